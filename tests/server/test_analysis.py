"""The board of analysis over HTTP: worked out by the workers, within their limits."""

import pytest

from tests.server.client import HUMAN, OPEN

pytestmark = pytest.mark.anyio


async def test_a_position_and_its_chances(api):
    begun = (await api.post("/api/analysis", {"game": "toy", "seats": 2})).json()
    known = {name: begun[name] for name in ("game", "rules", "seats", "options", "lines")}
    after = (await api.post("/api/analysis", {**known, "move": begun["ask"]["options"][0]})).json()
    assert len(after["lines"]) == len(begun["lines"]) + 1
    found = await api.post("/api/analysis/chances?deeper=1", known)
    assert found.status_code == 200, found.text
    assert {option["move"] for option in found.json()["candidates"]} <= {*begun["ask"]["options"]}


@pytest.mark.parametrize("path", ["/api/analysis", "/api/analysis/chances"])
async def test_what_is_no_record_is_refused(api, path):
    for body in ({"text": "nonsense"}, {"game": "toy", "seats": 2, "lines": ["nonsense"]}, {"game": "none"}, {}):
        answer = await api.post(path, body)
        assert 400 <= answer.status_code < 500, answer.text
    for huge in ({"rules": 10**30}, {"options": {"mode": 10**30}}):
        assert (await api.post(path, {"game": "toy", "seats": 2, **huge})).status_code == 400
    for lines in (["x"] * 10_001, ["\n".join("x" * 10_001)]):
        assert (await api.post(path, {"game": "toy", "seats": 2, "lines": lines})).status_code == 413


async def test_a_table_is_never_asked(api):
    """A game under way cannot be analysed by its id: the record has to be brought."""
    table, _, [anna] = await api.table(HUMAN, OPEN, game="toy")
    assert (await api.post("/api/analysis", {"table": table}, anna)).status_code == 400
