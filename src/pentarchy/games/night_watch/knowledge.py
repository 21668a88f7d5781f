"""What seats know about hidden hands, and dealing anew what they do not know (NGT-23). Action cards: see looks.py.

Every movement of resource cards is public except what was stolen. So the only doubt about hands is the kinds of the
steals that a seat did not see, and later facts narrow it: nobody pays, offers or accepts with cards that he has not.
For each kind of a hand, `low` is the least number that was left over since that hand's last steal; a steal closes the
account of thief and victim with an entry in the ledger. A world in which other kinds were stolen is possible as long
as no account of it falls below zero. `pins` are numbers that somebody knows exactly: nothing given to Mormont or left
by a monopoly (everybody knows), a hand seen by Mance (its viewer knows).
"""

from random import Random
from typing import TYPE_CHECKING, Final

from pentarchy.games.night_watch.cards import KINDS
from pentarchy.games.night_watch.looks import cards_anew, spread

if TYPE_CHECKING:
    from pentarchy.games.night_watch.table import Table

ENTRY: Final = 6
"""An entry of the ledger: who and what, the low numbers of thief and victim, the victim's hand, the pins of both."""
DIGIT: Final = 5
"""Bits for the number of cards of one kind."""
ALL_KINDS: Final = 31


# Movements of resource cards.


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


def steal(table: "Table", thief: int, victim: int, kind: int) -> None:
    """A card changes hands unseen by the others (NGT-7.7)."""
    table.ledger = [
        *table.ledger,
        thief | victim << 2 | kind << 4,
        packed(table.low, thief),
        packed(table.low, victim),
        packed(table.hands, victim),
        table.pins[thief],
        table.pins[victim],
    ]
    table.hands[victim * KINDS + kind] -= 1
    table.hands[thief * KINDS + kind] += 1
    for seat in (thief, victim):
        start = seat * KINDS
        table.low[start : start + KINDS] = table.hands[start : start + KINDS]
        table.pins[seat] = 0


def packed(numbers: list[int], seat: int) -> int:
    value = 0
    for kind in range(KINDS):
        value |= numbers[seat * KINDS + kind] << kind * DIGIT
    return value


def digit(value: int, kind: int) -> int:
    return value >> kind * DIGIT & 31


def open_balance(table: "Table", seat: int) -> list[int]:
    """NGT-23.5: what a seat gained less what it paid openly, by kind: its hand but for what was stolen."""
    balance = table.hands[seat * KINDS : (seat + 1) * KINDS]
    for who in table.ledger[::ENTRY]:
        thief, victim, kind = who & 3, who >> 2 & 3, who >> 4
        balance[kind] += int(victim == seat) - int(thief == seat)
    return balance


# Worlds that an observer cannot tell from the true one.


