"""What is secret: the paladin decks (PAL-13). What their owners know of them, and how they are dealt anew."""

from random import Random
from typing import TYPE_CHECKING, Final

from pentarchy.games.paladins.cards import PALADINS

if TYPE_CHECKING:
    from pentarchy.games.paladins.table import Table

# The cards under a deck are packed, four bits a card, the earliest (uppermost) lowest: so lists of decks stay flat.
CARD_BITS: Final = 4


def cards_under(table: "Table", seat: int) -> list[int]:
    """PAL-13.7: the cards put under the deck, the earliest (uppermost) first."""
    cards, rest = [], table.under[seat]
    while rest:
        cards.append((rest & 15) - 1)
        rest >>= CARD_BITS
    return cards


def put_under(table: "Table", seat: int, card: int) -> None:
    """Below all that lies under the deck."""
    table.under[seat] |= (card + 1) << CARD_BITS * len(cards_under(table, seat))


def draw_from_under(table: "Table", seat: int) -> int:
    """The uppermost of the cards under the deck."""
    card = (table.under[seat] & 15) - 1
    table.under[seat] >>= CARD_BITS
    return card


def deal_anew(table: "Table", seat: int | None, rng: Random) -> None:
    """PAL-13.7: of the paladins of others any distribution is possible in which the used ones are where they are."""
    for other in range(table.seats):
        if other != seat:
            shuffle_deck(table, other, rng)


def shuffle_deck(table: "Table", seat: int, rng: Random) -> None:
    cards = [card for card in range(len(PALADINS)) if not table.used[seat] >> card & 1]
    rng.shuffle(cards)
    if table.chosen[seat] >= 0:
        table.chosen[seat] = cards.pop()
    if table.top[seat] >= 0:
        table.top[seat] = cards.pop()
    table.hand[seat] = sum(1 << cards.pop() for _ in range(table.hand[seat].bit_count()))
    table.undrawn[seat] = sum(1 << cards.pop() for _ in range(table.undrawn[seat].bit_count()))
    table.under[seat] = 0
    for card in cards:
        put_under(table, seat, card)
