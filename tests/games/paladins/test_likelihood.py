"""The paladin decks of others are dealt anew as likely as they are (PAL-13.7)."""

from random import Random

import pytest

from pentarchy.games.paladins.cards import PALADINS
from pentarchy.games.paladins.steps.paladins import ARRANGE_TOGETHER, DRAW_PALADINS, REVEAL_PALADIN
from pentarchy.games.paladins.steps.round import END_OF_ROUND, FIRST_TURN
from pentarchy.games.paladins.steps.turn import NEXT_TURN
from pentarchy.kernel.testing.frozen import frozen
from pentarchy.kernel.testing.worlds import assert_as_likely, possible_worlds
from tests.games.paladins.given import a_game, tavern

DRAWN = ["draw anseis", "draw engelier"]
"""Seat 0 has three cards left; the last of them is no choice."""


def mask(*names):
    return sum(1 << PALADINS.index(name) for name in names)


def start(*undrawn):
    """Before the paladins are drawn: the first deck holds just a hand, the second what is given."""

    def arrange(table):
        everybody = (1 << len(PALADINS)) - 1
        table.undrawn = [mask("anseis", "engelier", "gerin"), mask(*undrawn)]
        table.used = [everybody & ~cards for cards in table.undrawn]
        table.round, table.start, table.hired = 3, 0, [-1, -1]
        table.agenda = [END_OF_ROUND, NEXT_TURN, FIRST_TURN, REVEAL_PALADIN[1], REVEAL_PALADIN[0], ARRANGE_TOGETHER]
        table.agenda += [DRAW_PALADINS[1], DRAW_PALADINS[0]]
        table.advance()

    return a_game(2).given(tavern("tavern_01", "tavern_07", "tavern_08"), arrange).table


FIVE = ["oliver", "otton", "roland", "samson", "ivon"]
HAND = ["draw oliver", "draw otton", "draw roland"]
HIDDEN = ["1> arrange oliver top otton bottom roland"]
OWN = ["0> arrange anseis top engelier bottom gerin"]


@pytest.mark.parametrize("seat", [0, None])
@pytest.mark.parametrize("moves", [HAND, HAND + HIDDEN], ids=["drawn", "arranged"])
def test_what_another_has_drawn_and_chosen(seat, moves):
    """PAL-13.4, PAL-13.7: any three of five, in any order."""
    assert_as_likely(possible_worlds(start(*FIVE), DRAWN + moves, seat))


def test_what_is_left_after_the_reveal():
    """PAL-13.5, PAL-13.7: the paladin in play is known, where the other four lie is not."""
    worlds = possible_worlds(start(*FIVE), DRAWN + HAND + HIDDEN + OWN + ["hire tavern_07"], 0)
    assert worlds.truth.view(0)["boards"][1]["paladin"] == "oliver"
    assert len(worlds.shares) == 4 * 3  # which of the four is on top, which one under the deck
    assert_as_likely(worlds)


def test_the_own_deck_stays_as_it_is():
    """PAL-13.3"""
    worlds = possible_worlds(start(*FIVE), DRAWN + HAND + HIDDEN, 1)
    assert set(worlds.shares) == {frozen(worlds.truth.resample(1, Random(seed))) for seed in range(20)}
