"""How good a table looks for a seat, roughly in victory points: what simple bots go by."""

from typing import TYPE_CHECKING, Final

from pentarchy.games.night_watch.cards import (
    ACTION_CARD,
    BUNDLE,
    CARD_KINDS,
    COSTS,
    GUARD,
    HAND_LIMIT,
    KEEP,
    KINDS,
    ROAD,
    SETTLEMENT,
    VICTORY,
)
from pentarchy.games.night_watch.maps import MAPS, Map
from pentarchy.games.night_watch.moves import ACCEPT, COUNTER
from pentarchy.games.night_watch.scoring import public_points
from pentarchy.kernel.decks import one_by_one
from pentarchy.kernel.steps import Simultaneous

if TYPE_CHECKING:
    from pentarchy.games.night_watch.table import Table

VICTORY_WORTH: Final = 100.0
VARIETY: Final = 0.3
YIELD: Final = 6.5
BLOCKED: Final = 0.4
SITE: Final = 0.7
NEAR: Final = 0.4
PATROL_PLAYED: Final = 0.2
CARD: Final = 0.35
LENGTH: Final = 0.04
GOAL_WORTH: Final = [0.35, 1.6, 1.7, 0.6, 0.5]
"""What a road, settlement, keep, action card and guard promise to whom holds the cards for it."""
MISSING: Final = 0.62
IN_HAND: Final = 0.05
TOO_MANY: Final = 0.12
DEAL: Final = 0.4
KIND_WORTH: Final = [1.0, 1.0, 0.9, 1.1, 1.1]


def pips(layout: Map) -> list[float]:
    """For each hex the share of rolls on which it produces."""
    return [sum(6 - abs(7 - number) for number in numbers) / 36 for numbers in layout.numbers]


PIPS: Final = [pips(layout) for layout in MAPS]


def worth(table: "Table", seat: int) -> float:
    """Own standing and hand, less the standing of the strongest opponent."""
    if table.winner >= 0:
        return VICTORY_WORTH if table.winner == seat else -VICTORY_WORTH
    others = max(standing(table, other) for other in range(table.seats) if other != seat)
    hidden = table.held[seat * CARD_KINDS + VICTORY] * (1 - CARD)
    return standing(table, seat) + hidden + prospects(table, seat) - 0.4 * others


def standing(table: "Table", seat: int) -> float:
    """Public points, what buildings yield and how many kinds, cards and patrols."""
    yields = 0.0
    for node in one_by_one(table.settlements[seat]):
        yields += site_yield(table, node)
    for node in one_by_one(table.keeps[seat]):
        yields += 2 * site_yield(table, node)
    cards = sum(table.held[seat * CARD_KINDS : (seat + 1) * CARD_KINDS])
    extras = PATROL_PLAYED * table.patrols[seat] + CARD * cards + LENGTH * table.lengths[seat]
    extras += VARIETY * kinds_of(table, seat).bit_count()
    return public_points(table, seat) + YIELD * yields + extras + 0.03 * table.hand_size(seat)


def kinds_of(table: "Table", seat: int) -> int:
    """The kinds, as a mask, that some building of a seat brings."""
    kinds, hexes_at = 0, MAPS[table.layout].hexes_at
    for node in one_by_one(table.settlements[seat] | table.keeps[seat]):
        for place in hexes_at[node]:
            if table.terrain[place] >= 0:
                kinds |= 1 << table.terrain[place]
    return kinds


def site_yield(table: "Table", node: int) -> float:
    """The cards that a settlement brings each roll, weighted; a blocked hex counts less."""
    share, total = PIPS[table.layout], 0.0
    for place in MAPS[table.layout].hexes_at[node]:
        kind = table.terrain[place]
        if kind >= 0:
            blocked = place == table.robber or (table.full and table.watch.in_gift() >> place & 1)
            total += share[place] * KIND_WORTH[kind] * (BLOCKED if blocked else 1.0)
    return total


def prospects(table: "Table", seat: int) -> float:
    """Places to build on, and what the hand promises with them; a deal under way counts a little."""
    here = table.touched[seat] & ~table.closed if table.settlements_left(seat) else 0
    reach = SITE * best_site(table, here) + NEAR * best_site(table, one_road_away(table, seat))
    hand = table.hands[seat * KINDS : (seat + 1) * KINDS]
    if table.discarding:
        hand = [count - table.discarding[seat * KINDS + kind] for kind, count in enumerate(hand)]
    promise = promise_of(table, seat, hand, here != 0)
    deal = pending_deal(table, seat)
    if deal:
        after = [count + deal[kind] for kind, count in enumerate(hand)]
        promise += DEAL * (promise_of(table, seat, after, here != 0) - promise)
    return reach + promise


def best_site(table: "Table", nodes: int) -> float:
    best = 0.0
    for node in one_by_one(nodes):
        best = max(best, site_yield(table, node))
    return best


def one_road_away(table: "Table", seat: int) -> int:
    """The intersections open to a settlement after one more road."""
    layout, nodes = MAPS[table.layout], 0
    for node in one_by_one(table.touched[seat] & ~table.buildings_of_others(seat)):
        nodes |= layout.around[node]
    return nodes & ~table.closed & ~table.touched[seat]


def promise_of(table: "Table", seat: int, hand: list[int], has_site: bool) -> float:
    """The best purchase in sight, the less the more cards are missing, and a little for every card."""
    aims = [ROAD, ACTION_CARD] if any(table.deck) else [ROAD]
    if has_site:
        aims.append(SETTLEMENT)
    if table.settlements[seat] and table.keeps_left(seat):
        aims.append(KEEP)
    if table.full and table.guards_left(seat):
        aims.append(GUARD)
    best = 0.0
    for aim in aims:
        best = max(best, GOAL_WORTH[aim] * MISSING ** missing(hand, COSTS[aim]))
    cards = sum(hand)
    return best + IN_HAND * cards - TOO_MANY * max(0, cards - HAND_LIMIT)


def missing(hand: list[int], cost: list[int]) -> int:
    return sum(max(0, cost[kind] - hand[kind]) for kind in range(KINDS))


def pending_deal(table: "Table", seat: int) -> list[int]:
    """What a seat's own proposal, or its answer to one, would bring it; empty if there is none."""
    top = table.agenda[-1] if table.agenda else None
    trade = table.trade
    if not isinstance(top, Simultaneous) or trade is None:
        return []
    if seat == table.active:
        return change(trade.give, trade.want)
    answer = top.answer_of(seat)
    if answer == ACCEPT.base:
        return change(trade.want, trade.give)
    if COUNTER.covers(answer):
        return change(BUNDLE.unpack(COUNTER.argument(answer, 0)), BUNDLE.unpack(COUNTER.argument(answer, 1)))
    return []


def change(give: list[int], get: list[int]) -> list[int]:
    return [get[kind] - give[kind] for kind in range(KINDS)]
