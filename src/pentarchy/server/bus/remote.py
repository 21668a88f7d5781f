"""What the buses over a network have in common: a queue outwards, and two loops that come back after a break."""

import asyncio
import logging
from abc import abstractmethod
from collections.abc import AsyncIterator

from pentarchy.server.bus.memory import Heard, packed, unpacked

LOG = logging.getLogger(__name__)
LONGEST_QUEUE = 10_000
PAUSE = 0.5
PATIENCE = 5.0


class RemoteBus:
    """Speaks and listens on connections of their own; without one, messages are dropped."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.outbox: asyncio.Queue[str] = asyncio.Queue(LONGEST_QUEUE)
        self.tasks: list[asyncio.Task[None]] = []
        self.listening = asyncio.Event()

    async def open(self, heard: Heard) -> None:
        """Returns once it listens, or after a moment without: the store is asked for what was missed anyway."""
        self.tasks = [
            asyncio.create_task(self.listen_on(heard), name="bus-listening"),
            asyncio.create_task(self.speak_on(), name="bus-speaking"),
        ]
        try:
            await asyncio.wait_for(self.listening.wait(), PATIENCE)
        except TimeoutError:
            LOG.warning("the bus does not answer yet")

    def publish(self, table_id: str, seq: int) -> None:
        try:
            self.outbox.put_nowait(packed(table_id, seq))
        except asyncio.QueueFull:
            LOG.warning("the bus is behind: a message was dropped")

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def listen_on(self, heard: Heard) -> None:
        while True:
            try:
                async for message in self.messages():
                    if (pair := unpacked(message)) is not None:
                        heard(*pair)
            except self.breaks() as error:
                LOG.warning("the bus was cut off: %s", type(error).__name__)
            except Exception:
                LOG.exception("the bus failed")
            await asyncio.sleep(PAUSE)

    async def speak_on(self) -> None:
        while True:
            try:
                await self.speak()
            except self.breaks() as error:
                LOG.warning("the bus does not take messages: %s", type(error).__name__)
            except Exception:
                LOG.exception("the bus failed")
            await asyncio.sleep(PAUSE)

    @abstractmethod
    def breaks(self) -> tuple[type[Exception], ...]:
        """What the driver raises when the connection breaks."""

    @abstractmethod
    async def check(self) -> None:
        """Connects once; raises what `breaks` names, or ValueError for an address that is none."""

    @abstractmethod
    def messages(self) -> AsyncIterator[str]:
        """Connects and yields what arrives; sets `listening` once subscribed."""

    @abstractmethod
    async def speak(self) -> None:
        """Connects and sends the outbox until it breaks."""
