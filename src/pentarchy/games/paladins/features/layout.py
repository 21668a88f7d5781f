"""Where each number of a row stands. Boards are counted from the one whose seat looks, in turn order."""

from typing import Final

from pentarchy.games.paladins.board import LEFT_NAMES, MOST_SEATS, OUTSIDER_SLOTS, REGIONS, RIGHT_NAMES, ROUNDS
from pentarchy.games.paladins.cards import FACTIONS, FAVOURS, PALADINS, SUSPICION
from pentarchy.games.paladins.features.kinds import (
    ABILITY_GROUPS,
    ATTACK_KINDS,
    CHOICES,
    DISMISS_KINDS,
    FAMILIES,
    OPS,
    QUESTIONS,
    SPACE_KINDS,
)
from pentarchy.games.paladins.reading import ATTRIBUTES, WORKERS
from pentarchy.games.paladins.scoring import CATEGORIES
from pentarchy.games.paladins.solo import DIFFICULTIES, RESOURCE_SPACES, SCHEMES
from pentarchy.games.paladins.workers import MODES, RIGHT_MODES
from pentarchy.kernel.features import Layout, question_parts

LAYOUT: Final = Layout()

# What is asked, and where the game stands.
QUESTION: Final = LAYOUT.block("asked", question_parts(QUESTIONS))
OVER: Final = LAYOUT.one("over")
SEATS: Final = LAYOUT.block("seats", [str(seats) for seats in range(1, MOST_SEATS + 1)])
DIFFICULTY: Final = LAYOUT.block("difficulty", DIFFICULTIES)
ROUND: Final = LAYOUT.count("round", ROUNDS)
TAX: Final = LAYOUT.count("tax supply", 6)
LEAD: Final = LAYOUT.one("lead in points")

# What everybody can see of a board; places within it.
BOARD: Final = Layout()
POINTS: Final = BOARD.one("points")
PARTS: Final = BOARD.block("points", [part for part in CATEGORIES if part != "debts"])
ATTRIBUTE: Final = BOARD.block("track", ATTRIBUTES)
DEVELOPED: Final = BOARD.one("done develop")
RECRUITED: Final = BOARD.one("done recruit")
DONE: Final = BOARD.block("done", RIGHT_NAMES)
TOWARDS_ORDER: Final = BOARD.block("towards order", ["1", "2", "3"])
WORKSHOPS: Final = BOARD.block("workshops on", RIGHT_NAMES)
SILVER: Final = BOARD.one("silver")
PROVISIONS: Final = BOARD.one("provisions")
WORKERS_LEFT: Final = BOARD.one("workers")
OCCUPIED: Final = BOARD.one("spaces occupied")
UNPAID: Final = BOARD.one("unpaid debts")
PAID: Final = BOARD.one("paid debts")
SUSPICIONS: Final = BOARD.one("suspicion")
MOST_SUSPECTED: Final = BOARD.one("most suspected")
PASSED: Final = BOARD.one("passed")
ON_TURN: Final = BOARD.one("on turn")
BEHIND_START: Final = BOARD.one("seats behind the start player")
HIRED: Final = BOARD.one("tavern card taken")
BOARDS: Final = [LAYOUT.block(f"board {board}", BOARD.names) for board in range(MOST_SEATS)]

# The own board.
EFFECTIVE: Final = LAYOUT.block("own effective", ATTRIBUTES)
NEXT_STEP: Final = LAYOUT.block("points for a step of", ATTRIBUTES)
TWO_STEPS: Final = LAYOUT.block("points for two steps of", ATTRIBUTES)
OWN_SILVER: Final = LAYOUT.count("own silver", 5)
OWN_PROVISIONS: Final = LAYOUT.count("own provisions", 5)
OWN_WORKERS: Final = [LAYOUT.count(f"own {kind}", 2) for kind in WORKERS]
ALL_WORKERS: Final = LAYOUT.count("own workers", 6)
OWN_SUSPICION: Final = LAYOUT.count("own suspicion", 4)
SUSPICION_LEAD: Final = LAYOUT.one("lead in suspicion")
OWN_UNPAID: Final = LAYOUT.count("own unpaid debts", 3)
PALADIN: Final = LAYOUT.block("paladin", PALADINS)
NEXT_PALADIN: Final = LAYOUT.block("paladin on top", PALADINS)
PALADINS_TO_COME: Final = LAYOUT.block("paladin to come", PALADINS)
JARS_FREE: Final = LAYOUT.block("jar space free", ["1", "2", "3", "4", "5", "6", "7"])
ABILITIES: Final = LAYOUT.block("retinue", ABILITY_GROUPS)
ATTACKED: Final = LAYOUT.block("attacked", FACTIONS)
CONVERTED: Final = LAYOUT.block("converted", FAMILIES)

