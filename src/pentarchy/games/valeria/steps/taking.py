"""Taking a citizen from the centre (VAL-6.10) or resources from an opponent (VAL-5.18, VAL-6.33)."""

from typing import Final

from pentarchy.games.valeria.cards import (
    CITIZEN_PLACE,
    CITIZENS,
    COST_OF,
    DOMAIN_PLACE,
    KINDS,
    NAME_OF,
    RESOURCES,
    ROLE_OF,
    ROLES,
    SEATS,
    SLOT_OF,
    place_in,
)
from pentarchy.games.valeria.moves import DECLINE, ENLIST, NOT_FROM_A_SEAT, TAKE
from pentarchy.games.valeria.questions import CardQuestion
from pentarchy.games.valeria.steps.centre import not_on_top, take_citizen_off
from pentarchy.games.valeria.steps.gains import ON_GAIN_CITIZEN, Asking, trigger
from pentarchy.games.valeria.table import Table
from pentarchy.games.valeria.view import Offer
from pentarchy.kernel.compiled import mypyc_attr
from pentarchy.kernel.data import Row
from pentarchy.kernel.events import Event, Json
from pentarchy.kernel.steps import Refusal

A_CITIZEN: Final = len(RESOURCES)
"""The word for an alternative that begins with a citizen."""


class TakeCitizen(Asking):
    """VAL-6.10: a free citizen from the top of a stack; only the base cost counts. Skipped if none fits (VAL-3.6)."""

    rule = "VAL-6.10"

    def __init__(self, row: Row, source: str) -> None:
        self.wanted = Wanted(row.row("filter"))
        super().__init__(source, [Enlist(seat, self.wanted, row.flag("optional"), source) for seat in SEATS])

    def possible(self, table: Table, seat: int) -> bool:
        return len(fitting(table, self.wanted)) > 0

    def word(self) -> int:
        return A_CITIZEN

    def brings(self, table: Table, seat: int) -> tuple[str, int]:
        return "citizen", 1

    def happen(self, table: Table, seat: int) -> None:
        if self.possible(table, seat):
            super().happen(table, seat)


@mypyc_attr(serializable=True)
class Wanted:
    """Which citizens a card gives: of a role, up to a base cost, of a name; what it does not name does not matter."""

    def __init__(self, row: Row) -> None:
        self.role = row.word("role", ROLES) if row.has("role") else ""
        self.most = row.number("max_cost") if row.has("max_cost") else 0
        self.name = row.word("name", NAME_OF) if row.has("name") else ""
        self.fits = [self.met_by(kind) for kind in range(KINDS)]

    def met_by(self, kind: int) -> bool:
        fits = [not self.role or ROLES[ROLE_OF[kind]] == self.role, not self.most or COST_OF[kind] <= self.most]
        return all(fits) and (not self.name or NAME_OF[kind] == self.name)


def fitting(table: Table, wanted: Wanted) -> list[int]:
    """The citizens on top of a stack that meet a condition."""
    tops = [stack[-1] for stack in table.stacks[CITIZEN_PLACE:DOMAIN_PLACE] if stack]
    return [kind for kind in tops if wanted.fits[kind]]


class Enlist(CardQuestion):
    """VAL-6.10, VAL-8.13, VAL-8.19: which citizen is taken."""

    rule = "VAL-6.10"

    def __init__(self, seat: int, wanted: Wanted, optional: bool, source: str) -> None:
        super().__init__(seat, source)
        self.wanted = wanted
        self.optional = optional

    def options(self, table: Table) -> list[int]:
        moves = [ENLIST.base + kind for kind in fitting(table, self.wanted)]
        return [*moves, DECLINE.base] if self.optional else moves

    def play(self, table: Table, move: int) -> None:
        if move != DECLINE.base:
            take_citizen(table, self.seat, move - ENLIST.base)
            if table.events is not None:
                facts: dict[str, Json] = {"citizen": CITIZENS[move - ENLIST.base], "card": self.source}
                table.tell(Event("enlisted", self.rule, self.seat, facts))
            trigger(table, self.seat, ON_GAIN_CITIZEN)

    def may_bring(self, table: Table) -> tuple[int, int]:
        return 0, 1

    def why(self, table: Table, move: int) -> Refusal:
        if not ENLIST.covers(move):
            return Refusal("VAL-6.10", "enlist-now")
        kind, wanted = move - ENLIST.base, self.wanted
        if not wanted.fits[kind]:
            facts: dict[str, Json] = {"role": wanted.role, "most": wanted.most, "citizen": wanted.name}
            return Refusal("VAL-6.10", "does-not-fit", facts)
        return not_on_top("VAL-6.10", table.stacks[CITIZEN_PLACE + SLOT_OF[kind]], CITIZENS)


