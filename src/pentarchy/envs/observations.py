"""What learners see of a table: the compact features of the nets, or the whole view. Both have a fixed size."""

from collections.abc import Mapping
from functools import cached_property, lru_cache
from hashlib import sha256
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from pentarchy.envs.encoding import Encoding, encoding_for
from pentarchy.envs.encoding.encoding import frozen
from pentarchy.envs.encoding.parts import Slice
from pentarchy.envs.errors import BadObservation
from pentarchy.games import package_of
from pentarchy.kernel.features import MOST
from pentarchy.kernel.game import Game
from pentarchy.kernel.many import all_features, all_observations
from pentarchy.kernel.settings import Setting
from pentarchy.kernel.state import State

FEATURES, FULL = "features", "full"
KINDS = (FEATURES, FULL)
Rows = NDArray[Any]


class Observer(Protocol):
    """Reads a table as an array for one seat, always in the same layout, which `version` names."""

    kind: str
    size: int

    @property
    def version(self) -> str: ...

    @property
    def bounds(self) -> tuple[Rows, Rows]: ...

    def describe(self) -> list[Slice]: ...

    def read(self, state: State, seat: int) -> Rows:
        """What this seat sees."""

    def read_all(self, states: list[State]) -> Rows:
        """What the seat to choose sees in each state, one row a state."""

    def stored(self, state: State, seat: int) -> Rows:
        """The same as small whole numbers, for data sets."""

    def shown(self, stored: Rows) -> Rows:
        """What `read` would have given for rows that were stored."""


class FeatureObserver:
    """What the game's net reads: what a strong player looks at, as numbers from 0 to 255."""

    kind = FEATURES

    def __init__(self, game: Game, seats: int, options: dict[str, Setting]) -> None:
        if not has_features(game.slug):
            raise BadObservation(FEATURES, f"{game.slug} declares no features; observe it with '{FULL}'")
        self.game = game
        self.seats = seats
        self.options = options
        self.names: list[str] = list(import_module(features_of(game.slug)).LAYOUT.names)
        self.size = len(self.names)

    def __reduce__(self) -> tuple[Any, ...]:
        return observer_for, (FEATURES, self.game.slug, self.seats, self.options)

    def read(self, state: State, seat: int) -> Rows:
        return np.frombuffer(bytes(state.features(seat)), np.uint8)

    stored = read

    def read_all(self, states: list[State]) -> Rows:
        return np.frombuffer(all_features(states), np.uint8).reshape(len(states), self.size)

    def shown(self, stored: Rows) -> Rows:
        return stored

    def describe(self) -> list[Slice]:
        return [Slice(name, place, 1, "a number", binary=False) for place, name in enumerate(self.names)]

    @property
    def bounds(self) -> tuple[Rows, Rows]:
        return np.zeros(self.size, np.uint8), np.full(self.size, MOST, np.uint8)

    @cached_property
    def version(self) -> str:
        """Changes with the layout and with the rules; what fills an entry in is told by the game's tests alone."""
        told = repr((self.game.slug, self.game.version, self.names))
        return f"{self.game.slug}-{FEATURES}-{sha256(told.encode()).hexdigest()[:12]}"


class FullObserver:
    """Everything that a seat may see: its view, encoded; read off the table where the game has an `observation.py`."""

    kind = FULL

    def __init__(self, encoding: Encoding) -> None:
        self.encoding = encoding
        self.size = encoding.size

    def __reduce__(self) -> tuple[Any, ...]:
        return observer_for, (FULL, self.encoding.game.slug, self.encoding.seats, self.encoding.options)

    def read(self, state: State, seat: int) -> Rows:
        return self.shown(self.stored(state, seat))

    def read_all(self, states: list[State]) -> Rows:
        found = all_observations(states)
        if found:
            return self.shown(np.frombuffer(found, np.int16).reshape(-1, self.size))
        return self.shown(np.array([self.stored(state, state.seat) for state in states]).reshape(-1, self.size))

    def stored(self, state: State, seat: int) -> Rows:
        found = state.observation(seat)
        return np.frombuffer(found, np.int16) if found else self.encoding.integers(state.view(seat))

    def shown(self, stored: Rows) -> Rows:
        return np.divide(stored, self.encoding.units, dtype=np.float32)

    def describe(self) -> list[Slice]:
        return self.encoding.describe()

    @property
    def bounds(self) -> tuple[Rows, Rows]:
        return self.encoding.bounds

    @property
    def version(self) -> str:
        return self.encoding.version


def features_of(slug: str) -> str:
    return f"{package_of(slug)}.features"


def has_features(slug: str) -> bool:
    return find_spec(features_of(slug)) is not None


def observer_for(kind: str | None, slug: str, seats: int, options: Mapping[str, Setting] | None = None) -> Observer:
    """The observer of a game; if no kind is named its features, or the full view of a game that declares none.
    Raises BadObservation, UnknownGame, BadSeatCount, BadOption."""
    if kind is None:
        kind = FEATURES if has_features(slug) else FULL
    if kind not in KINDS:
        raise BadObservation(kind, f"the kinds are {' and '.join(KINDS)}")
    return kept(kind, slug, seats, frozen(options))


@lru_cache(maxsize=128)
def kept(kind: str, slug: str, seats: int, options: Any) -> Observer:
    encoding = encoding_for(slug, seats, {name: list(v) if isinstance(v, tuple) else v for name, v in options})
    return FullObserver(encoding) if kind == FULL else FeatureObserver(encoding.game, seats, encoding.options)
