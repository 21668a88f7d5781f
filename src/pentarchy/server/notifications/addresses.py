"""Which addresses notices may be sent to: those of the world, never those of the network that the server stands in."""

import asyncio
import socket
from concurrent.futures import ThreadPoolExecutor
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Final
from urllib.parse import SplitResult, urlsplit

from pentarchy.tables.errors import Malformed, Unavailable

LOOKUPS: Final = ThreadPoolExecutor(4, thread_name_prefix="names")
"""Of their own: a name server that does not answer holds up nobody but other notices."""
DISGUISES: Final = [
    IPv6Network(network)
    for network in (
        "::/96",  # IPv4-compatible
        "::ffff:0:0/96",  # IPv4-mapped
        "::ffff:0:0:0/96",  # IPv4-translated
        "64:ff9b::/96",  # NAT64
        "64:ff9b:1::/48",  # NAT64 of one's own
        "2001::/32",  # Teredo
        "2002::/16",  # 6to4
    )
]
"""IPv6 addresses that stand for an IPv4 address: a gateway would lead them into any network."""
ISATAP: Final = (0x00005EFE, 0x02005EFE)


def checked_url(url: str, private: bool) -> SplitResult:
    """Raises Malformed for an address that notices may not be sent to."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise Malformed("this is not a web address") from None
    if parts.scheme != "https" and not (private and parts.scheme == "http"):
        raise Malformed("notifications are sent to https: addresses only")
    if not parts.hostname or parts.username is not None or port == 0:
        raise Malformed("the address must be a plain one: https://host/path")
    if not (url.isascii() and url.isprintable() and " " not in url):
        raise Malformed("the address must be written in plain characters, all others as %-codes")
    return parts


async def resolved(host: str, port: int, private: bool) -> str:
    """The address of a name, looked up once: what is checked is what is used. Raises Unavailable."""
    loop = asyncio.get_running_loop()
    try:
        entries = await loop.run_in_executor(LOOKUPS, looked_up, host, port)
    except (OSError, UnicodeError) as error:
        raise Unavailable("the host name cannot be resolved") from error
    found = {str(entry[4][0]) for entry in entries}
    if not private and not all(is_of_the_world(address) for address in found):
        raise Unavailable("the address is in a private network")
    return min(found)


def looked_up(host: str, port: int) -> list[tuple[object, object, object, object, tuple[object, ...]]]:
    return [*socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]


def is_of_the_world(text: str) -> bool:
    address: IPv4Address | IPv6Address = ip_address(text)
    if isinstance(address, IPv6Address) and is_disguised(address):
        return False
    return address.is_global and not address.is_multicast


def is_disguised(address: IPv6Address) -> bool:
    isatap = int.from_bytes(address.packed[8:12], "big") in ISATAP
    return isatap or any(address in network for network in DISGUISES)
