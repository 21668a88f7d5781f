"""Tax and suspicion (PAL-8)."""

from typing import Final

from pentarchy.games.paladins.board import MOST_SEATS
from pentarchy.games.paladins.cards import SUSPICION, SUSPICION_TAX
from pentarchy.games.paladins.moves import NEW_SUSPICION
from pentarchy.games.paladins.reading import SUSPICION_ON_GAIN
from pentarchy.games.paladins.steps.awaited import Awaited
from pentarchy.games.paladins.steps.gains import add_workers, tell_of_workers
from pentarchy.games.paladins.steps.inquisition import INQUISITION
from pentarchy.games.paladins.steps.resource_track import move_marker
from pentarchy.games.paladins.table import AUTOMA, Table
from pentarchy.games.paladins.workers import UNIT
from pentarchy.kernel.decks import draw_weights, draws
from pentarchy.kernel.events import Event
from pentarchy.kernel.steps import SeatChance


def collect_tax(table: Table, board: int, amount: int) -> None:
    """PAL-8.2, PAL-8.3: what the tax supply lacks comes from the general supply; its last coin brings the Inquisition.
    The automa's coins go to the general supply, and its marker moves (PAL-12.14)."""
    if not amount:
        return
    if table.events is not None:
        table.tell(Event("tax", "PAL-8.2", board, {"amount": amount}))
    if board == AUTOMA and table.solo():
        move_marker(table, amount)
    else:
        table.silver[board] += amount
    drain_tax(table, board, amount)


def drain_tax(table: Table, board: int, amount: int) -> None:
    table.tax -= min(amount, table.tax)
    if not table.tax:
        table.push(INQUISITION[board])


class DrawSuspicion(Awaited):
    """PAL-8.5; an empty pile is made from the discards; if there are none, the Inquisition comes first (PAL-8.11)."""

    rule = "PAL-8.11"

    def __init__(self, who: int) -> None:
        super().__init__(who, "suspicion")

    def run(self, table: Table) -> None:
        if not any(table.suspicion_unseen):
            if not any(table.suspicion_gone):
                table.then([INQUISITION[self.who], self])
                return
            table.suspicion_unseen, table.suspicion_gone = table.suspicion_gone, [0] * len(SUSPICION)
        table.push(SUSPICION_CARD[self.who])


class SuspicionCard(SeatChance[Table]):
    """PAL-8.5: it lies face up on top of the own ones, and its tax is collected."""

    rule = "PAL-8.5"

    def options(self, table: Table) -> list[int]:
        return draws(table.suspicion_unseen, NEW_SUSPICION)

    def weights(self, table: Table) -> list[int]:
        return draw_weights(table.suspicion_unseen)

    def play(self, table: Table, move: int) -> None:
        card = move - NEW_SUSPICION.base
        table.suspicion_unseen[card] -= 1
        table.suspicions[self.who] += 1
        table.suspicion_piles[self.who] = table.suspicion_piles[self.who] << 2 | card
        if table.events is not None:
            table.tell(Event("suspected", self.rule, self.who, {"card": SUSPICION[card]}))
        collect_tax(table, self.who, SUSPICION_TAX[card])


DRAW_SUSPICION: Final = [DrawSuspicion(board) for board in range(MOST_SEATS)]
SUSPICION_CARD: Final = [SuspicionCard(board) for board in range(MOST_SEATS)]


def draw_suspicion(table: Table, board: int, cards: int) -> None:
    """One card after the other, each completely resolved."""
    for _ in range(cards):
        table.push(DRAW_SUSPICION[board])


def gain_workers(table: Table, board: int, kinds: list[int]) -> None:
    """PAL-3.6: all of them are in the supply before the first suspicion card is drawn."""
    for kind in kinds:
        table.workers[board] += UNIT[kind]
    if table.events is not None:
        for kind in sorted(set(kinds)):
            tell_of_workers(table, board, kind, kinds.count(kind))
    draw_suspicion(table, board, sum([SUSPICION_ON_GAIN[kind] for kind in kinds]))


def gain_worker(table: Table, board: int, kind: int, amount: int) -> None:
    """PAL-1.5; each criminal brings a suspicion card (PAL-8.5)."""
    add_workers(table, board, kind, amount)
    draw_suspicion(table, board, amount * SUSPICION_ON_GAIN[kind])
