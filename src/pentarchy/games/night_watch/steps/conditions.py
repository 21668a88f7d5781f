"""What must hold before an action card or a hero can do anything (NGT-26)."""

from collections.abc import Callable
from typing import Final

from pentarchy.games.night_watch.fields import EMPTY
from pentarchy.games.night_watch.maps import IN_CAMP
from pentarchy.games.night_watch.roads import removable
from pentarchy.games.night_watch.steps.hero_secrets import leaders
from pentarchy.games.night_watch.steps.placing import can_place_road
from pentarchy.games.night_watch.table import Table
from pentarchy.kernel.decks import one_by_one

Condition = Callable[[Table, int], bool]


def wildling_in_gift(table: Table, seat: int) -> bool:
    return table.watch.in_gift() != 0


def wildling_in_north(table: Table, seat: int) -> bool:
    return any(kind != EMPTY for kind in table.watch.camps) or any(table.watch.clearings)


def bank_not_empty(table: Table, seat: int) -> bool:
    return any(table.bank)


def guard_in_supply(table: Table, seat: int) -> bool:
    return table.guards_left(seat) > 0


def free_wall_space(table: Table, seat: int) -> bool:
    return EMPTY in table.watch.wall


def own_cards(table: Table, seat: int) -> bool:
    return table.hand_size(seat) > 0


def received_nothing(table: Table, seat: int) -> bool:
    return not table.turn.received >> seat & 1


def removable_road(table: Table, seat: int) -> bool:
    return any(removable(table, seat, path) for path in one_by_one(table.roads[seat]))


def deck_not_empty(table: Table, seat: int) -> bool:
    return any(table.deck)


def opponent_more_public_vp(table: Table, seat: int) -> bool:
    return bool(leaders(table, seat))


def opponent_with_cards(table: Table, seat: int) -> bool:
    return any(table.hand_size(other) for other in range(table.seats) if other != seat)


def played_patrol(table: Table, seat: int) -> bool:
    return table.patrols[seat] > 0


def robber_in_gift(table: Table, seat: int) -> bool:
    return table.robber != IN_CAMP


CONDITIONS: Final[dict[str, Condition]] = {
    "wildling_in_gift": wildling_in_gift,
    "wildling_in_north": wildling_in_north,
    "bank_not_empty": bank_not_empty,
    "guard_in_supply": guard_in_supply,
    "free_wall_space": free_wall_space,
    "own_cards": own_cards,
    "received_nothing": received_nothing,
    "removable_road": removable_road,
    "deck_not_empty": deck_not_empty,
    "opponent_more_public_vp": opponent_more_public_vp,
    "opponent_with_cards": opponent_with_cards,
    "legal_road": can_place_road,
    "played_patrol": played_patrol,
    "robber_in_gift": robber_in_gift,
}
