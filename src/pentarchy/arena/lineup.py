"""Who sits where: a player for each seat."""

from pentarchy.arena.players import Own, dismiss, sit
from pentarchy.arena.seeds import derived
from pentarchy.bots import Bot, UnknownBot
from pentarchy.kernel.errors import PentarchyError
from pentarchy.kernel.game import Game
from pentarchy.kernel.settings import Setting

__all__ = ["BadLineup", "UnknownBot", "known", "lineup", "seated", "usual_seats"]

USUAL_SEATS = 4


class BadLineup(PentarchyError):
    def __init__(self, bots: int, seats: int) -> None:
        self.bots = bots
        self.seats = seats
        super().__init__(f"{bots} bots do not fit {seats} seats: name one for all of them or one for each")


def known(names: list[str], own: Own | None = None) -> list[str]:
    """The names, all of which can play. Raises UnknownBot, BadPlayer."""
    dismiss([sit(name, 0, own) for name in names])
    return names


def lineup(names: list[str], seats: int, own: Own | None = None) -> list[str]:
    """The player of each seat. A single name stands for every seat. Raises UnknownBot, BadPlayer, BadLineup."""
    known(names, own)
    if len(names) == 1:
        return names * seats
    if len(names) != seats:
        raise BadLineup(len(names), seats)
    return names


def seated(names: list[str], seed: int, own: Own | None = None) -> list[Bot]:
    """Players for one game, each with a seed of its own."""
    return [sit(name, derived(seed, seat), own) for seat, name in enumerate(names)]


def usual_seats(game: Game, options: dict[str, Setting] | None = None, wanted: int = USUAL_SEATS) -> int:
    """The seat count to take where none is asked for: the one wanted, or else the nearest that these options allow."""
    allowed = [seats for seats in game.seats if can_begin(game, seats, options)]
    return min(allowed or game.seats, key=lambda seats: abs(seats - wanted))


def can_begin(game: Game, seats: int, options: dict[str, Setting] | None) -> bool:
    try:
        game.new(seats, options)
    except PentarchyError:
        return False
    return True
