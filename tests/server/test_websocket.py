"""Frames as no browser sends them: in pieces, many at once, in fragments, broken, too large."""

import asyncio
import json
import os
import struct
from contextlib import suppress

import pytest
from websockets.frames import apply_mask

from pentarchy.server.play.websocket import QuickWebSocket
from tests.server.client import PATIENCE

pytestmark = pytest.mark.anyio
PING = json.dumps({"type": "ping", "ref": 7}).encode()
TEXT, CONTINUED, CLOSE = 0x1, 0x0, 0x8


def frame(payload, kind=TEXT, last=True, masked=True):
    mask = os.urandom(4)
    size = len(payload)
    bit = 0x80 if masked else 0
    head = bytes([kind | (0x80 if last else 0), bit | min(size, 126 if size < 65536 else 127)])
    head = bytes([head[0], bit | size]) if size < 126 else head + struct.pack("!H" if size < 65536 else "!Q", size)
    return head + (mask + apply_mask(payload, mask) if masked else payload)


class RawLine:
    """A websocket of which every byte is ours."""

    def __init__(self, reader, writer):
        self.reader, self.writer = reader, writer

    async def send(self, *pieces):
        for piece in pieces:
            self.writer.write(piece)
            await self.writer.drain()
            await asyncio.sleep(0.01)

    async def recv(self):
        """The next frame: its kind and what is in it."""
        async with asyncio.timeout(PATIENCE):
            first, size = await self.reader.readexactly(2)
            if size == 126:
                size = int.from_bytes(await self.reader.readexactly(2), "big")
            return first & 0x0F, await self.reader.readexactly(size)

    async def pong(self):
        kind, payload = await self.recv()
        return kind == TEXT and json.loads(payload)["type"] == "pong"

    async def end(self):
        """Returns once nothing more will come."""
        with suppress(ConnectionError):
            async with asyncio.timeout(PATIENCE):
                while await self.reader.read(65536):
                    pass

    async def close_code(self):
        kind, payload = await self.recv()
        assert kind == CLOSE
        return int.from_bytes(payload[:2], "big")


@pytest.fixture
async def line(api):
    reader, writer = await asyncio.open_connection("127.0.0.1", api.port)
    writer.write(
        b"GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101")
    yield RawLine(reader, writer)
    writer.close()


@pytest.mark.parametrize("cut", [1, 2, 3, 5, 6, 7, 20])
async def test_a_frame_may_come_in_pieces(line, cut):
    whole = frame(PING)
    await line.send(whole[:cut], whole[cut:])
    assert await line.pong()


async def test_a_frame_may_come_byte_by_byte(line):
    await line.send(*(bytes([byte]) for byte in frame(PING)))
    assert await line.pong()


async def test_many_frames_may_come_at_once(line):
    await line.send(frame(PING) * 20 + frame(PING)[:9], frame(PING)[9:])
    for _ in range(20):
        assert await line.pong()


async def test_longer_texts_and_fragments_are_heard(line):
    long = json.dumps({"type": "ping", "ref": 7}).encode() + b" " * 5000
    await line.send(frame(long))
    assert await line.pong()
    await line.send(frame(PING[:10], last=False), frame(b"", 0x9), frame(PING[10:], CONTINUED))
    assert (await line.recv())[0] == 0xA, "a ping in between is answered at once"
    assert await line.pong()
    await line.send(frame(PING))
    assert await line.pong()


@pytest.mark.parametrize(
    ("bytes_sent", "code"),
    [
        (frame(b"\xff\xfe"), 1007),
        (frame(PING, masked=False), 1002),
        (frame(PING, CONTINUED), 1002),
        (frame(PING, last=False) + frame(PING), 1002),
        (bytes([0xC1]) + frame(PING)[1:], 1002),
        (frame(b"x" * 20_000), 1009),
        (frame(b"x" * 70_000)[:100], 1009),
        (frame(struct.pack("!H", 1000), CLOSE), 1000),
    ],
    ids=[
        "no text",
        "no mask",
        "nothing to continue",
        "a new text inside",
        "a reserved bit",
        "long",
        "endless",
        "close",
    ],
)
async def test_what_is_against_the_protocol_ends_with_its_code(line, bytes_sent, code):
    await line.send(frame(PING))
    assert await line.pong()
    await line.send(bytes_sent)
    assert await line.close_code() == code


FLOODS = {
    "pings": frame(b"", 0x9),
    "pongs": frame(b"", 0xA),
    "empty texts": frame(b""),
    "fragments without end": frame(b"", CONTINUED, last=False),
    "frames after the end": frame(struct.pack("!H", 1000), CLOSE),
    "lengths in too many bytes": bytes([0x89, 0xFF]) + struct.pack("!Q", 0) + bytes(4),
}


@pytest.mark.parametrize("flood", FLOODS.values(), ids=FLOODS.keys())
async def test_whoever_floods_is_cut_off(line, api, flood, monkeypatch):
    """A frame is six bytes: a piece of data that is read at once has room for forty thousand."""
    read, take, answer = [], QuickWebSocket.take, QuickWebSocket.handle_ping
    monkeypatch.setattr(QuickWebSocket, "take", lambda self, frame: (read.append(frame), take(self, frame)))
    monkeypatch.setattr(QuickWebSocket, "handle_ping", lambda self: (read.append(b""), answer(self)))
    first = frame(b"", last=False) if flood is FLOODS["fragments without end"] else b""
    line.writer.write(first + flood * 20_000)
    await line.end()
    assert len(read) <= 2_000
    async with api.player() as player:
        await player.say("ping", ref=1)
        await player.hear("pong")


async def test_whoever_goes_on_after_the_servers_goodbye_is_cut_off(line, monkeypatch):
    """The server waits a while for the other side's goodbye: what comes instead is not kept."""
    monkeypatch.setattr(QuickWebSocket, "close_timeout", property(lambda _: 3600, lambda *_: None), raising=False)
    monkeypatch.setattr("pentarchy.server.play.session.MOST_REFUSALS", 0)
    await line.send(frame(b"nonsense"))
    kind, _ = await line.recv()
    assert (kind, await line.close_code()) == (TEXT, 1008)
    line.writer.write(FLOODS["lengths in too many bytes"])
    await line.end()


async def test_long_texts_are_no_flood(line):
    long = frame(PING + b" " * 200)
    for _ in range(5):
        await line.send(long * 100)
        for _ in range(100):
            assert await line.pong()
