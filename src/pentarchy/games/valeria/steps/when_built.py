"""What happens when a domain is built (VAL-6.24, VAL-8.19 to VAL-8.25)."""

from typing import Final

from pentarchy.games.valeria.cards import (
    CITIZEN_PLACE,
    CITIZENS,
    COLUMNS,
    DOMAIN_ROWS,
    FOE_VP,
    FOES,
    KINDS,
    MONSTERS,
    PURSES,
    SEATS,
    SLOT_OF,
    VP,
)
from pentarchy.games.valeria.moves import DECLINE, GIVE_BACK, LOSE, NOT_FROM_A_SEAT, STEAL
from pentarchy.games.valeria.questions import CardQuestion
from pentarchy.games.valeria.steps.centre import place_of, put_back, take_foe_off
from pentarchy.games.valeria.steps.effects import effect_for
from pentarchy.games.valeria.steps.exchanging import Exchange, one_kind
from pentarchy.games.valeria.steps.gains import Asking, bring
from pentarchy.games.valeria.steps.slaying import ExtraSlay
from pentarchy.games.valeria.steps.taking import victims, why_not_from
from pentarchy.games.valeria.table import Table, without
from pentarchy.games.valeria.view import Counts, Offer
from pentarchy.kernel.data import Row
from pentarchy.kernel.events import Event
from pentarchy.kernel.steps import Refusal, SeatChance, Step


class PayForPoints(Asking):
    """VAL-8.22: an exchange outside the harvest."""

    rule = "VAL-8.22"

    def __init__(self, row: Row, source: str) -> None:
        super().__init__(source, [BuyPoints(seat, Exchange(row, source)) for seat in SEATS])


class BuyPoints(CardQuestion):
    """VAL-8.22: once, all of it or nothing; not asked when it cannot be paid."""

    rule = "VAL-8.22"

    def __init__(self, seat: int, exchange: Exchange) -> None:
        super().__init__(seat, exchange.source)
        self.exchange = exchange

    def options(self, table: Table) -> list[int]:
        return [self.exchange.move, DECLINE.base] if self.exchange.payable(table.purse[self.seat]) else [DECLINE.base]

    def play(self, table: Table, move: int) -> None:
        if move != DECLINE.base:
            self.exchange.happen(table, self.seat)
            if table.events is not None:
                table.tell(Event("bought-points", self.rule, self.seat, self.exchange.told("domain")))

    def facts(self, table: Table, move: int) -> Offer:
        return {} if move == DECLINE.base else self.exchange.terms()

    def why(self, table: Table, move: int) -> Refusal:
        if move != self.exchange.move:
            return Refusal("VAL-8.22", "exchange-or-decline-now")
        return Refusal("VAL-8.22", "cannot-pay", self.exchange.why_not_paid(table, self.seat).facts)


class ReturnCard(Asking):
    """VAL-6.31: an own card may go back to its stack for points."""

    rule = "VAL-6.31"

    def __init__(self, row: Row, source: str) -> None:
        resource, amount = one_kind(row.row("gain"))
        citizens = row.word("card_type", ["citizen", "monster"]) == "citizen"
        row.exactly("optional", True)  # VAL-8.23, VAL-8.24
        super().__init__(source, [GiveBack(seat, citizens, resource, amount, source) for seat in SEATS])


class GiveBack(CardQuestion):
    """VAL-8.23: a citizen, no starter. VAL-8.24: a monster with an area, no hostile event. Or neither."""

    rule = "VAL-6.31"

    def __init__(self, seat: int, citizens: bool, resource: int, amount: int, source: str) -> None:
        super().__init__(seat, source)
        self.citizens = citizens
        self.resource = resource
        self.amount = amount

    def options(self, table: Table) -> list[int]:
        if self.citizens:
            cards = [kind for kind, count in enumerate(table.citizens[self.seat]) if count]
        else:
            cards = sorted({KINDS + foe for foe in table.pile[self.seat] if foe < MONSTERS})
        return [*[GIVE_BACK.base + card for card in cards], DECLINE.base]

    def play(self, table: Table, move: int) -> None:
        if move == DECLINE.base:
            return
        card = move - GIVE_BACK.base
        if card < KINDS:
            return_citizen(table, self.seat, card)
        else:
            return_monster(table, self.seat, card - KINDS)
        if table.events is not None:
            name = CITIZENS[card] if card < KINDS else FOES[card - KINDS]
            table.tell(Event("returned", self.rule, self.seat, {"card": name}))
        rule = "VAL-8.23" if self.citizens else "VAL-8.24"
        bring(table, self.seat, self.resource, self.amount, self.source, rule)

    def facts(self, table: Table, move: int) -> Offer:
        """VAL-8.24: the points of a monster go with it."""
        if move == DECLINE.base:
            return {}
        gains: Counts = {PURSES[self.resource]: self.amount}
        foe = move - GIVE_BACK.base - KINDS
        return {"gain": gains} if foe < 0 else {"gain": gains, "lose": {PURSES[VP]: FOE_VP[foe]}}

    def why(self, table: Table, move: int) -> Refusal:
        if not GIVE_BACK.covers(move):
            return Refusal("VAL-6.31", "return-or-decline-now")
        if (move - GIVE_BACK.base < KINDS) == self.citizens:
            return Refusal("VAL-6.31", "not-such-a-card")
        rule = "VAL-8.23" if self.citizens else "VAL-8.24"
        return Refusal(rule, "return-a-citizen" if self.citizens else "return-a-monster")


