"""All that a seat sees as numbers, in the order of its layout (PAL-13); the boards have a module of their own."""

from typing import TYPE_CHECKING, Final

from pentarchy.games.paladins.board import ACTIONS, IN_PLAY, JAR_SPACES, ROUNDS, SPACES, SPOTS
from pentarchy.games.paladins.cards import FAVOURS, ORDERS, OUTSIDERS, SUSPICION, TAVERN, TOWNSFOLK, WALLS
from pentarchy.games.paladins.moves import WORDS
from pentarchy.games.paladins.observation_boards import WORKER_COUNTS, put_board, put_own_deck
from pentarchy.games.paladins.reading import ATTRIBUTES, PACKAGE
from pentarchy.games.paladins.showing import TARGETS
from pentarchy.games.paladins.solo import SCHEMES
from pentarchy.games.paladins.steps.reward import RewardChoice
from pentarchy.games.paladins.workers import ACTION_OF, MODES
from pentarchy.kernel.decks import one_by_one
from pentarchy.kernel.observation import (
    NO,
    YES,
    Frame,
    Sets,
    Tallies,
    number,
    one_of,
    put_numbers,
    seat_seen,
    zeros,
)

if TYPE_CHECKING:
    from pentarchy.games.paladins.table import Table

TAVERN_SLOTS: Final = 6
REWARDS: Final = ["choose", "discard_suspicion", "cancel_debt", "pray", "free_recruit", "free_develop"]
TARGET_NAMES: Final = [*ACTIONS, *TOWNSFOLK, *SPACES, *WALLS, *JAR_SPACES, *OUTSIDERS]
FRAME: Final = Frame(PACKAGE, WORDS, ["arrange"])
ROUND: Final = one_of(ROUNDS + 1)
TOWNSMAN: Final = one_of(len(TOWNSFOLK))
OUTSIDER: Final = one_of(len(OUTSIDERS))
ORDER: Final = one_of(len(ORDERS))
FAVOUR: Final = one_of(len(FAVOURS))
TAVERN_CARD: Final = one_of(len(TAVERN))
SCHEME: Final = one_of(len(SCHEMES))
ATTRIBUTE: Final = one_of(len(ATTRIBUTES))
MODE: Final = one_of(len(MODES))
TARGET: Final = dict(zip([*TARGET_NAMES, ""], one_of(len(TARGET_NAMES))))
REWARD: Final = dict(zip(REWARDS, one_of(len(REWARDS))))
PIECE: Final = one_of(2)
TOWN_SETS: Final = Sets(len(TOWNSFOLK))
OUTSIDER_SETS: Final = Sets(len(OUTSIDERS))
TAVERN_SETS: Final = Sets(len(TAVERN))
ORDER_SETS: Final = Sets(len(ORDERS))
FAVOUR_SETS: Final = Sets(len(FAVOURS))
WALL_SETS: Final = Sets(len(WALLS))
SEAT_SETS: Final = [Sets(boards) for boards in range(5)]
SUSPICION_COUNTS: Final = Tallies(len(SUSPICION))
SCHEME_COUNTS: Final = Tallies(len(SCHEMES))
SPACES_FOR: Final = [one_by_one(in_play) for in_play in IN_PLAY]
NO_AUTOMA: Final = zeros(3 + len(SCHEMES) + len(ATTRIBUTES) ** 2)
NO_REWARD: Final = zeros(2 + len(REWARDS))


def observe(table: "Table", you: int) -> bytes:
    row: list[bytes] = []
    FRAME.put(row, table, you)
    put_round(row, table, you)
    put_offers(row, table)
    put_tavern(row, table, you)
    put_unseen(row, table)
    put_discards(row, table)
    put_spaces(row, table)
    for away in range(table.boards):
        put_board(row, table, (you + away) % table.boards)
    put_automa(row, table)
    put_under_way(row, table)
    put_own_deck(row, table, you)
    return b"".join(row)


def put_round(row: list[bytes], table: "Table", you: int) -> None:
    boards, passed = table.boards, 0
    for board in one_by_one(table.passed):
        passed |= 1 << (board - you) % boards
    row.append(ROUND[table.round])
    row.append(seat_seen(table.start, you, table.seats))
    row.append(seat_seen(table.active, you, boards))
    row.append(number(table.tax))
    row.append(SEAT_SETS[boards].of(passed))


def put_offers(row: list[bytes], table: "Table") -> None:
    row += [TOWNSMAN[card] for card in table.town]
    row += [OUTSIDER[card] for card in table.outsiders]
    row += [ORDER[card] for card in table.orders]
    row += [FAVOUR[card] for card in table.favours]
    row += [WORKER_COUNTS.of(workers) for workers in table.favour_workers]


def put_tavern(row: list[bytes], table: "Table", you: int) -> None:
    for card in table.tavern:
        by = table.hired.index(card) if card in table.hired else -1
        row += [YES, TAVERN_CARD[card], seat_seen(by, you, table.boards)]
    row.append(zeros((TAVERN_SLOTS - len(table.tavern)) * (1 + len(TAVERN) + table.boards)))


def put_unseen(row: list[bytes], table: "Table") -> None:
    row.append(TOWN_SETS.of(table.town_unseen))
    row.append(OUTSIDER_SETS.of(table.outsiders_unseen))
    row.append(TAVERN_SETS.of(table.tavern_unseen))
    row.append(SUSPICION_COUNTS.of(tuple(table.suspicion_unseen)))
    row.append(SCHEME_COUNTS.of(tuple(table.schemes_unseen)))
    row.append(ORDER_SETS.of(table.orders_unseen))
    row.append(FAVOUR_SETS.of(table.favours_unseen))
    row.append(WALL_SETS.of(table.walls_unseen))


def put_discards(row: list[bytes], table: "Table") -> None:
    row.append(TOWN_SETS.of(table.town_gone))
    row.append(OUTSIDER_SETS.of(table.outsiders_gone))
    row.append(TAVERN_SETS.of(table.tavern_gone))
    row.append(SUSPICION_COUNTS.of(tuple(table.suspicion_gone)))
    row.append(SCHEME_COUNTS.of(tuple(table.schemes_gone)))


def put_spaces(row: list[bytes], table: "Table") -> None:
    """A monk, an outpost or nothing."""
    monks, outposts = table.monks, table.outposts
    for space in SPACES_FOR[table.seats]:
        row.append(PIECE[0 if monks >> space & 1 else 1 if outposts >> space & 1 else -1])


def put_automa(row: list[bytes], table: "Table") -> None:
    if not table.solo():
        row.append(NO_AUTOMA)
        return
    row += [YES, number(table.marker + 1), SCHEME[table.scheme]]
    row += [ATTRIBUTE[attribute] for attribute in table.stack]
    row.append(YES if table.placed[2 * SPOTS - 1] > 0 else NO)


def put_under_way(row: list[bytes], table: "Table") -> None:
    top, turn = table.agenda[-1] if table.agenda else None, table.turn
    target = TARGETS[ACTION_OF[turn.mode]][turn.target] if turn is not None and turn.target >= 0 else ""
    row.append(MODE[-1 if turn is None else turn.mode])
    row.append(TARGET[target])
    row.append(FAVOUR[-1 if turn is None else turn.favour])
    if isinstance(top, RewardChoice):
        row += [YES, REWARD[top.effect.op], number(top.effect.amount)]
    else:
        row.append(NO_REWARD)
    put_numbers(row, [0 if turn is None else turn.retinue_before])
    row.append(TOWN_SETS.of(table.abilities_used))
