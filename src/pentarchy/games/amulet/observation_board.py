"""The day, the board and the cards as numbers."""

from typing import TYPE_CHECKING, Final

from pentarchy.games.amulet.cards import (
    ADVENTURES,
    BACKS,
    COLOURS,
    GEM_OF,
    GEM_SQUARE,
    LEVEL_1,
    LEVEL_OF,
    MONSTERS,
    MYTHICAL,
    PACKAGE,
    PLACES,
    POINTS_OF,
    POTIONS,
    SPELLS,
    SQUARES,
    TROPHIES,
    WEAK,
)
from pentarchy.games.amulet.moves import WORDS
from pentarchy.games.amulet.showing import MODES, PHASES, on_turn
from pentarchy.kernel.decks import one_by_one
from pentarchy.kernel.observation import (
    YES,
    Frame,
    Lines,
    Moves,
    Sets,
    number,
    one_of,
    put_numbers,
    seat_seen,
    zeros,
)

if TYPE_CHECKING:
    from pentarchy.games.amulet.table import Table

MOST_FACE_DOWN: Final = 13
"""The most cards in front of a place."""
MOST_LAID: Final = 16
"""The most tokens on a card."""
FRAME: Final = Frame(PACKAGE, WORDS, [])
MODE: Final = one_of(len(MODES))
PHASE: Final = one_of(len(PHASES))
LATEST: Final = Moves(WORDS, [*WORDS.by_name])
PLACEMENTS: Final = Moves(WORDS, ["place"])
DUNGEON: Final = one_of(len(TROPHIES) + 1)
ADVENTURE: Final = one_of(len(ADVENTURES))
MONSTER: Final = one_of(len(MONSTERS))
MONSTER_SETS: Final = Sets(len(MONSTERS))
MYTHICAL_SETS: Final = Sets(len(MYTHICAL))
ADVENTURE_SETS: Final = Sets(len(ADVENTURES))
TROPHY_SETS: Final = Sets(len(TROPHIES))
SQUARE_SETS: Final = Sets(len(SQUARES))
PLACE_SETS: Final = Sets(len(PLACES))
SPELL_SETS: Final = Sets(len(SPELLS))
POTION_SETS: Final = Sets(len(POTIONS))
FINISHED: Final = Lines(len(ADVENTURES), len(ADVENTURES))


def back_of(card: int) -> bytes:
    """What the back of a card tells."""
    printed = one_of(len(BACKS))[card] + number(LEVEL_OF[card]) + number(POINTS_OF[card]) + SQUARE_SETS.of(WEAK[card])
    return printed + one_of(len(COLOURS) + 1)[GEM_OF[card]] + SQUARE_SETS.of(GEM_SQUARE[card])


UNSEEN_CARD: Final = [YES + back_of(card) + MONSTER[-1] for card in range(len(MONSTERS))]
SEEN_CARD: Final = [YES + back_of(card) + MONSTER[card] for card in range(len(MONSTERS))]
NO_CARD: Final = bytes(len(SEEN_CARD[0]))


def put_board(row: list[bytes], table: "Table", you: int) -> None:
    FRAME.put(row, table, you)
    put_day(row, table, you)
    put_face_down(row, table, table.lair)
    put_face_down(row, table, table.manor)
    row.append(MONSTER_SETS.of(table.village))
    row.append(DUNGEON[table.dungeon if table.dungeon >= -1 else len(TROPHIES)])
    row.append(ADVENTURE[table.adventure])
    put_laid(row, table.quest_laid)
    row.append(SQUARE_SETS.of(table.quest_covered))
    put_decks(row, table)
    row.append(PLACE_SETS.of(table.upgrades))
    row.append(SPELL_SETS.of(table.tower))
    row.append(POTION_SETS.of(table.shop))
    put_numbers(row, table.supply)


def put_day(row: list[bytes], table: "Table", you: int) -> None:
    active = on_turn(table)
    row.append(MODE[table.mode])
    row.append(number(table.day))
    row.append(PHASE[table.phase])
    row.append(seat_seen(table.holder, you, table.seats))
    row.append(seat_seen(-1 if active is None else active, you, table.seats))
    row.append(LATEST.of(table.latest))


def put_face_down(row: list[bytes], table: "Table", cards: int) -> None:
    """AMU-18.2, AMU-18.7: the backs; a card that has returned was seen by all (AMU-18.4)."""
    for card in one_by_one(cards):
        row.append(SEEN_CARD[card] if table.fronts >> card & 1 else UNSEEN_CARD[card])
    row.append(NO_CARD * (MOST_FACE_DOWN - cards.bit_count()))


def put_laid(row: list[bytes], laid: list[int]) -> None:
    """The tokens on a card, in the order in which they were laid."""
    for move in laid:
        row.append(YES)
        row.append(PLACEMENTS.of(move))
    row.append(zeros((MOST_LAID - len(laid)) * (1 + PLACEMENTS.size)))


def put_decks(row: list[bytes], table: "Table") -> None:
    put_numbers(row, [table.deck.bit_count(), (table.deck & LEVEL_1).bit_count()])
    row.append(MONSTER_SETS.of(table.deck))
    put_numbers(row, [table.mythical_deck, table.mythical_cards])
    row.append(MYTHICAL_SETS.of(table.unseen_mythical))
    row.append(ADVENTURE_SETS.of(table.unseen_adventures))
    row.append(FINISHED.of(tuple(table.finished)))
    row.append(TROPHY_SETS.of(table.gone))
    row.append(POTION_SETS.of(table.boxed))
