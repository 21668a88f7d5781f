"""Making data sets: games in shards, in one process or several. The same recipe gives the same files."""

from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from functools import partial
from pathlib import Path
from time import perf_counter

from pentarchy.arena.executors import pool
from pentarchy.arena.lineup import lineup
from pentarchy.envs.actions import catalogue_for
from pentarchy.envs.datasets.files import FORMATS, About, write
from pentarchy.envs.datasets.recording import Recorder
from pentarchy.envs.encoding import encoding_for
from pentarchy.envs.errors import BadDataSet
from pentarchy.kernel.settings import Setting


@dataclass(frozen=True)
class Recipe:
    """Which games are played, by whom, and how they are written down."""

    slug: str
    seats: int
    games: int
    seed: int
    bots: tuple[str, ...] = ("random",)
    """One name for all seats, or one for each."""
    options: dict[str, Setting] = field(default_factory=dict)
    format: str = "npz"
    shard: int = 100
    """Games in each file."""


@dataclass(frozen=True)
class Made:
    """What came of a recipe."""

    files: list[Path]
    decisions: int
    seconds: float


def generate(folder: Path, recipe: Recipe, workers: int = 1) -> Made:
    """Plays the games of a recipe and writes them to `folder`. A wrong recipe raises before anything is written."""
    if recipe.format not in FORMATS:
        raise BadDataSet(str(folder), f"there is no format '{recipe.format}'; the formats are {', '.join(FORMATS)}")
    lineup(list(recipe.bots), recipe.seats)
    encoding_for(recipe.slug, recipe.seats, recipe.options)
    folder.mkdir(parents=True, exist_ok=True)
    began = perf_counter()
    decisions = sum(counts(folder, recipe, workers))
    return Made([path_of(folder, recipe, first) for first in firsts(recipe)], decisions, perf_counter() - began)


def counts(folder: Path, recipe: Recipe, workers: int) -> Iterator[int]:
    """Makes all shards; the decisions in each."""
    make = partial(make_shard, folder, recipe)
    if workers <= 1:
        yield from map(make, firsts(recipe))
    else:
        with pool(workers) as executor:
            yield from executor.map(make, firsts(recipe))


def firsts(recipe: Recipe) -> range:
    """The first game of each shard."""
    return range(0, recipe.games, recipe.shard)


def path_of(folder: Path, recipe: Recipe, first: int) -> Path:
    return folder / f"{recipe.slug}-{recipe.seats}-{recipe.seed}-{first:07}.{recipe.format}"


def make_shard(folder: Path, recipe: Recipe, first: int) -> int:
    encoding = encoding_for(recipe.slug, recipe.seats, recipe.options)
    recorder = Recorder(encoding, catalogue_for(recipe.slug, recipe.seats))
    games = range(first, min(first + recipe.shard, recipe.games))
    columns = recorder.record(games, lineup(list(recipe.bots), recipe.seats), recipe.seed)
    write(path_of(folder, recipe, first), columns, about(recipe))
    return len(columns["action"])


def about(recipe: Recipe) -> About:
    """What a file says of itself: the recipe, the versions, and the meaning of every entry of an observation."""
    encoding = encoding_for(recipe.slug, recipe.seats, recipe.options)
    return {
        "recipe": asdict(recipe),
        "rules": encoding.game.version,
        "encoding": encoding.version,
        "actions": catalogue_for(recipe.slug, recipe.seats).version,
        "columns": MEANING,
        "observation": [part._asdict() for part in encoding.describe()],
    }


MEANING = {
    "game": "the number of the game under the recipe's seed",
    "decision": "the number of the decision in its game",
    "seat": "the seat that chose",
    "observation": "what it saw, as integers: divide by the units of the slices",
    "action": "what it chose, by the catalogue of actions",
    "legal": "all that it could have chosen",
    "reward": "what the game was worth to it in the end, by rank",
    "score": "its points at the end",
    "place": "its place at the end, 1 is best",
}
