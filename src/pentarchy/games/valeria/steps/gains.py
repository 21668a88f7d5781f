"""Gains (VAL-1.20), and the domains that give them at certain moments. Effects are data: one class an op (VAL-17)."""

from typing import Final

from pentarchy.games.valeria.cards import DOMAIN_ROWS, DOMAINS, FOES, PURSES, domains_timed, place_in
from pentarchy.games.valeria.counts import count_for
from pentarchy.games.valeria.questions import Question
from pentarchy.games.valeria.table import Table
from pentarchy.kernel.data import Row
from pentarchy.kernel.errors import BadData
from pentarchy.kernel.events import Event, Json
from pentarchy.kernel.steps import Step


class Effect(Step[Table]):
    """One op of the effect vocabulary, on the card `source`. On the agenda it happens to the active player."""

    def __init__(self, source: str) -> None:
        super().__init__()
        self.source = source

    def happen(self, table: Table, seat: int) -> None:
        """Carries the effect out for a player, or asks him about it next."""
        raise AssertionError(f"{type(self).__name__} does nothing")

    def possible(self, table: Table, seat: int) -> bool:
        """VAL-3.6: whether it can be carried out in full."""
        return True

    def word(self) -> int:
        """How a choice between effects calls this one."""
        raise AssertionError(f"{type(self).__name__} is not an alternative")

    def brings(self, table: Table, seat: int) -> tuple[str, int]:
        """What and how much of it an alternative brings now."""
        raise AssertionError(f"{type(self).__name__} is not an alternative")

    def run(self, table: Table) -> None:
        self.happen(table, table.active)


class Asking(Effect):
    """An effect that is a question to the player: one for each seat."""

    def __init__(self, source: str, questions: list[Question]) -> None:
        super().__init__(source)
        self.questions = questions

    def happen(self, table: Table, seat: int) -> None:
        table.push(self.questions[seat])


class Gain(Effect):
    """VAL-1.20: from the supply, which is unlimited (VAL-1.11)."""

    rule = "VAL-1.20"

    def __init__(self, row: Row, source: str) -> None:
        super().__init__(source)
        self.resource = place_in(row, "resource", PURSES)
        self.printed = row.number("amount")
        self.moment = "VAL-6.8" if source in FOES else "VAL-6.24"
        """The rule by which it happens on the agenda: it is a reward, or a domain has just been built."""

    def amount(self, table: Table, seat: int) -> int:
        return self.printed

    def happen(self, table: Table, seat: int) -> None:
        table.purse[seat][self.resource] += self.amount(table, seat)

    def word(self) -> int:
        return self.resource

    def brings(self, table: Table, seat: int) -> tuple[str, int]:
        return PURSES[self.resource], self.amount(table, seat)

    def run(self, table: Table) -> None:
        bring(table, table.active, self.resource, self.amount(table, table.active), self.source, self.moment)


class GainPer(Gain):
    """VAL-5.17, VAL-6.9: an amount for each card counted at this moment."""

    rule = "VAL-5.17"

    def __init__(self, row: Row, source: str) -> None:
        super().__init__(row, source)
        self.per = count_for(row.row("per"))

    def amount(self, table: Table, seat: int) -> int:
        return self.printed * self.per.of(table, seat)


def bring(table: Table, seat: int, resource: int, amount: int, source: str, rule: str) -> None:
    """A card gives something to a player."""
    table.purse[seat][resource] += amount
    if table.events is not None and amount:
        tell_brought(table, seat, PURSES[resource], amount, source, rule)


def tell_brought(table: Table, seat: int, resource: str, amount: int, source: str, rule: str) -> None:
    facts: dict[str, Json] = {"card": source, "resource": resource, "amount": amount}
    table.tell(Event("brought", rule, seat, facts))


def gain_for(row: Row, source: str) -> Gain:
    """The gain that a data record describes."""
    op = row.text("op")
    match op:
        case "gain":
            return Gain(row, source)
        case "gain_per":
            return GainPer(row, source)
    raise BadData(row.where, f"unknown op '{op}'")


class Trigger:
    """A domain whose gains wait for a moment, which a rule describes."""

    def __init__(self, domain: int, rule: str) -> None:
        self.domain = domain
        self.rule = rule
        self.gains = [gain_for(row, DOMAINS[domain]) for row in DOMAIN_ROWS[domain].rows("effects")]


def triggers(timing: str, rule: str) -> list[Trigger]:
    return [Trigger(domain, rule) for domain in domains_timed(timing)]


def trigger(table: Table, seat: int, waiting: list[Trigger]) -> None:
    """The domains of a seat that waited for this moment. Their order never matters (VAL-3.4)."""
    working = table.working(seat)
    if not working:
        return
    for each in waiting:
        if working >> each.domain & 1:
            for gain in each.gains:
                if table.events is not None:
                    resource, amount = gain.brings(table, seat)
                    facts: dict[str, Json] = {"domain": gain.source, "resource": resource, "amount": amount}
                    table.tell(Event("domain-works", each.rule, seat, facts))
                gain.happen(table, seat)


ON_DOUBLES: Final = triggers("on_doubles", "VAL-4.9")
ACTION_START: Final = triggers("action_start", "VAL-6.2")
ON_SLAY: Final = triggers("on_slay", "VAL-6.34")
ON_GAIN_CITIZEN: Final = triggers("on_gain_citizen", "VAL-6.17")
