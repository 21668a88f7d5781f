"""Statistics follow an account, and nobody else sees them."""

from concurrent.futures import ThreadPoolExecutor

import pytest
from msgspec.structs import replace
from sqlalchemy import insert

from pentarchy.server.operators import people
from pentarchy.server.store import schema, statistics
from tests.server.client import HUMAN, Api
from tests.server.test_accounts import ANNA
from tests.server.test_reviews import whole_review

pytestmark = pytest.mark.anyio
BORIS = {"kind": "human", "mine": True, "name": "Boris"}


async def played(api):
    table, _, tokens = await api.table(HUMAN, BORIS, game="toy")
    async with api.player(table, *tokens) as player:
        await player.play_on(0, 1)
    return table


async def test_a_reviewed_game_is_in_the_statistics_of_its_account_alone(api):
    await api.post("/api/account", ANNA)
    table = await played(api)
    assert (await api.get("/api/account/statistics")).json() == []
    stranger = Api(api.port)
    review = await whole_review(stranger, table)  # whoever looks first
    [found] = (await api.get("/api/account/statistics")).json()
    assert (found["table"], found["game"]) == (table, "toy")
    assert found["accuracy"] == review["players"][1]["accuracy"], "of two seats the last"
    assert (await stranger.get("/api/account/statistics")).status_code == 401
    await stranger.post("/api/account", {"name": "Boris", "password": ANNA["password"]})
    assert (await stranger.get("/api/account/statistics")).json() == []
    await stranger.http.aclose()


async def test_a_review_that_is_done_again_counts_once(api):
    await api.post("/api/account", ANNA)
    table = await played(api)
    await whole_review(api, table)
    api.node.reviews.kept.clear()
    await whole_review(api, table)
    assert len((await api.get("/api/account/statistics")).json()) == 1


async def test_a_branch_counts_for_nobody(api):
    await api.post("/api/account", ANNA)
    origin = await played(api)
    made = (await api.post(f"/api/tables/{origin}/what-if", {"moment": 0, "seats": [HUMAN, BORIS]})).json()
    async with api.player(made["id"], *[seat["token"] for seat in made["seats"]]) as player:
        await player.play_on(0, 1)
    await whole_review(api, made["id"])
    assert (await api.get("/api/account/statistics")).json() == []


async def test_they_go_with_the_account(api):
    await api.post("/api/account", ANNA)
    await whole_review(api, await played(api))
    store = api.node.store
    user = await store.read(lambda connection: people.user_named(connection, ANNA["name"]))
    await store.writer.run(lambda connection: people.delete_account(connection, user, 0))
    assert await store.read(lambda connection: statistics.of_user(connection, user.id, 9)) == []


async def test_an_account_that_is_gone_has_none(api):
    """This node has its table in memory, and has not heard of it."""
    await api.post("/api/account", ANNA)
    table, store = await played(api), api.node.store
    user = await store.read(lambda connection: people.user_named(connection, ANNA["name"]))
    await store.writer.run(lambda connection: people.delete_account(connection, user, 0))
    stranger = Api(api.port)
    await whole_review(stranger, table)
    await stranger.http.aclose()
    assert await store.read(lambda connection: statistics.of_user(connection, user.id, 9)) == []


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
def test_two_nodes_that_tell_at_once_do_not_collide(store):
    """The second has looked before the first is done. With SQLite only one writes at a time."""
    row = statistics.PlayedRow("anna", "table", "toy", 1, 50.0, 0.0, 0.5)
    with store.engine.begin() as connection:
        connection.execute(
            insert(schema.users).values(id="anna", name="Anna", folded_name="anna", password="", created_at=0)
        )
    with ThreadPoolExecutor(1) as second:
        with store.engine.begin() as connection:
            statistics.keep(connection, [row])
            waiting = second.submit(keep, store, replace(row, accuracy=60.0))
            with pytest.raises(TimeoutError):
                waiting.result(0.3)
        waiting.result(10)
    with store.engine.connect() as connection:
        assert [each.accuracy for each in statistics.of_user(connection, "anna", 9)] == [60.0]


def keep(store, row):
    with store.engine.begin() as connection:
        statistics.keep(connection, [row])
