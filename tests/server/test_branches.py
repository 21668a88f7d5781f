"""Branches over HTTP: the same luck, and who may see and remove one."""

import pytest

from tests.server.client import HUMAN, OPEN
from tests.server.test_tables import BOT, finished

pytestmark = pytest.mark.anyio


async def removed(api, table, token):
    headers = {"authorization": f"Bearer {token}"} if token else {}
    return (await api.http.delete(f"/api/tables/{table}", headers=headers)).status_code


async def branch(api, origin, *seats, **more):
    answer = await api.post(f"/api/tables/{origin}/what-if", {"moment": 0, "seats": [*seats], **more})
    assert answer.status_code == 201, answer.text
    return answer.json()


async def test_the_luck_of_a_branch_is_told_before_it_begins(api):
    origin, _ = await finished(api)
    for same_luck in (True, False):
        made = await branch(api, origin, HUMAN, BOT, same_luck=same_luck, title="Braver")
        info = (await api.get(f"/api/tables/{made['id']}")).json()
        assert (info["origin"], info["title"]) == (origin, "Braver")
        assert (info["repeated"] > 0) == same_luck
    seats = [HUMAN, OPEN]
    answer = await api.post(f"/api/tables/{origin}/what-if", {"moment": 0, "seats": seats, "same_luck": True})
    assert answer.status_code == 409


async def test_a_branch_is_found_by_nobody_who_has_not_its_address(api):
    origin, _ = await finished(api)
    made = await branch(api, origin, HUMAN, BOT)
    assert made["id"] not in (await api.get("/api/tables")).text
    assert made["id"] not in (await api.get(f"/api/tables/{origin}")).text
    for path in ("record", "review", "moments/0?seat=0"):
        assert (await api.get(f"/api/tables/{made['id']}/{path}")).status_code in (401, 403), path


async def test_whoever_made_a_branch_may_remove_it(api):
    origin, _ = await finished(api)
    made = await branch(api, origin, HUMAN, BOT)
    for token in ("", made["seats"][0]["token"]):
        assert await removed(api, made["id"], token) == 401
    assert await removed(api, made["id"], made["host_token"]) == 204
    assert (await api.get(f"/api/tables/{made['id']}")).status_code == 404
    assert (await api.get(f"/api/tables/{origin}")).status_code == 200


@pytest.mark.parametrize("first", [HUMAN, BOT])
async def test_a_branch_that_others_play_stays(api, first):
    origin, _ = await finished(api)
    made = await branch(api, origin, first, OPEN)
    await api.join(made["id"])
    assert await removed(api, made["id"], made["host_token"]) == 403


async def test_a_branch_with_several_seats_of_one_person_may_be_removed(api):
    origin, _ = await finished(api)
    made = await branch(api, origin, HUMAN, {**HUMAN, "name": "Boris"})
    assert await removed(api, made["id"], made["host_token"]) == 204
