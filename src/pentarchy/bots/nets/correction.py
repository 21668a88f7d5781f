"""What a net says too boldly or too timidly is put right, by the seats and the mode of a game: measured on games."""

from math import exp, log
from typing import Final

from pentarchy.kernel.state import State

LEAST: Final = 1e-6
MODES: Final = ("mode", "difficulty")
"""The options that make another game of it."""


class Correction:
    """Log-odds are stretched and moved (Platt). A stretch of 1 and a shift of 0 change nothing."""

    __slots__ = ("shift", "stretch")

    def __init__(self, stretch: float = 1.0, shift: float = 0.0) -> None:
        self.stretch = stretch
        self.shift = shift

    def all(self, chances: list[float]) -> list[float]:
        return [self.of(chance) for chance in chances]

    def of(self, chance: float) -> float:
        sure = min(max(chance, LEAST), 1 - LEAST)
        return 1 / (1 + exp(-self.stretch * log(sure / (1 - sure)) - self.shift))


def kind_of(state: State) -> str:
    """The seats and the mode of a game: `4 full`, `1 hard`, `2`."""
    return f"{state.seats} {mode_of(state)}".strip()


def mode_of(state: State) -> str:
    settings = state.settings.values
    return " ".join([str(settings[name]) for name in MODES if name in settings])
