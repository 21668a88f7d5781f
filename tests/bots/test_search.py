"""What a search finds in games whose answers are known."""

from random import Random

import pytest

import pentarchy
from pentarchy.bots import SeatObservation
from pentarchy.bots.search import Budget, SearchBot, SearchSettings
from pentarchy.bots.search.values import Values
from pentarchy.bots.simple import GreedyBot
from pentarchy.kernel import Outcome
from pentarchy.kernel.testing.frozen import frozen
from tests.bots.trees import Ask, End, Roll, begun
from tests.kernel.toy import TOY


def chosen(state, tries=300, seed=1, **style):
    """The branch that a search takes."""
    searcher = SearchBot("searcher", seed, Budget(tries=tries), SearchSettings(**style))
    return searcher.choose(SeatObservation(state, state.seat))


def test_it_does_not_fall_for_what_only_looks_good():
    bait = Ask(1, [End([0, 9]), End([9, 0])], worth=[9, 0])
    plain = Ask(1, [End([5, 4]), End([5, 3])], worth=[3, 0])
    state = begun(Ask(0, [bait, plain]))
    assert GreedyBot(1).choose(SeatObservation(state, 0)) == 0
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


def test_chances_of_all_sides_add_up():
    values = Values(begun(Ask(0, [End([0, 0, 0])], worth=[3, 1, 1]), seats=3), scale=2.0)
    shares = values.shares([3, 1, 1])
    assert sum(shares) == pytest.approx(1)
    assert shares[0] > shares[1] == shares[2]
    assert values.shares([3000.0, 0, 0]) == pytest.approx([1, 0, 0])


def test_one_side_measures_itself_against_now():
    values = Values(begun(Ask(0, [End([0, 0])], worth=[4, 2]), together=True), scale=2.0)
    assert values.shares([4, 2]) == [0.5, 0.5]
    better = values.shares([6, 4])
    assert better[0] == better[1] > 0.7


def test_a_shared_win_is_shared_and_places_break_despair():
    values = Values(begun(Ask(0, [End([0, 0, 0])]), seats=3))
    won = values.final(Outcome([1, 1, 3], [5, 5, 1], [{}] * 3, "end"))
    assert won[0] == won[1] > 0.45 > won[2] >= 0
    lost = values.final(Outcome([1, 2, 3], [5, 4, 1], [{}] * 3, "end"))
    assert lost[0] > 0.95
    assert 0.05 > lost[1] > lost[2]


def test_partners_count_how_many_of_them_won():
    values = Values(begun(Ask(0, [End([0, 0])]), together=True))
    half = values.final(Outcome([1, 2], [1, 0], [{}] * 2, "end", winners=[0]))
    full = values.final(Outcome([1, 1], [1, 1], [{}] * 2, "end"))
    none = values.final(Outcome([2, 2], [0, 0], [{}] * 2, "end", winners=[]))
    assert max(none) < min(half) < max(half) < min(full)
