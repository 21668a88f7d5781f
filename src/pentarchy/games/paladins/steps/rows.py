"""The rows of townsfolk and outsiders, the King's cards, the tavern: what is turned up, and the refresh (PAL-10.5)."""

from typing import Final

from pentarchy.games.paladins.board import NO_CARD, OUTSIDER_SLOTS, TOWNSFOLK_COLUMNS
from pentarchy.games.paladins.cards import FAVOURS, ORDER_ACTION, ORDERS, OUTSIDERS, TAVERN, TOWNSFOLK
from pentarchy.games.paladins.moves import NEW_FAVOUR, NEW_ORDER, NEW_OUTSIDER, NEW_TAVERN, NEW_TOWNSFOLK
from pentarchy.games.paladins.solo import SCHEME_KIND
from pentarchy.games.paladins.steps.automa_effects import add_workshop
from pentarchy.games.paladins.table import Table
from pentarchy.kernel.decks import one_by_one
from pentarchy.kernel.events import Event, Json
from pentarchy.kernel.steps import Chance, Step


def tell_turned_up(table: Table, rule: str, card: str) -> None:
    if table.events is not None:
        table.tell(Event("turned-up", rule, table.start, {"card": card}))


class NewTownsfolk(Chance[Table]):
    """PAL-13.8: a card never turned up before, into one column."""

    rule = "PAL-10.5"

    def __init__(self, column: int) -> None:
        super().__init__()
        self.column = column

    def options(self, table: Table) -> list[int]:
        return [NEW_TOWNSFOLK.base + card for card in one_by_one(table.town_unseen)]

    def play(self, table: Table, move: int) -> None:
        card = move - NEW_TOWNSFOLK.base
        table.town_unseen &= ~(1 << card)
        table.town[self.column] = card
        tell_turned_up(table, self.rule, TOWNSFOLK[card])


class NewOutsider(Chance[Table]):
    """PAL-13.8: a card never turned up before, into one slot."""

    rule = "PAL-10.5"

    def __init__(self, slot: int) -> None:
        super().__init__()
        self.slot = slot

    def options(self, table: Table) -> list[int]:
        return [NEW_OUTSIDER.base + card for card in one_by_one(table.outsiders_unseen)]

    def play(self, table: Table, move: int) -> None:
        card = move - NEW_OUTSIDER.base
        table.outsiders_unseen &= ~(1 << card)
        table.outsiders[self.slot] = card
        tell_turned_up(table, self.rule, OUTSIDERS[card])


class FillTownsfolk(Step[Table]):
    """PAL-10.5: the cards move to the right end, the empty columns are filled from right to left. An empty pile is not
    shuffled again (PAL-15.3)."""

    rule = "PAL-10.5"

    def run(self, table: Table) -> None:
        cards = [card for card in table.town if card >= 0]
        empty = TOWNSFOLK_COLUMNS - len(cards)
        table.town = [NO_CARD] * empty + cards
        new = min(empty, table.town_unseen.bit_count())
        for column in range(empty - new, empty):
            table.push(NEW_TOWNSFOLK_CARD[column])


class FillOutsiders(Step[Table]):
    """PAL-10.5: the cards move to the left end, the empty slots are filled from left to right."""

    rule = "PAL-10.5"

    def run(self, table: Table) -> None:
        cards = [card for card in table.outsiders if card >= 0]
        empty = OUTSIDER_SLOTS - len(cards)
        table.outsiders = cards + [NO_CARD] * empty
        new = min(empty, table.outsiders_unseen.bit_count())
        for slot in range(len(cards) + new - 1, len(cards) - 1, -1):
            table.push(NEW_OUTSIDER_CARD[slot])


class TurnUpOrder(Chance[Table]):
    """PAL-3.3; in the solo game the automa's workshop on it goes to its action (PAL-12.7)."""

    rule = "PAL-3.3"

    def __init__(self, slot: int) -> None:
        super().__init__()
        self.slot = slot

    def options(self, table: Table) -> list[int]:
        return [NEW_ORDER.base + card for card in one_by_one(table.orders_unseen)]

    def play(self, table: Table, move: int) -> None:
        card = move - NEW_ORDER.base
        table.orders_unseen &= ~(1 << card)
        table.orders[self.slot] = card
        tell_turned_up(table, self.rule, ORDERS[card])
        if table.solo():
            add_workshop(table, ORDER_ACTION[card], "PAL-12.7")


