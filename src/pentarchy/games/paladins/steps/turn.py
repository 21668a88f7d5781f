"""Turns: an action, a King's Favour, or passing (PAL-3.8, PAL-4, PAL-7, PAL-10)."""

from typing import Final

from pentarchy.games.paladins.board import (
    ACTION_COUNT,
    CONSPIRE,
    FIRST_FAVOUR,
    HUNT,
    MOST_SEATS,
    NOBODYS,
    NOTHING,
    RIGHT,
    SPOTS,
    TRADE,
)
from pentarchy.games.paladins.costs import action_cost, cost_facts, favour_cost
from pentarchy.games.paladins.legality import favours_open, possible, right_hand_open, shape_of
from pentarchy.games.paladins.moves import ACT, FAVOUR, PASS
from pentarchy.games.paladins.refusals import action_refused, favour_refused
from pentarchy.games.paladins.steps.automa import AUTOMA_TURN
from pentarchy.games.paladins.steps.passing import pass_turn
from pentarchy.games.paladins.steps.placing import PLACE_ON_FAVOUR, PLACE_WORKERS
from pentarchy.games.paladins.table import Table
from pentarchy.games.paladins.workers import ACTION_OF, FITS, RIGHT_MODES, gist
from pentarchy.kernel.events import Facts
from pentarchy.kernel.steps import Decision, Refusal, Step

MODES_OF: Final = [[mode for mode, other in enumerate(ACTION_OF) if other == action] for action in range(RIGHT)]
FIRST_MODE: Final = [modes[0] for modes in MODES_OF]
LEFT_MOVES: Final = [
    [[ACT.base + m for i, m in enumerate(modes) if fit >> i & 1] for fit in range(4)] for modes in MODES_OF
]
"""For each left-hand action the moves, by which of its (one or two) modes the workers fit."""
MODE_MASK: Final = [sum(1 << mode for mode in modes) for modes in MODES_OF]
FIRST_RIGHT_MOVE: Final = ACT.base + RIGHT_MODES
UNCONDITIONAL: Final = [action in (HUNT, TRADE, CONSPIRE) for action in range(ACTION_COUNT)]


class NextTurn(Step[Table]):
    """PAL-3.8: clockwise; those who have passed are skipped, and when all have, the step ends (PAL-10.4).
    What the turn before was about is over here, and nowhere else."""

    rule = "PAL-3.8"

    def run(self, table: Table) -> None:
        table.turn = None
        for i in range(1, table.boards + 1):
            board = (table.active + i) % table.boards
            if not table.passed >> board & 1:
                table.active = board
                table.push(self)
                table.push(AUTOMA_TURN if board >= table.seats else TAKE_TURN[board])
                return
        table.active = NOBODYS


class TakeTurn(Decision[Table]):
    """PAL-4.1: one action, one King's Favour, or passing. Whoever can do nothing must pass (PAL-10.1).
    What is offered can be carried out to the end (PAL-14.1); requirements are tested here (PAL-6.8)."""

    rule = "PAL-3.8"

    def options(self, table: Table) -> list[int]:
        seat = self.seat
        if not table.workers[seat]:
            return [PASS.base]
        fits = FITS[gist(table.workers[seat])]
        spot = seat * SPOTS
        moves = []
        for action in range(RIGHT):
            if table.placed[spot + action] or not fits & MODE_MASK[action]:
                continue
            if UNCONDITIONAL[action] or possible(table, seat, action):
                moves += LEFT_MOVES[action][fits >> FIRST_MODE[action] & 3]
        for action in right_hand_open(table, seat, fits):
            moves.append(FIRST_RIGHT_MOVE + action - RIGHT)
        if table.round >= FIRST_FAVOUR:
            for card in favours_open(table, seat, fits):
                moves.append(FAVOUR.base + card)
        moves.append(PASS.base)
        return moves

    def play(self, table: Table, move: int) -> None:
        if move == PASS.base:
            pass_turn(table, self.seat)
        elif FAVOUR.covers(move):
            table.begin_turn(NOTHING, move - FAVOUR.base)
            table.push(PLACE_ON_FAVOUR[self.seat])
        else:
            table.begin_turn(move - ACT.base, NOTHING)
            table.push(PLACE_WORKERS[self.seat])

    def facts(self, table: Table, move: int) -> Facts:
        if move == PASS.base:
            return {}
        if FAVOUR.covers(move):
            cost = favour_cost(move - FAVOUR.base)
        else:
            cost = action_cost(table, self.seat, ACTION_OF[move - ACT.base])
        return cost_facts(table, self.seat, cost) if any(cost) else {}

    def why(self, table: Table, move: int) -> Refusal:
        if FAVOUR.covers(move):
            return favour_refused(table, self.seat, move - FAVOUR.base)
        if not ACT.covers(move):
            return Refusal("PAL-4.1", "act-or-pass")
        mode = move - ACT.base
        workers_fit = bool(FITS[gist(table.workers[self.seat])] >> shape_of(table, self.seat, mode) & 1)
        return action_refused(table, self.seat, mode, ACTION_OF[mode], workers_fit)


NEXT_TURN: Final = NextTurn()
TAKE_TURN: Final = [TakeTurn(seat) for seat in range(MOST_SEATS)]
