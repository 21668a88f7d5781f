"""All that can be done in Amulet."""

from typing import Final

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

WORDS: Final = Vocabulary()
GOODS: Final = ["coin", *COLOURS, *SPELLS, *POTIONS]
ITEMS: Final = [*COLOURS, *SPELLS, *POTIONS, *TROPHIES]
weapon, place, seat = Word(WEAPONS), Word(PLACES), Number(0, MOST_SEATS - 1)
character, colour, spell, potion, good = Word(CHARACTERS), Word(COLOURS), Word(SPELLS), Word(POTIONS), Word(GOODS)
edge = Number(-REACH, SIDE - 1)

# Players choose (AMU-19).
DONE: Final = WORDS.verb("done")
PASS: Final = WORDS.verb("pass")
CHOOSE: Final = WORDS.verb("choose", character)
GO: Final = WORDS.verb("go", place)
REST: Final = WORDS.verb("rest")
PAY: Final = WORDS.verb("pay", Word(["coin", "health"]))
DO: Final = WORDS.verb("do", Word(ERRANDS))
LEAVE: Final = WORDS.verb("leave")
REPAIR: Final = WORDS.verb("repair", weapon)
BUY: Final = WORDS.verb("buy", Word([*SPELLS, *POTIONS]))
BARGAIN: Final = WORDS.verb("bargain", spell)
EXCHANGE: Final = WORDS.verb("exchange", colour, colour, pattern="exchange {0} for {1}")
GEM: Final = WORDS.verb("gem", colour)
SET: Final = WORDS.verb("set", Word(FIELDS))
KEEP: Final = WORDS.verb("keep")
LEARN: Final = WORDS.verb("learn", Word(SKILLS))

# Fights and adventures (AMU-6 to AMU-8).
FACE: Final = WORDS.verb("face", Word([*BACKS, "mythical"]))
ARM: Final = WORDS.verb("arm", weapon)
LAY: Final = WORDS.verb("lay", Word(TOKENS))
PLACE: Final = WORDS.verb(
    "place", Word(TOKENS), Number(0, 3), edge, edge, pattern="place {0} turn {1} at {2} {3}", is_open=True
)
"""Open, because turns of a symmetric shape name one place in several ways; only the smallest is offered (AMU-7.10)."""
CLOSE: Final = WORDS.verb("close", Word(SQUARES), Word(CLOSERS), pattern="close {0} by {1}")
SHATTER: Final = WORDS.verb("shatter", weapon)
WIELD: Final = WORDS.verb("wield", weapon)
BORROW: Final = WORDS.verb("borrow", weapon)
SPARE: Final = WORDS.verb("spare", weapon)
RETAIN: Final = WORDS.verb("retain", spell)
LIFT: Final = WORDS.verb("lift", Word(TOKENS), is_open=True)
"""Open, because it may be done as often as one likes (AMU-6.5), but is offered once a token, so that all play ends."""

# Potions and the night (AMU-11, AMU-12, AMU-22).
DRINK: Final = WORDS.verb("drink", potion)
SNEAK: Final = WORDS.verb("sneak", Word(MONSTERS))
RESOLVE: Final = WORDS.verb("resolve", Word(MONSTERS))
DAMAGE: Final = WORDS.verb("damage", weapon)
SUFFER: Final = WORDS.verb("suffer", Word(["weapon", "health", "coins"]))
DISCARD: Final = WORDS.verb("discard", Word(ITEMS))

# Working together (AMU-14).
FULFIL: Final = WORDS.verb("fulfil", Word(OATHS))
DROP: Final = WORDS.verb("drop", Word(QUESTS))
TRADE: Final = WORDS.verb("trade", seat, pattern="trade with {0}")
GIVE: Final = WORDS.verb("give", good)
ASK: Final = WORDS.verb("ask", good)
PROPOSE: Final = WORDS.verb("propose")
ACCEPT: Final = WORDS.verb("accept")
REFUSE: Final = WORDS.verb("refuse")

# Chance answers (AMU-18.8).
STORY: Final = WORDS.verb("story", Word(STORIES))
FIRST: Final = WORDS.verb("first", seat)
CAST: Final = WORDS.verb("cast", character)
STOCK: Final = WORDS.verb("stock", Word([*SPELLS, *POTIONS]))
VOW: Final = WORDS.verb("vow", Word(OATHS))
DEAL: Final = WORDS.verb("deal", Word(BACKS))
TURN_UP: Final = WORDS.verb("turn", Word(ADVENTURES))
REVEAL: Final = WORDS.verb("reveal", Word(MYTHICAL))
UPGRADE: Final = WORDS.verb("upgrade", place)
