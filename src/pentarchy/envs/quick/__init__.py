"""Encoders that read tables in place of views, and many at once: the same arrays, much sooner.

Only a game without secrets may have one. The tests hold it to the encoding entry by entry.
"""

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

import numpy as np

from pentarchy.envs.encoding import Encoding
from pentarchy.envs.encoding.encoding import Integers
from pentarchy.kernel.state import State


class Encoder(Protocol):
    """Gathers something for each decision, and turns all of it into observations at the end."""

    def gather(self, state: State, seat: int) -> Any: ...

    def expand(self, gathered: Sequence[Any]) -> Integers: ...


class ViewEncoder:
    """The encoding itself, for games without a quicker way."""

    def __init__(self, encoding: Encoding) -> None:
        self.encoding = encoding

    def gather(self, state: State, seat: int) -> Integers:
        return self.encoding.integers(state.view(seat))

    def expand(self, gathered: Sequence[Integers]) -> Integers:
        return np.array(gathered, np.int16).reshape(len(gathered), self.encoding.size)


def encoder_for(encoding: Encoding) -> Encoder:
    """The quickest encoder of a game."""
    name = f"{__name__}.{encoding.game.slug}"
    if not find_spec(name):
        return ViewEncoder(encoding)
    encoder: Encoder = import_module(name).QuickEncoder(encoding)
    return encoder
