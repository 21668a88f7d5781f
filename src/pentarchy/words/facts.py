"""object facts as the variables of a message: ids become names, seats become players, lists are read out."""

from typing import Protocol

from pentarchy.kernel.events import Facts

Variables = dict[str, str | int]

SEATS = {"player", "from", "to", "by", "with", "on", "against", "owner", "victim", "opponent", "giver", "winner"}
SEATS |= {"players", "givers", "winners"}
"""Facts with these names are seats where they are numbers."""

NONE = "none"


class Namer(Protocol):
    """What facts need to be put into words."""

    def name(self, thing: str) -> str: ...
    def label(self, thing: str) -> str: ...
    def player(self, seat: int) -> str: ...


def variables(facts: Facts, words: Namer) -> Variables:
    """For each fact `$fact` in words, and beside it `$fact-id`, `$fact-label` or `$fact-count`."""
    found: Variables = {}
    for fact, value in facts.items():
        found[fact] = worded(fact, value, words)
        found.update(beside(fact, value, words))
    return found


def worded(fact: str, value: object, words: Namer) -> str | int:
    match value:
        case bool():
            return "yes" if value else "no"
        case int():
            return words.player(value) if fact in SEATS else value
        case str():
            return words.name(value) if value else NONE
        case list():
            return read_out(fact, value, words)
        case dict():
            return ", ".join(counted(thing, count, words) for thing, count in value.items()) or NONE
    return NONE


def read_out(fact: str, items: list[object], words: Namer) -> str:
    """Names with commas between them, numbers such as dice without."""
    numbers = fact not in SEATS and all(isinstance(item, int) for item in items)
    return (" " if numbers else ", ").join(str(worded(fact, item, words)) for item in items) or NONE


def counted(thing: str, count: object, words: Namer) -> str:
    name = words.name(thing)
    return f"{count}× {name}" if isinstance(count, int) else f"{name}: {worded(thing, count, words)}"


def beside(fact: str, value: object, words: Namer) -> Variables:
    """What a message may want to choose by."""
    match value:
        case str():
            return {f"{fact}-id": value or NONE, f"{fact}-label": words.label(value)}
        case list():
            return {f"{fact}-count": len(value)}
        case dict():
            return {f"{fact}-count": sum(count for count in value.values() if isinstance(count, int))}
        case int() if fact in SEATS:
            return {f"{fact}-id": "nobody" if value < 0 else str(value)}
    return {}
