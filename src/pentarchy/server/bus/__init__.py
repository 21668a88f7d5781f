"""The bus says "table T is at entry N" to the other nodes. It may lose messages: whoever missed one asks the store."""

from pentarchy.server.bus.choice import check_bus, open_bus
from pentarchy.server.bus.memory import Bus, MemoryBus

__all__ = ["Bus", "MemoryBus", "check_bus", "open_bus"]
