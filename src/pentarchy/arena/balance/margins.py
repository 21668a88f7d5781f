"""Results that can be compared between games: how far a seat is ahead."""

from collections.abc import Sequence


def margins(scores: Sequence[float]) -> list[float]:
    """How far each seat is ahead of the mean of the others; the score itself of one that is alone."""
    if len(scores) == 1:
        return [float(scores[0])]
    return [score - (sum(scores) - score) / (len(scores) - 1) for score in scores]
