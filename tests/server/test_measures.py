"""Bans, mutes and kicks, as whoever they meet would try to get round them."""

import asyncio
import json
import time

import pytest
import websockets
from typer.testing import CliRunner

from pentarchy.cli import app
from pentarchy.server.operators.measures import Measures, network_of
from pentarchy.server.store.measures import MeasureRow
from pentarchy.tables.errors import Malformed
from tests.server.client import HUMAN, OPEN, closed_with, in_time

pytestmark = pytest.mark.anyio
SEATS_CHANGED, BANNED, REMOVED = 4001, 4003, 4004
ANNA = {"name": "Anna", "password": "correct horse"}


def admin(database, *arguments, code=0):
    result = CliRunner().invoke(app, ["admin", *map(str, arguments), "--database", database])
    assert result.exit_code == code, result.output
    return result.output


async def signed_up(api):
    answer = await api.post("/api/account", ANNA)
    assert answer.status_code == 201
    return {"additional_headers": {"cookie": f"pentarchy_session={answer.cookies['pentarchy_session']}"}}


async def test_a_banned_address_is_refused_everywhere_and_its_websockets_end(api, quick):
    table, _, [anna] = await api.table(HUMAN, OPEN, game="toy")
    async with api.player(table, anna) as player:
        admin(quick.database, "ban", "--address", "127.0.0.1", "--reason", "insults", "--for", "7d")
        await api.node.look_at_measures()
        assert await closed_with(player) == BANNED
    for path in ("/api/games", f"/api/tables/{table}", "/healthz", "/"):
        answer = await api.get(path)
        assert (answer.status_code, answer.json()["code"]) == (403, "banned")
    assert "insults" in answer.json()["why"]
    with pytest.raises(websockets.InvalidStatus) as refused:
        async with api.player(table, anna):
            pass
    assert refused.value.response.status_code == 403
    assert "insults" in admin(quick.database, "bans")
    assert 'pentarchy_measures{what="ban"} 1.0' in api.node.metrics.text().decode()
    admin(quick.database, "unban", "--address", "127.0.0.1")
    await api.node.look_at_measures()
    assert (await api.get("/api/games")).status_code == 200


async def test_a_ban_ends_when_it_is_over(api, quick, monkeypatch):
    admin(quick.database, "ban", "--address", "127.0.0.0/8", "--for", "1m")
    await api.node.look_at_measures()
    assert (await api.get("/api/games")).status_code == 403
    at = int(time.time() * 1000)
    monkeypatch.setattr("pentarchy.server.node.now", lambda: at + 61_000)
    await api.node.look_at_measures()
    assert (await api.get("/api/games")).status_code == 200


async def test_a_banned_account_plays_nowhere_also_without_its_cookie(api, quick):
    cookie = await signed_up(api)
    table, _, [anna] = await api.table(HUMAN, OPEN, game="toy")
    async with api.player(table, **cookie) as signed, api.player(table, anna) as by_token:
        admin(quick.database, "ban", "--account", "anna", "--reason", "cheating")
        await api.node.look_at_measures()
        assert await closed_with(signed) == BANNED
        assert await closed_with(by_token) == BANNED
    answer = await api.get("/api/games")
    assert (answer.status_code, answer.json()["code"]) == (403, "banned")
    async with websockets.connect(f"ws://127.0.0.1:{api.port}/ws", **cookie) as socket:
        with pytest.raises(websockets.ConnectionClosed):
            await socket.recv()
        assert socket.close_code == BANNED
    api.http.cookies.clear()
    assert (await api.get("/api/games")).status_code == 200, "others at this address are let in"
    assert (await api.post("/api/session", ANNA)).json()["code"] == "banned"
    assert (await api.post(f"/api/tables/{table}/leave", token=anna)).json()["code"] == "banned"
    async with api.player() as guest:
        assert (await guest.hello(table, anna))["code"] == "banned"


