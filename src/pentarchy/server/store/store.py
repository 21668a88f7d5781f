"""Reading and writing, for the event loop: reads on a few threads, writes through the writer."""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import msgspec
from sqlalchemy import (
    BigInteger,
    Connection,
    RowMapping,
    bindparam,
    cast,
    delete,
    extract,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from pentarchy.server.fairness import FairSemaphore
from pentarchy.server.store import schema
from pentarchy.server.store.append import add_moves
from pentarchy.server.store.engine import ready_engine
from pentarchy.server.store.rows import Append
from pentarchy.server.store.vault import place_of_secret, place_of_seed, vault_of
from pentarchy.server.store.writer import PATIENCE, Writer
from pentarchy.tables.errors import NoSuchTable, Unavailable
from pentarchy.tables.log import Entry
from pentarchy.tables.seats import Seat
from pentarchy.tables.table import TableRow

LOG = logging.getLogger(__name__)
R = TypeVar("R")
SEEN = (
    update(schema.seats)
    .where(schema.seats.c.table_id == bindparam("at_table"), schema.seats.c.seat == bindparam("at_seat"))
    .values(seen_at=bindparam("now"))
)
PUT_OFF = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("at_table"), schema.tables.c.due_at.is_not(None))
    .values(due_at=bindparam("later"))
)
READERS = 4
WRITERS = {"sqlite": 1, "postgresql": 4}


class Store:
    """An open database. `close` returns once all that was handed in is durable."""

    def __init__(self, address: str, key: str = "", key_file: str = "", shared: bool = False) -> None:
        """`shared`: other processes of this server write to it as well. Raises Malformed, Unavailable."""
        self.engine = ready_engine(address, key, key_file)
        self.writer = Writer(self.engine, WRITERS[self.engine.dialect.name], shared)
        self.readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self.reading_turns = FairSemaphore(READERS)

    def close(self) -> None:
        self.writer.close()
        self.readers.shutdown(wait=False, cancel_futures=True)  # one that a silent database holds may never end
        self.engine.dispose()

    async def read(self, query: Callable[[Connection], R]) -> R:
        """Raises Unavailable, also when the database is silent for too long."""
        try:
            async with asyncio.timeout(PATIENCE), self.reading_turns.turn():
                return await asyncio.get_running_loop().run_in_executor(self.readers, self.reading, query)
        except TimeoutError:
            raise Unavailable("the database does not answer: try again in a moment") from None

    def reading(self, query: Callable[[Connection], R]) -> R:
        """Raises Unavailable."""
        try:
            with self.engine.connect() as connection:
                return query(connection)
        except (DBAPIError, PoolTimeout) as error:
            LOG.exception("the database does not answer")
            raise Unavailable("the database does not answer: try again in a moment") from error

    # Tables and their logs.

    async def create(self, table: TableRow, seats: list[Seat], entries: list[Entry]) -> None:
        await self.writer.run(lambda connection: create(connection, table, seats, entries))

    async def append(self, append: Append) -> None:
        """Durable when it returns. Raises Taken when another node was quicker."""
        await self.writer.append(append)

    async def load(self, table_id: str) -> tuple[TableRow, list[Seat], list[Entry]]:
        """Raises NoSuchTable."""
        return await self.read(lambda connection: load(connection, table_id))

    async def since(self, table_id: str, seq: int) -> list[Entry]:
        return await self.read(lambda connection: entries_since(connection, table_id, seq))

    async def latest(self, table_ids: list[str]) -> dict[str, int]:
        """The number of the last entry of each of these tables that is there."""
        return await self.read(lambda connection: latest(connection, table_ids))

    async def check_there(self, table_id: str) -> None:
        """Raises NoSuchTable."""
        if not await self.latest([table_id]):
            raise NoSuchTable

    async def due(self, now: int, limit: int) -> list[str]:
        """Running tables in which a bot or a clock should have acted by now."""
        column = schema.tables.c
        query = select(column.id).where(column.due_at <= now).order_by(column.due_at).limit(limit)
        return await self.read(lambda connection: [*connection.execute(query).scalars()])

    async def postpone(self, table_id: str, due_at: int | None) -> None:
        change = update(schema.tables).where(schema.tables.c.id == table_id).values(due_at=due_at)
        await self.writer.run(lambda connection: connection.execute(change).rowcount)

    async def put_off(self, due: list[tuple[str, int]]) -> None:
        """As `postpone` for several, where something is due at all."""
        if due:
            await self.writer.run(lambda connection: put_off(connection, due))

    async def listed(self, game: str | None, limit: int, before: int | None) -> list[TableRow]:
        """Public tables that wait for players or are being played, the newest first."""
        return await self.read(lambda connection: listed(connection, game, limit, before))

    async def coded(self, code: str) -> list[str]:
        """The tables that wait for players and whose ids begin like this, in either case."""
        return await self.read(lambda connection: coded(connection, code))

    async def remove(self, table_id: str) -> None:
        """Raises NoSuchTable."""
        await self.writer.run(lambda connection: remove(connection, table_id))

    async def time(self) -> int | None:
        """What time it is at a database that several nodes share; None for a file."""
        if self.engine.dialect.name == "sqlite":
            return None
        query = select(cast(extract("epoch", func.clock_timestamp()) * 1000, BigInteger))
        return await self.read(lambda connection: connection.execute(query).scalar_one())

    # Presence.

    async def seen(self, places: list[tuple[str, int]], now: int) -> None:
        await self.writer.run(lambda connection: mark_seen(connection, places, now))

    async def seats_of(self, table_id: str) -> list[Seat]:
        return await self.read(lambda connection: seats_of(connection, table_id))

    async def seats_at(self, table_ids: list[str]) -> dict[str, list[Seat]]:
        return await self.read(lambda connection: seats_at(connection, table_ids))

    # Secrets of the server.

    async def secret(self, name: str, make: Callable[[], str]) -> str:
        """The secret of this name, made on the first call anywhere."""
        return await self.writer.run(lambda connection: secret(connection, name, make))


