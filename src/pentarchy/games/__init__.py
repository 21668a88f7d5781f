"""The games: a package each in this folder, and those of other distributions, which name theirs as an entry point of
the group `pentarchy.games`. Inside a game's package, a package `rules_N` keeps an older version."""

import copyreg
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pickle import PicklingError
from pkgutil import iter_modules
from warnings import warn

from pentarchy.kernel.errors import BadGame, OldRules, UnknownGame
from pentarchy.kernel.game import Game
from pentarchy.kernel.record import rules_of, slug_of

GROUP = "pentarchy.games"
OLDER = "rules_"


def games() -> list[str]:
    """The slugs of all games, without loading any of them."""
    return sorted({*shipped(), *outside()})


def shipped() -> list[str]:
    """The slugs of the games in this folder."""
    return sorted(module.name for module in iter_modules(__path__) if module.ispkg)


@cache
def outside() -> dict[str, str]:
    """By slug the packages of the games that other distributions bring."""
    return {point.name: point.value for point in entry_points(group=GROUP) if point.name not in shipped()}


def package_of(slug: str) -> str:
    """The package in which a game and its texts, data and rules are. Raises UnknownGame."""
    if slug in outside():
        return outside()[slug]
    if slug not in shipped():
        raise UnknownGame(slug, games())
    return f"{__name__}.{slug}"


def loadable() -> list[Game]:
    """All games; one that another distribution has broken is left out with a warning."""
    found = []
    for slug in games():
        try:
            found.append(load(slug))
        except BadGame as error:
            warn(str(error), stacklevel=2)
    return found


def load(slug: str, version: int | None = None) -> Game:
    """A game by its slug, with the rules of today or of an older version. Raises UnknownGame, BadGame, OldRules."""
    game = current(slug)
    if version is None or version == game.version:
        return game
    if version not in older(slug):
        raise OldRules(slug, version, [*older(slug), game.version])
    return game_in(f"{package_of(slug)}.{OLDER}{version}")


@cache
def current(slug: str) -> Game:
    package = package_of(slug)
    return game_in(package) if slug not in outside() else outside_game(slug, package)


def outside_game(slug: str, package: str) -> Game:
    try:
        game = game_in(package)
    except Exception as error:  # whatever a stranger's package raises while it is imported
        raise BadGame(slug, package, f"{type(error).__name__}: {error}") from error
    if game.slug != slug:
        raise BadGame(slug, package, f"its game calls itself '{game.slug}'")
    return game


def older(slug: str) -> list[int]:
    """The older versions of a game's rules that are kept."""
    found = iter_modules(import_module(package_of(slug)).__path__)
    kept = [module.name for module in found if module.ispkg and module.name.startswith(OLDER)]
    return sorted(int(name.removeprefix(OLDER)) for name in kept)


def game_in(module: str) -> Game:
    game = import_module(module).GAME
    assert isinstance(game, Game)
    return game


def pickled(game: Game) -> tuple[Callable[[str, str], Game], tuple[str, str]]:
    """A game pickles as the place where its package keeps it: whoever unpickles it has the rules."""
    words = game.deal.__module__.split(".")
    for length in range(len(words), 0, -1):
        module = ".".join(words[:length])
        for name, value in vars(import_module(module)).items():
            if value is game:
                return kept_in, (module, name)
    raise PicklingError(f"{game!r} is kept by no module around {game.deal.__module__}")


def kept_in(module: str, name: str) -> Game:
    game = getattr(import_module(module), name)
    assert isinstance(game, Game)
    return game


copyreg.pickle(Game, pickled)


def game_of_record(text: str) -> Game:
    """The game that a record is of, with the rules that it was played by. Raises BadRecord, UnknownGame, OldRules."""
    return load(slug_of(text), rules_of(text))
