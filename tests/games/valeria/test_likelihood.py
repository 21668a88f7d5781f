"""VAL-9.7: the dukes are the only secrets. They are dealt anew as likely as they are, at every stage."""

from collections import Counter
from random import Random

import pytest

from pentarchy.games.valeria import GAME
from pentarchy.games.valeria.cards import DUKES
from pentarchy.games.valeria.scoring import duke_points
from pentarchy.kernel.dealers import Dealer
from pentarchy.kernel.steps import CHANCE
from pentarchy.kernel.testing.worlds import assert_as_likely, possible_worlds
from tests.games.valeria.given import exhausted

FIRST = [f"deal {duke}" for duke in DUKES[:2]]
SECOND = [f"deal {duke}" for duke in DUKES[2:4]]
KEPT = [f"0> keep {DUKES[0]}", f"1> keep {DUKES[2]}"]


def about_to_deal(seats, *moves):
    """Everything is laid out, and these moves are made; the next dukes are dealt now."""
    table, dealer = GAME.new(seats), Dealer(0)
    while table.question != "DealDuke":
        table.play(dealer.choose(table))
    for text in moves:
        table.play(GAME.parse(text))
    return table


@pytest.mark.parametrize(
    "moves", [SECOND[:1], [*SECOND, KEPT[1]], [*SECOND, KEPT[0]], [*SECOND, *KEPT], [*SECOND, *KEPT, "start 1"]]
)
def test_what_the_first_player_knows_of_the_second(moves):
    """VAL-2.13: dealt, chosen but not revealed, kept"""
    assert_as_likely(possible_worlds(about_to_deal(2, *FIRST), moves, seat=0))


@pytest.mark.parametrize("moves", [FIRST, [*FIRST, *SECOND, KEPT[0]]])
def test_what_the_second_player_knows_of_the_first(moves):
    """VAL-2.13"""
    assert_as_likely(possible_worlds(about_to_deal(2), moves, seat=1))


def test_at_the_end_only_what_was_returned_is_unknown():
    """VAL-9.6"""
    start = about_to_deal(2, *FIRST)
    exhausted(5, 6, 7, 8)(start)
    turn = ["roll 1 2", "0> choose gold", "1> choose gold", "gain gold", "gain gold"]
    worlds = possible_worlds(start, [*SECOND, *KEPT, "start 1", *turn, *turn], seat=0)
    assert worlds.truth.over
    assert len(worlds.shares) == 7
    assert_as_likely(worlds)


@pytest.mark.parametrize("moves", [FIRST[:1], FIRST, [*FIRST, KEPT[0]]])
def test_what_a_spectator_knows_of_a_lonely_player(moves):
    """VAL-14.2: who the Dark Lord is nobody knows; he is drawn at the end, when he is unmasked"""
    assert_as_likely(possible_worlds(about_to_deal(1), moves, seat=None))


def test_without_dukes_there_are_no_secrets():
    """VAL-13.1: every seat sees what a spectator sees, but for the prices that it would have to pay itself"""
    table, dealer = GAME.new(3, {"no_dukes": True}), Dealer(1)
    for _ in range(60):
        table.play(dealer.choose(table) if table.seat == CHANCE else table.options()[0])
        seen = [on_the_table(table.view(seat)) for seat in (None, 0, 1, 2)]
        assert seen == [seen[0]] * 4


def on_the_table(view):
    own = ("you", "question", "asked", "centre", "players")
    players = [{key: value for key, value in player.items() if key != "dealt"} for player in view["players"]]
    cards = [place["cards"] for place in view["centre"]]
    return {key: value for key, value in view.items() if key not in own}, players, cards


def test_bots_believe_in_dukes_that_fit():
    """What a player has collected tells of the duke; `resample` deals them evenly all the same."""
    table, rng = about_to_deal(2, *FIRST, *SECOND), Random(1)
    for seat, duke in enumerate((DUKES[0], DUKES[2])):
        table.play(GAME.parse(f"keep {duke}"), seat)
    unknown = range(2, len(DUKES))
    even = Counter(table.imagine(0, rng).dukes[1] for _ in range(400))
    assert max(even.values()) < 3 * 400 / len(unknown), "nobody has collected anything yet"
    table.purse[1] = [0, 0, 40, 0]
    best = max(unknown, key=lambda duke: duke_points(table, 1, duke))
    worlds = [table.imagine(0, rng) for _ in range(200)]
    assert Counter(world.dukes[1] for world in worlds).most_common(1)[0][0] == best
    assert all(not world.invariants() for world in worlds)
