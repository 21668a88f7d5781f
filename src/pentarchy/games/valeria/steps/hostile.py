"""Hostile events (VAL-10): what they do after the dice are announced."""

from typing import Final

from pentarchy.games.valeria.cards import (
    EVENT_ROWS,
    EVENTS,
    FOES,
    MONSTERS,
    NONE,
    RESOURCES,
    SEATS,
    TRIGGER_OF,
    place_in,
)
from pentarchy.games.valeria.costs import spot_of
from pentarchy.games.valeria.moves import TOKEN
from pentarchy.games.valeria.questions import CardQuestion
from pentarchy.games.valeria.steps.centre import foes_in_centre
from pentarchy.games.valeria.table import Table, added
from pentarchy.games.valeria.view import Offer
from pentarchy.kernel.data import Row
from pentarchy.kernel.errors import BadData
from pentarchy.kernel.events import Event, Json
from pentarchy.kernel.steps import NOBODY, Refusal, Step


class Announced(Step[Table]):
    """VAL-4.10, VAL-10.10: the dice are final; every event in play with one of the numbers acts once."""

    rule = "VAL-10.10"

    def run(self, table: Table) -> None:
        if not table.hostile:
            return
        numbers = table.numbers()
        for event in BY_NUMBER:
            if table.lairs[event] != NONE and TRIGGER_OF[event] in numbers:
                table.then(INSTRUCTIONS[event])


class AddToken(Step[Table]):
    """VAL-10.11: a token on another monster or event; without a target nothing happens."""

    rule = "VAL-10.11"

    def __init__(self, row: Row, event: int) -> None:
        super().__init__()
        self.event = event
        resource, amount = place_in(row, "resource", RESOURCES), row.number("amount")
        self.ask = [EventTarget(seat, event, resource, amount) for seat in SEATS]

    def run(self, table: Table) -> None:
        if targets(table, self.event):
            table.push(self.ask[table.active])


def targets(table: Table, event: int) -> list[int]:
    """The event itself is none, unless the players ruled otherwise."""
    itself = NONE if table.settings.flag("event_may_target_itself") else MONSTERS + event
    return [foe for foe in foes_in_centre(table) if foe != itself]


class EventTarget(CardQuestion):
    """VAL-10.11: the active player says which; it cannot be declined. The tokens never run out (VAL-10.12)."""

    rule = "VAL-10.11"

    def __init__(self, seat: int, event: int, resource: int, amount: int) -> None:
        super().__init__(seat, EVENTS[event])
        self.event = event
        self.resource = resource
        self.amount = amount

    def options(self, table: Table) -> list[int]:
        return [TOKEN.base + foe for foe in targets(table, self.event)]

    def play(self, table: Table, move: int) -> None:
        foe = move - TOKEN.base
        spot = spot_of(table, foe)
        table.tokens[spot] = added(table.tokens[spot], self.resource, self.amount)
        if table.events is not None:
            facts: dict[str, Json] = {"resource": RESOURCES[self.resource], "amount": self.amount}
            facts.update({"monster": FOES[foe], "hostile": EVENTS[self.event]})
            table.tell(Event("token", self.rule, self.seat, facts))

    def facts(self, table: Table, move: int) -> Offer:
        return {"tokens": {RESOURCES[self.resource]: self.amount}}

    def why(self, table: Table, move: int) -> Refusal:
        if not TOKEN.covers(move):
            return Refusal("VAL-10.11", "put-a-token-now")
        itself = move - TOKEN.base == MONSTERS + self.event
        return Refusal("VAL-10.11", "not-on-itself" if itself else "not-in-the-centre")


class EachPlayerLoses(Step[Table]):
    """VAL-10.16: everybody who has any, but nobody who rests."""

    rule = "VAL-10.16"

    def __init__(self, row: Row, event: int) -> None:
        super().__init__()
        self.event = event
        self.resource = place_in(row, "resource", RESOURCES)
        self.amount = row.number("amount")

    def run(self, table: Table) -> None:
        resting = table.resting()
        if table.events is not None:
            table.tell(Event("all-lose", self.rule, NOBODY, self.told(self.amount)))
        for seat in range(table.seats):
            lost = min(self.amount, table.purse[seat][self.resource])
            if lost and seat != resting:
                self.lose(table, seat, lost)

    def lose(self, table: Table, seat: int, amount: int) -> None:
        table.purse[seat][self.resource] -= amount
        if table.events is not None:
            table.tell(Event("lost", self.rule, seat, self.told(amount)))

    def told(self, amount: int) -> dict[str, Json]:
        return {"hostile": EVENTS[self.event], "resource": RESOURCES[self.resource], "amount": amount}


def instruction_for(row: Row, event: int) -> Step[Table]:
    """The instruction that a data record describes."""
    op = row.text("op")
    match op:
        case "add_token":
            return AddToken(row, event)
        case "each_player_loses":
            return EachPlayerLoses(row, event)
    raise BadData(row.where, f"unknown op '{op}'")


INSTRUCTIONS: Final[list[list[Step[Table]]]] = [
    [instruction_for(part, event) for part in row.rows("instruction")] for event, row in enumerate(EVENT_ROWS)
]
BY_NUMBER: Final = sorted(range(len(EVENTS)), key=lambda event: -TRIGGER_OF[event])
"""The last to be pushed acts first: in rising order of the numbers."""
ANNOUNCED: Final = Announced()
