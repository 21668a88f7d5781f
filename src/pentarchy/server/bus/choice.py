"""The bus that an address names."""

from pentarchy.server.bus.memory import Bus, MemoryBus
from pentarchy.server.errors import Malformed


def open_bus(address: str) -> Bus:
    """Raises Malformed for an address of no known bus, or of one whose driver is not installed."""
    scheme = address.partition(":")[0]
    if scheme == "memory":
        return MemoryBus()
    try:
        if scheme in ("redis", "rediss"):
            from pentarchy.server.bus.redis import RedisBus

            return RedisBus(address)
        if scheme in ("postgresql", "postgres"):
            from pentarchy.server.bus.postgres import PostgresBus

            return PostgresBus(address)
    except ModuleNotFoundError as error:
        raise Malformed(f"a bus at {scheme}: needs the package '{error.name}'; install pentarchy[server]") from error
    raise Malformed(f"the bus must be memory:, redis: or postgresql:, not {scheme}:")
