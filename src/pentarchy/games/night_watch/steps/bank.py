"""Resource cards between hands and the bank, and trade with it (NGT-8.8 to NGT-8.11)."""

from typing import Final

from pentarchy.games.night_watch.cards import KINDS, RESOURCES
from pentarchy.games.night_watch.hidden.hands import ALL_KINDS, pay
from pentarchy.games.night_watch.moves import BANK
from pentarchy.games.night_watch.refusals import bundle
from pentarchy.games.night_watch.table import Table
from pentarchy.kernel.events import Event, Facts, Json
from pentarchy.kernel.steps import Refusal


def charge(table: Table, seat: int, cost: list[int]) -> None:
    """NGT-9.1: cards go from a hand to the bank."""
    for kind in range(KINDS):
        if cost[kind]:
            pay(table, seat, kind, cost[kind])
            table.bank[kind] += cost[kind]


def take_cards(table: Table, seat: int, counts: list[int], rule: str, kind: str = "took") -> None:
    """Cards go from the bank to a hand, openly; `kind` is that of the event."""
    for resource in range(KINDS):
        table.bank[resource] -= counts[resource]
        table.hands[seat * KINDS + resource] += counts[resource]
    if table.events is not None:
        table.tell(Event(kind, rule, seat, {"cards": bundle(counts)}))


def bank_moves(gives: int, stock: int) -> list[int]:
    """NGT-8.8: a kind that the seat can give for another that the bank has; both are masks."""
    return [
        BANK.of(give, get)
        for give in range(KINDS)
        for get in range(KINDS)
        if gives >> give & 1 and stock >> get & 1 and give != get
    ]


BANK_MOVES: Final = [[bank_moves(gives, stock) for stock in range(32)] for gives in range(32)]


def in_stock(table: Table) -> int:
    """The kinds, as a mask, that the bank has; mostly all of them."""
    if 0 not in table.bank:
        return ALL_KINDS
    return sum(1 << kind for kind in range(KINDS) if table.bank[kind])


def trade_with_bank(table: Table, seat: int, move: int, rate: int, rule: str = "NGT-8.8") -> None:
    give, get = BANK.argument(move, 0), BANK.argument(move, 1)
    pay(table, seat, give, rate)
    table.bank[give] += rate
    table.bank[get] -= 1
    table.hands[seat * KINDS + get] += 1
    if table.events is not None:
        facts: dict[str, Json] = {"give": RESOURCES[give], "count": rate, "get": RESOURCES[get]}
        table.tell(Event("bank-trade", rule, seat, facts))


def rate_of(table: Table, seat: int, move: int) -> int:
    """NGT-8.9: how many cards the bank asks of a seat for one, by the kind that is given."""
    return table.rates[seat * KINDS + BANK.argument(move, 0)]


def bank_facts(move: int, rate: int) -> Facts:
    return {"cost": {RESOURCES[BANK.argument(move, 0)]: rate}, "gain": {RESOURCES[BANK.argument(move, 1)]: 1}}


def refused_rate(table: Table, seat: int, move: int, rate: int, rule: str) -> Refusal:
    """Why a trade with the bank at this rate cannot be made."""
    give, get = BANK.argument(move, 0), BANK.argument(move, 1)
    if give == get:
        return Refusal(rule, "same-kind")
    if not table.bank[get]:
        return Refusal(rule, "not-in-bank", {"missing": {RESOURCES[get]: 1}})
    have = table.hands[seat * KINDS + give]
    return Refusal(rule, "rate-not-met", {"card": RESOURCES[give], "rate": rate, "have": have})
