"""Where a token may lie on a card, for the solver: positions best first, as bits of a mask."""

from typing import Final

from pentarchy.games.amulet.cards import COINS_ON, GEM_SQUARE, WEAK, damage_left
from pentarchy.games.amulet.shapes import (
    FIRST_HELPER,
    FIRST_SPELL,
    ON_OF,
    PAYS_COIN,
    PAYS_GEM,
    PAYS_HEART,
    PAYS_XP,
    SHAPE_OF,
    fits_of,
)
from pentarchy.kernel.decks import one_by_one

HURT: Final = 10
"""A point of damage; everything else is measured by it."""
COIN: Final = 3
GEM: Final = 20
XP: Final = 12
WEAPON_WEAR: Final = 5
SPELL_WEAR: Final = 15
CARD_SQUARES: Final = 25


class Spots:
    """The positions of a token on a card worth looking at: bit p of a mask is the one that gains p-th most.

    Positions that cover the same squares of the card are one here; `ways` are the ways in which it overhangs."""

    def __init__(self, card: int, shape: int, fee: int, positions: list[int]) -> None:
        self.fee = fee
        self.on: list[int] = []
        self.gain: list[int] = []
        self.ways: list[list[int]] = []
        self.over = [0] * CARD_SQUARES
        self.paying = self.best = self.reach = 0
        by_squares: dict[int, list[int]] = {}
        for i in positions:
            by_squares.setdefault(ON_OF[shape][i], []).append(i)
        for gain, on in sorted([(square_gain(card, on) + fee, on) for on in by_squares], reverse=True):
            if gain > 0 or on & WEAK[card]:
                self.add(card, on, gain, by_squares[on])
        self.all = (1 << len(self.on)) - 1

    def add(self, card: int, on: int, gain: int, ways: list[int]) -> None:
        bit = 1 << len(self.on)
        for square in one_by_one(on):
            self.over[square] |= bit
        if gain > 0:
            self.paying |= bit
        self.on.append(on)
        self.gain.append(gain)
        self.ways.append(ways)
        self.best = max(self.best, gain)
        self.reach = max(self.reach, damage_left(card, 0) - damage_left(card, on))

    def beside(self, covered: int, free: int) -> int:
        """Those of the free positions that leave the covered squares alone."""
        while covered and free:
            free &= ~self.over[(covered & -covered).bit_length() - 1]
            covered &= covered - 1
        return free


def square_gain(card: int, on: int) -> int:
    """Damage covered, less the coins that are covered with it."""
    hurt = damage_left(card, 0) - damage_left(card, on)
    return HURT * hurt - COIN * (COINS_ON[card] & on).bit_count()


def bonus_of(token: int, gems: bool) -> int:
    """What using a token brings or costs, wherever it lies (AMU-6.13)."""
    bit = 1 << token
    bonus = COIN * bool(PAYS_COIN & bit) + XP * bool(PAYS_XP & bit) + HURT * bool(PAYS_HEART & bit)
    if gems and PAYS_GEM & bit:
        bonus += GEM
    return bonus - (WEAPON_WEAR if token < FIRST_HELPER else SPELL_WEAR if token >= FIRST_SPELL else 0)


KNOWN_SPOTS: Final[dict[tuple[int, int, int, bool, bool], Spots]] = {}


def spots_of(card: int, token: int, unshielded: bool, keeps_gem: bool) -> Spots:
    """Shared by all tokens of the same shape and worth."""
    fee, bare = bonus_of(token, keeps_gem), unshielded and token < FIRST_HELPER
    key = (card, SHAPE_OF[token], fee, bare, keeps_gem)
    if key not in KNOWN_SPOTS:
        spared = GEM_SQUARE[card] if keeps_gem else 0
        on = ON_OF[SHAPE_OF[token]]
        positions = [i for i in fits_of(card, token, unshielded) if not on[i] & spared]
        KNOWN_SPOTS[key] = Spots(card, SHAPE_OF[token], fee, positions)
    return KNOWN_SPOTS[key]
