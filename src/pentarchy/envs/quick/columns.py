"""Columns of numbers, spread out."""

import sys

import numpy as np
from numpy.typing import NDArray

Rows = NDArray[np.int64]
Spread = NDArray[np.int8]
assert sys.byteorder == "little", "bit masks are read byte by byte"


def bits(masks: Rows, count: int) -> Spread:
    """The lowest bits of each mask along a new last axis."""
    flat = np.ascontiguousarray(masks).reshape(-1, 1).view(np.uint8)
    spread = np.unpackbits(flat, axis=1, count=count, bitorder="little")
    return spread.reshape(*masks.shape, count).view(np.int8)


def one_hot(numbers: Rows, count: int) -> Spread:
    """A 1 at the place of each number along a new last axis; none for negative numbers."""
    spread: Spread = np.equal(numbers[..., None], np.arange(count)).view(np.int8)
    return spread
