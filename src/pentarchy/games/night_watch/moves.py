"""All that can be done in Brotherhood of the Watch (NGT-24.1, NGT-24.3)."""

from typing import Final

from pentarchy.games.night_watch.cards import (
    BUNDLE,
    CARDS,
    CLANS,
    CLEARINGS,
    HEROES,
    PAIR,
    RESOURCES,
    SECTIONS,
    TERRAINS,
    TOKENS,
)
from pentarchy.games.night_watch.maps import HEXES, INTERSECTIONS, PATHS
from pentarchy.kernel.decks import one_by_one
from pentarchy.kernel.moves import Number, Subset, Verb, Vocabulary, Word

WORDS: Final = Vocabulary()
resource, card, hero = Word(RESOURCES), Word(CARDS), Word(HEROES)
node, path, place, section = Word(INTERSECTIONS), Word(PATHS), Word(HEXES), Word(SECTIONS)
seat, seats = Number(0, 3), Subset(["0", "1", "2", "3"])
PATROL_WAYS: Final = ["chase_tormund", "expel_wildling"]
NORTHERN: Final = [f"{clan}-{camp}" for clan in CLANS for camp in range(1, 6)] + CLEARINGS

# The turn. The order of the verbs is the order of the options.
ROLL: Final = WORDS.verb("roll")
END: Final = WORDS.verb("end")
PLAY: Final = WORDS.verb("play", card)
BUY: Final = WORDS.verb("buy")
BUILD_ROAD: Final = WORDS.verb("road", path)
SETTLE: Final = WORDS.verb("settle", node)
BUILD_KEEP: Final = WORDS.verb("keep", node)
BUILD_GUARD: Final = WORDS.verb("guard", section)
BANK: Final = WORDS.verb("bank", resource, resource, pattern="bank {0} for {1}")
HERO: Final = WORDS.verb("hero", hero)

# Seven, Tormund, action cards.
DISCARD: Final = WORDS.verb("discard", resource)
TORMUND: Final = WORDS.verb("tormund", place)
ROB: Final = WORDS.verb("rob", seat)
TAKE: Final = WORDS.verb("take", PAIR)
NAME: Final = WORDS.verb("name", resource)
PATROL_WAY: Final = WORDS.verb("patrol", Word(PATROL_WAYS))
EXPEL: Final = WORDS.verb("expel", place)

# Heroes.
BANISH: Final = WORDS.verb("banish", Word(NORTHERN))
DEMAND: Final = WORDS.verb("demand", resource, seats, pattern="demand {0} from {1}")
GIVE: Final = WORDS.verb("give", resource)
LIFT: Final = WORDS.verb("lift", path)
SUBSTITUTE: Final = WORDS.verb("substitute", resource, resource, pattern="substitute {0} by {1}")
PAY: Final = WORDS.verb("pay")
RETAIN: Final = WORDS.verb("retain", card)
SPY: Final = WORDS.verb("spy", seat)
SEIZE: Final = WORDS.verb("seize", resource)
FLIP: Final = WORDS.verb("flip")
EXCHANGE: Final = WORDS.verb("exchange")
CHOOSE: Final = WORDS.verb("choose", hero)
BURY: Final = WORDS.verb("bury", hero)
DECLINE: Final = WORDS.verb("decline")

# Trade between players.
ACCEPT: Final = WORDS.verb("accept")
REFUSE: Final = WORDS.verb("refuse")
CLOSE: Final = WORDS.verb("close", seat, pattern="close with {0}")
WITHDRAW: Final = WORDS.verb("withdraw")

# Chance answers (NGT-24.3).
DICE: Final = WORDS.verb("dice", Number(1, 6), Number(1, 6))
WILD: Final = WORDS.verb("wild", Number(1, 12))
STEAL: Final = WORDS.verb("steal", resource)
DRAW: Final = WORDS.verb("draw", card)
SEE: Final = WORDS.verb("see", card)
TOKEN: Final = WORDS.verb("token", Word(TOKENS))
LAY_TERRAIN: Final = WORDS.verb("terrain", Word(TERRAINS))
LAY_MARKET: Final = WORDS.verb("market", resource)
STARTS: Final = WORDS.verb("starts", seat)

# Open: any cards for any cards (NGT-8.3, NGT-8.4).
PROPOSE: Final = WORDS.verb("propose", BUNDLE, BUNDLE, seats, pattern="propose {0} for {1} to {2}", is_open=True)
COUNTER: Final = WORDS.verb("counter", BUNDLE, BUNDLE, pattern="counter {0} for {1}", is_open=True)


def placed(verb: Verb, mask: int) -> list[int]:
    """The moves of a verb for every place in a mask."""
    base = verb.base
    return [base + place for place in one_by_one(mask)]
