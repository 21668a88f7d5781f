"""Fills in a row for the player who looks."""

from typing import TYPE_CHECKING, Final

from pentarchy.games.valeria.cards import KINDS, NO_DUKE
from pentarchy.games.valeria.features.alone import put_solo
from pentarchy.games.valeria.features.centre import put_centre
from pentarchy.games.valeria.features.layout import (
    ACTIONS,
    ASKING,
    CARDS_LEFT,
    CARDS_LEFT_WIDTH,
    DICE,
    DOMAINS_LEFT,
    ENDING_BY,
    FOES_LEFT,
    LAST_CARDS,
    LASTING_DOMAINS,
    OVER,
    OWN_CITIZENS,
    OWN_DOMAINS,
    OWN_DUKES,
    OWN_TASTE,
    PHASE,
    QUESTION_NUMBERS,
    ROUND,
    SEAT_COUNT,
    SIZE,
    STACKS_LEFT,
    STACKS_LEFT_WIDTH,
    SWITCH_NAMES,
    SWITCHES,
    TURNS_IN_ROUND,
)
from pentarchy.games.valeria.features.look import Look
from pentarchy.games.valeria.features.players import put_players
from pentarchy.games.valeria.features.tastes import PARTS
from pentarchy.games.valeria.features.under_way import put_under_way
from pentarchy.games.valeria.phases import ROLLING
from pentarchy.games.valeria.scoring import NOT_ENDING
from pentarchy.kernel.features import put, put_count, put_mask, put_question

if TYPE_CHECKING:
    from pentarchy.games.valeria.table import Table

ACTION_WIDTH: Final = 2


def features(table: "Table", seat: int) -> list[int]:
    """What is being bought counts as bought and paid with as little magic as possible: that is what will be."""
    row = [0] * SIZE
    put_question(row, ASKING, QUESTION_NUMBERS, table, seat)
    look = Look(paid(table) if table.purchase is not None else table, seat, table.over)
    put_played(row, look.table)
    put_turn(row, look)
    put_end(row, look)
    put_own(row, look)
    put_players(row, look)
    put_under_way(row, look, table.pending)
    put_centre(row, look)
    if look.table.solo:
        put_solo(row, look)
    return row


def put_played(row: list[int], table: "Table") -> None:
    row[SEAT_COUNT + table.seats - 1] = 1
    for place, name in enumerate(SWITCH_NAMES):
        row[SWITCHES + place] = int(table.settings.flag(name))


def put_turn(row: list[int], look: Look) -> None:
    table = look.table
    row[PHASE + table.phase] = 1
    put_count(row, ACTIONS, table.actions, ACTION_WIDTH)
    if look.rolled and table.phase == ROLLING:
        row[DICE] = min(table.die_one, table.die_two)
        row[DICE + 1] = max(table.die_one, table.die_two)


def put_end(row: list[int], look: Look) -> None:
    """VAL-7.2, VAL-7.5, VAL-14.18."""
    table = look.table
    put_count(row, STACKS_LEFT, look.stacks_left, STACKS_LEFT_WIDTH)
    put_count(row, CARDS_LEFT, look.cards_left, CARDS_LEFT_WIDTH)
    row[LAST_CARDS] = look.stacks_of[1]
    row[FOES_LEFT] = look.foes_left
    row[DOMAINS_LEFT] = look.domains_left
    if table.ending != NOT_ENDING:
        row[ENDING_BY + table.ending - 1] = 1
    put(row, ROUND, (table.turns + table.seats - 1) // table.seats)
    if table.over:
        row[OVER] = 1
    elif table.turns:
        row[TURNS_IN_ROUND] = (table.first - table.active - 1) % table.seats


def put_own(row: list[int], look: Look) -> None:
    table, me, taste = look.table, look.me, look.taste
    citizens = table.citizens[me]
    for kind in range(KINDS):
        row[OWN_CITIZENS + kind] = citizens[kind]
    put_mask(row, OWN_DUKES, table.dealt[me] if look.duke == NO_DUKE else 1 << look.duke)
    for role, parts in enumerate(taste.roles):
        row[OWN_TASTE + role] = parts * PARTS // taste.divisor
    row[OWN_TASTE + len(taste.roles)] = taste.resource * PARTS // taste.divisor
    domains = table.domains[me]
    if domains:
        for place, domain in enumerate(LASTING_DOMAINS):
            row[OWN_DOMAINS + place] = domains >> domain & 1


def paid(table: "Table") -> "Table":
    """The table once what is being bought is paid, with as little magic as possible."""
    twin = table.copy()
    twin.play(twin.options()[-1])
    return twin
