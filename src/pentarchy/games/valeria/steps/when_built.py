"""What happens when a domain is built (VAL-6.24, VAL-8.19 to VAL-8.25)."""

from typing import Final

from pentarchy.games.valeria.cards import (
    CITIZEN_PLACE,
    CITIZENS,
    DOMAIN_ROWS,
    DOMAINS,
    FOE_COUNT,
    FOE_VP,
    FOES,
    KINDS,
    MONSTERS,
    PURSES,
    ROLE_OF,
    SLOT_OF,
    VP,
)
from pentarchy.games.valeria.moves import DECLINE, EXCHANGE, GIVE_BACK, LOSE, NOT_FROM_A_SEAT, STEAL
from pentarchy.games.valeria.questions import Offer, Question
from pentarchy.games.valeria.steps.centre import place_of, put_back, take_foe_off
from pentarchy.games.valeria.steps.effects import Exchange, effect_for, one_kind
from pentarchy.games.valeria.steps.gains import Effect, bring
from pentarchy.games.valeria.steps.slaying import ExtraSlay
from pentarchy.games.valeria.steps.taking import victims, why_not_from
from pentarchy.games.valeria.table import Table
from pentarchy.kernel.data import Row
from pentarchy.kernel.events import Event, Json
from pentarchy.kernel.steps import Chance, Refusal, Step


class PayForPoints(Effect):
    """VAL-8.22: an exchange outside the harvest."""

    rule = "VAL-8.22"

    def __init__(self, row: Row, source: str) -> None:
        super().__init__(source)
        self.ask = [BuyPoints(seat, Exchange(row, source)) for seat in range(5)]

    def happen(self, table: Table, seat: int, times: int) -> None:
        table.push(self.ask[seat])


class BuyPoints(Question):
    """VAL-8.22: once, all of it or nothing; not asked when it cannot be paid."""

    rule = "VAL-8.22"

    def __init__(self, seat: int, exchange: Exchange) -> None:
        super().__init__(seat)
        self.exchange = exchange
        self.domain = DOMAINS.index(exchange.source)

    def options(self, table: Table) -> list[int]:
        moves = [EXCHANGE.base + KINDS + self.domain] if self.exchange.payable(table, self.seat) else []
        return [*moves, DECLINE.base]

    def play(self, table: Table, move: int) -> None:
        if move != DECLINE.base:
            self.exchange.happen(table, self.seat, 1)
            if table.events is not None:
                table.tell(Event("bought-points", self.rule, self.seat, self.exchange.told("domain")))

    def card(self, table: Table) -> str:
        return self.exchange.source

    def offer(self, table: Table, move: int) -> Offer:
        return {} if move == DECLINE.base else self.exchange.offer()

    def why(self, table: Table, move: int) -> Refusal:
        if move != EXCHANGE.base + KINDS + self.domain:
            return Refusal("VAL-8.22", "exchange-or-decline-now")
        return Refusal("VAL-8.22", "cannot-pay", self.exchange.why_not_paid(table, self.seat).facts)


class ReturnCard(Effect):
    """VAL-6.31: an own card may go back to its stack for points."""

    rule = "VAL-6.31"

    def __init__(self, row: Row, source: str) -> None:
        super().__init__(source)
        resource, amount = one_kind(row.row("gain"))
        citizens = row.word("card_type", ["citizen", "monster"]) == "citizen"
        row.exactly("optional", True)  # VAL-8.23, VAL-8.24
        self.ask = [GiveBack(seat, citizens, resource, amount, source) for seat in range(5)]

    def happen(self, table: Table, seat: int, times: int) -> None:
        table.push(self.ask[seat])


