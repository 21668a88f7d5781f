"""The bus between the processes of one machine: a socket for each, in a folder that is theirs alone."""

import asyncio
import logging
import os
import socket
from collections.abc import AsyncIterator
from pathlib import Path
from secrets import token_hex

from pentarchy.server.bus.remote import RemoteBus

LOG = logging.getLogger(__name__)
SCHEME = "local://"
MOST_TOGETHER = 256
"""Messages in one datagram."""
LARGEST_DATAGRAM = MOST_TOGETHER * 128
BREATH = 0.005
"""Seconds that messages wait for others to go with them: whoever hears them is woken once for all."""
OWNER_ONLY = 0o700


class LocalBus(RemoteBus):
    """Datagrams: whoever does not read loses messages, and asks the store as after any other loss."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.folder = Path(address.removeprefix(SCHEME))
        self.own = self.folder / f"bus-{os.getpid()}-{token_hex(4)}"

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
                    data = await asyncio.get_running_loop().sock_recv(listener, LARGEST_DATAGRAM)
                    for message in data.decode().splitlines():
                        yield message
            finally:
                self.own.unlink(missing_ok=True)

    async def speak(self) -> None:
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as speaker:
            speaker.setblocking(False)
            while True:
                message = await self.outbox.get()
                await asyncio.sleep(BREATH)
                more = [self.outbox.get_nowait() for _ in range(min(MOST_TOGETHER - 1, self.outbox.qsize()))]
                self.send(speaker, "\n".join([message, *more]).encode())

    def send(self, speaker: socket.socket, data: bytes) -> None:
        for other in self.folder.glob("bus-*"):
            try:
                if other != self.own:
                    speaker.sendto(data, str(other))
            except ConnectionRefusedError:
                other.unlink(missing_ok=True)  # left behind by a process that was killed
            except OSError as error:
                LOG.debug("messages are lost: %s", error)
