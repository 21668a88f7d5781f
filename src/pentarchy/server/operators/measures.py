"""Bans and mutes, as a node knows them: read from the store every second, asked at every request and message."""

from collections.abc import Iterable
from datetime import UTC, datetime
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from pentarchy.server.errors import Banned, Muted
from pentarchy.server.store.measures import MeasureRow
from pentarchy.tables.errors import Malformed
from pentarchy.tables.rights import Credentials, held_by
from pentarchy.tables.table import Table

Size = tuple[int, int]
"""Version of the protocol, and how many bits a network leaves open."""
HOME = 64
"""A client_network has as many addresses of IPv6 as fit behind so many bits: one of them stands for all."""


def network_of(text: str) -> str:
    """An address, or a network such as 192.0.2.0/24, as it is stored. Raises Malformed."""
    try:
        network = ip_network(text, strict=False)
    except ValueError as error:
        raise Malformed(f"'{text}' is neither an address nor a network") from error
    if isinstance(network, IPv6Network) and "/" not in text:
        mapped = network.network_address.ipv4_mapped
        return str(IPv4Network(mapped) if mapped else network.supernet(new_prefix=HOME))
    return str(network)


def plain_address(text: str) -> IPv4Address | IPv6Address | None:
    """None for what is no address, such as a local socket."""
    try:
        address = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return address.ipv4_mapped or address if isinstance(address, IPv6Address) else address


class Rulings:
    """Bans, or mutes: whom they meet."""

    def __init__(self, rows: Iterable[MeasureRow] = ()) -> None:
        self.accounts: dict[str, MeasureRow] = {}
        self.networks: dict[Size, dict[int, MeasureRow]] = {}
        """By size and first address: a look takes as long as there are sizes, however many bans there are."""
        for row in rows:
            if row.kind == "account":
                self.accounts[row.subject] = row
            else:
                network = ip_network(row.subject)
                size = (network.version, network.max_prefixlen - network.prefixlen)
                self.networks.setdefault(size, {})[int(network.network_address) >> size[1]] = row

    def at(self, address: str) -> MeasureRow | None:
        found = plain_address(address) if self.networks else None
        if found is None:
            return None
        for (version, bits), rows in self.networks.items():
            if version == found.version and int(found) >> bits in rows:
                return rows[int(found) >> bits]
        return None

    def of(self, user_id: str | None) -> MeasureRow | None:
        return self.accounts.get(user_id) if user_id is not None else None


class Measures:
    def __init__(self) -> None:
        self.bans = Rulings()
        self.mutes = Rulings()
        self.known: set[str] = set()

    def take_in(self, rows: list[MeasureRow]) -> list[str]:
        """What is in force now. Returns the tables at which something was done since the last look."""
        self.bans = Rulings(row for row in rows if row.what == "ban")
        self.mutes = Rulings(row for row in rows if row.what == "mute")
        news = [row.subject for row in rows if row.kind == "table" and row.id not in self.known]
        self.known = {row.id for row in rows}
        return news

    def check_address(self, address: str) -> None:
        """Raises Banned."""
        refuse(self.bans.at(address))

    def check_account(self, user_id: str | None) -> None:
        """Raises Banned."""
        refuse(self.bans.of(user_id))

    def check_seats(self, table: Table, shown: Credentials) -> None:
        """A seat that an account took is the account's also without its cookie. Raises Banned."""
        if self.bans.accounts:
            for seat in held_by(table, shown):
                refuse(self.bans.of(table.seats[seat].user_id))

    def check_speech(self, address: str, user_ids: Iterable[str | None]) -> None:
        """Raises Muted."""
        for row in (self.mutes.at(address), *map(self.mutes.of, user_ids)):
            if row is not None:
                raise Muted(f"you are muted on this server{told(row)}")


def refuse(row: MeasureRow | None) -> None:
    if row is not None:
        raise Banned(f"you are banned from this server{told(row)}")


def told(row: MeasureRow) -> str:
    """Until when, and why."""
    until = "" if row.ends_at is None else f" until {moment(row.ends_at)}"
    return f"{until}: {row.reason}" if row.reason else until


def moment(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")