def take_citizen(table: Table, seat: int, kind: int) -> None:
    """VAL-6.15: the top card of a stack goes to the tableau. What VAL-6.17 gives for it follows."""
    table.add_citizens(seat, kind, 1)
    take_citizen_off(table, kind)


class TakeFromOpponent(Asking):
    """VAL-5.18, VAL-6.33: an opponent and one of the resources, as much as printed or as he has."""

    rule = "VAL-6.33"

    def __init__(self, row: Row, source: str) -> None:
        amounts = [0] * len(RESOURCES)
        for entry in row.rows("of"):
            amounts[place_in(entry, "resource", RESOURCES)] = entry.number("amount")
        row.exactly("optional", True)  # VAL-5.7, VAL-6.33
        question = HarvestTake if source in CITIZENS else TakeResource
        super().__init__(source, [question(seat, amounts, source) for seat in SEATS])


class TakeResource(CardQuestion):
    """VAL-6.32, VAL-6.33, VAL-8.21: a domain takes; declining is allowed, and lost is what nobody has."""

    rule = "VAL-6.33"

    def __init__(self, seat: int, amounts: list[int], source: str) -> None:
        super().__init__(seat, source)
        self.amounts = amounts

    def options(self, table: Table) -> list[int]:
        """VAL-5.19: opponents with at least 1 of it, no resting one. Alone, the supply gives (VAL-14.6)."""
        moves = []
        for resource, amount in enumerate(self.amounts):
            if amount and table.solo:
                moves.append(TAKE.of(resource, NOT_FROM_A_SEAT))
            elif amount:
                robbed = victims(table, self.seat)
                moves.extend([TAKE.of(resource, seat) for seat in robbed if table.purse[seat][resource]])
        moves.append(DECLINE.base)
        return moves

    def play(self, table: Table, move: int) -> None:
        if move == DECLINE.base:
            return
        resource, victim = TAKE.argument(move, 0), TAKE.argument(move, 1)
        amount = self.loot(table, resource, victim)
        if victim != NOT_FROM_A_SEAT:
            table.purse[victim][resource] -= amount
        table.purse[self.seat][resource] += amount
        if table.events is not None:
            facts: dict[str, Json] = {"resource": RESOURCES[resource], "amount": amount, "from": victim}
            facts["card"] = self.source
            table.tell(Event("took" if victim < table.seats else "took-alone", self.rule, self.seat, facts))

    def loot(self, table: Table, resource: int, victim: int) -> int:
        """VAL-5.18, VAL-6.33: as much as printed, or all that he has."""
        amount = self.amounts[resource]
        return amount if victim == NOT_FROM_A_SEAT else min(amount, table.purse[victim][resource])

    def facts(self, table: Table, move: int) -> Offer:
        if move == DECLINE.base:
            return {}
        resource, victim = TAKE.argument(move, 0), TAKE.argument(move, 1)
        return {"gain": {RESOURCES[resource]: self.loot(table, resource, victim)}}

    def may_bring(self, table: Table) -> tuple[int, int]:
        return max(self.amounts), 0

    def why(self, table: Table, move: int) -> Refusal:
        if not TAKE.covers(move):
            return Refusal("VAL-6.33", "take-or-decline-now")
        resource, victim = TAKE.argument(move, 0), TAKE.argument(move, 1)
        if not self.amounts[resource]:
            return Refusal("VAL-6.33", "not-on-the-card")
        if victim in victims(table, self.seat):
            return Refusal("VAL-5.19", "has-none", {"player": victim, "resource": RESOURCES[resource]})
        return why_not_from(table, victim)


class HarvestTake(TakeResource):
    """VAL-5.11, VAL-5.18: a taker acts before any other activation."""

    rule = "VAL-5.11"


def why_not_from(table: Table, victim: int) -> Refusal:
    """Why nothing can be taken from there at all."""
    if table.solo:
        return Refusal("VAL-14.6", "alone-from-the-supply")
    if victim == table.resting():
        return Refusal("VAL-11.6", "rests-now", {"player": victim})
    return Refusal("VAL-5.19", "no-opponent-to-rob")


def victims(table: Table, seat: int) -> list[int]:
    """The opponents of a seat that take part in this turn (VAL-11.6)."""
    resting = table.resting()
    return [other for other in range(table.seats) if other != seat and other != resting]