async def test_whoever_is_muted_plays_on_in_silence(api, quick):
    cookie = await signed_up(api)
    table, _, [anna] = await api.table(HUMAN, OPEN, game="toy")
    api.http.cookies.clear()
    boris = await api.join(table)
    async with api.player(table, anna) as muted, api.player(table, boris) as other:
        admin(quick.database, "mute", "--account", "Anna", "--reason", "spam", "--for", "12h")
        await api.node.look_at_measures()
        await muted.say("chat", seat=0, text="buy my horse", ref=1)
        refused = await muted.hear("refused", "done")
        assert (refused["type"], refused["code"]) == ("refused", "muted")
        assert (await muted.choose(0))["type"] == "done"
        await other.say("chat", seat=1, text="hello", ref=1)
        assert (await other.hear("refused", "done"))["type"] == "done"
        admin(quick.database, "unmute", "--account", "Anna")
        await api.node.look_at_measures()
        await muted.say("chat", seat=0, text="sorry", ref=2)
        assert (await muted.hear("refused", "done"))["type"] == "done"
    async with api.player(table, **cookie):
        admin(quick.database, "mute", "--address", "127.0.0.1")
        await api.node.look_at_measures()
        async with api.player(table, boris) as other:
            await other.say("chat", seat=1, text="hello", ref=1)
            assert (await other.hear("refused", "done"))["code"] == "muted"


async def test_whoever_is_kicked_is_out_and_a_bot_plays_on(api, quick):
    table, _, [anna] = await api.table(HUMAN, OPEN, game="toy")
    boris = await api.join(table)
    async with api.player(table, anna) as kicked, api.player(table, boris) as other:
        admin(quick.database, "kick", table, 0, "--reason", "stalls")
        await api.node.look_at_measures()
        assert await closed_with(kicked) == SEATS_CHANGED
        await other.play_on(1)
        assert other.table["seats"][0]["kind"] == "bot"
    async with api.player() as again:
        assert (await again.hello(table, anna))["type"] == "unauthorised"
    answer = await api.post(f"/api/tables/{table}/join", {"name": "Anna", "seat": 0})
    assert answer.status_code == 409


async def test_before_the_game_a_kicked_seat_is_free_again(api, quick):
    table, _, [anna] = await api.table(HUMAN, OPEN, OPEN, game="toy")
    admin(quick.database, "kick", table, 0)
    await api.node.look_at_measures()
    assert not (await api.get(f"/api/tables/{table}")).json()["seats"][0]["taken"]
    assert (await api.post(f"/api/tables/{table}/leave", token=anna)).status_code == 401
    assert "nobody sits at seat 2" in admin(quick.database, "kick", table, 2, code=2)
    assert "nobody sits at seat 9" in admin(quick.database, "kick", table, 9, code=2)


async def test_a_removed_table_ends_its_websockets(api, quick):
    table, _, [anna] = await api.table(HUMAN, OPEN, game="toy")
    async with api.player(table, anna) as player:
        admin(quick.database, "remove", table, "--yes")
        await api.node.look_at_measures()
        assert await closed_with(player) == REMOVED


async def test_bans_and_kicks_hold_on_all_nodes_within_two_seconds(launch, fresh_postgres, redis):
    settings = {"database": fresh_postgres, "bus": redis.address}
    first, second = await launch(**settings), await launch(**settings)
    table, _, [anna] = await first.api.table(HUMAN, OPEN, game="dice_king")
    boris = await second.api.join(table)
    async with first.api.player(table, anna) as here, second.api.player(table, boris) as there:
        admin(fresh_postgres, "kick", table, 1)
        began = time.monotonic()
        assert await closed_with(there) == SEATS_CHANGED
        assert time.monotonic() - began < in_time(2)
        await here.until(lambda player: player.table["seats"][1]["kind"] == "bot")
        admin(fresh_postgres, "ban", "--address", "127.0.0.1")
        began = time.monotonic()
        assert await closed_with(here) == BANNED
        for node in (first, second):
            while (await node.api.get("/api/games")).status_code != 403:
                assert time.monotonic() - began < in_time(2)
                await asyncio.sleep(0.05)


