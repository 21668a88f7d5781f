"""Sending without tasks: all that is said in a turn of the event loop goes out together at its end."""

import asyncio
from collections.abc import Callable


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
