"""How good a table looks for a seat: what simple bots go by."""

from typing import TYPE_CHECKING

from pentarchy.games.amulet.cards import (
    COUNTS,
    FIRST_ADVENTURE,
    LAIR,
    MANOR,
    SECTION_POINTS,
    SECTIONS,
    SILVER,
    SKILL_COST,
    SKILLS_EACH,
    WEAK,
)
from pentarchy.games.amulet.errands import ADVENTURE, HEAL, HUT_ADVENTURE, HUT_HEAL, REPAIR, REPAIRS_AT
from pentarchy.games.amulet.prospects import ALONE, TOGETHER, Prices, armed, arranged, risk
from pentarchy.games.amulet.scoring import section_points, top_row_tokens, trophy_points
from pentarchy.games.amulet.solver import solve
from pentarchy.kernel.decks import one_by_one

if TYPE_CHECKING:
    from pentarchy.games.amulet.table import Table

COIN, HEALTH, READY, XP, ITEM, STUN = 0.25, 0.35, 1.0, 1.1, 1.1, 8.0
FIGHTING = ("ChooseWeapons", "ChooseMonster", "RevealFoe")
VISITING = ("Visit", "SecretVisit")


def worth(table: "Table", seat: int) -> float:
    """Own standing, and what the visit or the fight under way promises."""
    if min(table.character) < 0:
        return 0.0
    if table.is_shared():
        return shared_worth(table, seat)
    return standing(table, seat) + promise(table, seat, ALONE)


def standing(table: "Table", seat: int) -> float:
    """Points won, and what coins, health, weapons, experience and half-filled sections may still bring."""
    days_left = COUNTS[table.seats].days - table.day + (3 - table.phase) / 3
    early = min(1.0, days_left / 3)
    ready = table.ready_of(seat).bit_count()
    value = trophy_points(table, seat) + section_points(table, seat) + section_hopes(table, seat) * early
    value += COIN * table.coins[seat] + HEALTH * table.health[seat] - risk(table.health[seat])
    value += READY * ready + (0.8 if ready >= 2 else 0.0)
    value += XP * early * learned(table, seat) + 0.5 * top_row_tokens(table, seat)
    value += ITEM * (table.potions[seat].bit_count() + 1.8 * table.spells[seat].bit_count())
    return value + sum(table.gems[seat * 5 : seat * 5 + 5]) - STUN * table.stuns[seat]


def learned(table: "Table", seat: int) -> float:
    """Experience gained so far, on skills or still in hand."""
    spent = sum([SKILL_COST[skill] + 0.4 for skill in one_by_one(table.skills[seat])])
    return spent + sum(table.pips[seat * SKILLS_EACH : (seat + 1) * SKILLS_EACH]) + table.xp[seat]


def section_hopes(table: "Table", seat: int) -> float:
    """Half-filled sections, the more the fuller they are."""
    character, fields = table.character[seat], table.fields[seat]
    hopes = 0.0
    for section, points in zip(SECTIONS[character], SECTION_POINTS[character], strict=True):
        missing = (section & ~fields).bit_count()
        if missing:
            needed = (section & ~SILVER[character]).bit_count()
            hopes += points * 0.55 * ((needed - missing) / needed) ** 1.5
    return hopes


def promise(table: "Table", seat: int, prices: Prices) -> float:
    """What the decision that this seat is about to make leads to."""
    if not table.agenda or table.agenda[-1].seat not in (seat, -1):
        return 0.0
    question = table.question
    fighter = table.slot if table.slot >= 0 else table.active
    if fighter != seat:
        return 0.0
    if question in FIGHTING:
        return fight_promise(table, seat, prices)
    if question in ("Arrange", "PlaceToken", "ShatterWeapon") and 0 <= table.foe < FIRST_ADVENTURE:
        return arranged(table, seat, prices)
    if question in ("Contribute", "PlaceToken"):
        return contribution(table)
    if question in VISITING:
        return visit_promise(table, seat)
    return 0.6 * min(table.mends, table.damaged_of(seat).bit_count()) if question == "RepairWeapon" else 0.0


def fight_promise(table: "Table", seat: int, prices: Prices) -> float:
    if table.question != "ChooseMonster":
        return armed(table, seat, table.foe, table.arena, prices)
    cards = table.lair if table.arena == LAIR else table.manor if table.arena == MANOR else 0
    return max([armed(table, seat, card, table.arena, prices) for card in one_by_one(cards)], default=0.0)


def contribution(table: "Table") -> float:
    """An adventure half done: the weak spots that are covered, or could be by the token in hand."""
    covered = table.covered
    if table.token >= 0:
        covered = solve(table.foe, 1 << table.token, False, covered, table.outside).covered
    spots = (WEAK[table.foe] & covered).bit_count()
    return 1.0 + 0.4 * spots


def visit_promise(table: "Table", seat: int) -> float:
    """Repairs, healing and adventures that the visit still offers."""
    errands, place = table.errands, table.place[seat]
    hurt = table.most_health(seat) - table.health[seat]
    value = 0.0
    if errands >> REPAIR & 1:
        value += 0.85 * min(REPAIRS_AT[place][table.improved], table.damaged_of(seat).bit_count())
    if errands >> HEAL & 1:
        value += HEALTH * 0.9 * hurt + 0.9 * risk(table.health[seat])
    if errands >> HUT_HEAL & 1:
        value += 0.2 * min(2, hurt)
    if errands >> ADVENTURE & 1 or errands >> HUT_ADVENTURE & 1:
        value += 0.8 if table.adventure >= 0 and table.ready_of(seat) else 0.0
    return value + (XP * 0.95 if errands >> 1 & 1 else 0.0)


def shared_worth(table: "Table", seat: int) -> float:
    """The team's standing towards its quests and oaths."""
    if table.over:
        return 500.0 if table.result().winners else -500.0
    value = promise(table, seat, TOGETHER)
    for mate in range(table.seats):
        value += 0.5 * standing(table, mate) + 4.0 * table.charged_sections(mate) + (0.0 if table.oaths[mate] else 15.0)
    return value - 20.0 * sum(table.stuns) - 15.0 * table.quests.bit_count()
