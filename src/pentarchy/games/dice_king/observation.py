"""All that is on the table as numbers, in the order of its layout (DIC-9.1: all see the same)."""

from typing import TYPE_CHECKING, Final

from pentarchy.games.dice_king.cards import (
    CARDS,
    DECK_SIZE,
    DECKS,
    LANDS,
    LAYOUTS,
    MOST_SEATS,
    PACKAGE,
    SCORE,
    SPACES,
    SYMBOL_OF_FACE,
    SYMBOLS,
    TOKENS,
    numbers_of,
)
from pentarchy.games.dice_king.conditions import COLORS
from pentarchy.games.dice_king.moves import WORDS
from pentarchy.games.dice_king.scoring import has_most_fires, parts
from pentarchy.games.dice_king.showing import MAY_BE_BOXED, on_turn
from pentarchy.kernel.decks import one_by_one
from pentarchy.kernel.observation import (
    SEAT,
    YES,
    Bags,
    Frame,
    Kept,
    Lines,
    Listed,
    Sets,
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
    row.append(OFFER.of((*table.tops, *table.decks, table.discard)))
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


class Maps(Kept[Listed]):
    """Ruins, dragons, white and golden gems as sets of spaces, then the castles of each seat from who looks on."""

    def made(self, key: Listed) -> bytes:
        seen = [FREE] * len(SPACES)
        put_marks(seen, key[0], RUIN * GEMS)
        put_marks(seen, key[1], DRAGON * GEMS)
        put_marks(seen, key[2], 1)
        put_marks(seen, key[3], 2)
        castles = key[4:]
        for away, spaces in enumerate(castles):
            put_marks(seen, spaces, (CASTLE + away) * GEMS)
        return b"".join([SPACE[len(castles)][each] for each in seen])


def put_marks(seen: list[int], spaces: int, mark: int) -> None:
    for space in one_by_one(spaces):
        seen[space] += mark


class Offers(Kept[Listed]):
    """The citizen on top of each deck, the sets of cards below, then that of the discarded ones."""

    def made(self, key: Listed) -> bytes:
        tops, below, discard = key[:DECKS], key[DECKS:-1], key[-1]
        row = [CARD_OF_DECK[card - deck * DECK_SIZE if card >= 0 else -1] for deck, card in enumerate(tops)]
        row += [DECK_SETS.of(cards) for cards in below]
        return b"".join([*row, CARD_SETS.of(discard)])


class Areas(Kept[Listed]):
    """Citizens, super jokers, white and golden gems, fires, castles, whether these are the most fires, layout."""

    def made(self, key: Listed) -> bytes:
        citizens, supers, white, gold, fires, castles, most_fires, layout = key
        row = [CARD_SETS.of(citizens), CARD_SETS.of(supers)]
        put_numbers(row, [white, gold, fires, TOKENS - castles.bit_count()])
        points = parts(layout, castles, most_fires == 1, gold, white)
        put_numbers(row, [points[part] for part in POINTS])
        return b"".join(row)


class Tiles(Kept[Listed]):
    """How many of each land are unseen, then their doubts: nothing before the map is laid out."""

    def entries(self, key: Listed) -> list[int]:
        unseen, doubts = key[: len(key) // 2], key[len(key) // 2 :]
        return [*unseen, *[MAY_BE_BOXED.get(doubt, 1) for doubt in doubts], *[max(0, doubt) for doubt in doubts]]


MAP: Final = Maps()
OFFER: Final = Offers()
AREA: Final = Areas()
TILES: Final = Tiles(3 * len(LANDS))


def put_map(row: list[bytes], table: "Table", you: int) -> None:
    castles = table.castles
    lying = (table.ruins, table.dragons, table.white_spots, table.gold_spots)
    row.append(MAP.of((*lying, *castles[you:], *castles[:you])))


def put_area(row: list[bytes], table: "Table", seat: int) -> None:
    most_fires = 1 if has_most_fires(table, seat) else 0
    cards = (table.citizens[seat], table.supers[seat])
    held = (table.white[seat], table.gold[seat], table.fires[seat])
    row.append(AREA.of((*cards, *held, table.castles[seat], most_fires, table.layout)))


def put_supplies(row: list[bytes], table: "Table") -> None:
    put_numbers(row, [table.white_supply, table.gold_supply, table.fire_supply, table.supply])
    row.append(TILES.of(tuple(table.unseen + table.doubt)))


def put_claim(row: list[bytes], table: "Table") -> None:
    if table.target < 0:
        row.append(NO_CLAIM)
        return
    row += [YES, CARD[table.target], STARS[table.stars - 1 if table.stars else -1], SPENT.of(tuple(table.spent))]
