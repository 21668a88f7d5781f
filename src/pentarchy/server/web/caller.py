"""Who asks, and with what."""

from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from pentarchy.server.accounts.sessions import DAYS
from pentarchy.server.fairness import client_network
from pentarchy.server.reach import Reach, reach
from pentarchy.server.store.accounts import UserRow
from pentarchy.tables.errors import Unauthorised
from pentarchy.tables.rights import Credentials, credentials, held_by, played_by
from pentarchy.tables.table import Table

if TYPE_CHECKING:
    from pentarchy.server.node import Node

COOKIE = "pentarchy_session"
DEVICE = "pentarchy_device"
"""Says that somebody has signed in here before: others' wrong guesses do not count for them."""
LIFETIME = DAYS * 86_400


class Caller:
    """A request with its node: its bearer token, its account, and what it put into the path and the query."""

    def __init__(self, node: "Node", request: HTTPConnection, user: UserRow | None) -> None:
        self.node = node
        self.request = request
        self.user = user
        self.path: dict[str, str] = request.path_params
        self.query = request.query_params
        self.set_cookie: str | None = None
        """A session cookie to send back; '' ends the session."""
        self.set_device: str | None = None

    @property
    def address(self) -> str:
        return self.request.client.host if self.request.client else "unknown"

    @property
    def client_network(self) -> str:
        """What limits are counted by."""
        return client_network(self.address)

    @property
    def token(self) -> str:
        scheme, _, token = self.request.headers.get("authorization", "").partition(" ")
        return token if scheme.lower() == "bearer" else ""

    @property
    def user_id(self) -> str | None:
        return self.user.id if self.user else None

    @property
    def base(self) -> str:
        """How the server is reached from outside."""
        return self.reach.address

    @property
    def reach(self) -> Reach:
        return reach(self.node.config, f"{self.request.url.scheme}://{self.request.url.netloc}", self.address)

    @property
    def secure(self) -> bool:
        return urlsplit(self.base).scheme == "https"

    @property
    def shown(self) -> Credentials:
        return credentials([self.token] if self.token else [], self.user_id)

    def seat_at(self, table: Table) -> int:
        """The first seat that the caller plays here, or holds at all. Raises Unauthorised."""
        held = played_by(table, self.shown) or held_by(table, self.shown)
        if not held:
            raise Unauthorised("you need the token of a seat at this table")
        return held[0]


async def caller_of(node: "Node", request: HTTPConnection) -> Caller:
    """Raises Banned."""
    user = await node.accounts.user_of(request.cookies.get(COOKIE))
    node.measures.check_account(user.id if user else None)
    return Caller(node, request, user)
