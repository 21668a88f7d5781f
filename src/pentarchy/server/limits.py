"""Rate limits: a bucket of tokens for each address and purpose, refilled as time goes by."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from pentarchy.server.errors import TooMany
from pentarchy.tables.names import folded

SWEEP_AT = 50_000


class Bucket:
    """Allows `burst` at once and `rate` a second in the long run. A rate of zero allows everything."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = time.monotonic()

    def take(self) -> bool:
        if self.rate == 0:
            return True
        at = time.monotonic()
        self.left = min(self.burst, self.left + (at - self.at) * self.rate)
        self.at = at
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def give_back(self) -> None:
        self.left = min(self.burst, self.left + 1)

    def is_full(self) -> bool:
        return self.left + (time.monotonic() - self.at) * self.rate >= self.burst


class Limiter:
    """One bucket for each key; full ones are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self.make: Callable[[], Bucket] = lambda: Bucket(rate, burst)
        self.buckets: dict[str, Bucket] = {}

    def check(self, key: str) -> None:
        """Raises TooMany."""
        if len(self.buckets) > SWEEP_AT:
            self.buckets = {key: bucket for key, bucket in self.buckets.items() if not bucket.is_full()}
        if not self.buckets.setdefault(key, self.make()).take():
            raise TooMany("too many requests: wait a moment")

    def forgive(self, key: str) -> None:
        """What was taken with the last check did not count."""
        if key in self.buckets:
            self.buckets[key].give_back()


class ConcurrencyLimit:
    """Lets a few of each through at a time."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.inside: dict[str, int] = {}

    @contextmanager
    def hold(self, key: str) -> Iterator[None]:
        """Raises TooMany."""
        if self.inside.get(key, 0) >= self.most:
            raise TooMany("too many requests of this kind at once: wait a moment")
        self.inside[key] = self.inside.get(key, 0) + 1
        try:
            yield
        finally:
            self.inside[key] -= 1
            if not self.inside[key]:
                del self.inside[key]


class Guesses:
    """Sign-ins: few from one address, more but not many at one name from all the world; and whoever has signed in
    on their device before is counted alone, so that nobody can lock them out."""

    def __init__(self, rate: float) -> None:
        self.of_address = Limiter(rate / 400, 5 if rate else 0)
        self.at_name = Limiter(rate / 200, 100 if rate else 0)
        self.on_device = Limiter(rate / 400, 5 if rate else 0)

    def check(self, name: str, address: str, device: str) -> None:
        """Raises TooMany."""
        if device:
            self.on_device.check(device)
            return
        self.of_address.check(address)
        self.at_name.check(folded(name))

    def forgive(self, name: str, address: str, device: str) -> None:
        """It was right."""
        if device:
            self.on_device.forgive(device)
            return
        self.of_address.forgive(address)
        self.at_name.forgive(folded(name))
