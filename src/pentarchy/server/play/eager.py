"""Coroutines that are begun at once: most of what is sent has to wait for nobody and needs no task of its own."""

from collections.abc import Coroutine, Generator


class Begun:
    """A coroutine that has run as far as it gets without waiting. Where it is not `done`, await this for the rest."""

    def __init__(self, work: Coroutine[object, None, None]) -> None:
        self.work = work
        self.done = False
        try:
            self.waits_for = work.send(None)
        except StopIteration:
            self.done = True

    def __await__(self) -> Generator[object, None, None]:
        if not self.done:
            yield self.waits_for
            yield from self.work.__await__()
            self.done = True
