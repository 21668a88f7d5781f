"""Turns by address: whoever asks for much waits behind their own requests, and not everybody behind them."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from contextvars import ContextVar
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from typing import Generic, TypeVar

T = TypeVar("T")
ADDRESS: ContextVar[str] = ContextVar("address", default="")
"""Who has asked for what is being done now; '' for the server itself. The guard sets it; tasks inherit it."""
NETWORK_BITS = 64
"""Bits of an IPv6 address that name a client_network: whoever has one address of it has all."""


@lru_cache(maxsize=4_096)
def client_network(address: str) -> str:
    """What limits are counted by: an address, or of IPv6 the network that one customer is given."""
    try:
        number = ip_address(address)
    except ValueError:
        return address
    if not isinstance(number, IPv6Address):
        return address
    if number.ipv4_mapped is not None:
        return str(number.ipv4_mapped)
    return f"{IPv6Address(int(number) >> NETWORK_BITS << NETWORK_BITS)}/{NETWORK_BITS}"


class FairQueue(Generic[T]):
    """A line of things to do in which addresses take turns, each with its own in their order."""

    def __init__(self) -> None:
        self.waiting: OrderedDict[str, deque[T]] = OrderedDict()
        self.size = 0

    def add(self, address: str, item: T) -> None:
        self.waiting.setdefault(address, deque()).append(item)
        self.size += 1

    def next(self) -> T:
        """Raises KeyError where nothing waits."""
        address, items = self.waiting.popitem(last=False)
        item = items.popleft()
        self.size -= 1
        if items:
            self.waiting[address] = items
        return item

    def __len__(self) -> int:
        return self.size


class FairSemaphore:
    """Lets a few through at a time."""

    def __init__(self, most: int) -> None:
        self.free = most
        self.line: FairQueue[asyncio.Future[None]] = FairQueue()

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        await self.enter()
        try:
            yield
        finally:
            self.leave()

    async def enter(self) -> None:
        if self.free:
            self.free -= 1
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.line.add(ADDRESS.get(), mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self.leave()  # it was this one's turn just as it gave up
            raise

    def leave(self) -> None:
        while self.line:
            first = self.line.next()
            if not first.done():
                first.set_result(None)
                return
        self.free += 1
