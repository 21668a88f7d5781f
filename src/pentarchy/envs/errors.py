"""What can go wrong between a game and those who study it."""

from pentarchy.kernel.errors import PentarchyError


class Unencodable(PentarchyError):
    """A value in a view that its layout does not know: it is never left out in silence."""

    def __init__(self, value: object, expected: str, path: str = "") -> None:
        self.value = value
        self.expected = expected
        self.path = path
        super().__init__(f"{path or 'the view'}: {value!r} is not {expected}")

    def inside(self, name: str) -> "Unencodable":
        """The same error, told from one level further out."""
        return Unencodable(self.value, self.expected, f"{name}.{self.path}" if self.path else name)


class NotInCatalogue(PentarchyError):
    """A move that is no action: a chance move, or an open one that is never listed."""

    def __init__(self, move: str) -> None:
        self.move = move
        super().__init__(f"'{move}' is not in the catalogue of actions")


class NoSuchAction(PentarchyError):
    def __init__(self, action: int, size: int) -> None:
        self.action = action
        self.size = size
        super().__init__(f"{action} is not an action: actions are numbered from 0 to {size - 1}")


class BadRewards(PentarchyError):
    def __init__(self, name: str, known: list[str]) -> None:
        self.name = name
        super().__init__(f"there are no rewards by '{name}'; they are by {' or '.join(known)}")


class BadObservation(PentarchyError):
    """A kind of observation that there is not, or not for this game."""

    def __init__(self, kind: str, why: str) -> None:
        self.kind = kind
        super().__init__(f"no observation '{kind}': {why}")


class TablesFailed(PentarchyError):
    """What went wrong in a process that plays tables."""

    def __init__(self, why: str) -> None:
        self.why = why
        super().__init__(f"a process of tables failed: {why}")


class BadAnswer(PentarchyError):
    """What a language model said, and why it names no legal move."""

    def __init__(self, answer: str, why: str) -> None:
        self.answer = answer
        self.why = why
        super().__init__(f"'{answer[:200]}' names no move: {why}")


class BadTranscript(PentarchyError):
    def __init__(self, exchange: int, why: str) -> None:
        self.exchange = exchange
        super().__init__(f"exchange {exchange}: {why}")


class BadDataSet(PentarchyError):
    """A file that is no data set of ours, or one made with another encoding."""

    def __init__(self, path: str, why: str) -> None:
        self.path = path
        super().__init__(f"{path}: {why}")
