"""For one process there is nobody to tell."""

import asyncio
from collections.abc import Callable
from typing import Protocol

Heard = Callable[[str, int], None]
CHANNEL = "pentarchy_tables"


class Bus(Protocol):
    """Carries (table, entry number) between nodes. A node may hear its own messages."""

    tasks: list[asyncio.Task[None]]
    """What must go on for as long as the bus is open."""

    async def open(self, heard: Heard) -> None: ...

    def publish(self, table_id: str, seq: int) -> None:
        """Returns at once; that a message gets lost is no failure."""

    async def close(self) -> None: ...


class MemoryBus:
    def __init__(self) -> None:
        self.tasks: list[asyncio.Task[None]] = []

    async def open(self, heard: Heard) -> None:
        return

    def publish(self, table_id: str, seq: int) -> None:
        return

    async def close(self) -> None:
        return


def packed(table_id: str, seq: int) -> str:
    return f"{table_id} {seq}"


def unpacked(message: str) -> tuple[str, int] | None:
    """None for anything that is no message of ours."""
    table_id, _, seq = message.partition(" ")
    return (table_id, int(seq)) if table_id and seq.isascii() and seq.isdigit() and len(seq) < 10 else None
