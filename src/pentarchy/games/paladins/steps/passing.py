"""Passing (PAL-10.1 to PAL-10.3)."""

from typing import Final

from pentarchy.games.paladins.board import CARRIED_OVER, MOST_SEATS, ROUNDS, SPOTS
from pentarchy.games.paladins.moves import KEEP
from pentarchy.games.paladins.steps.gains import told_workers
from pentarchy.games.paladins.table import Table
from pentarchy.games.paladins.workers import KEPT_SETS, KEPT_WORDS, SET_OF_WORDS, holds, total_of
from pentarchy.kernel.events import Event
from pentarchy.kernel.steps import Decision, Refusal


def pass_turn(table: Table, seat: int) -> None:
    """PAL-10.2: the board is emptied; of the unused workers up to three stay, none of them in the last round."""
    table.passed |= 1 << seat
    for spot in range(seat * SPOTS, seat * SPOTS + SPOTS):
        table.placed[spot] = 0
    if table.events is not None:
        table.tell(Event("passed", "PAL-10.2", seat, {}))
    if table.round == ROUNDS:
        table.workers[seat] = 0
    elif total_of(table.workers[seat]) > CARRIED_OVER:
        table.push(KEEP_WORKERS[seat])


class KeepWorkers(Decision[Table]):
    """PAL-10.2: exactly three of more than three."""

    rule = "PAL-10.2"

    def options(self, table: Table) -> list[int]:
        supply, base = table.workers[self.seat], KEEP.base
        return [base + words for i, words in enumerate(KEPT_WORDS) if holds(supply, KEPT_SETS[i])]

    def play(self, table: Table, move: int) -> None:
        table.workers[self.seat] = SET_OF_WORDS[move - KEEP.base]
        if table.events is not None:
            table.tell(Event("kept", self.rule, self.seat, {"workers": told_workers(table.workers[self.seat])}))

    def why(self, table: Table, move: int) -> Refusal:
        return Refusal("PAL-10.2", "keep-three" if KEEP.covers(move) else "only-keeping-now")


KEEP_WORKERS: Final = [KeepWorkers(seat) for seat in range(MOST_SEATS)]
