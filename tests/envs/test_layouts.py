"""Layouts read what views declare: every path exists, and every key is read or left out on purpose (`Known`)."""

from functools import partial
from importlib.util import find_spec
from types import NoneType, UnionType
from typing import Literal, TypedDict, Union, get_args, get_origin, is_typeddict

import pytest

pytest.importorskip("numpy")

import pentarchy
from pentarchy.envs.encoding import groups, parts
from pentarchy.envs.encoding.encoding import encoding_for
from pentarchy.kernel.testing.shapes import declarations, fields_of, view_of

CASES = [
    pytest.param(slug, variant.options, seats, id=f"{slug}-{variant.name}-{seats}")
    for slug in pentarchy.games()
    if find_spec(f"pentarchy.envs.encoding.layouts.{slug}")
    for variant in pentarchy.load(slug).variants
    for seats in variant.seats
]


def strays(part, kind, path):
    """Where a layout and a declaration differ."""
    if isinstance(part, parts.Known):
        return
    if isinstance(part, groups.Maybe):
        part, kind = part.part, one_of(kind, lambda each: each is not NoneType)
    if isinstance(part, groups.Either):
        for name, inner in part.kinds.items():
            yield from strays(inner, one_of(kind, partial(is_named, name)), f"{path}:{name}")
    elif isinstance(part, groups.Record):
        yield from record_strays(part, record_of(kind, part), path)
    elif isinstance(part, groups.Row | groups.BySeat | groups.Line | groups.Several):
        yield from list_strays(part, one_of(kind, lambda each: get_origin(each) is list), path)
    elif kind is None:
        yield f"{path} is of another kind"


def record_of(kind, part):
    """Of several records the one of which the layout reads most."""
    kinds = [each for each in get_args(kind) or [kind] if is_typeddict(each)]
    return max(kinds, key=lambda each: len(part.parts.keys() & fields_of(each).keys()), default=None)


def one_of(kind, fits):
    """The first kind of a union that fits; None if there is no such one."""
    kinds = get_args(kind) if get_origin(kind) in (Union, UnionType) else [kind]
    rest = [each for each in kinds if each is not None and fits(each)]
    return Union[tuple(rest)] if rest else None  # noqa: UP007


def is_named(name, kind):
    if get_origin(kind) is Literal:
        return type(get_args(kind)[0]).__name__ == name
    return ("dict" if is_typeddict(kind) else (get_origin(kind) or kind).__name__) == name


def record_strays(part, kind, path):
    fields = fields_of(kind) if kind else {}
    yield from (f"{path}.{key} is not declared" for key in part.parts if key not in fields)
    yield from (f"{path}.{key} is neither read nor left out" for key in fields if key not in part.parts)
    for key in part.parts.keys() & fields.keys():
        yield from strays(part.parts[key], fields[key].kind, f"{path}.{key}")


def list_strays(part, kind, path):
    if kind is None:
        yield f"{path} is no list"
        return
    row = getattr(part, "row", part)
    items = part.record.parts.values() if isinstance(part, groups.Several) else [row.part]
    for item in items:
        yield from strays(item, get_args(kind)[0], f"{path}[]")


@pytest.mark.parametrize(("slug", "options", "seats"), CASES)
def test_layouts_follow_the_declaration(slug, options, seats):
    encoding = encoding_for(slug, seats, options)
    view = view_of(type(encoding.game.new(seats, encoding.options)))
    prompt = declarations("pentarchy.kernel.views").Prompt
    whole = TypedDict("whole", {key: field.kind for kind in (prompt, view) for key, field in fields_of(kind).items()})
    assert sorted(set(strays(encoding.record, whole, "view"))) == []


class Card(TypedDict):
    name: str
    cost: int | None


class Shape(TypedDict):
    cards: list[Card] | int
    best: Card | None
    turn: int


CARD = {"name": parts.OneOf(["a"]), "cost": groups.Maybe(parts.Number())}
LAYOUT = {
    "cards": groups.Either(list=groups.Line(2, groups.Record(CARD)), int=parts.Number()),
    "best": groups.Maybe(groups.Record(CARD)),
    "turn": parts.Known(),
}


@pytest.mark.parametrize(
    ("change", "found"),
    [
        ({}, []),
        ({"more": parts.Flag()}, ["view.more is not declared"]),
        ({"best": groups.Maybe(groups.Record(CARD | {"size": parts.Number()}))}, ["view.best.size is not declared"]),
        ({"best": groups.Record({"name": parts.Known()})}, ["view.best.cost is neither read nor left out"]),
        ({"turn": groups.Row(2, parts.Number())}, ["view.turn is no list"]),
        ({"cards": groups.Either(str=parts.OneOf(["a"]))}, ["view.cards:str is of another kind"]),
    ],
)
def test_differences_are_named(change, found):
    assert [*strays(groups.Record(LAYOUT | change), Shape, "view")] == found


def test_a_key_that_is_not_read_is_named():
    assert [*strays(groups.Record({}), Shape, "view")] == [
        f"view.{key} is neither read nor left out" for key in ("cards", "best", "turn")
    ]
