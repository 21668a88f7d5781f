"""The players: each a websocket that answers at random, or echoes, and notes how long each answer took."""

import asyncio
import random
import time
from contextlib import suppress

import msgspec

from bench.server_load.line import Line

Table = tuple[str, list[str]]


class Ask(msgspec.Struct):
    decision: int
    options: list[str]


class ViewUpdate(msgspec.Struct):
    ask: Ask | None = None


class Info(msgspec.Struct):
    status: str


class Heard(msgspec.Struct):
    """What a player needs out of any message."""

    type: str
    seat: int = -1
    sights: list[ViewUpdate] = []
    glimpses: list[ViewUpdate] = []
    table: Info | None = None


DECODER = msgspec.json.Decoder(Heard)


ECHOED = b'{"type":"choose","seat":0,"decision":12,"move":"reroll 1 2 3"}'
GRACE = 0.2


class Tally:
    """What all players together have seen, after the warm-up."""

    def __init__(self, seconds: float, warm_up: float) -> None:
        self.begins = time.perf_counter() + warm_up
        self.ends = self.begins + seconds
        self.received = 0
        self.waits: list[float] = []
        self.games = 0
        self.stopped = asyncio.Event()

    def note(self, began: float | None = None) -> None:
        """A message has come; if it is the answer to one's own, that was sent at `began`."""
        now = time.perf_counter()
        if self.begins <= now <= self.ends:
            self.received += 1
            if began:
                self.waits.append(now - began)

    @property
    def over(self) -> bool:
        return time.perf_counter() > self.ends

    @property
    def seconds(self) -> float:
        return self.ends - self.begins

    def stop(self) -> None:
        """Before time is up: whoever has no table left to play at must not be counted as slow."""
        self.ends = min(self.ends, time.perf_counter())
        self.stopped.set()

    async def end(self) -> None:
        """Returns when it is over."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self.stopped.wait(), self.ends - time.perf_counter())


class EchoPlayer(Line):
    """Says something as soon as it has come back."""

    def __init__(self, tally: Tally) -> None:
        super().__init__("/")
        self.tally = tally
        self.said = 0.0

    def opened(self) -> None:
        self.say_it()

    def heard(self, text: bytes) -> None:
        self.tally.note(self.said)
        if self.tally.over:
            self.end()
        else:
            self.say_it()

    def say_it(self) -> None:
        self.said = time.perf_counter()
        self.say(ECHOED)


class SeatPlayer(Line):
    """Plays one seat of one table; `pace` is the mean pause before a choice, in seconds."""

    def __init__(self, table: str, token: str, seat: int, tally: Tally, pace: float) -> None:
        super().__init__(f"/ws?table={table}")
        self.hello = msgspec.json.encode({"type": "hello", "table": table, "tokens": [token]})
        self.seat = seat
        self.tally = tally
        self.pace = pace
        self.asked = 0.0

    def opened(self) -> None:
        self.say(self.hello)

    def heard(self, text: bytes) -> None:
        heard = DECODER.decode(text)
        self.tally.note(self.asked if heard.type == "step" and heard.seat == self.seat else None)
        over = heard.table is not None and heard.table.status == "over"
        self.tally.games += over
        if over or self.tally.over:
            self.end()
        for glimpse in heard.sights or heard.glimpses:
            if glimpse.ask is not None:
                self.answer(glimpse.ask)

    def answer(self, ask: Ask) -> None:
        if self.pace:
            asyncio.get_running_loop().call_later(random.uniform(0, 2 * self.pace), self.choose, ask)
        else:
            self.choose(ask)

    def choose(self, ask: Ask) -> None:
        move = random.choice(ask.options)
        self.asked = time.perf_counter()
        if not self.transport.is_closing():
            self.say(f'{{"type":"choose","seat":{self.seat},"decision":{ask.decision},"move":"{move}"}}'.encode())


async def echo(port: int, tally: Tally) -> None:
    await talk(port, EchoPlayer(tally), tally)


async def play(port: int, tables: list[Table], seat: int, tally: Tally, pace: float) -> None:
    """One seat of one table after the other."""
    for table, tokens in tables:
        await talk(port, SeatPlayer(table, tokens[seat], seat, tally, pace), tally)
        if tally.over:
            return
    tally.stop()


async def talk(port: int, line: Line, tally: Tally) -> None:
    """Until the line is closed, or time is up."""
    await asyncio.get_running_loop().create_connection(lambda: line, "127.0.0.1", port)
    await asyncio.wait([line.closed], timeout=max(0.1, tally.ends + GRACE - time.perf_counter()))
    line.end()
