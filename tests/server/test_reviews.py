"""Reviews over HTTP: of finished games only, in processes of their own, kept while nobody looks."""

import asyncio
import sys

import pytest

from pentarchy.games import load
from pentarchy.kernel.record import Record
from pentarchy.kernel.steps import CHANCE
from tests.server.client import HUMAN, OPEN

pytestmark = pytest.mark.anyio
PLAIN = {"content-type": "text/plain"}


async def uploaded(api, whole=True):
    record = Record(load("toy"), 2)
    while not record.state.over and (whole or len(record.entries) < 2):
        state = record.state
        record.play(state.draw(0.3) if state.seat == CHANCE else state.options()[0])
    answer = await api.http.post("/api/records", content=record.text(), headers=PLAIN)
    assert answer.status_code == 201, answer.text
    return answer.json()["id"], record


async def whole_review(api, table):
    while True:
        answer = await api.get(f"/api/tables/{table}/review")
        assert answer.status_code == 200, answer.text
        if answer.json()["complete"]:
            return answer.json()
        await asyncio.sleep(0.05)


async def test_a_finished_game_is_reviewed_by_whoever_may_see_its_record(api):
    table, record = await uploaded(api)
    review = await whole_review(api, table)
    assert review["done"] == review["parts"]
    assert len(review["players"]) == 2
    for player in review["players"]:
        assert abs(player["luck"] + player["skill"] - player["result"]) < 1e-5
    for decision in review["decisions"]:
        assert record.lines[decision["moment"]].startswith(decision["move"])
    again = await api.get(f"/api/tables/{table}/review")
    assert again.json() == review
    known = await api.get(f"/api/tables/{table}/review?known={review['done']}")
    assert known.json() == {**review, "decisions": []}


async def test_one_choice_can_be_looked_at_longer(api):
    table, _ = await uploaded(api)
    review = await whole_review(api, table)
    first = review["decisions"][0]
    answer = await api.get(f"/api/tables/{table}/review/{first['index']}?true=1")
    assert answer.status_code == 200, answer.text
    assert (answer.json()["index"], answer.json()["move"]) == (first["index"], first["move"])
    assert answer.json()["candidates"][0]["looks"] > first["candidates"][0]["looks"]
    assert (await api.get(f"/api/tables/{table}/review/9999")).status_code == 404


async def test_a_game_under_way_is_reviewed_by_nobody(api):
    table, host, [anna] = await api.table(HUMAN, OPEN, game="toy")
    await api.join(table)
    for token in ("", anna, host):
        for path in ("review", "review/0"):
            answer = await api.get(f"/api/tables/{table}/{path}", token)
            assert (answer.status_code, answer.json()["code"]) == (403, "not-allowed")
    unfinished, _ = await uploaded(api, whole=False)
    answer = await api.get(f"/api/tables/{unfinished}/review")
    assert (answer.status_code, answer.json()["code"]) == (400, "not-over")


async def test_a_worker_that_dies_fails_one_review_and_no_other(api, monkeypatch):
    table, _ = await uploaded(api)
    pool = api.node.reviews.pool
    with monkeypatch.context() as patch:
        patch.setattr(pool, "command", (sys.executable, "-c", "raise SystemExit(1)"))
        assert (await api.get(f"/api/tables/{table}/review")).status_code == 200
        while not api.node.reviews.kept[table].failed:
            await asyncio.sleep(0.05)
    answer = await api.get(f"/api/tables/{table}/review")
    assert (answer.status_code, answer.json()["code"]) == (500, "failed")
    assert (await whole_review(api, table))["complete"]


async def test_only_so_many_at_once(api, monkeypatch):
    class Never:
        size = 1

        async def request(self, job):
            await asyncio.Event().wait()

        async def close(self):
            pass

    monkeypatch.setattr(api.node.reviews, "limited", True)
    usual = api.node.reviews.pool
    monkeypatch.setattr(api.node.reviews, "pool", Never())
    tables = [(await uploaded(api))[0] for _ in range(3)]
    codes = [(await api.get(f"/api/tables/{table}/review")).status_code for table in tables]
    assert codes == [200, 200, 429]
    await usual.close()
