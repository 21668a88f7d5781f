"""A websocket client that does next to nothing itself: the servers are to be measured, not whoever asks them."""

import asyncio
import os
import struct
from abc import ABC, abstractmethod
from base64 import b64encode
from typing import cast

TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA
MASK = bytes(4)
"""A mask of zeros changes nothing and is quick to put on; a server takes it off like any other."""


class Line(asyncio.Protocol, ABC):
    """One connection. `heard` is called with each text that comes in whole frames, as these servers send it."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.rest = b""
        self.open = False
        self.closed: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    @abstractmethod
    def opened(self) -> None: ...

    @abstractmethod
    def heard(self, text: bytes) -> None: ...

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport = cast(asyncio.Transport, transport)
        key = b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        self.rest += data
        if not self.open:
            self.shake_hands()
        while (frame := self.frame()) is not None:
            kind, payload = frame
            if kind == TEXT:
                self.heard(payload)
            elif kind == PING:
                self.send(PONG, payload)
            elif kind == CLOSE:
                self.transport.close()

    def shake_hands(self) -> None:
        head, end, rest = self.rest.partition(b"\r\n\r\n")
        if end:
            if not head.startswith(b"HTTP/1.1 101"):
                raise ConnectionError(head.decode())
            self.rest, self.open = rest, True
            self.opened()

    def frame(self) -> tuple[int, bytes] | None:
        """The next whole frame, its kind and what is in it."""
        rest = self.rest
        if not self.open or len(rest) < 2:
            return None
        length, start = rest[1] & 0x7F, 2
        if length > 125:
            start = 4 if length == 126 else 10
            length = int.from_bytes(rest[2:start], "big")
            if len(rest) < start:
                return None
        if len(rest) < start + length:
            return None
        self.rest = rest[start + length :]
        return rest[0] & 0x0F, rest[start : start + length]

    def say(self, text: bytes) -> None:
        self.send(TEXT, text)

    def send(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        head = bytes((0x80 | kind, 0x80 | size)) if size < 126 else struct.pack("!BBH", 0x80 | kind, 0xFE, size)
        self.transport.write(head + MASK + payload)

    def end(self) -> None:
        """Says goodbye and closes."""
        if not self.transport.is_closing():
            self.send(CLOSE, struct.pack("!H", 1000))
            self.transport.close()

    def connection_lost(self, error: Exception | None) -> None:
        if not self.closed.done():
            self.closed.set_result(None)
