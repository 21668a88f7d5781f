"""Questions about a thing that lies nowhere else on the table: views say what it is while it is asked for."""

from typing import TYPE_CHECKING

from pentarchy.kernel.events import Json
from pentarchy.kernel.steps import Decision

if TYPE_CHECKING:
    from pentarchy.games.amulet.table import Table


class Question(Decision["Table"]):
    """A decision about a gem in hand, an oath to be paid, a weapon to be spared."""

    def about(self, table: "Table") -> dict[str, Json]:
        """What it is about, under the names of `view.asked`."""
        return {}
