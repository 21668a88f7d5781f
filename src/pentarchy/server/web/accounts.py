"""Accounts and notices."""

import msgspec

from pentarchy.server.errors import NoSuchThing, Refused, Unauthorised
from pentarchy.server.notices.post import checked_url
from pentarchy.server.notices.targets import Hook, Target
from pentarchy.server.play import telling
from pentarchy.server.store import accounts as account_rows
from pentarchy.server.store import notices as notice_rows
from pentarchy.server.store.accounts import UserRow
from pentarchy.server.tables import opening
from pentarchy.server.tables.seating import new_id, new_token
from pentarchy.server.web import bodies as b
from pentarchy.server.web.asker import COOKIE, Asker
from pentarchy.server.web.tables import table_at

LATEST_TABLES = 20


async def sign_up(asker: Asker, credentials: b.Credentials) -> b.Account:
    """Make an account and sign in."""
    asker.node.sign_ins.check(asker.address)
    user = await asker.node.accounts.sign_up(opening.clean_name(credentials.name), credentials.password)
    return await signed_in(asker, user)


async def sign_in(asker: Asker, credentials: b.Credentials) -> b.Account:
    """Sign in; the session is a cookie."""
    asker.node.sign_ins.check(asker.address)
    asker.node.sign_ins.check(f"name {credentials.name.casefold()}")
    name = opening.clean_name(credentials.name)
    return await signed_in(asker, await asker.node.accounts.sign_in(name, credentials.password))


async def signed_in(asker: Asker, user: UserRow) -> b.Account:
    asker.set_cookie = await asker.node.accounts.open_session(user)
    return await account_of(asker, user)


async def sign_out(asker: Asker, _: None) -> None:
    """End the session, here and wherever its cookie may be."""
    await asker.node.accounts.close_session(asker.request.cookies.get(COOKIE, ""))
    asker.set_cookie = ""


async def show_account(asker: Asker, _: None) -> b.Account:
    """Who is signed in, with the latest tables."""
    if asker.user is None:
        raise Unauthorised("nobody is signed in")
    return await account_of(asker, asker.user)


async def account_of(asker: Asker, user: UserRow) -> b.Account:
    store, desk = asker.node.store, asker.node.desk
    ids = await store.read(lambda connection: account_rows.tables_of(connection, user.id, LATEST_TABLES))
    tables = []
    for table_id in dict.fromkeys(ids):
        try:
            place = await desk.place(table_id)
        except Refused:
            continue  # of other rules, or just removed: not shown in the overview
        tables.append(telling.info(place.live, place.here))
    return b.Account(user.name, tables)


async def show_push_key(asker: Asker, _: None) -> b.PushKey:
    """The key that a browser needs to subscribe to notices."""
    return b.PushKey(asker.node.notifier.public_key)


async def add_notice(asker: Asker, target: Target) -> b.Registered:
    """Be told of your turn, at a table (with a seat's token) by web push or a web hook."""
    live = await table_at(asker)
    seat = asker.seat_at(live)
    url = target.url if isinstance(target, Hook) else target.endpoint
    checked_url(url, asker.node.config.private_hooks)
    secret = ""
    if isinstance(target, Hook):
        secret = target.secret = new_token()
    kind = "hook" if isinstance(target, Hook) else "push"
    text = msgspec.json.encode(target).decode()
    row = notice_rows.NoticeRow(new_id(), asker.user_id, live.id, seat, kind, text)
    await asker.node.store.writer.run(lambda connection: notice_rows.add_notice(connection, row))
    return b.Registered(row.id, secret)


async def drop_notice(asker: Asker, _: None) -> None:
    """Be told no more. The id is the right to do so."""
    notice_id = asker.path["notice"]
    if not await asker.node.store.writer.run(lambda connection: notice_rows.drop_notice(connection, notice_id)):
        raise NoSuchThing("there is no such notice")
