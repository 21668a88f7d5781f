"""Losing health, healing, stun (AMU-10.1 to AMU-10.3)."""

from typing import Final

from pentarchy.games.amulet.cards import CONSCIOUSNESS, HEALTH, INN, MOST_SEATS, VAMPIRE_BLOOD
from pentarchy.games.amulet.modifiers import FORBIDS_HEALING
from pentarchy.games.amulet.moves import DRINK, PASS
from pentarchy.games.amulet.potions import VAMPIRE_BITE, WAKING_HEALTH
from pentarchy.games.amulet.quests import FATAL_STUN
from pentarchy.games.amulet.steps.ending import STUN_TOKENS
from pentarchy.games.amulet.steps.potions import drinks, healing_by, use_up
from pentarchy.games.amulet.table import C, Table
from pentarchy.kernel.events import Event, Json
from pentarchy.kernel.steps import Decision, Refusal, SeatStep, Step

MOST_LOSS: Final = 8
WAKE: Final = DRINK.base + CONSCIOUSNESS.bit_length() - 1


def heal(table: Table, seat: int, amount: int, rule: str) -> None:
    """AMU-10.1: never above the maximum."""
    before = table.health[seat]
    table.health[seat] = min(table.most_health(seat), before + amount)
    if table.events is not None and table.health[seat] != before:
        table.tell(Event("healed", rule, seat, {"health": table.health[seat] - before}))


def spend_health(table: Table, seat: int, amount: int, rule: str) -> None:
    """AMU-20.8: health paid on purpose; it never opens a window."""
    table.health[seat] -= amount
    if table.events is not None and amount:
        table.tell(Event("spent-health", rule, seat, {"health": amount}))


def heal_by_skill(table: Table, seat: int, amount: int, rule: str) -> None:
    """AMU-12.11: a lasting monster can forbid it."""
    if not table.plagues(seat) & FORBIDS_HEALING:
        heal(table, seat, amount, rule)


class LoseHealth(SeatStep[Table]):
    """AMU-10.2: an involuntary loss at night; healing potions count in the same sum."""

    rule = "AMU-10.2"

    def __init__(self, who: int, amount: int) -> None:
        super().__init__(who)
        self.amount = amount

    def run(self, table: Table) -> None:
        night = table.night
        night.salve[self.who] = 0
        night.loss[self.who] = self.amount
        table.push(SUFFER_LOSS[self.who][self.amount])
        if table.potions[self.who] & (HEALTH | VAMPIRE_BLOOD):
            table.push(LOSS_WINDOW[self.who])


class LossWindow(Decision[Table]):
    """AMU-22.11: the one who is about to lose health may drink."""

    rule = "AMU-22.11"

    def options(self, table: Table) -> list[int]:
        return [PASS.base, *drinks(table, self.seat, True)]

    def play(self, table: Table, move: int) -> None:
        if move == PASS.base:
            return
        potion = 1 << move - DRINK.base
        use_up(table, self.seat, potion, self.rule)
        table.night.salve[self.seat] += healing_by(potion)
        if table.potions[self.seat] & (HEALTH | VAMPIRE_BLOOD):
            table.push(self)
        if potion == VAMPIRE_BLOOD:
            spread_vampirism(table, self.seat)

    def why(self, table: Table, move: int) -> Refusal:
        return Refusal(self.rule, "drink-or-pass")


def spread_vampirism(table: Table, seat: int) -> None:
    """AMU-22.5: every other player loses health."""
    others = [other for other in table.turn_order(table.first_asked()) if other != seat]
    table.then([LOSE[other][VAMPIRE_BITE] for other in others])


def drink(table: Table, seat: int, potion: int, rule: str) -> None:
    """A healing potion outside of any loss (AMU-22.3, AMU-22.5)."""
    use_up(table, seat, potion, rule)
    heal(table, seat, healing_by(potion), rule)
    if potion == VAMPIRE_BLOOD:
        spread_vampirism(table, seat)


class SufferLoss(SeatStep[Table]):
    """AMU-10.2: health - loss + healing, at most the maximum; at 0 or less a stun threatens."""

    rule = "AMU-10.2"

    def __init__(self, who: int, amount: int) -> None:
        super().__init__(who)
        self.amount = amount

    def run(self, table: Table) -> None:
        night = table.night
        who = self.who
        left = min(table.most_health(who), table.health[who] - self.amount + night.salve[who])
        if table.events is not None:
            facts: dict[str, Json] = {"health": self.amount, "healing": night.salve[who], "left": max(0, left)}
            table.tell(Event("lost-health", self.rule, who, facts))
        night.salve[who] = 0
        if left > 0:
            table.health[who] = left
        elif table.potions[who] & CONSCIOUSNESS:
            table.push(STAY_AWAKE[who])
            return
        else:
            table.push(STUN[who])
        night.loss[who] = 0


class StayAwake(Decision[Table]):
    """AMU-22.8: who would be stunned may drink and keeps 1 health."""

    rule = "AMU-22.8"

    def options(self, table: Table) -> list[int]:
        return [PASS.base, WAKE]

    def play(self, table: Table, move: int) -> None:
        table.night.loss[self.seat] = 0
        if move == PASS.base:
            table.push(STUN[self.seat])
            return
        use_up(table, self.seat, CONSCIOUSNESS, self.rule)
        table.health[self.seat] = WAKING_HEALTH

    def why(self, table: Table, move: int) -> Refusal:
        return Refusal(self.rule, "drink-or-pass")


class Stun(SeatStep[Table]):
    """AMU-10.3: a token, half of the coins, full health, the Inn. The fatal token loses the shared game (AMU-14.11).
    At night what is still to come hits the restored character (AMU-12.8)."""

    rule = "AMU-10.3"

    def run(self, table: Table) -> None:
        campaign = table.campaign
        who = self.who
        table.stuns[who] += 1
        lost = (table.coins[who] + 1) // 2
        table.coins[who] -= lost
        table.health[who] = table.most_health(who)
        table.place[who] = INN
        if table.events is not None:
            table.tell(Event("stunned", self.rule, who, {"coins": lost}))
        if campaign.quests & C and sum(table.stuns) >= FATAL_STUN[campaign.levels[2]]:
            table.push(STUN_TOKENS)


LOSE: Final[list[list[Step[Table]]]] = [[LoseHealth(s, n) for n in range(MOST_LOSS)] for s in range(MOST_SEATS)]
SUFFER_LOSS: Final = [[SufferLoss(s, n) for n in range(MOST_LOSS)] for s in range(MOST_SEATS)]
LOSS_WINDOW: Final = [LossWindow(s) for s in range(MOST_SEATS)]
STAY_AWAKE: Final = [StayAwake(s) for s in range(MOST_SEATS)]
STUN: Final = [Stun(s) for s in range(MOST_SEATS)]
