"""Golden games: whole games on file that replay to the same end, for every variant and seat count of every game."""

from pathlib import Path

import pytest

import pentarchy
from tests.golden.regenerate import expected, outcomes_of

FOLDER = Path(__file__).parent
FILES = [pytest.param(path, id=f"{path.parent.name}-{path.stem}") for path in sorted(FOLDER.glob("*/*.record"))]


@pytest.mark.parametrize("path", FILES)
def test_golden_game_replays_to_the_same_end(path):
    text = path.read_text(encoding="utf-8")
    record = pentarchy.replay(pentarchy.load(path.parent.name), text)
    assert expected(record) == outcomes_of(path.parent.name)[path.stem]
    assert record.text() == text


@pytest.mark.parametrize("slug", pentarchy.games())
def test_every_variant_and_seat_count_has_a_golden_game(slug):
    game = pentarchy.load(slug)
    wanted = {f"{variant.name}-{seats}" for variant in game.variants for seats in variant.seats}
    assert wanted <= {path.stem for path in (FOLDER / slug).glob("*.record")}
