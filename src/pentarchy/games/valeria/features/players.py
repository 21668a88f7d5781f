"""The players: what each has, expects and could do now, and how the points stand."""

from typing import TYPE_CHECKING, Final

from pentarchy.games.valeria.cards import (
    COLUMNS,
    DOMAIN_PLACE,
    DOMAIN_VP,
    FOE_VP,
    GOLD,
    MAGIC,
    NONE,
    ROLES,
    STRENGTH,
    TIMING_OF,
)
from pentarchy.games.valeria.costs import domain_prices, has_roles
from pentarchy.games.valeria.features.harvests import EXCHANGED, THROWS, expected, unpacked
from pentarchy.games.valeria.features.layout import (
    AHEAD,
    BEST_DOMAIN,
    BEST_FOE,
    BOARD_POINTS,
    DOMAIN_COUNT,
    DOMAIN_POINTS,
    DOMAINS_IN_REACH,
    DOMAINS_TIMED,
    DUKE_POINTS,
    EVEN,
    FOE_COUNT_OF,
    FOE_POINTS,
    FOES_IN_REACH,
    HARVEST,
    HARVEST_LEFT,
    LASTING,
    LEAD,
    ON_TURN,
    PLAYERS,
    POINTS,
    PURSE_NOW,
    ROLES_OWNED,
    TURN_TO_COME,
)
from pentarchy.games.valeria.features.look import Look
from pentarchy.games.valeria.features.tastes import MAJORITIES, Taste
from pentarchy.games.valeria.scoring import board_points
from pentarchy.kernel.features import put, put_count

if TYPE_CHECKING:
    from pentarchy.games.valeria.table import Table

QUARTERS: Final = 9
"""Harvests are written in quarters of a card: THROWS times as much is known."""
TIMING_PLACE: Final = [LASTING.index(timing) if timing in LASTING else NONE for timing in TIMING_OF]


def put_players(row: list[int], look: Look) -> None:
    table, points = look.table, [0] * look.table.seats
    for i in range(table.seats):
        seat, at = (look.me + i) % table.seats, PLAYERS[i]
        put_turn(row, at, table, seat)
        put_harvest(row, at, look, seat)
        put_tableau(row, at, table, seat)
        put_foes_in_reach(row, at, look, seat)
        put_domains_in_reach(row, at, look, seat)
        points[i] = put_points(row, at, look, seat)
    if look.no_dukes:
        put_majorities(row, look, points)
    put_leads(row, points)


def put_turn(row: list[int], at: int, table: "Table", seat: int) -> None:
    """VAL-7.5: once the end is triggered, who still has a turn in this round has the last one."""
    purse = table.purse[seat]
    put(row, at + PURSE_NOW + GOLD, purse[GOLD])
    put(row, at + PURSE_NOW + STRENGTH, purse[STRENGTH])
    put(row, at + PURSE_NOW + MAGIC, purse[MAGIC])
    if table.over:
        return
    if not table.turns:
        row[at + TURN_TO_COME] = 1
    elif seat == table.active:
        row[at + ON_TURN] = 1
    elif (seat - table.first) % table.seats > (table.active - table.first) % table.seats:
        row[at + TURN_TO_COME] = 1


