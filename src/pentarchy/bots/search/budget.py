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

    __slots__ = ("begun", "clock", "deadline", "late", "most", "tries")

    def __init__(self, budget: Budget, clock: Clock) -> None:
        self.clock = clock
        self.begun = clock()
        self.deadline = None if budget.seconds is None else self.begun + budget.seconds
        self.late = False
        self.most = budget.tries
        self.tries = 0

    def grant(self, tries: int) -> None:
        """So many more; the deadline stays."""
        if self.most is not None:
            self.most += tries

    @property
    def spent(self) -> bool:
        return (self.most is not None and self.tries >= self.most) or self.out_of_time

    @property
    def out_of_time(self) -> bool:
        if not self.late and self.deadline is not None:
            self.late = self.clock() >= self.deadline
        return self.late

    @property
    def seconds(self) -> float:
        return self.clock() - self.begun
