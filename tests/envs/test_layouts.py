"""Layouts read what views declare: every path exists, and every key is read or left out on purpose (`Known`)."""

from functools import cache, partial
from importlib.util import find_spec
from types import NoneType, UnionType
from typing import Literal, TypedDict, Union, get_args, get_origin, is_typeddict

import pytest

pytest.importorskip("numpy")

import pentarchy
from pentarchy.envs.encoding import groups, parts
from pentarchy.envs.encoding.encoding import encoding_for
from pentarchy.kernel.testing.shapes import Field, declarations, fields_of, view_of

GAMES = [slug for slug in pentarchy.games() if find_spec(f"pentarchy.envs.encoding.layouts.{slug}")]
UNREAD = "is neither read nor left out"
UNREAD_HERE = "is not read here"


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
        yield from record_strays(part, fields_for(part, kind), path)
    elif isinstance(part, groups.Row | groups.BySeat | groups.Line | groups.Several):
        yield from list_strays(part, one_of(kind, lambda each: get_origin(each) is list), path)
    elif kind is None:
        yield f"{path} is of another kind"


def fields_for(part, kind):
    """The fields that a record reads: of several records the one of which it reads most, or any of a dictionary."""
    kinds = get_args(kind) if get_origin(kind) in (Union, UnionType) else [kind]
    for each in kinds:
        if get_origin(each) is dict:
            return {key: Field(get_args(each)[1], True) for key in part.parts}
    declared = [fields_of(each) for each in kinds if is_typeddict(each)]
    return max(declared, key=lambda fields: len(part.parts.keys() & fields.keys()), default={})


def one_of(kind, fits):
    """The first kind of a union that fits; None if there is no such one."""
    kinds = get_args(kind) if get_origin(kind) in (Union, UnionType) else [kind]
    rest = [each for each in kinds if each is not None and fits(each)]
    return Union[tuple(rest)] if rest else None  # noqa: UP007


def is_named(name, kind):
    if get_origin(kind) is Literal:
        return type(get_args(kind)[0]).__name__ == name
    return ("dict" if is_typeddict(kind) else (get_origin(kind) or kind).__name__) == name


def record_strays(part, fields, path):
    yield from (f"{path}.{key} is not declared" for key in part.parts if key not in fields)
    unread = {key: field.required for key, field in fields.items() if key not in part.parts}
    yield from (f"{path}.{key} {UNREAD if required else UNREAD_HERE}" for key, required in unread.items())
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


@cache
def strays_of(slug):
    """For every way of playing a game, where its layout and its declaration differ."""
    game, found = pentarchy.load(slug), {}
    prompt = declarations("pentarchy.kernel.views").Prompt
    for variant in game.variants:
        for seats in variant.seats:
            fields = fields_of(prompt) | fields_of(view_of(type(game.new(seats, variant.options))))
            layout = encoding_for(slug, seats, variant.options).record
            found[variant.name, seats] = {*record_strays(layout, fields, "view")}
    return found


@pytest.mark.parametrize("slug", GAMES)
def test_layouts_follow_the_declaration(slug):
    wrong = {way: [each for each in found if UNREAD_HERE not in each] for way, found in strays_of(slug).items()}
    assert {way: sorted(found) for way, found in wrong.items() if found} == {}


@pytest.mark.parametrize("slug", GAMES)
def test_what_only_some_views_have_is_read_somewhere(slug):
    assert set.intersection(*strays_of(slug).values()) == set()


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
        ({"best": groups.Record({"name": parts.Known()})}, [f"view.best.cost {UNREAD}"]),
        ({"turn": groups.Row(2, parts.Number())}, ["view.turn is no list"]),
        ({"cards": groups.Either(str=parts.OneOf(["a"]))}, ["view.cards:str is of another kind"]),
    ],
)
def test_differences_are_named(change, found):
    assert [*strays(groups.Record(LAYOUT | change), Shape, "view")] == found


def test_a_key_that_is_not_read_is_named():
    assert [*strays(groups.Record({}), Shape, "view")] == [f"view.{key} {UNREAD}" for key in ("cards", "best", "turn")]
