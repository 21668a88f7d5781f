"""What a hand can pay and trade, and what it can therefore buy (NGT-8.9, NGT-9.1)."""

from typing import Final

from pentarchy.games.night_watch.cards import ACTION_CARD, GUARD, KEEP, KINDS, ROAD, SETTLEMENT
from pentarchy.games.night_watch.moves import BUILD_GUARD, BUILD_KEEP, BUILD_ROAD, BUY, SETTLE, placed
from pentarchy.games.night_watch.refusals import refused_purchase
from pentarchy.games.night_watch.roads import open_paths, sites
from pentarchy.games.night_watch.steps.bank import rate_of, refused_rate
from pentarchy.games.night_watch.steps.placing import open_sections
from pentarchy.games.night_watch.table import Table
from pentarchy.kernel.steps import Refusal


def tradable(table: Table, start: int) -> int:
    """NGT-8.9: the kinds, as a mask, of which the hand that starts here has as many as the rate asks for."""
    hands, rates = table.hands, table.rates
    return sum(1 << kind for kind in range(KINDS) if hands[start + kind] >= rates[start + kind])


def add_purchases(table: Table, seat: int, means: int, moves: list[int]) -> None:
    """NGT-9.1, NGT-9.13, NGT-25.2, NGT-25.3: what the seat can pay, has pieces for and finds a place for, in the order
    of the verbs."""
    if means >> ACTION_CARD & 1 and any(table.deck):
        moves.append(BUY.base)
    if means >> ROAD & 1 and table.roads_left(seat):
        moves += placed(BUILD_ROAD, open_paths(table, seat))
    if means >> SETTLEMENT & 1 and table.settlements_left(seat):
        moves += placed(SETTLE, sites(table, seat))
    if means >> KEEP & 1 and table.keeps_left(seat):
        moves += placed(BUILD_KEEP, table.settlements[seat])
    if means >> GUARD & 1 and table.guards_left(seat):
        moves += open_sections(table)


def refused_bank(table: Table, seat: int, move: int) -> Refusal:
    if not table.turn.trading:
        return Refusal("NGT-5.2", "trade-step-over")
    return refused_rate(table, seat, move, rate_of(table, seat, move), "NGT-8.8")


PURCHASE_VERBS: Final = [BUILD_ROAD, SETTLE, BUILD_KEEP, BUY, BUILD_GUARD]
"""The verb of each purchase."""


def purchase_of(move: int) -> int:
    """What a move buys; -1 if it buys nothing."""
    for purchase, verb in enumerate(PURCHASE_VERBS):
        if verb.covers(move):
            return purchase
    return -1


def refused_building(table: Table, seat: int, move: int) -> Refusal | None:
    """Why something cannot be bought; None for other moves."""
    purchase = purchase_of(move)
    if purchase < 0:
        return None
    return refused_purchase(table, seat, purchase, move - PURCHASE_VERBS[purchase].base)
