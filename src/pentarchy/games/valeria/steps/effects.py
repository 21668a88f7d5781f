"""Choices and exchanges, and the programs of citizens (VAL-17): effects are data, one class an op."""

from typing import Final

from pentarchy.games.valeria.cards import (
    CITIZEN_ROWS,
    DOMAIN_ROWS,
    MAGIC,
    PURSE,
    PURSES,
    alternatives_of,
    domains_timed,
)
from pentarchy.games.valeria.moves import CHOOSE
from pentarchy.games.valeria.questions import Offer, Question
from pentarchy.games.valeria.steps.gains import Effect, gain_for, tell_brought
from pentarchy.games.valeria.steps.taking import A_CITIZEN, SEATS, TakeCitizen, TakeFromOpponent
from pentarchy.games.valeria.table import Table
from pentarchy.kernel.data import Row
from pentarchy.kernel.errors import BadData
from pentarchy.kernel.events import Json
from pentarchy.kernel.steps import Refusal

Alternatives = list[list[Effect]]
"""Lists of effects, at the place of the word that names each; empty where there is none."""


class Choose(Effect):
    """VAL-1.17: one of the alternatives, each known by its first effect."""

    rule = "VAL-3.6"

    def __init__(self, row: Row, source: str) -> None:
        super().__init__(source)
        alternatives: Alternatives = [[] for _ in range(A_CITIZEN + 1)]
        for rows in alternatives_of(row):
            effects = [effect_for(each, source) for each in rows]
            if alternatives[effects[0].word()]:
                raise BadData(row.where, "two alternatives that begin alike")
            alternatives[effects[0].word()] = effects
        self.yields = [ChooseYield(seat, alternatives, source) for seat in SEATS]
        self.rewards = [ChooseReward(seat, alternatives, source) for seat in SEATS]

    def happen(self, table: Table, seat: int, times: int) -> None:
        table.push(self.rewards[seat])


def offer_of(table: Table, seat: int, effects: list[Effect]) -> Offer:
    """What the effects of an alternative bring now."""
    gains: dict[str, Json] = {}
    for effect in effects:
        thing, amount = effect.brings(table, seat)
        gains[thing] = amount
    return {"gain": gains}


class ChooseYield(Question):
    """VAL-3.5: an activated citizen offers a choice; it must be answered."""

    rule = "VAL-3.5"

    def __init__(self, seat: int, alternatives: Alternatives, source: str) -> None:
        super().__init__(seat)
        self.alternatives = alternatives
        self.source = source
        self.moves = [CHOOSE.base + word for word, effects in enumerate(alternatives) if effects]

    def options(self, table: Table) -> list[int]:
        return self.moves

    def play(self, table: Table, move: int) -> None:
        self.bring(table, move, "VAL-5.2")

    def bring(self, table: Table, move: int, rule: str) -> None:
        """What was chosen is gained, by this rule."""
        for effect in self.alternatives[move - CHOOSE.base]:
            if table.events is not None:
                thing, amount = effect.brings(table, self.seat)
                tell_brought(table, self.seat, thing, amount, self.source, rule)
            effect.happen(table, self.seat, 1)

    def card(self, table: Table) -> str:
        return self.source

    def offer(self, table: Table, move: int) -> Offer:
        return offer_of(table, self.seat, self.alternatives[move - CHOOSE.base])

    def why(self, table: Table, move: int) -> Refusal:
        return Refusal("VAL-3.5", "not-on-the-card" if CHOOSE.covers(move) else "choose-now")


class ChooseReward(Question):
    """VAL-6.11, VAL-8.11, VAL-8.12: alternatives, only those that can be carried out in full (VAL-3.6)."""

    rule = "VAL-6.11"

    def __init__(self, seat: int, alternatives: Alternatives, source: str) -> None:
        super().__init__(seat)
        self.alternatives = alternatives
        self.source = source

    def options(self, table: Table) -> list[int]:
        return [
            CHOOSE.base + word
            for word, effects in enumerate(self.alternatives)
            if effects and all(effect.possible(table, self.seat) for effect in effects)
        ]

    def play(self, table: Table, move: int) -> None:
        for effect in reversed(self.alternatives[move - CHOOSE.base]):
            table.push(effect)

    def card(self, table: Table) -> str:
        return self.source

    def offer(self, table: Table, move: int) -> Offer:
        return offer_of(table, self.seat, self.alternatives[move - CHOOSE.base])

    def why(self, table: Table, move: int) -> Refusal:
        if not CHOOSE.covers(move):
            return Refusal("VAL-6.11", "choose-now")
        known = self.alternatives[move - CHOOSE.base]
        return Refusal("VAL-6.11", "no-such-card-left" if known else "not-on-the-card")


class Exchange(Effect):
    """VAL-5.9: all that is printed is paid, then all is gained; always voluntary. One kind is paid for one kind."""

    rule = "VAL-5.9"

    def __init__(self, row: Row, source: str) -> None:
        super().__init__(source)
        self.coin, self.price = one_kind(row.row("pay"))
        self.resource, self.amount = one_kind(row.row("gain"))

    def payable(self, table: Table, seat: int) -> bool:
        return table.purse[seat * PURSE + self.coin] >= self.price

    def happen(self, table: Table, seat: int, times: int) -> None:
        table.purse[seat * PURSE + self.coin] -= self.price
        table.purse[seat * PURSE + self.resource] += self.amount

    def why_not_paid(self, table: Table, seat: int) -> Refusal:
        """VAL-5.10: magic does not stand in here; where it could not either, the price alone is the reason."""
        have = table.purse[seat * PURSE + self.coin]
        instead = 0 if self.coin == MAGIC else table.purse[seat * PURSE + MAGIC]
        facts: dict[str, Json] = {"coin": PURSES[self.coin], "price": self.price, "have": have}
        return Refusal("VAL-5.10" if have + instead >= self.price else "VAL-5.9", "cannot-pay", facts)

    def offer(self) -> Offer:
        return {"pay": {PURSES[self.coin]: self.price}, "gain": {PURSES[self.resource]: self.amount}}

    def told(self, card: str) -> dict[str, Json]:
        """The exchange, for the log; `card` says what kind of card it stands on."""
        coin, resource = PURSES[self.coin], PURSES[self.resource]
        return {card: self.source, "coin": coin, "paid": self.price, "resource": resource, "amount": self.amount}


def one_kind(row: Row) -> tuple[int, int]:
    """The one thing that a record of amounts names, and how much of it."""
    if len(row.keys()) != 1:
        raise BadData(row.where, "exactly one kind is expected here")
    name = row.keys()[0]
    if name not in PURSES:
        raise BadData(row.where, f"'{name}' is neither a resource nor vp")
    return PURSES.index(name), row.number(name)


def effect_for(row: Row, source: str) -> Effect:
    """The effect of a citizen or a reward that a data record describes."""
    match row.text("op"):
        case "choose":
            return Choose(row, source)
        case "take_citizen":
            return TakeCitizen(row, source)
        case "take_from_opponent":
            return TakeFromOpponent(row, source)
        case "exchange":
            return Exchange(row, source)
    return gain_for(row, source)


def effects_of(row: Row, key: str, source: str) -> list[Effect]:
    return [effect_for(effect, source) for effect in row.rows(key)]


CITIZEN_EFFECTS: Final = [
    [effects_of(row, side, row.text("id")) for row in CITIZEN_ROWS] for side in ("on_turn", "off_turn")
]
ACTION_END: Final = [
    (domain, effects_of(DOMAIN_ROWS[domain], "effects", DOMAIN_ROWS[domain].text("id")))
    for domain in domains_timed("action_end")
]
