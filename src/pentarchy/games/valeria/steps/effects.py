"""Choices and exchanges, and the programs of citizens (VAL-17): effects are data, one class an op."""

from pentarchy.games.valeria.cards import (
    CITIZEN_ROWS,
    DOMAIN_ROWS,
    DOMAINS,
    KINDS,
    MAGIC,
    PURSE,
    PURSES,
    domains_timed,
)
from pentarchy.games.valeria.moves import CHOOSE, DECLINE, EXCHANGE
from pentarchy.games.valeria.steps.gains import Effect, gain_for
from pentarchy.games.valeria.steps.taking import A_CITIZEN, SEATS, TakeCitizen, TakeFromOpponent
from pentarchy.games.valeria.table import Table
from pentarchy.kernel.data import Row
from pentarchy.kernel.errors import BadData
from pentarchy.kernel.events import Event, Plain
from pentarchy.kernel.steps import Decision, Refusal


class Choose(Effect):
    """VAL-1.17: one of the alternatives, each known by its first effect."""

    rule = "VAL-3.6"

    def __init__(self, row: Row) -> None:
        super().__init__()
        self.alternatives: list[list[Effect]] = [[] for _ in range(A_CITIZEN + 1)]
        for item in row.items("of"):
            effects = effects_of(Row(row.where, {"of": item}), "of")
            if self.alternatives[effects[0].word()]:
                raise BadData(row.where, "two alternatives that begin alike")
            self.alternatives[effects[0].word()] = effects
        self.yields = [ChooseYield(seat, self) for seat in SEATS]
        self.rewards = [ChooseReward(seat, self) for seat in SEATS]

    def happen(self, table: Table, seat: int, times: int) -> None:
        table.push(self.rewards[seat])

    def offer(self, table: Table, seat: int) -> list[int]:
        """VAL-3.6: only what can be carried out in full."""
        return [
            CHOOSE.base + word
            for word, effects in enumerate(self.alternatives)
            if effects and all(effect.possible(table, seat) for effect in effects)
        ]


class ChooseYield(Decision[Table]):
    """VAL-3.5: an activated citizen or the Herald offers a choice; it must be answered."""

    rule = "VAL-3.5"
    forced = True

    def __init__(self, seat: int, choice: Choose) -> None:
        super().__init__(seat)
        self.choice = choice
        self.moves = [CHOOSE.base + word for word, effects in enumerate(choice.alternatives) if effects]

    def options(self, table: Table) -> list[int]:
        return self.moves

    def play(self, table: Table, move: int) -> None:
        for effect in self.choice.alternatives[move - CHOOSE.base]:
            effect.happen(table, self.seat, 1)

    def why(self, table: Table, move: int) -> Refusal:
        return Refusal("VAL-3.5", "not-on-the-card" if CHOOSE.covers(move) else "choose-now")


class ChooseReward(Decision[Table]):
    """VAL-6.11: a reward with alternatives; one that needs a card that is not there cannot be chosen."""

    rule = "VAL-6.11"
    forced = True

    def __init__(self, seat: int, choice: Choose) -> None:
        super().__init__(seat)
        self.choice = choice

    def options(self, table: Table) -> list[int]:
        return self.choice.offer(table, self.seat)

    def play(self, table: Table, move: int) -> None:
        for effect in reversed(self.choice.alternatives[move - CHOOSE.base]):
            table.push(effect)

    def why(self, table: Table, move: int) -> Refusal:
        if not CHOOSE.covers(move):
            return Refusal("VAL-6.11", "choose-now")
        known = self.choice.alternatives[move - CHOOSE.base]
        return Refusal("VAL-6.11", "no-such-card-left" if known else "not-on-the-card")


class Exchange(Effect):
    """VAL-5.9, VAL-8.22: all that is printed is paid, then all is gained; always voluntary."""

    rule = "VAL-5.9"

    def __init__(self, row: Row) -> None:
        super().__init__()
        pay, gains = row.row("pay"), row.row("gain")
        self.pay = [pay.number(name) if pay.has(name) else 0 for name in PURSES]
        self.gain = [gains.number(name) if gains.has(name) else 0 for name in PURSES]
        self.ask: list[PayForPoints] = []

    def happen(self, table: Table, seat: int, times: int) -> None:
        table.push(self.ask[seat])

    def payable(self, table: Table, seat: int) -> bool:
        at, purse = seat * PURSE, table.purse
        return purse[at] >= self.pay[0] and purse[at + 1] >= self.pay[1] and purse[at + 2] >= self.pay[2]

    def carry_out(self, table: Table, seat: int) -> None:
        at = seat * PURSE
        for resource in range(PURSE):
            table.purse[at + resource] += self.gain[resource] - self.pay[resource]


class PayForPoints(Decision[Table]):
    """VAL-8.22: an exchange outside the harvest; not asked when it cannot be paid."""

    rule = "VAL-8.22"
    forced = True

    def __init__(self, seat: int, effect: Exchange, domain: int) -> None:
        super().__init__(seat)
        self.effect = effect
        self.move = EXCHANGE.base + KINDS + domain

    def options(self, table: Table) -> list[int]:
        return [self.move, DECLINE.base] if self.effect.payable(table, self.seat) else [DECLINE.base]

    def play(self, table: Table, move: int) -> None:
        if move == self.move:
            self.effect.carry_out(table, self.seat)
            if table.events is not None:
                facts: dict[str, Plain] = {
                    "paid": self.effect.pay[MAGIC],
                    "domain": DOMAINS[self.move - EXCHANGE.base - KINDS],
                }
                table.tell(Event("paid-for-points", self.rule, self.seat, facts))

    def why(self, table: Table, move: int) -> Refusal:
        return Refusal("VAL-8.22", "cannot-pay" if move == self.move else "pay-or-decline-now")


def effect_for(row: Row) -> Effect:
    """The effect of a citizen or a reward that a data record describes."""
    match row.text("op"):
        case "choose":
            return Choose(row)
        case "take_citizen":
            return TakeCitizen(row)
        case "take_from_opponent":
            return TakeFromOpponent(row)
        case "exchange":
            return Exchange(row)
    return gain_for(row)


def effects_of(row: Row, key: str) -> list[Effect]:
    return [effect_for(effect) for effect in row.rows(key)]


CITIZEN_EFFECTS = [[effects_of(row, side) for row in CITIZEN_ROWS] for side in ("on_turn", "off_turn")]
ACTION_END = [(domain, effects_of(DOMAIN_ROWS[domain], "effects")) for domain in domains_timed("action_end")]
