"""The front limits: whoever connects has to say what they want in time and in few words, and cannot block it.

uvicorn waits forever for a request that has begun; a thousand such beginnings would take every descriptor there is.
"""

import asyncio
import resource
from typing import Any

from uvicorn.config import Config as UvicornConfig
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState

from pentarchy.server.config import Config
from pentarchy.server.fairness import client_network
from pentarchy.server.handover import Siblings

HEAD_SECONDS = 10.0
BODY_SECONDS = 20.0
LARGEST_HEAD = 64 * 1024
MOST_HEADERS = 100
MOST_AHEAD = 16
"""Requests that may wait for the answer to the one before: a piece of data that is read at once has room for
thousands."""
MOST_DESCRIPTORS = 65_536
KEPT_BACK = 128
"""Descriptors for the database, the workers, the bus and hooks."""


class ConnectionLimits:
    """How many may come in, together and from one address. Proxies that are trusted speak for many."""

    def __init__(self, config: Config) -> None:
        self.most_of_one = 2 * config.connections_per_address if config.rate else 0
        self.trusted = frozenset(each.strip() for each in config.trusted_proxies.split(",") if each.strip())
        self.most = max(KEPT_BACK, widest() - KEPT_BACK)
        self.inside: dict[str, int] = {}
        self.head_seconds = HEAD_SECONDS
        self.body_seconds = BODY_SECONDS

    def enter(self, address: str, network: str, all_inside: int) -> bool:
        here = self.inside.get(network, 0)
        if all_inside > self.most or (self.most_of_one and here >= self.most_of_one and not self.trusts(address)):
            return False
        self.inside[network] = here + 1
        return True

    def trusts(self, address: str) -> bool:
        return address in self.trusted or "*" in self.trusted

    def leave(self, network: str) -> None:
        self.inside[network] -= 1
        if not self.inside[network]:
            del self.inside[network]


def widest() -> int:
    """Allows this process as many descriptors as it may have at all, and says how many."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, MOST_DESCRIPTORS)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return wanted


class FloodError(Exception):
    """The parser stops here, and uvicorn answers 400 and closes the connection."""


class LimitedConnection(HttpToolsProtocol):
    """One connection over HTTP. Websockets leave it when they begin: they have deadlines and limits of their own."""

    def __init__(
        self,
        limits: ConnectionLimits,
        siblings: Siblings | None,
        config: UvicornConfig,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.limits = limits
        self.siblings = siblings
        self.address = ""
        self.entered = False
        self.deadline: asyncio.TimerHandle | None = None
        self.head_bytes = 0
        self.reads_head = False
        """Whether a request has begun and not said all of what it wants."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        self.address = self.client[0] if self.client else "unknown"
        self.entered = self.limits.enter(self.address, client_network(self.address), len(self.connections))
        if self.entered:
            self.allow(self.limits.head_seconds)
        else:
            transport.abort()

    def allow(self, seconds: float) -> None:
        self.stop_waiting()
        self.deadline = self.loop.call_later(seconds, self.transport.abort)

    def stop_waiting(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self.head_bytes += len(data)
        if self.head_bytes > LARGEST_HEAD and self.reads_head:
            self.transport.abort()

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= MOST_AHEAD:
            raise FloodError
        super().on_message_begin()
        self.head_bytes, self.reads_head = 0, True
        self.allow(self.limits.head_seconds)

    def on_header(self, name: bytes, value: bytes) -> None:
        if len(self.headers) >= MOST_HEADERS:
            raise FloodError
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self.reads_head = False
        self.allow(self.limits.body_seconds)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self.stop_waiting()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self.leave()
        if self.is_handed_over():
            self.connections.discard(self)
            self.transport.abort()
        else:
            super().handle_websocket_upgrade()

    def is_handed_over(self) -> bool:
        """Whether the process that has the table has taken the connection."""
        if self.siblings is None or (owner := self.siblings.owner(self.url)) == self.siblings.own:
            return False
        headers = b"".join(name + b": " + value + b"\r\n" for name, value in self.scope["headers"])
        head = self.scope["method"].encode() + b" " + self.url + b" HTTP/1.1\r\n" + headers + b"\r\n"
        return self.siblings.hand_over(self.transport.get_extra_info("socket").fileno(), head, owner)

    def connection_lost(self, exc: Exception | None) -> None:
        self.leave()
        super().connection_lost(exc)

    def leave(self) -> None:
        self.stop_waiting()
        if self.entered:
            self.entered = False
            self.limits.leave(client_network(self.address))
