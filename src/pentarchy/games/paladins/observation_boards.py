"""The boards of the players and the automa as numbers, and the paladin decks beside them (PAL-13)."""

from typing import TYPE_CHECKING, Final

from pentarchy.games.paladins.board import ACTION_COUNT, JAR_SPACES, RIGHT, SPOTS
from pentarchy.games.paladins.cards import (
    NO_PALADIN,
    OUTSIDERS,
    PALADINS,
    SUSPICION,
    SUSPICION_COUNT,
    TOWNSFOLK,
    WALLS,
)
from pentarchy.games.paladins.hidden import cards_under
from pentarchy.games.paladins.reading import ATTRIBUTES, WORKERS
from pentarchy.games.paladins.scoring import parts_of
from pentarchy.games.paladins.workers import unpacked
from pentarchy.kernel.observation import NO, YES, Bags, Kept, Lines, Sets, number, one_of, put_numbers, zeros

if TYPE_CHECKING:
    from pentarchy.games.paladins.table import Table

PARTS: Final = [
    "kings_orders", "attributes", "develop", "debts", "resources", "commission", "fortify", "garrison", "absolve",
    "convert",
]  # fmt: skip


class Workers(Kept[int]):
    """How many workers there are of each kind."""

    def entries(self, key: int) -> list[int]:
        return unpacked(key)


WORKER_COUNTS: Final = Workers(len(WORKERS))
WORKSHOPS: Final = [zeros(1) + one + two for two in (NO, YES) for one in (NO, YES)]
"""By the slots covered, a bit each; the first entry stands for none."""
JARS: Final = Sets(len(JAR_SPACES))
SUSPICIONS: Final = Lines(sum(SUSPICION_COUNT), len(SUSPICION))
RETINUES: Final = Bags(len(TOWNSFOLK))
WALL_BAGS: Final = Bags(len(WALLS))
OUTSIDER_BAGS: Final = Bags(len(OUTSIDERS))
PALADIN: Final = one_of(len(PALADINS))
PALADIN_SETS: Final = Sets(len(PALADINS))
UNDER: Final = Lines(len(PALADINS), len(PALADINS))
NO_DECK: Final = zeros(4 + len(PALADINS))


def put_board(row: list[bytes], table: "Table", board: int) -> None:
    put_numbers(row, [table.silver[board], table.provisions[board]])
    put_numbers(row, table.attributes[board * 3 : board * 3 + 3])
    put_numbers(row, [table.effective(board, attribute) for attribute in range(len(ATTRIBUTES))])
    put_workers(row, table, board)
    put_numbers(row, table.done[board * ACTION_COUNT : (board + 1) * ACTION_COUNT])
    row.append(JARS.of(table.jars[board]))
    put_numbers(row, [table.unpaid[board], table.paid[board]])
    row.append(SUSPICIONS.of(tuple(table.suspicion_cards(board))))
    put_cards(row, table, board)
    put_deck(row, table, board)
    points = parts_of(table, board)
    put_numbers(row, [points[part] for part in PARTS])


def put_workers(row: list[bytes], table: "Table", board: int) -> None:
    """Those at hand, those on each action, and the workshops."""
    row.append(WORKER_COUNTS.of(table.workers[board]))
    for workers in table.placed[board * SPOTS : board * SPOTS + ACTION_COUNT]:
        row.append(WORKER_COUNTS.of(workers))
    for action in range(RIGHT, ACTION_COUNT):
        row.append(WORKSHOPS[table.workshops_on(board, action)])


def put_cards(row: list[bytes], table: "Table", board: int) -> None:
    row.append(RETINUES.of(owned(table.retinue, len(TOWNSFOLK), board)))
    row.append(WALL_BAGS.of(owned(table.walls, len(WALLS), board)))
    row.append(OUTSIDER_BAGS.of(owned(table.attacked, len(OUTSIDERS), board)))
    row.append(OUTSIDER_BAGS.of(owned(table.converted, len(OUTSIDERS), board)))


def owned(entries: list[int], deck: int, board: int) -> tuple[int, ...]:
    return tuple([entry % deck for entry in entries if entry // deck == board])


def put_deck(row: list[bytes], table: "Table", board: int) -> None:
    """PAL-13.5: the paladin in play; of the deck the used cards, the sizes, and that a choice was made."""
    paladin = table.paladin[board]
    row.append(PALADIN[paladin if paladin != NO_PALADIN else -1])
    if board >= table.seats:
        row.append(NO_DECK)
        return
    size = table.undrawn[board].bit_count() + (table.top[board] >= 0) + len(cards_under(table, board))
    row += [YES, PALADIN_SETS.of(table.used[board]), number(size), number(table.hand[board].bit_count())]
    row.append(YES if table.chosen[board] >= 0 else NO)


def put_own_deck(row: list[bytes], table: "Table", seat: int) -> None:
    row += [YES, PALADIN_SETS.of(table.hand[seat]), PALADIN[table.chosen[seat]], PALADIN[table.top[seat]]]
    row.append(PALADIN_SETS.of(table.undrawn[seat]))
    row.append(UNDER.of(tuple(cards_under(table, seat))))
