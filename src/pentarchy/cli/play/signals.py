"""The signals that end a process from outside: a closed window, a machine that goes down."""

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread
from types import FrameType

CLOSED = getattr(signal, "SIGHUP", None)
ENDINGS = [number for number in (signal.SIGTERM, CLOSED) if number is not None]


class Ended(BaseException):
    """A signal asks this process to end."""

    def __init__(self, number: int) -> None:
        self.number = number
        super().__init__(number)

    @property
    def closed(self) -> bool:
        """Whether the terminal is gone, so that nothing can be said any more."""
        return self.number == CLOSED

    def end(self) -> None:
        """Ends as the signal would have done, so that whoever sent it sees that."""
        signal.signal(self.number, signal.SIG_DFL)
        os.kill(os.getpid(), self.number)


@contextmanager
def heard() -> Iterator[None]:
    """In this block such a signal raises Ended: games are saved and terminals left in order."""
    if current_thread() is not main_thread():
        yield
        return
    before = {number: signal.signal(number, raise_ended) for number in ENDINGS}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def raise_ended(number: int, frame: FrameType | None) -> None:
    raise Ended(number)
