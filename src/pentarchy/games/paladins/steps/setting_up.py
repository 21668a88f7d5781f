"""Setup (PAL-2, PAL-12.1 to PAL-12.6)."""

from typing import Final

from pentarchy.games.paladins.board import MOST_SEATS, START_TOWNSFOLK
from pentarchy.games.paladins.cards import ORDER_ACTION, ORDERS
from pentarchy.games.paladins.moves import NEW_ORDER, START, WELCOME
from pentarchy.games.paladins.solo import DIFFICULTIES, ORDERS_REVEALED
from pentarchy.games.paladins.steps.automa_effects import add_workshop
from pentarchy.games.paladins.steps.effects import face_up, join_retinue
from pentarchy.games.paladins.steps.round import ROUND
from pentarchy.games.paladins.steps.rows import FILL_OUTSIDERS, FILL_TOWNSFOLK, tell_turned_up
from pentarchy.games.paladins.table import Table
from pentarchy.kernel.decks import one_by_one
from pentarchy.kernel.events import Event
from pentarchy.kernel.steps import Chance, Decision, Refusal, Step

ALL_ORDERS: Final = (1 << len(ORDERS)) - 1


class StartPlayer(Chance[Table]):
    """PAL-2.6; alone the human always begins (PAL-12.6)."""

    rule = "PAL-2.6"

    def options(self, table: Table) -> list[int]:
        return list(range(START.base, START.base + table.seats))

    def play(self, table: Table, move: int) -> None:
        table.start = move - START.base
        if table.events is not None:
            table.tell(Event("start-player", self.rule, table.start, {}))
        in_order = [FREE_TOWNSFOLK[(table.start - i) % table.seats] for i in range(1, table.seats + 1)]
        table.then([*in_order * START_TOWNSFOLK])


class FreeTownsfolk(Decision[Table]):
    """PAL-2.7: in reverse order each player recruits one of the row, free of charge."""

    rule = "PAL-2.7"

    def options(self, table: Table) -> list[int]:
        return [WELCOME.base + card for card in face_up(table)]

    def play(self, table: Table, move: int) -> None:
        join_retinue(table, self.seat, move - WELCOME.base, 0, self.rule)

    def why(self, table: Table, move: int) -> Refusal:
        return Refusal("PAL-2.7", "not-in-the-row" if WELCOME.covers(move) else "only-recruiting-now")


class DifficultyOrder(Chance[Table]):
    """PAL-12.4: an order is turned up for one workshop of the automa."""

    rule = "PAL-12.4"

    def options(self, table: Table) -> list[int]:
        return [NEW_ORDER.base + card for card in one_by_one(table.orders_unseen)]

    def play(self, table: Table, move: int) -> None:
        card = move - NEW_ORDER.base
        table.orders_unseen &= ~(1 << card)
        tell_turned_up(table, self.rule, ORDERS[card])
        add_workshop(table, ORDER_ACTION[card], self.rule)


class ShuffleOrders(Step[Table]):
    """PAL-12.4: all six are shuffled again."""

    rule = "PAL-12.4"

    def run(self, table: Table) -> None:
        table.orders_unseen = ALL_ORDERS


START_PLAYER, DIFFICULTY_ORDER, SHUFFLE_ORDERS = StartPlayer(), DifficultyOrder(), ShuffleOrders()
FREE_TOWNSFOLK: Final = [FreeTownsfolk(seat) for seat in range(MOST_SEATS)]


def setting_up(table: Table) -> list[Step[Table]]:
    """Everything before the first round, in order; at last the row is filled up again (PAL-2.8)."""
    automa: list[Step[Table]] = []
    if table.solo():
        level = DIFFICULTIES.index(table.settings.word("difficulty"))
        automa = [*[DIFFICULTY_ORDER] * ORDERS_REVEALED[level], SHUFFLE_ORDERS]
    return [FILL_TOWNSFOLK, FILL_OUTSIDERS, *automa, START_PLAYER, FILL_TOWNSFOLK, ROUND]
