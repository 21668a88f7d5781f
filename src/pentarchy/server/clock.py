"""What time it is: a clock that only goes on. Set once, it does not follow the machine's wall clock when that jumps."""

import time

MILLISECOND = 1_000_000


class SteadyClock:
    def __init__(self) -> None:
        self.set(time.time_ns() // MILLISECOND)

    def set(self, now: int) -> None:
        self.offset = now - time.monotonic_ns() // MILLISECOND

    def now(self) -> int:
        """Milliseconds since 1970."""
        return time.monotonic_ns() // MILLISECOND + self.offset


CLOCK = SteadyClock()
now = CLOCK.now
