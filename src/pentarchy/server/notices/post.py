"""Requests to addresses that players have given: https only, and never into the network that the server stands in."""

import ipaddress
import socket
import ssl
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from urllib.parse import urlsplit

from pentarchy.server.errors import Unavailable
from pentarchy.tables.errors import Malformed

TIMEOUT = 10


def checked_url(url: str, private: bool) -> str:
    """Raises Malformed for an address that notices may not be sent to."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise Malformed("this is no web address") from None
    if parts.scheme != "https" and not (private and parts.scheme == "http"):
        raise Malformed("notices are sent to https: addresses only")
    if not parts.hostname or parts.username is not None or port == 0:
        raise Malformed("the address must be a plain one: https://host/path")
    return url


def post(url: str, headers: dict[str, str], body: bytes, private: bool) -> int:
    """Posts and returns the status. The name is looked up once, and the address that was checked is the one used.
    Raises Unavailable."""
    parts = urlsplit(checked_url(url, private))
    host, port = str(parts.hostname), parts.port or (443 if parts.scheme == "https" else 80)
    connection = connected(parts.scheme, host, port, resolved(host, port, private))
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    try:
        connection.request("POST", path, body, headers)
        return connection.getresponse().status
    except (OSError, HTTPException) as error:
        raise Unavailable(f"the address does not answer: {type(error).__name__}") from error
    finally:
        connection.close()


def resolved(host: str, port: int, private: bool) -> str:
    try:
        found = {str(entry[4][0]) for entry in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)}
    except (OSError, UnicodeError) as error:
        raise Unavailable("the name of the address is unknown") from error
    if not private and any(not ipaddress.ip_address(address).is_global for address in found):
        raise Unavailable("the address lies inside a private network")
    return min(found)


def connected(scheme: str, host: str, port: int, address: str) -> HTTPConnection:
    kind = HTTPSConnection if scheme == "https" else HTTPConnection
    connection = kind(host, port, timeout=TIMEOUT)
    try:
        plain = socket.create_connection((address, port), TIMEOUT)
        context = ssl.create_default_context()
        connection.sock = context.wrap_socket(plain, server_hostname=host) if scheme == "https" else plain
    except OSError as error:
        raise Unavailable(f"the address does not answer: {type(error).__name__}") from error
    return connection
