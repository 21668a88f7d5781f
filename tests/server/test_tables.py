"""Tables from invitation to rematch, records in and out, moments and what-ifs."""

import pytest

from pentarchy.games import load
from pentarchy.kernel.record import replay
from pentarchy.kernel.steps import index_at
from pentarchy.tables import luck
from pentarchy.tables.seeding import promise
from tests.server.client import HUMAN, OPEN, closed_with

pytestmark = pytest.mark.anyio
BOT = {"kind": "bot", "level": "random"}
KEPT = {"kind": "human", "name": "Boris"}


async def finished(api):
    """A finished toy game of one person at all seats: its id and tokens."""
    table, _, tokens = await api.table(HUMAN, {**HUMAN, "name": "Boris"}, game="toy")
    async with api.player(table, *tokens) as player:
        await player.play_on(0, 1)
    return table, tokens


async def test_the_catalogue(api):
    catalogue = (await api.get("/api/games")).json()
    assert {game["slug"] for game in catalogue["games"]} >= {"dice_king", "toy"}
    assert {"random", "greedy"} <= {*catalogue["levels"]}
    assert catalogue["limits"]["sovereign"] > catalogue["limits"]["squire"] > 0


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "chess", "seats": [HUMAN, OPEN]}, "unknown-game"),
        ({"game": "toy", "seats": [HUMAN]}, "bad-seat-count"),
        ({"game": "toy", "seats": [HUMAN, OPEN], "options": {"loud": 7}}, "bad-option"),
        ({"game": "toy", "seats": [HUMAN, {"kind": "bot", "level": "divine"}]}, "malformed"),
        ({"game": "toy", "seats": [HUMAN, OPEN], "stand_in": "divine"}, "malformed"),
        ({"game": "toy", "seats": [HUMAN, {"kind": "bot", "level": "random", "mine": True}]}, "malformed"),
        ({"game": "toy", "seats": [{**HUMAN, "name": "\u202e"}, OPEN]}, "malformed"),
        ({"game": "toy", "seats": [HUMAN, OPEN], "clock": {"type": "decision", "seconds": 0}}, "malformed"),
        ({"game": "toy", "seats": [HUMAN, OPEN], "colour": "red"}, "malformed"),
    ],
)
async def test_what_is_wrong_with_a_new_table_is_said(api, body, code):
    answer = await api.post("/api/tables", body)
    assert (answer.status_code, answer.json()["code"]) == (400, code)


async def test_public_tables_are_listed_until_they_are_over(api):
    table, host, _ = await api.table(HUMAN, OPEN, game="toy", public=True, title="Sunday")
    await api.table(HUMAN, OPEN, game="toy")
    listed = (await api.get("/api/tables?game=toy")).json()
    assert [(each["id"], each["title"], each["free"]) for each in listed] == [(table, "Sunday", 1)]
    answer = await api.http.request("DELETE", f"/api/tables/{table}", headers={"authorization": f"Bearer {host}"})
    assert answer.status_code == 204
    assert (await api.get("/api/tables")).json() == []
    assert (await api.get(f"/api/tables/{table}")).status_code == 404


async def test_a_kept_seat_needs_its_invitation(api):
    table, host, _ = await api.table(HUMAN, KEPT, game="toy")
    assert (await api.get(f"/api/tables/{table}/invitations")).status_code == 401
    invitations = (await api.get(f"/api/tables/{table}/invitations", host)).json()
    [invited] = invitations["seats"]
    invite = invited["link"].partition("invite=")[2]
    for wrong in ({}, {"invite": invite[::-1]}):
        answer = await api.post(f"/api/tables/{table}/join", {"name": "Boris", "seat": 1, **wrong})
        assert answer.status_code == 401
    code = await api.get(f"/api/tables/{table}/code.svg?seat=1&invite={invite}")
    assert code.headers["content-type"] == "image/svg+xml"
    assert code.text.startswith("<svg")
    assert (await api.get(f"/api/tables/{table}/code.svg?seat=0&invite={invite}")).status_code == 401
    await api.join(table, seat=1, invite=invite)
    again = await api.post(f"/api/tables/{table}/join", {"name": "Cyril", "seat": 1, "invite": invite})
    assert again.status_code == 409
    assert (await api.get(f"/api/tables/{table}")).json()["status"] == "running"


async def test_the_host_starts_and_fills_up_with_bots(api):
    table, host, [anna] = await api.table(HUMAN, OPEN, OPEN, game="toy", auto_start=False)
    await api.join(table)
    assert (await api.post(f"/api/tables/{table}/start", {}, anna)).status_code == 401
    assert (await api.post(f"/api/tables/{table}/start", {}, host)).json()["code"] == "conflict"
    info = (await api.post(f"/api/tables/{table}/start", {"fill": "random"}, host)).json()
    assert info["status"] == "running"
    assert [seat["kind"] for seat in info["seats"]] == ["human", "human", "bot"]


