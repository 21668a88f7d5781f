"""Cards, dice, lands and maps: read once from the data files, then plain tables of numbers."""

from typing import Final

from pentarchy.games.dice_king.conditions import COLORS, NO_DICE, UNITS, Tally, plus
from pentarchy.games.dice_king.demands import Demand
from pentarchy.games.dice_king.written import color_in, condition, number_in
from pentarchy.kernel.data import Row, load
from pentarchy.kernel.errors import BadData

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

PARTS: Final = ["largest_territory", "other_castles", "most_dragon_fires", "gold_gem", "white_gem"]
SCORE: Final = {row.word("id", PARTS): row.number("points") for row in load(PACKAGE, "scoring").rows("score")}
SEAT_COLORS: Final = [row.text("id") for row in load(PACKAGE, "players").rows("player_color")]
MOST_SEATS: Final = len(SEAT_COLORS)

# Lands and the map (DIC-1.5, DIC-10.4). A set of spaces is a bit mask.

TILES: Final = load(PACKAGE, "tiles")
LANDS: Final = [row.text("id") for row in TILES.rows("land")]
TILES_OF_LAND: Final = [[row.word("land", LANDS) for row in TILES.rows("tile")].count(land) for land in LANDS]

MAP: Final = load(PACKAGE, "map")
SPACE_ROWS: Final = MAP.rows("space")
SPACES: Final = [row.text("id") for row in SPACE_ROWS]
LAND_OF: Final = [LANDS.index(row.word("land", LANDS)) for row in SPACE_ROWS]
SPACES_OF: Final = [[space for space in range(len(SPACES)) if LAND_OF[space] == land] for land in range(len(LANDS))]
LAND_SPACES: Final = [sum([1 << space for space in spaces]) for spaces in SPACES_OF]
ALL_SPACES: Final = (1 << len(SPACES)) - 1
GEM_KINDS: Final = ["white", "gold"]
GEM_PRINTED: Final = [row.word("gem", ["", *GEM_KINDS]) for row in SPACE_ROWS]
LAYOUT_ROWS: Final = MAP.rows("layout")
LAYOUTS: Final = [row.text("id") for row in LAYOUT_ROWS]


def mask_in(row: Row, key: str) -> int:
    """The spaces that a record names."""
    unknown = [name for name in row.texts(key) if name not in SPACES]
    if unknown:
        raise BadData(row.where, f"'{key}' names '{unknown[0]}', which is not a space")
    return space_mask(row.texts(key))


def space_mask(ids: list[str]) -> int:
    return sum(1 << SPACES.index(name) for name in ids)


def pair_of(item: object) -> list[str]:
    assert isinstance(item, list)
    return [str(name) for name in item]


def neighbours_in(layout: Row) -> list[int]:
    """For each space the mask of its neighbours: those of the same half and those across the seam (DIC-1.4)."""
    masks = [mask_in(row, "neighbors") for row in SPACE_ROWS]
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
        self.layout = LAYOUTS.index(row.word("layout", LAYOUTS))
        self.fires = mask_in(row, "fire_spaces")


SETUPS: Final = {row.number("players"): Setup(row) for row in load(PACKAGE, "setup").rows("setup")}
SETUP_MODES: Final = [row.text("id") for row in load(PACKAGE, "setup").rows("setup_mode")]

# Dice (DIC-1.7): a face is die * 6 + number - 1, a symbol is colour * 6 + number - 1.

SYMBOLS: Final = [f"{color}-{number}" for color in COLORS for number in range(1, 7)]


def symbol_of(row: Row) -> int:
    return color_in(row) * 6 + number_in(row)


def faces_of(die: Row) -> list[int]:
    return [symbol_of(face) for face in die.rows("faces")]


SYMBOL_OF_FACE: Final = [symbol for die in load(PACKAGE, "dice").rows("die") for symbol in faces_of(die)]

# What all dice show is one number too, three bits for each die: the number that it shows less one.

BITS: Final = 3
FACE: Final = (1 << BITS) - 1


def shown(dice: list[int], numbers: list[int]) -> int:
    """These dice with these numbers, and nothing of the others."""
    return sum([number << BITS * die for die, number in zip(dice, numbers)])


def numbers_of(faces: int) -> list[int]:
    """What all dice show, one by one."""
    return [faces >> BITS * die & FACE for die in range(DICE)]


def counted_three(first: int, faces: int) -> Tally:
    """What three dice from the `first` one on add to a tally."""
    tally = [0, 0, 0, 0]
    for i, number in enumerate([faces & FACE, faces >> BITS & FACE, faces >> 2 * BITS]):
        if number < 6:
            tally = plus(tally, UNITS[SYMBOL_OF_FACE[(first + i) * 6 + number]])
    return tally


THREE_DICE: Final = 1 << 3 * BITS
THREE_FACES: Final = THREE_DICE - 1
FIRST_THREE: Final = [plus(NO_DICE, counted_three(0, faces)) for faces in range(THREE_DICE)]
LAST_THREE: Final = [counted_three(3, faces) for faces in range(THREE_DICE)]


def tally_at(faces: int) -> Tally:
    """The base result, counted."""
    return plus(FIRST_THREE[faces & THREE_FACES], LAST_THREE[faces >> 3 * BITS])


# Citizen cards (DIC-1.8, DIC-5.8): card // 12 is the deck.

CARD_ROWS: Final = load(PACKAGE, "cards").rows("card")
CARDS: Final = [row.text("id") for row in CARD_ROWS]
NO_CARD: Final = -1
DECKS: Final = len(load(PACKAGE, "decks").rows("deck"))
DECK_SIZE: Final = len(CARDS) // DECKS


JOKER_OF: Final = [symbol_of(row.row("joker")) for row in CARD_ROWS]
CARDS_OF_SYMBOL: Final = [
    sum([1 << card for card, joker in enumerate(JOKER_OF) if joker == symbol]) for symbol in range(len(SYMBOLS))
]
EFFECTS: Final = [row.text("id") for row in load(PACKAGE, "effects").rows("effect")]
EFFECT_OF: Final = [row.word("effect", EFFECTS) for row in CARD_ROWS]


SAME: Final[dict[str, Demand]] = {}


def demand_of(row: Row) -> Demand:
    """Cards that ask for the same share what was worked out."""
    return SAME.setdefault(str(row.items("tiers")), Demand([condition(tier) for tier in row.rows("tiers")]))


DEMANDS: Final = [demand_of(row) for row in CARD_ROWS]
TIERS: Final = [demanded.tiers for demanded in DEMANDS]
MOST_STARS: Final = max([len(tiers) for tiers in TIERS])


def stars_for(card: int, tally: Tally, more: int) -> int:
    """The highest tier that these dice, with so many more of any face, reach; 0 if none (DIC-4.2, DIC-4.14)."""
    return DEMANDS[card].read(tally).stars_with(more)
