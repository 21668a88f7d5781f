"""What the server refuses, each with a code for programs and a sentence for people. Raising one changes nothing."""

from pentarchy.kernel.errors import PentarchyError


class Refused(PentarchyError):
    """The root of all refusals: a code, an HTTP status, a sentence."""

    code = "refused"
    status = 400

    def __init__(self, why: str) -> None:
        self.why = why
        super().__init__(why)


class Malformed(Refused):
    code = "malformed"


class NotAllowed(Refused):
    """The asker is known, and may not do this."""

    code = "not-allowed"
    status = 403


class Unauthorised(Refused):
    """The asker has not shown that the seat, the table or the account is theirs."""

    code = "unauthorised"
    status = 401


class CrossSite(Refused):
    code = "cross-site"
    status = 403


class NoSuchTable(Refused):
    code = "no-such-table"
    status = 404

    def __init__(self) -> None:
        super().__init__("there is no such table")


class NoSuchThing(Refused):
    code = "not-found"
    status = 404


class WrongMethod(Refused):
    code = "wrong-method"
    status = 405


class Conflict(Refused):
    """Right in itself, but not now: the seat is taken, the game has begun, the name exists."""

    code = "conflict"
    status = 409


class TooLarge(Refused):
    code = "too-large"
    status = 413


class WrongMedia(Refused):
    code = "wrong-media-type"
    status = 415


class TooMany(Refused):
    code = "too-many"
    status = 429


class Stale(Refused):
    """An answer to a decision that is no longer open."""

    code = "stale"
    status = 409


class OtherRules(Refused):
    """A table that was played by rules which this program does not have."""

    code = "other-rules"
    status = 409

    def __init__(self, game: str, played: int, known: int) -> None:
        super().__init__(f"this game of {game} follows version {played} of its rules, this server has version {known}")


class Unavailable(Refused):
    """Nothing is wrong with the request; the server cannot keep its promise now."""

    code = "unavailable"
    status = 503


class Failed(Refused):
    """A mistake of ours; the log knows more."""

    code = "failed"
    status = 500
