"""The boards of the players and the automa, and the paladin decks beside them, as they are shown (PAL-13)."""

from functools import cache
from typing import TYPE_CHECKING, Final

from pentarchy.games.paladins.board import ACTION_COUNT, ACTIONS, JAR_SPACES, PROVISION_COST, RIGHT, SILVER_COST, SPOTS
from pentarchy.games.paladins.cards import NO_PALADIN, OUTSIDERS, PALADINS, SUSPICION, TOWNSFOLK, WALLS
from pentarchy.games.paladins.costs import PROVISIONS_FOR, SILVER_FOR
from pentarchy.games.paladins.hidden import cards_under
from pentarchy.games.paladins.reading import ATTRIBUTES, RESOURCES, WORKERS
from pentarchy.games.paladins.scoring import parts_of
from pentarchy.games.paladins.view import Board, Counts, Deck, OwnDeck, Slots
from pentarchy.games.paladins.workers import in_slots, unpacked
from pentarchy.kernel.decks import one_by_one

if TYPE_CHECKING:
    from pentarchy.games.paladins.table import Table


def board_view(table: "Table", board: int) -> Board:
    return {
        "silver": table.silver[board],
        "provisions": table.provisions[board],
        "attributes": {name: table.attributes[board * 3 + i] for i, name in enumerate(ATTRIBUTES)},
        "effective": {name: table.effective(board, i) for i, name in enumerate(ATTRIBUTES)},
        "workers": workers_view(table.workers[board]),
        "placed": {name: workers_view(table.placed[board * SPOTS + i]) for i, name in enumerate(ACTIONS)},
        "standing": standing_view(table, board),
        "workshops": {ACTIONS[action]: workshops_view(table, board, action) for action in range(RIGHT, ACTION_COUNT)},
        "done": {name: table.done[board * ACTION_COUNT + i] for i, name in enumerate(ACTIONS)},
        "costs": costs_view(table, board),
        "jars": named(table.jars[board], JAR_SPACES),
        "unpaid": table.unpaid[board],
        "paid": table.paid[board],
        "suspicion": [SUSPICION[card] for card in table.suspicion_cards(board)],
        "retinue": owned(table.retinue, TOWNSFOLK, board),
        "walls": owned(table.walls, WALLS, board),
        "attacked": owned(table.attacked, OUTSIDERS, board),
        "converted": owned(table.converted, OUTSIDERS, board),
        "paladin": PALADINS[table.paladin[board]] if table.paladin[board] != NO_PALADIN else None,
        "deck": deck_view(table, board) if board < table.seats else None,
        "points": parts_of(table, board),
    }


def workshops_view(table: "Table", board: int, action: int) -> list[int]:
    covered = table.workshops_on(board, action)
    return [slot + 1 for slot in range(2) if covered >> slot & 1]


def standing_view(table: "Table", board: int) -> dict[str, Slots]:
    """The automa's workers are all alike and have no slots."""
    if board >= table.seats:
        return {}
    first = board * SPOTS
    return {
        ACTIONS[action]: slots_view(table, board, action, table.placed[first + action])
        for action in range(ACTION_COUNT)
        if table.placed[first + action]
    }


def slots_view(table: "Table", board: int, action: int, workers: int) -> Slots:
    """How these workers stand on an action, or would stand there."""
    return named_in_slots(action, table.workshops_on(board, action) if action >= RIGHT else 0, workers)


@cache  # views are a fifth faster with it
def named_in_slots(action: int, workshops: int, workers: int) -> Slots:
    return [card_name(kind, WORKERS) for kind in in_slots(action, workshops, workers)]


def costs_view(table: "Table", board: int) -> dict[str, Counts]:
    """Of actions whose row is used up there is no next use; the automa pays nothing (PAL-12.13)."""
    if board >= table.seats:
        return {}
    paladin, done, first = table.paladin[board], table.done, board * ACTION_COUNT
    found = {ACTIONS[action]: costs[paladin][done[first + action]] for action, costs in COSTS.items()}
    return {name: cost for name, cost in found.items() if cost}


def deck_view(table: "Table", seat: int) -> Deck:
    """PAL-13.5: of a paladin deck all may know the used cards, the sizes, and that a choice was made."""
    size = table.undrawn[seat].bit_count() + (table.top[seat] >= 0) + len(cards_under(table, seat))
    return {
        "used": named(table.used[seat], PALADINS),
        "size": size,
        "hand": table.hand[seat].bit_count(),
        "chosen": table.chosen[seat] >= 0,
    }


def own_deck(table: "Table", seat: int) -> OwnDeck:
    return {
        "hand": named(table.hand[seat], PALADINS),
        "chosen": card_name(table.chosen[seat], PALADINS),
        "top": card_name(table.top[seat], PALADINS),
        "undrawn": named(table.undrawn[seat], PALADINS),
        "under": [PALADINS[card] for card in cards_under(table, seat)],
    }


def card_name(card: int, names: list[str]) -> str | None:
    return names[card] if card >= 0 else None


def named(cards: int, names: list[str]) -> list[str]:
    return [names[card] for card in one_by_one(cards)]


def owned(entries: list[int], names: list[str], board: int) -> list[str]:
    return [names[entry % len(names)] for entry in entries if entry // len(names) == board]


def counts(numbers: list[int], names: list[str]) -> Counts:
    return {names[kind]: count for kind, count in enumerate(numbers) if count}


def workers_view(workers: int) -> Counts:
    return counts(unpacked(workers), WORKERS) if workers else {}


def costs_of(action: int) -> list[list[Counts]]:
    """By paladin and how often the action was done; nothing for the use that does not exist any more."""
    pairs = zip(SILVER_FOR[action], PROVISIONS_FOR[action])
    named_costs = [[counts([*both], RESOURCES) for both in zip(silver, provisions)] for silver, provisions in pairs]
    return [[*costs, {}] for costs in named_costs]


COSTLY: Final = [action for action in range(ACTION_COUNT) if any(SILVER_COST[action] + PROVISION_COST[action])]
COSTS: Final = {action: costs_of(action) for action in COSTLY}
"""What actions cost, for those that cost anything: every view shows the same objects."""
