"""A state as one immutable value, to compare and hash: every field is found by itself, so none can be forgotten."""

import sys

from pentarchy.kernel.state import State
from pentarchy.kernel.steps import Step

ASIDE = ("game", "settings", "events")
"""What is no part of the position. Fields named `cached_…` are not either: they only repeat it."""
PLAIN = frozenset({type(None), bool, int, str})
FIELDS: dict[type[object], list[str]] = {}
"""What `declared` has found, by class."""


def fields(thing: object) -> list[str]:
    own: dict[str, object] = getattr(thing, "__dict__", {})
    return sorted({*declared(type(thing)), *filter(belongs, own)}) if own else declared(type(thing))


def declared(kind: type[object]) -> list[str]:
    """The fields of every object of a class, in order."""
    if kind not in FIELDS:
        names = set[str]()
        for each in kind.__mro__:
            names.update(vars(each).get("__slots__", ()), vars(each).get("__mypyc_attrs__", ()))
        FIELDS[kind] = sorted(filter(belongs, names))
    return FIELDS[kind]


def belongs(name: str) -> bool:
    return name not in ASIDE and not name.startswith(("cached_", "__"))


def frozen(thing: object) -> object:
    """The same for equal states of source and compiled builds alike."""
    if type(thing) in PLAIN or isinstance(thing, int | str):
        return thing
    if isinstance(thing, list | tuple):
        return tuple(thing) if PLAIN.issuperset(map(type, thing)) else tuple(map(frozen, thing))
    if isinstance(thing, dict):
        return tuple((key, frozen(value)) for key, value in thing.items())
    if isinstance(thing, set):
        return tuple(sorted(thing))
    if type(thing) in FIELDS or belongs_to_a_game(type(thing)):
        return (type(thing).__name__, *[(name, frozen(getattr(thing, name))) for name in fields(thing)])
    raise TypeError(f"{type(thing).__name__} does not belong in a state")


def belongs_to_a_game(kind: type[object]) -> bool:
    """Whether it is a class that Python does not bring."""
    return issubclass(kind, State | Step) or kind.__module__.partition(".")[0] not in sys.stdlib_module_names
