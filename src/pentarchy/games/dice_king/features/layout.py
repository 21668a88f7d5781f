"""Where in a row everything stands that a net reads. Seats are counted from the one that looks, in turn order; points
are written in tenths where they are hoped for, and whole where they are there."""

from typing import Final

from pentarchy.games.dice_king.cards import DECKS, LAYOUTS, MOST_SEATS, SYMBOLS
from pentarchy.games.dice_king.pending import KINDS
from pentarchy.kernel.features import Layout, question_parts

CITIZENS: Final = ["merchant *", "merchant **", "merchant ***", "thief", "slayer", "rogue", "landowner"]
"""What can be claimed from the offer: a deck, and for merchants the stars."""
MERCHANT: Final = 0
THIEF: Final = 3
SLAYER: Final = 4
ROGUE: Final = 5
LANDOWNER: Final = 6
FIRST_OF_DECK: Final = [MERCHANT, THIEF, SLAYER, ROGUE, LANDOWNER, len(CITIZENS)]
"""Where the citizens of each deck begin, and where they end."""
DECK_NAMES: Final = [f"deck {deck}" for deck in range(1, DECKS + 1)]
QUESTIONS: Final = [
    *["RerollOrStop", "ClaimOrAlarm", "SpendJokers", "TakeFaceDown", "KeepTile", "PlaceTile", "StealCard", "StealGem"],
    *["SlayDragon", "ConquerCastle", "FireSource"],
    *["RollDice", "DrawTile", "Uncover", "StartRoll", "DrawLayout", "DrawSpace"],
]
NUMBER_OF: Final = {name: number for number, name in enumerate(QUESTIONS)}

# Of every seat.

SEAT: Final = Layout()
TURNS_AWAY: Final = SEAT.count("turns away", MOST_SEATS - 1)
START_ROLL: Final = SEAT.one("sixes rolled for the start")
POINTS: Final = SEAT.one("points")
TERRITORY: Final = SEAT.one("castles of the largest territory")
OTHER_CASTLES: Final = SEAT.one("other castles")
WHITE: Final = SEAT.one("white gems")
GOLD: Final = SEAT.one("golden gems")
FIRES: Final = SEAT.count("fires", 3)
MOST_FIRES: Final = SEAT.one("has the most fires")
FIRES_AHEAD: Final = SEAT.one("fires ahead of the others, and 15")
LAST_TOKENS: Final = SEAT.block("tokens left:", ["3 or less", "1 or none", "none"])
WON_AT_ONCE: Final = SEAT.one("has won with the 17th token")
FACE_UP: Final = SEAT.one("face-up cards")
SUPERS: Final = SEAT.count("super jokers", 2)
PAIRS: Final = SEAT.one("pairs of jokers")
JOKER_DICE: Final = SEAT.count("dice that jokers make", 3)
GROUPS: Final = SEAT.one("groups of castles")
SECOND: Final = SEAT.one("castles of the second group")
ROOM: Final = SEAT.block("beside the territory", ["free", "dragons", "castles of others", "white gems", "golden gems"])
TILE: Final = SEAT.block("chance that a tile brings", ["3 points", "5 points", "7 points"])
GAINS: Final = SEAT.block("gain by", CITIZENS)
NEXT_TURN: Final = SEAT.block("hope of a whole turn", ["best", "second"])
GROWTH_BY_ROGUE: Final = SEAT.count("growth by a rogue", 3)
RING: Final = SEAT.one("distance of the nearest castle of others")
TARGETS: Final = SEAT.one("castles of others at that distance")
WEAK: Final = SEAT.block("castles whose loss costs the territory", ["1", "2", "3"])

# Between another seat and the one that looks.

FOE: Final = Layout()
THREAT: Final = FOE.count("its rogue against me", 4)
PREY: Final = FOE.count("my rogue against it", 4)

# Of a turn under way: mine, or another's.

TURN: Final = Layout()
UNDER_WAY: Final = TURN.one("under way")
ROLLING: Final = TURN.one("rolling")
REROLLS: Final = TURN.count("rerolls left", 2)
FALLING: Final = TURN.one("dice that fall")
CHECKING: Final = TURN.one("checking")
CHANCE: Final = TURN.block("chance of", CITIZENS)
CHANCE_WITH_JOKER: Final = TURN.block("chance with an own joker die of", CITIZENS)
CHANCE_WITH_WILD: Final = TURN.block("chance with a wild die of", CITIZENS)
HOPE: Final = TURN.block("hope of", CITIZENS)
BEST: Final = TURN.block("best hope", ["alone", "with an own joker die", "second"])
TO_COME: Final = TURN.one("gain to come")
ALARM: Final = TURN.one("chance that none comes")
CLAIMED: Final = TURN.block("being paid for", CITIZENS)
NAMED: Final = TURN.one("jokers named")
PRICE: Final = TURN.one("jokers to be spent")
PENDING: Final = TURN.block("still to", KINDS)
TILES_TO_DRAW: Final = TURN.count("tiles still to be drawn", 3)
CASTLES_TO_COME: Final = TURN.count("castles to come", 2)
TURNED_UP: Final = TURN.count("tiles turned up", 3)
TURNED_UP_FOR: Final = TURN.block("tiles turned up for", ["3 points", "5 points", "7 points"])

# Of the whole table.

LAYOUT: Final = Layout()
PLAYERS: Final = LAYOUT.block("players", [str(seats) for seats in range(2, MOST_SEATS + 1)])
MAP: Final = LAYOUT.block("map", LAYOUTS)
ASKED: Final = LAYOUT.block("asked", question_parts(QUESTIONS))
OVER: Final = LAYOUT.one("over")
TURNS: Final = LAYOUT.one("turn")
SUPPLY: Final = LAYOUT.count("tiles in the supply", 10)
DRAGONS: Final = LAYOUT.count("dragons", 3)
GUARDED: Final = LAYOUT.block("guarded by dragons", ["white", "gold"])
LYING: Final = LAYOUT.block("free to take", ["white", "gold"])
FIRE_SUPPLY: Final = LAYOUT.count("fires in the supply", 2)
WHITE_SUPPLY: Final = LAYOUT.one("white gems in the supply")
GOLD_SUPPLY: Final = LAYOUT.count("golden gems in the supply", 2)
RUINS: Final = LAYOUT.one("ruins")
BELOW: Final = LAYOUT.block("cards below the top of", DECK_NAMES)
UNCOVERED: Final = LAYOUT.block("offered", DECK_NAMES)
STEALS_GEM: Final = LAYOUT.one("offered thief takes a gem")
WHOLE_TURN: Final = LAYOUT.block("chance in a whole turn of", CITIZENS)
WHOLE_TURN_WITH_WILD: Final = LAYOUT.block("chance in a whole turn with a wild die of", CITIZENS)
OWN_JOKERS: Final = LAYOUT.block("own jokers", SYMBOLS)
MAKES_PAIR: Final = LAYOUT.block("would pair with an own joker", [*DECK_NAMES, "cards of others"])
AHEAD: Final = LAYOUT.one("points ahead of the best other, and 100")
LEADS: Final = LAYOUT.block("if it ended now", ["first alone", "first with others"])
MY_TURN: Final = LAYOUT.block("my turn:", TURN.names)
THEIR_TURN: Final = LAYOUT.block("their turn:", TURN.names)
SEATS: Final = [LAYOUT.block(f"seat {seat}:", SEAT.names) for seat in range(MOST_SEATS)]
FOES: Final = [LAYOUT.block(f"seat {seat}:", FOE.names) for seat in range(1, MOST_SEATS)]
SIZE: Final = LAYOUT.size
