# not compiled
"""How the net of a game is learned: `train.toml` in its package. Every key is optional.

hidden = [192, 64]      # the layers between the features and the outputs
unit = 60.0             # points that count as 1 for the net: about what a winner has
pride = 0.03            # how much such a 1 counts beside a win
record = 0.25           # the share of positions that are learned from
trace = 0.95            # lambda of TD(lambda): 1 looks at the outcome alone
ends_by_net = true      # values finished imagined games by the net too: where secrets count at the end
league = 0.2            # the share of games against earlier nets
base = 40.0             # where points say nothing, how far a game came: this and so much a feature of the last table

[hopes]                 # how much an end counts for every seat, beside a win
glorious = 0.2

[progress]
"days left" = -6.0

[[play]]                # what is played, with a weight; without any all variants of the game equally
variant = "full"
seats = [3, 4]
weight = 4
progress = true         # learns how far it came instead of points
"""

import tomllib
from dataclasses import dataclass, field
from importlib.resources import files
from itertools import product
from random import Random
from typing import Final

from pentarchy.games import load, package_of
from pentarchy.kernel.game import Game, Variant
from pentarchy.kernel.playout import random_playout
from pentarchy.kernel.settings import Setting

RECIPE: Final = "train.toml"
SAMPLES: Final = 20
"""Random games of each kind that show how a game can end, where the recipe does not say."""
LONGEST: Final = 50_000


@dataclass(frozen=True)
class Play:
    """One way to play, out of those that a net learns."""

    variant: str
    seats: list[int]
    weight: float = 1.0
    progress: bool = False
    options: dict[str, Setting] = field(default_factory=dict)
    """On top of those of the variant."""


@dataclass(frozen=True)
class Recipe:
    game: str
    ends: list[str]
    play: list[Play]
    hidden: list[int] = field(default_factory=lambda: [192, 64])
    unit: float = 50.0
    pride: float = 0.03
    record: float = 0.25
    trace: float = 0.95
    ends_by_net: bool = False
    hopes: dict[str, float] = field(default_factory=dict)
    base: float = 0.0
    progress: dict[str, float] = field(default_factory=dict)
    league: float = 0.2
    explore: list[float] = field(default_factory=lambda: [0.015, 0.001])
    """The share of random moves at the beginning and at the end."""
    rate: float = 1e-3
    batch: int = 2048
    room: int = 1_000_000
    """Positions that are remembered."""
    reuse: float = 8.0
    """How often each is learned from, about."""
    longest: int = 4000
    """Decisions after which a game is given up."""

    def draw(self, rng: Random) -> tuple[Play, int]:
        play = rng.choices(self.play, [each.weight for each in self.play])[0]
        return play, rng.choice(play.seats)


def variant_of(game: Game, name: str) -> Variant:
    return next(variant for variant in game.variants if variant.name == name)


def recipe_of(slug: str) -> Recipe:
    """The recipe of a game, completed with what is usual."""
    file = files(package_of(slug)).joinpath(RECIPE)
    written = tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    plays = [Play(**row) for row in written.pop("play", [])]
    game = load(slug)
    plays = plays or [Play(variant.name, variant.seats) for variant in game.variants]
    ends = written.pop("ends", None) or ends_of(game, plays)
    return Recipe(game=slug, ends=ends, play=plays, **written)


def ends_of(game: Game, plays: list[Play]) -> list[str]:
    """How random games end."""
    found = set[str]()
    for play, seed in product(plays, range(SAMPLES)):
        seats = play.seats[seed % len(play.seats)]
        state, luck = game.new(seats, {**variant_of(game, play.variant).options, **play.options}), Random(seed).random
        random_playout(state, luck, [luck] * seats, LONGEST)
        if state.over:
            found.add(state.outcome.reason)
    return sorted(found)
