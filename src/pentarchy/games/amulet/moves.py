"""All that can be done in Amulet."""

from pentarchy.games.amulet.cards import (
    ADVENTURES,
    BACKS,
    CHARACTERS,
    COLOURS,
    FIELDS,
    MONSTERS,
    MOST_SEATS,
    MYTHICAL,
    OATHS,
    PLACES,
    POTIONS,
    QUESTS,
    SKILLS,
    SPELLS,
    SQUARES,
    STORIES,
    TROPHIES,
    WEAPONS,
)
from pentarchy.games.amulet.errands import ERRANDS
from pentarchy.games.amulet.hooks import CLOSERS
from pentarchy.games.amulet.shapes import REACH, SIDE, TOKENS
from pentarchy.kernel.moves import Number, Vocabulary, Word

WORDS = Vocabulary()
GOODS = ["coin", *COLOURS, *SPELLS, *POTIONS]
ITEMS = [*COLOURS, *SPELLS, *POTIONS, *TROPHIES]
weapon, place, seat = Word(WEAPONS), Word(PLACES), Number(0, MOST_SEATS - 1)
character, colour, spell, potion, good = Word(CHARACTERS), Word(COLOURS), Word(SPELLS), Word(POTIONS), Word(GOODS)
edge = Number(-REACH, SIDE - 1)

# Players choose (AMU-19).
DONE = WORDS.verb("done")
PASS = WORDS.verb("pass")
CHOOSE = WORDS.verb("choose", character)
GO = WORDS.verb("go", place)
REST = WORDS.verb("rest")
PAY = WORDS.verb("pay", Word(["coin", "health"]))
DO = WORDS.verb("do", Word(ERRANDS))
LEAVE = WORDS.verb("leave")
REPAIR = WORDS.verb("repair", weapon)
BUY = WORDS.verb("buy", Word([*SPELLS, *POTIONS]))
BARGAIN = WORDS.verb("bargain", spell)
EXCHANGE = WORDS.verb("exchange", colour, colour, pattern="exchange {0} for {1}")
GEM = WORDS.verb("gem", colour)
SET = WORDS.verb("set", Word(FIELDS))
KEEP = WORDS.verb("keep")
LEARN = WORDS.verb("learn", Word(SKILLS))

# Fights and adventures (AMU-6 to AMU-8).
FACE = WORDS.verb("face", Word([*BACKS, "mythical"]))
ARM = WORDS.verb("arm", weapon)
LAY = WORDS.verb("lay", Word(TOKENS))
PLACE = WORDS.verb(
    "place", Word(TOKENS), Number(0, 3), edge, edge, pattern="place {0} turn {1} at {2} {3}", is_open=True
)
"""Open, because turns of a symmetric shape name one place in several ways; only the smallest is offered (AMU-7.10)."""
CLOSE = WORDS.verb("close", Word(SQUARES), Word(CLOSERS), pattern="close {0} by {1}")
SHATTER = WORDS.verb("shatter", weapon)
WIELD = WORDS.verb("wield", weapon)
BORROW = WORDS.verb("borrow", weapon)
SPARE = WORDS.verb("spare", weapon)
RETAIN = WORDS.verb("retain", spell)
LIFT = WORDS.verb("lift", Word(TOKENS), is_open=True)
"""Open, because it may be done as often as one likes (AMU-6.5), but is offered once a token, so that all play ends."""

# Potions and the night (AMU-11, AMU-12, AMU-22).
DRINK = WORDS.verb("drink", potion)
SNEAK = WORDS.verb("sneak", Word(MONSTERS))
RESOLVE = WORDS.verb("resolve", Word(MONSTERS))
DAMAGE = WORDS.verb("damage", weapon)
SUFFER = WORDS.verb("suffer", Word(["weapon", "health", "coins"]))
DISCARD = WORDS.verb("discard", Word(ITEMS))

# Working together (AMU-14).
FULFIL = WORDS.verb("fulfil", Word(OATHS))
DROP = WORDS.verb("drop", Word(QUESTS))
TRADE = WORDS.verb("trade", seat, pattern="trade with {0}")
GIVE = WORDS.verb("give", good)
ASK = WORDS.verb("ask", good)
PROPOSE = WORDS.verb("propose")
ACCEPT = WORDS.verb("accept")
REFUSE = WORDS.verb("refuse")

# Chance answers (AMU-18.8).
STORY = WORDS.verb("story", Word(STORIES))
FIRST = WORDS.verb("first", seat)
CAST = WORDS.verb("cast", character)
STOCK = WORDS.verb("stock", Word([*SPELLS, *POTIONS]))
VOW = WORDS.verb("vow", Word(OATHS))
DEAL = WORDS.verb("deal", Word(BACKS))
TURN_UP = WORDS.verb("turn", Word(ADVENTURES))
REVEAL = WORDS.verb("reveal", Word(MYTHICAL))
UPGRADE = WORDS.verb("upgrade", place)
