"""What goes through the pipes to a worker: a length, then MessagePack."""

import msgspec

from pentarchy.kernel.settings import Setting

LENGTH = 4


class BotJob(msgspec.Struct):
    """A decision for a bot, with the record that leads to it. The worker shows the bot only what its seat may see."""

    table: str
    game: str
    rules: int
    seats: int
    options: dict[str, Setting]
    lines: list[str]
    seat: int
    level: str
    seed: int
    aloud: bool = False
    """Whether the bot shall say how it came to its choice."""


class Weighed(msgspec.Struct):
    """A move that a bot weighed, in notation: its value in the unit of the analysis, and how often it was tried."""

    move: str
    value: float
    visits: int


class Advice(msgspec.Struct):
    """What a bot would do and why: the moves it weighed, its choice first. `unit`: chances, points, or at random."""

    bot: str
    unit: str
    candidates: list[Weighed]
    options: int
    tries: int


class BotAnswer(msgspec.Struct):
    move: int
    error: str = ""
    advice: Advice | None = None


def framed(message: msgspec.Struct) -> bytes:
    body = msgspec.msgpack.encode(message)
    return len(body).to_bytes(LENGTH, "big") + body
