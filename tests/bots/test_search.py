"""What a search finds in games whose answers are known."""

from random import Random

import pytest

import pentarchy
from pentarchy.bots import SeatObservation
from pentarchy.bots.search import Budget, SearchBot, SearchSettings
from pentarchy.bots.search.values import NetJudge, RolloutJudge, final, judge_of
from pentarchy.kernel import Outcome
from pentarchy.kernel.testing.frozen import frozen
from tests.bots.trees import Ask, End, Roll, TreeJudge, begun
from tests.kernel.toy import TOY


def chosen(state, tries=300, seed=1, **style):
    """The branch that a search takes."""
    searcher = SearchBot("searcher", seed, Budget(tries=tries), SearchSettings(**style), judging=TreeJudge)
    return searcher.choose(SeatObservation(state, state.seat))


def test_it_does_not_fall_for_what_only_looks_good():
    bait = Ask(1, [End([0, 9]), End([9, 0])], worth=[9, 0])
    plain = Ask(1, [End([5, 4]), End([5, 3])], worth=[3, 0])
    state = begun(Ask(0, [bait, plain]))
    assert chosen(state, tries=0) == 0
    assert chosen(state) == 1


def test_it_looks_further_than_one_answer():
    def late(good):
        return Ask(0, [Ask(1, [Ask(0, [End([good, 5]), End([0, 5])])])])

    assert chosen(begun(Ask(0, [late(1), late(1), late(9), late(1)]))) == 2


@pytest.mark.parametrize(("weights", "better"), [([9, 1], 0), ([1, 9], 1)])
def test_chance_counts_as_likely_as_it_is(weights, better):
    gamble = Roll([End([9, 0]), End([0, 9])], weights)
    coin = Roll([End([9, 0]), End([0, 9])], [1, 1])
    assert chosen(begun(Ask(0, [gamble, coin]))) == better


def test_a_choice_after_chance_is_worth_its_better_half():
    choice = Roll([Ask(0, [End([9, 0]), End([0, 9])]), Ask(0, [End([0, 9]), End([9, 0])])])
    coin = Roll([End([9, 0]), End([0, 9])])
    assert chosen(begun(Ask(0, [coin, choice]))) == 1


def test_everybody_plays_for_himself():
    """The next player would rather win himself than spoil it for everybody."""
    risky = Ask(1, [End([9, 5, 0], winners=[0, 1]), End([0, 0, 9])])
    safe = Roll([End([9, 0, 0]), End([0, 9, 0]), End([0, 0, 9])])
    state = begun(Ask(0, [risky, safe]), seats=3)
    assert chosen(state) == 0


def test_partners_play_for_the_team():
    mine = Ask(1, [End([9, 0], winners=[])])
    ours = Ask(1, [End([0, 0], winners=[0, 1]), End([5, 9], winners=[])])
    state = begun(Ask(0, [mine, ours]), together=True)
    assert state.sides() == [0, 0]
    assert chosen(state) == 1
    assert chosen(begun(ours, together=True)) == 0


@pytest.mark.parametrize("mode", ["competitive", "cooperative", "hidden_oaths"])
def test_games_say_who_are_partners(mode):
    state = pentarchy.load("amulet").new(3, {"mode": mode})
    assert state.sides() == ([0, 0, 0] if mode == "cooperative" else [0, 1, 2])


def test_it_finds_one_good_move_among_two_hundred():
    branches = [Ask(1, [End([0, 9])], worth=[0, 0]) for _ in range(200)]
    branches[137] = Ask(1, [End([9, 0])], worth=[1, 0])
    assert chosen(begun(Ask(0, branches)), tries=600) == 137


def test_same_seed_and_tries_same_play():
    def game(seed):
        state, rng = TOY.new(3), Random(2)
        players = [SearchBot("b", seed + seat, Budget(tries=60)) for seat in range(3)]
        moves = []
        while not state.over:
            if state.seat < 0:
                state.play(state.draw(rng.random()))
            else:
                moves.append(players[state.seat].choose(SeatObservation(state, state.seat)))
                state.play(moves[-1])
        return moves, [player.analysis.candidates for player in players]

    assert game(5) == game(5)


