"""Where the server is reached: from this machine, from the house, or at an address of its own."""

import socket
from ipaddress import ip_address
from urllib.parse import urlsplit

import msgspec

from pentarchy.server.config import Config

EVERYWHERE = ("0.0.0.0", "::", "")
LET_IN = "--host 0.0.0.0"
NAME_IT = "--address URL"
ELSEWHERE = ("192.0.2.1", 9)
"""An address of nobody (RFC 5737): nothing is sent there, the way to it only shows which of ours would be used."""


class Reach(msgspec.Struct):
    """The address that links begin with; where only this machine can open it, `switch` lets others in."""

    address: str
    switch: str = ""


def reach(config: Config, asked: str, client: str) -> Reach:
    """What to offer to a client at this address who asked for that URL."""
    if config.address:
        return Reach(config.address, NAME_IT if is_here(config.address) else "")
    if not is_here(asked):
        return Reach(asked)
    house = house_url(config) if is_loopback(client) else ""
    if house:
        return Reach(house)
    return Reach(asked, LET_IN if is_loopback(config.host) else NAME_IT)


def house_url(config: Config) -> str:
    """How others in the local network reach this server; '' where they cannot."""
    if is_loopback(config.host):
        return ""
    return url_of(own_address() if config.host in EVERYWHERE else config.host, config.port)


def here_url(config: Config) -> str:
    return url_of("127.0.0.1" if config.host in EVERYWHERE else config.host, config.port)


def url_of(host: str, port: int) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}" if host else ""


def own_address() -> str:
    """The address of this machine in its network; '' where there is no network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)
        except OSError:
            return ""
        address: str = probe.getsockname()[0]
        return "" if is_loopback(address) else address


def is_here(url: str) -> bool:
    return is_loopback(urlsplit(url).hostname or "")


def is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")
