"""A game, as everybody outside it sees it."""

from collections.abc import Callable

from pentarchy.kernel.errors import BadOption, BadSeatCount
from pentarchy.kernel.moves import Vocabulary
from pentarchy.kernel.settings import Option, Setting, Settings, settle
from pentarchy.kernel.state import State


class Variant:
    """A way of playing worth naming: options with the seat counts that they allow."""

    def __init__(self, name: str, options: dict[str, Setting], seats: list[int]) -> None:
        self.name = name
        self.options = options
        self.seats = seats


class Game:
    """One board game: what it is called, what may be chosen, what can be done, and how it begins."""

    def __init__(
        self,
        slug: str,
        prefix: str,
        version: int,
        names: dict[str, str],
        seats: list[int],
        options: list[Option],
        variants: list[Variant],
        vocabulary: Vocabulary,
        deal: Callable[["Game", int, Settings], State],
    ) -> None:
        self.slug = slug
        self.prefix = prefix
        self.version = version
        """The version of the rules, named in every record; a change of behaviour raises it."""
        self.names = {**dict.fromkeys(("en", "cs", "sk"), names["en"]), **names}
        """By language; English stands in for what is missing."""
        self.seats = seats
        self.options = options
        self.usual = {count: settle(options, {}, count) for count in seats}
        """The settings of each number of seats, unless something else is chosen."""
        self.variants = variants
        self.vocabulary = vocabulary
        self.deal = deal

    def new(self, seats: int, options: dict[str, Setting] | None = None) -> State:
        """A new game. Raises BadSeatCount, BadOption."""
        if seats not in self.seats:
            raise BadSeatCount(self.slug, seats, tuple(self.seats))
        return self.deal(self, seats, settle(self.options, options, seats) if options else self.usual[seats])

    def usual_options(self, seats: int) -> dict[str, Setting]:
        """What is played with this number of seats unless something else is chosen. Raises BadSeatCount."""
        if seats not in self.seats:
            raise BadSeatCount(self.slug, seats, tuple(self.seats))
        return {**self.usual[seats].values}

    def __repr__(self) -> str:
        return f"<Game {self.slug}, rules {self.version}, for {', '.join(map(str, self.seats))}>"

    def option(self, name: str) -> Option:
        for option in self.options:
            if option.name == name:
                return option
        known = ", ".join(option.name for option in self.options) or "none"
        raise BadOption(name, f"there is no such option; the options are: {known}")

    def parse_options(self, pairs: list[str]) -> dict[str, Setting]:
        """Options as typed, each `name=value`."""
        chosen: dict[str, Setting] = {}
        for pair in pairs:
            name, equals, text = pair.partition("=")
            if not equals:
                raise BadOption(pair, "write it as name=value")
            chosen[name] = self.option(name).parse(text)
        return chosen

    def text(self, move: int) -> str:
        """The notation of a move."""
        return self.vocabulary.text(move)

    def parse(self, text: str) -> int:
        """The move that a text stands for. Raises BadNotation."""
        return self.vocabulary.parse(text)
