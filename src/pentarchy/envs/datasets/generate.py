"""Making data sets: games in shards, in one process or several. The same recipe gives the same files."""

from collections.abc import Iterator
from dataclasses import dataclass, field, fields
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any

from pentarchy.arena.executors import pool
from pentarchy.arena.lineup import lineup
from pentarchy.arena.players import Player, named
from pentarchy.envs.actions import catalogue_for
from pentarchy.envs.datasets.files import FORMATS, About, write
from pentarchy.envs.datasets.recording import Recorder
from pentarchy.envs.errors import BadDataSet
from pentarchy.envs.match import MOST_DECISIONS
from pentarchy.envs.observations import FEATURES, observer_for
from pentarchy.games import load as game_of
from pentarchy.kernel.settings import Setting


@dataclass(frozen=True)
class Recipe:
    """Which games are played, by whom, and how they are written down."""

    slug: str
    seats: int
    games: int
    seed: int
    bots: tuple[Player, ...] = ("random",)
    """One for all seats, or one for each; they move on by a seat from game to game."""
    options: dict[str, Setting] = field(default_factory=dict)
    format: str = "parquet"
    observation: str = FEATURES
    max_cycles: int = MOST_DECISIONS
    """A game that takes more decisions is cut off."""
    shard: int = 100
    """Games in each file."""

    def plain(self) -> dict[str, Any]:
        """As data: players that are no names are told by theirs."""
        return {each.name: getattr(self, each.name) for each in fields(self)} | {"bots": named(self.bots)[0]}


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
    names, own = named(recipe.bots)
    lineup(names, recipe.seats, own)
    observer_for(recipe.observation, recipe.slug, recipe.seats, recipe.options)
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
    observer = observer_for(recipe.observation, recipe.slug, recipe.seats, recipe.options)
    catalogue = catalogue_for(recipe.slug, recipe.seats)
    recorder = Recorder(game_of(recipe.slug), recipe.seats, recipe.options, observer, catalogue)
    games = range(first, min(first + recipe.shard, recipe.games))
    names, own = named(recipe.bots)
    columns = recorder.record(games, lineup(names, recipe.seats, own), recipe.seed, own, recipe.max_cycles)
    write(path_of(folder, recipe, first), columns, about(recipe))
    return len(columns["action"])


def about(recipe: Recipe) -> About:
    """What a file says of itself: the recipe, the versions, and the meaning of every entry of an observation."""
    observer = observer_for(recipe.observation, recipe.slug, recipe.seats, recipe.options)
    return {
        "recipe": recipe.plain(),
        "rules": game_of(recipe.slug).version,
        "encoding": observer.version,
        "actions": catalogue_for(recipe.slug, recipe.seats).version,
        "columns": MEANING,
        "observation": [part._asdict() for part in observer.describe()],
    }


MEANING = {
    "game": "the number of the game under the recipe's seed",
    "decision": "the number of the decision in its game",
    "seat": "the seat that chose",
    "bot": "who sat there",
    "observation": "what it saw, as whole numbers: `DataSet.observations` gives what an environment shows",
    "action": "what it chose, by the catalogue of actions",
    "legal": "all that it could have chosen",
    "values": "for each of these the chance to win that the bot gave it; NaN where it did not weigh it",
    "visits": "for each of these how often the bot looked at it",
    "done": "whether it was the last decision of this seat in this game",
    "finished": "whether the game came to its end; one that was cut off is worth nothing",
    "reward": "what the game was worth to it in the end, by rank",
    "margin": "the same by score: how far it was above the mean of the others",
    "score": "its points at the end",
    "place": "its place at the end, 1 is best; 0 where the game was cut off",
}
