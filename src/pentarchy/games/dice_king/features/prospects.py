"""What each citizen would bring a seat now, in tenths of points: the map as one seat sees it."""

from typing import TYPE_CHECKING, Final

from pentarchy.games.dice_king.cards import ALL_SPACES, EFFECT_OF, LAND_OF, NO_CARD, SCORE, SPACES, TOKENS
from pentarchy.games.dice_king.features.realms import CHUNK, LOW, MOST_GROWTH, ones, realm_of
from pentarchy.games.dice_king.purses import purse_of

if TYPE_CHECKING:
    from pentarchy.games.dice_king.table import Table

WINS: Final = 255
"""What a castle brings to who has no token left for it (DIC-7.4)."""
SURE: Final = 100
GOLDEN_GEM: Final = 10 * SCORE["gold_gem"]
WHITE_GEM: Final = 10 * SCORE["white_gem"]
MOST_FIRES: Final = 10 * SCORE["most_dragon_fires"]
ONE_MORE_FIRE: Final = 10
CARD_STOLEN: Final = 8
THIEF_OF_GEMS: Final = [effect == "thief_gem" for effect in EFFECT_OF]
THIEVES: Final = 1
"""The place of their deck."""

HALF: Final = (1 << len(SPACES) // 2) - 1
"""The spaces of the first half of the board: each land is there once (DIC-1.5)."""


def lands_in(first: int) -> list[int]:
    """The lands of every set of spaces among those from the `first` one on, as sets."""
    listed = [0]
    for space in range(first, first + CHUNK):
        listed += [lands | 1 << LAND_OF[space] for lands in listed]
    return listed


FIRST_LANDS: Final = lands_in(0)
MIDDLE_LANDS: Final = lands_in(CHUNK)
LAST_LANDS: Final = lands_in(2 * CHUNK)


def lands_of(spaces: int) -> int:
    """The lands of these spaces, as a set."""
    return FIRST_LANDS[spaces & LOW] | MIDDLE_LANDS[spaces >> CHUNK & LOW] | LAST_LANDS[spaces >> 2 * CHUNK]


class Ground:
    """The table as it is for all seats."""

    def __init__(self, table: "Table") -> None:
        self.castles = self.citizens = self.white = self.gold = 0
        for seat in range(table.seats):
            self.castles |= table.castles[seat]
            self.citizens |= table.citizens[seat]
            self.white += table.white[seat]
            self.gold += table.gold[seat]
        self.free = ALL_SPACES & ~(self.castles | table.dragons | table.ruins)
        self.gems = table.white_spots | table.gold_spots
        self.both = lands_of(self.free & HALF) & lands_of(self.free & ~HALF)
        """Lands with two free spaces: two of their tiles are still to come (DIC-13.1)."""
        self.tiles = ones(self.free) if table.supply else 0
        card = table.tops[THIEVES]
        self.thief_of_gems = card != NO_CARD and THIEF_OF_GEMS[card]

    def chance(self, spaces: int) -> int:
        """How likely a tile can go to one of these spaces."""
        lands = lands_of(spaces & self.free)
        return SURE * (ones(lands) + ones(lands & self.both)) // self.tiles


NO_CHANCE: Final = [0, 0, 0]


class Prospect:
    """What a seat has to hope for. A castle brings a point, two more for each by which the territory grows, and the gem
    of its space: `good` spaces bring 3 points or more, `better` ones 5, the `best` 7."""

    def __init__(self, table: "Table", ground: Ground, seat: int) -> None:
        self.castles = table.castles[seat]
        self.realm = realm_of(self.castles, table.layout)
        grows, gems = self.realm.grows, ground.gems
        self.good = grows[0] | gems
        self.better = grows[1] | grows[0] & gems
        self.best = grows[2] | grows[1] & gems
        self.chances = self.weighed(ground) if ground.tiles else NO_CHANCE
        self.others = ground.castles ^ self.castles
        self.ring = 0
        self.targets = self.nearest() if self.others else 0
        self.growth_by_rogue = depth(self.realm.grows, self.targets) if self.targets else 0
        self.fires_ahead = fires_ahead(table, seat)
        self.purse = purse_of(table, seat)
        self.gains = gains(table, ground, seat, self)

    def weighed(self, ground: Ground) -> list[int]:
        return [ground.chance(self.good), ground.chance(self.better), ground.chance(self.best)]

    def nearest(self) -> int:
        """DIC-6.15: the castles that a rogue may conquer."""
        rings, ring = self.realm.rings, 0
        while not rings[ring] & self.others:
            ring += 1
        self.ring = ring + 1
        return rings[ring] & self.others

    def castle(self, spaces: int) -> int:
        """What a castle on the best of these spaces brings."""
        if not spaces & self.good:
            return 10 if spaces else 0
        if spaces & self.better:
            return 70 if spaces & self.best else 50
        return 30

    def tile(self, draws: int) -> int:
        """What the best of so many tiles brings, on average."""
        hope, chances = SURE, self.chances
        for i in range(len(chances)):
            hope += 2 * (SURE - MISSED[draws][chances[i]])
        return hope // 10


MISSED: Final = [[SURE * (SURE - chance) ** draws // SURE**draws for chance in range(SURE + 1)] for draws in range(4)]
"""The chance that none of so many tiles does, by the chance of each."""


def depth(marked: list[int], spaces: int) -> int:
    """How much the best of these spaces changes a territory."""
    change = 0
    while change < MOST_GROWTH and marked[change] & spaces:
        change += 1
    return change


def fires_ahead(table: "Table", seat: int) -> int:
    """How many fires a seat has more than the best of the others."""
    best, held = 0, table.fires
    for other in range(len(held)):
        if held[other] > best and other != seat:
            best = held[other]
    return held[seat] - best


def gains(table: "Table", ground: Ground, seat: int, hope: Prospect) -> list[int]:
    """In the order of `layout.CITIZENS`."""
    one = two = three = both = thief = 0
    if ground.tiles:
        one, two, three = hope.tile(1), hope.tile(2), hope.tile(3) + GOLDEN_GEM
        both = 2 * one if table.supply > 1 else one
        thief = by_thief(table, ground, seat, one, two)
    found = [one, two, three, thief, by_slayer(table, hope), by_rogue(table, hope), both]
    left = TOKENS - hope.realm.castles
    if left <= 1:
        last_token(found, left, table.supply)
    return found


def last_token(found: list[int], left: int, tiles: int) -> None:
    """DIC-7.4: whoever lacks the token for a castle wins."""
    if left == 0:
        for place, gain in enumerate(found):
            found[place] = WINS if gain else 0
    elif tiles > 1:
        found[-1] = WINS


def by_thief(table: "Table", ground: Ground, seat: int, one: int, two: int) -> int:
    if not ground.thief_of_gems:
        return two + CARD_STOLEN if ground.citizens > table.citizens[seat] else two
    if ground.gold > table.gold[seat]:
        return one + GOLDEN_GEM
    return one + WHITE_GEM if ground.white > table.white[seat] else one


def by_slayer(table: "Table", hope: Prospect) -> int:
    """The castle, and the most fires where one more makes it so."""
    if not table.dragons:
        return 0
    decides = hope.fires_ahead == -1 or hope.fires_ahead == 0
    return hope.castle(table.dragons) + (MOST_FIRES if decides else ONE_MORE_FIRE)


def by_rogue(table: "Table", hope: Prospect) -> int:
    """The castle, and half of what it costs its owner at most."""
    if not hope.targets:
        return 0
    loss = 0
    for castles in table.castles:
        if hope.targets & castles:
            loss = max(loss, depth(realm_of(castles, table.layout).breaks, hope.targets))
    return 15 + 20 * hope.growth_by_rogue + 10 * loss
