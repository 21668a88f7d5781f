"""Slaying a monster or a hostile event (VAL-6.4 to VAL-6.11)."""

from typing import Final

from pentarchy.games.valeria.cards import (
    AREA_OF,
    AREAS,
    FOE_COUNT,
    FOES,
    GOLD,
    MAGIC,
    MAGIC_OF,
    MONSTERS,
    MONSTERS_AND_EVENTS,
    PURSE,
    STRENGTH,
    STRENGTH_OF,
)
from pentarchy.games.valeria.costs import magic_of, strength_of, tokens_of
from pentarchy.games.valeria.moves import DECLINE, SLAY
from pentarchy.games.valeria.questions import Offer, Question
from pentarchy.games.valeria.steps.centre import foes_in_centre, not_on_top, take_foe_off
from pentarchy.games.valeria.steps.effects import effects_of
from pentarchy.games.valeria.steps.gains import ON_SLAY, Effect, bring, trigger
from pentarchy.games.valeria.steps.paying import Pay, usual_payment
from pentarchy.games.valeria.table import NONE, Table
from pentarchy.kernel.data import Row
from pentarchy.kernel.events import Event, Json
from pentarchy.kernel.steps import Refusal, Step

REWARDS: Final[list[list[Step[Table]]]] = [[*effects_of(row, "reward", row.text("id"))] for row in MONSTERS_AND_EVENTS]


def slayable(table: Table, seat: int) -> list[int]:
    """VAL-6.4 to VAL-6.6: the moves for every target that can be paid."""
    strength, magic = table.purse[seat * PURSE + STRENGTH], table.purse[seat * PURSE + MAGIC]
    if not strength:
        return []
    moves = []
    for foe in foes_in_centre(table):
        price_magic = MAGIC_OF[foe] if not table.tokens else magic_of(table, foe)
        price = STRENGTH_OF[foe] if not table.tokens else strength_of(table, foe)
        if strength + magic >= price + price_magic and magic >= price_magic:
            moves.append(SLAY.base + foe)
    return moves


def begin_slaying(table: Table, seat: int, foe: int) -> None:
    table.target = foe
    table.price, table.price_magic = strength_of(table, foe), magic_of(table, foe)
    table.push(PAY_STRENGTH[seat])


def cost_of_foe(table: Table, seat: int, foe: int) -> Offer:
    """VAL-6.5, VAL-6.6: what slaying takes and leaves."""
    return usual_payment(table, seat, STRENGTH, strength_of(table, foe), magic_of(table, foe))


class PayStrength(Pay):
    """VAL-6.5, VAL-6.6: strength, magic in place of strength, and the monster's own magic on top."""

    rule = "VAL-6.5"

    def acquire(self, table: Table, target: int, paid: int) -> None:
        table.target = NONE
        if table.events is not None:
            facts: dict[str, Json] = {"monster": FOES[target], **self.spent(table, paid)}
            table.tell(Event("slain", "VAL-6.7", self.seat, facts))
        slain(table, self.seat, target)


def slain(table: Table, seat: int, foe: int) -> None:
    """VAL-6.7, VAL-6.8: the card goes to the pile, gold tokens to the slayer (VAL-10.14), VAL-6.34, then the reward."""
    table.pile[seat * FOE_COUNT + foe] += 1
    tokens = take_foe_off(table, foe)
    if tokens_of(tokens, GOLD):
        bring(table, seat, GOLD, tokens_of(tokens, GOLD), FOES[foe], "VAL-10.14")
    trigger(table, seat, ON_SLAY)
    table.then(REWARDS[foe])


def why_not_slain(table: Table, seat: int, move: int) -> Refusal:
    foe = move - SLAY.base
    if foe not in foes_in_centre(table):
        return why_not_in_reach(table, foe)
    price, on_top = strength_of(table, foe), magic_of(table, foe)
    strength, magic = table.purse[seat * PURSE + STRENGTH], table.purse[seat * PURSE + MAGIC]
    facts: dict[str, Json] = {"price": price, "on_top": on_top, "strength": strength, "magic": magic}
    if magic < on_top:
        return Refusal("VAL-6.6", "magic-on-top", facts)
    facts["missing"] = price + on_top - strength - magic
    return Refusal("VAL-6.5", "too-strong", facts)


def why_not_in_reach(table: Table, foe: int) -> Refusal:
    """Not in this game, not in play, under another card, or slain already."""
    if foe >= MONSTERS:
        return Refusal("VAL-10.7", "event-not-in-play")
    if AREA_OF[foe] not in table.areas:
        return Refusal("VAL-2.2", "area-not-in-play", {"area": AREAS[AREA_OF[foe]]})
    return not_on_top("VAL-6.4", table.stacks[table.areas.index(AREA_OF[foe])], FOES)


class ExtraSlay(Effect):
    """VAL-6.25, VAL-8.20: a slay that is not one of the two actions."""

    rule = "VAL-6.25"

    def __init__(self, row: Row, source: str) -> None:
        super().__init__(source)
        row.exactly("optional", True)  # VAL-6.25
        self.ask = [SlayExtra(seat, source) for seat in range(5)]

    def happen(self, table: Table, seat: int, times: int) -> None:
        table.push(self.ask[seat])


class SlayExtra(Question):
    """VAL-6.25: payment and all; it may be declined."""

    rule = "VAL-6.25"

    def __init__(self, seat: int, source: str) -> None:
        super().__init__(seat)
        self.source = source

    def card(self, table: Table) -> str:
        return self.source

    def offer(self, table: Table, move: int) -> Offer:
        return {} if move == DECLINE.base else cost_of_foe(table, self.seat, move - SLAY.base)

    def options(self, table: Table) -> list[int]:
        return [*slayable(table, self.seat), DECLINE.base]

    def play(self, table: Table, move: int) -> None:
        if move != DECLINE.base:
            begin_slaying(table, self.seat, move - SLAY.base)

    def why(self, table: Table, move: int) -> Refusal:
        if SLAY.covers(move):
            return why_not_slain(table, self.seat, move)
        return Refusal("VAL-6.25", "slay-or-decline-now")


PAY_STRENGTH: Final = [PayStrength(seat, STRENGTH, FOES) for seat in range(5)]
