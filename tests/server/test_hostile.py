"""A client that means no good: every attempt ends in a clean refusal, and nothing changes."""

import asyncio
import json

import msgspec
import pytest
import websockets
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from pentarchy.games import load
from pentarchy.kernel.record import Record
from pentarchy.server.play.codec import decode
from pentarchy.tables.errors import Malformed
from pentarchy.tables.incoming import FORMS
from pentarchy.tables.messages import Message
from tests.server.client import HUMAN, OPEN

pytestmark = pytest.mark.anyio


async def running(api):
    table, host, [anna] = await api.table(HUMAN, OPEN, game="toy")
    return table, host, anna, await api.join(table)


async def answer_to(player, text):
    await player.socket.send(text)
    return await player.hear("refused", "unauthorised", "stale", "illegal", "done", "welcome")


async def test_a_wrong_token_opens_nothing(api):
    table, host, anna, _ = await running(api)
    for token in ("", "x", anna[:-1], anna + "x", host, "' OR 1=1 --", "\x00"):
        async with api.player() as player:
            answer = await player.hello(table, token)
            assert answer["type"] == "unauthorised"
            assert player.view == {}


async def test_the_token_of_one_table_is_worth_nothing_at_another(api):
    _, _, anna, _ = await running(api)
    other, _, _, _ = await running(api)
    async with api.player() as player:
        assert (await player.hello(other, anna))["type"] == "unauthorised"


async def test_nothing_is_said_before_hello(api):
    async with api.player() as player:
        answer = await answer_to(player, json.dumps({"type": "choose", "seat": 0, "decision": 0, "move": "bid 1"}))
        assert answer["type"] == "unauthorised"


async def test_another_seats_decision_is_not_answered(api):
    table, _, anna, boris = await running(api)
    async with api.player(table, anna) as first, api.player(table, boris) as second:
        decision = second.asks[1]["decision"]
        for kind, facts in {
            "choose": {"decision": decision, "move": "bid 1"},
            "undo": {},
            "propose": {"what": "abort"},
            "answer": {"yes": True},
            "resign": {},
            "back": {},
            "chat": {"text": "I am Boris"},
            "why": {"move": "bid 1"},
        }.items():
            await first.say(kind, seat=1, **facts)
            assert (await first.hear("unauthorised", "done", "refused", "reason"))["type"] == "unauthorised"
        assert second.seq == api.node.live.tables[table].table.seq


async def test_a_spectator_gets_no_secret_and_cannot_act(api):
    table, _, anna, boris = await running(api)
    async with api.player(table, anna) as first, api.player(table, last_seq=0) as watcher:
        hand = first.view[0]["hand"]
        assert hand is not None
        assert watcher.view[None]["hand"] is None
        assert all("card" not in event for event in watcher.events)
        for seat in (0, 1):
            await watcher.say("choose", seat=seat, decision=0, move="bid 1")
            assert (await watcher.hear("unauthorised"))["why"]
        for path in ("record", "moments/1?seat=0", "proof", "invitations"):
            answer = await api.get(f"/api/tables/{table}/{path}")
            assert answer.status_code in (401, 403, 409), path
        info = (await api.get(f"/api/tables/{table}")).text
        row = api.node.live.tables[table].table.row
        for secret in (
            anna,
            boris,
            row.seed,
            row.host_hash,
            *(seat.token_hash for seat in api.node.live.tables[table].table.seats),
        ):
            assert secret not in info
            assert secret not in json.dumps(watcher.heard)


async def test_a_player_does_not_see_through_anothers_eyes(api):
    table, _, anna, _ = await running(api)
    assert (await api.get(f"/api/tables/{table}/moments/1?seat=0", anna)).status_code == 200
    assert (await api.get(f"/api/tables/{table}/moments/1?seat=1", anna)).status_code == 401
    assert (await api.get(f"/api/tables/{table}/record", anna)).status_code == 403


async def test_replayed_messages_do_nothing_twice(api):
    table, _, anna, _ = await running(api)
    async with api.player(table, anna) as player:
        message = json.dumps(
            {"type": "choose", "seat": 0, "decision": player.asks[0]["decision"], "move": "bid 1", "ref": 1}
        )
        assert (await answer_to(player, message))["type"] == "done"
        seq = player.seq
        for _ in range(5):
            assert (await answer_to(player, message))["type"] == "stale"
        assert player.seq == seq
    async with api.player(table, anna) as again:
        assert (await answer_to(again, message))["type"] == "stale"


