"""Whoever does not read, or is gone, holds up nobody: what was told waits in its order, or the line is cut."""

import asyncio
from contextlib import asynccontextmanager
from types import SimpleNamespace

import pytest

from pentarchy.server.play.sending import SendBatch
from pentarchy.server.play.session import LONGEST_QUEUE, POLICY, TRY_AGAIN, Session

pytestmark = pytest.mark.anyio


class Narrow:
    """A line that takes one message after the other, each once the gate is open."""

    def __init__(self):
        self.gate, self.gone = asyncio.Event(), asyncio.Event()
        self.taken, self.closed = [], []

    async def receive(self):
        await self.gone.wait()
        return {"type": "websocket.disconnect", "code": 1000}

    def write(self, text):
        if self.gate.is_set():
            self.taken.append(text)
        return self.gate.is_set()

    async def say(self, text):
        await self.gate.wait()
        self.taken.append(text)

    async def close(self, code):
        self.closed.append(code)


class Broken(Narrow):
    def __init__(self, error):
        super().__init__()
        self.error = error

    async def say(self, text):
        raise self.error


@asynccontextmanager
async def talking(line):
    node = SimpleNamespace(config=SimpleNamespace(rate=0), sends=SendBatch(), sessions=set())
    conversation = Session(node, line)
    running = asyncio.create_task(conversation.run())
    await asyncio.sleep(0)
    yield conversation
    line.gone.set()
    await running


async def turn():
    """What is told goes out at the end of a turn of the event loop."""
    await asyncio.sleep(0)


async def turns(most=100):
    """So many that whatever can happen has happened, however slow the machine is."""
    for _ in range(most):
        await turn()


async def test_an_open_line_takes_all_of_a_turn_together():
    line = Narrow()
    line.gate.set()
    async with talking(line) as conversation:
        for text in "abc":
            conversation.tell(text)
        assert line.taken == []
        await turn()
        assert line.taken == ["a", "b", "c"]


async def test_much_told_in_one_turn_is_no_reason_to_be_cut_off():
    line = Narrow()
    line.gate.set()
    async with talking(line) as conversation:
        for i in range(2 * LONGEST_QUEUE):
            conversation.tell(str(i))
        await turn()
        assert line.taken == [str(i) for i in range(2 * LONGEST_QUEUE)]
        conversation.tell("more")
        await turn()
        assert line.taken[-1] == "more"
        assert line.closed == []


async def test_what_has_to_wait_comes_in_its_order():
    line = Narrow()
    async with talking(line) as conversation:
        for text in "abc":
            conversation.tell(text)
        assert line.taken == []
        line.gate.set()
        await turns()
        conversation.tell("d")
        await turn()
        assert line.taken == ["a", "b", "c", "d"]


async def test_a_line_that_closes_again_is_waited_for_again():
    line = Narrow()
    async with talking(line) as conversation:
        for first, second in ("ab", "cd"):
            line.gate.clear()
            conversation.tell(first)
            await turn()
            conversation.tell(second)
            line.gate.set()
            await turns()
        assert line.taken == ["a", "b", "c", "d"]


async def test_whoever_does_not_read_is_cut_off():
    line = Narrow()
    async with talking(line) as conversation:
        conversation.tell("0")
        await turn()
        await turn()
        for i in range(1, LONGEST_QUEUE + 2):
            conversation.tell(str(i))
        line.gate.set()
        await turns()
        assert line.closed == [TRY_AGAIN]
        conversation.tell("too late")
        assert line.taken == ["0"]


@pytest.mark.parametrize("error", [OSError("gone"), RuntimeError("after the close")])
async def test_a_broken_line_is_no_matter_of_who_speaks(error):
    line = Broken(error)
    async with talking(line) as conversation:
        conversation.tell("a")
        await turn()
        conversation.tell("b")
        await turn()
        assert line.taken == []


async def test_the_last_words_come_before_the_goodbye():
    line = Narrow()
    async with talking(line) as conversation:
        conversation.tell("a")
        conversation.tell("b")
        conversation.end(POLICY)
        line.gate.set()
        await turns()
        assert line.taken == ["a", "b"]
        assert line.closed == [POLICY]
