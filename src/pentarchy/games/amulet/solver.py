"""The placement puzzle solved: the best way to lay given tokens on a card (AMU-23.1). A suggestion, never a rule.

Every weak spot is covered if that is possible at all; among such arrangements the one with the least damage and the
best rewards is found. What each token can still do is a mask of positions, best first; the search branches on the weak
spot with the fewest ways to cover it, then fills up, and cuts off what cannot beat the best arrangement so far.
"""

from typing import Final

from pentarchy.games.amulet.cards import FIRST_ADVENTURE, GEM_SQUARE, WEAK, damage_left
from pentarchy.games.amulet.shapes import OFF_OF, PAYS_GEM, SHAPE_OF
from pentarchy.games.amulet.spots import HURT, Spots, spots_of
from pentarchy.kernel.decks import one_by_one

MOST_KEPT: Final = 200_000
UNSOLVED: Final = -1_000_000


class Plan:
    """An arrangement: which token lies where, what is covered then, and what it is worth."""

    def __init__(self, gain: int, tokens: list[int], places: list[int], covered: int, used: int) -> None:
        self.gain = gain
        self.tokens = tokens
        self.places = places
        self.covered = covered
        self.used = used


class Search:
    """One search over the tokens of a mask, beside what lies on the card already, for more than a given gain.

    The tokens are numbered by what they can gain, best first; `left` is the mask of those not laid yet."""

    def __init__(self, card: int, tokens: list[int], spots: list[Spots], covered: int, outside: int) -> None:
        self.card = card
        self.tokens = tokens
        self.spots = spots
        self.covered, self.outside = covered, outside
        self.chosen = [-1] * len(tokens)
        self.places = [-1] * len(tokens)
        self.limits: dict[int, int] = {}
        self.best = Plan(UNSOLVED, [], [], covered, 0)
        self.gain = UNSOLVED

    def run(self, weak: int, known: int) -> Plan:
        """The best arrangement that covers these weak spots and gains more than what is known already."""
        self.gain = known
        free = [spots.beside(self.covered, spots.all) for spots in self.spots]
        self.cover(weak & ~self.covered, (1 << len(free)) - 1, free, self.covered, 0)
        return self.best

    def cover(self, weak: int, left: int, free: list[int], on: int, gain: int) -> None:
        """Covers the weak spot with the fewest ways in every way that is left, then the next."""
        if not weak:
            self.fill(left, free, on, gain)
            return
        square = self.tightest(weak, left, free)
        tried: list[Spots] = []
        for i in one_by_one(left):
            spots = self.spots[i]
            ways = free[i] & spots.over[square]
            if ways and spots not in tried:
                tried.append(spots)
                self.lay(i, ways, weak, left & ~(1 << i), free, on, gain)

    def lay(self, i: int, ways: int, weak: int, left: int, free: list[int], on: int, gain: int) -> None:
        """Lays a token in each of these ways that may lead to more than the best so far, and goes on from there."""
        spots = self.spots[i]
        promise = self.promise(left, free)
        while ways:
            p = (ways & -ways).bit_length() - 1
            ways &= ways - 1
            here, then = spots.on[p], gain + spots.gain[p]
            if then + promise <= self.gain:
                break
            if then + self.limit(left, damage_left(self.card, on | here)) > self.gain:
                self.chosen[i] = p
                self.cover(weak & ~here, left, self.beside(here, left, free), on | here, then)
        self.chosen[i] = -1

    def tightest(self, weak: int, left: int, free: list[int]) -> int:
        """The weak spot that can be covered in the fewest ways."""
        fewest, found = 1_000, 0
        for square in one_by_one(weak):
            ways = 0
            for i in one_by_one(left):
                ways += (free[i] & self.spots[i].over[square]).bit_count()
            if ways < fewest:
                fewest, found = ways, square
        return found

    def fill(self, left: int, free: list[int], on: int, gain: int) -> None:
        """The other tokens go where they gain most, or stay off the card."""
        if not left:
            if gain > self.gain and self.lies_apart(0, self.outside):
                self.keep(gain, on)
            return
        i = (left & -left).bit_length() - 1
        left &= left - 1
        self.lay(i, free[i] & self.spots[i].paying, 0, left, free, on, gain)
        for j in one_by_one(left):
            if self.spots[j] is self.spots[i]:
                left &= ~(1 << j)
        if gain + self.promise(left, free) > self.gain:
            self.fill(left, free, on, gain)

    def beside(self, here: int, left: int, free: list[int]) -> list[int]:
        """What the tokens that are left can still do once these squares are covered."""
        then = free[:]
        for j in one_by_one(left):
            then[j] = self.spots[j].beside(here, free[j])
        return then

    def promise(self, left: int, free: list[int]) -> int:
        """The most that these tokens can gain if they do not hinder each other."""
        total = 0
        while left:
            i = (left & -left).bit_length() - 1
            left &= left - 1
            paying = free[i] & self.spots[i].paying
            if paying:
                total += self.spots[i].gain[(paying & -paying).bit_length() - 1]
        return total

    def limit(self, left: int, damage: int) -> int:
        """The most that these tokens can gain by so much open damage, wherever it is."""
        if not left:
            return 0
        key = left << 8 | damage
        if key not in self.limits:
            spots, rest = self.spots[(left & -left).bit_length() - 1], left & left - 1
            hit = min(damage, spots.reach)
            used = spots.fee + HURT * hit + self.limit(rest, damage - hit)
            self.limits[key] = max(used, self.limit(rest, damage))
        return self.limits[key]

    def lies_apart(self, i: int, outside: int) -> bool:
        """AMU-7.5: whether the chosen positions can overhang without overlapping, and how."""
        if i == len(self.tokens):
            return True
        if self.chosen[i] < 0:
            return self.lies_apart(i + 1, outside)
        off = OFF_OF[SHAPE_OF[self.tokens[i]]]
        for place in self.spots[i].ways[self.chosen[i]]:
            if not off[place] & outside and self.lies_apart(i + 1, outside | off[place]):
                self.places[i] = place
                return True
        return False

    def keep(self, gain: int, on: int) -> None:
        lying = [i for i in range(len(self.tokens)) if self.chosen[i] >= 0]
        tokens = [self.tokens[i] for i in lying]
        used = 0
        for token in tokens:
            used |= 1 << token
        self.gain = gain
        self.best = Plan(gain, tokens, [self.places[i] for i in lying], on, used)


