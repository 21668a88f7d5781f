"""How long a bot may think: until a time on the clock, until so many tries, or whichever comes first."""

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter

Clock = Callable[[], float]


@dataclass(frozen=True)
class Budget:
    """What one decision may cost. Without `seconds` a bot plays the same way on every machine."""

    seconds: float | None = None
    tries: int | None = None

    def __post_init__(self) -> None:
        if self.seconds is None and self.tries is None:
            raise ValueError("a budget needs seconds, tries or both: a search does not end by itself")

    def start(self, clock: Clock = perf_counter) -> "Timer":
        return Timer(self, clock)


class Timer:
    """One decision's budget while it is being spent."""

    __slots__ = ("begun", "clock", "deadline", "most", "tries")

    def __init__(self, budget: Budget, clock: Clock) -> None:
        self.clock = clock
        self.begun = clock()
        self.deadline = None if budget.seconds is None else self.begun + budget.seconds
        self.most = budget.tries
        self.tries = 0

    @property
    def spent(self) -> bool:
        if self.most is not None and self.tries >= self.most:
            return True
        return self.deadline is not None and self.clock() >= self.deadline

    @property
    def seconds(self) -> float:
        return self.clock() - self.begun
