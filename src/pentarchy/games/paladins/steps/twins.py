"""Choices that are none: all moves lead to the same position, so only the first is offered and nobody is asked."""

from pentarchy.games.paladins.table import Table
from pentarchy.kernel.steps import Decision


def worth_asking(table: Table, decision: Decision[Table], moves: list[int]) -> list[int]:
    """The moves, or the first alone where all come to the same. It plays them on copies: ask for it only where that is
    likely."""
    first = after(table, decision, moves[0])
    shown = first.show(None)
    for move in moves[1:]:
        other = after(table, decision, move)
        if other.agenda != first.agenda or other.show(None) != shown:
            return moves
    return moves[:1]


def after(table: Table, decision: Decision[Table], move: int) -> Table:
    twin = table.copy()
    if twin.agenda[-1] is decision:  # in random play it has been taken off already
        twin.agenda.pop()
    decision.play(twin, move)
    twin.advance()
    return twin