KNOWN_PLANS: Final[dict[tuple[int, int, bool, int, int, bool], Plan]] = {}


def solve(
    card: int, tokens: int, unshielded: bool = False, covered: int = 0, outside: int = 0, beating: bool = True
) -> Plan:
    """The best arrangement of these tokens (a mask). Without a way to cover all weak spots, or if that is not wanted,
    the least harmful one."""
    key = (card, tokens, unshielded, covered, outside, beating)
    if key not in KNOWN_PLANS:
        if len(KNOWN_PLANS) > MOST_KEPT:
            KNOWN_PLANS.clear()
        puzzle = Puzzle(card, tokens, unshielded, covered, outside)
        KNOWN_PLANS[key] = puzzle.solved() if beating else puzzle.covering(0)
    return KNOWN_PLANS[key]


class Puzzle:
    """A card, the tokens for it, and what lies there already."""

    def __init__(self, card: int, tokens: int, unshielded: bool, covered: int, outside: int) -> None:
        self.card = card
        self.tokens = one_by_one(tokens)
        self.unshielded = unshielded
        self.covered = covered
        self.outside = outside
        self.gem_pays = bool(tokens & PAYS_GEM) and not GEM_SQUARE[card] & covered

    def solved(self) -> Plan:
        plan = self.covering(WEAK[self.card])
        if plan.gain > UNSOLVED:
            return plan
        return self.most_weak() if self.card >= FIRST_ADVENTURE else self.covering(0)

    def covering(self, weak: int) -> Plan:
        """AMU-6.12: either the gem square stays open and gem symbols pay, or it may be covered and they do not."""
        plan = Plan(UNSOLVED, [], [], self.covered, 0)
        for keeps_gem in (True, False) if self.gem_pays else (False,):
            spots = {token: spots_of(self.card, token, self.unshielded, keeps_gem) for token in self.tokens}
            order = sorted(self.tokens, key=lambda token: -spots[token].best)
            search = Search(self.card, order, [spots[token] for token in order], self.covered, self.outside)
            found = search.run(weak, plan.gain)
            plan = found if found.gain > plan.gain else plan
        return plan

    def most_weak(self) -> Plan:
        """On an adventure that cannot be completed now: as many weak spots as possible."""
        open_spots = one_by_one(WEAK[self.card] & ~self.covered)
        for size in range(len(open_spots) - 1, 0, -1):
            best = max([self.covering(some) for some in subsets(open_spots, size)], key=lambda plan: plan.gain)
            if best.gain > UNSOLVED:
                return best
        return self.covering(0)


def subsets(members: list[int], size: int) -> list[int]:
    """All sets of so many members, as masks."""
    if size == 0:
        return [0]
    found = []
    for i, member in enumerate(members):
        found.extend([1 << member | rest for rest in subsets(members[i + 1 :], size - 1)])
    return found
