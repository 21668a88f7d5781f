"""King of the Dice: The Board Game (rules DIC-*)."""

from typing import Final

from pentarchy.games.dice_king import cards, moves, setup
from pentarchy.kernel.game import Game

GAME: Final = Game(
    slug="dice_king",
    prefix="DIC",
    version=1,
    names={"en": "King of the Dice", "cs": "Král kostek", "sk": "Kráľ kociek"},
    seats=[2, 3, 4],
    options=setup.OPTIONS,
    variants=setup.VARIANTS,
    vocabulary=moves.WORDS,
    deal=setup.deal,
)

__all__ = ["GAME", "cards"]
