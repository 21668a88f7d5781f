"""Data is read or refused: every number and word of an effect matters, and what no code reads is an error."""

import importlib
import os
import sys
import tomllib
from contextlib import closing
from importlib.resources import files
from importlib.util import module_from_spec

import pytest

import pentarchy
from pentarchy.kernel import data
from pentarchy.kernel.data import Row, is_for_people
from pentarchy.kernel.errors import BadData
from pentarchy.kernel.testing.frozen import fields
from tests.properties.data_effects import EFFECTS


def contents(slug):
    """The data files of a game as they are written, by name."""
    folder = files(f"pentarchy.games.{slug}").joinpath("data")
    return {
        file.name: tomllib.loads(file.read_text("utf-8")) for file in folder.iterdir() if file.name.endswith("toml")
    }


def leaves(value, path, is_effect, effects):
    """The paths of all numbers and words that belong to effects."""
    match value:
        case dict():
            for key, part in value.items():
                if not is_for_people(key, set()):
                    yield from leaves(part, (*path, key), is_effect or key in effects, effects)
        case list():
            for place, part in enumerate(value):
                yield from leaves(part, (*path, place), is_effect, effects)
        case _ if is_effect:
            yield path


def changed(value):
    match value:
        case bool():
            return not value
        case int():
            return value + 1
        case float():
            return value + 0.5
    return f"{value}_with_a_slip"


def put(whole, path, value):
    for key in path[:-1]:
        whole = whole[key]
    whole[path[-1]] = value


def read_from(whole, path):
    for key in path:
        whole = whole[key]
    return whole


class Imported:
    """A game imported afresh from data files held in memory, and the world as it was put back afterwards."""

    def __init__(self, slug):
        self.package = f"pentarchy.games.{slug}"
        self.spec = importlib.import_module(self.package).__spec__
        self.kept = {name: module for name, module in sys.modules.items() if self.owns(name)}
        readers = [name for name, module in self.kept.items() if vars(module).get("load") is data.load]
        self.modules = [*readers, *(name for name in self.kept if name not in {self.package, *readers})]
        self.loaded = {**data.LOADED}

    def owns(self, name):
        """But for copies made to look at annotations, which cannot be imported by their names."""
        return " " not in name and (name == self.package or name.startswith(f"{self.package}."))

    def tables(self, written):
        """Everything that the modules of the game know after reading these files, by module."""
        return dict(self.one_by_one(written))

    def one_by_one(self, written):
        """What each module of the game knows after reading these files: first the modules that read them, last the
        package itself."""
        self.forget()
        data.LOADED.update({f"{self.package}/{name}": Row(name, whole) for name, whole in written.items()})
        try:
            package = sys.modules[self.package] = module_from_spec(self.spec)
            for name in self.modules:
                yield name, said(vars(importlib.import_module(name)), {})
            self.spec.loader.exec_module(package)
            yield self.package, said(vars(package), {})
        finally:
            self.restore()

    def is_first_asked(self, module):
        """Whether a module knows something else: the next change is likely to be seen there, too."""
        if module in self.modules:
            self.modules.sort(key=lambda name: name != module)
        return module != ""

    def forget(self):
        for name in [name for name in sys.modules if self.owns(name)]:
            del sys.modules[name]

    def restore(self):
        self.forget()
        sys.modules.update(self.kept)
        data.LOADED.clear()
        data.LOADED.update(self.loaded)


def said(thing, seen):
    """A value that is equal when two modules know the same. Rows are left out: they are what was read."""
    if thing is None or isinstance(thing, bool | int | float | str):
        return thing
    if isinstance(thing, Row) or id(thing) in seen:
        return None
    seen[id(thing)] = thing
    if isinstance(thing, list) and {int}.issuperset(map(type, thing)):
        return [*thing]
    if isinstance(thing, list | tuple | set | frozenset):
        return [said(part, seen) for part in (sorted(thing, key=repr) if isinstance(thing, set | frozenset) else thing)]
    if isinstance(thing, dict):
        return [(str(key), said(value, seen)) for key, value in thing.items() if not str(key).startswith("__")]
    if type(thing).__module__.startswith("pentarchy.") and not isinstance(thing, type):
        return [type(thing).__name__, *(said(getattr(thing, name, None), seen) for name in fields(thing))]
    return type(thing).__name__


def kinds_of_leaves(name, whole, effects):
    """Leaves by what they say: the same key of the same operation is one kind, however many cards have it."""
    kinds = {}
    for path in leaves(whole, (), False, effects):
        around = read_from(whole, path[:-1])
        operation = around.get("op") if isinstance(around, dict) else None
        shape = (*(key if isinstance(key, str) else "*" for key in path), operation)
        kinds.setdefault(shape, []).append((name, path))
    return list(kinds.values())


def chosen(kind):
    """The first, the middle and the last of a kind, or all of them where the environment asks for it."""
    if os.environ.get("PENTARCHY_ALL_DATA"):
        return kind
    return sorted({0: kind[0], len(kind) // 2: kind[len(kind) // 2], len(kind) - 1: kind[-1]}.values(), key=str)


def matters(fresh, written, name, path, usual):
    """Whether another value is refused, or makes another game."""
    value = read_from(written[name], path)
    put(written[name], path, changed(value))
    try:
        with closing(fresh.one_by_one(written)) as tables:
            return fresh.is_first_asked(next((module for module, known in tables if known != usual[module]), ""))
    except BadData:
        return True
    finally:
        put(written[name], path, value)


@pytest.mark.parametrize("slug", pentarchy.games())
def test_every_number_and_word_of_an_effect_matters(slug):
    written, fresh = contents(slug), Imported(slug)
    usual = fresh.tables(written)
    kinds = [kind for name, whole in written.items() for kind in kinds_of_leaves(name, whole, EFFECTS[slug])]
    dead = [leaf for kind in kinds for leaf in chosen(kind) if not matters(fresh, written, *leaf, usual)]
    assert not dead, f"{len(dead)} values could be changed without anybody noticing, such as {dead[:8]}"


@pytest.mark.parametrize("slug", pentarchy.games())
def test_a_key_that_no_code_reads_is_refused(slug):
    written, fresh = contents(slug), Imported(slug)
    for whole in written.values():
        whole["a_slip_of_the_pen"] = 1
        with pytest.raises(BadData, match="a_slip_of_the_pen"):
            fresh.tables(written)
        del whole["a_slip_of_the_pen"]
