"""Sending without tasks: all that is said in a turn of the event loop goes out together at its end, begun at once."""

import asyncio
from collections.abc import Awaitable, Callable, Generator


class StartedAwaitable:
    """Work that has gone on as far as it gets without waiting. Where it is not `done`, await this for the rest."""

    def __init__(self, work: Awaitable[None]) -> None:
        self.rest = work.__await__()
        self.done = False
        try:
            self.waits_for = next(self.rest)
        except StopIteration:
            self.done = True

    def __await__(self) -> Generator[object, None, None]:
        if not self.done:
            yield self.waits_for
            yield from self.rest
            self.done = True


class SendBatch:
    """What is to be done at the end of this turn. Frames sent one after the other cost far less than frames here and
    there: caches are warm, and whoever hears them need not be woken for each."""

    def __init__(self) -> None:
        self.sendings: list[Callable[[], None]] = []

    def add(self, sending: Callable[[], None]) -> None:
        if not self.sendings:
            asyncio.get_running_loop().call_soon(self.send)
        self.sendings.append(sending)

    def send(self) -> None:
        sendings, self.sendings = self.sendings, []
        for sending in sendings:
            sending()
