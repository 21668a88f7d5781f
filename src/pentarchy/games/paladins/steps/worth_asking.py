"""Choices that are none: all moves lead to the same position, so only the first is offered and nobody is asked."""

from pentarchy.games.paladins.table import Table
from pentarchy.kernel.steps import Decision


def worth_asking(table: Table, decision: Decision[Table], moves: list[int]) -> list[int]:
    """The moves, or the first alone where all come to the same. It plays them on copies: ask for it only where that is
    likely."""
    first = after(table, decision, moves[0])
    for move in moves[1:]:
        if not alike(first, after(table, decision, move)):
            return moves
    return moves[:1]


def alike(one: Table, other: Table) -> bool:
    """Whether two tables are the same that came from one by different moves, without chance in between."""
    if one.agenda != other.agenda or one.placed != other.placed or one.workers != other.workers:
        return False
    return boards_of(one) == boards_of(other) and middle_of(one) == middle_of(other)


def boards_of(table: Table) -> list[list[int]]:
    """The boards of all players and the cards beside them. The paladin decks change by chance alone."""
    goods = [table.silver, table.provisions, table.attributes, table.workshops, table.done, table.jars]
    guilt = [table.unpaid, table.paid, table.suspicions, table.suspicion_piles, table.suspicion_gone]
    return [*goods, *guilt, table.retinue, table.walls, table.attacked, table.converted, table.paladin, table.stack]


def middle_of(table: Table) -> list[list[int]]:
    """The main board with its rows and piles, and where the game stands."""
    stands = [table.round, table.start, table.active, table.passed, table.tax, table.monks, table.outposts]
    turn = [table.abilities_used, table.marker]
    if table.turn is not None:
        turn += [table.turn.mode, table.turn.favour, table.turn.target, table.turn.retinue_before]
    piles = [table.town_gone, table.outsiders_gone, table.tavern_gone, table.tavern_unseen]
    schemes = [table.scheme, *table.schemes_unseen, *table.schemes_gone]
    return [stands, turn, piles, schemes, table.town, table.outsiders, table.favour_workers, table.tavern, table.hired]


def after(table: Table, decision: Decision[Table], move: int) -> Table:
    twin = table.copy()
    if twin.agenda[-1] is decision:  # in random play it has been taken off already
        twin.agenda.pop()
    decision.play(twin, move)
    twin.advance()
    return twin
