"""Published node counts: the rules lead on from fixed positions in exactly so many ways."""

from pathlib import Path

import pytest

from pentarchy.games import load
from pentarchy.kernel.perft import perft

FILES = sorted((Path(__file__).parent / "perft").glob("*.perft"))


def position_and_counts(file):
    """The position that a file describes, and the published counts by depth."""
    lines = [line for line in file.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    fields = [line.partition(" ")[::2] for line in lines]
    game, seats = load(dict(fields)["game"]), int(dict(fields)["seats"])
    state = game.new(seats, game.parse_options([value for key, value in fields if key == "option"]))
    for key, moves in fields:
        if key == "opening":
            for move in moves.split("; "):
                state.play(game.parse(move))
    return state, {int(key): int(value) for key, value in fields if key.isdigit()}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_counts_are_as_published(file):
    state, published = position_and_counts(file)
    assert {depth: perft(state, depth) for depth in published} == published


def test_every_seat_count_and_difficulty_is_published():
    heads = [file.stem.split("-")[:2] for file in FILES]
    assert {head[0] for head in heads} == {"1", "2", "3", "4"}
    assert {head[1] for head in heads if head[0] == "1"} == {"easy", "standard", "hard"}
