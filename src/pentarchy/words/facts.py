"""Plain facts as the variables of a message: ids become names, seats become players, lists are read out."""

from collections.abc import Mapping
from typing import Protocol

from pentarchy.kernel.events import Facts

Variables = dict[str, str | int]

SEATS = {"player", "from", "to", "by", "with", "on", "against", "owner", "victim", "opponent", "giver", "winner"}
SEATS |= {"players", "givers", "winners"}
"""Facts with these names are seats where they are numbers."""

NONE = "none"
"""What a message selects by where there is nothing; what is read then is a word of the language."""


class Namer(Protocol):
    """What facts need to be put into words."""

    def name(self, thing: str) -> str: ...
    def label(self, thing: str) -> str: ...
    def forms(self, thing: str) -> Mapping[str, str]: ...
    def player(self, seat: int) -> str: ...
    def nothing(self) -> str: ...
    def together(self, names: list[str]) -> str: ...


def variables(facts: Facts, words: Namer) -> Variables:
    """For each fact `$fact` in words, and beside it `$fact-id`, `$fact-label`, `$fact-count`, the forms of names."""
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
        case str() if value:
            return words.name(value)
        case list() if value:
            return read_out(fact, value, words)
        case dict() if value:
            return words.together([counted(thing, count, words) for thing, count in value.items()])
    return words.player(-1) if fact in SEATS else words.nothing()


def read_out(fact: str, items: list[object], words: Namer) -> str:
    """Names as people say several, numbers such as dice side by side."""
    things = [item for item in items if isinstance(item, str)]
    if len(things) == len(items):
        return words.together(each_once(things, words))
    names = [str(worded(fact, item, words)) for item in items]
    dice = fact not in SEATS and all(isinstance(item, int) for item in items)
    return " ".join(names) if dice else words.together(names)


def each_once(things: list[str], words: Namer, form: str = "") -> list[str]:
    """Names, with the number of those that come several times: "2 coins and a gem", not "a coin, a gem and a coin"."""
    same: dict[str, list[str]] = {}
    for thing in things:
        same.setdefault(words.name(thing), []).append(thing)
    return [
        counted(each[0], len(each), words, form) if len(each) > 1 else words.forms(each[0]).get(form, name)
        for name, each in same.items()
    ]


def counted(thing: str, count: object, words: Namer, case: str = "") -> str:
    """ "2 coins" in the number that the count wants, and in a case; "2× coin" where its forms are not known."""
    if not isinstance(count, int):
        return f"{words.name(thing)}: {worded(thing, count, words)}"
    forms = words.forms(thing)
    singular = forms.get(case, words.name(thing))
    if count == 1:
        return f"1 {singular}" if "many" in forms else f"1× {singular}"
    few = forms.get(f"few-{case}", forms.get("few", forms.get("many")))
    plural = few if 2 <= count <= 4 else forms.get("many")
    return f"{count} {plural}" if plural else f"{count}× {singular}"


def beside(fact: str, value: object, words: Namer) -> Variables:
    """What a message may want to choose by, and the forms in which it may want a name."""
    match value:
        case str():
            found: Variables = {f"{fact}-id": value or NONE, f"{fact}-label": words.label(value)}
            return found | {f"{fact}-{form}": text for form, text in words.forms(value).items()}
        case list():
            return {f"{fact}-count": len(value)} | listed(fact, value, words)
        case dict():
            total = sum(count for count in value.values() if isinstance(count, int))
            accusative = [counted(thing, count, words, "acc") for thing, count in value.items()]
            return {f"{fact}-count": total, f"{fact}-acc": words.together(accusative) or words.nothing()}
        case int() if fact in SEATS:
            return {f"{fact}-id": "nobody" if value < 0 else str(value)}
    return {}


def listed(fact: str, items: list[object], words: Namer) -> Variables:
    """The forms that all of several things have."""
    things = [item for item in items if isinstance(item, str)]
    if not things or len(things) < len(items):
        return {f"{fact}-acc": words.nothing()} if not items else {}
    common = [form for form in words.forms(things[0]) if all(form in words.forms(thing) for thing in things)]
    return {f"{fact}-{form}": words.together(each_once(things, words, form)) for form in common}
