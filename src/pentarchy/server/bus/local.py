"""The bus between the processes of one machine: a socket for each, in a folder that is theirs alone."""

import asyncio
import logging
import os
import socket
from collections.abc import AsyncIterator
from pathlib import Path
from secrets import token_hex

from pentarchy.server.bus.memory import packed
from pentarchy.server.bus.remote import RemoteBus

LOG = logging.getLogger(__name__)
SCHEME = "local://"
LARGEST_MESSAGE = 256
OWNER_ONLY = 0o700


class LocalBus(RemoteBus):
    """Datagrams: whoever does not read loses messages, and asks the store as after any other loss."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.folder = Path(address.removeprefix(SCHEME))
        self.own = self.folder / f"bus-{os.getpid()}-{token_hex(4)}"
        self.speaker = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self.speaker.setblocking(False)

    def breaks(self) -> tuple[type[Exception], ...]:
        return (OSError,)

    async def check(self) -> None:
        self.folder.mkdir(OWNER_ONLY, parents=True, exist_ok=True)

    async def messages(self) -> AsyncIterator[str]:
        await self.check()
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as listener:
            listener.setblocking(False)
            listener.bind(str(self.own))
            self.listening.set()
            try:
                while True:
                    yield (await asyncio.get_running_loop().sock_recv(listener, LARGEST_MESSAGE)).decode()
            finally:
                self.own.unlink(missing_ok=True)

    def publish(self, table_id: str, seq: int) -> None:
        message = packed(table_id, seq).encode()
        for other in self.folder.glob("bus-*"):
            if other != self.own:
                self.send(message, other)

    def send(self, message: bytes, other: Path) -> None:
        try:
            self.speaker.sendto(message, str(other))
        except ConnectionRefusedError:
            other.unlink(missing_ok=True)  # left behind by a process that was killed
        except OSError as error:
            LOG.debug("a message is lost: %s", error)

    async def speak(self) -> None:
        """Messages go out at once: there is nothing left to send."""
        await asyncio.Event().wait()

    async def close(self) -> None:
        await super().close()
        self.speaker.close()
