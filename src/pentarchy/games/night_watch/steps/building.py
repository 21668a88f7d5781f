"""Building and buying (NGT-9.1 to NGT-9.14, NGT-17.8, NGT-18.1), and the special cards (NGT-10.3, NGT-11.5).

Pieces stay where they are (NGT-9.4, NGT-9.12, NGT-18.3), and only what stands here turns tokens (NGT-17.9, NGT-14.5).
"""

from typing import Final

from pentarchy.games.night_watch.cards import (
    ALWAYS_COMBINED,
    BANK_RATE,
    CARD_KINDS,
    CARDS,
    COSTS,
    KINDS,
    MINIMUM_PATROL,
    MINIMUM_ROAD,
    TOKEN_ON_TAKE,
    one_more,
)
from pentarchy.games.night_watch.hidden.diary import drew
from pentarchy.games.night_watch.maps import ANY, INTERSECTIONS, MAPS, NO_MARKET, PATHS
from pentarchy.games.night_watch.moves import DRAW
from pentarchy.games.night_watch.roads import contender, lengthened, longest_line
from pentarchy.games.night_watch.scoring import check_victory
from pentarchy.games.night_watch.steps.bank import charge
from pentarchy.games.night_watch.steps.drawing import Draw
from pentarchy.games.night_watch.steps.tokens import COVER_SETTLEMENT, UNCOVER_KEEP, UNCOVER_POOL, UNCOVER_SETTLEMENT
from pentarchy.games.night_watch.steps.wall import place_guard
from pentarchy.games.night_watch.table import Table
from pentarchy.kernel.events import Event
from pentarchy.kernel.steps import Step


def close_trade(table: Table) -> None:
    """NGT-5.2: the first purchase closes the trade step, unless trade and building are one (NGT-22.3)."""
    if not table.settings.flag("combined_trade_build") and not ALWAYS_COMBINED[table.mode]:
        table.turn.trading = False


def buy(table: Table, seat: int, purchase: int, place: int) -> None:
    """NGT-9.1: the price is paid, and what was bought is placed or drawn (NGT-9.14)."""
    charge(table, seat, COSTS[purchase])
    close_trade(table)
    match purchase:
        case 0:
            place_road(table, seat, place, "NGT-9.5")
        case 1:
            build_settlement(table, seat, place)
        case 2:
            build_keep(table, seat, place)
        case 3:
            table.push(DRAW_CARD)
        case 4:
            place_guard(table, seat, place, "NGT-18.1")


def place_road(table: Table, seat: int, path: int, rule: str) -> None:
    """NGT-9.7: a road stands, and the Longest Road is checked."""
    touched = table.touched[seat]
    lay_road(table, seat, path, rule)
    table.lengths[seat] = lengthened(table, seat, path, touched)
    award_road(table)
    check_victory(table)


def lay_road(table: Table, seat: int, path: int, rule: str) -> None:
    table.roads[seat] |= 1 << path
    table.touched[seat] |= MAPS[table.layout].end_mask[path]
    if table.events is not None:
        table.tell(Event("road", rule, seat, {"path": PATHS[path]}))


def build_settlement(table: Table, seat: int, node: int) -> None:
    """NGT-17.8: place it, turn the token, then measure the roads that it cut."""
    put_settlement(table, seat, node, "NGT-9.8")
    cut_roads(table, seat, node)
    if table.full:
        table.then([UNCOVER_SETTLEMENT, AWARD_ROAD])
        return
    award_road(table)
    check_victory(table)


def put_settlement(table: Table, seat: int, node: int, rule: str) -> None:
    layout = MAPS[table.layout]
    table.settlements[seat] |= 1 << node
    table.closed |= 1 << node | layout.around[node]
    raise_stakes(table, seat, node)
    if table.markets[node] != NO_MARKET:
        open_market(table, seat, table.markets[node])
    if table.events is not None:
        table.tell(Event("settlement", rule, seat, {"place": INTERSECTIONS[node]}))


