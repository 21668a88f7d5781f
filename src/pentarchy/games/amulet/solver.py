"""The placement puzzle solved: the best way to lay given tokens on a card (AMU-23.1). A suggestion, never a rule.

Every weak spot is covered if that is possible at all; among such arrangements the one with the least damage and the
best rewards is found by branching on the first weak spot that is open, and then by filling up with a bound.
"""

from typing import Final

from pentarchy.games.amulet.cards import COINS_ON, DAMAGE, FIRST_ADVENTURE, GEM_SQUARE, WEAK, damage_left
from pentarchy.games.amulet.shapes import (
    FIRST_HELPER,
    FIRST_SPELL,
    OFF_OF,
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
MOST_KEPT: Final = 200_000


class Spots:
    """The positions of one token on one card worth looking at, best first, and those over each weak spot."""

    def __init__(self, card: int, token: int, unshielded: bool, gem: int) -> None:
        self.on: list[int] = []
        self.off: list[int] = []
        self.gain: list[int] = []
        self.at: list[int] = []
        self.over: list[list[int]] = [[] for _ in range(25)]
        self.best = 0
        fee = bonus_of(token)
        found = [(square_gain(card, on, gem) + fee, i) for on, i in different(card, token, unshielded)]
        for gain, i in sorted(found, reverse=True):
            self.add(card, SHAPE_OF[token], gain, i)

    def add(self, card: int, shape: int, gain: int, i: int) -> None:
        on = ON_OF[shape][i]
        if gain <= 0 and not on & WEAK[card]:
            return
        for square in one_by_one(on & WEAK[card]):
            self.over[square].append(len(self.on))
        self.on.append(on)
        self.off.append(OFF_OF[shape][i])
        self.gain.append(gain)
        self.at.append(i)
        self.best = max(self.best, gain)

    def promise(self, on: int, off: int) -> int:
        """The most that this token can still gain beside what lies there."""
        for p, gain in enumerate(self.gain):
            if gain <= 0:
                return 0
            if not self.on[p] & on and not self.off[p] & off:
                return gain
        return 0


def different(card: int, token: int, unshielded: bool) -> list[tuple[int, int]]:
    """Positions that cover different squares; of equal ones the one that overhangs least."""
    shape = SHAPE_OF[token]
    on, off = ON_OF[shape], OFF_OF[shape]
    least: dict[int, int] = {}
    for i in fits_of(card, token, unshielded):
        if on[i] not in least or off[i].bit_count() < off[least[on[i]]].bit_count():
            least[on[i]] = i
    return list(least.items())


def square_gain(card: int, on: int, gem: int) -> int:
    """Damage covered, less the coins and the gem that are covered with it."""
    one, two, three = DAMAGE[card]
    hurt = (one & on).bit_count() + (two & on).bit_count() + (three & on).bit_count()
    lost = COIN * (COINS_ON[card] & on).bit_count() + (gem if GEM_SQUARE[card] & on else 0)
    return HURT * hurt - lost


def bonus_of(token: int) -> int:
    """What using a token brings or costs, wherever it lies (AMU-6.13)."""
    bit = 1 << token
    bonus = COIN * bool(PAYS_COIN & bit) + XP * bool(PAYS_XP & bit) + HURT * bool(PAYS_HEART & bit)
    bonus += GEM * bool(PAYS_GEM & bit)
    return bonus - (WEAPON_WEAR if token < FIRST_HELPER else SPELL_WEAR if token >= FIRST_SPELL else 0)


class Plan:
    """An arrangement: which token lies where, what is covered then, and what it is worth."""

    def __init__(self, gain: int, tokens: list[int], places: list[int], covered: int, used: int) -> None:
        self.gain = gain
        self.tokens = tokens
        self.places = places
        self.covered = covered
        self.used = used


class Search:
    """One search over the tokens of a mask, beside what lies on the card already."""

    def __init__(self, card: int, tokens: int, unshielded: bool, covered: int, outside: int) -> None:
        gem = GEM * (tokens & PAYS_GEM).bit_count()
        self.tokens = one_by_one(tokens)
        self.spots = [spots_of(card, token, unshielded, gem) for token in self.tokens]
        self.bonus = [max(0, bonus_of(token)) for token in self.tokens]
        self.card = card
        self.chosen = [-1] * len(self.tokens)
        self.best = Plan(-1_000_000, [], [], covered, 0)
        self.start, self.outside = covered, outside

    def run(self, weak: int) -> Plan:
        left = [i for i in range(len(self.tokens)) if self.spots[i].on]
        self.cover(weak & ~self.start, left, self.start, self.outside, 0)
        return self.best

    def cover(self, weak: int, left: list[int], on: int, off: int, gain: int) -> None:
        """Covers the first open weak spot in every way that is left, then the next."""
        if not weak:
            self.fill(left, on, off, gain)
            return
        if gain + HURT * damage_left(self.card, on) + sum([self.bonus[i] for i in left]) <= self.best.gain:
            return
        square = (weak & -weak).bit_length() - 1
        for i in left:
            spots = self.spots[i]
            rest = [j for j in left if j != i]
            promise = sum([self.spots[j].best for j in rest])
            for p in spots.over[square]:
                if gain + spots.gain[p] + promise <= self.best.gain:
                    break
                if not spots.on[p] & on and not spots.off[p] & off:
                    self.chosen[i] = p
                    self.cover(weak & ~spots.on[p], rest, on | spots.on[p], off | spots.off[p], gain + spots.gain[p])
                    self.chosen[i] = -1

    def fill(self, left: list[int], on: int, off: int, gain: int) -> None:
        """The other tokens go where they gain most, or stay off the card."""
        if not left:
            if gain > self.best.gain:
                self.keep(gain, on)
            return
        promises = [self.spots[i].promise(on, off) for i in left]
        promise = min(sum(promises), HURT * damage_left(self.card, on) + sum([self.bonus[i] for i in left]))
        if gain + promise <= self.best.gain:
            return
        i, rest = left[0], left[1:]
        spots, promise = self.spots[i], sum(promises) - promises[0]
        for p, more in enumerate(spots.gain):
            if more <= 0 or gain + more + promise <= self.best.gain:
                break
            if not spots.on[p] & on and not spots.off[p] & off:
                self.chosen[i] = p
                self.fill(rest, on | spots.on[p], off | spots.off[p], gain + more)
                self.chosen[i] = -1
        self.fill(rest, on, off, gain)

    def keep(self, gain: int, on: int) -> None:
        lying = [i for i in range(len(self.tokens)) if self.chosen[i] >= 0]
        places = [self.spots[i].at[self.chosen[i]] for i in lying]
        tokens = [self.tokens[i] for i in lying]
        used = 0
        for token in tokens:
            used |= 1 << token
        self.best = Plan(gain, tokens, places, on, used)


KNOWN_SPOTS: dict[tuple[int, int, bool, int], Spots] = {}
KNOWN_PLANS: dict[tuple[int, int, bool, int, int], Plan] = {}


def spots_of(card: int, token: int, unshielded: bool, gem: int) -> Spots:
    key = (card, token, unshielded, gem)
    if key not in KNOWN_SPOTS:
        KNOWN_SPOTS[key] = Spots(card, token, unshielded, gem)
    return KNOWN_SPOTS[key]


def solve(card: int, tokens: int, unshielded: bool = False, covered: int = 0, outside: int = 0) -> Plan:
    """The best arrangement of these tokens (a mask). Without a way to cover all weak spots, the least harmful one."""
    key = (card, tokens, unshielded, covered, outside)
    if key not in KNOWN_PLANS:
        if len(KNOWN_PLANS) > MOST_KEPT:
            KNOWN_PLANS.clear()
        KNOWN_PLANS[key] = searched(card, tokens, unshielded, covered, outside)
    return KNOWN_PLANS[key]


def searched(card: int, tokens: int, unshielded: bool, covered: int, outside: int) -> Plan:
    plan = Search(card, tokens, unshielded, covered, outside).run(WEAK[card])
    if plan.gain > -1_000_000:
        return plan
    if card >= FIRST_ADVENTURE:
        return most_weak(card, tokens, unshielded, covered, outside)
    return Search(card, tokens, unshielded, covered, outside).run(0)


def most_weak(card: int, tokens: int, unshielded: bool, covered: int, outside: int) -> Plan:
    """On an adventure that cannot be completed now: as many weak spots as possible."""
    open_spots = one_by_one(WEAK[card] & ~covered)
    for size in range(len(open_spots) - 1, 0, -1):
        plans = [Search(card, tokens, unshielded, covered, outside).run(some) for some in subsets(open_spots, size)]
        best = max(plans, key=lambda plan: plan.gain)
        if best.gain > -1_000_000:
            return best
    return Search(card, tokens, unshielded, covered, outside).run(0)


def subsets(members: list[int], size: int) -> list[int]:
    """All sets of so many members, as masks."""
    if size == 0:
        return [0]
    found = []
    for i, member in enumerate(members):
        found.extend([1 << member | rest for rest in subsets(members[i + 1 :], size - 1)])
    return found


def is_beaten(card: int, plan: Plan) -> bool:
    return not WEAK[card] & ~plan.covered