async def test_the_address_behind_a_trusted_proxy_counts_and_no_other(serve, quick):
    import msgspec

    behind = msgspec.structs.replace(quick, trusted_proxies="127.0.0.1")
    async with serve(behind) as api:
        admin(quick.database, "ban", "--address", "203.0.113.9")
        await api.node.look_at_measures()
        assert (await api.get("/api/games")).status_code == 200
        forwarded = {"x-forwarded-for": "198.51.100.1, 203.0.113.9"}
        assert (await api.get("/api/games", headers=forwarded)).status_code == 403
        claimed = {"x-forwarded-for": "203.0.113.9, 198.51.100.1"}
        assert (await api.get("/api/games", headers=claimed)).status_code == 200, "anybody may claim what comes first"
    async with serve(quick) as api:
        assert (await api.get("/api/games", headers=forwarded)).status_code == 200, "nobody's header is believed here"


async def test_logs_name_the_address_of_the_client(serve, quick, caplog):
    import msgspec

    caplog.set_level("INFO", "pentarchy.server.requests")
    async with serve(msgspec.structs.replace(quick, trusted_proxies="127.0.0.1")) as api:
        table, _, [anna] = await api.table(HUMAN, OPEN, game="toy")
        await api.get("/api/games", headers={"x-forwarded-for": "203.0.113.9"})
        async with api.player(table, anna, additional_headers={"x-forwarded-for": "203.0.113.10"}):
            pass
        while "disconnected" not in [record.message for record in caplog.records]:
            await asyncio.sleep(0.01)
    told = {(record.message, record.address) for record in caplog.records}
    assert {("request", "203.0.113.9"), ("connected", "203.0.113.10"), ("disconnected", "203.0.113.10")} <= told
    assert anna not in caplog.text


@pytest.mark.parametrize(
    ("typed", "stored", "met", "spared"),
    [
        ("192.0.2.7", "192.0.2.7/32", ["192.0.2.7", "::ffff:192.0.2.7"], ["192.0.2.8", "unknown", ""]),
        ("192.0.2.77/24", "192.0.2.0/24", ["192.0.2.1"], ["192.0.3.1", "2001:db8::1"]),
        ("::ffff:192.0.2.7", "192.0.2.7/32", ["192.0.2.7"], ["192.0.2.8"]),
        ("2001:db8::7", "2001:db8::/64", ["2001:db8::8", "2001:db8::8%eth0"], ["2001:db8:0:1::8", "192.0.2.7"]),
        ("2001:db8::7/128", "2001:db8::7/128", ["2001:db8::7"], ["2001:db8::8"]),
    ],
)
def test_which_addresses_a_ban_meets(typed, stored, met, spared):
    assert network_of(typed) == stored
    measures = Measures()
    measures.take_in([MeasureRow("1", "ban", "address", stored, "", 0)])
    assert all(measures.bans.at(address) for address in met)
    assert not any(measures.bans.at(address) for address in spared)


def test_what_is_no_address_is_told():
    with pytest.raises(Malformed, match="neither an address"):
        network_of("example.org")


@pytest.mark.parametrize(
    ("command", "why"),
    [
        (["ban", "--address", "nonsense"], "neither an address"),
        (["ban", "--account", "nobody"], "no account"),
        (["ban"], "either"),
        (["ban", "--account", "a", "--address", "b"], "either"),
        (["ban", "--address", "192.0.2.1", "--for", "soon"], "span of time"),
        (["unban", "--address", "192.0.2.1"], "no ban"),
        (["unmute", "--address", "192.0.2.1"], "no mute"),
        (["kick", "nosuch", "0"], "no such table"),
        (["password", "nobody", "--generate"], "no account"),
        (["delete-account", "nobody", "--yes"], "no account"),
        (["prune", "--older-than", "0d"], "span of time"),
    ],
)
def test_mistakes_are_one_sentence(store, database, command, why):
    said = admin(database, *command, code=2)
    assert why in said
    assert len(said.splitlines()) == 1


def test_bans_for_programs(store, database):
    admin(database, "ban", "--address", "192.0.2.1", "--reason", "x")
    [row] = json.loads(admin(database, "bans", "--json"))
    assert (row["what"], row["kind"], row["who"], row["ends_at"]) == ("ban", "address", "192.0.2.1/32", None)
