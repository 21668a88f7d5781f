"""The roll phase (VAL-4): two dice, domains that change them, doubles."""

from typing import Final

from pentarchy.games.valeria.cards import DOMAIN_ROWS, DOMAINS, GOLD, NONE, RESOURCES, SEATS, mask_of
from pentarchy.games.valeria.counts import Count, count_for
from pentarchy.games.valeria.moves import ANNOUNCE, ROLL, ROLL_DOMAINS, THROW, USE
from pentarchy.games.valeria.questions import Question
from pentarchy.games.valeria.steps.gains import ON_DOUBLES, trigger
from pentarchy.games.valeria.table import Table
from pentarchy.games.valeria.view import Offer
from pentarchy.kernel.data import Row
from pentarchy.kernel.errors import BadData
from pentarchy.kernel.events import Event, Json
from pentarchy.kernel.steps import Chance, Refusal

UNCHANGED: Final = 0


class DieChange:
    """What a domain does to one die (VAL-4.5 to VAL-4.7)."""

    def __init__(self, row: Row) -> None:
        self.fixed = 0
        self.amount = 0
        self.per: Count | None = None
        row.exactly("optional", True)  # VAL-4.3
        if row.has("pay"):
            self.fixed = row.row("pay").number(RESOURCES[GOLD])
        if row.has("pay_per"):
            row.row("pay_per").exactly("resource", RESOURCES[GOLD])  # VAL-4.8
            self.amount = row.row("pay_per").number("amount")
            self.per = count_for(row.row("pay_per").row("per"))

    def price(self, table: Table, seat: int) -> int:
        """VAL-4.8: in gold only."""
        return self.fixed + (self.amount * self.per.of(table, seat) if self.per is not None else 0)

    def result(self, number: int) -> int:
        """What the die shows then; UNCHANGED where the change is not allowed."""
        raise AssertionError("a change without a result")

    def why(self) -> Refusal:
        """Why the change is not allowed where it is not."""
        raise AssertionError("a change without a limit")


class SetDie(DieChange):
    """VAL-4.5, VAL-4.6: not a die that shows the value already (VAL-4.8)."""

    def __init__(self, row: Row) -> None:
        super().__init__(row)
        self.value = row.number("value")

    def result(self, number: int) -> int:
        return self.value if number != self.value else UNCHANGED

    def why(self) -> Refusal:
        return Refusal("VAL-4.8", "die-would-not-change", {"value": self.value})


class ShiftDie(DieChange):
    """VAL-4.7: not below the least number."""

    def __init__(self, row: Row) -> None:
        super().__init__(row)
        self.delta = row.number("delta")
        self.least = row.number("min")

    def result(self, number: int) -> int:
        return number + self.delta if number + self.delta >= self.least else UNCHANGED

    def why(self) -> Refusal:
        return Refusal("VAL-4.7", "die-too-low", {"least": self.least})


def change_for(row: Row) -> DieChange:
    """The change of a die that a data record describes."""
    op = row.text("op")
    match op:
        case "set_die":
            return SetDie(row)
        case "shift_die":
            return ShiftDie(row)
    raise BadData(row.where, f"unknown op '{op}'")


CHANGES: Final = [change_for(DOMAIN_ROWS[domain].rows("effects")[0]) for domain in ROLL_DOMAINS]
ROLL_MASK: Final = mask_of(ROLL_DOMAINS)


class RollDice(Chance[Table]):
    """VAL-4.1, VAL-9.10: two dice, each number equally likely."""

    rule = "VAL-4.1"

    def __init__(self) -> None:
        super().__init__()
        self.throws = [ROLL.base + throw for throw in THROW.throws(2)]

    def options(self, table: Table) -> list[int]:
        return self.throws

    def play(self, table: Table, move: int) -> None:
        throw = move - self.throws[0]
        table.die_one, table.die_two = throw // 6 + 1, throw % 6 + 1
        table.used = 0
        if table.events is not None:
            table.tell(Event("rolled", self.rule, table.active, {"one": table.die_one, "two": table.die_two}))
        look_for_doubles(table)
        if table.domains[table.active] & ROLL_MASK:
            table.push(MODIFY_DICE[table.active])


def look_for_doubles(table: Table) -> None:
    """VAL-4.9: in every roll phase, whenever the dice are or become equal. Not for who rests (VAL-11.7)."""
    if table.die_one != table.die_two:
        return
    resting = NONE if table.settings.flag("resting_player_triggers_gargan") else table.resting()
    for seat in range(table.seats):
        if seat != resting:
            trigger(table, seat, ON_DOUBLES)


class ModifyDice(Question):
    """VAL-4.3, VAL-4.4: each domain once, one die at a time, until he announces the dice."""

    rule = "VAL-4.3"

    def options(self, table: Table) -> list[int]:
        moves = [ANNOUNCE.base]
        for place, domain in enumerate(ROLL_DOMAINS):
            if (table.domains[self.seat] & ~table.used) >> domain & 1:
                change = CHANGES[place]
                if change.price(table, self.seat) <= table.purse[self.seat][GOLD]:
                    if change.result(table.die_one):
                        moves.append(USE.of(place, 0))
                    if change.result(table.die_two):
                        moves.append(USE.of(place, 1))
        return moves

    def play(self, table: Table, move: int) -> None:
        if move == ANNOUNCE.base:
            return
        place, die = USE.argument(move, 0), USE.argument(move, 1)
        change = CHANGES[place]
        price = change.price(table, self.seat)
        table.used |= 1 << ROLL_DOMAINS[place]
        table.purse[self.seat][GOLD] -= price
        if die == 0:
            table.die_one = change.result(table.die_one)
        else:
            table.die_two = change.result(table.die_two)
        if table.events is not None:
            facts: dict[str, Json] = {"domain": DOMAINS[ROLL_DOMAINS[place]], "price": price}
            facts.update({"one": table.die_one, "two": table.die_two})
            table.tell(Event("changed-dice", self.rule, self.seat, facts))
        look_for_doubles(table)
        table.push(self)

    def facts(self, table: Table, move: int) -> Offer:
        if move == ANNOUNCE.base:
            return {}
        change, die = CHANGES[USE.argument(move, 0)], USE.argument(move, 1)
        result = change.result(table.die_two if die else table.die_one)
        return {"pay": {RESOURCES[GOLD]: change.price(table, self.seat)}, "die": result}

    def why(self, table: Table, move: int) -> Refusal:
        if not USE.covers(move):
            return Refusal("VAL-4.3", "change-dice-or-announce-now")
        domain, change = ROLL_DOMAINS[USE.argument(move, 0)], CHANGES[USE.argument(move, 0)]
        if not table.domains[self.seat] >> domain & 1:
            return Refusal("VAL-4.3", "not-your-domain")
        if table.used >> domain & 1:
            return Refusal("VAL-4.4", "used-already")
        price, gold = change.price(table, self.seat), table.purse[self.seat][GOLD]
        if price > gold:
            return Refusal("VAL-4.8", "not-enough-gold", {"price": price, "have": gold})
        return change.why()


ROLL_DICE: Final = RollDice()
MODIFY_DICE: Final = [ModifyDice(seat) for seat in SEATS]
