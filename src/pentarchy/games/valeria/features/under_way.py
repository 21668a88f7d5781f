"""What is under way: who has to choose, and what the dice, rewards and questions to come bring."""

from typing import TYPE_CHECKING, Final

from pentarchy.games.valeria.cards import FOE_VP, MAGIC, VP
from pentarchy.games.valeria.features.harvests import CHOSEN, EXCHANGED, TAKEN, by_the_dice
from pentarchy.games.valeria.features.layout import ASKED, PLAYERS, ROBBED, TO_COME
from pentarchy.games.valeria.features.look import Look
from pentarchy.games.valeria.phases import HARVESTING, MONSTERS_ACT, ROLLING
from pentarchy.games.valeria.questions import Question
from pentarchy.kernel.features import put
from pentarchy.kernel.steps import CHANCE, Lanes, SeatChance, Step

if TYPE_CHECKING:
    from pentarchy.games.valeria.table import Table

POINTS_TO_COME: Final = TO_COME + VP
CHOICE_TO_COME: Final = TO_COME + 4
CITIZENS_TO_COME: Final = TO_COME + 5


def put_under_way(row: list[int], look: Look, pending: list[int]) -> None:
    table = look.table
    for seat in pending:
        if seat != CHANCE:
            row[PLAYERS[(seat - look.me) % table.seats] + ASKED] = 1
    if table.over:
        return
    put_dice(row, look)
    top = table.agenda[-1]
    if isinstance(top, Lanes):
        for lane in top.lanes:
            put_promises(row, look, lane)
    else:
        put_promises(row, look, table.agenda)
    if isinstance(top, SeatChance):
        put_theft(row, look, top.who)


def put_promises(row: list[int], look: Look, steps: list[Step["Table"]]) -> None:
    """What the questions to come may bring."""
    for step in steps:
        if isinstance(step, Question):
            resources, citizens = step.may_bring(look.table)
            at = PLAYERS[(step.seat - look.me) % look.table.seats]
            put_more(row, at + CHOICE_TO_COME, resources)
            put_more(row, at + CITIZENS_TO_COME, citizens)


def put_theft(row: list[int], look: Look, victim: int) -> None:
    """VAL-8.25: a random monster of the victim's pile goes to the active player."""
    table, pile, points = look.table, look.table.pile[victim], 0
    for foe in pile:
        points += FOE_VP[foe]
    row[PLAYERS[(victim - look.me) % table.seats] + ROBBED] = 1
    row[PLAYERS[(table.active - look.me) % table.seats] + POINTS_TO_COME] = points // max(1, len(pile))


def put_dice(row: list[int], look: Look) -> None:
    """The harvest that the dice bring, if it has still to come; alone the second one too (VAL-14.16)."""
    table, phase = look.table, look.table.phase
    if not look.rolled or phase > MONSTERS_ACT:
        return
    if phase == ROLLING or (phase == HARVESTING and table.question == "HarvestTake"):
        for i in range(table.seats):
            seat = (look.me + i) % table.seats
            if seat != table.resting():
                put_reaped(row, PLAYERS[i], by_the_dice(table, seat, seat == table.active), phase == ROLLING)
    if table.solo:
        put_reaped(row, PLAYERS[0], by_the_dice(table, 0, False), True)


def put_reaped(row: list[int], at: int, sums: list[int], takes: bool) -> None:
    for resource in range(MAGIC + 1):
        put_more(row, at + TO_COME + resource, sums[resource])
    put_more(row, at + CHOICE_TO_COME, sums[CHOSEN] + sums[EXCHANGED] + (sums[TAKEN] if takes else 0))


def put_more(row: list[int], at: int, number: int) -> None:
    put(row, at, row[at] + number)
