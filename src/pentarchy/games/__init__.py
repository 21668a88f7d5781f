"""The games: one package each, found by their folders. Inside it, a package `rules_N` keeps an older version."""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from pentarchy.kernel.errors import OldRules, UnknownGame
from pentarchy.kernel.game import Game
from pentarchy.kernel.record import rules_of, slug_of

OLDER = "rules_"


def games() -> list[str]:
    """The slugs of all games, without loading any of them."""
    return sorted(module.name for module in iter_modules(__path__) if module.ispkg)


def load(slug: str, version: int | None = None) -> Game:
    """A game by its slug, with the rules of today or of an older version. Raises UnknownGame, OldRules."""
    game = current(slug)
    if version is None or version == game.version:
        return game
    if version not in older(slug):
        raise OldRules(slug, version, [*older(slug), game.version])
    return game_in(f"{__name__}.{slug}.{OLDER}{version}")


@cache
def current(slug: str) -> Game:
    if slug not in games():
        raise UnknownGame(slug, games())
    return game_in(f"{__name__}.{slug}")


def older(slug: str) -> list[int]:
    """The older versions of a game's rules that are kept."""
    package = import_module(f"{__name__}.{slug}")
    kept = [module.name for module in iter_modules(package.__path__) if module.ispkg and module.name.startswith(OLDER)]
    return sorted(int(name.removeprefix(OLDER)) for name in kept)


def game_in(module: str) -> Game:
    game = import_module(module).GAME
    assert isinstance(game, Game)
    return game


def game_of_record(text: str) -> Game:
    """The game that a record is of, with the rules that it was played by. Raises BadRecord, UnknownGame, OldRules."""
    return load(slug_of(text), rules_of(text))
