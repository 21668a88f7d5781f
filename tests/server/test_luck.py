"""Luck that even the operator cannot know or choose: clients that share in it, and attacks on it."""

import asyncio
import json

import pytest
from sqlalchemy import text
from typer.testing import CliRunner

from pentarchy.cli import app
from pentarchy.server.store.vault import place_of_seed, vault_of
from pentarchy.tables import seeding
from pentarchy.tables.seeding import common_seed, new_part, promise, seal_of
from tests.server.client import HUMAN, OPEN, PATIENCE, Process

pytestmark = pytest.mark.anyio
BOT = {"kind": "bot", "level": "random"}
verify = CliRunner().invoke


def sealing(part, **more):
    return {**HUMAN, "seal": seal_of(part), **more}


async def tell(player, seat, part):
    await player.say("reveal", seat=seat, part=part, ref=7)
    return await player.hear("done", "refused", "stale", "unauthorised")


async def two_at_a_table(api, parts, **more):
    table, _, [anna] = await api.table(sealing(parts[0]), OPEN, **more)
    boris = await api.join(table, seal=seal_of(parts[1]))
    return table, anna, boris


async def record_of(api, table, folder):
    file = folder / "anna.game"
    file.write_text((await api.get(f"/api/tables/{table}/record")).text)
    return file


async def ended(player, other):
    await player.say("propose", seat=0, what="draw")
    await other.until(lambda each: each.table["proposal"])
    await other.say("answer", seat=1, yes=True)
    await player.until(lambda each: each.over)


async def test_the_seed_follows_from_the_server_and_both_people(api, tmp_path):
    parts = [new_part(), new_part()]
    table, anna, boris = await two_at_a_table(api, parts)
    async with api.player(table, anna) as first, api.player(table, boris) as second:
        pinned = first.table["commitment"]
        assert first.table["drawing"]
        assert not first.asks[0]
        assert (await tell(first, 0, parts[0]))["type"] == "done"
        assert (await tell(second, 1, parts[1]))["type"] == "done"
        await first.until(lambda each: not each.table["drawing"] and (each.asks[0] or each.view[0]["pending"] == [1]))
        assert first.table["seed"] is first.table["secret"] is None
        await ended(first, second)
        end = first.table
    assert promise(2, table, end["secret"]) == pinned == end["commitment"]
    assert end["seed"] == common_seed(
        table, end["secret"], {i: seal_of(part) for i, part in enumerate(parts)}, dict(enumerate(parts))
    )
    file = await record_of(api, table, tmp_path)
    assert verify(app, ["verify", str(file), "--commitment", pinned, "--part", parts[1]]).exit_code == 0


async def test_a_secret_swapped_in_the_database_is_found(api, tmp_path):
    """The operator has the key and puts another secret in; the record fits that one, and only the pin tells."""
    parts = [new_part(), new_part()]
    table, anna, boris = await two_at_a_table(api, parts)
    pinned = (await api.get(f"/api/tables/{table}")).json()["commitment"]
    with api.node.store.engine.begin() as connection:
        forged = vault_of(connection).seal("99" * 32, place_of_seed(table))
        connection.execute(text("UPDATE tables SET seed = :seed WHERE id = :id"), {"seed": forged, "id": table})
    api.node.live.tables.clear()
    async with api.player(table, anna) as first, api.player(table, boris) as second:
        assert first.table["commitment"] != pinned, "an honest client says no word more"
        await tell(first, 0, parts[0])
        await tell(second, 1, parts[1])
        await first.until(lambda each: not each.table["drawing"])
        await ended(first, second)
    file = await record_of(api, table, tmp_path)
    assert verify(app, ["verify", str(file)]).exit_code == 0
    shown = verify(app, ["verify", str(file), "--commitment", pinned])
    assert (shown.exit_code, "not the one that was shown" in shown.output) == (1, True)
    proof = (await api.get(f"/api/tables/{table}/proof")).json()
    assert proof["commitment"] != pinned, "what the browser compares with its pin"


async def test_a_lie_about_ones_part_is_refused_and_the_truth_still_taken(api):
    parts = [new_part(), new_part()]
    table, anna, boris = await two_at_a_table(api, parts)
    async with api.player(table, anna) as first, api.player(table, boris) as second:
        for lie in (new_part(), parts[1], "00" * 32):
            assert (await tell(first, 0, lie))["code"] == "not-allowed"
        for nonsense in ("", "00", "zz" * 32, parts[0].upper(), 7, None):
            assert (await tell(first, 0, nonsense))["code"] == "malformed"
        assert (await tell(second, 0, parts[0]))["type"] == "unauthorised"
        assert (await tell(first, 0, parts[0]))["type"] == "done"
        assert (await tell(first, 0, parts[0]))["type"] == "stale"


