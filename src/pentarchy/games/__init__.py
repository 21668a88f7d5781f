"""The games: one package each, found by their folders."""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from pentarchy.kernel.errors import UnknownGame
from pentarchy.kernel.game import Game


def games() -> list[str]:
    """The slugs of all games, without loading any of them."""
    return sorted(module.name for module in iter_modules(__path__) if module.ispkg)


@cache
def load(slug: str) -> Game:
    """A game by its slug. Raises UnknownGame."""
    if slug not in games():
        raise UnknownGame(slug, games())
    game = import_module(f"{__name__}.{slug}").GAME
    assert isinstance(game, Game)
    return game