# The own actions.
LEFT_OCCUPIED: Final = LAYOUT.block("occupied", LEFT_NAMES)
MODE_OPEN: Final = LAYOUT.block("open", MODES[:RIGHT_MODES])
RIGHT_OCCUPIED: Final = LAYOUT.block("occupied", RIGHT_NAMES)
MISSING: Final = LAYOUT.block("attribute missing for", RIGHT_NAMES)
GOODS_MISSING: Final = LAYOUT.block("goods missing for", RIGHT_NAMES)
WORKERS_FIT: Final = LAYOUT.block("workers fit", RIGHT_NAMES)
RIGHT_OPEN: Final = LAYOUT.block("open", RIGHT_NAMES)
AT_STAKE: Final = LAYOUT.block("order unfulfilled", RIGHT_NAMES)
PIECE_POINTS: Final = LAYOUT.block("points for the next", RIGHT_NAMES)
COMMISSION_SPACES: Final = LAYOUT.one("spaces in reach of commission")
GARRISON_SPACES: Final = LAYOUT.one("spaces in reach of garrison")
SPACE_IN_REACH: Final = LAYOUT.block("space in reach", SPACE_KINDS)
CONVERT_POINTS: Final = LAYOUT.block("points and one for converting slot", [str(i + 1) for i in range(OUTSIDER_SLOTS)])
ATTACKS: Final = LAYOUT.block("attack payable", ATTACK_KINDS)
FAVOUR_OPEN: Final = LAYOUT.block("open", FAVOURS)

# The middle of the table.
FAVOUR: Final = LAYOUT.block("in force", FAVOURS)
ORDER: Final = LAYOUT.block("ordered", RIGHT_NAMES)
TOWN: Final = LAYOUT.block("townsfolk", ABILITY_GROUPS)
DISMISS: Final = LAYOUT.block("dismiss", DISMISS_KINDS)
OUTSIDER: Final = LAYOUT.block("outsider", FAMILIES)
FREE_SPACES: Final = LAYOUT.block("free spaces", REGIONS)
PILES: Final = LAYOUT.block("unseen", ["townsfolk", "outsiders", "walls"])
SUSPICION_PILE: Final = LAYOUT.block("unseen", SUSPICION)
TAVERN_CARDS: Final = LAYOUT.one("tavern cards left")
TAVERN_WORKERS: Final = LAYOUT.block("tavern", WORKERS)

# What is under way, and what is still to come of it for the own board and for another.
MODE: Final = LAYOUT.block("begun", MODES)
COMING: Final = Layout()
COMING_OP: Final = COMING.block("coming", OPS)
COMING_CHOICE: Final = COMING.block("choice", CHOICES)
TO_PAY: Final = COMING.block("to pay", ["silver", "provisions", "workers"])
COMING_POINTS: Final = COMING.one("points for a piece")
MINE: Final = LAYOUT.block("mine", COMING.names)
ANOTHERS: Final = LAYOUT.block("another's", COMING.names)

# The automa.
MARKER: Final = LAYOUT.block("marker", [str(space + 1) for space in range(RESOURCE_SPACES)])
LOWEST: Final = LAYOUT.block("lowest", ATTRIBUTES)
SCHEME: Final = LAYOUT.block("unseen", SCHEMES)

SIZE: Final = LAYOUT.size
