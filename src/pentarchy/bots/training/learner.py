# not compiled
"""The net while it learns: gradients by hand, Adam, and a mean of the latest weights. Runs on numpy and, where there is
a GPU, unchanged on cupy."""

import itertools
from array import array
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

from pentarchy.bots.nets.card import Card
from pentarchy.bots.nets.net import Net
from pentarchy.kernel.errors import BadData

Tensor = Any  # an array of numpy or of cupy
POINTS, ENDS = 0.5, 0.1
"""How much points and ends weigh beside chances."""
DECAY = 1e-4
MEAN = 0.995


def device() -> ModuleType:
    """cupy where there is one with a GPU, otherwise numpy."""
    if find_spec("cupy") is None:
        return np
    cupy = import_module("cupy")
    return cupy if cupy.cuda.runtime.getDeviceCount() else np


class Learner:
    def __init__(self, card: Card, scale: "np.ndarray[Any, Any]", seed: int, xp: ModuleType | None = None) -> None:
        self.xp = xp or device()
        self.card = card
        self.scale = self.xp.asarray(scale, dtype=self.xp.float32)
        """What each feature is multiplied with, so that all are about as large; part of the first layer afterwards."""
        rng = np.random.default_rng(seed)
        self.weights = [self.xp.asarray(first) for first in first_weights(card.sizes, rng)]
        self.mean = [each.copy() for each in self.weights]
        self.momenta = [self.xp.zeros_like(each) for each in self.weights]
        self.squares = [self.xp.zeros_like(each) for each in self.weights]
        self.steps = 0

    def step(self, rows: Tensor, targets: Tensor, rate: float) -> tuple[float, float, float]:
        """Learns from a batch; the losses: chances, points, ends."""
        xp, seats = self.xp, self.card.seats
        layers = [rows.astype(xp.float32) * self.scale]
        for i in range(0, len(self.weights) - 2, 2):
            layers.append(xp.maximum(layers[-1] @ self.weights[i] + self.weights[i + 1], 0.0))
        out = layers[-1] @ self.weights[-2] + self.weights[-1]
        chances, points, ends = sigmoid(xp, out[:, :seats]), out[:, seats : 2 * seats], softmax(xp, out[:, 2 * seats :])
        losses = (
            cross_entropy(xp, chances, targets[:, :seats]) + cross_entropy(xp, 1 - chances, 1 - targets[:, :seats]),
            ((points - targets[:, seats : 2 * seats]) ** 2).sum(axis=1).mean(),
            cross_entropy(xp, ends, targets[:, 2 * seats :]),
        )
        said = xp.concatenate([chances, POINTS * points, ENDS * ends], axis=1)
        wanted = targets.copy()
        wanted[:, seats : 2 * seats] *= POINTS
        wanted[:, 2 * seats :] *= ENDS
        self.descend(layers, (said - wanted) / len(rows), rate)
        return losses

    def descend(self, layers: list[Tensor], slope: Tensor, rate: float) -> None:
        self.steps += 1
        for i in range(len(self.weights) - 2, -1, -2):
            below = layers[i // 2]
            bent = (slope @ self.weights[i].T) * (below > 0)
            self.adjust(i, below.T @ slope, rate)
            self.adjust(i + 1, slope.sum(axis=0), rate)
            slope = bent

    def adjust(self, i: int, gradient: Tensor, rate: float) -> None:
        """AdamW, and the running mean."""
        xp, weights = self.xp, self.weights[i]
        self.momenta[i] += (gradient - self.momenta[i]) * 0.1
        self.squares[i] += (gradient * gradient - self.squares[i]) * 0.001
        fresh = (1 - 0.9**self.steps), (1 - 0.999**self.steps)
        weights -= rate * (self.momenta[i] / fresh[0] / (xp.sqrt(self.squares[i] / fresh[1]) + 1e-8) + DECAY * weights)
        keep = min(MEAN, 1 - 1 / self.steps)
        self.mean[i] += (weights - self.mean[i]) * (1 - keep)

    def net(self) -> Net:
        """The mean of the latest weights, as players use it."""
        flat = array("f")
        for i, mean in enumerate(self.mean):
            each = (mean * self.scale[:, None] if i == 0 else mean).astype(self.xp.float32)
            flat.frombytes(as_numpy(each).tobytes())
        return Net(self.card, flat)

    def take_over(self, net: Net) -> None:
        """Begins with what another net knows. Raises BadData for one of another shape."""
        if net.card.layout != self.card.layout or net.card.sizes != self.card.sizes:
            raise BadData(f"the net of {net.card.game}", "it has other features, layers or ends than the recipe says")
        flat, at = np.frombuffer(net.weights, dtype=np.float32), 0
        for i, fresh in enumerate(self.weights):
            known = self.xp.asarray(flat[at : at + fresh.size].reshape(fresh.shape))
            at += fresh.size
            self.weights[i] = known / self.scale[:, None] if i == 0 else known.copy()
            self.mean[i] = self.weights[i].copy()

    def save(self, file: Path) -> None:
        kept = {"scale": self.scale, "steps": np.array(self.steps)}
        for name in ("weights", "mean", "momenta", "squares"):
            kept.update({f"{name}{i}": as_numpy(each) for i, each in enumerate(getattr(self, name))})
        with file.with_suffix(".new").open("wb") as fresh:
            np.savez(fresh, allow_pickle=False, **{name: as_numpy(each) for name, each in kept.items()})
        file.with_suffix(".new").replace(file)

    def restore(self, file: Path) -> None:
        """Goes on where `save` left off."""
        with np.load(file) as kept:
            self.scale, self.steps = self.xp.asarray(kept["scale"]), int(kept["steps"])
            for name in ("weights", "mean", "momenta", "squares"):
                setattr(self, name, [self.xp.asarray(kept[f"{name}{i}"]) for i in range(len(self.weights))])


def first_weights(sizes: list[int], rng: np.random.Generator) -> list["np.ndarray[Any, Any]"]:
    found = []
    for width, height in itertools.pairwise(sizes):
        found.append((rng.standard_normal((width, height)) * (2 / width) ** 0.5).astype(np.float32))
        found.append(np.zeros(height, dtype=np.float32))
    found[-2] *= 0.1  # at first everything is about as likely as everything else
    return found


def as_numpy(each: Tensor) -> "np.ndarray[Any, Any]":
    return each if isinstance(each, np.ndarray) else each.get()


def sigmoid(xp: ModuleType, x: Tensor) -> Tensor:
    return 1 / (1 + xp.exp(-x))


def softmax(xp: ModuleType, x: Tensor) -> Tensor:
    odds = xp.exp(x - x.max(axis=1, keepdims=True))
    return odds / odds.sum(axis=1, keepdims=True)


def cross_entropy(xp: ModuleType, said: Tensor, wanted: Tensor) -> Tensor:
    return -(wanted * xp.log(said + 1e-7)).sum(axis=1).mean()
