"""How good a table looks for a team (AMU-14): its quests and oaths, the dangers of the evening and of the night."""

from typing import TYPE_CHECKING, Final

from pentarchy.games.amulet.cards import BANK_OF, COUNTS, EAST, EVERY_NIGHT, INN, MANOR, MONSTER_ROWS, QUESTS, rows_of
from pentarchy.games.amulet.evaluation.fights import DESPERATE, HUNTED, TOGETHER, Prices, risk
from pentarchy.games.amulet.evaluation.gems import amulet_points
from pentarchy.games.amulet.evaluation.hunting import after_shopping, readiness
from pentarchy.games.amulet.evaluation.learning import learned
from pentarchy.games.amulet.oaths import COSTS, FELLOWSHIP, JOURNEYS, LIGHT, MASTERY, PERFECTION, SINGLE_BLADE
from pentarchy.games.amulet.vocabulary import PHASES
from pentarchy.kernel.data import Row
from pentarchy.kernel.decks import one_by_one

if TYPE_CHECKING:
    from pentarchy.games.amulet.table import Table

SECTION: Final = 8.0
OATH: Final = 110.0
CARE: Final = 0.8
QUEST: Final = 20.0
ARMED: Final = 1.5
LEFT_AT_NIGHT: Final = 2.0
STUNNED_AT_NIGHT: Final = 40.0
PREPARED: Final = 40.0
SAVED: Final = 1.2
"""A coin towards the spells for a mythical monster."""
PURSE: Final = 7
WELL_PREPARED: Final = 0.85
STUNS: Final = [0.0, 70.0, 145.0, 235.0, 900.0]
UNFOUGHT: Final = 40.0
LOST: Final = 500.0
EVENING, NIGHT = PHASES.index("evening"), PHASES.index("night")
A, B = 1 << QUESTS.index("a"), 1 << QUESTS.index("b")
IN_A_FIGHT: Final = ("ChooseWeapons", "ChooseMonster", "RevealFoe", "Arrange", "PlaceToken")
VISITING: Final = ("Visit", "SecretVisit")
ARRIVING: Final = (*VISITING, "PayOrBleed")


def team_standing(table: "Table") -> float:
    """What the team has done towards its quests and oaths, and what threatens it."""
    campaign = table.campaign
    value = hunt(table) - manor_danger(table)
    oath = OATH if campaign.quests else 2.0 * OATH
    for mate in range(table.seats):
        value += SECTION * table.charged_sections(mate)
        value += 1.5 * amulet_points(table.character[mate], table.fields[mate])
        value += CARE * table.health[mate] - night_risk(table, mate)
        value += ARMED * table.ready_of(mate).bit_count()
        value += oath * (1.0 if not campaign.oaths[mate] else 0.6 * oath_progress(table, mate))
    stuns = STUNS[min(4, sum(table.stuns))] if campaign.quests else 0.0
    return value - stuns - QUEST * campaign.quests.bit_count()


def prices_of(table: "Table") -> Prices:
    """Careful at first, desperate on the last two days; a stun is dearer the more there were."""
    pressed = table.day >= COUNTS[table.seats].days - 1
    return (DESPERATE if pressed else TOGETHER)[min(3, sum(table.stuns))]


# Mythical monsters (AMU-14.8).


def hunt(table: "Table") -> float:
    """The mythical monsters beaten, and the best prepared hunters for those that are left."""
    left = table.mythical_deck + (table.dungeon != -1)
    value = HUNTED * (table.mythical_cards - left)
    if not left:
        return value
    kits = sorted([readiness(table, mate, table.spells[mate]) for mate in range(table.seats)], reverse=True)
    for mate in range(table.seats):
        if readiness(table, mate, table.spells[mate]) < WELL_PREPARED:
            value += SAVED * min(PURSE, table.coins[mate])
    return value + PREPARED * sum(kits[:left]) * (1.0 if table.day < COUNTS[table.seats].days else 0.2)