def put_harvest(row: list[int], at: int, look: Look, seat: int) -> None:
    sums, total = expected(look.table, seat), 0
    for sort in range(EXCHANGED + 1):
        amount = unpacked(sums, sort)
        total += amount
        put(row, at + HARVEST + sort, amount // QUARTERS)
    put(row, at + HARVEST_LEFT, total * look.cards_left // (THROWS * look.table.seats))


def put_tableau(row: list[int], at: int, table: "Table", seat: int) -> None:
    roles = table.roles[seat]
    for role in range(len(ROLES)):
        row[at + ROLES_OWNED + role] = roles[role]
    row[at + DOMAIN_COUNT] = table.domains[seat].bit_count()
    row[at + FOE_COUNT_OF] = len(table.pile[seat])


def put_foes_in_reach(row: list[int], at: int, look: Look, seat: int) -> None:
    """VAL-6.4 to VAL-6.6: what a player could slay with what he has."""
    purse = look.table.purse[seat]
    strength, magic, best, count = purse[STRENGTH], purse[MAGIC], 0, 0
    if not strength:
        return
    for place in range(len(look.foes)):
        on_top = look.magic[place]
        if on_top <= magic and look.strength[place] + on_top <= strength + magic:
            count += 1
            best = max(best, FOE_VP[look.foes[place]])
            if seat != look.me:
                look.foe_rivals[place] += 1
    row[at + FOES_IN_REACH] = count
    row[at + BEST_FOE] = best


def put_domains_in_reach(row: list[int], at: int, look: Look, seat: int) -> None:
    """VAL-6.19 to VAL-6.22: what he could build."""
    table, best, count = look.table, 0, 0
    purse, prices = table.purse[seat], domain_prices(table, seat)
    money = purse[GOLD] + purse[MAGIC] if purse[GOLD] else 0
    for column in range(COLUMNS):
        stack = table.stacks[DOMAIN_PLACE + column]
        if stack and prices[stack[0]] <= money and has_roles(table, seat, stack[0]):
            count += 1
            best = max(best, DOMAIN_VP[stack[0]])
            if seat != look.me:
                look.domain_rivals[column] += 1
    row[at + DOMAINS_IN_REACH] = count
    row[at + BEST_DOMAIN] = best


def put_points(row: list[int], at: int, look: Look, seat: int) -> int:
    """VAL-7.7: what a player would score now; with the duke he is likely to have, if that is secret."""
    table, taste = look.table, look.taste_of(seat)
    purse, roles, foes = table.purse[seat], table.roles[seat], 0
    domains, parts = put_domains(row, at, table.domains[seat], taste)
    parts += taste.resource * (purse[GOLD] + purse[STRENGTH] + purse[MAGIC])
    for role in range(len(ROLES)):
        parts += taste.roles[role] * roles[role]
    for foe in table.pile[seat]:
        foes += FOE_VP[foe]
        parts += taste.foes[foe]
    board, duke = board_points(table, seat), parts // taste.divisor
    put(row, at + FOE_POINTS, foes)
    put(row, at + BOARD_POINTS, board)
    put(row, at + DUKE_POINTS, duke)
    return foes + domains + board + duke


def put_domains(row: list[int], at: int, domains: int, taste: Taste) -> tuple[int, int]:
    """Their points, and what they bring to the duke."""
    points, parts = 0, 0
    while domains:
        domain = (domains & -domains).bit_length() - 1
        domains &= domains - 1
        points += DOMAIN_VP[domain]
        parts += taste.domains[domain]
        if TIMING_PLACE[domain] != NONE:
            row[at + DOMAINS_TIMED + TIMING_PLACE[domain]] += 1
    put(row, at + DOMAIN_POINTS, points)
    return points, parts


def put_majorities(row: list[int], look: Look, points: list[int]) -> None:
    """VAL-13.3: they count with the rest of the table that stands in for the dukes."""
    seats = look.table.seats
    for majority in MAJORITIES:
        shares = majority.shares(look.table)
        for i in range(seats):
            share = shares[(look.me + i) % seats]
            points[i] += share
            put(row, PLAYERS[i] + DUKE_POINTS, row[PLAYERS[i] + DUKE_POINTS] + share)


def put_leads(row: list[int], points: list[int]) -> None:
    own, best, ahead = points[0], 0, 0
    put(row, PLAYERS[0] + POINTS, own)
    for i in range(1, len(points)):
        put(row, PLAYERS[i] + POINTS, points[i])
        put(row, PLAYERS[i] + LEAD, EVEN + own - points[i])
        best = max(best, points[i])
        ahead += points[i] > own
    put(row, PLAYERS[0] + LEAD, EVEN + own - best)
    put_count(row, AHEAD, ahead, len(points) - 1)