def test_any_of_several_pending_seats_may_be_asked():
    state = TOY.new(3)
    while state.seat < 0:
        state.play(state.options()[-1])
    assert state.pending == [0, 1, 2]
    for seat in (2, 0, 1):
        before = frozen(state)
        move = SearchBot("b", 1, Budget(tries=50)).choose(SeatObservation(state, seat))
        assert frozen(state) == before
        state.play(move, seat)
    assert state.pending == [0, 1, 2]
    assert state.question == "Sort"


def test_the_tree_lives_on_within_a_turn():
    far = Ask(0, [Ask(0, [Ask(1, [End([9, 0]), End([8, 0])]), Ask(1, [End([0, 9])])]), End([1, 2])])
    state = begun(far)
    for reuse, expected in ((True, True), (False, False)):
        searcher = SearchBot("b", 1, Budget(tries=200), SearchSettings(reuse=reuse))
        searcher.choose(SeatObservation(state, 0))
        after = state.copy()
        after.play(0)
        searcher.choose(SeatObservation(after, 0))
        assert (searcher.analysis.reused > 0) is expected


def test_the_tree_is_found_again_after_chance_and_not_after_others():
    def later(points):
        return Ask(0, [Ask(1, [End([points, 0]), End([0, 1])]), End([0, 9])])

    state = begun(Ask(0, [Roll([later(3), later(4)]), Ask(1, [later(5)])]))
    for first, found in ((0, True), (1, False)):
        searcher = SearchBot("b", 1, Budget(tries=400))
        searcher.choose(SeatObservation(state, 0))
        after = state.copy()
        after.play(first)
        searcher.memory.move = first
        after.play(after.options()[-1])
        searcher.choose(SeatObservation(after, 0))
        assert (searcher.analysis.reused > 0) is found


def test_a_finished_game_is_what_it_is():
    lost = final(Outcome([1, 2, 3], [50, 40, 10], [{}] * 3, "end"), [0, 1, 2], 50.0, 0.03).values
    assert lost[0] > 0.95
    assert 0.05 > lost[1] > lost[2]
    shared = final(Outcome([1, 1, 3], [50, 50, 10], [{}] * 3, "end"), [0, 1, 2], 50.0, 0.03).values
    assert shared[0] == shared[1] > 0.95 > shared[2]


def test_a_lost_game_without_points_counts_how_far_it_came():
    """Otherwise a search would take any game that goes on for better than any that is over."""
    state, rng = pentarchy.load("amulet").new(2, {"mode": "cooperative"}), Random(4)
    before = state
    while not state.over:
        before = state.copy()
        state.settle(rng.random)
        if not state.over:
            state.play(rng.choice(state.options()))
    assert not state.outcome.winners
    judge = judge_of(before, 0, rng.random)
    assert isinstance(judge, NetJudge)
    verdict = judge.verdicts([state])[0]
    estimate = judge.net.uncorrected([state], 0)[0]
    assert verdict.chances == [0.0, 0.0]
    assert verdict.values[0] == pytest.approx(judge.net.card.pride * estimate.points[0])
    assert estimate.points[0] != 0


def test_a_game_is_judged_by_its_net_or_else_by_rollouts():
    rng = Random(1)
    assert isinstance(judge_of(pentarchy.load("valeria").new(2), 0, rng.random), NetJudge)
    judge = judge_of(begun(Ask(0, [End([9, 0]), End([9, 0])])), 0, rng.random)
    assert isinstance(judge, RolloutJudge)
    state = begun(Ask(0, [End([9, 0]), End([9, 0])]))
    assert judge.verdicts([state, state])[1].chances[0] == 1.0


@pytest.mark.parametrize("slug", pentarchy.games())
def test_a_net_judges_only_by_what_its_seat_may_know(slug):
    """The same table with other secrets has the same values."""
    state, rng = pentarchy.load(slug).new(pentarchy.load(slug).seats[-1]), Random(2)
    for _ in range(60):
        state.settle(rng.random)
        state.play(rng.choice(state.options()))
    state.settle(rng.random)
    judge = judge_of(state, 0, rng.random)
    one, other = judge.verdicts([state.resample(0, rng), state])
    assert (one.values, one.chances) == (other.values, other.chances)
