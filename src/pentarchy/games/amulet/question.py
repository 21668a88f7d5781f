"""Questions about a thing that lies nowhere else on the table: views say what it is while it is asked for."""

from abc import abstractmethod
from typing import TYPE_CHECKING, Final

from pentarchy.games.amulet.view import Asked
from pentarchy.kernel.steps import Decision

if TYPE_CHECKING:
    from pentarchy.games.amulet.table import Table

NOTHING: Final[Asked] = {"gem": None, "oath": None, "by": None, "left": 0}


class Question(Decision["Table"]):
    """A decision about a gem in hand, an oath to be paid, a weapon to be spared."""

    @abstractmethod
    def about(self, table: "Table") -> Asked:
        """What it is about."""
