"""How good a table looks for a seat: what simple bots go by."""

from typing import TYPE_CHECKING

from pentarchy.games.amulet.cards import (
    COUNTS,
    DUNGEON,
    EVERY_NIGHT,
    FIRST_ADVENTURE,
    LAIR,
    MANOR,
    MONSTER_ROWS,
    SECTION_POINTS,
    SECTIONS,
    SILVER,
    SKILL_COST,
    SKILLS_EACH,
    WEAK,
)
from pentarchy.games.amulet.errands import (
    ADVENTURE,
    AT_PLACE,
    FIGHT,
    HEAL,
    HUT_ADVENTURE,
    HUT_HEAL,
    REPAIR,
    REPAIRS_AT,
    SPELLS,
)
from pentarchy.games.amulet.errands import XP as XP_ERRAND
from pentarchy.games.amulet.oaths import COSTS, FELLOWSHIP, JOURNEYS, LIGHT, MASTERY, PERFECTION, SINGLE_BLADE
from pentarchy.games.amulet.prospects import ALONE, DESPERATE, TOGETHER, Prices, armed, arranged, risk
from pentarchy.games.amulet.scoring import section_points, top_row_tokens, trophy_points
from pentarchy.games.amulet.solver import solve
from pentarchy.kernel.data import Row
from pentarchy.kernel.decks import one_by_one

if TYPE_CHECKING:
    from pentarchy.games.amulet.table import Table

COIN, HEALTH, READY, XP, ITEM, STUN = 0.25, 0.35, 1.0, 1.1, 1.1, 8.0
SECTION, OATH, CARE, QUEST = 8.0, 60.0, 0.9, 20.0
SPELL = 2.5
STUNS = [0.0, 40.0, 85.0, 155.0, 555.0]
DANGER = [20.0, 30.0, 200.0, 0.0]
FIGHTING = ("ChooseWeapons", "ChooseMonster", "RevealFoe")
IN_A_FIGHT = (*FIGHTING, "Arrange", "PlaceToken")
VISITING = ("Visit", "SecretVisit")
ARRIVING = (*VISITING, "PayOrBleed")


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
    fighter = table.slot if table.slot >= 0 else table.active
    if not table.agenda or table.agenda[-1].seat not in (seat, -1) or fighter != seat:
        return 0.0
    question = table.question
    if question in FIGHTING:
        return fight_promise(table, seat, prices)
    if question in ("Arrange", "PlaceToken", "ShatterWeapon") and 0 <= table.foe < FIRST_ADVENTURE:
        return arranged(table, seat, prices)
    if question in ("Contribute", "PlaceToken"):
        return contribution(table)
    if question in VISITING:
        return visit_promise(table, seat, table.errands, prices)
    if question == "PayOrBleed":
        place = table.place[seat]
        return visit_promise(table, seat, AT_PLACE[place][table.is_upgraded(place)], prices)
    return 0.6 * min(table.mends, table.damaged_of(seat).bit_count()) if question == "RepairWeapon" else 0.0


def fight_promise(table: "Table", seat: int, prices: Prices) -> float:
    if table.question == "ChooseMonster":
        return best_fight(table, seat, table.arena, prices)
    return armed(table, seat, table.foe, table.arena, table.armed, prices)


def best_fight(table: "Table", seat: int, where: int, prices: Prices) -> float:
    """The fight that pays best among those of a place, or at night of all places."""
    cards = (table.lair if where != MANOR else 0) | (table.manor if where != LAIR else 0)
    foes = one_by_one(cards) if where != DUNGEON else []
    if table.dungeon != -1 and where not in (LAIR, MANOR):
        foes.append(-2)
    return max([armed(table, seat, foe, where, 0, prices) for foe in foes], default=0.0)


def contribution(table: "Table") -> float:
    """An adventure half done: the weak spots that are covered, or could be by the token in hand."""
    covered = table.covered
    if table.token >= 0:
        covered = solve(table.foe, 1 << table.token, False, covered, table.outside).covered
    spots = (WEAK[table.foe] & covered).bit_count()
    return 1.0 + 0.4 * spots


