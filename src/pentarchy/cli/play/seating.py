"""Who sits where: one player, or none, and bots. The record of a game remembers it in the names of its players."""

import re

from pentarchy.arena.players import sit
from pentarchy.bots import BOTS, Bot
from pentarchy.kernel.errors import PentarchyError
from pentarchy.words import Words

BOT_NAME = re.compile(r"^(.*) \[(\w+)\]$")
"""A bot is written down as `Agatha [greedy]`."""


class UnknownBot(PentarchyError):
    def __init__(self, kind: str) -> None:
        self.kind = kind
        super().__init__(f"there is no bot '{kind}'; the bots are: {', '.join(BOTS)}")


class BadSeat(PentarchyError):
    def __init__(self, seat: int, seats: int) -> None:
        self.seat = seat
        self.seats = seats
        super().__init__(f"there is no seat {seat} at a table for {seats}; the seats are 1 to {seats}")


class Seating:
    """The name at every seat and the kind of bot that sits there; '' for the player."""

    def __init__(self, names: list[str], kinds: list[str]) -> None:
        for kind in kinds:
            if kind and kind not in BOTS and ":" not in kind:
                raise UnknownBot(kind)
        self.names = names
        self.kinds = kinds

    @property
    def human(self) -> int | None:
        return self.kinds.index("") if "" in self.kinds else None

    def bots(self, seed: int) -> dict[int, Bot]:
        return {seat: sit(kind, seed + seat) for seat, kind in enumerate(self.kinds) if kind}

    def written(self) -> dict[int, str]:
        """As a record keeps it."""
        return {seat: f"{name} [{self.kinds[seat]}]".removesuffix(" []") for seat, name in enumerate(self.names)}


def seated(words: Words, seats: int, human: int | None, bots: str) -> Seating:
    """The player on seat `human` (the first is 0), bots of the kinds named on the others; the last kind repeats."""
    if human is not None and not 0 <= human < seats:
        raise BadSeat(human + 1, seats)
    wanted = [kind.strip() for kind in bots.split(",")]
    callings = [name.strip() for name in words.said("ui-bot-names", {}).split(",")]
    names, kinds = [], []
    for seat in range(seats):
        place = seat - (human is not None and seat > human)
        names.append(words.player(seat) if seat == human else callings[place % len(callings)])
        kinds.append("" if seat == human else wanted[min(place, len(wanted) - 1)])
    return Seating(names, kinds)


def remembered(players: dict[int, str], seats: int) -> Seating | None:
    """The seating that a record has written down; None if it does not name everybody, or too many players."""
    if sorted(players) != list(range(seats)):
        return None
    found = [BOT_NAME.match(players[seat]) for seat in range(seats)]
    kinds = [match[2] if match and match[2] in BOTS else "" for match in found]
    names = [match[1] if match else players[seat] for seat, match in enumerate(found)]
    return Seating(names, kinds) if kinds.count("") <= 1 else None
