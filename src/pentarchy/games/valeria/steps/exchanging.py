"""Exchanges (VAL-5.9): something is paid, something is gained; always voluntary."""

from typing import Final

from pentarchy.games.valeria.cards import CITIZENS, DOMAINS, MAGIC, PURSES, SEATS
from pentarchy.games.valeria.moves import EXCHANGE, FINISH
from pentarchy.games.valeria.questions import Question
from pentarchy.games.valeria.steps.gains import Effect
from pentarchy.games.valeria.table import Table, without
from pentarchy.games.valeria.view import Offer
from pentarchy.kernel.data import Row
from pentarchy.kernel.errors import BadData
from pentarchy.kernel.events import Event, Json
from pentarchy.kernel.steps import Refusal, Step


class Exchange(Effect):
    """VAL-5.9: all that is printed is paid, then all is gained. One kind is paid for one kind."""

    rule = "VAL-5.9"

    def __init__(self, row: Row, source: str) -> None:
        super().__init__(source)
        self.coin, self.price = one_kind(row.row("pay"))
        self.resource, self.amount = one_kind(row.row("gain"))
        self.move = EXCHANGE.base + [*CITIZENS, *DOMAINS].index(source)

    def payable(self, purse: list[int]) -> bool:
        return purse[self.coin] >= self.price

    def happen(self, table: Table, seat: int) -> None:
        purse = table.purse[seat]
        purse[self.coin] -= self.price
        purse[self.resource] += self.amount

    def why_not_paid(self, table: Table, seat: int) -> Refusal:
        """VAL-5.10: magic does not stand in here; where it could not either, the price alone is the reason."""
        have = table.purse[seat][self.coin]
        instead = 0 if self.coin == MAGIC else table.purse[seat][MAGIC]
        facts: dict[str, Json] = {"coin": PURSES[self.coin], "price": self.price, "have": have}
        return Refusal("VAL-5.10" if have + instead >= self.price else "VAL-5.9", "cannot-pay", facts)

    def terms(self) -> Offer:
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


def offer_exchanges(table: Table, seat: int, lane: list[Step[Table]]) -> None:
    """VAL-5.7: what cannot be paid, and nothing else is to come, is lost."""
    if lane or USE_EXCHANGES[seat].any_payable(table):
        lane.append(USE_EXCHANGES[seat])
    else:
        unused(table)[seat] = ()


def unused(table: Table) -> list[tuple[Exchange, ...]]:
    """The exchanges that each seat may still use in this harvest."""
    harvest = table.harvest
    assert harvest is not None, "exchanges are used in a harvest"
    return harvest.exchanges


class UseExchanges(Question):
    """VAL-5.7 to VAL-5.9, VAL-5.21: exchanges one after another, while one can be paid and he does not finish."""

    rule = "VAL-5.9"

    def options(self, table: Table) -> list[int]:
        purse, moves = table.purse[self.seat], []
        for exchange in unused(table)[self.seat]:
            if exchange.payable(purse) and exchange.move not in moves:
                moves.append(exchange.move)
        moves.append(FINISH.base)
        return moves

    def any_payable(self, table: Table) -> bool:
        return len(self.options(table)) > 1

    def play(self, table: Table, move: int) -> None:
        exchanges = unused(table)
        exchange = self.exchange_of(table, move)
        if exchange is None:
            exchanges[self.seat] = ()
            return
        exchanges[self.seat] = without(exchanges[self.seat], exchange)
        exchange.happen(table, self.seat)
        if table.events is not None:
            table.tell(Event("exchanged", self.rule, self.seat, exchange.told("citizen")))
        table.push(self)

    def facts(self, table: Table, move: int) -> Offer:
        exchange = self.exchange_of(table, move)
        return {} if exchange is None else exchange.terms()

    def may_bring(self, table: Table) -> tuple[int, int]:
        purse, more = table.purse[self.seat], 0
        for exchange in unused(table)[self.seat]:
            if exchange.payable(purse):
                more += exchange.amount - exchange.price
        return more, 0

    def exchange_of(self, table: Table, move: int) -> Exchange | None:
        """Which unused exchange a move means, if any."""
        for exchange in unused(table)[self.seat]:
            if exchange.move == move:
                return exchange
        return None

    def why(self, table: Table, move: int) -> Refusal:
        if not EXCHANGE.covers(move):
            return Refusal("VAL-5.9", "exchange-or-finish-now")
        exchange = self.exchange_of(table, move)
        return Refusal("VAL-5.9", "not-activated") if exchange is None else exchange.why_not_paid(table, self.seat)


USE_EXCHANGES: Final = [UseExchanges(seat) for seat in SEATS]
