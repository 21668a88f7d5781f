"""The games, looked up once: finding them means reading folders. And what was said in them, read once."""

from functools import lru_cache

from pentarchy.games import load
from pentarchy.kernel.errors import OldRules
from pentarchy.kernel.game import Game
from pentarchy.tables.errors import OtherRules

current = lru_cache(load)


def game_of(slug: str, rules: int | None = None) -> Game:
    """A game, with the rules of today or those that a table was begun with. Raises UnknownGame, OtherRules."""
    game = current(slug)
    return game if rules is None or rules == game.version else older(slug, rules)


@lru_cache
def older(slug: str, rules: int) -> Game:
    try:
        return load(slug, rules)
    except OldRules as error:
        raise OtherRules(slug, rules, current(slug).version) from error


@lru_cache(maxsize=16_384)
def move_of(game: str, rules: int, text: str) -> int:
    """The move that a text stands for. Raises BadNotation."""
    return game_of(game, rules).parse(text)
