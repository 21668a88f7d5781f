"""What can go wrong, each with the facts inside. Raising one of these never changes a state."""

from pentarchy.kernel.steps import Refusal


class PentarchyError(Exception):
    """The root of every error that this package raises on purpose."""


class UnknownGame(PentarchyError):
    def __init__(self, slug: str, known: list[str]) -> None:
        self.slug = slug
        self.known = known
        super().__init__(f"there is no game '{slug}'; the games are: {', '.join(known)}")


class BadGame(PentarchyError):
    """A game of another distribution that cannot be loaded."""

    def __init__(self, slug: str, package: str, why: str) -> None:
        self.slug = slug
        self.package = package
        self.why = why
        super().__init__(f"the game '{slug}' of the package '{package}' cannot be loaded: {why}")


class OldRules(PentarchyError):
    """A version of a game's rules that this program does not have: most often an older one."""

    def __init__(self, game: str, version: int, known: list[int]) -> None:
        self.game = game
        self.version = version
        self.known = known
        versions = ", ".join(map(str, known))
        super().__init__(f"version {version} of the rules of {game} is not here; this program has: {versions}")


class BadSeatCount(PentarchyError):
    def __init__(self, game: str, seats: int, allowed: tuple[int, ...], because: str = "") -> None:
        self.game = game
        self.seats = seats
        self.allowed = allowed
        counts = ", ".join(str(count) for count in allowed)
        super().__init__(f"{game} is for {counts} seats{because}, not for {seats}")


class BadOption(PentarchyError):
    def __init__(self, option: str, why: str) -> None:
        self.option = option
        self.why = why
        super().__init__(f"option '{option}': {why}")


class BadNotation(PentarchyError):
    """A text that is no move of the game's vocabulary."""

    def __init__(self, text: str, why: str) -> None:
        self.text = text
        self.why = why
        super().__init__(f"cannot read the move '{text}': {why}")


class UnknownMove(PentarchyError):
    def __init__(self, game: str, move: object) -> None:
        self.game = game
        self.move = move
        hint = "; a text is turned into a move by game.parse" if isinstance(move, str) else ""
        super().__init__(f"{move!r} is not a move of {game}{hint}")


class IllegalMove(PentarchyError):
    def __init__(self, seat: int, move: str, refusal: Refusal) -> None:
        self.seat = seat
        self.move = move
        self.refusal = refusal
        super().__init__(f"'{move}' is not possible now: {refusal}")

    @property
    def rule(self) -> str:
        return self.refusal.rule

    @property
    def key(self) -> str:
        return self.refusal.key


class NoSuchSeat(PentarchyError):
    def __init__(self, seat: object, seats: int) -> None:
        self.seat = seat
        self.seats = seats
        super().__init__(f"there is no seat {seat!r}: the seats are 0 to {seats - 1}, and None is a spectator")


class WrongSeat(PentarchyError):
    def __init__(self, seat: int, pending: list[int]) -> None:
        self.seat = seat
        self.pending = pending
        super().__init__(f"seat {seat} has nothing to decide now; waiting for {pending}")


class GameIsOver(PentarchyError):
    def __init__(self, game: str) -> None:
        super().__init__(f"this game of {game} is over")


class GameNotOver(PentarchyError):
    def __init__(self, game: str) -> None:
        super().__init__(f"this game of {game} is still running: it has no outcome yet")


class CannotUndo(PentarchyError):
    def __init__(self, seat: int, why: str) -> None:
        self.seat = seat
        self.why = why
        super().__init__(f"seat {seat} cannot take its last move back: {why}")


class BadRecord(PentarchyError):
    def __init__(self, line: int, why: str) -> None:
        self.line = line
        self.why = why
        where = f"line {line}: " if line else ""
        super().__init__(f"not a valid record: {where}{why}")


class BadData(PentarchyError):
    """A data file of a game that does not say what the code needs."""

    def __init__(self, where: str, why: str) -> None:
        self.where = where
        self.why = why
        super().__init__(f"{where}: {why}")


class ScriptEnded(PentarchyError):
    """A scripted or replaying dealer that was asked for more than it holds."""

    def __init__(self, asked: list[str]) -> None:
        self.asked = asked
        super().__init__(f"the dealer's script has run out; chance was asked for one of: {', '.join(asked[:6])}")
