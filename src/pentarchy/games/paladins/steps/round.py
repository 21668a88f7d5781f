"""The round (PAL-3)."""

from typing import Final

from pentarchy.games.paladins.board import FAVOUR_OF_ROUND, NO_CARD, ORDER_OF_ROUND, ROUNDS, SPOTS, TAVERN_CARDS
from pentarchy.games.paladins.cards import NO_PALADIN
from pentarchy.games.paladins.reading import LABOURER
from pentarchy.games.paladins.solo import AUTOMA_WORKERS, AUTOMA_WORKERS_A_ROUND
from pentarchy.games.paladins.steps.paladins import ARRANGE_TOGETHER, DRAW_PALADINS, REVEAL_PALADIN
from pentarchy.games.paladins.steps.rows import REFRESH, TURN_UP_FAVOUR, TURN_UP_ORDER, TURN_UP_TAVERN
from pentarchy.games.paladins.steps.turn import NEXT_TURN
from pentarchy.games.paladins.table import AUTOMA, Table
from pentarchy.games.paladins.workers import UNIT
from pentarchy.kernel.events import Event
from pentarchy.kernel.steps import Step


class Round(Step[Table]):
    """PAL-3.2 to PAL-3.8, in order."""

    rule = "PAL-3.1"

    def run(self, table: Table) -> None:
        table.round += 1
        if table.round > 1 and not table.solo():
            table.start = (table.start + 1) % table.seats
        table.passed = 0
        table.hired = [NO_CARD] * table.seats
        if table.solo():
            automa_starts(table)
        if table.events is not None:
            table.tell(Event("round", self.rule, table.start, {"round": table.round}))
            if table.round > 1 and not table.solo():
                table.tell(Event("start-player", "PAL-3.2", table.start, {}))
        table.then([*kings_cards(table.round), *preparation(table), FIRST_TURN, NEXT_TURN, END_OF_ROUND])


def automa_starts(table: Table) -> None:
    """PAL-12.9: a fixed number of workers, whatever was left; its board is empty (PAL-12.30)."""
    table.workers[AUTOMA] = UNIT[LABOURER] * (AUTOMA_WORKERS + AUTOMA_WORKERS_A_ROUND * table.round)
    table.placed[AUTOMA * SPOTS :] = [0] * SPOTS


def kings_cards(number: int) -> list[Step[Table]]:
    """PAL-3.3"""
    cards: list[Step[Table]] = []
    if ORDER_OF_ROUND[number]:
        cards.append(TURN_UP_ORDER[ORDER_OF_ROUND[number] - 1])
    if FAVOUR_OF_ROUND[number]:
        cards.append(TURN_UP_FAVOUR[FAVOUR_OF_ROUND[number] - 1])
    return cards


def preparation(table: Table) -> list[Step[Table]]:
    """PAL-3.4 to PAL-3.6: the tavern, the paladins, and the reveal in turn order."""
    tavern: list[Step[Table]] = [TURN_UP_TAVERN] * TAVERN_CARDS[table.seats]
    drawing: list[Step[Table]] = [DRAW_PALADINS[seat] for seat in range(table.seats)]
    in_order = [(table.start + i) % table.seats for i in range(table.seats)]
    return [*tavern, *drawing, ARRANGE_TOGETHER, *(REVEAL_PALADIN[seat] for seat in in_order)]


class FirstTurn(Step[Table]):
    """PAL-3.8: the start player begins; in the solo game always the human (PAL-12.10)."""

    rule = "PAL-3.8"

    def run(self, table: Table) -> None:
        table.active = (table.start - 1) % table.boards


class EndOfRound(Step[Table]):
    """PAL-3.7, PAL-3.9: paladins leave; after the last round nothing is refreshed any more."""

    rule = "PAL-3.9"

    def run(self, table: Table) -> None:
        for seat in range(table.seats):
            table.paladin[seat] = NO_PALADIN
        if table.round < ROUNDS:
            table.then([REFRESH, ROUND])
        elif table.events is not None:
            table.tell(Event("game-over", "PAL-11.1", table.start, {}))


ROUND: Final = Round()
FIRST_TURN: Final = FirstTurn()
END_OF_ROUND: Final = EndOfRound()
