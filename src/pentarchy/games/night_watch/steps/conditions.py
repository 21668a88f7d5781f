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


CONDITIONS: Final[dict[str, Condition]] = {
    "wildling_in_gift": lambda table, seat: table.watch.in_gift() != 0,
    "wildling_in_north": lambda table, seat: (
        any(kind != EMPTY for kind in table.watch.camps) or any(table.watch.clearings)
    ),
    "bank_not_empty": lambda table, seat: any(table.bank),
    "guard_in_supply": lambda table, seat: table.guards_left(seat) > 0,
    "free_wall_space": lambda table, seat: EMPTY in table.watch.wall,
    "own_cards": lambda table, seat: table.hand_size(seat) > 0,
    "received_nothing": lambda table, seat: not table.turn.received >> seat & 1,
    "removable_road": lambda table, seat: any(removable(table, seat, path) for path in one_by_one(table.roads[seat])),
    "deck_not_empty": lambda table, seat: any(table.deck),
    "opponent_more_public_vp": lambda table, seat: bool(leaders(table, seat)),
    "opponent_with_cards": lambda table, seat: any(
        table.hand_size(other) for other in range(table.seats) if other != seat
    ),
    "legal_road": can_place_road,
    "played_patrol": lambda table, seat: table.patrols[seat] > 0,
    "robber_in_gift": lambda table, seat: table.robber != IN_CAMP,
}
