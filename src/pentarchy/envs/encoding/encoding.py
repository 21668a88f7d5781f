"""Observations as arrays: one fixed layout for a game with its seats and options, filled from views alone."""

from array import array
from collections.abc import Callable, Mapping
from functools import cache, cached_property, lru_cache
from hashlib import sha256
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

import numpy as np
from numpy.typing import NDArray

from pentarchy.envs.encoding.derived import DerivedLayout
from pentarchy.envs.encoding.frame import frame
from pentarchy.envs.encoding.groups import Record
from pentarchy.envs.encoding.parts import LEAST, MOST, Slice
from pentarchy.games import load, package_of
from pentarchy.kernel.events import Facts
from pentarchy.kernel.game import Game
from pentarchy.kernel.settings import Setting

FORMAT = 1
"""Raised when the same layout would be written in another way."""

Floats = NDArray[np.float32]
Integers = NDArray[np.int16]


class Encoding:
    """How the views of a game become arrays. `encoding_for` makes one and keeps it."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, Setting]) -> None:
        self.game = game
        self.seats = seats
        self.options = dict(options)
        described = layout_of(game.slug)
        settings = game.new(seats, self.options).settings
        parts = frame(game, seats, getattr(described, "ANSWERS", []))
        self.record = Record(parts | described.layout(seats, settings))
        self.size = self.record.size
        self.zeros = array("h", bytes(2 * self.size))
        self.units: Floats = np.array([part.unit for part in self.describe() for _ in range(part.size)], np.float32)

    def __reduce__(self) -> tuple[Callable[..., "Encoding"], tuple[str, int, dict[str, Setting]]]:
        return encoding_for, (self.game.slug, self.seats, self.options)

    def encode(self, view: Facts) -> Floats:
        """The observation of the seat whose view it is. Raises Unencodable."""
        return np.divide(self.integers(view), self.units, dtype=np.float32)

    def integers(self, view: Facts) -> Integers:
        """The same before it is divided by the units: exact and small, for data sets. Raises Unencodable."""
        out = self.zeros[:]
        you = view["you"]
        self.record.put(view, out, 0, you if isinstance(you, int) else 0)
        return np.frombuffer(out, np.int16)

    def describe(self) -> list[Slice]:
        """What each slice of the array means, in the order of the array."""
        return list(self.record.slices("", 0))

    def named(self, observation: NDArray[np.generic]) -> dict[str, NDArray[np.generic]]:
        """The slices of an observation (or of many, in rows) by their names."""
        return {part.name: observation[..., part.start : part.start + part.size] for part in self.describe()}

    @cached_property
    def version(self) -> str:
        """Changes whenever an observation would be written or read differently."""
        told = repr((FORMAT, self.game.slug, self.game.version, self.seats, [tuple(part) for part in self.describe()]))
        return f"{self.game.slug}-{self.seats}-{FORMAT}-{sha256(told.encode()).hexdigest()[:12]}"

    @cached_property
    def bounds(self) -> tuple[Floats, Floats]:
        """The least and the greatest value of each entry."""
        binary = np.array([part.binary for part in self.describe() for _ in range(part.size)])
        return np.where(binary, 0, LEAST / self.units), np.where(binary, 1, MOST / self.units)


@cache
def layout_of(slug: str) -> ModuleType | DerivedLayout:
    """The layout of a game: here, in the module `layout` of the package that brings it, or else a derived one."""
    for name in (f"pentarchy.envs.encoding.layouts.{slug}", f"{package_of(slug)}.layout"):
        if find_spec(name):
            return import_module(name)
    return DerivedLayout(load(slug))


def encoding_for(slug: str, seats: int, options: Mapping[str, Setting] | None = None) -> Encoding:
    """The encoding of a game. Raises UnknownGame, BadSeatCount, BadOption."""
    return kept(slug, seats, frozen(options))


def frozen(options: Mapping[str, Setting] | None) -> tuple[tuple[str, Setting | tuple[str, ...]], ...]:
    """Options as something that can be looked up."""
    chosen = sorted((options or {}).items())
    return tuple((name, tuple(value) if isinstance(value, list) else value) for name, value in chosen)


@lru_cache(maxsize=128)
def kept(slug: str, seats: int, options: tuple[tuple[str, Setting | tuple[str, ...]], ...]) -> Encoding:
    thawed = {name: list(value) if isinstance(value, tuple) else value for name, value in options}
    return Encoding(load(slug), seats, thawed)
