"""Running the application with uvicorn."""

import asyncio
import gc
import socket
import sys
from collections.abc import Callable
from functools import partial
from typing import cast

import uvicorn

from pentarchy.server.app import make_app
from pentarchy.server.bus import check_bus
from pentarchy.server.config import Config
from pentarchy.server.connection_limits import ConnectionLimits, LimitedConnection
from pentarchy.server.handover import Siblings
from pentarchy.server.play.websocket import QuickWebSocket
from pentarchy.server.store import Store

LARGEST_MESSAGE = 16 * 1024
GRACE_SECONDS = 10
SHORT_TURNS = 0.0005
"""Seconds after which a thread must let another run: the writer's thread must not hold up the event loop."""
RARE_COLLECTIONS = (20_000, 10, 1_000_000)
"""New objects are looked through in small steps. A look through all objects of a thousand tables would hold everybody
up: the node does that now and then, nobody else."""


class Server(uvicorn.Server):
    """Says when it has begun, and takes connections that its siblings have accepted."""

    def __init__(self, config: uvicorn.Config, welcome: Callable[[], None], siblings: Siblings | None) -> None:
        super().__init__(config)
        self.welcome = welcome
        self.siblings = siblings
        self.accepting: set[asyncio.Task[None]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.siblings is not None:
            self.siblings.open(self.accept, self.stop)
        self.welcome()

    def stop(self) -> None:
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self.siblings is not None:
            self.siblings.close()
        await super().shutdown(sockets)

    def accept(self, connection: socket.socket, head: bytes) -> None:
        task = asyncio.create_task(self.accepted(connection, head))
        self.accepting.add(task)
        task.add_done_callback(self.accepting.discard)

    async def accepted(self, connection: socket.socket, head: bytes) -> None:
        def protocol() -> QuickWebSocket:
            return QuickWebSocket(self.config, self.server_state, self.lifespan.state)

        _, websocket = await asyncio.get_running_loop().connect_accepted_socket(protocol, connection)
        websocket.data_received(head)


def check_services(config: Config) -> None:
    """Raises Malformed, Unavailable for a database or a bus that the server could not begin with."""
    Store(config.database_url, config.key, config.key_file).close()
    asyncio.run(check_bus(config.bus))


def server_of(config: Config, welcome: Callable[[], None] = lambda: None, siblings: Siblings | None = None) -> Server:
    """A server that closes gracefully on SIGTERM and SIGINT: nothing new is accepted, nothing acknowledged is lost."""
    sys.setswitchinterval(SHORT_TURNS)
    gc.set_threshold(*RARE_COLLECTIONS)
    return Server(
        uvicorn.Config(
            make_app(config),
            http=cast(type[asyncio.Protocol], partial(LimitedConnection, ConnectionLimits(config), siblings)),
            host=config.host,
            port=config.port,
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=bool(config.trusted_proxies),
            forwarded_allow_ips=config.trusted_proxies or None,
            ws=QuickWebSocket,
            ws_max_size=LARGEST_MESSAGE,
            ws_per_message_deflate=False,
            ws_ping_interval=20,
            ws_ping_timeout=20,
            timeout_graceful_shutdown=GRACE_SECONDS,
        ),
        welcome,
        siblings,
    )
