"""Choices and exchanges, and the programs of citizens (VAL-17): effects are data, one class an op."""

from typing import Final

from pentarchy.games.valeria.cards import (
    CITIZEN_ROWS,
    DOMAIN_ROWS,
    PURSE,
    PURSES,
    domains_timed,
)
from pentarchy.games.valeria.moves import CHOOSE
from pentarchy.games.valeria.steps.gains import Effect, gain_for
from pentarchy.games.valeria.steps.taking import A_CITIZEN, SEATS, TakeCitizen, TakeFromOpponent
from pentarchy.games.valeria.table import Table
from pentarchy.kernel.data import Row
from pentarchy.kernel.errors import BadData
from pentarchy.kernel.steps import Decision, Refusal

Alternatives = list[list[Effect]]
"""Lists of effects, at the place of the word that names each; empty where there is none."""


class Choose(Effect):
    """VAL-1.17: one of the alternatives, each known by its first effect."""

    rule = "VAL-3.6"

    def __init__(self, row: Row) -> None:
        super().__init__()
        alternatives: Alternatives = [[] for _ in range(A_CITIZEN + 1)]
        for item in row.items("of"):
            effects = effects_of(Row(row.where, {"of": item}), "of")
            if alternatives[effects[0].word()]:
                raise BadData(row.where, "two alternatives that begin alike")
            alternatives[effects[0].word()] = effects
        self.yields = [ChooseYield(seat, alternatives) for seat in SEATS]
        self.rewards = [ChooseReward(seat, alternatives) for seat in SEATS]

    def happen(self, table: Table, seat: int, times: int) -> None:
        table.push(self.rewards[seat])


class ChooseYield(Decision[Table]):
    """VAL-3.5: an activated citizen offers a choice; it must be answered."""

    rule = "VAL-3.5"

    def __init__(self, seat: int, alternatives: Alternatives) -> None:
        super().__init__(seat)
        self.alternatives = alternatives
        self.moves = [CHOOSE.base + word for word, effects in enumerate(alternatives) if effects]

    def options(self, table: Table) -> list[int]:
        return self.moves

    def play(self, table: Table, move: int) -> None:
        for effect in self.alternatives[move - CHOOSE.base]:
            effect.happen(table, self.seat, 1)

    def why(self, table: Table, move: int) -> Refusal:
        return Refusal("VAL-3.5", "not-on-the-card" if CHOOSE.covers(move) else "choose-now")


class ChooseReward(Decision[Table]):
    """VAL-6.11, VAL-8.11, VAL-8.12: alternatives, only those that can be carried out in full (VAL-3.6)."""

    rule = "VAL-6.11"
    forced = True

    def __init__(self, seat: int, alternatives: Alternatives) -> None:
        super().__init__(seat)
        self.alternatives = alternatives

    def options(self, table: Table) -> list[int]:
        return [
            CHOOSE.base + word
            for word, effects in enumerate(self.alternatives)
            if effects and all(effect.possible(table, self.seat) for effect in effects)
        ]

    def play(self, table: Table, move: int) -> None:
        for effect in reversed(self.alternatives[move - CHOOSE.base]):
            table.push(effect)

    def why(self, table: Table, move: int) -> Refusal:
        if not CHOOSE.covers(move):
            return Refusal("VAL-6.11", "choose-now")
        known = self.alternatives[move - CHOOSE.base]
        return Refusal("VAL-6.11", "no-such-card-left" if known else "not-on-the-card")


class Exchange(Effect):
    """VAL-5.9: all that is printed is paid, then all is gained; always voluntary."""

    rule = "VAL-5.9"

    def __init__(self, row: Row) -> None:
        super().__init__()
        pay, gains = row.row("pay"), row.row("gain")
        self.pay = [pay.number(name) if pay.has(name) else 0 for name in PURSES]
        self.gain = [gains.number(name) if gains.has(name) else 0 for name in PURSES]

    def payable(self, table: Table, seat: int) -> bool:
        at, purse = seat * PURSE, table.purse
        return purse[at] >= self.pay[0] and purse[at + 1] >= self.pay[1] and purse[at + 2] >= self.pay[2]

    def happen(self, table: Table, seat: int, times: int) -> None:
        at = seat * PURSE
        for resource in range(PURSE):
            table.purse[at + resource] += self.gain[resource] - self.pay[resource]


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


CITIZEN_EFFECTS: Final = [[effects_of(row, side) for row in CITIZEN_ROWS] for side in ("on_turn", "off_turn")]
ACTION_END: Final = [(domain, effects_of(DOMAIN_ROWS[domain], "effects")) for domain in domains_timed("action_end")]
