"""The games, looked up once: finding them means reading folders. And what was said in them, read once."""

from functools import lru_cache

from pentarchy.games import load

game_of = lru_cache(load)


@lru_cache(maxsize=16_384)
def move_of(game: str, text: str) -> int:
    """The move that a text stands for. Raises BadNotation."""
    return game_of(game).parse(text)
