"""What seats know about hidden hands (NGT-23).

Every movement of resource cards is public except what was stolen. So the only doubt about hands is the kinds of the
steals that a seat did not see (steals.py), and later facts narrow it: nobody pays, offers or accepts with cards that he
has not. For each kind of a hand, `low` is the least number that was left over since that hand's last steal. `pins` are
numbers that somebody knows exactly: nothing given to Mormont or left by a monopoly (everybody knows), a hand seen by
Mance (its viewer knows).
"""

from typing import TYPE_CHECKING, Final

from pentarchy.games.night_watch.cards import KINDS
from pentarchy.games.night_watch.hidden.steals import Account, Steal

if TYPE_CHECKING:
    from pentarchy.games.night_watch.table import Table


ALL_KINDS: Final = 31


def pay(table: "Table", seat: int, kind: int, count: int) -> None:
    """Cards leave a hand openly."""
    at = seat * KINDS + kind
    left = table.hands[at] - count
    table.hands[at] = left
    if left < table.low[at]:
        table.low[at] = left


def shows(table: "Table", seat: int, counts: list[int]) -> None:
    """A seat has proved that it holds these cards (NGT-8.3, NGT-8.4)."""
    for kind in range(KINDS):
        at = seat * KINDS + kind
        table.low[at] = min(table.low[at], table.hands[at] - counts[kind])


def pin(table: "Table", seat: int, kinds: int, observer: int) -> None:
    """An observer knows the number of cards of these kinds (a mask) in a hand."""
    table.pins[seat] |= kinds << observer * KINDS


def pin_for_all(table: "Table", seat: int, kind: int) -> None:
    for observer in range(table.seats + 1):
        pin(table, seat, 1 << kind, observer)


def steal(table: "Table", thief: int, victim: int, kind: int, chosen: bool) -> None:
    """A card changes hands unseen by the others (NGT-7.7)."""
    start = victim * KINDS
    hand = table.hands[start : start + KINDS]
    table.ledger = [*table.ledger, Steal(account(table, thief), account(table, victim), hand, kind, chosen)]
    table.hands[start + kind] -= 1
    table.hands[thief * KINDS + kind] += 1
    for seat in (thief, victim):
        start = seat * KINDS
        table.low[start : start + KINDS] = table.hands[start : start + KINDS]
        table.pins[seat] = 0


def account(table: "Table", seat: int) -> Account:
    """What was seen of a hand since its last steal."""
    return Account(seat, table.low[seat * KINDS : (seat + 1) * KINDS], table.pins[seat])


def open_balance(table: "Table", seat: int) -> list[int]:
    """NGT-23.5: what a seat gained less what it paid openly, by kind: its hand but for what was stolen."""
    balance = table.hands[seat * KINDS : (seat + 1) * KINDS]
    for steal in table.ledger:
        balance[steal.kind] += int(steal.victim.seat == seat) - int(steal.thief.seat == seat)
    return balance
