"""How good a table looks for a seat: what simple bots go by."""

from typing import TYPE_CHECKING

from pentarchy.games.amulet.cards import (
    COUNTS,
    DUNGEON,
    FIRST_ADVENTURE,
    LAIR,
    MANOR,
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
from pentarchy.games.amulet.evaluation.fights import ALONE, Prices, armed, arranged, fuss, risk
from pentarchy.games.amulet.evaluation.gems import UNPLACED, amulet_points, gem_gain, section_hopes
from pentarchy.games.amulet.evaluation.learning import learned
from pentarchy.games.amulet.evaluation.teamwork import ARMED, VISITING, healing, prices_of, shopping, team_standing
from pentarchy.games.amulet.moves import SET
from pentarchy.games.amulet.scoring import section_points, top_row_tokens, trophy_points
from pentarchy.games.amulet.solver import solve
from pentarchy.kernel.decks import one_by_one

if TYPE_CHECKING:
    from pentarchy.games.amulet.table import Table

COIN, HEALTH, READY, XP, ITEM, STUN = 0.25, 0.35, 1.0, 1.1, 1.1, 8.0
WON = 700.0
FIGHTING = ("ChooseWeapons", "ChooseMonster", "RevealFoe")


def worth(table: "Table", seat: int) -> float:
    """Own standing or the team's, and what the visit or the fight under way promises."""
    if min(table.character) < 0:
        return 0.0
    if not table.is_shared():
        return standing(table, seat) + promise(table, seat, ALONE)
    if table.over:
        return WON if table.result().winners else -WON
    mates = 0.5 * sum([standing(table, mate) for mate in range(table.seats)])
    return mates + team_standing(table) + promise(table, seat, prices_of(table))


def standing(table: "Table", seat: int) -> float:
    """Points won, and what coins, health, weapons, experience and half-filled sections may still bring."""
    days_left = COUNTS[table.seats].days - table.day + (3 - table.phase) / 3
    early = min(1.0, days_left / 3)
    ready = table.ready_of(seat).bit_count()
    value = float(trophy_points(table, seat) + section_points(table, seat))
    value += section_hopes(table.character[seat], table.fields[seat]) * early
    value += COIN * table.coins[seat] + HEALTH * table.health[seat] - risk(table.health[seat])
    value += READY * ready + (0.8 if ready >= 2 else 0.0)
    value += XP * early * learned(table, seat) + 0.5 * top_row_tokens(table, seat)
    value += ITEM * (table.potions[seat].bit_count() + 1.8 * table.spells[seat].bit_count())
    return value + sum(table.gems[seat * 5 : seat * 5 + 5]) - STUN * table.stuns[seat]


def promise(table: "Table", seat: int, prices: Prices) -> float:
    """What the decision that this seat is about to make leads to."""
    if not table.agenda or table.agenda[-1].seat not in (seat, -1) or table.on_turn() != seat:
        return 0.0
    question = table.question
    if question in FIGHTING:
        return fight_promise(table, seat, prices)
    if question in ("Arrange", "PlaceToken", "ShatterWeapon") and 0 <= table.fight.foe < FIRST_ADVENTURE:
        return arranged(table, seat, prices)
    if question in ("Contribute", "PlaceToken"):
        return contribution(table)
    if question in VISITING:
        return visit_promise(table, seat, table.visit.errands, prices)
    if question == "PayOrBleed":
        place = table.place[seat]
        return visit_promise(table, seat, AT_PLACE[place][table.is_upgraded(place)], prices)
    if question == "PlaceGem":
        return prices.gem * gem_in_hand(table, seat)
    if question == "PickChasedGem":
        colours = [colour for colour in range(5) if table.visit.gems_chased[colour] and table.supply[colour]]
        return prices.gem * max([gem_gain(table.character[seat], table.fields[seat], colour) for colour in colours])
    return (
        prices.wear * min(table.repairs_left, table.damaged_of(seat).bit_count()) if question == "RepairWeapon" else 0.0
    )


def gem_in_hand(table: "Table", seat: int) -> float:
    """What the gem to be placed now is worth on the best field that is open to it."""
    moves = [move for move in table.agenda[-1].options(table) if SET.covers(move)]
    character, fields = table.character[seat], table.fields[seat]
    before = amulet_points(character, fields)
    return max([UNPLACED, *[amulet_points(character, fields | 1 << move - SET.base) - before for move in moves]])


def fight_promise(table: "Table", seat: int, prices: Prices) -> float:
    fight = table.fight
    if table.question == "ChooseMonster":
        return best_fight(table, seat, fight.arena, prices)
    return armed(table, seat, fight.foe, fight.arena, fight.armed, prices)


def best_fight(table: "Table", seat: int, where: int, prices: Prices) -> float:
    """The fight that pays best among those of a place, or at night of all places."""
    cards = (table.lair if where != MANOR else 0) | (table.manor if where != LAIR else 0)
    foes = one_by_one(cards) if where != DUNGEON else []
    if table.dungeon != -1 and where not in (LAIR, MANOR):
        foes.append(-2)
    return max([armed(table, seat, foe, where, 0, prices) for foe in foes], default=0.0)


def contribution(table: "Table") -> float:
    """An adventure half done: the weak spots that are covered, or could be by the token in hand."""
    fight = table.fight
    covered = fight.covered
    if fight.token >= 0:
        covered = solve(fight.foe, 1 << fight.token, False, covered, fight.outside).covered
    spots = (WEAK[fight.foe] & covered).bit_count()
    return 1.0 + 0.4 * spots - fuss(table)


def visit_promise(table: "Table", seat: int, errands: int, prices: Prices) -> float:
    """Fights, repairs, healing and adventures that the visit still offers."""
    place, hurt = table.place[seat], table.most_health(seat) - table.health[seat]
    value = XP * 0.95 if errands >> XP_ERRAND & 1 else 0.0
    if errands >> FIGHT & 1:
        return value + best_fight(table, seat, place, prices)
    if errands >> REPAIR & 1:
        ready = READY if not table.is_shared() else 0.5 * READY + ARMED
        value += 0.85 * ready * min(REPAIRS_AT[place][table.visit.upgraded], table.damaged_of(seat).bit_count())
    if errands >> HEAL & 1:
        value += 0.9 * (healing(table, seat, hurt) if table.is_shared() else HEALTH * hurt + risk(table.health[seat]))
    if errands >> SPELLS & 1 and table.tower:
        value += shopping(table, seat)
    if errands >> HUT_HEAL & 1:
        value += 0.2 * min(2, hurt)
    if errands >> ADVENTURE & 1 or errands >> HUT_ADVENTURE & 1:
        value += 0.8 if table.adventure >= 0 and table.ready_of(seat) else 0.0
    return value
