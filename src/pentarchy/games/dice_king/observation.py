"""All that is on the table as numbers, in the order of its layout (DIC-9.1: all see the same)."""

from typing import TYPE_CHECKING, Final

from pentarchy.games.dice_king.cards import (
    CARDS,
    DECK_SIZE,
    LANDS,
    LAYOUTS,
    MOST_SEATS,
    PACKAGE,
    SCORE,
    SPACES,
    SYMBOL_OF_FACE,
    SYMBOLS,
    numbers_of,
)
from pentarchy.games.dice_king.conditions import COLORS
from pentarchy.games.dice_king.moves import WORDS
from pentarchy.games.dice_king.scoring import parts_of
from pentarchy.games.dice_king.showing import MAY_BE_BOXED, on_turn
from pentarchy.kernel.decks import one_by_one
from pentarchy.kernel.observation import (
    SEAT,
    YES,
    Bags,
    Frame,
    Lines,
    Sets,
    Tallies,
    number,
    one_of,
    put_numbers,
    seat_seen,
    zeros,
)

if TYPE_CHECKING:
    from pentarchy.games.dice_king.table import Table

MOST_REVEALED: Final = 3
MOST_STARS: Final = 3
JOKERS: Final = len(SYMBOLS) + 1
FRAME: Final = Frame(PACKAGE, WORDS, [])
FACES: Final = [one_of(6)[face % 6] + one_of(len(COLORS))[symbol // 6] for face, symbol in enumerate(SYMBOL_OF_FACE)]
LAYOUT: Final = one_of(len(LAYOUTS))
CARD: Final = one_of(len(CARDS))
CARD_OF_DECK: Final = one_of(DECK_SIZE)
REVEALED: Final = Lines(MOST_REVEALED, len(LANDS))
TILES: Final = Tallies(len(LANDS))
SPENT: Final = Bags(JOKERS)
STARS: Final = one_of(MOST_STARS)
CARD_SETS: Final = Sets(len(CARDS))
DECK_SETS: Final = Sets(DECK_SIZE)
NO_CLAIM: Final = zeros(1 + len(CARDS) + MOST_STARS + JOKERS)
POINTS: Final = [*SCORE]

# What may be on a space: nothing, a ruin, a dragon, or the castle of the seat so far from the one that looks.
FREE: Final = 0
RUIN: Final = 1
DRAGON: Final = 2
CASTLE: Final = 3
GEMS: Final = 3
GEM: Final = [zeros(2), *one_of(2)[:2]]


def spaces_of(seats: int) -> list[bytes]:
    """All that a space may look like: by what is on it, and its gem."""
    castle, dragon, ruin, free = one_of(4)[:4]
    on_it = [lies + zeros(seats) for lies in (free, ruin, dragon)] + [
        castle + SEAT[seats][away] for away in range(seats)
    ]
    return [each + gem for each in on_it for gem in GEM]


SPACE: Final = [spaces_of(seats) for seats in range(MOST_SEATS + 1)]


def observe(table: "Table", you: int) -> bytes:
    row: list[bytes] = []
    FRAME.put(row, table, you)
    put_turn(row, table, you)
    put_map(row, table, you)
    put_cards(row, table)
    for away in range(table.seats):
        put_area(row, table, (you + away) % table.seats)
    put_supplies(row, table)
    row.append(REVEALED.of(tuple(table.revealed)))
    put_claim(row, table)
    put_numbers(row, table.sixes[you:] + table.sixes[:you])
    return b"".join(row)


def put_turn(row: list[bytes], table: "Table", you: int) -> None:
    active = on_turn(table)
    row.append(seat_seen(-1 if active is None else active, you, table.seats))
    row.append(number(table.turns))
    row.append(number(table.rolls))
    for die, face in enumerate(numbers_of(table.faces)):
        row.append(FACES[6 * die + face])
    row.append(LAYOUT[table.layout])


def put_map(row: list[bytes], table: "Table", you: int) -> None:
    seen = [FREE] * len(SPACES)
    put_marks(seen, table.ruins, RUIN * GEMS)
    put_marks(seen, table.dragons, DRAGON * GEMS)
    for seat, castles in enumerate(table.castles):
        put_marks(seen, castles, (CASTLE + (seat - you) % table.seats) * GEMS)
    put_marks(seen, table.white_spots, 1)
    put_marks(seen, table.gold_spots, 2)
    pieces = SPACE[table.seats]
    for each in seen:
        row.append(pieces[each])


def put_marks(seen: list[int], spaces: int, mark: int) -> None:
    for space in one_by_one(spaces):
        seen[space] += mark


def put_cards(row: list[bytes], table: "Table") -> None:
    for deck, card in enumerate(table.tops):
        row.append(CARD_OF_DECK[card - deck * DECK_SIZE if card >= 0 else -1])
    for cards in table.decks:
        row.append(DECK_SETS.of(cards))
    row.append(CARD_SETS.of(table.discard))


def put_area(row: list[bytes], table: "Table", seat: int) -> None:
    row.append(CARD_SETS.of(table.citizens[seat]))
    row.append(CARD_SETS.of(table.supers[seat]))
    put_numbers(row, [table.white[seat], table.gold[seat], table.fires[seat], table.tokens_of(seat)])
    parts = parts_of(table, seat)
    put_numbers(row, [parts[part] for part in POINTS])


def put_supplies(row: list[bytes], table: "Table") -> None:
    put_numbers(row, [table.white_supply, table.gold_supply, table.fire_supply, table.supply])
    row.append(TILES.of(tuple(table.unseen)))
    row.append(TILES.of(tuple([MAY_BE_BOXED.get(doubt, 1) for doubt in table.doubt])))
    row.append(TILES.of(tuple([max(0, doubt) for doubt in table.doubt])))


def put_claim(row: list[bytes], table: "Table") -> None:
    if table.target < 0:
        row.append(NO_CLAIM)
        return
    row += [YES, CARD[table.target], STARS[table.stars - 1 if table.stars else -1], SPENT.of(tuple(table.spent))]
