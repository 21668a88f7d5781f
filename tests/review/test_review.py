"""Luck and skill: they add up in every game and way of playing, and know no secret."""

from dataclasses import replace
from itertools import pairwise
from math import isclose
from random import Random

import pytest

from pentarchy.games import load, shipped
from pentarchy.kernel.record import Record
from pentarchy.kernel.state import State
from pentarchy.kernel.steps import CHANCE
from pentarchy.review import Review, answer_to, jobs_for, luck, reviewed
from pentarchy.review.eyes import Eyes
from pentarchy.review.grades import GRADES, STEPS, accuracy_of, grade_of
from pentarchy.review.report import NotOver
from pentarchy.review.sentences import sentence
from pentarchy.review.weighing import Chosen, weighed
from pentarchy.words import Words
from tests.review.games import begun, few_answers, random_game

NOBODY = -1
WAYS = [(slug, way) for slug in shipped() for way in load(slug).variants]


def graph_of(record: Record, parts: int = 1) -> Review:
    jobs = jobs_for(record, only=NOBODY, parts=parts)
    return reviewed(record, [answer_to(job) for job in jobs], 1.0)


@pytest.mark.parametrize(("slug", "way"), WAYS, ids=[f"{slug}-{way.name}" for slug, way in WAYS])
def test_luck_and_skill_add_up_whatever_the_judge_says(slug, way, monkeypatch):
    """A judge who speaks at random is the hardest case, and the cheapest."""
    monkeypatch.setattr(Eyes, "expected", lambda eyes, states, seat: [eyes.rng.random() for _ in states])
    few_answers(monkeypatch)
    check_sums(random_game(slug, way.seats[-1], way.options))


@pytest.mark.parametrize("slug", shipped())
def test_luck_and_skill_add_up_to_the_result(slug, monkeypatch):
    few_answers(monkeypatch)
    check_sums(random_game(slug, load(slug).seats[0]))


def check_sums(record):
    review = graph_of(record)
    assert review.complete
    for player in review.players:
        assert isclose(player.luck + player.skill, player.result, abs_tol=1e-9)
        assert isclose(player.own_luck + player.others_luck, player.luck, abs_tol=1e-9)
        assert player.final == float(player.seat in record.state.outcome.winners)
        assert 0.0 <= player.start <= 1.0
        plain = player.plain()
        assert isclose(plain["luck"] + plain["skill"], plain["result"], abs_tol=3e-6)


def test_every_step_begins_where_the_last_one_ended():
    review = graph_of(random_game("valeria", 3))
    for one, next_one in pairwise(review.moves):
        assert one.after == next_one.before
    assert {move.kind for move in review.moves} == {"luck", "choice"} | ({"secrets"} & {review.moves[-1].kind})


@pytest.mark.parametrize("slug", shipped())
def test_the_luck_of_all_answers_is_nothing_in_the_mean(slug):
    """Where all answers can be counted, what they are worth, weighted, is what was expected."""
    record = begun(slug, load(slug).seats[-1], 20)
    state, seen, rng = record.state.copy(), 0, Random(5)
    while seen < 2 and not state.over:
        if state.seat == CHANCE:
            seen += holds_in_the_mean(state)
            state.play(state.draw(rng.random()))
        else:
            state.play(rng.choice(state.options(state.seat)), state.seat)
    assert seen


def holds_in_the_mean(state: State) -> bool:
    eyes = Eyes(state.game.slug, Random(3))
    answers = luck.all_answers(state, luck.MOST)
    worlds = [state.imagine(0, Random(i)) for i in range(8)]
    if not answers or not luck.all_alike(worlds) or any(end.over for end, _ in answers):
        return False
    assert isclose(sum(weight for _, weight in answers), 1.0)
    found = eyes.chances([end for end, _ in answers], 0)
    mean = sum(chance * weight for chance, (_, weight) in zip(found, answers, strict=True))
    assert isclose(luck.expected(state, 0, eyes, Random(3)), mean, abs_tol=1e-9)
    return True


@pytest.mark.parametrize("slug", shipped())
def test_true_secrets_change_nothing(slug):
    """The same choice is judged alike, whatever the cards are that its seat cannot see."""
    record = begun(slug, load(slug).seats[-1], 40)
    seat = record.state.seat
    move, chosen = record.state.options(seat)[-1], Chosen(0, 0, seat, "")
    other = record.state.resample(seat, Random(99))
    assert weighed(other, chosen, move, Random(1), 0.25) == weighed(record.state, chosen, move, Random(1), 0.25)


