"""Websockets with a short way for texts; uvicorn's own protocol sees to everything else.

Measured with two at a table: with it, a move takes about a tenth less processor time.
"""

from asyncio import BaseTransport
from typing import Any, Final, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # in C where there is one, else in Python
from websockets.http11 import Request
from websockets.protocol import State

from pentarchy.server.limits import Bucket

WRITE: Final = "pentarchy.write"
"""The name under which applications find `QuickWebSocket.write` among the extensions of a scope."""
WHOLE_TEXT: Final = 0x81
MASKED: Final = 0x80
MASK_SIZE: Final = 4
LARGE_HEAD: Final = 10
"""Bytes in which a frame of more than 65,535 bytes says so."""
MOST_WAITING: Final = 4
"""Messages that may wait for the application before the socket is read no further. Stopping and starting to read costs
two system calls each, so that it is not done for every message."""
MOST_QUEUED: Final = 1_000
"""Messages that may wait at all: more of them can only come in one piece, before reading stops."""
OTHERS_A_SECOND: Final = 10.0
MOST_OTHERS: Final = 200.0
"""Frames that are no texts, at once: browsers send one now and then."""


class QuickWebSocket(WebSocketsSansIOProtocol):
    """Almost every frame is one text. Those are read and written here; frames of other kinds, and whatever is
    against the protocol, are handed on, each of them whole. They take ten times as long and nobody counts them later:
    whoever sends many is cut off, and so is whoever sends texts much faster than they are answered."""

    rest = b""
    """The beginning of a frame whose end has not come yet."""

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self.others = Bucket(OTHERS_A_SECOND, MOST_OTHERS)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            cast(dict[str, Any], self.scope["extensions"])[WRITE] = self.write

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)
            return
        data, at = self.rest + data, 0
        while 0 < (size := frame_size(data, at)) <= len(data) - at and not self.transport.is_closing():
            self.take(data[at : at + size])
            at += size
        self.rest = data[at:]
        if size < 0:
            self.refuse_large()

    def refuse_large(self) -> None:
        """uvicorn says that it is too large; where it does not, the length was written in more bytes than it needs."""
        super().data_received(self.rest[:LARGE_HEAD])
        if not self.transport.is_closing():
            self.transport.abort()

    def take(self, frame: bytes) -> None:
        is_open = self.conn.state is State.OPEN and self.conn.current_size is None
        text = text_in(frame) if is_open and len(frame) <= self.config.ws_max_size else None
        if text is None:
            self.hand_on(frame)
        elif not self.close_sent:
            self.queue.put_nowait({"type": "websocket.receive", "text": text})
            self.slow_down()

    def hand_on(self, frame: bytes) -> None:
        if self.others.take():
            super().data_received(frame)
        else:
            self.transport.abort()

    def slow_down(self) -> None:
        waiting = self.queue.qsize()
        if waiting > MOST_QUEUED:
            self.transport.abort()
        elif waiting >= MOST_WAITING and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def write(self, text: bytes) -> bool:
        """Sends a text at once. False, and nothing is sent, where that cannot be: the ordinary `send` finds out why."""
        if not self.writable.is_set() or self.close_sent or self.conn.state is not State.OPEN:
            return False
        if self.transport.is_closing():
            return False
        self.transport.write(head_of(len(text)) + text)
        return True


def frame_size(data: bytes, at: int) -> int:
    """How long the frame is that begins here: 0 while that cannot be said, -1 where it is larger than any of ours."""
    there = len(data) - at
    if there < 2:
        return 0
    masked, length, start = data[at + 1] & MASKED, data[at + 1] & ~MASKED, 2
    if length == 127:
        return -1 if there >= LARGE_HEAD else 0
    if length == 126:
        if there < 4:
            return 0
        length, start = int.from_bytes(data[at + 2 : at + 4], "big"), 4
    return start + (MASK_SIZE if masked else 0) + length


def text_in(frame: bytes) -> str | None:
    """The text in a frame; None for a frame that holds something else, or is not as it should be."""
    if frame[0] != WHOLE_TEXT or not frame[1] & MASKED:
        return None
    start = 4 if frame[1] & ~MASKED == 126 else 2
    try:
        return apply_mask(frame[start + MASK_SIZE :], frame[start : start + MASK_SIZE]).decode()
    except UnicodeDecodeError:
        return None


def head_of(length: int) -> bytes:
    """The head of a text frame from a server."""
    if length < 126:
        return bytes((WHOLE_TEXT, length))
    if length < 1 << 16:
        return bytes((WHOLE_TEXT, 126)) + length.to_bytes(2, "big")
    return bytes((WHOLE_TEXT, 127)) + length.to_bytes(8, "big")
