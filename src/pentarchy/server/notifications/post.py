"""Requests to addresses that players have given: https only, one answer line, and all of it within a deadline."""

import asyncio
import ssl
from functools import lru_cache
from urllib.parse import SplitResult

from pentarchy.server.notifications.addresses import checked_url, resolved
from pentarchy.tables.errors import Unavailable

DEADLINE = 10.0
"""Seconds for everything together: a server that answers byte by byte gets no longer than a silent one."""
LONGEST_LINE = 4096


async def post(url: str, headers: dict[str, str], body: bytes, private: bool) -> int:
    """Posts and returns the status. Raises Unavailable."""
    parts = checked_url(url, private)
    try:
        async with asyncio.timeout(DEADLINE):
            return await exchanged(parts, head_of(parts, headers, body) + body, private)
    except (OSError, TimeoutError, EOFError, ValueError) as error:
        raise Unavailable(f"the address does not answer: {type(error).__name__}") from error


def head_of(parts: SplitResult, headers: dict[str, str], body: bytes) -> bytes:
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    all_headers = {"Host": parts.netloc, "Content-Length": str(len(body)), "Connection": "close", **headers}
    lines = [f"POST {path} HTTP/1.1", *(f"{name}: {value}" for name, value in all_headers.items())]
    return "\r\n".join([*lines, "", ""]).encode("ascii")


async def exchanged(parts: SplitResult, message: bytes, private: bool) -> int:
    host, secure = str(parts.hostname), parts.scheme == "https"
    port = parts.port or (443 if secure else 80)
    address = await resolved(host, port, private)
    reader, writer = await asyncio.open_connection(
        address,
        port,
        limit=LONGEST_LINE,
        ssl=trusted() if secure else None,
        server_hostname=host if secure else None,
    )
    try:
        writer.write(message)
        await writer.drain()
        return status_in(await reader.readline())
    finally:
        writer.transport.abort()


def status_in(line: bytes) -> int:
    """Raises ValueError for what is no answer over HTTP."""
    protocol, status, *_ = line.split()
    if not protocol.startswith(b"HTTP/1.") or len(status) != 3:
        raise ValueError("no answer over HTTP")
    return int(status)


@lru_cache(maxsize=1)
def trusted() -> ssl.SSLContext:
    return ssl.create_default_context()