def raise_stakes(table: Table, seat: int, node: int) -> None:
    """NGT-6.2: every hex at a new settlement, or at a new keep, pays one card more."""
    stakes = table.stakes[:]
    for place in MAPS[table.layout].hexes_at[node]:
        stakes[place] = stakes[place][:]
        stakes[place][seat] += 1
    table.stakes = stakes


def open_market(table: Table, seat: int, market: int) -> None:
    """NGT-8.9, NGT-8.10: the lowest rate for each kind."""
    rates, start, rate = table.rates[:], seat * KINDS, MAPS[table.layout].market_rates[market]
    for kind in range(KINDS):
        if market in (ANY, kind):
            rates[start + kind] = min(rates[start + kind], rate)
    table.rates = rates


def first_rates(table: Table) -> list[int]:
    return [BANK_RATE[table.mode]] * (KINDS * table.seats)


def cut_roads(table: Table, seat: int, node: int) -> None:
    """NGT-9.10, NGT-10.4: roads of others that passed here are measured again."""
    for other in range(table.seats):
        if other != seat and table.touched[other] >> node & 1:
            table.lengths[other] = longest_line(table, other)


class AwardRoad(Step[Table]):
    """The Longest Road is given to whom it belongs."""

    rule = "NGT-10.3"

    def run(self, table: Table) -> None:
        award_road(table)


def award_road(table: Table) -> None:
    """NGT-10.3 to NGT-10.6, in anybody's turn (NGT-10.5)."""
    holder = contender(table.lengths, table.road_holder, MINIMUM_ROAD)
    if holder != table.road_holder:
        table.road_holder = holder
        special_card_moves(table, "longest_road", holder)


def award_patrol(table: Table) -> None:
    """NGT-11.5, NGT-20.6."""
    holder = contender(table.patrols, table.patrol_holder, MINIMUM_PATROL)
    if holder != table.patrol_holder:
        table.patrol_holder = holder
        special_card_moves(table, "largest_patrol", holder)


def special_card_moves(table: Table, card: str, holder: int) -> None:
    """NGT-17.5: whoever takes it turns a token."""
    if table.events is not None:
        kind = "special-card" if holder >= 0 else "special-card-aside"
        table.tell(Event(kind, "NGT-10.3" if card == "longest_road" else "NGT-11.5", holder, {"card": card}))
    if holder >= 0 and table.full and TOKEN_ON_TAKE[card]:
        table.push(UNCOVER_POOL)


class AwardPatrol(Step[Table]):
    """NGT-20.6: checked once the whole effect is over."""

    rule = "NGT-20.6"

    def run(self, table: Table) -> None:
        award_patrol(table)


def build_keep(table: Table, seat: int, node: int) -> None:
    """NGT-9.11: a settlement becomes a keep and its piece comes back."""
    table.settlements[seat] ^= 1 << node
    table.keeps[seat] |= 1 << node
    raise_stakes(table, seat, node)
    if table.events is not None:
        table.tell(Event("keep", "NGT-9.11", seat, {"place": INTERSECTIONS[node]}))
    if table.full:
        table.then([UNCOVER_KEEP, UNCOVER_KEEP, COVER_SETTLEMENT])
        return
    check_victory(table)


class DrawCard(Draw):
    """NGT-9.14: the top card of the deck, seen by its buyer alone."""

    rule = "NGT-9.14"
    forced = False

    def play(self, table: Table, move: int) -> None:
        card = move - DRAW.base
        table.deck[card] -= 1
        take_card(table, table.active, card)
        drew(table, table.active)
        check_victory(table)


def take_card(table: Table, seat: int, card: int, rule: str = "NGT-9.14") -> None:
    """NGT-11.1, NGT-11.3: hidden in hand, and not to be played this turn."""
    table.held[seat * CARD_KINDS + card] += 1
    table.turn.fresh = one_more(table.turn.fresh, card)
    if table.events is not None:
        table.tell(Event("bought-card", rule, seat, {}, secret={"card": CARDS[card]}, knows=(seat,)))


AWARD_ROAD: Final = AwardRoad()
AWARD_PATROL: Final = AwardPatrol()
DRAW_CARD: Final = DrawCard(DRAW)
