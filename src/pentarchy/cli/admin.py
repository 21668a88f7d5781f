"""`pentarchy admin`: for those who run a server. It works on the database, whether the server runs or not."""

import os
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from pentarchy.cli.serve import check_installed

if TYPE_CHECKING:
    from pentarchy.server.store import Store

R = TypeVar("R")
HELP = "Look after a server: list, inspect and remove tables, back up, restore."
admin = typer.Typer(no_args_is_help=True, help=HELP)
Database = Annotated[
    str | None,
    typer.Option("--database", metavar="URL", help="As for 'pentarchy serve'; also PENTARCHY_DATABASE."),
]
TableId = Annotated[str, typer.Argument(metavar="TABLE", help="The id of a table.")]
Status = Annotated[str | None, typer.Option("--status", help="Only open, running, over or replay.")]
Limit = Annotated[int, typer.Option("--limit", min=1, help="At most so many.")]
BackupFile = Annotated[Path, typer.Argument(metavar="FILE", dir_okay=False, help="A compressed file of JSON lines.")]


def with_store(database: str | None, work: "Callable[[Store], R]") -> R:
    check_installed()
    from pentarchy.server.config import from_environment
    from pentarchy.server.store import Store

    config = from_environment(os.environ, database=database)
    store = Store(config.database_url, config.key, config.key_file)
    try:
        return work(store)
    finally:
        store.close()


def moment(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y-%m-%d %H:%M")


@admin.command("list")
def list_tables(database: Database = None, status: Status = None, limit: Limit = 50) -> None:
    """List tables, the ones changed last first."""
    check_installed()
    from pentarchy.server.operators.overview import overview

    for row in with_store(database, lambda store: store.reading(lambda each: overview(each, status, limit))):
        changed = moment(row.changed_at)
        typer.echo(f"{row.id}  {row.game:12} {row.status:8} {row.seats} seats  {row.entries:5} entries  {changed}")


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
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
) -> None:
    """Remove a table for good, with its log."""
    if not yes:
        typer.confirm(f"Remove table {table} for good?", abort=True)
    with_store(database, lambda store: remove_from(store, table))
    typer.echo(f"{table} is removed")


def remove_from(store: "Store", table: str) -> None:
    from pentarchy.server.store.store import remove

    with store.engine.begin() as connection:
        remove(connection, table)


@admin.command()
def backup(file: BackupFile, database: Database = None) -> None:
    """Write everything into one file; the server may run."""
    check_installed()
    from pentarchy.server.operators.backup import back_up

    rows = with_store(database, lambda store: back_up(store.engine, file))
    typer.echo(f"{rows} rows written to {file}")


@admin.command()
def restore(file: BackupFile, database: Database = None) -> None:
    """Fill an empty database, SQLite or PostgreSQL, from a backup."""
    check_installed()
    from pentarchy.server.operators.backup import restore as restore_file

    rows = with_store(database, lambda store: restore_file(store.engine, file))
    typer.echo(f"{rows} rows restored from {file}")