async def test_an_old_answer_is_not_taken_for_a_new_question(api):
    table, _, anna, boris = await running(api)
    async with api.player(table, anna) as player, api.player(table, boris) as other:
        await player.choose(0, "bid 1")
        await other.choose(1, "bid 1")
        await player.until(lambda each: each.asks[0] and each.asks[0]["question"] == "Sort")
        decision = player.asks[0]["decision"]
        assert (await player.choose(0, "sort left"))["type"] == "done"
        assert player.asks[0]["question"] == "Sort"
        await player.say("choose", seat=0, decision=decision, move="sort left", ref=2)
        assert (await player.hear("stale", "done"))["type"] == "stale"


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "{",
        "null",
        "[]",
        "{}",
        '{"type":"fly"}',
        '{"type":"choose"}',
        '{"type":"choose","seat":-1,"decision":0,"move":"bid 1"}',
        '{"type":"choose","seat":"0","decision":0,"move":"bid 1"}',
        '{"type":"choose","seat":0,"decision":1e999,"move":"bid 1"}',
        '{"type":"choose","seat":0,"decision":0,"move":"' + "b" * 600 + '"}',
        '{"type":"chat","seat":0,"text":7}',
        '{"type":"ping","ref":1,"more":2}',
        "[" * 5000,
        b"\xff\xfe\x00",
        b"\x81\xa4type\xa4ping",
    ],
)
async def test_malformed_frames_are_refused(api, frame):
    table, _, anna, _ = await running(api)
    async with api.player(table, anna) as player:
        await player.socket.send(frame)
        assert (await player.hear("refused"))["code"] == "malformed"
        await player.say("ping", ref=9)
        assert (await player.hear("pong"))["ref"] == 9


TURNED = "\u202eon\u2066ward\u200f\u2069"
"""Directions that would turn the line around, and with it whatever stands beside it."""


async def test_no_text_turns_a_line_around(api):
    """Titles, names and words of people, and the names in a record that somebody brings."""
    table, _, [anna] = await api.table({**HUMAN, "name": TURNED}, OPEN, game="toy", title=TURNED)
    about = (await api.get(f"/api/tables/{table}")).json()
    assert (about["title"], about["seats"][0]["name"]) == ("onward", "onward")
    await api.join(table, TURNED.upper())
    async with api.player(table, anna) as player:
        assert player.table["seats"][1]["name"] == "ONWARD 2"
        await player.say("chat", seat=0, text=TURNED)
        assert (await player.hear("step"))["text"] == "onward"
    record = Record(load("toy"), 2)
    record.players = {0: TURNED, 1: "Boris"}
    answer = await api.http.post("/api/records", content=record.text(), headers={"content-type": "text/plain"})
    assert (await api.get(f"/api/tables/{answer.json()['id']}")).json()["seats"][0]["name"] == "onward"


async def test_no_text_upsets_the_database(serve, quick, database):
    """PostgreSQL takes no zero byte; and what one client sends must not cost others their moves."""
    async with serve(msgspec.structs.replace(quick, database=database)) as api:
        table, _, anna, boris = await running(api)
        async with api.player(table, anna) as first, api.player(table, boris) as second:
            await first.say("chat", seat=0, text="nothing \0 here \x07", ref=1)
            assert (await first.hear("done", "refused"))["type"] == "done"
            assert (await second.hear("step"))["text"] == "nothing here"
            await first.say("chat", seat=0, text="\0")
            assert (await first.hear("refused"))["code"] == "not-allowed"
            assert (await first.choose(0, "bid \0"))["type"] == "illegal"
            assert (await second.choose(1, "bid 1"))["type"] == "done"
        async with api.player() as player:
            assert (await player.hello("\0"))["code"] == "malformed"
        assert (await api.get("/api/tables?game=%00")).status_code == 400
        for path in ("account", "session"):
            answer = await api.post(f"/api/{path}", {"name": "A\0", "password": "correct horse"})
            assert (answer.status_code, answer.json()["code"]) == (400, "malformed")
        title = await api.post("/api/tables", {"game": "toy", "seats": [HUMAN, OPEN], "title": "\0", "public": True})
        assert title.status_code == 201
        assert (await api.get("/api/tables")).status_code == 200


async def test_an_oversized_frame_ends_the_conversation(api):
    table, _, anna, _ = await running(api)
    async with api.player(table, anna) as player:
        await player.socket.send("x" * 20_000)
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await player.hear("refused")
        assert closed.value.rcvd.code == 1009
    async with api.player(table, anna) as player:
        assert player.seq == api.node.live.tables[table].table.seq


async def test_floods_are_limited(serve, quick):
    async with serve(msgspec.structs.replace(quick, rate=5)) as api:
        table, _, [anna] = await api.table(HUMAN, OPEN, game="toy")
        async with api.player(table, anna) as player:
            for _ in range(300):
                await player.say("ping")
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await player.until(lambda _: False)
            assert {"pong", "too-many"} <= {message.get("code", message["type"]) for message in player.heard}
            assert closed.value.rcvd.code == 1008
        answers = await asyncio.gather(*(api.get("/api/games") for _ in range(40)))
        assert {answer.status_code for answer in answers} == {200, 429}


async def test_too_many_connections_from_one_address(serve, quick):
    async with serve(msgspec.structs.replace(quick, rate=1000, connections_per_address=2)) as api:
        third = api.player()
        async with api.player(), api.player():
            with pytest.raises(websockets.InvalidStatus) as refused:
                await third.__aenter__()
        assert refused.value.response.status_code == 429


