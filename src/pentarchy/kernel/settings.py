"""The options of a game: what may be chosen before it begins, checked with errors that teach."""

from pentarchy.kernel.compiled import mypyc_attr
from pentarchy.kernel.errors import BadOption

Setting = bool | int | str | list[str]


class Option:
    """One choice before the game, with a default, and other defaults for some numbers of seats."""

    def __init__(self, name: str, default: Setting, by_seats: dict[int, Setting] | None = None) -> None:
        self.name = name
        self.default = default
        self.by_seats = by_seats or {}

    def usual(self, seats: int) -> Setting:
        return self.by_seats.get(seats, self.default)

    def check(self, value: Setting) -> Setting:
        """The value in its normal form. Raises BadOption."""
        raise AssertionError("an option kind without a check")

    def parse(self, text: str) -> Setting:
        """The value that a person typed. Raises BadOption."""
        return self.check(text)

    def values(self) -> str:
        """What may be chosen, in words for help and errors."""
        raise AssertionError("an option kind without values")


class Switch(Option):
    """On or off."""

    def check(self, value: Setting) -> Setting:
        if not isinstance(value, bool):
            raise BadOption(self.name, f"must be {self.values()}, not {value!r}")
        return value

    def parse(self, text: str) -> Setting:
        if text.lower() in ("true", "yes", "on", "1"):
            return True
        if text.lower() in ("false", "no", "off", "0"):
            return False
        raise BadOption(self.name, f"must be {self.values()}, not '{text}'")

    def values(self) -> str:
        return "true or false"


class OneOf(Option):
    """One of a few words."""

    def __init__(self, name: str, default: str, words: list[str], by_seats: dict[int, Setting] | None = None) -> None:
        super().__init__(name, default, by_seats)
        self.words = words

    def check(self, value: Setting) -> Setting:
        if value not in self.words:
            raise BadOption(self.name, f"must be {self.values()}, not {value!r}")
        return value

    def values(self) -> str:
        return "one of " + ", ".join(self.words)


class Amount(Option):
    """A whole number within bounds."""

    def __init__(self, name: str, default: int, low: int, high: int) -> None:
        super().__init__(name, default)
        self.low = low
        self.high = high

    def check(self, value: Setting) -> Setting:
        if isinstance(value, bool) or not isinstance(value, int) or not self.low <= value <= self.high:
            raise BadOption(self.name, f"must be {self.values()}, not {value!r}")
        return value

    def parse(self, text: str) -> Setting:
        digits = text.removeprefix("-")
        if not (digits.isascii() and digits.isdigit() and len(digits) < 10):
            raise BadOption(self.name, f"must be {self.values()}, not '{text}'")
        return self.check(int(text))

    def values(self) -> str:
        return f"a number from {self.low} to {self.high}"


class Picks(Option):
    """A list of different words out of those known."""

    def __init__(self, name: str, words: list[str]) -> None:
        super().__init__(name, [])
        self.words = words

    def check(self, value: Setting) -> Setting:
        if not isinstance(value, list):
            raise BadOption(self.name, f"must be a list, not {value!r}")
        for word in value:
            if word not in self.words:
                raise BadOption(self.name, f"'{word}' is not one of {', '.join(self.words)}")
        if len(set(value)) != len(value):
            raise BadOption(self.name, "names something twice")
        return value

    def parse(self, text: str) -> Setting:
        return self.check([word.strip() for word in text.split(",") if word.strip()])

    def values(self) -> str:
        return "a list of " + ", ".join(self.words)


@mypyc_attr(serializable=True)
class Settings:
    """The options of one game as chosen, complete and checked."""

    def __init__(self, values: dict[str, Setting]) -> None:
        self.values = values

    def flag(self, name: str) -> bool:
        value = self.values[name]
        assert isinstance(value, bool), name
        return value

    def number(self, name: str) -> int:
        value = self.values[name]
        assert isinstance(value, int), name
        return value

    def word(self, name: str) -> str:
        value = self.values[name]
        assert isinstance(value, str), name
        return value

    def picks(self, name: str) -> list[str]:
        value = self.values[name]
        assert isinstance(value, list), name
        return value


def settle(options: list[Option], chosen: dict[str, Setting], seats: int) -> Settings:
    """The chosen values over the usual ones. Raises BadOption for a name that no option has."""
    known = {option.name: option for option in options}
    for name in chosen:
        if name not in known:
            raise BadOption(name, "there is no such option; the options are: " + (", ".join(known) or "none"))
    values = {name: option.check(chosen.get(name, option.usual(seats))) for name, option in known.items()}
    return Settings(values)
