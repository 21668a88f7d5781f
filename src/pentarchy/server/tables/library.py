"""The games, looked up once: finding them means reading folders."""

from functools import lru_cache

from pentarchy.games import load

game_of = lru_cache(load)
