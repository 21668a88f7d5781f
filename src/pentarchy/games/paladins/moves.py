"""All that can be done in Paladins of the West Kingdom (PAL-14)."""

from pentarchy.games.paladins.board import ACTIONS, JAR_SPACES, RIGHT, SEATS, SPACES
from pentarchy.games.paladins.cards import (
    FAVOURS,
    MOST_DISCARDED,
    MOST_OPTIONS,
    ORDERS,
    OUTSIDERS,
    PALADINS,
    SUSPICION,
    TAVERN,
    TOWNSFOLK,
    WALLS,
)
from pentarchy.games.paladins.solo import SCHEMES
from pentarchy.games.paladins.workers import MODES, SET_WORDS
from pentarchy.kernel.moves import Number, Vocabulary, Word

WORDS = Vocabulary()
paladin, townsfolk, outsider = Word(PALADINS), Word(TOWNSFOLK), Word(OUTSIDERS)

# A player chooses.
ARRANGE = WORDS.verb("arrange", paladin, paladin, paladin, pattern="arrange {0} top {1} bottom {2}")
HIRE = WORDS.verb("hire", Word(TAVERN))
ACT = WORDS.verb("act", Word(MODES))
FAVOUR = WORDS.verb("favour", Word(FAVOURS))
PASS = WORDS.verb("pass")
PLACE = WORDS.verb("place", SET_WORDS)
WORKSHOP = WORDS.verb("workshop", Word(ACTIONS[RIGHT:]), Number(1, 2))
TAKE = WORDS.verb("take", townsfolk, Word(["silver", "debt"]), pattern="take {0} for {1}")
WELCOME = WORDS.verb("welcome", townsfolk)
CLEAR = WORDS.verb("clear", Word(ACTIONS))
SETTLE = WORDS.verb("settle", Word(SPACES))
JAR = WORDS.verb("jar", Word(JAR_SPACES))
STRIKE = WORDS.verb("attack", outsider)
WIN_OVER = WORDS.verb("convert", outsider)
CHOOSE = WORDS.verb("choose", Number(1, MOST_OPTIONS))
DISCARD = WORDS.verb("discard", Number(0, MOST_DISCARDED))
CANCEL = WORDS.verb("cancel")
DECLINE = WORDS.verb("decline")
USE_ABILITY = WORDS.verb("ability", townsfolk)
DONE = WORDS.verb("done")
KEEP = WORDS.verb("keep", SET_WORDS)

# Chance answers (PAL-13.8).
START = WORDS.verb("start", Number(0, SEATS[-1] - 1))
DRAW = WORDS.verb("draw", paladin)
NEW_TOWNSFOLK = WORDS.verb("townsfolk", townsfolk)
NEW_OUTSIDER = WORDS.verb("outsider", outsider)
NEW_ORDER = WORDS.verb("order", Word(ORDERS))
NEW_FAVOUR = WORDS.verb("king", Word(FAVOURS))
NEW_TAVERN = WORDS.verb("tavern", Word(TAVERN))
NEW_WALL = WORDS.verb("wall", Word(WALLS))
NEW_SUSPICION = WORDS.verb("suspicion", Word(SUSPICION))
NEW_SCHEME = WORDS.verb("scheme", Word(SCHEMES))