class GiveBack(Question):
    """VAL-8.23: a citizen, no starter. VAL-8.24: a monster with an area, no hostile event. Or neither."""

    rule = "VAL-6.31"

    def __init__(self, seat: int, citizens: bool, resource: int, amount: int, source: str) -> None:
        super().__init__(seat)
        self.citizens = citizens
        self.resource = resource
        self.amount = amount
        self.source = source

    def options(self, table: Table) -> list[int]:
        if self.citizens:
            own = table.citizens[self.seat * KINDS : self.seat * KINDS + KINDS]
            moves = [GIVE_BACK.base + kind for kind, count in enumerate(own) if count]
        else:
            pile = table.pile[self.seat * FOE_COUNT : self.seat * FOE_COUNT + MONSTERS]
            moves = [GIVE_BACK.base + KINDS + foe for foe, count in enumerate(pile) if count]
        return [*moves, DECLINE.base]

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

    def card(self, table: Table) -> str:
        return self.source

    def offer(self, table: Table, move: int) -> Offer:
        """VAL-8.24: the points of a monster go with it."""
        if move == DECLINE.base:
            return {}
        gains: dict[str, Json] = {PURSES[self.resource]: self.amount}
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
    table.citizens[seat * KINDS + kind] -= 1
    table.roles[seat * 4 + ROLE_OF[kind]] -= 1
    put_back(table, CITIZEN_PLACE + SLOT_OF[kind], kind)


def return_monster(table: Table, seat: int, monster: int) -> None:
    table.pile[seat * FOE_COUNT + monster] -= 1
    put_back(table, place_of(table, monster), monster)


class TakeRandomMonster(Effect):
    """VAL-8.25: from an opponent's pile; alone, the top card of the leftmost monster stack (VAL-14.7)."""

    rule = "VAL-8.25"

    def __init__(self, row: Row, source: str) -> None:
        super().__init__(source)
        row.exactly("optional", True)  # VAL-8.25
        self.ask = [StealMonster(seat, source) for seat in range(5)]

    def happen(self, table: Table, seat: int, times: int) -> None:
        table.push(self.ask[seat])


class StealMonster(Question):
    """VAL-8.25: an opponent with at least one monster, no resting one; he may decline."""

    rule = "VAL-8.25"

    def __init__(self, seat: int, source: str) -> None:
        super().__init__(seat)
        self.source = source

    def card(self, table: Table) -> str:
        return self.source

    def options(self, table: Table) -> list[int]:
        if table.solo:
            return [STEAL.base + NOT_FROM_A_SEAT, DECLINE.base] if any(table.stacks[:5]) else [DECLINE.base]
        robbed = [other for other in victims(table, self.seat) if sum(pile_of(table, other))]
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


def pile_of(table: Table, row: int) -> list[int]:
    return table.pile[row * FOE_COUNT : row * FOE_COUNT + FOE_COUNT]


def take_leftmost(table: Table, seat: int) -> None:
    """VAL-14.7: no slaying, so no reward."""
    stack = next(stack for stack in table.stacks[:5] if stack)
    foe = (stack & 31) - 1
    take_foe_off(table, foe)
    table.pile[seat * FOE_COUNT + foe] += 1
    if table.events is not None:
        table.tell(Event("stolen-alone", "VAL-14.7", seat, {"monster": FOES[foe]}))


class DrawMonster(Chance[Table]):
    """VAL-8.25: every single card of the pile is equally likely; all see it (VAL-9.5)."""

    rule = "VAL-8.25"

    def __init__(self, thief: int, victim: int) -> None:
        super().__init__()
        self.thief = thief
        self.victim = victim

    def options(self, table: Table) -> list[int]:
        return [LOSE.base + foe for foe, count in enumerate(pile_of(table, self.victim)) if count]

    def weights(self, table: Table) -> list[int]:
        return [count for count in pile_of(table, self.victim) if count]

    def play(self, table: Table, move: int) -> None:
        foe = move - LOSE.base
        table.pile[self.victim * FOE_COUNT + foe] -= 1
        table.pile[self.thief * FOE_COUNT + foe] += 1
        if table.events is not None:
            table.tell(Event("stolen", self.rule, self.thief, {"monster": FOES[foe], "from": self.victim}))


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
DRAW_MONSTER: Final = [[DrawMonster(thief, victim) for victim in range(5)] for thief in range(5)]
