"""What a move is about: the named things in its notation, such as a card that is bought."""

from functools import cache

from pentarchy.games import load
from pentarchy.games.sources import named_things
from pentarchy.kernel.game import Game

Choice = tuple[str, str]
"""A verb and the id of a thing that has a name in the data of the game."""
MOST_KEPT = 100_000


class Named:
    """The choices behind the moves of a game, looked up once each."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.things = named_things(game.slug)
        self.known: dict[int, tuple[Choice, ...]] = {}

    def choices(self, move: int) -> tuple[Choice, ...]:
        if move not in self.known and len(self.known) < MOST_KEPT:
            self.known[move] = self.read(move)
        return self.known[move] if move in self.known else self.read(move)

    def read(self, move: int) -> tuple[Choice, ...]:
        verb, *rest = self.game.text(move).split()
        return tuple(dict.fromkeys((verb, word) for word in rest if word in self.things and not word.isdecimal()))


@cache
def named_in(slug: str) -> Named:
    return Named(load(slug))
