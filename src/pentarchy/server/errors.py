"""What the server refuses beyond what tables refuse, and how each refusal is answered over HTTP."""

import re
from typing import Final

from pentarchy.kernel.errors import PentarchyError
from pentarchy.tables.errors import Refused


class CrossSite(Refused):
    code = "cross-site"


class UnknownHost(Refused):
    code = "unknown-host"


class NoSuchTable(Refused):
    code = "no-such-table"

    def __init__(self) -> None:
        super().__init__("there is no such table")


class NoSuchThing(Refused):
    code = "not-found"


class WrongMethod(Refused):
    code = "wrong-method"


class TooLarge(Refused):
    code = "too-large"


class WrongMedia(Refused):
    code = "wrong-media-type"


class TooMany(Refused):
    code = "too-many"


class Banned(Refused):
    """Whoever runs the server does not let this address or account in."""

    code = "banned"


class Muted(Refused):
    """May play, and not write to others."""

    code = "muted"


class Unavailable(Refused):
    """Nothing is wrong with the request; the server cannot keep its promise now."""

    code = "unavailable"


class Elsewhere(Refused):
    """Refused in another process, for a reason of its own."""

    def __init__(self, code: str, why: str) -> None:
        self.code = code
        super().__init__(why)


class Failed(Refused):
    """An internal error; the log has details."""

    code = "failed"


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
