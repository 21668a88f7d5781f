"""Effects are data (AMU-20): errands of places and programs of skill hooks, each as steps for one seat."""

from typing import Final

from pentarchy.games.amulet.cards import CASTLE, COLOURS, HUT, MOST_SEATS, SKILL_ROWS, SKILLS
from pentarchy.games.amulet.errands import OF_SKILLS
from pentarchy.games.amulet.steps.adventures import NIGHT_VENTURE, VENTURES
from pentarchy.games.amulet.steps.experience import gain_coins
from pentarchy.games.amulet.steps.fighting import FIGHTS, NIGHT_FIGHT
from pentarchy.games.amulet.steps.gems import gain_gems
from pentarchy.games.amulet.steps.health import heal, heal_by_skill
from pentarchy.games.amulet.steps.places import (
    BUY_POTION,
    BUY_SPELLS,
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
from pentarchy.kernel.steps import Step

HUT_HEALING: Final = 2


class GainCoins(Step[Table]):
    """Coins from the supply; `amount` 0 stands for one for each own trophy (AMU-21.3)."""

    def __init__(self, who: int, amount: int) -> None:
        super().__init__()
        self.who = who
        self.amount = amount

    def run(self, table: Table) -> None:
        gain_coins(table, self.who, self.amount or table.trophies[self.who].bit_count(), "AMU-20.5")


class PayCoins(Step[Table]):
    """The cost of a hook (AMU-20.1)."""

    def __init__(self, who: int, amount: int) -> None:
        super().__init__()
        self.who = who
        self.amount = amount

    def run(self, table: Table) -> None:
        table.coins[self.who] -= self.amount


class PayHealth(Step[Table]):
    """AMU-20.8: a loss as a cost; it never opens a window."""

    def __init__(self, who: int, amount: int) -> None:
        super().__init__()
        self.who = who
        self.amount = amount

    def run(self, table: Table) -> None:
        table.health[self.who] -= self.amount


class SkillHeal(Step[Table]):
    """Healing by a skill, of its owner or of everybody (AMU-12.11)."""

    def __init__(self, who: int, amount: int, everybody: bool) -> None:
        super().__init__()
        self.who = who
        self.amount = amount
        self.everybody = everybody

    def run(self, table: Table) -> None:
        for seat in range(table.seats) if self.everybody else [self.who]:
            heal_by_skill(table, seat, self.amount, "AMU-12.11")


class HutHeal(Step[Table]):
    """AMU-5.10: restore 2 health."""

    def __init__(self, who: int) -> None:
        super().__init__()
        self.who = who

    def run(self, table: Table) -> None:
        heal(table, self.who, HUT_HEALING, "AMU-5.10")


class SkillGem(Step[Table]):
    """A gem of one colour, or of any (AMU-21.5)."""

    def __init__(self, who: int, colour: int) -> None:
        super().__init__()
        self.who = who
        self.colour = colour

    def run(self, table: Table) -> None:
        gain_gems(table, self.who, [self.colour])


class FightHere(Step[Table]):
    """AMU-5.6, AMU-5.7: the fight of the place where the figure stands."""

    def __init__(self, who: int) -> None:
        super().__init__()
        self.who = who

    def run(self, table: Table) -> None:
        table.push(FIGHTS[self.who][table.place[self.who]])


def step_for(row: Row, seat: int, when: str) -> Step[Table]:
    """The step that an effect of a skill's hook describes."""
    op = row.text("op")
    match op:
        case "gain" if row.text("resource") == "gem":
            return SkillGem(seat, [*COLOURS, "any"].index(row.text("colour")))
        case "gain":
            return GainCoins(seat, 0 if row.has("amount_per") else row.number("amount"))
        case "heal":
            return SkillHeal(seat, row.number("amount"), row.text("target") == "all")
        case "repair":
            return (VISIT_REPAIRS if when == "visit" else REPAIRS)[seat][row.number("amount")]
        case "adventure":
            return NIGHT_VENTURE[seat]
        case "fight":
            return NIGHT_FIGHT[seat]
        case "lose_coins":
            return PayCoins(seat, row.number("amount"))
        case "lose_health":
            return PayHealth(seat, row.number("amount"))
    raise BadData(row.where, f"unknown op '{op}'")


def program(skill: int, seat: int) -> list[Step[Table]]:
    """The cost and the effects of a skill's visit, night or free action."""
    hook = SKILL_ROWS[skill].rows("hooks")[0]
    rows = [*(hook.rows("cost") if hook.has("cost") else []), *hook.rows("effects")]
    return [step_for(row, seat, hook.text("when")) for row in rows]


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
