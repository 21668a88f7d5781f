"""Sessions: a random key in a signed cookie, its hash in the store, so that signing out ends it everywhere."""

import hmac
from collections.abc import Iterable
from dataclasses import dataclass

from pentarchy.server.accounts.passwords import hashed_password, in_turn, is_password
from pentarchy.server.clock import now
from pentarchy.server.store import Store, accounts
from pentarchy.server.store.accounts import UserRow
from pentarchy.tables.errors import Conflict, Unauthorised
from pentarchy.tables.names import folded, known_as, likeness
from pentarchy.tables.seats import hashed, new_id, new_token

DAYS = 60
LIFETIME = DAYS * 86_400


@dataclass(slots=True, frozen=True)
class Account:
    """An open session of a user; `key_hash` names it in the store."""

    user_id: str
    key_hash: str


class Accounts:
    def __init__(self, store: Store, secret: str) -> None:
        self.store = store
        self.secret = secret.encode()

    async def sign_up(self, name: str, password: str) -> UserRow:
        """Raises Conflict when the name is taken."""
        stored = await in_turn(hashed_password, password)
        user = UserRow(new_id(), name, likeness(name), stored, now())
        if not await self.store.writer.run(lambda connection: accounts.add_user(connection, user, known_as(name))):
            raise Conflict("this name is taken")
        return user

    async def sign_in(self, name: str, password: str) -> UserRow:
        """Raises Unauthorised, without a word on which of the two was wrong."""
        user = await self.store.read(lambda connection: accounts.user_named(connection, *known_as(name)))
        right = await in_turn(is_password, user.password if user else None, password)
        if user is None or not right:
            raise Unauthorised("the name or the password is wrong")
        return user

    async def change_password(self, user: UserRow, old: str, new: str) -> list[str]:
        """The hashes of the sessions that are over now: all that there were. Raises Unauthorised."""
        if not await in_turn(is_password, user.password, old):
            raise Unauthorised("the password is wrong")
        stored = await in_turn(hashed_password, new)
        return await self.store.writer.run(lambda connection: accounts.set_password(connection, user.id, stored))

    def new_device(self, name: str) -> str:
        """A cookie for the browser of somebody who has signed in under this name."""
        key = new_token()
        return f"{key}.{self.device_signature(key, name)}"

    def device_in(self, cookie: str, name: str) -> str:
        """The device that a cookie names, if this name has signed in there; '' otherwise."""
        key, _, signature = cookie.partition(".")
        right = hmac.compare_digest(signature.encode(), self.device_signature(key, name).encode())
        return key if right else ""

    def device_signature(self, key: str, name: str) -> str:
        return hmac.digest(self.secret, f"device {key} {folded(name)}".encode(), "sha256").hex()

    async def open_session(self, user: UserRow) -> str:
        """The cookie of a new session."""
        key = new_token()
        row = {"hash": hashed(key), "user_id": user.id, "expires_at": now() + LIFETIME * 1000}
        await self.store.writer.run(lambda connection: accounts.add_session(connection, row))
        return f"{key}.{self.signature(key)}"

    async def close_session(self, cookie: str) -> str:
        """The hash of the session that is over now; '' for a forged cookie."""
        key = self.key_in(cookie)
        if key is None:
            return ""
        key_hash = hashed(key)
        await self.store.writer.run(lambda connection: accounts.drop_session(connection, key_hash))
        return key_hash

    async def closed(self, key_hashes: Iterable[str]) -> set[str]:
        """Which of these sessions are over."""
        asked = {*key_hashes}
        return asked - await self.store.read(lambda connection: accounts.open_sessions(connection, asked, now()))

    def account(self, cookie: str | None, user: UserRow | None) -> Account | None:
        """The session behind a cookie whose user was found."""
        key = self.key_in(cookie) if cookie and user is not None else None
        return None if key is None or user is None else Account(user.id, hashed(key))

    async def user_of(self, cookie: str | None) -> UserRow | None:
        """Whose session this is; None for a guest, a forged cookie or a session that is over."""
        key = self.key_in(cookie) if cookie else None
        if key is None:
            return None
        return await self.store.read(lambda connection: accounts.user_of_session(connection, hashed(key), now()))

    def key_in(self, cookie: str) -> str | None:
        key, _, signature = cookie.partition(".")
        return key if hmac.compare_digest(signature.encode(), self.signature(key).encode()) else None

    def signature(self, key: str) -> str:
        return hmac.digest(self.secret, f"session {key}".encode(), "sha256").hex()
