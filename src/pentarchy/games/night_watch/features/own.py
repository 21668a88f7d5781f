"""What the looker alone knows, and what he can buy (NGT-8.9, NGT-9)."""

from typing import TYPE_CHECKING, Final

from pentarchy.games.night_watch.cards import (
    BANK_RATE,
    BASE,
    CARD_KINDS,
    COSTS,
    GUARDS,
    KEEPS,
    KINDS,
    SECTIONS,
    SETTLEMENTS,
    SOLD,
    SPACES,
)
from pentarchy.games.night_watch.features import layout as at
from pentarchy.games.night_watch.features.hands import WHOLE
from pentarchy.games.night_watch.features.land import next_to, nodes_of_kinds
from pentarchy.games.night_watch.features.survey import Survey, total
from pentarchy.kernel.features import put

if TYPE_CHECKING:
    from pentarchy.games.night_watch.table import Table

WHOLE_WALL: Final = SPACES * len(SECTIONS)
USUAL_RATE: Final = BANK_RATE[BASE]


def put_own(row: list[int], table: "Table", survey: Survey) -> None:
    seat = survey.looker
    for card in range(CARD_KINDS):
        row[at.HELD + card] = table.held[seat * CARD_KINDS + card]
    for kind in range(KINDS):
        row[at.RATE + kind] = USUAL_RATE - table.rates[seat * KINDS + kind]
    for purchase in range(len(COSTS)):
        can = SOLD[table.mode] >> purchase & 1 and has_place(table, survey, purchase)
        row[at.SHORT_OF + purchase] = short_of(table, survey, COSTS[purchase]) if can else at.CANNOT
    put_site_kinds(row, table, survey)
    put(row, at.LEAD, at.EVEN + survey.points[seat] - survey.best_of_others(survey.points, seat))


def short_of(table: "Table", survey: Survey, cost: list[int]) -> int:
    """How many cards are missing when all others have been traded for them with the bank."""
    start, missing = survey.looker * KINDS, 0
    for kind in range(KINDS):
        spare = survey.hands[start + kind] // WHOLE - cost[kind]
        missing -= spare // table.rates[start + kind] if spare > 0 else spare
    return max(0, missing)


def has_place(table: "Table", survey: Survey, purchase: int) -> bool:
    """NGT-9.13, NGT-9.14, NGT-25.3: whether there is a piece and a place for it, or a card."""
    seat = survey.looker
    match purchase:
        case 0:
            return table.roads_left(seat) > 0
        case 1:
            return survey.settlements[seat] < SETTLEMENTS and table.touched[seat] & ~table.closed != 0
        case 2:
            return survey.keeps[seat] < KEEPS and survey.settlements[seat] > 0
        case 3:
            return total(table.deck) > 0
    return survey.guards[seat] < GUARDS and total(survey.guards) < WHOLE_WALL


def put_site_kinds(row: list[int], table: "Table", survey: Survey) -> None:
    """The kinds that a settlement at an own road, or one road further, would bring."""
    seat, nodes = survey.looker, nodes_of_kinds(table)
    through = ~survey.buildings | table.settlements[seat] | table.keeps[seat]
    touched = table.touched[seat]
    sites = (touched | next_to(table.layout, touched & through)) & ~table.closed
    for kind in range(KINDS):
        if nodes[kind] & sites:
            row[at.SITE_KIND + kind] = 1
