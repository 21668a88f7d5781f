"""The boards of the players and the automa, and the paladin decks beside them, as they are shown (PAL-13)."""

from typing import TYPE_CHECKING

from pentarchy.games.paladins.board import ACTION_COUNT, ACTIONS, JAR_SPACES, PROVISION_COST, RIGHT, SILVER_COST, SPOTS
from pentarchy.games.paladins.cards import NO_PALADIN, OUTSIDERS, PALADINS, SUSPICION, TOWNSFOLK, WALLS
from pentarchy.games.paladins.costs import PROVISIONS_FOR, SILVER_FOR, next_use
from pentarchy.games.paladins.hidden import cards_under
from pentarchy.games.paladins.reading import ATTRIBUTES, RESOURCES, WORKERS
from pentarchy.games.paladins.scoring import parts_of
from pentarchy.games.paladins.view import Board, Counts, Deck, OwnDeck
from pentarchy.games.paladins.workers import unpacked
from pentarchy.kernel.decks import one_by_one

if TYPE_CHECKING:
    from pentarchy.games.paladins.table import Table


def board_view(table: "Table", board: int) -> Board:
    pile = table.suspicion_piles[board]
    return {
        "silver": table.silver[board],
        "provisions": table.provisions[board],
        "attributes": {name: table.attributes[board * 3 + i] for i, name in enumerate(ATTRIBUTES)},
        "effective": {name: table.effective(board, i) for i, name in enumerate(ATTRIBUTES)},
        "workers": workers_view(table.workers[board]),
        "placed": {name: workers_view(table.placed[board * SPOTS + i]) for i, name in enumerate(ACTIONS)},
        "workshops": {name: workshops_view(table, board, i) for i, name in enumerate(ACTIONS[RIGHT:])},
        "done": {name: table.done[board * ACTION_COUNT + i] for i, name in enumerate(ACTIONS)},
        "costs": costs_view(table, board),
        "jars": named(table.jars[board], JAR_SPACES),
        "unpaid": table.unpaid[board],
        "paid": table.paid[board],
        "suspicion": [SUSPICION[pile >> 2 * i & 3] for i in range(table.suspicions[board] - 1, -1, -1)],
        "retinue": owned(table.retinue, TOWNSFOLK, board),
        "walls": owned(table.walls, WALLS, board),
        "attacked": owned(table.attacked, OUTSIDERS, board),
        "converted": owned(table.converted, OUTSIDERS, board),
        "paladin": PALADINS[table.paladin[board]] if table.paladin[board] != NO_PALADIN else None,
        "deck": deck_view(table, board) if board < table.seats else None,
        "points": parts_of(table, board),
    }


def workshops_view(table: "Table", board: int, action: int) -> list[int]:
    return [slot + 1 for slot in range(2) if table.workshops[board] >> 2 * action + slot & 1]


def costs_view(table: "Table", board: int) -> dict[str, Counts]:
    """Of actions whose row is used up there is no next use; the automa pays nothing (PAL-12.13)."""
    if board >= table.seats:
        return {}
    paladin, shown = table.paladin[board], {}
    for action, by_paladin in COSTS.items():
        use = next_use(table, board, action)
        if use < len(by_paladin[paladin]) and by_paladin[paladin][use]:
            shown[ACTIONS[action]] = by_paladin[paladin][use]
    return shown


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
    return counts(unpacked(workers), WORKERS)


def costs_of(action: int) -> list[list[Counts]]:
    """By paladin and use."""
    pairs = zip(SILVER_FOR[action], PROVISIONS_FOR[action])
    return [[counts([*both], RESOURCES) for both in zip(silver, provisions)] for silver, provisions in pairs]


COSTS = {
    action: costs_of(action) for action in range(ACTION_COUNT) if any(SILVER_COST[action] + PROVISION_COST[action])
}
"""What actions cost, for those that cost anything: every view shows the same objects."""