async def test_whoever_leaves_before_the_start_frees_the_seat(api):
    table, *_ = await api.table(HUMAN, OPEN, OPEN, game="toy")
    boris = await api.join(table)
    assert (await api.post(f"/api/tables/{table}/leave", token=boris)).status_code == 204
    assert (await api.post(f"/api/tables/{table}/leave", token=boris)).status_code == 401
    seats = (await api.get(f"/api/tables/{table}")).json()["seats"]
    assert [seat["taken"] for seat in seats] == [True, False, False]


async def test_whoever_leaves_a_running_game_is_stood_in_for_until_they_sit_down_again(api):
    table, _, [anna] = await api.table(HUMAN, OPEN, game="toy", stand_in="random")
    boris = await api.join(table)
    async with api.player(table, anna) as player:
        await api.post(f"/api/tables/{table}/leave", token=boris)
        await player.until(lambda each: each.heard[-1].get("kind") == "line")
        assert player.table["seats"][1]["left"]
        async with api.player(table, boris) as gone:
            assert (gone.heard[0]["seats"], gone.heard[0]["watched"]) == ([], [1])
            await gone.say("back", seat=1)
            assert await closed_with(gone) == 4001
        async with api.player(table, boris) as again:
            assert again.heard[0]["seats"] == [1]
            assert not again.table["seats"][1]["left"]


async def test_a_rematch_keeps_seats_and_tokens(api):
    table, tokens = await finished(api)
    assert (await api.post(f"/api/tables/{table}/rematch")).status_code == 401
    first = (await api.post(f"/api/tables/{table}/rematch", token=tokens[0])).json()
    assert first == {"id": "", "link": ""}, "the others have not agreed yet"
    second = (await api.post(f"/api/tables/{table}/rematch", token=tokens[1])).json()
    assert second == (await api.post(f"/api/tables/{table}/rematch", token=tokens[0])).json()
    async with api.player(table, tokens[0]) as old:
        assert old.table["rematch"] == second["id"]
    async with api.player(second["id"], *tokens) as player:
        assert player.table["commitment"] != old.table["commitment"]
        await player.play_on(0, 1)


async def test_records_go_out_and_come_in(api):
    table, _ = await finished(api)
    text = (await api.get(f"/api/tables/{table}/record")).text
    live = api.node.live.tables[table].table
    assert replay(load("toy"), text).lines == live.record.lines
    assert luck.verify(load("toy"), text) == 2
    answer = await api.http.post("/api/records", content=text, headers={"content-type": "text/plain"})
    assert answer.status_code == 201
    copy = answer.json()["id"]
    lines = live.lines
    assert (await api.get(f"/api/tables/{copy}")).json()["status"] == "replay"
    moment = (await api.get(f"/api/tables/{copy}/moments/{lines}?seat=1")).json()
    assert moment["view"] == live.record.state.view(1)
    assert (await api.get(f"/api/tables/{copy}/moments/{lines + 1}")).status_code == 404
    async with api.player(copy) as watcher:
        assert watcher.asks[None] is None


async def test_a_damaged_record_is_refused(api):
    table, _ = await finished(api)
    text = (await api.get(f"/api/tables/{table}/record")).text
    answer = await api.http.post(
        "/api/records", content=text.replace("bid", "sort"), headers={"content-type": "text/plain"}
    )
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-record")


async def test_the_record_of_a_game_under_way_is_exported_to_nobody(api):
    """Not even to whoever plays alone against bots: it holds the bots' secrets."""
    table, host, [anna] = await api.table(HUMAN, BOT, game="toy")
    for token in ("", anna, host):
        assert (await api.get(f"/api/tables/{table}/record", token)).status_code == 403
        answer = await api.post(f"/api/tables/{table}/what-if", {"moment": 0, "seats": [HUMAN, BOT]}, token)
        assert answer.status_code == 403


async def test_the_proof_lets_anybody_check_every_draw(api):
    table, _ = await finished(api)
    proof = (await api.get(f"/api/tables/{table}/proof")).json()
    assert promise(2, proof["table"], proof["secret"]) == proof["commitment"]
    for draw in proof["draws"]:
        at = luck.point(proof["seed"], draw["index"])
        assert draw["options"][index_at(draw["weights"], at)] == draw["answer"]
    assert len(proof["draws"]) == 2


async def test_any_moment_can_be_gone_on_from(api):
    table, _ = await finished(api)
    seats = [HUMAN, {**HUMAN, "name": "Boris"}]
    made = (await api.post(f"/api/tables/{table}/what-if", {"moment": 3, "seats": seats})).json()
    tokens = [seat["token"] for seat in made["seats"]]
    async with api.player(made["id"], *tokens) as player:
        assert player.table["inherited"] == 3
        assert player.view[0]["bids"] != [0, 0]
        await player.say("undo", seat=0, ref=1)
        assert (await player.hear("refused"))["code"] == "conflict"
        await player.play_on(0, 1)
    text = (await api.get(f"/api/tables/{made['id']}/record")).text
    assert luck.verify(load("toy"), text) == 0
    wrong = await api.post(f"/api/tables/{table}/what-if", {"moment": 3, "seats": [HUMAN, OPEN, OPEN]})
    assert wrong.status_code == 409