def return_citizen(table: Table, seat: int, kind: int) -> None:
    table.add_citizens(seat, kind, -1)
    put_back(table, CITIZEN_PLACE + SLOT_OF[kind], kind)


def return_monster(table: Table, seat: int, monster: int) -> None:
    table.pile[seat] = without(table.pile[seat], monster)
    put_back(table, place_of(table, monster), monster)


class TakeRandomMonster(Asking):
    """VAL-8.25: from an opponent's pile; alone, the top card of the leftmost monster stack (VAL-14.7)."""

    rule = "VAL-8.25"

    def __init__(self, row: Row, source: str) -> None:
        super().__init__(source, [StealMonster(seat, source) for seat in SEATS])
        row.exactly("optional", True)  # VAL-8.25


class StealMonster(CardQuestion):
    """VAL-8.25: an opponent with at least one monster, no resting one; he may decline."""

    rule = "VAL-8.25"

    def options(self, table: Table) -> list[int]:
        if table.solo:
            return [STEAL.base + NOT_FROM_A_SEAT, DECLINE.base] if any(table.stacks[:COLUMNS]) else [DECLINE.base]
        robbed = [other for other in victims(table, self.seat) if table.pile[other]]
        return [*[STEAL.base + other for other in robbed], DECLINE.base]

    def play(self, table: Table, move: int) -> None:
        if move == STEAL.base + NOT_FROM_A_SEAT:
            take_leftmost(table, self.seat)
        elif move != DECLINE.base:
            table.push(DRAW_MONSTER[self.seat][move - STEAL.base])

    def why(self, table: Table, move: int) -> Refusal:
        if not STEAL.covers(move):
            return Refusal("VAL-8.25", "steal-or-decline-now")
        victim = move - STEAL.base
        if table.solo:
            return Refusal("VAL-14.7", "alone-from-the-stacks")
        if victim in victims(table, self.seat):
            return Refusal("VAL-8.25", "no-monster-there", {"player": victim})
        return why_not_from(table, victim)


def take_leftmost(table: Table, seat: int) -> None:
    """VAL-14.7: no slaying, so no reward."""
    foe = next(stack[-1] for stack in table.stacks[:COLUMNS] if stack)
    take_foe_off(table, foe)
    table.pile[seat] = (*table.pile[seat], foe)
    if table.events is not None:
        table.tell(Event("stolen-alone", "VAL-14.7", seat, {"monster": FOES[foe]}))


class DrawMonster(SeatChance[Table]):
    """VAL-8.25: every single card of the pile is equally likely; all see it (VAL-9.5)."""

    rule = "VAL-8.25"

    def __init__(self, thief: int, victim: int) -> None:
        super().__init__(victim)
        self.thief = thief

    def options(self, table: Table) -> list[int]:
        return [LOSE.base + foe for foe in sorted(set(table.pile[self.who]))]

    def weights(self, table: Table) -> list[int]:
        pile = table.pile[self.who]
        return [pile.count(foe) for foe in sorted(set(pile))]

    def play(self, table: Table, move: int) -> None:
        foe = move - LOSE.base
        table.pile[self.who] = without(table.pile[self.who], foe)
        table.pile[self.thief] = (*table.pile[self.thief], foe)
        if table.events is not None:
            table.tell(Event("stolen", self.rule, self.thief, {"monster": FOES[foe], "from": self.who}))


def domain_effect(row: Row, source: str) -> Step[Table]:
    """The effect of a domain that a data record describes."""
    match row.text("op"):
        case "extra_slay":
            return ExtraSlay(row, source)
        case "return_card":
            return ReturnCard(row, source)
        case "take_random_monster":
            return TakeRandomMonster(row, source)
        case "exchange":
            return PayForPoints(row, source)
    return effect_for(row, source)


def when_built(row: Row) -> list[Step[Table]]:
    """VAL-6.24: the effects of a domain that happen at once, in printed order."""
    if row.text("timing") != "immediate":
        return []
    return [domain_effect(effect, row.text("id")) for effect in row.rows("effects")]


WHEN_BUILT: Final = [when_built(row) for row in DOMAIN_ROWS]
DRAW_MONSTER: Final = [[DrawMonster(thief, victim) for victim in SEATS] for thief in SEATS]