@pytest.mark.parametrize("origin", ["https://evil.example", "http://127.0.0.1:1", "null"])
async def test_cross_site_requests_are_refused(api, origin):
    answer = await api.post("/api/tables", {"game": "toy", "seats": [HUMAN, OPEN]}, headers={"origin": origin})
    assert (answer.status_code, answer.json()["code"]) == (403, "cross-site")
    with pytest.raises(websockets.InvalidStatus) as refused:
        await api.player(origin=origin).__aenter__()
    assert refused.value.response.status_code == 403


async def test_a_form_on_another_site_posts_nothing(api):
    answer = await api.http.post("/api/tables", data={"game": "toy"})
    assert (answer.status_code, answer.json()["code"]) == (415, "wrong-media-type")
    answer = await api.http.post("/api/tables", content="{}", headers={"sec-fetch-site": "cross-site"})
    assert answer.status_code == 403


async def test_the_own_site_is_let_in(api):
    origin = f"http://127.0.0.1:{api.port}"
    answer = await api.post("/api/tables", {"game": "toy", "seats": [HUMAN, OPEN]}, headers={"origin": origin})
    assert answer.status_code == 201
    async with api.player(origin=origin) as player:
        await player.say("ping")
        assert await player.hear("pong")


@pytest.mark.parametrize(
    "path",
    [
        "/../../etc/passwd",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/static/..%2f..%2fetc/passwd",
        "/api/tables/..%2f..%2fhealthz",
        "/api/tables/%00",
        "/api/tables/" + "x" * 5000,
        "/t/<script>",
        "//evil.example/",
        "/api/tables/a'%20OR%20'1'='1",
    ],
)
async def test_path_tricks_lead_nowhere(serve, quick, tmp_path, path):
    site = tmp_path / "site"
    site.mkdir()
    (site / "index.html").write_text("<!doctype html><title>client</title>")
    (tmp_path / "secret.txt").write_text("root:")
    async with serve(msgspec.structs.replace(quick, site=str(site))) as api:
        assert (await api.get("/")).text == (await api.get("/t/abc")).text == "<!doctype html><title>client</title>"
        reader, writer = await asyncio.open_connection("127.0.0.1", api.port)
        writer.write(f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode())
        answer = (await reader.read()).decode()
        writer.close()
        await writer.wait_closed()
    assert answer.split()[1] in ("404", "400")
    assert "root:" not in answer
    assert "Traceback" not in answer


async def test_every_answer_carries_the_security_headers(api):
    for path in ("/", "/api/games", "/nowhere", "/healthz", "/api/tables/x"):
        answer = await api.get(path)
        assert "default-src 'none'" in answer.headers["content-security-policy"]
        assert "unsafe" not in answer.headers["content-security-policy"]
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert answer.headers["x-frame-options"] == "DENY"
        assert "server" not in answer.headers


async def test_a_large_body_is_refused(api):
    answer = await api.post("/api/tables", {"game": "x" * 100_000, "seats": []})
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")
    answer = await api.http.post("/api/records", content="x" * 300_000, headers={"content-type": "text/plain"})
    assert answer.status_code == 413


async def test_no_secret_reaches_a_log(api, caplog):
    caplog.set_level("DEBUG")
    table, host, anna, boris = await running(api)
    await api.post("/api/account", {"name": "Anna", "password": "correct horse"})
    cookie = api.http.cookies.get("pentarchy_session")
    async with api.player(table, anna) as player:
        await player.hello(table, "wrong-token-given")
        await player.choose(0)
    await api.get(f"/api/tables/{table}/code.svg?seat=1&invite=not-the-invitation")
    seed = api.node.live.tables[table].table.row.seed
    kept = "\n".join(
        record.getMessage() + str(vars(record)) for record in caplog.records if record.name.startswith("pentarchy")
    )
    assert "request" in kept
    for secret in (
        host,
        anna,
        boris,
        cookie,
        seed,
        "correct horse",
        "not-the-invitation",
        "wrong-token",
        api.node.secret,
    ):
        assert secret not in kept


@given(st.one_of(st.text(), st.binary(), st.from_type(dict).map(str)))
@settings(max_examples=300, deadline=None)
def test_any_bytes_are_a_message_or_malformed(data):
    try:
        message = decode(data)
    except Malformed:
        return
    assert isinstance(message, Message)


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)
KINDS = [*FORMS]
FIELDS = ["table", "tokens", "last_seq", "seat", "decision", "move", "what", "yes", "text", "ref"]
SHAPED = st.fixed_dictionaries({"type": st.sampled_from(KINDS)}).flatmap(
    lambda head: st.dictionaries(st.sampled_from(FIELDS), VALUES | st.integers(0, 3), max_size=5).map(
        lambda more: {**more, **head}
    )
)


@given(SHAPED)
@settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_messages_of_any_shape_are_read_or_refused(message):
    try:
        said = decode(json.dumps(message))
    except Malformed:
        return
    assert type(said) is FORMS[message["type"]].kind
    assert all(getattr(said, name) == value for name, value in message.items() if name != "type")
