"""The rules of a game change while a table is played: the server is stopped, updated, and started again."""

import sys

import pytest

import pentarchy
from pentarchy.kernel.errors import OldRules
from pentarchy.kernel.game import Game
from pentarchy.kernel.record import replay
from pentarchy.tables import library, luck, redaction
from pentarchy.tables.seeding import promise
from tests.kernel.toy import TOY, deal
from tests.server.client import HUMAN, OPEN
from tests.server.test_measures import ANNA, admin

pytestmark = pytest.mark.anyio
KEPT = "pentarchy.games.toy.rules_1"


def all_high(game, seats, settings):
    """The rules of tomorrow: only high cards are in the deck, so that no game of today replays by them."""
    table = deal(game, seats, settings)
    table.deck = [0, 0, sum(table.deck)]
    return table


def forget_games():
    sys.modules["pentarchy.games"].current.cache_clear()
    for cached in (library.current, library.older, library.move_of, redaction.worded):
        cached.cache_clear()


@pytest.fixture
def raise_rules(monkeypatch, tmp_path):
    """Installs version 2 of the toy's rules; the old ones may be kept beside them."""
    pentarchy.load("toy")
    package = sys.modules["pentarchy.games.toy"]

    def raise_rules(keep):
        about = (TOY.names, TOY.seats, TOY.options, TOY.variants, TOY.vocabulary)
        monkeypatch.setattr(package, "GAME", Game("toy", "TOY", 2, *about, all_high))
        if keep:
            folder = tmp_path / "older" / "rules_1"
            folder.mkdir(parents=True)
            (folder / "__init__.py").write_text("from tests.kernel.toy import TOY as GAME\n")
            monkeypatch.setattr(package, "__path__", [*package.__path__, str(folder.parent)])
        forget_games()

    yield raise_rules
    monkeypatch.undo()
    sys.modules.pop(KEPT, None)
    forget_games()


async def begun(api, moves=3):
    """A game under way between two people."""
    table, _, [anna] = await api.table(HUMAN, OPEN, game="toy")
    boris = await api.join(table)
    async with api.player(table, anna, boris) as player:
        for _ in range(moves):
            await player.choose(next(seat for seat in (0, 1) if player.asks[seat]))
        return table, anna, boris, player.table["commitment"]


async def test_where_the_old_rules_are_kept_the_game_is_finished_under_them(serve, quick, raise_rules):
    async with serve(quick) as api:
        table, anna, boris, commitment = await begun(api)
    raise_rules(keep=True)
    async with serve(quick) as api:
        async with api.player(table, anna, boris) as player:
            assert player.table["rules"] == 1
            await player.play_on(0, 1)
            assert player.table["result"]["winners"]
        text = (await api.get(f"/api/tables/{table}/record")).text
        assert "rules 1" in text.splitlines()
        assert luck.verify(pentarchy.load("toy", 1), text) == 2
        assert (await api.get(f"/api/tables/{table}/moments/1")).status_code == 200
        proof = (await api.get(f"/api/tables/{table}/proof")).json()
        assert proof["commitment"] == commitment == promise(proof["scheme"], table, proof["secret"])
        answer = await api.http.post("/api/records", content=text, headers={"content-type": "text/plain"})
        assert (await api.get(f"/api/tables/{answer.json()['id']}")).json()["rules"] == 1
        branch = await api.post(f"/api/tables/{table}/what-if", {"moment": 2, "seats": [HUMAN, HUMAN]})
        assert (await api.get(f"/api/tables/{branch.json()['id']}")).json()["rules"] == 1
        assert (await api.post(f"/api/tables/{table}/rematch", token=anna)).status_code == 200
        again = (await api.post(f"/api/tables/{table}/rematch", token=boris)).json()["id"]
        assert (await api.get(f"/api/tables/{again}")).json()["rules"] == 2, "a new game has the rules of today"


async def test_where_they_are_gone_the_game_is_closed_and_everything_is_told(serve, quick, raise_rules):
    async with serve(quick) as api:
        table, anna, _, commitment = await begun(api)
        assert (await api.get(f"/api/tables/{table}/record", token=anna)).status_code == 403
    raise_rules(keep=False)
    async with serve(quick) as api:
        async with api.player() as player:
            refused = await player.hello(table, anna)
            assert (refused["type"], refused["code"]) == ("refused", "other-rules")
        about = (await api.get(f"/api/tables/{table}")).json()
        assert (about["status"], about["ending"], about["rules"], about["result"]) == ("over", "other-rules", 1, None)
        assert about["commitment"] == commitment == promise(about["scheme"], table, about["secret"])
        text = (await api.get(f"/api/tables/{table}/record")).text
        assert luck.verify(TOY, text) == 2
        assert len(replay(TOY, text).entries) == 5
        assert about["lines"] == len(replay(TOY, text).lines)
        for path in ("moments/1", "proof"):
            answer = await api.get(f"/api/tables/{table}/{path}")
            assert (answer.status_code, answer.json()["code"]) == (409, "other-rules")
        answer = await api.http.post("/api/records", content=text, headers={"content-type": "text/plain"})
        assert (answer.status_code, answer.json()["code"]) == (409, "other-rules")
    assert "end" in admin(quick.database, "inspect", table)
    assert admin(quick.database, "export", table) == text