class TurnUpFavour(Chance[Table]):
    """PAL-3.3; in the solo game the scheme on it goes to the automa's discards (PAL-12.7)."""

    rule = "PAL-3.3"

    def __init__(self, slot: int) -> None:
        super().__init__()
        self.slot = slot

    def options(self, table: Table) -> list[int]:
        return [NEW_FAVOUR.base + card for card in one_by_one(table.favours_unseen)]

    def play(self, table: Table, move: int) -> None:
        card = move - NEW_FAVOUR.base
        table.favours_unseen &= ~(1 << card)
        table.favours[self.slot] = card
        tell_turned_up(table, self.rule, FAVOURS[card])
        if table.solo():
            table.schemes_gone[FAVOUR_SCHEME] += 1


class TurnUpTavern(Step[Table]):
    """PAL-15.5: an empty pile is made from the discards."""

    rule = "PAL-15.5"

    def run(self, table: Table) -> None:
        if not table.tavern_unseen:
            table.tavern_unseen, table.tavern_gone = table.tavern_gone, 0
        table.push(TAVERN_CARD)


class TavernCard(Chance[Table]):
    """PAL-3.4"""

    rule = "PAL-3.4"

    def options(self, table: Table) -> list[int]:
        return [NEW_TAVERN.base + card for card in one_by_one(table.tavern_unseen)]

    def play(self, table: Table, move: int) -> None:
        card = move - NEW_TAVERN.base
        table.tavern_unseen &= ~(1 << card)
        table.tavern.append(card)
        tell_turned_up(table, self.rule, TAVERN[card])


class Refresh(Step[Table]):
    """PAL-10.5, PAL-12.31; the workers on favours have stayed until now (PAL-7.3)."""

    rule = "PAL-10.5"

    def run(self, table: Table) -> None:
        gone: list[Json] = []
        for place in range(2 if table.solo() else 1):
            gone += discard_from_row(table, TOWNSFOLK_COLUMNS - 1 - place, place)
        for card in table.tavern:
            table.tavern_gone |= 1 << card
        table.tavern = []
        table.favour_workers = [0] * len(table.favour_workers)
        if table.events is not None:
            rule = "PAL-12.31" if table.solo() else self.rule
            table.tell(Event("refreshed", rule, table.start, {"round": table.round, "cards": gone}))
        table.then([FILL_TOWNSFOLK, FILL_OUTSIDERS])


def discard_from_row(table: Table, column: int, slot: int) -> list[str]:
    """The townsfolk of one column and the outsider of one slot, if present; their names."""
    gone = []
    if table.town[column] >= 0:
        gone.append(TOWNSFOLK[table.town[column]])
        table.town_gone |= 1 << table.town[column]
        table.town[column] = NO_CARD
    if table.outsiders[slot] >= 0:
        gone.append(OUTSIDERS[table.outsiders[slot]])
        table.outsiders_gone |= 1 << table.outsiders[slot]
        table.outsiders[slot] = NO_CARD
    return gone


FAVOUR_SCHEME: Final = SCHEME_KIND.index("kings_favour")
NEW_TOWNSFOLK_CARD: Final = [NewTownsfolk(column) for column in range(TOWNSFOLK_COLUMNS)]
NEW_OUTSIDER_CARD: Final = [NewOutsider(slot) for slot in range(OUTSIDER_SLOTS)]
FILL_TOWNSFOLK: Final = FillTownsfolk()
FILL_OUTSIDERS: Final = FillOutsiders()
TURN_UP_ORDER: Final = [TurnUpOrder(slot) for slot in range(3)]
TURN_UP_FAVOUR: Final = [TurnUpFavour(slot) for slot in range(5)]
TURN_UP_TAVERN: Final = TurnUpTavern()
TAVERN_CARD: Final = TavernCard()
REFRESH: Final = Refresh()
