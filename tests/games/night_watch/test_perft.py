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
    assert {depth: perft(position, depth) for depth in published.counts} == published.counts


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_files_are_in_their_normal_form(file):
    assert read(file).text() == file.read_text(encoding="utf-8")


def test_every_mode_and_seat_count_is_published():
    published = {(perft.options.get("mode", "full"), perft.seats) for perft in map(read, FILES)}
    assert published >= {(mode, seats) for mode in ("full", "base", "standard") for seats in (3, 4)}
    assert ("standard", 2) in published
