"""Taking the port: before anything else is said or done, so that a busy one is the first thing to be heard of."""

import os
import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from errno import EADDRINUSE

from pentarchy.server.config import Config
from pentarchy.tables.errors import Unavailable


@contextmanager
def listening(config: Config) -> Iterator[list[socket.socket]]:
    """The sockets of a server, closed again at the end. Raises Unavailable."""
    with ExitStack() as stack:
        yield [stack.enter_context(each) for each in opened(config)]


def opened(config: Config) -> list[socket.socket]:
    try:
        found = socket.getaddrinfo(config.host or None, config.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except OSError as error:
        raise Unavailable(f"'{config.host}' is not an address to listen on") from error
    try:
        return [bound(family, place) for family, _, _, _, place in found]
    except PermissionError as error:
        raise Unavailable(f"you may not listen on port {config.port}: choose one above 1023 with --port") from error
    except OSError as error:
        raise Unavailable(why_not(config, error)) from error


def why_not(config: Config, error: OSError) -> str:
    if error.errno == EADDRINUSE:
        free = f"stop it, or choose another port, such as --port {config.port + 1}"
        return f"another program is using port {config.port}, perhaps Pentarchy in another window: {free}"
    return f"cannot listen on {config.host} port {config.port}: {error.strerror}"


def bound(family: int, place: tuple[object, ...]) -> socket.socket:
    server = socket.socket(family, socket.SOCK_STREAM)
    try:
        if os.name == "posix":
            server.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            server.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        server.bind(place)
        server.listen()
    except OSError:
        server.close()
        raise
    return server
