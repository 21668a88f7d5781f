"""A state as one immutable value, to compare and hash: every field is found by itself, so none can be forgotten."""

import sys

from pentarchy.kernel.state import State
from pentarchy.kernel.steps import Step

ASIDE = ("game", "settings", "events")
"""What is no part of the position. Fields named `cached_…` are not either: they only repeat it."""


def fields(thing: object) -> list[str]:
    names = set(getattr(thing, "__dict__", {}))
    for kind in type(thing).__mro__:
        names.update(vars(kind).get("__slots__", ()), vars(kind).get("__mypyc_attrs__", ()))
    return sorted(name for name in names if name not in ASIDE and not name.startswith(("cached_", "__")))


def frozen(thing: object) -> object:
    """The same for equal states of source and compiled builds alike."""
    if thing is None or isinstance(thing, bool | int | str):
        return thing
    if isinstance(thing, list | tuple):
        return tuple(frozen(item) for item in thing)
    if isinstance(thing, dict):
        return tuple((key, frozen(value)) for key, value in thing.items())
    if isinstance(thing, set):
        return tuple(sorted(thing))
    if isinstance(thing, State | Step) or not is_standard(thing):
        return (type(thing).__name__, *((name, frozen(getattr(thing, name))) for name in fields(thing)))
    raise TypeError(f"{type(thing).__name__} does not belong into a state")


def is_standard(thing: object) -> bool:
    """Whether it is of a class that Python brings: games make their own."""
    return type(thing).__module__.partition(".")[0] in sys.stdlib_module_names
