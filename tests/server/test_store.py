"""The store, on SQLite and on a real PostgreSQL."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from pentarchy.server.store import Store, accounts, node_heartbeats, notifications, schema
from pentarchy.server.store.engine import migrate, open_engine
from pentarchy.server.store.rows import Append, Taken
from pentarchy.tables.errors import Malformed, NoSuchTable
from pentarchy.tables.log import Entry
from pentarchy.tables.seats import Seat
from pentarchy.tables.table import TableRow

pytestmark = pytest.mark.anyio


def a_table(name="t1", **more):
    fixed = {"terms": "{}", "status": "open", "public": True, "seed": "00", "inherited": 0, "host_hash": "h"}
    return TableRow(**{"id": name, "game": "toy", "rules": 1, "created_at": 1, "changed_at": 1, **fixed, **more})


def seats():
    return [Seat(seat=0, kind="human", name="Anna", token_hash="a"), Seat(seat=1, kind="open")]


def entry(seq, text="x"):
    return Entry(seq, "line", 0, text, 1000 + seq)


async def test_the_migrations_lead_to_the_schema(store):
    with store.engine.connect() as connection:
        differences = compare_metadata(MigrationContext.configure(connection), schema.metadata)
    assert differences == []


async def test_opening_twice_is_harmless(store, database):
    await store.create(a_table(), seats(), [entry(1)])
    Store(database).close()
    assert await store.load("t1") == (a_table(), seats(), [entry(1)])


async def test_a_table_comes_back_as_it_was_stored(store):
    await store.create(a_table(), seats(), [entry(1), entry(2)])
    assert await store.load("t1") == (a_table(), seats(), [entry(1), entry(2)])
    with pytest.raises(NoSuchTable):
        await store.load("t2")


async def test_each_number_is_given_once(store):
    await store.create(a_table(), seats(), [])
    await store.append(Append("t1", [entry(1), entry(2)], "running", 77))
    with pytest.raises(Taken):
        await store.append(Append("t1", [entry(2, "late"), entry(3, "late")], "running", None))
    assert [each.text for each in await store.since("t1", 0)] == ["x", "x"]
    assert (await store.load("t1"))[0].due_at == 77


async def test_of_many_at_once_one_wins_and_nobody_else_is_hurt(store):
    for name in ("t1", "t2", "t3"):
        await store.create(a_table(name), seats(), [])
    racers = [
        store.append(Append(name, [entry(1, f"{i}")], "running", None)) for i in range(8) for name in ("t1", "t2", "t3")
    ]
    outcomes = await asyncio.gather(*racers, return_exceptions=True)
    assert outcomes.count(None) == 3
    assert all(isinstance(outcome, Taken) for outcome in outcomes if outcome is not None)
    assert await store.latest(["t1", "t2", "t3", "t4"]) == {"t1": 1, "t2": 1, "t3": 1}


async def test_commits_are_grouped(store):
    for i in range(40):
        await store.create(a_table(f"t{i}"), seats(), [])
    before = store.writer.commits
    await asyncio.gather(*(store.append(Append(f"t{i}", [entry(1)], "running", None)) for i in range(40)))
    assert store.writer.commits - before < 40


async def test_what_fails_undoes_only_itself(store):
    def fail(connection):
        accounts.add_session(connection, {"hash": "h", "user_id": "nobody", "expires_at": 0})
        raise ValueError("no")

    await store.create(a_table(), seats(), [])
    outcomes = await asyncio.gather(
        store.append(Append("t1", [entry(1)], "running", None)), store.writer.run(fail), return_exceptions=True
    )
    assert outcomes[0] is None
    assert isinstance(outcomes[1], Exception)
    assert len(await store.since("t1", 0)) == 1


async def test_seats_change_with_the_log(store):
    await store.create(a_table(), seats(), [])
    taken = Seat(seat=1, kind="human", name="Boris", token_hash="b", seen_at=5)
    await store.append(Append("t1", [entry(1)], "running", None, [taken]))
    assert (await store.seats_of("t1"))[1] == taken
    await store.seen([("t1", 1)], 9)
    assert (await store.seats_of("t1"))[1].seen_at == 9


async def test_what_is_due_comes_in_its_order(store):
    for name, due in (("t1", 30), ("t2", 10), ("t3", None), ("t4", 99)):
        await store.create(a_table(name, due_at=due), seats(), [])
    assert await store.due(50, 10) == ["t2", "t1"]
    await store.postpone("t2", None)
    assert await store.due(50, 10) == ["t1"]


async def test_the_public_list_has_pages(store):
    for i in range(5):
        await store.create(a_table(f"t{i}", created_at=i, public=i != 3), seats(), [])
    await store.create(a_table("over", status="over"), seats(), [])
    assert [row.id for row in await store.listed("toy", 2, None)] == ["t4", "t2"]
    assert [row.id for row in await store.listed(None, 9, 2)] == ["t1", "t0"]
    assert await store.listed("other", 9, None) == []


async def test_removing_a_table_removes_all_of_it(store):
    await store.create(a_table(), seats(), [entry(1)])
    await store.remove("t1")
    assert await store.since("t1", 0) == []
    assert await store.seats_of("t1") == []
    with pytest.raises(NoSuchTable):
        await store.remove("t1")


async def test_a_secret_is_made_once(store):
    made = await asyncio.gather(*(store.secret("server", lambda i=i: f"secret {i}") for i in range(4)))
    assert len({*made, await store.secret("server", lambda: "another")}) == 1


async def test_time_without_a_server_is_noted(store):
    for node, at in (("a", 1_000), ("b", 5_000), ("c", 105_000)):
        await store.writer.run(lambda connection, node=node, at=at: node_heartbeats.begin(connection, node, at))
    assert await store.read(node_heartbeats.downtimes) == [(5_000, 105_000)]


async def test_jobs_are_claimed_once_and_come_back_later(store):
    job = notifications.JobRow("j", "turn", "{}", 10, 0)
    assert await store.writer.run(lambda connection: notifications.add_job(connection, job))
    assert not await store.writer.run(lambda connection: notifications.add_job(connection, job))
    claimed = await asyncio.gather(
        *(store.writer.run(lambda connection: notifications.claim_jobs(connection, 20, 9)) for _ in range(3))
    )
    assert sum(map(len, claimed)) == 1
    assert len(await store.writer.run(lambda connection: notifications.claim_jobs(connection, 100_000, 9))) == 1
    assert await store.writer.run(lambda connection: notifications.claim_jobs(connection, 100_000, 9)) == []


@pytest.mark.parametrize("address", ["nonsense", "mysql://localhost/x", "sqlite://", "sqlite:///:memory:"])
def test_addresses_that_would_lose_something_are_refused(address):
    with pytest.raises(Malformed):
        open_engine(address)


def test_nodes_that_start_together_note_an_outage_once(fresh_postgres):
    """Both look before either has written: the second waits for the first, and finds what it wanted to note."""
    address = fresh_postgres.replace("postgresql://", "postgresql+psycopg://")
    engine = open_engine(address)
    migrate(engine)
    with engine.begin() as connection:
        node_heartbeats.begin(connection, "old", 1_000)
    with engine.begin() as one, engine.begin() as two, ThreadPoolExecutor(1) as second:
        node_heartbeats.begin(one, "one", 100_000)
        waiting = second.submit(node_heartbeats.begin, two, "two", 100_001)
        with pytest.raises(TimeoutError):
            waiting.result(0.5)
        one.commit()
        waiting.result(30)
    with engine.begin() as connection:
        assert node_heartbeats.downtimes(connection) == [(1_000, 100_000)]
    engine.dispose()
