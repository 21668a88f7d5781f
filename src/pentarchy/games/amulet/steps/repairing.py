"""Repairing and damaging weapons (AMU-9.1, AMU-9.2, AMU-12.6, AMU-12.12)."""

from typing import Final

from pentarchy.games.amulet.cards import ARMOURY, MOST_SEATS, WEAPONS
from pentarchy.games.amulet.modifiers import REPAIR_CAP, REPAIR_CAPS
from pentarchy.games.amulet.moves import DAMAGE, DONE, REPAIR
from pentarchy.games.amulet.question import NOTHING, Question
from pentarchy.games.amulet.table import Table
from pentarchy.games.amulet.view import Asked
from pentarchy.kernel.decks import one_by_one
from pentarchy.kernel.events import Event
from pentarchy.kernel.steps import Decision, Refusal, SeatStep, Step


def mend(table: Table, seat: int, weapon: int, rule: str) -> None:
    table.damaged &= ~(1 << weapon)
    table.ready |= 1 << weapon
    if table.events is not None:
        table.tell(Event("repaired", rule, seat, {"weapon": WEAPONS[weapon]}))


def why_weapon(table: Table, seat: int, weapon: int, rule: str, key: str) -> Refusal:
    """Another's weapon, one on an adventure, one not learnt yet, or one that is not as it should be (`key`)."""
    bit, facts = 1 << weapon, {"weapon": WEAPONS[weapon]}
    if not bit & ARMOURY[table.character[seat]]:
        return Refusal(rule, "another-weapon", {**facts})
    if table.away & bit:
        return Refusal("AMU-8.4", "weapon-away", {**facts})
    learnt = (table.ready | table.damaged) & bit
    return Refusal(rule, key, {**facts}) if learnt else Refusal("AMU-2.10", "weapon-locked", {**facts})


def wear(table: Table, weapons: int) -> None:
    """Ready weapons become damaged."""
    lose_ready(table, weapons)
    table.damaged |= weapons


def lose_ready(table: Table, weapons: int) -> None:
    """What was ready at nightfall is so no longer (AMU-14.13)."""
    table.ready &= ~weapons
    if table.current_night is not None:
        table.current_night.ready_at_dusk &= ~weapons


class RepairUpTo(SeatStep[Table]):
    """AMU-9.2: so many weapons, the owner's choice; on a visit a lasting monster can set a limit (AMU-12.12)."""

    rule = "AMU-9.2"

    def __init__(self, who: int, amount: int, of_visit: bool) -> None:
        super().__init__(who)
        self.amount = amount
        self.of_visit = of_visit

    def run(self, table: Table) -> None:
        table.repairs_left = self.amount
        if self.of_visit and table.plagues(self.who) & REPAIR_CAPS[table.place[self.who]]:
            table.repairs_left = min(self.amount, REPAIR_CAP - table.visit.repaired)
        if table.repairs_left > 0 and table.damaged_of(self.who):
            table.push((REPAIR_ON_VISIT if self.of_visit else REPAIR_WEAPON)[self.who])


class RepairWeapon(Decision[Table]):
    """AMU-9.2: which damaged weapon, or no more. Only repairs of the visit use up its limit (AMU-12.12)."""

    rule = "AMU-9.2"

    def __init__(self, seat: int, of_visit: bool) -> None:
        super().__init__(seat)
        self.of_visit = of_visit

    def options(self, table: Table) -> list[int]:
        moves = [REPAIR.base + weapon for weapon in one_by_one(table.damaged_of(self.seat))]
        return [DONE.base, *moves]

    def play(self, table: Table, move: int) -> None:
        if move == DONE.base:
            return
        mend(table, self.seat, move - REPAIR.base, self.rule)
        table.repairs_left -= 1
        if self.of_visit:
            table.visit.repaired += 1
        if table.repairs_left and table.damaged_of(self.seat):
            table.push(self)

    def why(self, table: Table, move: int) -> Refusal:
        if not REPAIR.covers(move):
            return Refusal(self.rule, "repair-now")
        return why_weapon(table, self.seat, move - REPAIR.base, self.rule, "not-damaged")


class DamageUpTo(SeatStep[Table]):
    """AMU-12.6: so many ready weapons, the owner's choice; with fewer, all of them."""

    rule = "AMU-12.6"

    def __init__(self, who: int, amount: int) -> None:
        super().__init__(who)
        self.amount = amount

    def run(self, table: Table) -> None:
        ready = table.ready_of(self.who)
        if ready.bit_count() > self.amount:
            table.then([DAMAGE_WEAPON[self.who]] * self.amount)
        elif ready:
            tell_damaged(table, self.who, ready, self.rule)
            wear(table, ready)


class DamageWeapon(Question):
    """AMU-12.6: the owner chooses among his ready weapons."""

    rule = "AMU-12.6"

    def about(self, table: Table) -> Asked:
        return {**NOTHING, "left": table.agenda.count(self)}

    def options(self, table: Table) -> list[int]:
        return [DAMAGE.base + weapon for weapon in one_by_one(table.ready_of(self.seat))]

    def play(self, table: Table, move: int) -> None:
        table.latest = move
        tell_damaged(table, self.seat, 1 << move - DAMAGE.base, self.rule)
        wear(table, 1 << move - DAMAGE.base)

    def why(self, table: Table, move: int) -> Refusal:
        if not DAMAGE.covers(move):
            return Refusal(self.rule, "damage-now")
        return why_weapon(table, self.seat, move - DAMAGE.base, self.rule, "not-ready")


def tell_damaged(table: Table, seat: int, weapons: int, rule: str) -> None:
    if table.events is not None:
        for weapon in one_by_one(weapons):
            table.tell(Event("damaged", rule, seat, {"weapon": WEAPONS[weapon]}))


REPAIR_WEAPON: Final = [RepairWeapon(s, False) for s in range(MOST_SEATS)]
REPAIR_ON_VISIT: Final = [RepairWeapon(s, True) for s in range(MOST_SEATS)]
DAMAGE_WEAPON: Final[list[Step[Table]]] = [DamageWeapon(s) for s in range(MOST_SEATS)]
DAMAGE_UP_TO: Final = [[DamageUpTo(s, n) for n in range(4)] for s in range(MOST_SEATS)]
REPAIRS: Final = [[RepairUpTo(s, n, False) for n in range(7)] for s in range(MOST_SEATS)]
VISIT_REPAIRS: Final[list[list[Step[Table]]]] = [[RepairUpTo(s, n, True) for n in range(9)] for s in range(MOST_SEATS)]