@pytest.mark.parametrize("slug", shipped())
def test_a_choice_is_judged_whole(slug):
    record = begun(slug, load(slug).seats[-1], 30)
    state, seat = record.state, record.state.seat
    for move in state.options(seat)[:2]:
        found = weighed(state, Chosen(7, 3, seat, "Asked"), move, Random(1), 0.5)
        assert (found.index, found.moment, found.move, found.options) == (
            7,
            3,
            state.game.text(move),
            len(state.options(seat)),
        )
        assert found.best in [state.game.text(each) for each in state.options(seat)]
        assert found.at_stake >= found.cost >= 0.0
        assert found.grade in GRADES
        assert not found.candidates or found.candidates[0].move == found.best


@pytest.mark.parametrize(
    ("slug", "seats", "options"),
    [
        ("amulet", 3, {"mode": "cooperative"}),
        ("amulet", 3, {"mode": "hidden_oaths"}),
        ("amulet", 1, {}),
        ("valeria", 1, {}),
        ("paladins", 1, {}),
    ],
)
def test_together_alone_and_with_hidden_oaths(slug, seats, options):
    record = begun(slug, seats, 15, options=options)
    state, seat = record.state, record.state.seat
    found = weighed(state, Chosen(0, 0, seat, ""), state.options(seat)[0], Random(1), 0.25)
    assert len(found.candidates[0].chances) == seats
    assert (found.points is None) == (slug == "amulet"), "its shared and solo games count no points"
    words = Words(state.game, "sk")
    assert sentence(found, state.game, words)
    assert not words.problems


def test_the_true_cards_are_another_judge():
    record = begun("valeria", 4, 40)
    state, seat = record.state, record.state.seat
    chosen, move = Chosen(0, 0, seat, ""), state.options(seat)[0]
    deals = (state.resample(seat, Random(i)) for i in range(4))
    judged = (weighed(deal, chosen, move, Random(1), 0.25, true_cards=True) for deal in deals)
    first = next(judged)
    assert any(found != first for found in judged)


def test_what_may_be_noise_is_no_mistake():
    assert grade_of(0.004, 0.0) == "best"
    assert grade_of(0.012, 0.0) == "fine"
    assert [grade_of(cost, 0.0) for cost in STEPS.values()] == list(STEPS)
    assert grade_of(0.3, 0.16) == "fine"
    assert grade_of(0.3, 0.13) == "mistake"
    assert grade_of(0.06, 0.03) == "fine"
    assert grade_of(0.06, 0.025) == "inaccuracy"


def test_accuracy_is_what_was_kept():
    assert accuracy_of(0.0, 0.0) == 100.0
    assert accuracy_of(0.2, 0.8) == 75.0
    assert accuracy_of(2.0, 1.0) == 0.0


def test_parts_come_in_any_order_and_number(monkeypatch):
    few_answers(monkeypatch)
    record = random_game("dice_king", 2)
    whole = graph_of(record)
    parts = [answer_to(job) for job in jobs_for(record, only=NOBODY, parts=5)]
    assert reviewed(record, parts[::-1], 1.0).plain() == whole.plain()
    some = reviewed(record, [parts[0], parts[3]], 1.0)
    assert not some.complete
    assert some.players == []
    assert 0 < len(some.moves) < len(whole.moves)


def test_moments_count_lines_also_after_taking_back(monkeypatch):
    few_answers(monkeypatch)
    record = Record(load("dice_king"), 2)
    rng = Random(2)
    while len(record.entries) < 6 or record.state.seat == CHANCE:
        state = record.state
        record.play(state.draw(rng.random()) if state.seat == CHANCE else state.options()[0])
    seat = record.state.seat
    record.play(record.state.options()[0])
    record.undo(seat, consent=True)
    record.play(record.state.options()[1])
    while not record.state.over:
        state = record.state
        record.play(state.draw(rng.random()) if state.seat == CHANCE else rng.choice(state.options()))
    for job in jobs_for(record, only=NOBODY):
        for step in answer_to(job).steps:
            if not step.by_chance:
                assert record.lines[step.moment].startswith(step.text.split("; ")[0])


def test_a_game_under_way_is_reviewed_by_nobody():
    with pytest.raises(NotOver, match="not over"):
        reviewed(begun("dice_king", 2, 5), [], 1.0)


def test_one_choice_can_be_looked_at_longer():
    record = random_game("dice_king", 2)
    whole = answer_to(replace(jobs_for(record, depth=0.25, parts=1)[0], stop=30))
    index = whole.decisions[-1].index
    job = replace(jobs_for(record, depth=2.0, parts=1)[0], start=index, stop=index + 1, graph=False)
    [found] = answer_to(job).decisions
    assert found.index == index
    assert found.candidates[0].looks > whole.decisions[-1].candidates[0].looks
