"""Puzzles over HTTP: the view of one seat, and nothing of the record behind it."""

import pytest

from pentarchy.puzzles import puzzles_of
from pentarchy.tables.puzzles import puzzle_sets

pytestmark = pytest.mark.anyio


async def test_puzzles_are_listed_and_shown(api):
    sets = (await api.get("/api/puzzles")).json()
    assert {each["game"]: each["difficulties"] for each in sets} == {
        each.game: each.difficulties for each in puzzle_sets()
    }
    shown = (await api.get("/api/puzzles/valeria/1")).json()
    puzzle = puzzles_of("valeria")[0]
    assert shown["answers"][0]["move"] == puzzle.best
    assert puzzle.best in shown["ask"]["options"]
    assert shown["view"]["you"] == shown["seat"] == puzzle.seat
    assert "lines" not in shown


@pytest.mark.parametrize("path", ["valeria/0", "valeria/99999", "chess/1"])
async def test_what_is_not_there_is_not_found(api, path):
    answer = await api.get(f"/api/puzzles/{path}")
    assert answer.status_code == 404, answer.text
