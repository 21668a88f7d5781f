"""What is under way outside of fights: a visit, a purchase, a trade, a gem in hand, the night."""

from typing import TYPE_CHECKING, Final

from pentarchy.games.amulet.cards import COLOURS, PRICES, SPELLS
from pentarchy.games.amulet.errands import ERRANDS, FIRST_SKILL
from pentarchy.games.amulet.features import amulets
from pentarchy.games.amulet.features.layout import LAYOUT, size
from pentarchy.games.amulet.fields import Trade, Visit
from pentarchy.games.amulet.question import Question
from pentarchy.kernel.features import put, put_mask

if TYPE_CHECKING:
    from pentarchy.games.amulet.table import Table

ERRAND: Final = LAYOUT.block("still to do:", [*ERRANDS[:FIRST_SKILL], "skills"])
PAYMENTS: Final = LAYOUT.block("due:", ["coin or health", "health"])
BOUGHT: Final = LAYOUT.block("bought at", [str(price) for price in PRICES])
VISIT_PARTS: Final = ["upgraded", "repaired", "bargained", "waived", "exchanges left", "gems to pick", "late"]
VISIT: Final = LAYOUT.block("visit", VISIT_PARTS)
CHASED: Final = LAYOUT.one("worth to the visitor of the best gem chased")
REPAIRS: Final = LAYOUT.one("repairs left")
WEARING: Final = LAYOUT.one("weapons about to be damaged")
STUNNED: Final = LAYOUT.one("stunned in this turn")
IN_HAND: Final = LAYOUT.block("gem in hand", [*COLOURS, "points", "worth"])
PAID_OATH: Final = LAYOUT.one("oath being paid")
TO_GIVE: Final = LAYOUT.one("things to give up")
GOOD_PARTS: Final = ["coins", "gems", "spells", "potions"]
TRADE: Final = LAYOUT.one("trade under way")
I_GIVE: Final = LAYOUT.block("I would give", GOOD_PARTS)
I_GET: Final = LAYOUT.block("I would get", GOOD_PARTS)
NIGHT: Final = LAYOUT.block("night", ["attack", "pending", "being resolved"])

OF_SKILLS: Final = FIRST_SKILL
OF_PLACES: Final = (1 << FIRST_SKILL) - 1
GEM_COLOURS: Final = len(COLOURS)
FIRST_SPELL_GOOD: Final = 1 + len(COLOURS)
FIRST_POTION_GOOD: Final = FIRST_SPELL_GOOD + len(SPELLS)


def put_under_way(row: list[int], table: "Table", seat: int) -> None:
    visit, trade, night = table.current_visit, table.current_trade, table.current_night
    row[REPAIRS] = table.repairs_left
    row[STUNNED] = int(table.stunned)
    if table.wearing:
        row[WEARING] = size(table.wearing)
    if visit is not None:
        put_visit(row, visit)
        if visit.picks:
            put_chased(row, table, visit)
    if trade is not None:
        put_trade(row, table, trade, seat)
    if night is not None:
        put_night(row, table)
    top = table.agenda[-1] if table.agenda else None
    if isinstance(top, Question):
        put_asked(row, table, top)


def put_visit(row: list[int], visit: Visit) -> None:
    put_errands(row, visit.errands)
    put(row, PAYMENTS, visit.payments)
    put(row, PAYMENTS + 1, visit.health_payments)
    put_mask(row, BOUGHT, visit.prices_bought)
    row[VISIT] = visit.upgraded
    row[VISIT + 1] = visit.repaired
    row[VISIT + 2] = int(visit.bargained)
    row[VISIT + 3] = visit.waived
    row[VISIT + 4] = visit.exchanges_left
    row[VISIT + 5] = visit.picks
    row[VISIT + 6] = int(visit.late)


def put_chased(row: list[int], table: "Table", visit: Visit) -> None:
    """AMU-5.9: a gem of a chased card is still to be picked."""
    amulet, best = amulets.amulet_of(table.character[table.active], table.fields[table.active]), 0
    for colour in range(GEM_COLOURS):
        if visit.gems_chased[colour] and table.supply[colour]:
            best = max(best, amulet[amulets.GAIN + colour])
    put(row, CHASED, best)


def put_errands(row: list[int], errands: int) -> None:
    """What the place or the night still offers; of skills how many."""
    put_mask(row, ERRAND, errands & OF_PLACES)
    row[ERRAND + OF_SKILLS] = size(errands >> OF_SKILLS)


def put_trade(row: list[int], table: "Table", trade: Trade, seat: int) -> None:
    """AMU-14.14: from the side of the one who looks, if he has part in it."""
    row[TRADE] = 1
    if seat == table.active:
        put_goods(row, I_GIVE, trade.given)
        put_goods(row, I_GET, trade.wanted)
    elif seat == trade.partner:
        put_goods(row, I_GET, trade.given)
        put_goods(row, I_GIVE, trade.wanted)


def put_goods(row: list[int], at: int, goods: list[int]) -> None:
    for good in goods:
        kind = int(good >= 1) + int(good >= FIRST_SPELL_GOOD) + int(good >= FIRST_POTION_GOOD)
        row[at + kind] += 1


def put_night(row: list[int], table: "Table") -> None:
    night = table.night
    put_errands(row, night.errands)
    row[NIGHT] = int(night.slot < 0)
    row[NIGHT + 1] = size(night.pending)
    row[NIGHT + 2] = int(night.card >= 0)


def put_asked(row: list[int], table: "Table", question: Question) -> None:
    """A gem in hand, an oath being paid, weapons to be given up."""
    asked = question.about(table)
    gem, who = asked["gem"], question.seat
    row[TO_GIVE] = asked["left"]
    row[PAID_OATH] = int(asked["oath"] is not None)
    if gem is not None:
        colour = COLOURS.index(gem)
        amulet = amulets.amulet_of(table.character[who], table.fields[who])
        row[IN_HAND + colour] = 1
        row[IN_HAND + GEM_COLOURS] = amulet[amulets.AT_ONCE + colour]
        put(row, IN_HAND + GEM_COLOURS + 1, amulet[amulets.GAIN + colour])
