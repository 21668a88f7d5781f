"""`pentarchy admin`: for those who run a server. It works on the database, whether the server runs or not."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from pentarchy.cli.arguments import Json, span
from pentarchy.cli.console import ERRORS, print_json
from pentarchy.cli.files import FileIsThere, writable
from pentarchy.cli.serve import check_installed
from pentarchy.kernel.errors import PentarchyError

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from pentarchy.server.operators.overview import Overview
    from pentarchy.server.store import Store

ATTEMPTS = 5
R = TypeVar("R")
HELP = "Look after a server: tables, people, backups. Running nodes notice within a second."
admin = typer.Typer(no_args_is_help=True, help=HELP)
Database = Annotated[
    str | None,
    typer.Option("--database", metavar="URL", help="As for 'pentarchy serve'; also PENTARCHY_DATABASE."),
]
Yes = Annotated[bool, typer.Option("--yes", help="Do not ask.")]
TableId = Annotated[str, typer.Argument(metavar="TABLE", help="The id of a table.")]
Status = Annotated[str | None, typer.Option("--status", help="Only open, running, over or replay.")]
Limit = Annotated[int, typer.Option("--limit", min=1, help="At most so many.")]
BackupFile = Annotated[Path, typer.Argument(metavar="FILE", dir_okay=False, help="A compressed file of JSON lines.")]


class TooBusy(PentarchyError):
    def __init__(self) -> None:
        super().__init__("too much is happening there at once: try again")


def with_store(database: str | None, work: "Callable[[Store], R]", make: bool = False) -> R:
    """Opens a database for some work. One that is not there is made only where that is meant."""
    check_installed()
    from pentarchy.server.config import from_environment
    from pentarchy.server.store import Store
    from pentarchy.server.store.existing import check_there

    config = from_environment(os.environ, database=database)
    if not make:
        check_there(config.database_url)
    store = Store(config.database_url, config.key, config.key_file)
    try:
        return work(store)
    finally:
        store.close()


def changed(store: "Store", work: "Callable[[Connection], R]") -> R:
    """Does something in one transaction; once more where a node that runs was quicker."""
    from sqlalchemy.exc import IntegrityError

    for _ in range(ATTEMPTS):
        try:
            with store.engine.execution_options(writes=True).begin() as connection:
                return work(connection)
        except IntegrityError:
            continue
    raise TooBusy


def moment(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y-%m-%d %H:%M")


@admin.command("list")
def list_tables(database: Database = None, status: Status = None, limit: Limit = 50, as_json: Json = False) -> None:
    """List tables, the ones changed last first."""
    check_installed()
    from pentarchy.server.operators.overview import overview

    rows = with_store(database, lambda store: store.reading(lambda each: overview(each, status, limit)))
    if as_json:
        print_json([listed(row) for row in rows])
        return
    for row in rows:
        changed = moment(row.changed_at)
        typer.echo(f"{row.id}  {row.game:12} {row.status:8} {row.seats} seats  {row.entries:5} entries  {changed}")
    if not rows:
        ERRORS.print("There is no such table." if status else "There are no tables yet.")


def listed(row: "Overview") -> dict[str, object]:
    """As programs read it, the time as one."""
    changed = datetime.fromtimestamp(row.changed_at / 1000, UTC).isoformat()
    counts = {"seats": row.seats, "entries": row.entries}
    return {"table": row.id, "game": row.game, "status": row.status, **counts, "changed": changed}


@admin.command()
def inspect(table: TableId, database: Database = None) -> None:
    """Show a table: its seats and its log. What it shows may be secret while the game runs."""
    check_installed()
    from pentarchy.server.store.store import load

    row, seats, entries = with_store(database, lambda store: store.reading(lambda each: load(each, table)))
    typer.echo(f"{row.id}: {row.game}, rules {row.rules}, {row.status}, made {moment(row.created_at)}")
    typer.echo(f"terms {row.terms}")
    for seat in seats:
        typer.echo(f"seat {seat.seat}: {seat.kind} {seat.level} {seat.name}".rstrip())
    for entry in entries:
        typer.echo(f"{entry.seq:5} {moment(entry.at)} {entry.kind:8} {entry.seat:2} {entry.text}")


@admin.command()
def export(table: TableId, database: Database = None) -> None:
    """Print the record of a table, finished or running."""
    check_installed()
    from pentarchy.server.store.store import load
    from pentarchy.tables.export import exported

    found = with_store(database, lambda store: store.reading(lambda each: load(each, table)))
    typer.echo(exported(*found), nl=False)


@admin.command()
def remove(
    table: TableId,
    database: Database = None,
    yes: Yes = False,
) -> None:
    """Remove a table for good, with its log."""
    check_installed()
    from pentarchy.server.store.store import load

    row, seats, entries = with_store(database, lambda store: store.reading(lambda each: load(each, table)))
    if not yes:
        what = f"{row.game}, {row.status}, {len(seats)} seats, {len(entries)} entries"
        typer.confirm(f"Remove table {table} ({what}) for good?", abort=True)
    with_store(database, lambda store: changed(store, lambda each: remove_from(each, table)))
    typer.echo(f"{table} is removed")


def remove_from(connection: "Connection", table: str) -> None:
    from pentarchy.server.clock import now
    from pentarchy.server.store.measures import add_news
    from pentarchy.server.store.store import remove

    remove(connection, table)
    add_news(connection, "remove", table, "", now())


@admin.command()
def prune(
    older_than: Annotated[str, typer.Option("--older-than", metavar="SPAN", help="Such as 180d or 26w.")],
    database: Database = None,
    yes: Yes = False,
) -> None:
    """Remove tables at which nothing has happened for that long; games under way after 90 days at the earliest."""
    check_installed()
    from pentarchy.server.clock import now
    from pentarchy.server.operators import retention

    age, at = span(older_than), now()
    count = with_store(database, lambda store: store.reading(lambda each: retention.count_old(each, age, at)))
    if count and not yes:
        typer.confirm(f"Remove {count} tables for good?", abort=True)
    removed = with_store(database, lambda store: pruned(store, age, at)) if count else 0
    typer.echo(f"{removed} {'table' if removed == 1 else 'tables'} removed")


def pruned(store: "Store", age: int, at: int) -> int:
    from pentarchy.server.operators.retention import prune

    removed = 0
    while gone := changed(store, lambda each: prune(each, age, at)):
        removed += len(gone)
    return removed


@admin.command()
def backup(
    file: BackupFile,
    database: Database = None,
    overwrite: Annotated[bool, typer.Option("--overwrite", help="Take the place of a file that is there.")] = False,
) -> None:
    """Write everything into one file; the server may run."""
    check_installed()
    from pentarchy.server.operators.backup import back_up

    if writable(file).exists() and not overwrite:
        raise FileIsThere(file, "name another one, or add --overwrite")
    rows = with_store(database, lambda store: back_up(store.engine, file, overwrite))
    typer.echo(f"{rows} rows written to {file}")


@admin.command()
def restore(file: BackupFile, database: Database = None) -> None:
    """Fill an empty database, SQLite or PostgreSQL, from a backup."""
    check_installed()
    from pentarchy.server.operators.backup import check_backup
    from pentarchy.server.operators.backup import restore as restore_file

    check_backup(file)
    with nothing_left_behind(database):
        rows = with_store(database, lambda store: restore_file(store.engine, file), make=True)
    typer.echo(f"{rows} rows restored from {file}")


@contextmanager
def nothing_left_behind(database: str | None) -> Iterator[None]:
    """A file that was made for something that fails is removed again."""
    from sqlalchemy import make_url

    from pentarchy.server.config import from_environment

    url = make_url(from_environment(os.environ, database=database).database_url)
    file = Path(url.database or "") if url.get_backend_name() == "sqlite" else None
    fresh = file is not None and not file.exists()
    try:
        yield
    except PentarchyError:
        for made in [file, *(file.with_name(file.name + end) for end in ("-wal", "-shm"))] if file and fresh else []:
            made.unlink(missing_ok=True)
        raise
