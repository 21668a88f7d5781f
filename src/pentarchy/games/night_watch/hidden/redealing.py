"""Worlds that an observer cannot tell from the true one (NGT-23.7, NGT-23.8)."""

from random import Random
from typing import TYPE_CHECKING, Final

from pentarchy.games.night_watch.cards import KINDS
from pentarchy.games.night_watch.hidden.action_cards import cards_anew
from pentarchy.games.night_watch.hidden.hands import account
from pentarchy.games.night_watch.hidden.steals import imagined

if TYPE_CHECKING:
    from pentarchy.games.night_watch.table import Table


PAYING: Final = ("Substitute", "Swap")
"""Questions that are asked only if they can be answered with the cards in hand (NGT-19.4)."""


def deal_anew(table: "Table", observer: int, rng: Random) -> None:
    """Deals what an observer (`table.seats` for a spectator) does not know."""
    hands_anew(table, observer, rng)
    discards_anew(table, observer, rng)
    if not table.over:
        cards_anew(table, observer, rng)


def hands_anew(table: "Table", observer: int, rng: Random) -> None:
    """NGT-23.7: the hands of a world that agrees with all that was seen, each as often as it is likely. Whoever is
    asked how to pay can pay somehow."""
    accounts = [account(table, seat) for seat in range(table.seats)]
    hands, ledger = table.hands, table.ledger
    while True:
        shift, table.ledger = imagined(ledger, accounts, observer, rng)
        table.hands = [count + more for count, more in zip(hands, shift)]
        if table.question not in PAYING or table.agenda[-1].options(table):
            break
    table.low = [count + more for count, more in zip(table.low, shift)]


def discards_anew(table: "Table", observer: int, rng: Random) -> None:
    """NGT-7.2: what the others have chosen to discard is not known before all have chosen."""
    if not table.discarding:
        return
    for seat in range(table.seats):
        start = seat * KINDS
        count = sum(table.discarding[start : start + KINDS])
        if seat != observer and count:
            hand = table.hands[start : start + KINDS]
            table.discarding[start : start + KINDS] = chosen_one_by_one(hand, count, rng)


def chosen_one_by_one(hand: list[int], count: int, rng: Random) -> list[int]:
    """So many cards of a hand, each of any kind that is left."""
    laid = [0] * KINDS
    for _ in range(count):
        laid[rng.choice([kind for kind in range(KINDS) if hand[kind] > laid[kind]])] += 1
    return laid
