"""Published node counts: the rules lead on from fixed positions in exactly so many ways."""

from pathlib import Path

import pytest

from pentarchy.arena.perft_files import read
from pentarchy.kernel.perft import perft

FILES = sorted((Path(__file__).parent / "perft").glob("*.perft"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_counts_are_as_published(file):
    published = read(file)
    position = published.position()
    assert published.counts
    assert {depth: perft(position, depth) for depth in published.counts} == published.counts


def test_every_seat_count_and_difficulty_is_published():
    heads = [file.stem.split("-")[:2] for file in FILES]
    assert {head[0] for head in heads} == {"1", "2", "3", "4"}
    assert {head[1] for head in heads if head[0] == "1"} == {"easy", "standard", "hard"}