async def test_who_never_tells_does_not_hold_up_the_game_and_is_named(api, monkeypatch):
    monkeypatch.setattr("pentarchy.tables.table.PATIENCE", 300)
    parts = [new_part(), new_part()]
    table, anna, _ = await two_at_a_table(api, parts)
    async with api.player(table, anna) as player, api.player(table) as watcher:
        await tell(player, 0, parts[0])
        for each in (player, watcher):
            await asyncio.wait_for(each.until(lambda one: not one.table["drawing"]), PATIENCE)
            assert [(part["seat"], part["part"]) for part in each.table["parts"]] == [(0, parts[0]), (1, None)]
        steps = [each for each in watcher.heard if each.get("kind") == "draw"]
        assert [step["text"] for step in steps] == ["1"]


async def test_solo_against_bots_begins_with_the_one_answer_of_the_client(api):
    part = new_part()
    table, _, [anna] = await api.table(sealing(part), BOT, BOT)
    async with api.player(table, anna) as player:
        assert player.table["drawing"]
        assert (await tell(player, 0, part))["type"] == "done"
        await asyncio.wait_for(player.until(lambda each: each.asks[0]), PATIENCE)


async def test_who_gives_no_part_is_not_waited_for(api):
    table, _, [anna] = await api.table(HUMAN, BOT)
    async with api.player(table, anna) as player:
        assert not player.table["drawing"]
        await player.until(lambda each: each.asks[0])


async def test_a_seal_may_come_later_over_the_websocket_and_goes_when_its_person_goes(api):
    table, _, [anna] = await api.table(HUMAN, OPEN, OPEN)
    boris = await api.join(table, seal=seal_of(new_part()))
    async with api.player(table, anna) as player:
        await player.say("seal", seat=0, seal="ab" * 32, ref=1)
        await player.hear("done")
        assert [part["seat"] for part in player.table["parts"]] == [0, 1]
        await api.post(f"/api/tables/{table}/leave", token=boris)
        await player.until(lambda each: [part["seat"] for part in each.table["parts"]] == [0])


async def test_a_rematch_has_new_parts(api):
    parts = [new_part(), new_part()]
    table, anna, boris = await two_at_a_table(api, parts, game="toy")
    async with api.player(table, anna) as first, api.player(table, boris) as second:
        await tell(first, 0, parts[0])
        await tell(second, 1, parts[1])
        await ended(first, second)
        fresh = new_part()
        await first.say("seal", seat=0, seal=seal_of(fresh), ref=1)
        await first.say("propose", seat=0, what="rematch")
        await second.until(lambda each: (each.table["proposal"] or {}).get("what") == "rematch")
        await second.say("answer", seat=1, yes=True)
        await first.until(lambda each: each.table["rematch"])
    async with api.player(first.table["rematch"], anna) as player:
        assert [part["seal"] for part in player.table["parts"]] == [seal_of(fresh)]
        await player.until(lambda each: each.table["drawing"])
        assert (await tell(player, 0, fresh))["type"] == "done"


async def test_no_secret_is_told_while_the_game_runs(api):
    parts = [new_part(), new_part()]
    table, anna, boris = await two_at_a_table(api, parts, game="toy")
    async with api.player(table, anna, last_seq=0) as first, api.player(table, boris) as second:
        await tell(first, 0, parts[0])
        await tell(second, 1, parts[1])
        await first.until(lambda each: not each.table["drawing"])
        live = api.node.live.tables[table].table
        heard = json.dumps([first.heard, second.heard]) + (await api.get(f"/api/tables/{table}")).text
        for secret in (live.row.seed, live.luck.seed):
            assert len(secret) == 64
            assert secret not in heard
        for path in ("record", "proof"):
            assert (await api.get(f"/api/tables/{table}/{path}", anna)).status_code in (403, 409)


async def test_a_crash_while_the_seed_is_fixed_costs_nobody_their_part(tmp_path, launch):
    database = f"sqlite:///{tmp_path / 'pentarchy.sqlite'}"
    server: Process = await launch(database=database)
    parts = [new_part(), new_part()]
    table, anna, boris = await two_at_a_table(server.api, parts)
    async with server.api.player(table, anna) as player:
        await tell(player, 0, parts[0])
    await server.kill()
    server = await launch(port=server.port, database=database)
    async with server.api.player(table, boris) as player:
        assert player.table["drawing"]
        assert [part["part"] for part in player.table["parts"]] == [parts[0], None]
        assert (await tell(player, 1, parts[1]))["type"] == "done"
        await player.until(lambda each: not each.table["drawing"])


def test_ten_seconds_are_given():
    assert seeding.PATIENCE == 10_000
