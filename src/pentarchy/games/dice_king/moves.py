"""All that can be done in King of the Dice."""

from pentarchy.games.dice_king.cards import CARDS, LANDS, LAYOUTS, SPACES, SYMBOLS
from pentarchy.kernel.moves import Dice, Number, Subset, Vocabulary, Word

WORDS = Vocabulary()
card, space, land = Word(CARDS), Word(SPACES), Word(LANDS)
seat = Number(0, 3)

# The active player chooses (DIC-12).
STOP = WORDS.verb("stop")
REROLL = WORDS.verb("reroll", Subset(["1", "2", "3", "4", "5", "6"]))
CLAIM = WORDS.verb("claim", card, Number(1, 3), pattern="claim {0} stars {1}")
SPEND = WORDS.verb("spend", Word([*SYMBOLS, "super"]))
ALARM = WORDS.verb("alarm")
TAKE = WORDS.verb("take", card)
KEEP = WORDS.verb("keep", land)
PLACE = WORDS.verb("place", space)
STEAL = WORDS.verb("steal", card)
ROB = WORDS.verb("rob", Word(["white", "gold"]), seat, pattern="rob {0} from {1}")
DECLINE = WORDS.verb("decline")
SLAY = WORDS.verb("slay", space)
CONQUER = WORDS.verb("conquer", space)
BORROW = WORDS.verb("borrow", seat, pattern="borrow fire from {0}")

# Chance answers (DIC-9.5).
SIXES = WORDS.verb("sixes", Number(0, 6))
THROW = Dice(3)
ROLL = WORDS.verb("roll", THROW)
UNCOVER = WORDS.verb("uncover", card)
DRAW = WORDS.verb("draw", land)
JOIN = WORDS.verb("join", Word(LAYOUTS))
BURN = WORDS.verb("burn", space)
HIDE_GOLD = WORDS.verb("gold", space)
HIDE_WHITE = WORDS.verb("white", space)
