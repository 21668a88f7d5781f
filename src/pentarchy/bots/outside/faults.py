"""What an outside bot may do wrong. Nobody else at the table is to suffer from it."""

from typing import Final

from pentarchy.kernel.errors import PentarchyError

CRASHED: Final = "crashed"
LATE: Final = "late"
NONSENSE: Final = "nonsense"
ILLEGAL: Final = "illegal"


class FaultyMove(PentarchyError):
    """A decision that an outside bot owed and did not make: of which kind, what it did, and at which decision."""

    def __init__(self, kind: str, what: str, decision: int = 0) -> None:
        self.kind = kind
        self.what = what
        self.decision = decision
        super().__init__(kind, what, decision)

    def __str__(self) -> str:
        return f"decision {self.decision}: {self.kind}: {self.what}"

    def at(self, decision: int) -> "FaultyMove":
        return FaultyMove(self.kind, self.what, decision)
