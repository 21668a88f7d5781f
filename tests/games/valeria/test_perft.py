"""Published node counts: the number of ways to play on from a position, chance counted like a player."""

from pathlib import Path

import pytest

from pentarchy.games.valeria import GAME
from pentarchy.kernel.perft import perft
from pentarchy.kernel.state import FIRST

FILES = sorted((Path(__file__).parent / "perft").glob("*.perft"))


class Position:
    """One file: `seats`, `option name=value`, `opening a; b; 1> c`, then a depth and its count on each line."""

    def __init__(self, path):
        self.counts, seats, pairs, moves = [], 0, [], []
        for line in path.read_text(encoding="utf-8").splitlines():
            word, _, rest = line.partition(" ")
            if word == "seats":
                seats = int(rest)
            elif word == "option":
                pairs.append(rest)
            elif word == "opening":
                moves += rest.split("; ")
            elif word.isdigit():
                self.counts.append((int(word), int(rest)))
        self.state = GAME.new(seats, GAME.parse_options(pairs))
        for text in moves:
            seat, arrow, move = text.rpartition("> ")
            self.state.play(GAME.parse(move), int(seat) if arrow else FIRST)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_perft(path):
    position = Position(path)
    assert position.counts
    for depth, count in position.counts:
        assert perft(position.state, depth) == count, depth
