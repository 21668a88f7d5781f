"""Our bots at a table of another engine: they understand the position, and are shown no more than a seat may see."""

from random import Random

import pytest

pytest.importorskip("catanatron")

from bench.bots.catanatron_seat import THEIRS, SeatedBot, won
from bench.bots.catanatron_table import KINDS, LAYOUT, table_seen
from bench.bots.match import wilson
from catanatron import Color, Game, RandomPlayer

from pentarchy.bots import bot
from pentarchy.games.night_watch.features import land
from pentarchy.games.night_watch.maps import STANDARD_MAP
from pentarchy.kernel.testing.frozen import frozen

HIDDEN = ["KNIGHT", "ROAD_BUILDING", "YEAR_OF_PLENTY", "VICTORY_POINT", "MONOPOLY"]


@pytest.fixture(autouse=True)
def _leave_the_map_as_it_was():
    """The table of the other engine lays its own board out on the standard map."""
    before, tables = (LAYOUT.terrain, LAYOUT.numbers, LAYOUT.hexes_of_sum), (land.YIELDS, land.NUMBERS, land.AS_PRINTED)
    kept = [table[STANDARD_MAP] for table in tables]
    yield
    LAYOUT.terrain, LAYOUT.numbers, LAYOUT.hexes_of_sum = before
    for table, as_it_was in zip(tables, kept):
        table[STANDARD_MAP] = as_it_was


ROAD_HELD_OTHERWISE = "Longest Road NGT-10.3"
"""Once a road is cut the other engine gives the card to the longest line, however short and even where it is tied;
by NGT-10.4 it is set aside then. So its positions break this one of our invariants."""


class SteadyPlayer(RandomPlayer):
    """Plays at random, and the same in every process: in which order the other engine offers actions is not."""

    def decide(self, game, playable_actions):
        return super().decide(game, sorted(playable_actions, key=repr))


class Understanding(SteadyPlayer):
    """Plays at random and, at every choice, lets our bot find its way among the actions."""

    def __init__(self, color, seen):
        super().__init__(color)
        self.ours = SeatedBot(color, bot("random", 1), 1)
        self.seen = seen

    def decide(self, game, playable_actions):
        if len(playable_actions) > 1:
            table = table_seen(game.state, self.color, Random(1))
            assert [each for each in table.invariants() if each != ROAD_HELD_OTHERWISE] == []
            self.seen.append(table.question)
            assert self.ours.decide(game, playable_actions) in playable_actions
        return super().decide(game, playable_actions)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_is_understood(seats):
    seen = []
    for seed in range(3):
        Game([Understanding(color, seen) for color in list(Color)[:seats]], seed=seed).play()
    assert {"FoundSettlement", "FoundRoad", "BeforeRoll", "Act", "PlaceTormund"} <= set(seen)


def test_what_others_hold_is_not_looked_at():
    """Other cards in the hands of the others, as many as before, and the seat is shown the same."""

    class Swapped(SteadyPlayer):
        def decide(self, game, playable_actions):
            if len(playable_actions) == 1:
                return playable_actions[0]
            before = frozen(table_seen(game.state, self.color, Random(1)))
            twin = game.copy().state
            mine = twin.color_to_index[self.color]
            others = [seat for seat in range(3) if seat != mine]
            for names in (KINDS, HIDDEN):
                swap(twin.player_state, others, names)
            twin.development_listdeck.reverse()
            assert frozen(table_seen(twin, self.color, Random(1))) == before
            return super().decide(game, playable_actions)

    def swap(held, others, names):
        """Two seats trade a card of one kind for a card of another, where they can."""
        for one in names:
            for other in names:
                here, there = f"P{others[0]}_{one}_IN_HAND", f"P{others[1]}_{other}_IN_HAND"
                if one != other and held[here] and held[there]:
                    held[here] -= 1
                    held[there] -= 1
                    held[f"P{others[0]}_{other}_IN_HAND"] += 1
                    held[f"P{others[1]}_{one}_IN_HAND"] += 1
                    swapped.append((one, other))
                    return

    swapped = []
    Game([Swapped(color) for color in list(Color)[:3]], seed=3).play()
    assert len(swapped) > 50


def test_a_knight_beats_a_random_player(monkeypatch):
    monkeypatch.setitem(THEIRS, "random", SteadyPlayer)
    assert sum(won("knight", "random", seed) for seed in range(3)) == 3


def test_the_interval():
    low, high = wilson(190 / 200, 200)
    assert 0.90 < low < 0.95 < high < 0.98
