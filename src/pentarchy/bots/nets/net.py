# not compiled
"""A net: its card, its weights, and what it says of rows of features."""

import sys
from array import array
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from typing import Final, Protocol

from pentarchy.bots.nets.card import CARD, WEIGHTS, Card, fingerprint, read_card, written
from pentarchy.bots.nets.correction import Correction, kind_of, mode_of
from pentarchy.bots.nets.estimate import Estimate, turned
from pentarchy.bots.nets.plain import PlainLayers
from pentarchy.games import games, package_of
from pentarchy.kernel.errors import BadData
from pentarchy.kernel.features import Layout
from pentarchy.kernel.state import State

HAS_NUMPY: Final = find_spec("numpy") is not None


class Layers(Protocol):
    """The arithmetic: in numpy where there is one, otherwise in plain Python."""

    def outputs(self, rows: list[list[int]]) -> list[list[float]]: ...


class Net:
    """Values tables of one game for the seat that looks."""

    def __init__(self, card: Card, weights: "array[float]", with_numpy: bool = HAS_NUMPY) -> None:
        expected = sum(width * height + height for width, height in zip(card.sizes, card.sizes[1:]))
        if len(weights) != expected:
            raise BadData(f"{WEIGHTS} of {card.game}", f"{len(weights)} numbers, but the card says {expected}")
        self.card = card
        self.weights = weights
        self.layers = layers_of(card, weights, with_numpy)

    def expected_points(self, state: State) -> list[float]:
        """The points that each seat may expect, by what it knows itself."""
        rows = self.layers.outputs([state.features(seat) for seat in range(state.seats)])
        return [self.card.unit * row[self.card.seats] for row in rows]

    def estimates(self, states: list[State], seat: int) -> list[Estimate]:
        """What a seat may expect of each of these tables, all of one game; chances put right."""
        found = self.uncorrected(states, seat)
        for estimate in found:
            estimate.chances = self.correction(states[0]).all(estimate.chances)
        return found

    def uncorrected(self, states: list[State], seat: int) -> list[Estimate]:
        """What comes out of the layers."""
        outputs = self.layers.outputs([state.features(seat) for state in states]) if states else []
        return [turned(row, seat, state.seats, self.card.seats) for row, state in zip(outputs, states)]

    def is_pointless(self, state: State) -> bool:
        """Whether its points say how far a game came, because the mode knows none."""
        return mode_of(state) in self.card.pointless

    def correction(self, state: State) -> Correction:
        return Correction(*self.card.calibration.get(kind_of(state), []))


def layers_of(card: Card, weights: "array[float]", with_numpy: bool) -> Layers:
    if not with_numpy:
        return PlainLayers(card.sizes, weights, card.seats)
    from pentarchy.bots.nets.fast import FastLayers

    return FastLayers(card.sizes, weights, card.seats)


def layout_of(slug: str) -> Layout | None:
    """What the rows of a game's features mean; None for a game without any."""
    name = f"{package_of(slug)}.features"
    if find_spec(name) is None:
        return None
    layout = import_module(name).LAYOUT
    assert isinstance(layout, Layout)
    return layout


@cache
def net_of(slug: str) -> Net | None:
    """The net that comes with a game; None for a game without one. Raises BadData for one that does not fit."""
    if slug not in games() or layout_of(slug) is None:
        return None
    folder = files(package_of(slug))
    card = folder.joinpath(CARD)
    if not card.is_file():
        return None
    return loaded(card.read_text(encoding="utf-8"), folder.joinpath(WEIGHTS).read_bytes())


def loaded(card_text: str, data: bytes) -> Net:
    card = read_card(card_text)
    layout = layout_of(card.game)
    if layout is None or card.layout != fingerprint(layout.names):
        raise BadData(f"{CARD} of {card.game}", "it was trained with other features: `pentarchy train` makes a new one")
    return Net(card, numbers(data))


def load_net(folder: Path) -> Net:
    """A net out of a folder, such as `pentarchy train` writes."""
    return loaded((folder / CARD).read_text(encoding="utf-8"), (folder / WEIGHTS).read_bytes())


def save_net(net: Net, folder: Path) -> None:
    """The weights first and each file whole: whoever reads the card finds weights that fit."""
    weights = array("f", net.weights)
    if sys.byteorder == "big":
        weights.byteswap()
    for name, data in ((WEIGHTS, weights.tobytes()), (CARD, written(net.card).encode())):
        fresh = folder / f"{name}.new"
        fresh.write_bytes(data)
        fresh.replace(folder / name)


def numbers(data: bytes) -> "array[float]":
    weights = array("f")
    weights.frombytes(data)
    if sys.byteorder == "big":
        weights.byteswap()
    return weights
