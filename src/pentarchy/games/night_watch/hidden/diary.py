"""What everybody can write down about hidden action cards (NGT-23.8): who drew a card, who played which, who did not
win with his points (NGT-11.9), and Melisandre's looks into the deck (NGT-19.16).

For each seat an entry keeps in how many orders of drawing its hand can be what it is: a hand with a Patrol more than
the Patrols already played came about in fewer ways than the count of the cards tells. See action_cards.py.
"""

from typing import TYPE_CHECKING, Final

from pentarchy.games.night_watch.cards import CARD_KINDS, COPIES, VICTORY
from pentarchy.kernel.compiled import mypyc_attr

if TYPE_CHECKING:
    from pentarchy.games.night_watch.table import Table

DRAWN: Final = 0
PLAYED: Final = 1
BOUNDED: Final = 2
UNKNOWN: Final = -1
DIGIT: Final = 5
"""Bits for the number of cards of one kind: a hand is one number."""


class Ways:
    """For each hand that a seat may have the orders of drawing that lead there."""

    def __init__(self, orders: dict[int, float]) -> None:
        self.orders = orders
        self.most = max(self.excess(hand) for hand in orders)

    def excess(self, hand: int) -> float:
        """How many orders there are for each order of the cards now in hand, but for a factor that all hands share."""
        ways = self.orders.get(hand, 0.0)
        for card in range(CARD_KINDS):
            ways *= FACTORIALS[hand >> card * DIGIT & 31]
        return ways

    def likely(self, hand: int) -> float:
        """How likely this hand is beside the likeliest, if all unseen cards were dealt out at random."""
        return self.excess(hand) / self.most


@mypyc_attr(serializable=True)
class Look:
    """What Melisandre put back into the deck, what everybody held then, and all that was in hands and deck."""

    def __init__(self, rest: list[int], held: list[int], everything: list[int]) -> None:
        self.rest = rest
        self.held = held
        self.everything = everything

    def without(self, seat: int, card: int) -> "Look":
        """The same look after that seat had played a card."""
        held, everything = self.held[:], self.everything[:]
        held[seat * CARD_KINDS + card] -= 1
        everything[card] -= 1
        return Look(self.rest, held, everything)


@mypyc_attr(serializable=True)
class Entry:
    """Something that happened to the cards of a seat: one was drawn (perhaps with a look), or this card was played, or
    it was seen that no more than `card` Victory Points can be there."""

    def __init__(self, what: int, seat: int, card: int, look: Look | None = None) -> None:
        self.what = what
        self.seat = seat
        self.card = card
        self.look = look
        self.cached_ways: Ways | None = None
        """The hands of the seat after this and all that it did before."""

    def ways_after(self, before: Ways, copies: list[int]) -> Ways:
        match self.what:
            case 0:
                return drawn_once_more(before, copies)
            case 1:
                played = 1 << self.card * DIGIT
                return Ways({hand - played: ways for hand, ways in before.orders.items() if counted(hand, self.card)})
        allowed = {hand: ways for hand, ways in before.orders.items() if counted(hand, VICTORY) <= self.card}
        return Ways(allowed)


def drawn_once_more(before: Ways, copies: list[int]) -> Ways:
    orders: dict[int, float] = {}
    for hand, ways in before.orders.items():
        for card in range(CARD_KINDS):
            if counted(hand, card) < copies[card]:
                more = hand + (1 << card * DIGIT)
                orders[more] = orders.get(more, 0.0) + ways
    return Ways(orders)


def counted(hand: int, card: int) -> int:
    return hand >> card * DIGIT & 31


FACTORIALS: Final = [1.0]
for _number in range(1, 32):
    FACTORIALS.append(FACTORIALS[-1] * _number)
NOTHING_DRAWN: Final = Ways({0: 1.0})


# Writing.


def drew(table: "Table", seat: int) -> None:
    """A seat has a new card, seen by nobody else."""
    table.diary = [*table.diary, Entry(DRAWN, seat, UNKNOWN)]


def drew_after_look(table: "Table", seat: int, rest: list[int]) -> None:
    """A seat has a new card, chosen among some of the deck; the rest is in the deck again."""
    everything = [table.deck[card] + sum(table.held[card::CARD_KINDS]) for card in range(CARD_KINDS)]
    table.diary = [*table.diary, Entry(DRAWN, seat, UNKNOWN, Look(rest, table.held[:], everything))]


def left_hand(table: "Table", seat: int, card: int) -> None:
    """A card was played: none of those bought in this turn (NGT-11.3), so it is written down before them."""
    if written_of(table.diary, seat) <= 0:
        return  # a hand that was arranged, without a history
    at = first_of_turn(table, seat)
    later = [put_later(entry, seat, card) for entry in table.diary[at:]]
    table.diary = [*table.diary[:at], Entry(PLAYED, seat, card), *later]


def put_later(entry: Entry, seat: int, card: int) -> Entry:
    """An entry as it stands once a seat has played a card before it."""
    look = entry.look.without(seat, card) if entry.look is not None else None
    return Entry(entry.what, entry.seat, entry.card, look)


def first_of_turn(table: "Table", seat: int) -> int:
    """Where the cards that a seat drew in this turn begin."""
    at, fresh = len(table.diary), sum(table.turn.fresh) if seat == table.active else 0
    while fresh and at:
        at -= 1
        fresh -= int(table.diary[at].seat == seat and table.diary[at].what == DRAWN)
    return at


def did_not_win(table: "Table", seat: int, most: int) -> None:
    """Everybody sees that a seat has no more Victory Point cards than this."""
    for entry in reversed(table.diary):
        if entry.seat == seat:
            if entry.what == BOUNDED and entry.card <= most:
                return
            break
    table.diary = [*table.diary, Entry(BOUNDED, seat, most)]


# Reading.


def written_of(diary: list[Entry], seat: int) -> int:
    """How many cards a seat holds of those that were written down."""
    mine = [entry.what for entry in diary if entry.seat == seat]
    return mine.count(DRAWN) - mine.count(PLAYED)


def ways_before_each(table: "Table") -> tuple[list[Ways], list[Ways]]:
    """For each entry the ways of its seat before it, and for each seat those of now."""
    before: list[Ways] = []
    now, copies = [NOTHING_DRAWN] * table.seats, COPIES[table.mode]
    for entry in table.diary:
        ways = now[entry.seat]
        before.append(ways)
        if entry.cached_ways is None:
            entry.cached_ways = entry.ways_after(ways, copies)
        now[entry.seat] = entry.cached_ways
    return before, now
