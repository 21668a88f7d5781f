"""Placing tokens (AMU-7): every position of every shape as bit masks, and which of them each card allows.

A card has 25 squares, bit 5 * row + column. What overhangs lies on a frame of 13 x 13 squares around it.
"""

from typing import Final

from pentarchy.games.amulet.cards import (
    FORBIDDEN,
    GRID_ROWS,
    PACKAGE,
    SPELL_ROWS,
    SPELLS,
    WEAK,
    WEAPON_ROWS,
    WEAPONS,
    mask_of,
)
from pentarchy.kernel.data import load

SIDE: Final = 5
REACH: Final = 4
FRAME: Final = SIDE + 2 * REACH
CODES: Final = 4 * (SIDE + REACH) * (SIDE + REACH)

HELPER_ROWS: Final = load(PACKAGE, "helpers").rows("helper")
HELPERS: Final = [row.text("id") for row in HELPER_ROWS]
TOKENS: Final = [*WEAPONS, *HELPERS, *SPELLS]
TOKEN_ROWS: Final = [*WEAPON_ROWS, *HELPER_ROWS, *SPELL_ROWS]
FIRST_HELPER: Final = len(WEAPONS)
FIRST_SPELL: Final = FIRST_HELPER + len(HELPERS)
WEAPON_TOKENS: Final = (1 << FIRST_HELPER) - 1
SPELL_TOKENS: Final = ((1 << len(SPELLS)) - 1) << FIRST_SPELL

Square = tuple[int, int, str]


def turned(drawing: list[str]) -> list[str]:
    """AMU-7.3, AMU-7.10: one clockwise quarter turn; tokens are never turned over."""
    return ["".join(column) for column in zip(*reversed(drawing), strict=True)]


def squares_at(drawing: list[str], row: int, col: int) -> list[Square]:
    return [
        (row + r, col + c, letter) for r, line in enumerate(drawing) for c, letter in enumerate(line) if letter != "."
    ]


def on_card(row: int, col: int) -> bool:
    return 0 <= row < SIDE and 0 <= col < SIDE


def hilt_fits(row: int, col: int) -> bool:
    """AMU-7.6: on a border square, or outside side by side with one."""
    if on_card(row, col):
        return row in (0, SIDE - 1) or col in (0, SIDE - 1)
    return (row in (-1, SIDE) and 0 <= col < SIDE) or (col in (-1, SIDE) and 0 <= row < SIDE)


def plain(drawing: list[str]) -> tuple[str, ...]:
    """A shape without the symbols that pay: only shields and hilts matter for where it may lie."""
    return tuple("".join(letter if letter in ".SH" else "o" for letter in line) for line in drawing)


class Shape:
    """One shape: its geometrically legal positions in rising order of their codes, as parallel lists.

    Positions that cover the same squares in the same way are one position, named by the smallest turn; `twins` are the
    other codes of each (AMU-7.10)."""

    def __init__(self, drawing: tuple[str, ...]) -> None:
        self.codes: list[int] = []
        self.on: list[int] = []
        self.off: list[int] = []
        self.shield: list[int] = []
        self.twins: list[tuple[int, int]] = []
        seen: dict[tuple[Square, ...], int] = {}
        lines = list(drawing)
        for turn in range(4):
            self.add_turn(lines, turn, seen)
            lines = turned(lines)

    def add_turn(self, lines: list[str], turn: int, seen: dict[tuple[Square, ...], int]) -> None:
        for row in range(-REACH, SIDE):
            for col in range(-REACH, SIDE):
                covered = sorted(squares_at(lines, row, col))
                if tuple(covered) in seen:
                    self.twins.append((code_of(turn, row, col), seen[tuple(covered)]))
                elif lies_well(covered):
                    seen[tuple(covered)] = len(self.codes)
                    self.add(code_of(turn, row, col), covered)

    def add(self, code: int, covered: list[Square]) -> None:
        self.codes.append(code)
        inside = [(r, c, letter) for r, c, letter in covered if on_card(r, c)]
        outside = [(r + REACH) * FRAME + c + REACH for r, c, _ in covered if not on_card(r, c)]
        self.on.append(mask_of([r * SIDE + c for r, c, _ in inside]))
        self.off.append(mask_of(outside))
        self.shield.append(mask_of([r * SIDE + c for r, c, letter in inside if letter == "S"]))


