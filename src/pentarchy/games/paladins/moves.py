"""All that can be done in Paladins of the West Kingdom (PAL-14)."""

from typing import Final

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

WORDS: Final = Vocabulary()
paladin, townsfolk, outsider = Word(PALADINS), Word(TOWNSFOLK), Word(OUTSIDERS)

# A player chooses.
ARRANGE: Final = WORDS.verb("arrange", paladin, paladin, paladin, pattern="arrange {0} top {1} bottom {2}")
HIRE: Final = WORDS.verb("hire", Word(TAVERN))
ACT: Final = WORDS.verb("act", Word(MODES))
FAVOUR: Final = WORDS.verb("favour", Word(FAVOURS))
PASS: Final = WORDS.verb("pass")
PLACE: Final = WORDS.verb("place", SET_WORDS)
WORKSHOP: Final = WORDS.verb("workshop", Word(ACTIONS[RIGHT:]), Number(1, 2))
TAKE: Final = WORDS.verb("take", townsfolk, Word(["silver", "debt"]), pattern="take {0} for {1}")
WELCOME: Final = WORDS.verb("welcome", townsfolk)
CLEAR: Final = WORDS.verb("clear", Word(ACTIONS))
SETTLE: Final = WORDS.verb("settle", Word(SPACES))
JAR: Final = WORDS.verb("jar", Word(JAR_SPACES))
STRIKE: Final = WORDS.verb("attack", outsider)
WIN_OVER: Final = WORDS.verb("convert", outsider)
CHOOSE: Final = WORDS.verb("choose", Number(1, MOST_OPTIONS))
DISCARD: Final = WORDS.verb("discard", Number(0, MOST_DISCARDED))
CANCEL: Final = WORDS.verb("cancel")
DECLINE: Final = WORDS.verb("decline")
USE_ABILITY: Final = WORDS.verb("ability", townsfolk)
DONE: Final = WORDS.verb("done")
KEEP: Final = WORDS.verb("keep", SET_WORDS)

# Chance answers (PAL-13.8).
START: Final = WORDS.verb("start", Number(0, SEATS[-1] - 1))
DRAW: Final = WORDS.verb("draw", paladin)
NEW_TOWNSFOLK: Final = WORDS.verb("townsfolk", townsfolk)
NEW_OUTSIDER: Final = WORDS.verb("outsider", outsider)
NEW_ORDER: Final = WORDS.verb("order", Word(ORDERS))
NEW_FAVOUR: Final = WORDS.verb("king", Word(FAVOURS))
NEW_TAVERN: Final = WORDS.verb("tavern", Word(TAVERN))
NEW_WALL: Final = WORDS.verb("wall", Word(WALLS))
NEW_SUSPICION: Final = WORDS.verb("suspicion", Word(SUSPICION))
NEW_SCHEME: Final = WORDS.verb("scheme", Word(SCHEMES))
