"""Bots of a game without a net: the one that `pentarchy new-game` writes."""

from importlib import import_module
from pathlib import Path

import pytest

import pentarchy
from pentarchy.bots import SeatObservation, bot

SKELETON = Path(pentarchy.__file__).parent / "cli" / "skeleton" / "src"


@pytest.fixture
def three_short(monkeypatch):
    """A total of 18 out of 21: three more win."""
    monkeypatch.syspath_prepend(SKELETON)
    state = import_module("pentarchy_mygame").GAME.new(2)
    for _ in range(6):
        state.play(state.game.parse("add 3"))
    return state


@pytest.mark.parametrize("name", ["greedy", "baron@30", "duke@"])
def test_they_see_a_win(three_short, name):
    player = bot(name, 1)
    assert three_short.game.text(player.choose(SeatObservation(three_short, 0))) == "add 3"


def test_the_same_seed_thinks_the_same(three_short):
    players = [bot("baron@30", 5) for _ in range(2)]
    values = []
    for player in players:
        player.choose(SeatObservation(three_short, 0))
        values.append([(each.move, each.value) for each in player.analysis.candidates])
    assert values[0] == values[1]
