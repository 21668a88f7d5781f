"""How a search goes about it."""

from dataclasses import dataclass


@dataclass(frozen=True)
class SearchSettings:
    """The knobs of a search, the same for every game. Every side is taken to play for its own chances (max-n)."""

    curiosity: float = 1.0
    """How much moves that were seldom looked at are favoured, in standard deviations of what a visit brings."""
    breadth: int = 8
    """How many untried moves a visit tries before it goes deeper."""
    widening: float = 1.5
    """Of the moves of a node those take part that looked best at first: this times the root of its visits, and two."""
    draws: float = 2.0
    chance_growth: float = 0.7
    """A chance node knows `draws` times its visits to the power of `chance_growth` draws."""
    reuse: bool = True
    """Whether the tree lives on from one decision to the next of the same turn."""