def lies_well(covered: list[Square]) -> bool:
    """AMU-7.4, AMU-7.6: at least one square on the card, every hilt at its edge."""
    if not any(on_card(row, col) for row, col, _ in covered):
        return False
    return all(hilt_fits(row, col) for row, col, letter in covered if letter == "H")


def code_of(turn: int, row: int, col: int) -> int:
    """A position as the arguments of a `place` move, packed."""
    wide = SIDE + REACH
    return (turn * wide + row + REACH) * wide + col + REACH


DRAWINGS: Final = [plain(row.texts("shape")) for row in TOKEN_ROWS]
KINDS_OF_SHAPE: Final = sorted(set(DRAWINGS))
SHAPES: Final = [Shape(drawing) for drawing in KINDS_OF_SHAPE]
SHAPE_OF: Final = [KINDS_OF_SHAPE.index(drawing) for drawing in DRAWINGS]
CODES_OF: Final = [shape.codes for shape in SHAPES]
ON_OF: Final = [shape.on for shape in SHAPES]
OFF_OF: Final = [shape.off for shape in SHAPES]


def allowed(shape: Shape, forbidden: int, weak: int) -> list[int]:
    """AMU-7.7, AMU-7.8: the positions that spare the forbidden squares and lay no shield on these weak spots."""
    on, shield = shape.on, shape.shield
    return [i for i in range(len(on)) if not on[i] & forbidden and not shield[i] & weak]


FITS: Final = [[allowed(shape, FORBIDDEN[card], WEAK[card]) for shape in SHAPES] for card in range(len(GRID_ROWS))]
FITS_UNSHIELDED: Final = [[allowed(shape, FORBIDDEN[card], 0) for shape in SHAPES] for card in range(len(GRID_ROWS))]


def carrying(symbol: str) -> int:
    """The tokens that carry a symbol: `c` coin, `x` experience, `h` heart, `g` gem."""
    return mask_of([token for token, row in enumerate(TOKEN_ROWS) if symbol in "".join(row.texts("shape"))])


PAYS_COIN: Final = carrying("c")
PAYS_XP: Final = carrying("x")
PAYS_HEART: Final = carrying("h")
PAYS_GEM: Final = carrying("g")


def fits_of(card: int, token: int, unshielded: bool) -> list[int]:
    """The positions of a token on a card; only a weapon's shields can be lifted (AMU-7.8)."""
    if unshielded and token < FIRST_HELPER:
        return FITS_UNSHIELDED[card][SHAPE_OF[token]]
    return FITS[card][SHAPE_OF[token]]


def places_left(card: int, token: int, unshielded: bool, covered: int, outside: int) -> list[int]:
    """All positions where a token may be laid beside what lies there (AMU-7.5)."""
    shape = SHAPE_OF[token]
    on, off = ON_OF[shape], OFF_OF[shape]
    fits = fits_of(card, token, unshielded)
    if outside:
        return [i for i in fits if not on[i] & covered and not off[i] & outside]
    return [i for i in fits if not on[i] & covered] if covered else fits


def has_place(card: int, token: int, unshielded: bool, covered: int, outside: int) -> bool:
    shape = SHAPE_OF[token]
    on, off = ON_OF[shape], OFF_OF[shape]
    for i in fits_of(card, token, unshielded):  # noqa: SIM110 (a loop is much faster here)
        if not on[i] & covered and not off[i] & outside:
            return True
    return False


def positions_by_code(shape: Shape) -> list[int]:
    positions = [-1] * CODES
    for i, code in enumerate(shape.codes):
        positions[code] = i
    for code, i in shape.twins:
        positions[code] = i
    return positions


def touches(shape: int, code: int) -> bool:
    """AMU-7.4: whether a shape lies on the card at all by a code."""
    wide = SIDE + REACH
    lines = list(KINDS_OF_SHAPE[shape])
    for _ in range(code // (wide * wide)):
        lines = turned(lines)
    covered = squares_at(lines, code // wide % wide - REACH, code % wide - REACH)
    return any(on_card(row, col) for row, col, _ in covered)


INDEX_OF: Final = [positions_by_code(shape) for shape in SHAPES]


def index_of(token: int, code: int) -> int:
    """The position of a token that a code names, also one by another turn (AMU-7.10), or -1."""
    return INDEX_OF[SHAPE_OF[token]][code]
