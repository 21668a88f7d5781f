"""Why something cannot be built or paid: the nearest reason, with what is missing (NGT-9)."""

from typing import Final

from pentarchy.games.night_watch.cards import (
    ACTION_CARD,
    COSTS,
    GUARD,
    GUARDS,
    KEEP,
    KEEPS,
    RESOURCES,
    ROAD,
    ROADS,
    SECTIONS,
    SETTLEMENT,
    SETTLEMENTS,
    SOLD,
    SPACES,
)
from pentarchy.games.night_watch.fields import EMPTY
from pentarchy.games.night_watch.maps import INTERSECTIONS, MAPS
from pentarchy.games.night_watch.table import Table
from pentarchy.kernel.decks import one_by_one
from pentarchy.kernel.events import Json
from pentarchy.kernel.steps import Refusal


def bundle(counts: list[int]) -> dict[str, Json]:
    """Cards for an event, a refusal or a view."""
    return {RESOURCES[kind]: count for kind, count in enumerate(counts) if count}


def cannot_pay(table: Table, seat: int, cost: list[int], rule: str) -> Refusal:
    return Refusal(rule, "cannot-pay", {"cost": bundle(cost), "missing": bundle(table.missing(seat, cost))})


def refused_purchase(table: Table, seat: int, purchase: int, place: int) -> Refusal:
    """First what is wrong with the place, then whether a piece is left, then the price."""
    if not SOLD[table.mode] >> purchase & 1:
        return Refusal("NGT-4.3", "not-in-this-game")
    refusal = refused_place(table, seat, purchase, place) or refused_piece(table, seat, purchase)
    return refusal or cannot_pay(table, seat, COSTS[purchase], "NGT-9.1")


def refused_place(table: Table, seat: int, purchase: int, place: int) -> Refusal | None:
    match purchase:
        case 0:
            return refused_path(table, seat, place)
        case 1:
            return refused_site(table, seat, place)
        case 2:
            return None if table.settlements[seat] >> place & 1 else Refusal("NGT-9.11", "no-settlement-of-yours")
        case 4:
            return refused_section(table, place)
    return None


assert [ROAD, SETTLEMENT, KEEP, ACTION_CARD, GUARD] == [0, 1, 2, 3, 4]


def refused_path(table: Table, seat: int, path: int) -> Refusal | None:
    """NGT-9.5, NGT-9.6."""
    layout = MAPS[table.layout]
    if path >= layout.paths:
        return Refusal("NGT-3.2", "not-on-this-map")
    if table.all_roads() >> path & 1:
        return Refusal("NGT-9.5", "path-taken")
    own = table.touched[seat] | table.buildings_of(seat)
    reached = own & layout.end_mask[path]
    if not reached:
        return Refusal("NGT-9.5", "road-not-connected")
    cut = table.buildings_of_others(seat) & reached
    if cut == reached:
        return Refusal("NGT-9.6", "behind-a-building", {"place": INTERSECTIONS[cut.bit_length() - 1]})
    return None


def refused_site(table: Table, seat: int, node: int) -> Refusal | None:
    """NGT-9.8, NGT-9.9."""
    refusal = refused_ground(table, node)
    if refusal is None and not table.touched[seat] >> node & 1:
        return Refusal("NGT-9.8", "no-own-road-there")
    return refusal


def refused_ground(table: Table, node: int) -> Refusal | None:
    """Why nobody may found a settlement here."""
    if node >= MAPS[table.layout].intersections:
        return Refusal("NGT-3.2", "not-on-this-map")
    built = sum(table.buildings_of(seat) for seat in range(table.seats))
    if built >> node & 1:
        return Refusal("NGT-9.8", "place-taken")
    near = [INTERSECTIONS[other] for other in one_by_one(MAPS[table.layout].around[node] & built)]
    return Refusal("NGT-9.9", "too-near", {"place": [*near]}) if near else None


def refused_section(table: Table, section: int) -> Refusal | None:
    """NGT-18.2."""
    if EMPTY in table.watch.wall[section * SPACES : (section + 1) * SPACES]:
        return None
    return Refusal("NGT-18.2", "section-full", {"section": SECTIONS[section], "count": SPACES})


NONE_LEFT: Final = [
    ("NGT-25.3", "no-road-left", ROADS),
    ("NGT-9.13", "no-settlement-left", SETTLEMENTS),
    ("NGT-9.13", "no-keep-left", KEEPS),
    ("NGT-9.14", "deck-empty", 0),
    ("NGT-25.3", "no-guard-left", GUARDS),
]
"""For each purchase what is said when there is none to be had, and how many pieces a player has."""


def refused_piece(table: Table, seat: int, purchase: int) -> Refusal | None:
    """NGT-9.13, NGT-9.14, NGT-25.3."""
    if table.left(seat, purchase):
        return None
    rule, key, pieces = NONE_LEFT[purchase]
    return Refusal(rule, key, {"count": pieces} if pieces else None)
