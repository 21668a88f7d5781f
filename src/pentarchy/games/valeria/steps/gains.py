"""Gains (VAL-1.20), and the domains that give them at certain moments. Effects are data: one class an op (VAL-17)."""

from typing import Final

from pentarchy.games.valeria.cards import DOMAIN_ROWS, DOMAINS, PURSE, PURSES, domains_timed
from pentarchy.games.valeria.counts import count_for
from pentarchy.games.valeria.table import Table
from pentarchy.kernel.data import Row
from pentarchy.kernel.errors import BadData
from pentarchy.kernel.events import Event
from pentarchy.kernel.steps import Step


class Effect(Step[Table]):
    """One op of the effect vocabulary. On the agenda it happens to the active player."""

    def happen(self, table: Table, seat: int, times: int) -> None:
        raise AssertionError(f"{type(self).__name__} does nothing")

    def possible(self, table: Table, seat: int) -> bool:
        """VAL-3.6: whether it can be carried out in full."""
        return True

    def word(self) -> int:
        """How a choice between effects calls this one."""
        raise AssertionError(f"{type(self).__name__} is no alternative")

    def run(self, table: Table) -> None:
        self.happen(table, table.active, 1)


class Gain(Effect):
    """VAL-1.20: from the supply, which is unlimited (VAL-1.11)."""

    rule = "VAL-1.20"

    def __init__(self, row: Row) -> None:
        super().__init__()
        self.resource = PURSES.index(row.text("resource"))
        self.amount = row.number("amount")

    def happen(self, table: Table, seat: int, times: int) -> None:
        table.purse[seat * PURSE + self.resource] += self.amount * times

    def word(self) -> int:
        return self.resource

    def run(self, table: Table) -> None:
        gain(table, table.active, self.resource, self.amount)


class GainPer(Effect):
    """VAL-5.17, VAL-6.9: an amount for each card counted at this moment."""

    rule = "VAL-5.17"

    def __init__(self, row: Row) -> None:
        super().__init__()
        self.resource = PURSES.index(row.text("resource"))
        self.amount = row.number("amount")
        self.per = count_for(row.row("per"))

    def happen(self, table: Table, seat: int, times: int) -> None:
        table.purse[seat * PURSE + self.resource] += self.amount * times * self.per.of(table, seat)

    def word(self) -> int:
        return self.resource

    def run(self, table: Table) -> None:
        gain(table, table.active, self.resource, self.amount * self.per.of(table, table.active))


def gain(table: Table, seat: int, resource: int, amount: int) -> None:
    table.purse[seat * PURSE + resource] += amount
    if table.events is not None:
        table.tell(Event("gained", "VAL-1.20", seat, {"resource": PURSES[resource], "amount": amount}))


def gain_for(row: Row) -> Effect:
    """The gain that a data record describes."""
    op = row.text("op")
    match op:
        case "gain":
            return Gain(row)
        case "gain_per":
            return GainPer(row)
    raise BadData(row.where, f"unknown op '{op}'")


class Trigger:
    """A domain whose gains wait for a moment."""

    def __init__(self, domain: int) -> None:
        self.domain = domain
        self.effects = [gain_for(row) for row in DOMAIN_ROWS[domain].rows("effects")]


def triggers(timing: str) -> list[Trigger]:
    return [Trigger(domain) for domain in domains_timed(timing)]


def trigger(table: Table, seat: int, waiting: list[Trigger]) -> None:
    """The domains of a seat that waited for this moment. Their order never matters (VAL-3.4)."""
    working = table.domains[seat] & ~table.sleeping
    if not working:
        return
    for each in waiting:
        if working >> each.domain & 1:
            for effect in each.effects:
                effect.happen(table, seat, 1)
                if table.events is not None:
                    table.tell(Event("domain-works", "VAL-3.4", seat, {"domain": DOMAINS[each.domain]}))


ON_DOUBLES: Final = triggers("on_doubles")
ACTION_START: Final = triggers("action_start")
ON_SLAY: Final = triggers("on_slay")
ON_GAIN_CITIZEN: Final = triggers("on_gain_citizen")
