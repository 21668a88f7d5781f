"""The offer: the top card of every deck (DIC-2.9, DIC-4.1, DIC-4.16)."""

from math import floor
from typing import Final

from pentarchy.games.dice_king.cards import CARDS, DECK_SIZE, DECKS, NO_CARD
from pentarchy.games.dice_king.moves import UNCOVER
from pentarchy.games.dice_king.table import Table
from pentarchy.kernel.decks import subsets
from pentarchy.kernel.events import Event
from pentarchy.kernel.steps import NOBODY, Chance, Luck, Step

CARDS_IN: Final = subsets(DECK_SIZE)
"""The cards of a deck, by the set of those that it still holds."""


class Uncover(Chance[Table]):
    """DIC-9.5: the next card is any of those that nobody has seen yet."""

    rule = "DIC-4.16"

    def __init__(self, deck: int) -> None:
        super().__init__()
        self.deck = deck
        self.bottom = deck * DECK_SIZE
        self.first = UNCOVER.base + self.bottom

    def options(self, table: Table) -> list[int]:
        return [self.first + card for card in CARDS_IN[table.decks[self.deck]]]

    def draw_and_play(self, table: Table, luck: Luck) -> int:
        """Without listing the moves."""
        cards = CARDS_IN[table.decks[self.deck]]
        count = len(cards)
        if count == 1:
            self.uncover(table, cards[0])
            return 0
        self.uncover(table, cards[floor(luck() * count)])
        return 1

    def play(self, table: Table, move: int) -> None:
        self.uncover(table, move - self.first)

    def uncover(self, table: Table, place: int) -> None:
        deck, card = self.deck, self.bottom + place
        table.decks[deck] ^= 1 << place
        table.tops[deck] = card
        if table.events is not None:
            rule = self.rule if table.turns else "DIC-2.9"
            table.tell(Event("uncovered", rule, NOBODY, {"card": CARDS[card]}))


UNCOVER_DECK: Final[list[Step[Table]]] = [Uncover(deck) for deck in range(DECKS)]


def take_from_offer(table: Table, card: int) -> None:
    """A card leaves its deck, and the next one is visible at once; an empty deck stays empty."""
    deck = card // DECK_SIZE
    table.tops[deck] = NO_CARD
    if table.decks[deck]:
        table.agenda.append(UNCOVER_DECK[deck])