def visit_promise(table: "Table", seat: int, errands: int, prices: Prices) -> float:
    """Fights, repairs, healing and adventures that the visit still offers."""
    place, hurt = table.place[seat], table.most_health(seat) - table.health[seat]
    value = XP * 0.95 if errands >> XP_ERRAND & 1 else 0.0
    if errands >> FIGHT & 1:
        return value + best_fight(table, seat, place, prices)
    if errands >> REPAIR & 1:
        value += 0.85 * min(REPAIRS_AT[place][table.improved], table.damaged_of(seat).bit_count())
    if errands >> HEAL & 1:
        value += HEALTH * 0.9 * hurt + 0.9 * prices.care * risk(table.health[seat])
    if errands >> SPELLS & 1 and table.tower:
        value += prices.spell * min(2, table.coins[seat] // 3)
    if errands >> HUT_HEAL & 1:
        value += 0.2 * min(2, hurt)
    if errands >> ADVENTURE & 1 or errands >> HUT_ADVENTURE & 1:
        value += 0.8 if table.adventure >= 0 and table.ready_of(seat) else 0.0
    return value


# Playing together.


def shared_worth(table: "Table", seat: int) -> float:
    """The team's standing towards its quests and oaths, and the dangers of the evening."""
    if table.over:
        return 500.0 if table.result().winners else -500.0
    prices = prices_of(table)[min(3, sum(table.stuns))]
    tonight = night_losses(table)
    value = promise(table, seat, prices) - manor_danger(table)
    for mate in range(table.seats):
        value += 0.5 * standing(table, mate) + SECTION * table.charged_sections(mate) + section_hopes(table, mate)
        value += SPELL * table.spells[mate].bit_count() if table.quests & 2 else 0.0
        value += CARE * table.health[mate] - 5.0 * risk(table.health[mate] - tonight)
        value += OATH if not table.oaths[mate] else 0.6 * OATH * oath_progress(table, mate)
    return value - STUNS[min(4, sum(table.stuns))] - QUEST * table.quests.bit_count()


def prices_of(table: "Table") -> list[Prices]:
    """Careful at first, desperate on the last two days."""
    return DESPERATE if table.day >= COUNTS[table.seats].days - 1 else TOGETHER


def night_losses(table: "Table") -> int:
    """About how much health the coming night costs everybody, as things lie."""
    cards = table.lair | table.manor | table.village & EVERY_NIGHT
    return int(sum([LOSS_OF[card] for card in one_by_one(cards)])) if cards else 0


def loss_of(row: Row) -> float:
    """The health that a monster's ability costs an average player."""
    loss = 0.0
    for effect in row.rows("effects") if row.has("effects") else []:
        if effect.text("op") == "lose_health":
            amount = effect.number("amount") if effect.has("amount") else 1
            loss += amount * (1.0 if effect.text("target") == "all" else 0.5)
    return loss


LOSS_OF = [loss_of(row) for row in MONSTER_ROWS]


def manor_danger(table: "Table") -> float:
    """AMU-14.11: monsters at the Manor lose the game in the evening; one about to be fought no longer counts."""
    if not table.quests & 1:
        return 0.0
    fighting = table.question in IN_A_FIGHT and table.arena == MANOR and table.slot < 0
    arrived = table.question in ARRIVING and table.place[table.active] == MANOR
    left = max(0, table.manor.bit_count() - (fighting or arrived))
    return DANGER[min(table.phase, 3)] * left


def oath_progress(table: "Table", seat: int) -> float:
    """How far the nearer of the two oaths is kept, squared."""
    return max([share_of(table, seat, oath) for oath in one_by_one(table.oaths[seat])], default=0.0) ** 2


def share_of(table: "Table", seat: int, oath: int) -> float:
    cost = COSTS[oath]
    if cost is None:
        share = [0.1, 0.3, table.journeys[seat] / JOURNEYS, learned(table, seat) / 14, table.charged_sections(seat) / 4]
        return min(0.9, share[[PERFECTION, SINGLE_BLADE, FELLOWSHIP, MASTERY, LIGHT].index(1 << oath)])
    gems = table.gems[seat * 5 : seat * 5 + 5]
    have = {
        "lose_coins": table.coins[seat],
        "lose_health": table.health[seat] - 1,
        "damage_weapon": table.ready_of(seat).bit_count(),
        "potion": table.potions[seat].bit_count(),
        "spell": table.spells[seat].bit_count(),
        "trophy": table.trophies[seat].bit_count(),
        "unplaced_gem": sum([count > 0 for count in gems]),
    }[cost.what]
    here = table.question in VISITING and table.active == seat and table.place[seat] == cost.at
    return min(1.0 if here else 0.9, have / cost.amount)
