"""Guards on the Wall: placed, and lost with their VP tokens (NGT-16.5, NGT-18)."""

from pentarchy.games.night_watch.cards import GUARD_STEPS, SECTIONS, SPACES
from pentarchy.games.night_watch.fields import EMPTY
from pentarchy.games.night_watch.scoring import guard_tokens
from pentarchy.games.night_watch.table import Table
from pentarchy.kernel.events import Event


def place_guard(table: Table, seat: int, section: int, rule: str) -> None:
    """NGT-18.1, NGT-18.5: on the lowest free space. More guards drive nobody away (NGT-16.12)."""
    wall, at = table.watch.wall, section * SPACES
    while wall[at] != EMPTY:
        at += 1
    wall[at] = seat
    if table.events is not None:
        table.tell(Event("guard", rule, seat, {"section": SECTIONS[section]}))
        tell_tokens(table, seat, 1)


def lose_guard(table: Table, section: int, rule: str) -> None:
    """NGT-16.5: the guard on space 1 goes home and the others close up. VP tokens follow by
    themselves (NGT-16.11, NGT-18.4)."""
    wall, start = table.watch.wall, section * SPACES
    owner = wall[start]
    wall[start : start + SPACES] = [*wall[start + 1 : start + SPACES], EMPTY]
    if table.events is not None:
        table.tell(Event("guard-lost", rule, owner, {"section": SECTIONS[section]}))
        tell_tokens(table, owner, -1)


def tell_tokens(table: Table, seat: int, change: int) -> None:
    """NGT-18.4: whether a guard more or less has just brought or cost a VP token."""
    guards = table.watch.guards_of(seat)
    if (guards if change > 0 else guards + 1) in GUARD_STEPS:
        kind = "vp-token" if change > 0 else "vp-token-lost"
        table.tell(Event(kind, "NGT-18.4", seat, {"guards": guards, "tokens": guard_tokens(table, seat)}))
