"""The automa's resource track and its stack of attribute markers (PAL-12.14, PAL-12.15)."""

from pentarchy.games.paladins.board import TRACK
from pentarchy.games.paladins.solo import RESOURCE_SPACES
from pentarchy.games.paladins.steps.gains import raise_attribute
from pentarchy.games.paladins.table import AUTOMA, Table
from pentarchy.kernel.events import Event


def move_marker(table: Table, spaces: int) -> None:
    """PAL-12.14: to the right; every jump back to the first space raises the lowest attribute."""
    jumps, table.marker = divmod(table.marker + spaces, RESOURCE_SPACES)
    if spaces and table.events is not None:
        table.tell(Event("marker-moved", "PAL-12.14", AUTOMA, {"spaces": spaces, "space": table.marker + 1}))
    for _ in range(jumps):
        raise_marker(table, lowest(table), 1)


def lowest(table: Table) -> int:
    """The lowest attribute; among several on one space the topmost of the stack."""
    values = [table.attributes[AUTOMA * 3 + attribute] for attribute in table.stack]
    least = min(values)
    return max((i, attribute) for i, attribute in enumerate(table.stack) if values[i] == least)[1]


def raise_marker(table: Table, attribute: int, amount: int) -> None:
    """PAL-12.15: a marker that moves is put on top of whatever lies on its new space."""
    if table.attributes[AUTOMA * 3 + attribute] < TRACK:
        table.stack.remove(attribute)
        table.stack.append(attribute)
        raise_attribute(table, AUTOMA, attribute, amount)
