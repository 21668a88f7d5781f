"""Effects are data (AMU-20): errands of places and programs of skill hooks, each as steps for one seat."""

from typing import Final

from pentarchy.games.amulet.cards import (
    ADVENTURE_WEAPONS,
    CASTLE,
    COLOURS,
    HUT,
    MOST_SEATS,
    SKILL_ROWS,
    SKILLS,
    SKILLS_EACH,
    rows_of,
)
from pentarchy.games.amulet.costs import Cost
from pentarchy.games.amulet.errands import HUT_HEALING, OF_SKILLS
from pentarchy.games.amulet.steps.adventures import NIGHT_VENTURE, VENTURES
from pentarchy.games.amulet.steps.buying import BUY_POTION, BUY_SPELLS
from pentarchy.games.amulet.steps.experience import gain_coins, spend_coins
from pentarchy.games.amulet.steps.fighting import FIGHTS, NIGHT_FIGHT
from pentarchy.games.amulet.steps.gems import gain_gems
from pentarchy.games.amulet.steps.health import heal, heal_by_skill, spend_health
from pentarchy.games.amulet.steps.places import (
    CASTLE_XP,
    CHASE,
    EXCHANGE_AT_FAIR,
    MONASTERY_HEAL,
    PLACE_COINS,
    PLACE_REPAIR,
)
from pentarchy.games.amulet.steps.repairing import REPAIRS, VISIT_REPAIRS
from pentarchy.games.amulet.table import Table
from pentarchy.kernel.data import Row
from pentarchy.kernel.errors import BadData
from pentarchy.kernel.steps import SeatStep, Step


class GainCoins(SeatStep[Table]):
    """Coins from the supply; `amount` 0 stands for one for each own trophy (AMU-21.3)."""

    def __init__(self, who: int, amount: int, rule: str) -> None:
        super().__init__(who)
        self.amount = amount
        self.cited = rule

    def run(self, table: Table) -> None:
        gain_coins(table, self.who, self.amount or table.trophies[self.who].bit_count(), self.cited)


class Pay(SeatStep[Table]):
    """AMU-20.1, AMU-20.8: the cost of a hook, in coins or in health; it never opens a window."""

    def __init__(self, who: int, row: Row, rule: str) -> None:
        super().__init__(who)
        self.in_coins = row.word("op", ["lose_health", "lose_coins"]) == "lose_coins"
        self.amount = Cost(row).amount
        self.cited = rule

    def run(self, table: Table) -> None:
        if self.in_coins:
            spend_coins(table, self.who, self.amount, self.cited)
        else:
            spend_health(table, self.who, self.amount, self.cited)


class SkillHeal(SeatStep[Table]):
    """Healing by a skill, of its owner or of everybody (AMU-12.11)."""

    def __init__(self, who: int, amount: int, everybody: bool, rule: str) -> None:
        super().__init__(who)
        self.amount = amount
        self.everybody = everybody
        self.cited = rule

    def run(self, table: Table) -> None:
        for seat in table.turn_order(self.who) if self.everybody else [self.who]:
            heal_by_skill(table, seat, self.amount, self.cited)


class HutHeal(SeatStep[Table]):
    """AMU-5.10: restore health for a coin."""

    def run(self, table: Table) -> None:
        heal(table, self.who, HUT_HEALING[table.visit.upgraded], "AMU-5.10")


class SkillGem(SeatStep[Table]):
    """Gems of one colour, or of any (AMU-21.5)."""

    def __init__(self, who: int, colour: int, amount: int) -> None:
        super().__init__(who)
        self.colours = [colour] * amount

    def run(self, table: Table) -> None:
        gain_gems(table, self.who, self.colours)


class FightHere(SeatStep[Table]):
    """AMU-5.6, AMU-5.7: the fight of the place where the figure stands."""

    def run(self, table: Table) -> None:
        table.push(FIGHTS[self.who][table.place[self.who]])


def step_for(row: Row, seat: int, when: str, rule: str) -> Step[Table]:
    """The step that an effect of a skill's hook describes."""
    op = row.text("op")
    match op:
        case "gain" if row.word("resource", ["gem", "coin"]) == "gem":
            return SkillGem(seat, [*COLOURS, "any"].index(row.text("colour")), row.number("amount"))
        case "gain":
            return GainCoins(seat, coins_of(row), rule)
        case "heal":
            return SkillHeal(seat, row.number("amount"), row.word("target", ["self", "all"]) == "all", rule)
        case "repair":
            return (VISIT_REPAIRS if when == "visit" else REPAIRS)[seat][row.number("amount")]
        case "adventure":
            row.exactly("weapons", ADVENTURE_WEAPONS)
            return NIGHT_VENTURE[seat]
        case "fight":
            row.exactly("pool", "any_remaining")  # AMU-21.3
            row.exactly("helper", "none")
            return NIGHT_FIGHT[seat]
    raise BadData(row.where, f"unknown op '{op}'")


def coins_of(row: Row) -> int:
    """A number, or 0 for one coin for each own trophy (AMU-21.3)."""
    if row.has("amount_per"):
        row.exactly("amount_per", "own_trophies")
        return 0
    return row.number("amount")


LIMITS: Final = {"visit": "once_per_visit", "night_slot": "once_per_day", "turn_free": "once_per_phase"}


def program(skill: int, seat: int) -> list[Step[Table]]:
    """The cost and the effects of a skill's visit, night or free action."""
    hook = SKILL_ROWS[skill].rows("hooks")[0]
    when = hook.text("when")
    hook.exactly("limit", LIMITS[when])
    rule = f"AMU-21.{skill // SKILLS_EACH + 1}"
    costs: list[Step[Table]] = [Pay(seat, row, rule) for row in rows_of(hook, "cost")]
    return [*costs, *[step_for(row, seat, when, rule) for row in hook.rows("effects")]]


PLACE_ERRANDS: Final[list[list[Step[Table]]]] = [
    [
        VENTURES[seat][CASTLE],
        CASTLE_XP[seat],
        PLACE_COINS[seat],
        PLACE_REPAIR[seat],
        EXCHANGE_AT_FAIR[seat],
        BUY_SPELLS[seat],
        CHASE[seat],
        FightHere(seat),
        MONASTERY_HEAL[seat],
        BUY_POTION[seat],
        VISIT_REPAIRS[seat][1],
        HutHeal(seat),
        VENTURES[seat][HUT],
    ]
    for seat in range(MOST_SEATS)
]
"""In the order of `errands.OF_PLACES` and `errands.OF_THE_HUT`."""


def programs(seat: int) -> list[list[Step[Table]]]:
    return [*[[step] for step in PLACE_ERRANDS[seat]], *[program(SKILLS.index(name), seat) for name in OF_SKILLS]]


PROGRAMS: Final = [programs(seat) for seat in range(MOST_SEATS)]
