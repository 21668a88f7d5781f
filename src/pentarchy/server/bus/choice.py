"""The bus that an address names."""

import asyncio
import re

from pentarchy.server.bus.local import LocalBus
from pentarchy.server.bus.memory import Bus, MemoryBus
from pentarchy.server.bus.remote import PATIENCE, RemoteBus
from pentarchy.tables.errors import Malformed, Unavailable

PASSWORD = re.compile(r"//[^@/]*@")


def open_bus(address: str) -> Bus:
    """Raises Malformed for an address of no known bus, or of one whose driver is not installed."""
    scheme = address.partition(":")[0]
    if scheme == "memory":
        return MemoryBus()
    if scheme == "local":
        return LocalBus(address)
    try:
        if scheme in ("redis", "rediss"):
            from pentarchy.server.bus.redis import RedisBus

            return RedisBus(address)
        if scheme in ("postgresql", "postgres"):
            from pentarchy.server.bus.postgres import PostgresBus

            return PostgresBus(address)
    except ModuleNotFoundError as error:
        raise Malformed(f"a bus at {scheme}: needs the package '{error.name}'; install pentarchy[server]") from error
    raise Malformed(f"the bus must be memory:, local:, redis: or postgresql:, not {scheme}:")


async def check_bus(address: str) -> None:
    """A bus that goes away later holds nobody up, but a server starts with one that answers. Raises Malformed,
    Unavailable."""
    bus = open_bus(address)
    if not isinstance(bus, RemoteBus):
        return
    troubles: tuple[type[Exception], ...] = (*bus.breaks(), ValueError, TimeoutError)
    try:
        await asyncio.wait_for(bus.check(), PATIENCE)
    except troubles as error:
        where, why = PASSWORD.sub("//…@", address), f"{error}".partition("\n")[0] or "it does not answer"
        raise Unavailable(f"the bus at {where} cannot be used: {why}") from error
