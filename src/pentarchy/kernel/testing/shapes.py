"""The declared shape of a view: found in a game's `view.py`, and held against what the game shows. Strictly: every key
is known and every type is right."""

import sys
from collections.abc import Iterator
from functools import cache
from importlib.machinery import ModuleSpec
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import Literal, NamedTuple, NotRequired, Required, Union, get_args, get_origin, get_type_hints, is_typeddict


class Field(NamedTuple):
    kind: object
    required: bool


def declarations(module: str) -> ModuleType | None:
    """A module that declares shapes, always from its source: compiled, it no longer knows all of its types."""
    spec = find_spec(module)
    if spec is None or spec.origin is None:
        return None
    name = f"{module} as declared"
    return sys.modules.get(name) or loaded(name, Path(spec.origin).with_name(f"{module.rpartition('.')[2]}.py"))


def loaded(name: str, path: Path) -> ModuleType:
    spec = spec_from_file_location(name, path)
    assert isinstance(spec, ModuleSpec)
    assert spec.loader is not None
    module = sys.modules[name] = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def view_of(table: type[object]) -> object | None:
    """The `View` of the game with this table: declared in the module `view` beside it, or in the same module."""
    package, dot, _ = table.__module__.rpartition(".")
    for module in (declarations(f"{package}.view") if dot else None, sys.modules[table.__module__]):
        found: object = getattr(module, "View", None)
        if is_typeddict(found):
            return found
    return None


@cache
def fields_of(kind: object) -> dict[str, Field]:
    """The fields of a TypedDict."""
    needed: object = getattr(kind, "__required_keys__", frozenset())
    assert isinstance(needed, frozenset)
    return {name: field(hint, name in needed) for name, hint in get_type_hints(kind, include_extras=True).items()}


def field(hint: object, required: bool) -> Field:
    if get_origin(hint) in (NotRequired, Required):
        return Field(get_args(hint)[0], get_origin(hint) is Required)
    return Field(hint, required)


def misfits(value: object, kind: object, path: str) -> Iterator[str]:
    """Where a value is not what was declared."""
    inner = get_args(kind)
    if is_typeddict(kind):
        yield from record_misfits(value, fields_of(kind), path)
    elif get_origin(kind) in (Union, UnionType):
        if all([*misfits(value, each, path)] for each in inner):
            yield f"{path} is {value!r}, not {' | '.join(map(named, inner))}"
    elif get_origin(kind) is list and isinstance(value, list):
        for i, item in enumerate(value):
            yield from misfits(item, inner[0], f"{path}[{i}]")
    elif get_origin(kind) is dict and isinstance(value, dict):
        yield from table_misfits(value, inner[0], inner[1], path)
    elif not is_plainly(value, kind):
        yield f"{path} is {value!r}, not {named(kind)}"


def record_misfits(value: object, fields: dict[str, Field], path: str) -> Iterator[str]:
    if not isinstance(value, dict):
        yield f"{path} is {value!r}, not a record"
        return
    yield from (f"{path}.{key} is not declared" for key in value if key not in fields)
    for key, (kind, required) in fields.items():
        if key in value:
            yield from misfits(value[key], kind, f"{path}.{key}")
        elif required:
            yield f"{path}.{key} is missing"


def table_misfits(value: dict[object, object], keys: object, kind: object, path: str) -> Iterator[str]:
    """With words for keys, each of them has to be there."""
    yield from (f"{path} lacks {word}" for word in get_args(keys) if word not in value)
    for key, item in value.items():
        yield from misfits(key, keys, f"the key {key!r} of {path}")
        yield from misfits(item, kind, f"{path}.{key}")


def is_plainly(value: object, kind: object) -> bool:
    if get_origin(kind) is Literal:
        return any(type(value) is type(word) and value == word for word in get_args(kind))
    return type(value) is (NoneType if kind is None else kind)


def named(kind: object) -> str:
    return str(getattr(kind, "__name__", kind))
