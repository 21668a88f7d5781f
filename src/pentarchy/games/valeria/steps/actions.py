"""The action phase (VAL-6): two actions, what precedes and what follows them."""

from typing import Final

from pentarchy.games.valeria.cards import NUMBERS, RESOURCES, SEATS
from pentarchy.games.valeria.moves import BUILD, GAIN, RECRUIT, SLAY
from pentarchy.games.valeria.phases import ACTING
from pentarchy.games.valeria.questions import Question
from pentarchy.games.valeria.steps.building import PAY_DOMAIN, buildable, building, why_not_built
from pentarchy.games.valeria.steps.effects import ACTION_END
from pentarchy.games.valeria.steps.exhaustion import COVER_EXHAUSTED
from pentarchy.games.valeria.steps.gains import ACTION_START, trigger
from pentarchy.games.valeria.steps.paying import usual_payment
from pentarchy.games.valeria.steps.recruiting import PAY_CITIZEN, recruitable, recruiting, why_not_recruited
from pentarchy.games.valeria.steps.slaying import PAY_STRENGTH, slayable, slaying, why_not_slain
from pentarchy.games.valeria.steps.solo import SOLO_END
from pentarchy.games.valeria.table import Table
from pentarchy.games.valeria.transient import Purchase
from pentarchy.games.valeria.view import Offer
from pentarchy.kernel.events import Event, Json
from pentarchy.kernel.steps import Refusal, Step


class ActionPhase(Step[Table]):
    """VAL-6.1, VAL-6.2: gains at the start, exactly two actions, each with its exhaustion, effects at the end."""

    rule = "VAL-6.1"

    def run(self, table: Table) -> None:
        table.phase = ACTING
        table.actions = NUMBERS[table.seats].actions
        trigger(table, table.active, ACTION_START)
        table.then(ACTIONS_ALONE if table.solo else ACTIONS[table.active])


class ChooseAction(Question):
    """VAL-6.3: slay, recruit, gain or build. What is bought is paid next, if there is more than one way to pay."""

    rule = "VAL-6.3"

    def options(self, table: Table) -> list[int]:
        seat = self.seat
        return [*GAINS, *slayable(table, seat), *recruitable(table, seat), *buildable(table, seat)]

    def play(self, table: Table, move: int) -> None:
        table.actions -= 1
        if move < GAIN.end:
            gain_resource(table, self.seat, move - GAIN.base)
            return
        pay = PAY_STRENGTH if move < SLAY.end else PAY_CITIZEN if move < RECRUIT.end else PAY_DOMAIN
        pay[self.seat].begin(table, self.purchase(table, move))

    def facts(self, table: Table, move: int) -> Offer:
        if move < GAIN.end:
            return {"gain": {RESOURCES[move - GAIN.base]: 1}}
        return usual_payment(table.purse[self.seat], self.purchase(table, move))

    def purchase(self, table: Table, move: int) -> Purchase:
        if move < SLAY.end:
            return slaying(table, move - SLAY.base)
        if move < RECRUIT.end:
            return recruiting(table, self.seat, move - RECRUIT.base)
        return building(table, self.seat, move - BUILD.base)

    def why(self, table: Table, move: int) -> Refusal:
        if SLAY.covers(move):
            return why_not_slain(table, self.seat, move - SLAY.base)
        if RECRUIT.covers(move):
            return why_not_recruited(table, self.seat, move - RECRUIT.base)
        if BUILD.covers(move):
            return why_not_built(table, self.seat, move - BUILD.base)
        return Refusal("VAL-6.1", "act-now", {"actions": table.actions})


def gain_resource(table: Table, seat: int, resource: int) -> None:
    """VAL-6.18"""
    table.purse[seat][resource] += 1
    if table.events is not None:
        facts: dict[str, Json] = {"resource": RESOURCES[resource], "amount": 1}
        table.tell(Event("gained", "VAL-6.18", seat, facts))


class EndOfActions(Step[Table]):
    """VAL-6.32: domains that act at the end of the phase."""

    rule = "VAL-6.32"

    def run(self, table: Table) -> None:
        working = table.working(table.active)
        for domain, effects in reversed(ACTION_END):
            if working >> domain & 1:
                for effect in effects:
                    effect.happen(table, table.active)


GAINS: Final = [GAIN.base + resource for resource in range(len(RESOURCES))]
CHOOSE_ACTION: Final = [ChooseAction(seat) for seat in SEATS]
ACTION_PHASE: Final = ActionPhase()
END_OF_ACTIONS: Final = EndOfActions()


def two_actions(seat: int, after_each: list[Step[Table]]) -> list[Step[Table]]:
    return [*([CHOOSE_ACTION[seat], *after_each] * NUMBERS[4].actions), END_OF_ACTIONS]


ACTIONS: Final = [two_actions(seat, [COVER_EXHAUSTED]) for seat in SEATS]
ACTIONS_ALONE: Final = two_actions(0, [COVER_EXHAUSTED, SOLO_END])
