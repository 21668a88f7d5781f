"""Who asks, and with what."""

from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from pentarchy.server.accounts.sessions import DAYS
from pentarchy.server.errors import Unauthorised
from pentarchy.server.reach import Reach, reach
from pentarchy.server.store.accounts import UserRow
from pentarchy.server.tables.live import LiveTable
from pentarchy.server.tables.seating import held_by, is_token

if TYPE_CHECKING:
    from pentarchy.server.node import Node

COOKIE = "pentarchy_session"
LIFETIME = DAYS * 86_400


class Asker:
    """A request with its node: its bearer token, its account, and what it put into the path and the query."""

    def __init__(self, node: "Node", request: HTTPConnection, user: UserRow | None) -> None:
        self.node = node
        self.request = request
        self.user = user
        self.path: dict[str, str] = request.path_params
        self.query = request.query_params
        self.set_cookie: str | None = None
        """A session cookie to send back; '' ends the session."""

    @property
    def address(self) -> str:
        return self.request.client.host if self.request.client else "unknown"

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

    def seats_at(self, live: LiveTable) -> list[int]:
        return held_by(live.seats, [self.token] if self.token else [], self.user_id)

    def seat_at(self, live: LiveTable) -> int:
        """Raises Unauthorised."""
        held = self.seats_at(live)
        if not held:
            raise Unauthorised("show the token of a seat at this table")
        return held[0]

    def check_host(self, live: LiveTable) -> None:
        if not is_token(self.token, live.row.host_hash):
            raise Unauthorised("only the host of this table may do this: show the host's token")


async def asker_of(node: "Node", request: HTTPConnection) -> Asker:
    return Asker(node, request, await node.accounts.user_of(request.cookies.get(COOKIE)))
