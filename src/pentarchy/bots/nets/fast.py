# not compiled
"""The arithmetic of a net in numpy: many rows at once. Players use double precision, rounded in the end: how a library
adds up depends on how many rows and threads there are, and moves of the same worth must stay so everywhere."""

import itertools
from array import array
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from pentarchy.bots.nets.plain import DECIMALS

Matrix: TypeAlias = NDArray[np.floating[Any]]


class FastLayers:
    def __init__(
        self, sizes: list[int], weights: "array[float]", seats: int, precision: type[np.floating[Any]] = np.float64
    ) -> None:
        self.seats = seats
        self.layers: list[tuple[Matrix, Matrix]] = []
        flat: Matrix = np.frombuffer(weights, dtype=np.float32).astype(precision)
        at = 0
        for width, height in itertools.pairwise(sizes):
            matrix = flat[at : at + width * height].reshape(width, height)
            at += width * height
            self.layers.append((matrix, flat[at : at + height]))
            at += height

    def outputs(self, rows: list[list[int]]) -> list[list[float]]:
        lists: list[list[float]] = np.round(self.forward(packed(rows)), DECIMALS).tolist()
        return lists

    def forward(self, x: Matrix) -> Matrix:
        for matrix, bias in self.layers[:-1]:
            x = x @ matrix
            x += bias
            np.maximum(x, 0.0, out=x)
        matrix, bias = self.layers[-1]
        x = x @ matrix + bias
        x[:, : self.seats] = 1 / (1 + np.exp(-x[:, : self.seats]))
        x[:, 2 * self.seats :] = softmax(x[:, 2 * self.seats :])
        return x


def packed(rows: list[list[int]]) -> Matrix:
    data = np.frombuffer(b"".join(map(bytes, rows)), dtype=np.uint8)
    return data.reshape(len(rows), -1).astype(np.float64)


def softmax(x: Matrix) -> Matrix:
    odds = np.exp(x - x.max(axis=1, keepdims=True))
    shares: Matrix = odds / odds.sum(axis=1, keepdims=True)
    return shares
