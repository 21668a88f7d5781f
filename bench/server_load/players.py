"""The players: each a websocket that answers at random, or echoes, and notes how long each answer took."""

import asyncio
import random
import time

import msgspec
import websockets

Table = tuple[str, list[str]]


class Ask(msgspec.Struct):
    decision: int
    options: list[str]


class Glimpse(msgspec.Struct):
    ask: Ask | None = None


class Info(msgspec.Struct):
    status: str


class Heard(msgspec.Struct):
    """What a player needs out of any message."""

    type: str
    seat: int = -1
    sights: list[Glimpse] = []
    glimpses: list[Glimpse] = []
    table: Info | None = None


DECODER = msgspec.json.Decoder(Heard)


WARM_UP = 3.0
"""Seconds that are not counted: everybody connects at once, which is another question."""


class Tally:
    """What all players together have seen, after the warm-up."""

    def __init__(self, seconds: float) -> None:
        self.begins = time.perf_counter() + WARM_UP
        self.ends = self.begins + seconds
        self.received = 0
        self.waits: list[float] = []
        self.games = 0

    def note(self, began: float | None = None) -> None:
        """A message has come; if it is the answer to one's own, that was sent at `began`."""
        now = time.perf_counter()
        if now >= self.begins:
            self.received += 1
            if began:
                self.waits.append(now - began)

    @property
    def over(self) -> bool:
        return time.perf_counter() > self.ends


async def echo_player(port: int, tally: Tally) -> None:
    message = '{"type":"choose","seat":0,"decision":12,"move":"reroll 1 2 3"}'
    async with websockets.connect(f"ws://127.0.0.1:{port}/", compression=None) as socket:
        while not tally.over:
            began = time.perf_counter()
            await socket.send(message)
            await socket.recv()
            tally.note(began)


async def seat_player(port: int, tables: list[Table], seat: int, tally: Tally, pace: float) -> None:
    """Plays one seat of one table after the other; `pace` is the mean pause before a choice, in seconds."""
    for table, tokens in tables:
        async with websockets.connect(f"ws://127.0.0.1:{port}/ws", compression=None) as socket:
            hello = {"type": "hello", "table": table, "tokens": [tokens[seat]]}
            await socket.send(msgspec.json.encode(hello).decode())
            await play(socket, seat, tally, pace)
        if tally.over:
            return


async def play(socket: websockets.ClientConnection, seat: int, tally: Tally, pace: float) -> None:
    asked, status = 0.0, "running"
    while status == "running" and not tally.over:
        try:
            heard = DECODER.decode(await asyncio.wait_for(socket.recv(), max(0.01, tally.ends - time.perf_counter())))
        except TimeoutError:
            return
        tally.note(asked if heard.type == "step" and heard.seat == seat else None)
        status = heard.table.status if heard.table else status
        for glimpse in heard.sights or heard.glimpses:
            if glimpse.ask is not None:
                asked = await choose(socket, seat, glimpse.ask, pace)
    tally.games += status == "over"


async def choose(socket: websockets.ClientConnection, seat: int, ask: Ask, pace: float) -> float:
    if pace:
        await asyncio.sleep(random.uniform(0, 2 * pace))
    move = random.choice(ask.options)
    asked = time.perf_counter()
    await socket.send(f'{{"type":"choose","seat":{seat},"decision":{ask.decision},"move":"{move}"}}')
    return asked
