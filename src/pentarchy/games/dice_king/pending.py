"""What is still to come in the turn, as far as those must know who only look at the table."""

from typing import TYPE_CHECKING, Final

from pentarchy.kernel.steps import Chance, Decision, Step

if TYPE_CHECKING:
    from pentarchy.games.dice_king.table import Table  # noqa: F401, named in quotes below

STARS: Final = 0
"""Stands for as many tiles as the claim has stars (DIC-6.7)."""
DRAW: Final = 0
CASTLE: Final = 1
FIRE: Final = 2
GEM: Final = 3
STEAL_CARD: Final = 4
STEAL_GEM: Final = 5
SLAY: Final = 6
CONQUER: Final = 7
KEEP: Final = 8
KINDS: Final = ["draw", "castle", "fire", "gem", "steal card", "steal gem", "slay", "conquer", "keep one"]


class Effect(Step["Table"]):
    """A step of the program of a citizen, or of the dragon alarm (DIC-11)."""

    def __init__(self, kind: int) -> None:
        super().__init__()
        self.kind = kind


class Draw(Effect):
    """So many tiles, or STARS, and how many of them are kept (DIC-6.2, DIC-6.3)."""

    def __init__(self, count: int, keep: int) -> None:
        super().__init__(DRAW)
        self.count = count
        self.keep = keep


class Drawing(Chance["Table"]):
    """A tile comes up."""


class Choice(Decision["Table"]):
    """What the active player decides on the way through such a program."""

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(seat)
        self.kind = kind


class Falling(Chance["Table"]):
    """Dice fall; the others stay: the bits of what these show."""

    def __init__(self, stays: int) -> None:
        super().__init__()
        self.stays = stays
