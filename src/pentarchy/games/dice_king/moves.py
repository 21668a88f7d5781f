"""All that can be done in King of the Dice."""

from typing import Final

from pentarchy.games.dice_king.cards import (
    CARDS,
    DICE,
    GEM_KINDS,
    LANDS,
    LAYOUTS,
    MOST_SEATS,
    MOST_STARS,
    SPACES,
    SYMBOLS,
)
from pentarchy.kernel.moves import Dice, Number, Subset, Vocabulary, Word

WORDS: Final = Vocabulary()
card, space, land = Word(CARDS), Word(SPACES), Word(LANDS)
seat = Number(0, MOST_SEATS - 1)

# The active player chooses (DIC-12).
STOP: Final = WORDS.verb("stop")
REROLL: Final = WORDS.verb("reroll", Subset([str(die) for die in range(1, DICE + 1)]))
CLAIM: Final = WORDS.verb("claim", card, Number(1, MOST_STARS), pattern="claim {0} stars {1}")
SPEND: Final = WORDS.verb("spend", Word([*SYMBOLS, "super"]))
ALARM: Final = WORDS.verb("alarm")
TAKE: Final = WORDS.verb("take", card)
KEEP: Final = WORDS.verb("keep", land)
PLACE: Final = WORDS.verb("place", space)
STEAL: Final = WORDS.verb("steal", card)
ROB: Final = WORDS.verb("rob", Word(GEM_KINDS), seat, pattern="rob {0} from {1}")
DECLINE: Final = WORDS.verb("decline")
SLAY: Final = WORDS.verb("slay", space)
CONQUER: Final = WORDS.verb("conquer", space)
BORROW: Final = WORDS.verb("borrow", seat, pattern="borrow fire from {0}")

# Chance answers (DIC-9.5).
SIXES: Final = WORDS.verb("sixes", Number(0, DICE))
THROW: Final = Dice(3)
ROLL: Final = WORDS.verb("roll", THROW)
UNCOVER: Final = WORDS.verb("uncover", card)
DRAW: Final = WORDS.verb("draw", land)
JOIN: Final = WORDS.verb("join", Word(LAYOUTS))
BURN: Final = WORDS.verb("burn", space)
HIDE_GOLD: Final = WORDS.verb("gold", space)
HIDE_WHITE: Final = WORDS.verb("white", space)
