"""Connections that never say what they want, say it too slowly, at too great length, or to somebody else's name."""

import asyncio
from contextlib import suppress

import httpx
import msgspec
import pytest
import websockets

from pentarchy.server.connection_limits import LimitedConnection
from tests.server.client import HUMAN, OPEN, PATIENCE

pytestmark = pytest.mark.anyio


@pytest.fixture
def impatient(monkeypatch):
    monkeypatch.setattr("pentarchy.server.connection_limits.HEAD_SECONDS", 0.5)
    monkeypatch.setattr("pentarchy.server.connection_limits.BODY_SECONDS", 0.5)


async def hung_up(reader):
    """However busy the machine is: without a deadline this would never come. Raises TimeoutError."""
    async with asyncio.timeout(PATIENCE):
        with suppress(ConnectionError):
            await reader.read()
    return True


async def hangs_up(api, *parts, pause=0.1):
    """Says these things, each after a pause, over and over, until the server hangs up."""
    reader, writer = await asyncio.open_connection("127.0.0.1", api.port)

    async def drip():
        while True:
            for part in parts:
                writer.write(part)
                await writer.drain()
                await asyncio.sleep(pause)

    dripping = asyncio.create_task(drip())
    try:
        return await hung_up(reader)
    finally:
        dripping.cancel()
        await asyncio.gather(dripping, return_exceptions=True)
        writer.close()


@pytest.mark.parametrize(
    "parts",
    [
        [b""],
        [b"G"],
        [b"GET / HTTP/1.1\r\n", b"X: y\r\n"],
        [b"X"],
    ],
    ids=["silence", "one byte and no more", "headers without end", "a method without end"],
)
async def test_half_a_request_is_not_waited_for(impatient, api, parts):
    assert await hangs_up(api, *parts)


async def test_half_a_body_is_not_waited_for(impatient, api):
    head = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    reader, writer = await asyncio.open_connection("127.0.0.1", api.port)
    writer.write(head + b"Content-Length: 60000\r\n\r\n{")
    assert await hung_up(reader)
    writer.close()
    assert (await api.get("/healthz")).status_code == 200


@pytest.mark.parametrize(
    "flood",
    [b"GET /x HTTP/1.1\r\nHost: localhost\r\n\r\n" * 5_000, b"GET / HTTP/1.1\r\n" + b"a:b\r\n" * 10_000 + b"\r\n"],
    ids=["requests", "headers"],
)
async def test_a_flood_in_one_piece_is_not_read_to_its_end(api, flood, monkeypatch):
    """All of it is there at once, and the event loop would do nothing else while it is read."""
    read, note = [], LimitedConnection.on_header
    monkeypatch.setattr(LimitedConnection, "on_header", lambda *each: (read.append(each), note(*each)))
    reader, writer = await asyncio.open_connection("127.0.0.1", api.port)
    writer.write(flood)
    async with asyncio.timeout(PATIENCE):
        with suppress(ConnectionError):
            while await reader.read(65536):
                pass
    writer.close()
    assert len(read) < 1_000
    assert (await api.get("/healthz")).status_code == 200


async def test_a_few_requests_may_come_at_once(api):
    reader, writer = await asyncio.open_connection("127.0.0.1", api.port)
    last = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
    writer.write(last.replace(b"Connection: close\r\n", b"") * 10 + last)
    async with asyncio.timeout(PATIENCE):
        assert (await reader.read()).count(b"HTTP/1.1 200") == 11
    writer.close()


async def test_a_head_without_end_is_cut_off(api):
    """In time, but a gigabyte long."""
    _, writer = await asyncio.open_connection("127.0.0.1", api.port)
    writer.write(b"GET / HTTP/1.1\r\nX: ")

    async def go_on():
        while True:
            writer.write(b"x" * 65_536)
            await writer.drain()
            await asyncio.sleep(0)

    with pytest.raises(ConnectionError):
        await asyncio.wait_for(go_on(), PATIENCE)
    writer.close()


async def test_a_second_request_on_the_same_line_has_its_deadline_too(impatient, api):
    reader, writer = await asyncio.open_connection("127.0.0.1", api.port)
    writer.write(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
    assert b"200" in await reader.readline()
    writer.write(b"GET /healthz HT")
    assert await hung_up(reader)
    writer.close()


def refused(lines):
    return sum(reader.at_eof() or reader.exception() is not None for reader, _ in lines)


async def is_let_in(api):
    with suppress(httpx.TransportError):
        return (await api.get("/healthz")).status_code == 200
    return False


async def test_one_address_holds_only_so_many_lines_open(serve, quick):
    config = msgspec.structs.replace(quick, rate=1000, connections_per_address=8)
    async with serve(config) as api:
        lines = [await asyncio.open_connection("127.0.0.1", api.port) for _ in range(40)]
        async with asyncio.timeout(PATIENCE):
            while refused(lines) < 40 - 16:
                await asyncio.sleep(0.01)
        assert refused(lines) == 40 - 16
        elsewhere = await asyncio.open_connection("127.0.0.1", api.port, local_addr=("127.0.0.2", 0))
        elsewhere[1].write(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert b"200" in await asyncio.wait_for(elsewhere[0].readline(), PATIENCE), "others are let in"
        for _, writer in [*lines, elsewhere]:
            writer.close()
        async with asyncio.timeout(PATIENCE):
            while not await is_let_in(api):
                await asyncio.sleep(0.01)


async def test_whoever_is_at_a_table_is_no_visitor(impatient, api):
    """The deadlines of requests are not those of websockets."""
    table, _, [anna] = await api.table(HUMAN, OPEN, game="toy")
    async with api.player(table, anna) as player:
        await asyncio.sleep(1.2)
        await player.say("ping", ref=1)
        assert (await player.hear("pong"))["ref"] == 1


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:8137", "127.0.0.1.evil.example", "", "[", "localhost.evil"]
)
async def test_a_name_that_is_not_ours_is_refused(api, host):
    answer = await api.get("/api/games", headers={"host": host})
    assert (answer.status_code, answer.json()["code"]) == (421, "unknown-host")


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1:99", "[::1]:80", "LOCALHOST.", "192.168.1.5", "play.example"])
async def test_names_that_are_ours(serve, quick, host):
    async with serve(msgspec.structs.replace(quick, hosts="play.example, other.example")) as api:
        assert (await api.get("/api/games", headers={"host": host})).status_code == 200


async def test_a_websocket_to_a_name_that_is_not_ours(api):
    headers = {"Host": "evil.example", "Origin": "http://evil.example"}
    with pytest.raises(websockets.InvalidStatus) as refused:
        async with websockets.connect(f"ws://evil.example:{api.port}/ws", host="127.0.0.1", additional_headers=headers):
            pass
    assert refused.value.response.status_code == 421


async def test_requests_are_limited_by_household(serve, quick):
    """A client_network has 2^64 addresses of IPv6: a request from each counts as one more from the same."""
    config = msgspec.structs.replace(quick, rate=1, trusted_proxies="127.0.0.1")
    async with serve(config) as api:
        answers = [
            (await api.http.get("/api/games", headers={"x-forwarded-for": f"2001:db8:1:2::{i}"})).status_code
            for i in range(1, 12)
        ]
        assert 429 in answers
        other = await api.http.get("/api/games", headers={"x-forwarded-for": "2001:db8:1:3::1"})
        assert other.status_code == 200