async def test_a_table_with_a_clock_is_closed_by_itself_and_once(serve, quick, raise_rules):
    async with serve(quick) as api:
        clock = {"type": "decision", "seconds": 600}
        table, _, _ = await api.table(HUMAN, HUMAN, game="toy", clock=clock)
    raise_rules(keep=False)
    async with serve(quick) as api:
        for _ in range(2):
            await api.node.scheduler.sweep(2**62)
        row, _, entries = await api.node.store.load(table)
        assert (row.status, row.due_at) == ("over", None)
        assert [entry.text for entry in entries if entry.kind == "end"] == ["other-rules"]


async def test_players_find_their_old_games_in_their_account(serve, quick, raise_rules):
    async with serve(quick) as api:
        await api.post("/api/account", ANNA)
        table, _, _, _ = await begun(api)
    raise_rules(keep=False)
    async with serve(quick) as api:
        [found] = (await api.post("/api/session", ANNA)).json()["tables"]
        assert (found["id"], found["ending"]) == (table, "other-rules")


async def test_a_finished_game_of_old_rules_is_exported_as_it_was(serve, quick, raise_rules):
    async with serve(quick) as api:
        table, _, [anna, boris] = await api.table(HUMAN, HUMAN, game="toy")
        async with api.player(table, anna, boris) as player:
            await player.play_on(0, 1)
        text = (await api.get(f"/api/tables/{table}/record")).text
    raise_rules(keep=False)
    async with serve(quick) as api:
        assert (await api.get(f"/api/tables/{table}/record")).text == text
        about = (await api.get(f"/api/tables/{table}")).json()
        assert (about["status"], about["ending"]) == ("over", "")


async def test_a_game_of_newer_rules_is_left_to_the_nodes_that_have_them(api):
    table, anna, boris, _ = await begun(api)
    api.node.live.tables.clear()
    await set_rules(api, table, 7)
    async with api.player() as player:
        assert (await player.hello(table, anna))["code"] == "other-rules"
    assert (await api.get(f"/api/tables/{table}")).json()["status"] == "running"
    assert (await api.get(f"/api/tables/{table}")).json()["seed"] is None
    assert (await api.get(f"/api/tables/{table}/record")).status_code == 403
    await set_rules(api, table, 1)
    async with api.player(table, anna, boris) as player:
        await player.play_on(0, 1)


async def set_rules(api, table, rules):
    from sqlalchemy import update

    from pentarchy.server.store.schema import tables

    change = update(tables).where(tables.c.id == table).values(rules=rules)
    await api.node.store.writer.run(lambda connection: connection.execute(change))


async def test_during_a_rolling_restart_a_game_that_was_just_played_is_left_alone(api, raise_rules):
    table, anna, _, _ = await begun(api)
    api.node.live.tables.clear()
    api.node.live.old_rules_patience = 600_000
    raise_rules(keep=False)
    async with api.player() as player:
        assert (await player.hello(table, anna))["code"] == "other-rules"
    assert (await api.get(f"/api/tables/{table}")).json()["status"] == "running"
    api.node.live.old_rules_patience = 0
    assert (await api.get(f"/api/tables/{table}")).json()["status"] == "over"


def test_versions_are_loaded_by_number(raise_rules):
    assert pentarchy.load("toy", 1) is pentarchy.load("toy")
    raise_rules(keep=True)
    assert (pentarchy.load("toy").version, pentarchy.load("toy", version=1).version) == (2, 1)
    with pytest.raises(OldRules, match="version 3 of the rules of toy is not here; this program has: 1, 2") as refused:
        pentarchy.load("toy", version=3)
    assert (refused.value.game, refused.value.version, refused.value.known) == ("toy", 3, [1, 2])


def test_every_game_says_which_versions_it_has():
    for slug in pentarchy.games():
        game = pentarchy.load(slug)
        assert pentarchy.load(slug, game.version) is game
        with pytest.raises(OldRules):
            pentarchy.load(slug, game.version + 1)
