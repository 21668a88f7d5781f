"""By which names the server may be asked. A page of somebody else could let its own name lead here (DNS rebinding) and
would then count as ours; numbers, and names that only this machine has, cannot be used like that."""

import socket
from ipaddress import ip_address
from urllib.parse import urlsplit

from pentarchy.server.config import Config
from pentarchy.server.errors import UnknownHost

OWN = "localhost"


class Hosts:
    def __init__(self, config: Config) -> None:
        machine = socket.gethostname().lower()
        self.names = {OWN, config.host.lower(), machine, f"{machine}.local"}
        self.names |= {name.strip().lower() for name in config.hosts.split(",") if name.strip()}
        if config.address:
            self.names.add((urlsplit(config.address).hostname or "").lower())

    def check(self, host: str) -> None:
        """Raises UnknownHost."""
        name = name_in(host)
        if name and ("*" in self.names or name in self.names or name.endswith(f".{OWN}") or is_number(name)):
            return
        raise UnknownHost("unknown host name; whoever runs the server can allow it with PENTARCHY_HOSTS")


def name_in(host: str) -> str:
    """Without the port; '' for what is no host."""
    try:
        return (urlsplit(f"//{host}").hostname or "").rstrip(".").lower()
    except ValueError:
        return ""


def is_number(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
