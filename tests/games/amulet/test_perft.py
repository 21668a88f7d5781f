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


def test_every_seat_count_and_mode_is_published():
    published = {(perft.seats, perft.options.get("mode", "competitive")) for perft in map(read, FILES)}
    assert {seats for seats, _ in published} == {1, 2, 3, 4, 5}
    assert {mode for _, mode in published} == {"competitive", "cooperative", "solo", "hidden_oaths"}
