"""How far told chances are from the truth, and what puts them right."""

from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from bench.bots.calibration_games import Watched

Told: TypeAlias = NDArray[np.float64]
"""Rows of a chance, whether it came true, and how much it counts: every game counts the same."""
Fit = tuple[float, float]
"""Stretch and shift of the log-odds."""
NONE: Fit = (1.0, 0.0)
BINS = 10
CAUTION = 4.0
"""So many games hold a correction back."""
LEAST = 1e-6


def told(watched: list[Watched]) -> Told:
    rows = [
        (chance, won, 1 / (len(game.chances) * len(chances)))
        for game in watched
        for chances, came in zip(game.chances, game.won)
        for chance, won in zip(chances, came)
    ]
    return np.array(rows, dtype=float).reshape(-1, 3)


def binned(rows: Told) -> list[tuple[float, float, float]]:
    """For each step of chances that occurs: the mean chance, the share that won, the weight."""
    steps = np.minimum((rows[:, 0] * BINS).astype(int), BINS - 1)
    found = []
    for step in range(BINS):
        chance, won, weight = rows[steps == step].T
        if weight.sum() > 0:
            found.append(
                (float(np.average(chance, weights=weight)), float(np.average(won, weights=weight)), weight.sum())
            )
    return found


def ece(rows: Told) -> float:
    """The expected calibration error."""
    bins = binned(rows)
    total = sum(weight for _, _, weight in bins)
    return round(sum(weight * abs(chance - won) for chance, won, weight in bins) / total, 4) if bins else 0.0


def log_odds(chances: Any) -> Any:
    sure = np.clip(chances, LEAST, 1 - LEAST)
    return np.log(sure / (1 - sure))


def corrected(rows: Told, fit: Fit) -> Told:
    right = rows.copy()
    right[:, 0] = 1 / (1 + np.exp(-fit[0] * log_odds(rows[:, 0]) - fit[1]))
    return right


def fitted(rows: Told) -> Fit:
    """Logistic regression on the log-odds (Platt), held back towards no correction, by Newton's method."""
    chance, won, weight = rows.T
    inputs = np.stack([log_odds(chance), np.ones(len(chance))], axis=1)
    fit = start = np.array(NONE)
    for _ in range(30):
        said = 1 / (1 + np.exp(-inputs @ fit))
        slope = inputs.T @ (weight * (said - won)) + CAUTION * (fit - start)
        bend = (inputs * (weight * said * (1 - said))[:, None]).T @ inputs + CAUTION * np.eye(2)
        fit = fit - np.linalg.solve(bend, slope)
    return round(float(fit[0]), 3), round(float(fit[1]), 3)