def create(connection: Connection, table: TableRow, seats: list[Seat], entries: list[Entry]) -> None:
    sealed = vault_of(connection).seal(table.seed, place_of_seed(table.id))
    connection.execute(insert(schema.tables).values(msgspec.to_builtins(table) | {"seed": sealed}))
    if seats:
        rows = [{"table_id": table.id, **msgspec.to_builtins(seat)} for seat in seats]
        connection.execute(insert(schema.seats), rows)
    add_moves(connection, table.id, entries)


def load(connection: Connection, table_id: str) -> tuple[TableRow, list[Seat], list[Entry]]:
    found = connection.execute(select(schema.tables).where(schema.tables.c.id == table_id)).mappings().first()
    if found is None:
        raise NoSuchTable
    return table_row(connection, found), seats_of(connection, table_id), entries_since(connection, table_id, 0)


def table_row(connection: Connection, row: RowMapping) -> TableRow:
    seed = vault_of(connection).open(row["seed"], place_of_seed(row["id"]))
    return TableRow(**{**row, "seed": seed})


def seats_of(connection: Connection, table_id: str) -> list[Seat]:
    columns = [column for column in schema.seats.c if column.name != "table_id"]
    query = select(*columns).where(schema.seats.c.table_id == table_id).order_by(schema.seats.c.seat)
    return [Seat(**row) for row in connection.execute(query).mappings()]


def seats_at(connection: Connection, table_ids: list[str]) -> dict[str, list[Seat]]:
    """The seats of several tables, by their tables."""
    query = select(schema.seats).where(schema.seats.c.table_id.in_(table_ids)).order_by(schema.seats.c.seat)
    found: dict[str, list[Seat]] = {}
    for row in connection.execute(query).mappings():
        fields = dict(row)
        found.setdefault(fields.pop("table_id"), []).append(Seat(**fields))
    return found


def entries_since(connection: Connection, table_id: str, seq: int) -> list[Entry]:
    column = schema.moves.c
    query = select(column.seq, column.kind, column.seat, column.text, column.at)
    query = query.where(column.table_id == table_id, column.seq > seq).order_by(column.seq)
    return [Entry(*row) for row in connection.execute(query)]


def latest(connection: Connection, table_ids: list[str]) -> dict[str, int]:
    table, move = schema.tables.c, schema.moves.c
    both = schema.tables.outerjoin(schema.moves, table.id == move.table_id)
    query = select(table.id, func.coalesce(func.max(move.seq), 0)).select_from(both)
    return {row[0]: row[1] for row in connection.execute(query.where(table.id.in_(table_ids)).group_by(table.id))}


def put_off(connection: Connection, due: list[tuple[str, int]]) -> None:
    connection.execute(PUT_OFF, [{"at_table": table_id, "later": at} for table_id, at in sorted(due)])


def listed(connection: Connection, game: str | None, limit: int, before: int | None) -> list[TableRow]:
    column = schema.tables.c
    query = select(schema.tables).where(column.public, column.status.in_(("open", "running")))
    if game is not None:
        query = query.where(column.game == game)
    if before is not None:
        query = query.where(column.created_at < before)
    query = query.order_by(column.created_at.desc()).limit(limit)
    return [table_row(connection, row) for row in connection.execute(query).mappings()]


def coded(connection: Connection, code: str) -> list[str]:
    column = schema.tables.c
    begins = func.upper(column.id).startswith(code.upper(), autoescape=True)
    return [*connection.execute(select(column.id).where(column.status == "open", begins)).scalars()]


def remove(connection: Connection, table_id: str) -> None:
    if not connection.execute(delete(schema.tables).where(schema.tables.c.id == table_id)).rowcount:
        raise NoSuchTable


def mark_seen(connection: Connection, places: list[tuple[str, int]], now: int) -> None:
    if places:
        rows = [{"at_table": table_id, "at_seat": seat, "now": now} for table_id, seat in sorted(places)]
        connection.execute(SEEN, rows)


def secret(connection: Connection, name: str, make: Callable[[], str]) -> str:
    query = select(schema.secrets.c.value).where(schema.secrets.c.name == name)
    vault, place = vault_of(connection), place_of_secret(name)
    found = connection.execute(query).scalar()
    if found is None:
        try:
            with connection.begin_nested():
                connection.execute(insert(schema.secrets).values(name=name, value=vault.seal(make(), place)))
        except IntegrityError:
            LOG.info("another node has just made the secret '%s'", name)
        found = connection.execute(query).scalar_one()
    return vault.open(found, place)
