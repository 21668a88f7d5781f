"""What must hold at every moment (NGT-25.4 to NGT-25.6)."""

from typing import TYPE_CHECKING

from pentarchy.games.night_watch.cards import (
    CARD_KINDS,
    CLANS,
    COPIES,
    FIGURES,
    HEROES,
    IN_BOX,
    KINDS,
    MINIMUM_PATROL,
    MINIMUM_ROAD,
    PATROL,
    SECTIONS,
    SPACES,
    TOKEN_COPIES,
    TOKENS,
)
from pentarchy.games.night_watch.fields import EMPTY
from pentarchy.games.night_watch.maps import MAPS
from pentarchy.games.night_watch.roads import contender, longest_line, touched_by

if TYPE_CHECKING:
    from pentarchy.games.night_watch.table import Table


def broken(table: "Table") -> list[str]:
    """The invariants that do not hold."""
    checks = {
        "resource cards NGT-2.5": resources_conserved(table),
        "action cards NGT-2.5": cards_conserved(table),
        "nothing negative": min([*table.bank, *table.hands, *table.held, *table.deck, *table.low]) >= 0,
        "low numbers are no higher than hands": all(low <= count for low, count in zip(table.low, table.hands)),
        "pieces NGT-2.4": pieces_in_supply(table),
        "one piece a place NGT-3.4": pieces_apart(table),
        "distance rule NGT-9.9": distances_kept(table),
        "roads NGT-10.1": roads_measured(table),
        "stakes NGT-6.2": stakes_counted(table),
        "Longest Road NGT-10.3": holder_of_roads_is_right(table),
        "Largest Patrol NGT-11.5": holder_of_patrols_is_right(table),
        "fresh cards are held": fresh_held(table),
    }
    if table.full:
        checks |= {
            "figures NGT-2.6": figures_conserved(table),
            "tokens NGT-2.6": tokens_conserved(table),
            "heroes NGT-2.5": heroes_conserved(table),
            "wall packed NGT-18.2": packed(table.watch.wall, SPACES),
            "camps packed NGT-15.2": packed(table.watch.camps, len(table.watch.camps) // len(CLANS)),
            "guards NGT-2.4": all(table.guards_left(seat) >= 0 for seat in range(table.seats)),
            "clearings are held NGT-16.3": table.over or clearings_held(table),
        }
    return [name for name, holds in checks.items() if not holds]


def resources_conserved(table: "Table") -> bool:
    return all(table.bank[kind] + sum(table.hands[kind::KINDS]) == IN_BOX for kind in range(KINDS))


def cards_conserved(table: "Table") -> bool:
    looked = table.effect.looked if table.effect is not None else []
    for card in range(CARD_KINDS):
        count = table.deck[card] + sum(table.held[card::CARD_KINDS]) + table.removed[card]
        count += looked[card] if looked else 0
        if card == PATROL:
            count += sum(table.patrols)
        if count != COPIES[table.mode][card]:
            return False
    return True


def pieces_in_supply(table: "Table") -> bool:
    seats = range(table.seats)
    left = [table.roads_left(seat) for seat in seats] + [table.settlements_left(seat) for seat in seats]
    return min(left + [table.keeps_left(seat) for seat in seats]) >= 0


def pieces_apart(table: "Table") -> bool:
    buildings = table.settlements + table.keeps
    return disjoint(buildings) and disjoint(table.roads)


def disjoint(masks: list[int]) -> bool:
    together = 0
    for mask in masks:
        together |= mask
    return together.bit_count() == sum(mask.bit_count() for mask in masks)


def distances_kept(table: "Table") -> bool:
    layout, closed = MAPS[table.layout], 0
    buildings = [table.buildings_of(seat) for seat in range(table.seats)]
    everything = sum(buildings)
    for node in range(layout.intersections):
        if everything >> node & 1:
            closed |= 1 << node | layout.around[node]
            if layout.around[node] & everything:
                return False
    return closed == table.closed


def roads_measured(table: "Table") -> bool:
    layout = MAPS[table.layout]
    for seat in range(table.seats):
        lifted = table.question == "LayLifted"
        if table.touched[seat] != touched_by(layout, table.roads[seat]):
            return False
        if not lifted and table.lengths[seat] != longest_line(table, seat):
            return False
    return True


def holder_of_roads_is_right(table: "Table") -> bool:
    """NGT-10.4; while a road is lifted, or a new settlement's token is turned (NGT-17.8), it is not given out yet."""
    if any(step.rule in ("NGT-10.3", "NGT-19.14") for step in table.agenda) or table.reason.startswith("tragic"):
        return True
    return contender(table.lengths, table.road_holder, MINIMUM_ROAD) == table.road_holder


def holder_of_patrols_is_right(table: "Table") -> bool:
    """NGT-20.6; while Yoren's guard is placed it is not given out yet."""
    if any(step.rule == "NGT-20.6" for step in table.agenda):
        return True
    return contender(table.patrols, table.patrol_holder, MINIMUM_PATROL) == table.patrol_holder


def stakes_counted(table: "Table") -> bool:
    corners = MAPS[table.layout].corners
    for place in MAPS[table.layout].hexes:
        for seat in range(table.seats):
            small, large = table.settlements[seat] & corners[place], table.keeps[seat] & corners[place]
            if table.stakes[place][seat] != small.bit_count() + 2 * large.bit_count():
                return False
    return True


def fresh_held(table: "Table") -> bool:
    start = table.active * CARD_KINDS
    return all(table.turn.fresh[card] <= table.held[start + card] for card in range(CARD_KINDS))


def figures_conserved(table: "Table") -> bool:
    watch = table.watch
    for kind, total in enumerate(FIGURES):
        count = watch.figures[kind] + watch.camps.count(kind) + watch.gift[kind].bit_count()
        if kind == 0:
            count += sum(watch.clearings)
        if count != total:
            return False
    return disjoint(watch.gift)


def tokens_conserved(table: "Table") -> bool:
    """NGT-23.9: as many unturned tokens as lie in the pool and under pieces."""
    watch = table.watch
    lying = watch.pool + sum(batch != EMPTY for batch in watch.under)
    lying += sum(2 * table.keeps_left(seat) for seat in range(table.seats))
    kinds = len(TOKENS)
    every = [watch.turned[token] + sum(watch.batches[token::kinds]) for token in range(kinds)]
    settled = table.question in ("Act", "BeforeRoll")
    return every == TOKEN_COPIES and (not settled or lying == sum(watch.batches))


def heroes_conserved(table: "Table") -> bool:
    held = [1 << hero for hero in table.watch.heroes if hero != EMPTY]
    masks = [*held, table.watch.display, table.watch.lost_heroes]
    return disjoint(masks) and sum(masks) == (1 << len(HEROES)) - 1


def packed(places: list[int], length: int) -> bool:
    for start in range(0, len(places), length):
        row = [place != EMPTY for place in places[start : start + length]]
        if row != sorted(row, reverse=True):
            return False
    return True


def clearings_held(table: "Table") -> bool:
    """NGT-16.6: no clearing ever holds more regular wildlings than its section has guards."""
    watch = table.watch
    return all(watch.clearings[i] <= watch.guards_at(i) for i in range(len(SECTIONS)))
