"""What the server refuses beyond what tables refuse."""

from pentarchy.tables.errors import Refused


class CrossSite(Refused):
    code = "cross-site"


class UnknownHost(Refused):
    code = "unknown-host"


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


class Elsewhere(Refused):
    """Refused in another process, for a reason of its own."""

    def __init__(self, code: str, why: str) -> None:
        self.code = code
        super().__init__(why)


class Failed(Refused):
    """An internal error; the log has details."""

    code = "failed"
