"""What a table refuses, each with a code for programs and a sentence for people. Raising one changes nothing."""

from pentarchy.kernel.errors import PentarchyError


class Refused(PentarchyError):
    """The root of all refusals."""

    code = "refused"

    def __init__(self, why: str) -> None:
        self.why = why
        super().__init__(why)


class Malformed(Refused):
    code = "malformed"


class NotAllowed(Refused):
    """It is known who asks, and they may not do this."""

    code = "not-allowed"


class Unauthorised(Refused):
    """Nothing was shown that gives a right to the seat, the table or the account."""

    code = "unauthorised"


class Conflict(Refused):
    """Right in itself, but not now: the seat is taken, the game has begun, the name exists."""

    code = "conflict"


class Stale(Refused):
    """An answer to a question that is no longer open."""

    code = "stale"


class OtherRules(Refused):
    """A table that was played by rules which this program does not have."""

    code = "other-rules"

    def __init__(self, game: str, played: int, known: int) -> None:
        self.is_older = played < known
        """Not so where another node has a newer program already."""
        super().__init__(f"this game of {game} follows version {played} of its rules, this program has version {known}")