class Belief:
    """The stolen kinds as somebody may believe them, begun with the true ones and changed one by one."""

    def __init__(self, table: "Table", observer: int) -> None:
        self.table = table
        self.observer = observer
        self.ledger = table.ledger
        self.size = len(table.ledger) // ENTRY
        self.kinds = [self.ledger[i * ENTRY] >> 4 for i in range(self.size)]
        self.shifts = [[0] * (table.seats * KINDS) for _ in range(self.size + 1)]
        """Before each steal, and now: how many more cards of each kind a hand has than in truth."""

    def thief(self, i: int) -> int:
        return self.ledger[i * ENTRY] & 3

    def victim(self, i: int) -> int:
        return self.ledger[i * ENTRY] >> 2 & 3

    def unseen(self) -> list[int]:
        return [i for i in range(self.size) if self.observer not in (self.thief(i), self.victim(i))]

    def cards(self, i: int, kind: int) -> int:
        """How many cards of a kind the victim of a steal is believed to have had."""
        return digit(self.ledger[i * ENTRY + 3], kind) + self.shifts[i][self.victim(i) * KINDS + kind]

    def odds(self, i: int, kind: int) -> float:
        """How many times likelier the world becomes if that card was of this kind; 0 if that cannot be."""
        old = self.kinds[i]
        if kind == old:
            return 1.0
        odds = self.cards(i, kind) / self.cards(i, old)
        for later in range(i + 1, self.size + 1):
            if odds <= 0:
                return 0.0
            odds *= self.bears(later, self.thief(i), old, kind) * self.bears(later, self.victim(i), kind, old)
        return odds

    def bears(self, i: int, seat: int, less: int, more: int) -> float:
        """The odds of an account with a card less of one kind and one more of another, and of the steal closing it."""
        low, pins = self.account(i, seat)
        if low < 0:
            return 1.0
        shift = self.shifts[i][seat * KINDS + less]
        if pins >> self.observer * KINDS & (1 << less | 1 << more) or digit(low, less) + shift < 1:
            return 0.0
        if i < self.size and seat == self.victim(i) and self.kinds[i] in (less, more):
            cards = self.cards(i, self.kinds[i])
            return (cards - 1) / cards if self.kinds[i] == less else (cards + 1) / cards
        return 1.0

    def account(self, i: int, seat: int) -> tuple[int, int]:
        """Low numbers and pins of a seat's account closed by a steal, or of the open one; (-1, 0) if there is none."""
        if i == self.size:
            return packed(self.table.low, seat), self.table.pins[seat]
        at = i * ENTRY
        if seat == self.thief(i):
            return self.ledger[at + 1], self.ledger[at + 4]
        if seat == self.victim(i):
            return self.ledger[at + 2], self.ledger[at + 5]
        return -1, 0

    def change(self, i: int, kind: int) -> None:
        old, self.kinds[i] = self.kinds[i], kind
        thief, victim = self.thief(i) * KINDS, self.victim(i) * KINDS
        for shift in self.shifts[i + 1 :]:
            shift[thief + old] -= 1
            shift[thief + kind] += 1
            shift[victim + old] += 1
            shift[victim + kind] -= 1

    def rewritten(self) -> list[int]:
        """The ledger of the believed world."""
        ledger: list[int] = []
        for i in range(self.size):
            who, low_thief, low_victim, hand, pins_thief, pins_victim = self.ledger[i * ENTRY : (i + 1) * ENTRY]
            thief, victim = who & 3, who >> 2 & 3
            more, less = packed_shift(self.shifts[i], thief), packed_shift(self.shifts[i], victim)
            ledger += [who & 15 | self.kinds[i] << 4, low_thief + more, low_victim + less, hand + less]
            ledger += [pins_thief, pins_victim]
        return ledger


def packed_shift(shift: list[int], seat: int) -> int:
    """To be added to packed numbers; shifts may be negative, sums are not."""
    return sum(shift[seat * KINDS + kind] << kind * DIGIT for kind in range(KINDS))


def deal_anew(table: "Table", observer: int, rng: Random) -> None:
    """Deals what an observer (`table.seats` for a spectator) does not know."""
    hands_anew(table, observer, rng)
    discards_anew(table, observer, rng)
    if not table.over:
        cards_anew(table, observer, rng)


def hands_anew(table: "Table", observer: int, rng: Random) -> None:
    """NGT-23.7: walks at random among the worlds that agree with all that was seen, each as often as it is likely."""
    belief = Belief(table, observer)
    doubtful = belief.unseen()
    for i in doubtful + doubtful[::-1]:
        odds = [belief.odds(i, kind) for kind in range(KINDS)]
        kind = rng.choices(range(KINDS), odds)[0]
        if kind != belief.kinds[i]:
            belief.change(i, kind)
    shift = belief.shifts[belief.size]
    table.hands = [count + more for count, more in zip(table.hands, shift)]
    table.low = [count + more for count, more in zip(table.low, shift)]
    table.ledger = belief.rewritten()


def discards_anew(table: "Table", observer: int, rng: Random) -> None:
    """NGT-7.2: what the others have chosen to discard is not known before all have chosen."""
    if not table.discarding:
        return
    for seat in range(table.seats):
        start = seat * KINDS
        count = sum(table.discarding[start : start + KINDS])
        if seat != observer and count:
            chosen = rng.sample(spread(table.hands[start : start + KINDS]), count)
            table.discarding[start : start + KINDS] = [chosen.count(kind) for kind in range(KINDS)]
