"""Clocks, folded from the times in the log: nothing about them is stored, so nothing can be lost."""

from collections.abc import Sequence

from pentarchy.tables.terms import DAY, Clock

SECOND = 1000
Downtimes = Sequence[tuple[int, int]]


class TableTime:
    """What time it is at a table: as much later than its last entry as the carrier's own clock has gone on since it
    saw that entry. So the clocks of several carriers need not agree, and one that was set wrong harms nobody."""

    def __init__(self, last_at: int, now: int) -> None:
        self.ahead = max(0, last_at - now)
        """A log that was just read tells nothing about the time since, except that it does not go back."""

    def saw(self, last_at: int, now: int) -> None:
        """Another carrier has made an entry, which has just arrived here."""
        self.ahead = last_at - now

    def at(self, now: int) -> int:
        return now + self.ahead


class Timing:
    """When each seat was asked, and how much of a game's time it has left. While no server runs, no clock does."""

    def __init__(self, clock: Clock, seats: int, downtimes: Downtimes = ()) -> None:
        self.clock = clock
        self.downtimes = downtimes
        self.asked_at: list[int | None] = [None] * seats
        self.left = [clock.seconds * SECOND if clock.type == "game" else 0] * seats

    def went_on(self, chooser: int, pending: list[int], at: int, undone: bool = False) -> None:
        """Somebody has chosen, or has taken a move back; these seats have to choose now."""
        for seat, asked in enumerate(self.asked_at):
            waits = seat in pending
            if asked is not None and (seat == chooser or not waits or undone):
                self.spend(seat, asked, at)
            if not waits:
                self.asked_at[seat] = None
            elif asked is None or undone or (seat == chooser and self.clock.type != "days"):
                self.asked_at[seat] = at

    def spend(self, seat: int, asked: int, at: int) -> None:
        if self.clock.type == "game":
            rest = max(0, self.left[seat] - (at - asked - self.down(asked, at)))
            self.left[seat] = rest + self.clock.increment * SECOND

    def down(self, start: int, end: int) -> int:
        """How much of this span no server ran."""
        return sum(max(0, min(end, up) - max(start, down)) for down, up in self.downtimes)

    def deadline(self, seat: int) -> int | None:
        """When this seat is out of time; None while it is not asked or has no clock."""
        asked = self.asked_at[seat]
        if asked is None or self.clock.type == "none":
            return None
        down = sum(max(0, up - max(asked, down)) for down, up in self.downtimes)
        return asked + self.allowance(seat) + down

    def waited(self, seat: int, at: int) -> int:
        """How long a seat has been asked for already; 0 while it is not."""
        asked = self.asked_at[seat]
        return 0 if asked is None else at - asked - self.down(asked, at)

    def rests(self, at: int) -> list[int]:
        """Milliseconds each seat has left of its time for the whole game, also while it is running; [] without one."""
        if self.clock.type != "game":
            return []
        deadlines = [self.deadline(seat) for seat in range(len(self.left))]
        return [rest if end is None else max(0, end - at) for rest, end in zip(self.left, deadlines, strict=True)]

    def allowance(self, seat: int) -> int:
        clock = self.clock
        if clock.type == "decision":
            return clock.seconds * SECOND
        if clock.type == "days":
            return clock.days * DAY * SECOND
        return self.left[seat]
