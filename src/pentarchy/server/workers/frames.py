"""What goes through the pipes to a worker: a length, then MessagePack."""

import msgspec

from pentarchy.kernel.settings import Setting

LENGTH = 4


class BotJob(msgspec.Struct):
    """A decision for a bot, with the record that leads to it. The worker shows the bot its chair only."""

    table: str
    game: str
    seats: int
    options: dict[str, Setting]
    lines: list[str]
    seat: int
    level: str
    seed: int


class BotAnswer(msgspec.Struct):
    move: int
    error: str = ""


def framed(message: msgspec.Struct) -> bytes:
    body = msgspec.msgpack.encode(message)
    return len(body).to_bytes(LENGTH, "big") + body
