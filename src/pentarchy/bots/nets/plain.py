"""The arithmetic of a net in plain Python: where there is no numpy, as in a browser."""

import itertools
from array import array
from math import exp
from typing import Final

Rows = list[list[float]]

DECIMALS: Final = 6
"""All that is told of a chance: more would depend on the order in which numbers are added."""


class PlainLayers:
    """The layers as lists. Most numbers of a row are zero: only the others are multiplied."""

    def __init__(self, sizes: list[int], weights: "array[float]", seats: int) -> None:
        self.seats = seats
        self.layers: list[tuple[Rows, list[float]]] = []
        at = 0
        for width, height in itertools.pairwise(sizes):
            rows = [[*weights[at + i * height : at + (i + 1) * height]] for i in range(width)]
            at += width * height
            self.layers.append((rows, [*weights[at : at + height]]))
            at += height

    def outputs(self, rows: list[list[int]]) -> Rows:
        return [self.output([float(number) for number in row]) for row in rows]

    def output(self, row: list[float]) -> list[float]:
        last = len(self.layers) - 1
        for i, (weights, bias) in enumerate(self.layers):
            row = combined(row, weights, bias)
            if i < last:
                row = [max(number, 0.0) for number in row]
        row[: self.seats] = [1 / (1 + exp(-number)) for number in row[: self.seats]]
        row[2 * self.seats :] = softmax(row[2 * self.seats :])
        return [round(number, DECIMALS) for number in row]


def combined(row: list[float], weights: Rows, bias: list[float]) -> list[float]:
    result = bias
    for number, line in zip(row, weights):
        if number != 0.0:
            result = [sum_so_far + number * weight for sum_so_far, weight in zip(result, line)]
    return [*result]


def softmax(row: list[float]) -> list[float]:
    most = max(row)
    odds = [exp(number - most) for number in row]
    total = sum(odds)
    return [number / total for number in odds]
