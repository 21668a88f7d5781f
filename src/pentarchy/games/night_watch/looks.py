"""What seats know about hidden action cards: looks into the deck, and dealing anew what is not known (NGT-23.8).

A look is remembered as the cards that went back into the deck and the cards that everybody held then: none of those
held is one of those seen. Cards bought later may be. Every look of a seat counts, as long as such a card is held.
"""

from random import Random
from typing import TYPE_CHECKING, Final

from pentarchy.games.night_watch.cards import CARD_KINDS

if TYPE_CHECKING:
    from pentarchy.games.night_watch.table import Table

LOOK: Final = 1 + CARD_KINDS * 5
"""A look in `table.memory`: whose it is, the cards seen, and the cards of each of four seats that are older."""
SEEN: Final = 1
OLDER: Final = 1 + CARD_KINDS


def looks_of(table: "Table", observer: int) -> list[int]:
    """Where the looks of a seat stand in `table.memory`, the oldest first."""
    return [at for at in range(0, len(table.memory), LOOK) if table.memory[at] == observer]


def remember(table: "Table", seat: int, seen: list[int]) -> None:
    """A seat has seen these cards go back into the deck."""
    older = table.held + [0] * (CARD_KINDS * (4 - table.seats))
    table.memory = [*table.memory, seat, *seen, *older]


def left_hand(table: "Table", seat: int, card: int) -> None:
    """A card was played: of two alike the older one, or else perhaps one that somebody saw in the deck."""
    memory = table.memory[:]
    for at in range(0, len(memory), LOOK):
        older, seen = at + OLDER + seat * CARD_KINDS + card, at + SEEN + card
        if memory[older]:
            memory[older] -= 1
        elif memory[seen] and memory[at] != seat:
            memory[seen] -= 1
    table.memory = memory


def drew(table: "Table", seat: int, card: int) -> None:
    """A seat knows its own card: it may be one of those that it saw in the deck."""
    memory = table.memory[:]
    for at in looks_of(table, seat):
        if memory[at + SEEN + card]:
            memory[at + SEEN + card] -= 1
    table.memory = memory


# Dealing anew.


def cards_anew(table: "Table", observer: int, rng: Random) -> None:
    """Every hidden card may be any that the observer has not seen, but no older card one that he saw in the deck."""
    others = [seat for seat in range(table.seats) if seat != observer]
    looked = table.watch.looked if table.actor != observer else [0] * CARD_KINDS
    pool = spread(table.deck) + spread(looked)
    for seat in others:
        pool += spread(table.held[seat * CARD_KINDS : (seat + 1) * CARD_KINDS])
    rng.shuffle(pool)
    older = older_anew(table, observer, pool, rng)
    for seat in others:
        deal_hand(table, seat, older[seat], pool)
    if sum(looked):
        table.watch.looked = drawn(pool, sum(looked))
    table.deck = [pool.count(card) for card in range(CARD_KINDS)]
    memories_anew(table, observer, rng)


def older_anew(table: "Table", observer: int, pool: list[int], rng: Random) -> list[list[int]]:
    """For each seat its cards that are older than the observer's last look, taken out of the pool look by look."""
    memory, older = table.memory[:], [[0] * CARD_KINDS for _ in range(table.seats)]
    for at in looks_of(table, observer):
        in_deck = spread(known_in_deck(table, observer, at))
        for card in in_deck:
            pool.remove(card)
        for seat in range(table.seats):
            start = at + OLDER + seat * CARD_KINDS
            if seat != observer:
                more = drawn(pool, sum(memory[start : start + CARD_KINDS]) - sum(older[seat]))
                older[seat] = [count + new for count, new in zip(older[seat], more)]
                memory[start : start + CARD_KINDS] = older[seat]
        pool += in_deck
        rng.shuffle(pool)
    table.memory = memory
    return older


def known_in_deck(table: "Table", observer: int, first: int) -> list[int]:
    """The cards that a seat saw in this look or later, less those that it looks at again: all were there then."""
    known = [0] * CARD_KINDS
    for at in looks_of(table, observer):
        if at >= first:
            seen = table.memory[at + SEEN : at + SEEN + CARD_KINDS]
            known = [max(count, more) for count, more in zip(known, seen)]
    if table.actor == observer:
        known = [max(0, count - again) for count, again in zip(known, table.watch.looked)]
    return known


def deal_hand(table: "Table", seat: int, older: list[int], pool: list[int]) -> None:
    """The hand of a seat from the pool, its cards of this turn apart: everybody knows when a card was bought."""
    start = seat * CARD_KINDS
    bought = sum(table.fresh) if seat == table.active else 0
    new = drawn(pool, bought)
    old = drawn(pool, sum(table.held[start : start + CARD_KINDS]) - bought - sum(older))
    if seat == table.active:
        table.fresh = new
    for card in range(CARD_KINDS):
        table.held[start + card] = new[card] + old[card] + older[card]


def memories_anew(table: "Table", observer: int, rng: Random) -> None:
    """What another seat saw in the deck is not known either: it becomes as much of the deck and hands dealt now."""
    memory, deck = table.memory[:], spread(table.deck)
    hands = [spread(table.held[seat * CARD_KINDS : (seat + 1) * CARD_KINDS]) for seat in range(table.seats)]
    for cards in [deck, *hands]:
        rng.shuffle(cards)
    for at in range(0, len(memory), LOOK):
        if memory[at] != observer:
            for start, cards in zip(range(at + SEEN, at + LOOK, CARD_KINDS), [deck, *hands]):
                count = sum(memory[start : start + CARD_KINDS])
                memory[start : start + CARD_KINDS] = counted(cards[:count])
    table.memory = memory


def spread(counts: list[int]) -> list[int]:
    """The cards of a multiset one by one."""
    return [kind for kind, count in enumerate(counts) for _ in range(count)]


def drawn(pool: list[int], count: int) -> list[int]:
    """So many cards off the end of a shuffled pool, counted by kind."""
    return counted([pool.pop() for _ in range(count)])


def counted(cards: list[int]) -> list[int]:
    return [cards.count(card) for card in range(CARD_KINDS)]
