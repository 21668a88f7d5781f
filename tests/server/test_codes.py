"""A table that waits for players is found by the first six signs of its id."""

import pytest

from pentarchy.tables import opening
from tests.server.client import HUMAN, OPEN

pytestmark = pytest.mark.anyio


async def test_a_code_leads_to_its_table_in_either_case(api):
    table, _, _ = await api.table(HUMAN, OPEN, game="toy")
    for code in (table[:6], table[:6].lower(), table):
        assert (await api.get(f"/api/codes/{code}")).json() == {"id": table}


@pytest.mark.parametrize("code", ["AAAAAA", "A", "______", "0000000"])
async def test_no_table_has_such_a_code(api, code):
    await api.table(HUMAN, OPEN, game="toy")
    answer = await api.get(f"/api/codes/{code}")
    assert (answer.status_code, answer.json()["code"]) == (404, "no-such-table")


async def test_five_signs_are_too_few(api):
    table, _, _ = await api.table(HUMAN, OPEN, game="toy")
    assert (await api.get(f"/api/codes/{table[:5]}")).status_code == 404


async def test_a_game_that_runs_has_no_code(api):
    table, _, _ = await api.table(HUMAN, {"kind": "bot", "level": "random"}, game="toy")
    assert (await api.get(f"/api/codes/{table[:6]}")).status_code == 404


async def test_a_code_of_two_tables_leads_to_neither(api, monkeypatch):
    ids = iter(["SAMEONfirst", "SAMEONsecond"])
    monkeypatch.setattr(opening, "new_id", lambda: next(ids))
    await api.table(HUMAN, OPEN, game="toy")
    await api.table(HUMAN, OPEN, game="toy")
    answer = await api.get("/api/codes/sameon")
    assert (answer.status_code, answer.json()["code"]) == (409, "conflict")
