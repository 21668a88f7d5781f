"""Choices and exchanges, and the programs of citizens (VAL-17): effects are data, one class an op."""

from typing import Final

from pentarchy.games.valeria.cards import DOMAIN_ROWS, SEATS, alternatives_of, domains_timed
from pentarchy.games.valeria.moves import CHOOSE
from pentarchy.games.valeria.questions import CardQuestion
from pentarchy.games.valeria.steps.exchanging import Exchange
from pentarchy.games.valeria.steps.gains import Asking, Effect, gain_for, tell_brought
from pentarchy.games.valeria.steps.taking import A_CITIZEN, TakeCitizen, TakeFromOpponent
from pentarchy.games.valeria.table import Table
from pentarchy.games.valeria.view import Counts, Offer
from pentarchy.kernel.data import Row
from pentarchy.kernel.errors import BadData
from pentarchy.kernel.steps import Refusal


class Choose(Asking):
    """VAL-1.17: one of the alternatives, each known by its first effect."""

    rule = "VAL-3.6"

    def __init__(self, row: Row, source: str) -> None:
        self.alternatives: list[list[Effect]] = [[] for _ in range(A_CITIZEN + 1)]
        for rows in alternatives_of(row):
            effects = [effect_for(each, source) for each in rows]
            if self.alternatives[effects[0].word()]:
                raise BadData(row.where, "two alternatives that begin alike")
            self.alternatives[effects[0].word()] = effects
        self.yields = [ChooseYield(seat, self.alternatives, source) for seat in SEATS]
        super().__init__(source, [ChooseReward(seat, self.alternatives, source) for seat in SEATS])


class Alternatives(CardQuestion):
    """A choice between lists of effects, each at the place of the word that names it; empty where there is none."""

    def __init__(self, seat: int, alternatives: list[list[Effect]], source: str) -> None:
        super().__init__(seat, source)
        self.alternatives = alternatives
        self.moves = [CHOOSE.base + word for word, effects in enumerate(alternatives) if effects]

    def facts(self, table: Table, move: int) -> Offer:
        gains: Counts = {}
        for effect in self.alternatives[move - CHOOSE.base]:
            thing, amount = effect.brings(table, self.seat)
            gains[thing] = amount
        return {"gain": gains}

    def may_bring(self, table: Table) -> tuple[int, int]:
        most = 0
        for move in self.moves:
            if move - CHOOSE.base != A_CITIZEN:
                most = max(most, self.alternatives[move - CHOOSE.base][0].brings(table, self.seat)[1])
        return most, 0


class ChooseYield(Alternatives):
    """VAL-3.5: an activated citizen offers a choice; it must be answered."""

    rule = "VAL-3.5"

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
            effect.happen(table, self.seat)

    def why(self, table: Table, move: int) -> Refusal:
        return Refusal("VAL-3.5", "not-on-the-card" if CHOOSE.covers(move) else "choose-now")


class ChooseReward(Alternatives):
    """VAL-6.11, VAL-8.11, VAL-8.12: alternatives, only those that can be carried out in full (VAL-3.6)."""

    rule = "VAL-6.11"

    def options(self, table: Table) -> list[int]:
        return [move for move in self.moves if self.possible(table, move)]

    def possible(self, table: Table, move: int) -> bool:
        return all(effect.possible(table, self.seat) for effect in self.alternatives[move - CHOOSE.base])

    def play(self, table: Table, move: int) -> None:
        for effect in reversed(self.alternatives[move - CHOOSE.base]):
            table.push(effect)

    def why(self, table: Table, move: int) -> Refusal:
        if not CHOOSE.covers(move):
            return Refusal("VAL-6.11", "choose-now")
        return Refusal("VAL-6.11", "no-such-card-left" if move in self.moves else "not-on-the-card")


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


ACTION_END: Final = [
    (domain, effects_of(DOMAIN_ROWS[domain], "effects", DOMAIN_ROWS[domain].text("id")))
    for domain in domains_timed("action_end")
]
