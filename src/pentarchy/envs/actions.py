"""Actions: the moves that players can make, numbered from 0 without gaps."""

from collections.abc import Iterable, Mapping
from functools import cached_property, lru_cache
from hashlib import sha256

import numpy as np
from numpy.typing import NDArray

from pentarchy.envs.encoding.encoding import layout_module
from pentarchy.envs.errors import NoSuchAction, NotInCatalogue
from pentarchy.games import load
from pentarchy.kernel.game import Game

FORMAT = 1
Mask = NDArray[np.int8]


class Catalogue:
    """The actions of a game for a number of seats: every move of its players' bounded verbs, and of its open verbs
    those that `State.options` may list. What chance does is no action."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.seats = seats
        module = layout_module(game.slug)
        verbs = [verb for verb in game.vocabulary.verbs if not verb.is_open and verb.name not in module.CHANCE]
        bounded = [move for verb in verbs for move in range(verb.base, verb.end)]
        listed = module.open_moves(seats) if hasattr(module, "open_moves") else []
        self.moves: list[int] = sorted([*bounded, *listed])
        self.index: Mapping[int, int] = {move: action for action, move in enumerate(self.moves)}
        self.size = len(self.moves)

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
    """The actions of a game for a number of seats. Raises UnknownGame, NoLayout."""
    return Catalogue(load(slug), seats)
