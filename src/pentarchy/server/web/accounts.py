"""Accounts and notices."""

import msgspec

from pentarchy.server.notifications.targets import Hook, Target, check_target
from pentarchy.server.store import accounts as account_rows
from pentarchy.server.store import notifications as notice_rows
from pentarchy.server.store import statistics
from pentarchy.server.store.accounts import UserRow
from pentarchy.server.web import bodies as b
from pentarchy.server.web.caller import COOKIE, DEVICE, Caller
from pentarchy.server.web.tables import info_of, table_at
from pentarchy.tables import names
from pentarchy.tables.errors import Conflict, NoSuchTable, NoSuchThing, Unauthorised
from pentarchy.tables.queries import Notify
from pentarchy.tables.rights import check
from pentarchy.tables.seats import new_id, new_token

LATEST_TABLES = 20
LATEST_PLAYED = 500


async def sign_up(caller: Caller, credentials: b.Credentials) -> b.Account:
    """Make an account and sign in."""
    caller.node.sign_ins.check(caller.client_network)
    user = await caller.node.accounts.sign_up(names.clean_name(credentials.name), credentials.password)
    return await signed_in(caller, user)


async def sign_in(caller: Caller, credentials: b.Credentials) -> b.Account:
    """Sign in; the session is a cookie."""
    name = names.clean_name(credentials.name)
    device = caller.node.accounts.device_in(caller.request.cookies.get(DEVICE, ""), name)
    caller.node.guesses_at_names.check(name, caller.client_network, device)
    user = await caller.node.accounts.sign_in(name, credentials.password)
    caller.node.guesses_at_names.forgive(name, caller.client_network, device)
    return await signed_in(caller, user)


async def signed_in(caller: Caller, user: UserRow) -> b.Account:
    caller.node.measures.check_account(user.id)
    caller.set_cookie = await caller.node.accounts.open_session(user)
    caller.set_device = caller.node.accounts.new_device(user.name)
    return await account_of(caller, user)


async def sign_out(caller: Caller, _: None) -> None:
    """End the session, here and wherever its cookie may be."""
    caller.node.sign_out(await caller.node.accounts.close_session(caller.request.cookies.get(COOKIE, "")))
    caller.set_cookie = ""


async def show_account(caller: Caller, _: None) -> b.Account:
    """Who is signed in, with the latest tables."""
    if caller.user is None:
        raise Unauthorised("nobody is signed in")
    return await account_of(caller, caller.user)


async def show_statistics(caller: Caller, _: None) -> list[b.Played]:
    """How well the one who is signed in has played, game by game; nobody else can ask for it."""
    user_id = caller.user_id
    if user_id is None:
        raise Unauthorised("nobody is signed in")
    rows = await caller.node.store.read(lambda connection: statistics.of_user(connection, user_id, LATEST_PLAYED))
    return [b.Played(row.table_id, row.game, row.played_at, row.accuracy, row.luck, row.result) for row in rows]


async def change_password(caller: Caller, change: b.NewPassword) -> None:
    """Change the password: every session ends, here and elsewhere, except for a new one for whoever asks."""
    if caller.user is None:
        raise Unauthorised("nobody is signed in")
    caller.node.sign_ins.check(caller.client_network)
    for key_hash in await caller.node.accounts.change_password(caller.user, change.old, change.new):
        caller.node.sign_out(key_hash)
    caller.set_cookie = await caller.node.accounts.open_session(caller.user)


async def account_of(caller: Caller, user: UserRow) -> b.Account:
    ids = await caller.node.store.read(lambda connection: account_rows.tables_of(connection, user.id, LATEST_TABLES))
    tables = []
    for table_id in dict.fromkeys(ids):
        try:
            tables.append(await info_of(caller, table_id))
        except NoSuchTable:
            continue  # removed just now
    return b.Account(user.name, tables)


async def show_push_key(caller: Caller, _: None) -> b.PushKey:
    """The key that a browser needs to subscribe to notices."""
    return b.PushKey(caller.node.notifier.public_key)


async def add_notice(caller: Caller, target: Target) -> b.Registered:
    """Be told of your turn, at a table (with a seat's token) by web push or a web hook."""
    table = await table_at(caller)
    seat = caller.seat_at(table)
    check(table, caller.shown, Notify(seat))
    check_target(target, caller.node.config.private_hooks)
    secret = ""
    if isinstance(target, Hook):
        secret = target.secret = new_token()
    kind = "hook" if isinstance(target, Hook) else "push"
    text = msgspec.json.encode(target).decode()
    row = notice_rows.NoticeRow(new_id(), caller.user_id, table.id, seat, kind, text)
    if not await caller.node.store.writer.run(lambda connection: notice_rows.add_notice(connection, row)):
        raise Conflict(f"a seat has at most {notice_rows.MOST_A_SEAT} notification targets")
    return b.Registered(row.id, secret)


async def drop_notice(caller: Caller, _: None) -> None:
    """Stop these notifications. Knowing the id is the right to do so."""
    notice_id = caller.path["notice"]
    if not await caller.node.store.writer.run(lambda connection: notice_rows.drop_notice(connection, notice_id)):
        raise NoSuchThing("there is no such notice")
