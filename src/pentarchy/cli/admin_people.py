"""`pentarchy admin` about people: ban, mute, kick, passwords, accounts. Running nodes notice within a second."""

from dataclasses import asdict
from secrets import token_urlsafe
from typing import TYPE_CHECKING, Annotated

import typer

from pentarchy.cli.admin import Database, TableId, Yes, admin, changed, moment, with_store
from pentarchy.cli.arguments import BadArgument, Json, span
from pentarchy.cli.console import ERRORS, print_json
from pentarchy.cli.serve import check_installed

if TYPE_CHECKING:
    from pentarchy.server.store.measures import Kind, What

__all__ = ["admin"]
SHORTEST_PASSWORD, LONGEST_PASSWORD = 8, 200

Address = Annotated[
    str | None, typer.Option("--address", metavar="ADDRESS", help="An address, or a network such as 192.0.2.0/24.")
]
AccountName = Annotated[str | None, typer.Option("--account", metavar="NAME", help="An account by its name.")]
Reason = Annotated[str, typer.Option("--reason", help="Told to whom it meets.")]
Until = Annotated[
    str | None, typer.Option("--for", metavar="SPAN", help="Such as 30m, 12h, 7d or 2w; by default forever.")
]
Name = Annotated[str, typer.Argument(metavar="NAME", help="The name of an account.")]


def whom(address: str | None, account: str | None) -> "tuple[Kind, str]":
    if address and not account:
        return "address", address
    if account and not address:
        return "account", account
    raise BadArgument("name either an --address or an --account")


def imposed(what: "What", database: str | None, who: "tuple[Kind, str]", reason: str, until: str | None) -> None:
    check_installed()
    from pentarchy.server.clock import now
    from pentarchy.server.operators.people import impose

    at = now()
    ends_at = None if until is None else at + span(until)
    row = with_store(
        database,
        lambda store: changed(store, lambda each: impose(each, what, *who, reason, at, ends_at)),
    )
    met = row.subject if row.kind == "address" else who[1]
    typer.echo(f"{what}: {met}, {end(ends_at)}")


def end(at: int | None) -> str:
    return "forever" if at is None else f"until {moment(at)}"


def lifted(what: "What", database: str | None, who: "tuple[Kind, str]") -> None:
    check_installed()
    from pentarchy.server.operators.people import lift

    with_store(database, lambda store: changed(store, lambda each: lift(each, what, *who)))
    typer.echo(f"the {what} of {who[1]} is lifted")


@admin.command()
def ban(
    address: Address = None,
    account: AccountName = None,
    reason: Reason = "",
    until: Until = None,
    database: Database = None,
) -> None:
    """Ban an address or an account, and end its open connections."""
    imposed("ban", database, whom(address, account), reason, until)


@admin.command()
def unban(address: Address = None, account: AccountName = None, database: Database = None) -> None:
    """Lift the ban of an address or an account."""
    lifted("ban", database, whom(address, account))


@admin.command()
def mute(
    address: Address = None,
    account: AccountName = None,
    reason: Reason = "",
    until: Until = None,
    database: Database = None,
) -> None:
    """Let an address or an account play, but not write in the chat."""
    imposed("mute", database, whom(address, account), reason, until)


@admin.command()
def unmute(address: Address = None, account: AccountName = None, database: Database = None) -> None:
    """Let an address or an account write again."""
    lifted("mute", database, whom(address, account))


@admin.command("bans")
def list_bans(database: Database = None, as_json: Json = False) -> None:
    """List the bans and mutes that are in force."""
    check_installed()
    from pentarchy.server.clock import now
    from pentarchy.server.operators.people import rulings

    rows = with_store(database, lambda store: store.reading(lambda each: rulings(each, now())))
    if as_json:
        print_json([asdict(row) for row in rows])
        return
    for row in rows:
        typer.echo(f"{row.what:5} {row.kind:8} {row.who:24} {end(row.ends_at)}  {row.reason}".rstrip())
    if not rows:
        ERRORS.print("Nobody is banned or muted.")


@admin.command()
def kick(
    table: TableId,
    seat: Annotated[int, typer.Argument(metavar="SEAT", min=0, help="The seat, counted from 0 as 'inspect' does.")],
    reason: Annotated[str, typer.Option("--reason", help="Kept for operators.")] = "",
    database: Database = None,
) -> None:
    """Take a seat away: it is free again, or played by a bot if the game has begun."""
    check_installed()
    from pentarchy.server.clock import now
    from pentarchy.server.operators import seats

    with_store(database, lambda store: changed(store, lambda each: seats.kick(each, table, seat, reason, now())))
    typer.echo(f"seat {seat} of {table} is taken away")


@admin.command()
def password(
    name: Name,
    generate: Annotated[bool, typer.Option("--generate", help="Make one and print it, instead of asking.")] = False,
    database: Database = None,
) -> None:
    """Give an account a new password; it is signed out everywhere."""
    check_installed()
    from pentarchy.server.accounts.passwords import hashed_password
    from pentarchy.server.operators.people import user_named
    from pentarchy.server.store.accounts import set_password

    user = with_store(database, lambda store: store.reading(lambda each: user_named(each, name)))
    new = token_urlsafe(12) if generate else typer.prompt("New password", hide_input=True, confirmation_prompt=True)
    if not SHORTEST_PASSWORD <= len(new) <= LONGEST_PASSWORD:
        raise BadArgument(f"a password has {SHORTEST_PASSWORD} to {LONGEST_PASSWORD} characters")
    stored = hashed_password(new)
    with_store(database, lambda store: changed(store, lambda each: set_password(each, user.id, stored)))
    typer.echo(f"the new password of {user.name}: {new}" if generate else f"{user.name} has a new password")


@admin.command()
def delete_account(name: Name, yes: Yes = False, database: Database = None) -> None:
    """Delete an account with its data. Its games stay for the others, without its name and words."""
    check_installed()
    from pentarchy.server.clock import now
    from pentarchy.server.operators.people import delete_account, user_named

    user = with_store(database, lambda store: store.reading(lambda each: user_named(each, name)))
    if not yes:
        typer.confirm(f"Delete the account {user.name}, made {moment(user.created_at)}, for good?", abort=True)
    tables = with_store(database, lambda store: changed(store, lambda each: delete_account(each, user, now())))
    typer.echo(f"{user.name} is deleted, and forgotten at {tables} tables")
