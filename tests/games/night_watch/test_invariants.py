"""What must hold after every move (NGT-25.4 to NGT-25.6), with options mixed at random: every value of every option is
played by several games. The generic properties play the named variants to their ends."""

from collections import Counter
from random import Random

import pytest

from pentarchy.kernel.dealers import Dealer
from pentarchy.kernel.errors import BadOption, BadSeatCount
from pentarchy.kernel.steps import CHANCE
from tests.games.night_watch.given import GAME, A, B, an_empty_map, patrols, roads_of

CHOICES = {
    "mode": ["full", "base", "standard"],
    "founding": ["by_mode", "fixed", "snake"],
    "first_player": ["by_mode", "given", "drawn"],
    "variable_setup": [False, True],
    "tragedy_of_heroes": [False, True],
    "combined_trade_build": [False, True],
    "setup_reveals_tokens": [False, True],
    "trade_offers_per_turn": [0, 1, 3],
    "turn_limit": [7, 30, 60],
}
SEATS = [2, 3, 4]
GAMES, FEWEST = 180, 8


def mixed(number):
    """A legal mixture of options and a number of seats."""
    rng = Random(number)
    while True:
        seats, options = rng.choice(SEATS), {name: rng.choice(values) for name, values in CHOICES.items()}
        options["mode"] = CHOICES["mode"][number % 3]
        try:
            GAME.new(seats, options)
        except (BadOption, BadSeatCount):
            continue
        return seats, options


@pytest.mark.parametrize("number", range(GAMES))
def test_invariants_hold_after_every_move(number):
    seats, options = mixed(number)
    state, dealer, rng = GAME.new(seats, options), Dealer(number), Random(number)
    while not state.over:
        seat = rng.choice(state.pending)
        state.play(dealer.choose(state) if seat == CHANCE else rng.choice(state.options(seat)), seat)
        assert state.invariants() == []


def test_every_value_of_every_option_is_played():
    games = [mixed(number) for number in range(GAMES)]
    assert {option.name for option in GAME.options} == CHOICES.keys()
    for name, values in CHOICES.items():
        played = Counter(options[name] for _, options in games)
        assert all(played[value] >= FEWEST for value in values), (name, played)
    assert all(count >= FEWEST for count in Counter(seats for seats, _ in games).values())


@pytest.mark.parametrize("mode", ["full", "base"])
def test_a_special_card_in_wrong_hands_is_noticed(mode):
    """NGT-10.3, NGT-11.5: in every mode, and for both cards."""
    table = an_empty_map(mode).given(roads_of(A, "p01 p09 p14 p24 p30"), patrols(3, 0, 0, 0)).table
    noticed = table.invariants()
    assert not [name for name in noticed if name.startswith(("Longest Road", "Largest Patrol"))]
    table.road_holder = table.patrol_holder = B
    noticed = table.invariants()
    assert "Longest Road NGT-10.3" in noticed
    assert "Largest Patrol NGT-11.5" in noticed
