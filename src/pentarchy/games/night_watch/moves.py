"""All that can be done in Brotherhood of the Watch (NGT-24.1, NGT-24.3)."""

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
from pentarchy.kernel.moves import Number, Subset, Vocabulary, Word

WORDS = Vocabulary()
resource, card, hero = Word(RESOURCES), Word(CARDS), Word(HEROES)
node, path, place, section = Word(INTERSECTIONS), Word(PATHS), Word(HEXES), Word(SECTIONS)
seat, seats = Number(0, 3), Subset(["0", "1", "2", "3"])
NORTHERN = [f"{clan}-{camp}" for clan in CLANS for camp in range(1, 6)] + CLEARINGS

# The turn. The order of the verbs is the order of the options.
ROLL = WORDS.verb("roll")
END = WORDS.verb("end")
PLAY = WORDS.verb("play", card)
BUY = WORDS.verb("buy")
ROAD = WORDS.verb("road", path)
SETTLE = WORDS.verb("settle", node)
KEEP = WORDS.verb("keep", node)
GUARD = WORDS.verb("guard", section)
BANK = WORDS.verb("bank", resource, resource, pattern="bank {0} for {1}")
HERO = WORDS.verb("hero", hero)

# Seven, Tormund, action cards.
DISCARD = WORDS.verb("discard", resource)
TORMUND = WORDS.verb("tormund", place)
ROB = WORDS.verb("rob", seat)
TAKE = WORDS.verb("take", PAIR)
NAME = WORDS.verb("name", resource)
PATROL = WORDS.verb("patrol", Word(["chase_tormund", "expel_wildling"]))
EXPEL = WORDS.verb("expel", place)

# Heroes.
BANISH = WORDS.verb("banish", Word(NORTHERN))
DEMAND = WORDS.verb("demand", resource, seats, pattern="demand {0} from {1}")
GIVE = WORDS.verb("give", resource)
LIFT = WORDS.verb("lift", path)
SUBSTITUTE = WORDS.verb("substitute", resource, resource, pattern="substitute {0} by {1}")
PAY = WORDS.verb("pay")
RETAIN = WORDS.verb("retain", card)
SPY = WORDS.verb("spy", seat)
SEIZE = WORDS.verb("seize", resource)
FLIP = WORDS.verb("flip")
EXCHANGE = WORDS.verb("exchange")
CHOOSE = WORDS.verb("choose", hero)
BURY = WORDS.verb("bury", hero)
DECLINE = WORDS.verb("decline")

# Trade between players.
ACCEPT = WORDS.verb("accept")
REFUSE = WORDS.verb("refuse")
CLOSE = WORDS.verb("close", seat, pattern="close with {0}")
WITHDRAW = WORDS.verb("withdraw")

# Chance answers (NGT-24.3).
DICE = WORDS.verb("dice", Number(1, 6), Number(1, 6))
WILD = WORDS.verb("wild", Number(1, 12))
STEAL = WORDS.verb("steal", resource)
DRAW = WORDS.verb("draw", card)
SEE = WORDS.verb("see", card)
TOKEN = WORDS.verb("token", Word(TOKENS))
LAY_TERRAIN = WORDS.verb("terrain", Word(TERRAINS))
LAY_MARKET = WORDS.verb("market", resource)
STARTS = WORDS.verb("starts", seat)

# Open: any cards for any cards (NGT-8.3, NGT-8.4).
PROPOSE = WORDS.verb("propose", BUNDLE, BUNDLE, seats, pattern="propose {0} for {1} to {2}", is_open=True)
COUNTER = WORDS.verb("counter", BUNDLE, BUNDLE, pattern="counter {0} for {1}", is_open=True)
