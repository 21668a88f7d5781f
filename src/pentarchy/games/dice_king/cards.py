"""Cards, dice, lands and maps: read once from the data files, then plain tables of numbers."""

from typing import Final

from pentarchy.games.dice_king.conditions import COLORS, FIELDS, UNITS, Condition, Tally, condition
from pentarchy.games.dice_king.demands import Demand
from pentarchy.kernel.data import Row, load

PACKAGE: Final = "pentarchy.games.dice_king"

GAME: Final = load(PACKAGE, "game")
LIMITS: Final = GAME.row("limits")
DICE: Final = LIMITS.number("dice")
MAX_ROLLS: Final = LIMITS.number("max_rolls")
TOKENS: Final = LIMITS.number("tokens_per_player")
BOXED: Final = LIMITS.number("tiles_removed_unseen")
START_GEMS: Final = LIMITS.number("start_white_gems_per_player")
COMPONENTS: Final = {row.text("id"): row.number("count") for row in GAME.rows("component")}
GOLD_ON_MAP: Final = LIMITS.number("gold_gems_on_map")
WHITE_ON_MAP: Final = LIMITS.number("white_gems_on_map")

SCORE: Final = {row.text("id"): row.number("points") for row in load(PACKAGE, "scoring").rows("score")}
SEAT_COLORS: Final = [row.text("id") for row in load(PACKAGE, "players").rows("player_color")]

# Lands and the map (DIC-1.5, DIC-10.4). A set of spaces is a bit mask.

TILES: Final = load(PACKAGE, "tiles")
LANDS: Final = [row.text("id") for row in TILES.rows("land")]
TILES_OF_LAND: Final = [[row.text("land") for row in TILES.rows("tile")].count(land) for land in LANDS]

MAP: Final = load(PACKAGE, "map")
SPACE_ROWS: Final = MAP.rows("space")
SPACES: Final = [row.text("id") for row in SPACE_ROWS]
LAND_OF: Final = [LANDS.index(row.text("land")) for row in SPACE_ROWS]
SPACES_OF: Final = [[space for space in range(len(SPACES)) if LAND_OF[space] == land] for land in range(len(LANDS))]
GEM_PRINTED: Final = [row.text("gem") for row in SPACE_ROWS]
LAYOUT_ROWS: Final = MAP.rows("layout")
LAYOUTS: Final = [row.text("id") for row in LAYOUT_ROWS]


def space_mask(ids: list[str]) -> int:
    return sum(1 << SPACES.index(name) for name in ids)


def pair_of(item: object) -> list[str]:
    assert isinstance(item, list)
    return [str(name) for name in item]


def neighbours_in(layout: Row) -> list[int]:
    """For each space the mask of its neighbours: those of the same half and those across the seam (DIC-1.4)."""
    masks = [space_mask(row.texts("neighbors")) for row in SPACE_ROWS]
    for item in layout.items("seam"):
        one, other = (SPACES.index(name) for name in pair_of(item))
        masks[one] |= 1 << other
        masks[other] |= 1 << one
    return masks


NEIGHBOURS: Final = [neighbours_in(row) for row in LAYOUT_ROWS]


def widened(spaces: int, layout: int) -> int:
    """These spaces with all their neighbours."""
    neighbours = NEIGHBOURS[layout]
    wide, rest = spaces, spaces
    while rest:
        low = rest & -rest
        wide |= neighbours[low.bit_length() - 1]
        rest ^= low
    return wide


class Setup:
    """The standard setup for one player count (DIC-2)."""

    def __init__(self, row: Row) -> None:
        self.layout = LAYOUTS.index(row.text("layout"))
        self.fires = space_mask(row.texts("fire_spaces"))


SETUPS: Final = {row.number("players"): Setup(row) for row in load(PACKAGE, "setup").rows("setup")}
SETUP_MODES: Final = [row.text("id") for row in load(PACKAGE, "setup").rows("setup_mode")]

# Dice (DIC-1.7): a face is die * 6 + number - 1, a symbol is colour * 6 + number - 1.

SYMBOLS: Final = [f"{color}-{number}" for color in COLORS for number in range(1, 7)]


def faces_of(die: Row) -> list[int]:
    return [COLORS.index(face.text("color")) * 6 + face.number("number") - 1 for face in die.rows("faces")]


SYMBOL_OF_FACE: Final = [symbol for die in load(PACKAGE, "dice").rows("die") for symbol in faces_of(die)]
COLOR_OF_FACE: Final = [symbol // 6 for symbol in SYMBOL_OF_FACE]
TRIPLE: Final = 6**3


def counted(face: int, code: int) -> list[int]:
    """What three dice, the first of which has its faces from `face` on, add to a tally."""
    symbols = [SYMBOL_OF_FACE[face + code // 36], SYMBOL_OF_FACE[face + 6 + code // 6 % 6]]
    symbols.append(SYMBOL_OF_FACE[face + 12 + code % 6])
    return [sum([UNITS[symbol][part] for symbol in symbols]) for part in range(len(FIELDS))]


FIRST_THREE: Final = [counted(0, code) for code in range(TRIPLE)]
LAST_THREE: Final = [counted(18, code) for code in range(TRIPLE)]


def tally_of(dice: list[int]) -> Tally:
    """The base result, counted. A die is the number it shows less one."""
    first = FIRST_THREE[dice[0] * 36 + dice[1] * 6 + dice[2]]
    last = LAST_THREE[dice[3] * 36 + dice[4] * 6 + dice[5]]
    return [first[0] + last[0], first[1] + last[1], first[2] + last[2], first[3] + last[3]]


# Citizen cards (DIC-1.8, DIC-5.8): card // 12 is the deck.

CARD_ROWS: Final = load(PACKAGE, "cards").rows("card")
CARDS: Final = [row.text("id") for row in CARD_ROWS]
DECKS: Final = len(load(PACKAGE, "decks").rows("deck"))
DECK_SIZE: Final = len(CARDS) // DECKS


def symbol_of(row: Row) -> int:
    return COLORS.index(row.text("color")) * 6 + row.number("number") - 1


JOKER_OF: Final = [symbol_of(row.row("joker")) for row in CARD_ROWS]
TIERS: Final[list[list[Condition]]] = [[condition(tier) for tier in row.rows("tiers")] for row in CARD_ROWS]
EFFECT_OF: Final = [row.text("effect") for row in CARD_ROWS]


DEMANDS: Final = [Demand(tiers) for tiers in TIERS]


def stars_for(card: int, tally: Tally, more: int) -> int:
    """The highest tier that these dice, with so many more of any face, reach; 0 if none (DIC-4.2, DIC-4.14)."""
    reading = DEMANDS[card].read(tally)
    if reading.lacking > more:
        return reading.stars
    return sum([lacks <= more for lacks in reading.lacks])
