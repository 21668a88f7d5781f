"""The left-hand actions (PAL-5)."""

from typing import Final

from pentarchy.games.paladins.board import MOST_SEATS, NO_CARD
from pentarchy.games.paladins.cards import DISMISS_REWARD, TOWNSFOLK
from pentarchy.games.paladins.costs import amounts, cost_facts, townsfolk_price
from pentarchy.games.paladins.legality import townsfolk_open
from pentarchy.games.paladins.moves import TAKE
from pentarchy.games.paladins.refusals import cannot_pay
from pentarchy.games.paladins.steps.effects import for_all, join_retinue
from pentarchy.games.paladins.steps.gains import take_debt
from pentarchy.games.paladins.table import Table
from pentarchy.games.paladins.workers import DISMISS_MODE
from pentarchy.kernel.events import Event, Facts
from pentarchy.kernel.steps import Decision, Refusal

DISMISSED_STEPS: Final = for_all(DISMISS_REWARD)


class TakeTownsfolk(Decision[Table]):
    """PAL-5.4 to PAL-5.6: a townsfolk of the row, for the silver of its column or, in the first two, for a debt."""

    rule = "PAL-5.6"

    def options(self, table: Table) -> list[int]:
        moves = [TAKE.base + way for way in townsfolk_open(table, self.seat)]
        moves.sort()
        return moves

    def facts(self, table: Table, move: int) -> Facts:
        card, by_debt = divmod(move - TAKE.base, 2)
        if by_debt:
            return {}
        return cost_facts(table, self.seat, [townsfolk_price(table, self.seat, table.town.index(card)), 0])

    def play(self, table: Table, move: int) -> None:
        card, by_debt = divmod(move - TAKE.base, 2)
        silver = 0 if by_debt else townsfolk_price(table, self.seat, table.town.index(card))
        if by_debt:
            take_debt(table, self.seat, 1, self.rule)
        table.silver[self.seat] -= silver
        table.aim(card)
        if table.turn is not None and table.turn.mode == DISMISS_MODE:
            dismiss(table, self.seat, card, silver)
        else:
            join_retinue(table, self.seat, card, silver, "PAL-5.5")

    def why(self, table: Table, move: int) -> Refusal:
        if not TAKE.covers(move):
            return Refusal("PAL-5.5", "only-recruiting-now")
        card, by_debt = divmod(move - TAKE.base, 2)
        if card not in table.town:
            return Refusal("PAL-5.5", "not-in-the-row")
        price = townsfolk_price(table, self.seat, table.town.index(card))
        if by_debt:
            return Refusal("PAL-5.6", "no-debt-here" if price else "nothing-to-pay")
        return cannot_pay(table, self.seat, [price, 0], "PAL-5.6")


def dismiss(table: Table, seat: int, card: int, silver: int) -> None:
    """PAL-5.4: it goes to the discard pile and is not counted as recruited."""
    discard_townsfolk(table, seat, card, silver, "PAL-5.4")
    table.then(DISMISSED_STEPS[seat][card])


def discard_townsfolk(table: Table, board: int, card: int, silver: int, rule: str) -> None:
    table.town[table.town.index(card)] = NO_CARD
    table.town_gone |= 1 << card
    if table.events is not None:
        table.tell(Event("dismissed", rule, board, {"card": TOWNSFOLK[card], "paid": amounts([silver, 0])}))


TAKE_TOWNSFOLK: Final = [TakeTownsfolk(seat) for seat in range(MOST_SEATS)]
