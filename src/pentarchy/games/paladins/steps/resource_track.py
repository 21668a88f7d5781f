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
        raise_marker(table, table.automas_lowest(), 1)


def raise_marker(table: Table, attribute: int, amount: int) -> None:
    """PAL-12.15: a marker that moves is put on top of whatever lies on its new space."""
    if table.attributes[AUTOMA * 3 + attribute] < TRACK:
        table.stack.remove(attribute)
        table.stack.append(attribute)
        raise_attribute(table, AUTOMA, attribute, amount)