def shopping(table: "Table", seat: int) -> float:
    """What a visit of the Mage Tower does for the hunt."""
    if not table.campaign.quests & B:
        return 0.0
    return 0.9 * PREPARED * (after_shopping(table, seat) - readiness(table, seat, table.spells[seat]))


# Dangers.


def night_risk(table: "Table", seat: int, healed: int = 0) -> float:
    """What the coming night may do to a seat, as things lie: worst if it may be stunned."""
    cards = table.lair | table.manor | table.village & EVERY_NIGHT
    loss = 0.0
    for card in one_by_one(cards):
        for hit in HITS[card]:
            loss += hit.amount * hits(table, seat, hit.target)
    left = table.health[seat] + healed - int(loss)
    return CARE * loss + LEFT_AT_NIGHT * cards.bit_count() + 5.0 * risk(left) + (STUNNED_AT_NIGHT if left <= 0 else 0.0)


def healing(table: "Table", seat: int, amount: int) -> float:
    """What so much healing does for the team."""
    return CARE * amount + night_risk(table, seat) - night_risk(table, seat, amount)


def hits(table: "Table", seat: int, target: str) -> float:
    """Whether an ability would aim at this seat now (AMU-12.4)."""
    match target:
        case "day_holder":
            return float(table.holder == seat)
        case "most_health":
            return float(table.health[seat] == max(table.health))
        case "full_health":
            return float(table.health[seat] == table.most_health(seat))
        case "on_east_bank":
            return float(BANK_OF[table.place[seat]] == EAST)
        case "most_trophies":
            most = max([trophies.bit_count() for trophies in table.trophies])
            return float(table.trophies[seat].bit_count() == most)
        case "trophies_3_or_more":
            return float(table.trophies[seat].bit_count() >= 3)
        case "trophies_2_or_fewer":
            return float(table.trophies[seat].bit_count() <= 2)
    return 1.0 if target == "all" else 0.5


class Hit:
    """A loss of health by a monster's ability."""

    def __init__(self, effect: Row) -> None:
        self.target = effect.text("target")
        self.amount = effect.number("amount") if effect.has("amount") else 1


HITS: Final = [
    [Hit(effect) for effect in rows_of(row, "effects") if effect.text("op") in ("lose_health", "choose")]
    for row in MONSTER_ROWS
]


def manor_danger(table: "Table") -> float:
    """AMU-14.11: monsters at the Manor lose the game in the evening; one about to be fought no longer counts."""
    if not table.campaign.quests & A:
        return 0.0
    fighting = table.question in IN_A_FIGHT and table.fight.arena == MANOR
    arrived = table.question in ARRIVING and table.place[table.active] == MANOR
    left = max(0, table.manor.bit_count() - (fighting or arrived))
    return UNFOUGHT * left + LOST * max(0, left - visitors_left(table))


def visitors_left(table: "Table") -> int:
    """Who can still go to the Manor today: nobody stays where he is (AMU-4.1), and crossing costs (AMU-4.3, 4.5)."""
    if table.phase == NIGHT:
        return table.seats
    turn = (table.active - table.holder) % table.seats
    waiting = [(table.holder + i) % table.seats for i in range(turn + 1 if table.phase == EVENING else 0, table.seats)]
    return sum([can_reach_manor(table, seat) for seat in waiting])


def can_reach_manor(table: "Table", seat: int) -> bool:
    place = table.place[seat]
    if place == MANOR:
        return False
    return BANK_OF[place] in (BANK_OF[MANOR], BANK_OF[INN]) or table.coins[seat] > 0 or table.health[seat] > 1


# Oaths (AMU-14.13).


def oath_progress(table: "Table", seat: int) -> float:
    """How far the nearer of the two oaths is kept, squared."""
    return max([share_of(table, seat, oath) for oath in one_by_one(table.campaign.oaths[seat])], default=0.0) ** 2


def share_of(table: "Table", seat: int, oath: int) -> float:
    cost = COSTS[oath]
    if cost is None:
        share = [
            0.1,
            0.3,
            table.campaign.journeys[seat] / JOURNEYS,
            learned(table, seat) / 14,
            table.charged_sections(seat) / 4,
        ]
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
