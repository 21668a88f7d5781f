"""Several processes behind one port: everybody at a table in one of them, and none of them indispensable."""

import asyncio
import os
import signal
import socket
import time
from pathlib import Path

import pytest
import websockets

from pentarchy.server.handover import Siblings
from tests.server.client import HUMAN, OPEN, PATIENCE

pytestmark = pytest.mark.anyio


def children(pid):
    """The processes of a server: those of its children that hold its port."""
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def is_alive(pid):
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


async def until(true):
    deadline = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < deadline
        await asyncio.sleep(0.05)


@pytest.fixture
async def crew(launch, tmp_path):
    return await launch(database=f"sqlite:///{tmp_path / 'crew.sqlite'}", processes=2)


async def some_moves(first, second):
    for _ in range(6):
        player, seat = (first, 0) if first.asks[0] else (second, 1)
        assert (await player.choose(seat))["type"] == "done"
        other = second if player is first else first
        await other.until(lambda each, seq=player.seq: each.seq >= seq)


async def test_people_play_together_whichever_process_they_reach(crew):
    for _ in range(3):
        table, _, [anna] = await crew.api.table(HUMAN, OPEN)
        boris = await crew.api.join(table)
        async with crew.api.player(table, anna) as first, crew.api.player(table, boris) as second:
            await some_moves(first, second)


async def test_a_process_that_dies_is_replaced_and_nothing_is_lost(crew):
    table, _, [anna] = await crew.api.table(HUMAN, OPEN)
    boris = await crew.api.join(table)
    async with crew.api.player(table, anna) as first, crew.api.player(table, boris) as second:
        await some_moves(first, second)
    old = children(crew.process.pid)
    for pid in old:
        os.kill(pid, signal.SIGKILL)
    await until(lambda: len(children(crew.process.pid)) == 2 and not {*old} & {*children(crew.process.pid)})
    await crew.api.http.aclose()
    await crew.ready()
    async with crew.api.player(table, anna) as again, crew.api.player(table, boris) as other:
        assert again.seq >= first.seq
        await some_moves(again, other)


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL])
async def test_they_end_together(crew, number):
    pids = children(crew.process.pid)
    assert len(pids) == 2
    crew.process.send_signal(number)
    crew.process.wait(PATIENCE)
    await until(lambda: not any(is_alive(pid) for pid in pids))


async def test_players_are_told_to_come_back(crew):
    table, _, [anna] = await crew.api.table(HUMAN, OPEN)
    async with crew.api.player(table, anna) as player:
        crew.process.terminate()
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await player.until(lambda _: False)
        assert closed.value.rcvd.code == 1012


@pytest.fixture
def siblings(tmp_path):
    both = [Siblings(str(tmp_path), own, 2) for own in (0, 1)]
    yield both
    for each in both:
        each.door.close()


def test_all_agree_on_whose_table_it_is(siblings):
    one, two = siblings
    tables = [f"table{i}".encode() for i in range(50)]
    assert {one.owner(b"/ws?table=" + table) for table in tables} == {0, 1}
    assert all(one.owner(b"/ws?table=" + table) == two.owner(b"/ws?x=1&table=" + table) for table in tables)
    assert (one.owner(b"/ws"), two.owner(b"/ws")) == (0, 1), "who names no table is served where they are"


async def test_a_connection_is_handed_over_with_the_request_it_began_with(siblings):
    one, two = siblings
    taken = asyncio.get_running_loop().create_future()
    two.open(lambda connection, head: taken.set_result((connection, head)), lambda: None)
    ours, theirs = socket.socketpair()
    with ours, theirs:
        assert one.hand_over(ours.fileno(), b"GET /ws", 1)
        connection, head = await asyncio.wait_for(taken, PATIENCE)
        ours.close()
        with connection:
            assert head == b"GET /ws"
            connection.send(b"hello")
            assert theirs.recv(5) == b"hello"
        two.close()
        assert not one.hand_over(theirs.fileno(), b"GET /ws", 1), "who is gone takes nothing"
