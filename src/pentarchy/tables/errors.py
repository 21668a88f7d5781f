"""What a table refuses, each with a code for programs and a sentence for people. Raising one changes nothing."""

import re
from typing import Final

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


class Unavailable(Refused):
    """Nothing is wrong with the request; it cannot be done now."""

    code = "unavailable"


class NoSuchTable(Refused):
    code = "no-such-table"

    def __init__(self) -> None:
        super().__init__("there is no such table")


class NoSuchThing(Refused):
    code = "not-found"


STATUS: Final = {
    "unauthorised": 401,
    "not-allowed": 403,
    "cross-site": 403,
    "banned": 403,
    "muted": 403,
    "no-such-table": 404,
    "not-found": 404,
    "wrong-method": 405,
    "conflict": 409,
    "stale": 409,
    "other-rules": 409,
    "too-large": 413,
    "wrong-media-type": 415,
    "unknown-host": 421,
    "too-many": 429,
    "failed": 500,
    "unavailable": 503,
}
KEBAB: Final = re.compile(r"(?<=[a-z])(?=[A-Z])")


def code_of(error: PentarchyError) -> str:
    """For programs; errors of the kernel are called by the names of their classes."""
    return error.code if isinstance(error, Refused) else KEBAB.sub("-", type(error).__name__).lower()


def status_of(error: PentarchyError) -> int:
    """Errors of the kernel, such as a bad option or a damaged record, are the caller's to mend."""
    return STATUS.get(error.code, 400) if isinstance(error, Refused) else 400
