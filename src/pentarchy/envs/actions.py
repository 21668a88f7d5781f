"""Actions: the moves that players can make, numbered from 0 without gaps."""

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property, lru_cache
from hashlib import sha256

import numpy as np
from numpy.typing import NDArray

from pentarchy.envs.encoding.encoding import layout_of
from pentarchy.envs.errors import NoSuchAction, NotInCatalogue
from pentarchy.games import load
from pentarchy.kernel.game import Game

FORMAT = 1
MOST_NUMBERED = 1 << 18
"""Moves beyond this are searched for among the others."""
Mask = NDArray[np.int8]


class Catalogue:
    """Moves of a game for a number of seats, numbered. There is one of its players and one of chance."""

    def __init__(self, game: Game, seats: int, moves: list[int], by_chance: bool = False) -> None:
        self.by_chance = by_chance
        self.game = game
        self.seats = seats
        self.moves = sorted(moves)
        self.index: Mapping[int, int] = {move: action for action, move in enumerate(self.moves)}
        self.size = len(self.moves)
        self.array = np.array(self.moves, np.int64)
        self.numbered = self.all_numbers() if self.moves and self.moves[-1] < MOST_NUMBERED else None

    def __reduce__(self) -> tuple[Callable[[str, int], "Catalogue"], tuple[str, int]]:
        return chance_catalogue_for if self.by_chance else catalogue_for, (self.game.slug, self.seats)

    def all_numbers(self) -> NDArray[np.int64]:
        """The number of every move from 0 on and -1 where it has none, also behind the last: sooner than a search."""
        numbers = np.full(self.moves[-1] + 2, -1)
        numbers[self.array] = np.arange(self.size)
        return numbers

    def action(self, move: int) -> int:
        """The number of a move. Raises NotInCatalogue."""
        action = self.index.get(move)
        if action is None:
            raise NotInCatalogue(self.game.text(move))
        return action

    def move(self, action: int) -> int:
        """The move with this number. Raises NoSuchAction."""
        if not 0 <= action < self.size:
            raise NoSuchAction(action, self.size)
        return self.moves[action]

    def actions(self, options: Iterable[int]) -> list[int]:
        """The numbers of several moves, in their order. Raises NotInCatalogue."""
        index = self.index
        try:
            return [index[move] for move in options]
        except KeyError as error:
            raise NotInCatalogue(self.game.text(error.args[0])) from None

    def numbers(self, moves: list[int]) -> NDArray[np.int64]:
        """The numbers of very many moves at once. Raises NotInCatalogue."""
        wanted = np.fromiter(moves, np.int64, len(moves))
        if self.numbered is not None:
            found = self.numbered.take(wanted, mode="clip")
        else:
            found = np.minimum(np.searchsorted(self.array, wanted), self.size - 1)
            found[self.array[found] != wanted] = -1
        if len(found) and found.min() < 0:
            raise NotInCatalogue(self.game.text(moves[int(found.argmin())]))
        return found

    def mask(self, options: Iterable[int]) -> Mask:
        """1 for every action that is legal, given the legal moves."""
        mask = np.zeros(self.size, np.int8)
        mask[self.actions(options)] = 1
        return mask

    def text(self, action: int) -> str:
        return self.game.text(self.move(action))

    @cached_property
    def version(self) -> str:
        """Changes whenever an action would mean something else."""
        told = "\n".join(self.game.text(move) for move in self.moves)
        return f"{self.game.slug}-{self.seats}-{FORMAT}-{sha256(told.encode()).hexdigest()[:12]}"


@lru_cache(maxsize=32)
def catalogue_for(slug: str, seats: int) -> Catalogue:
    """The actions of a game: every move of its players' bounded verbs, and of its open verbs those that
    `State.options` may list. What chance does is no action. Raises UnknownGame."""
    game, described = load(slug), layout_of(slug)
    moves = [move for move in game.vocabulary.bounded() if game.vocabulary.verb_of(move).name not in described.CHANCE]
    listed = described.open_moves(seats) if hasattr(described, "open_moves") else []
    return Catalogue(game, seats, [*moves, *listed])


@lru_cache(maxsize=32)
def chance_catalogue_for(slug: str, seats: int) -> Catalogue:
    """What chance can do in a game. Raises UnknownGame."""
    game, described = load(slug), layout_of(slug)
    verbs = [game.vocabulary.by_name[name] for name in [*described.CHANCE, *getattr(described, "UNSEEN", [])]]
    return Catalogue(game, seats, [move for verb in verbs for move in range(verb.base, verb.end)], by_chance=True)
