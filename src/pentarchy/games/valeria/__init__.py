"""Valeria: Card Kingdoms (rules VAL-*)."""

from typing import Final

from pentarchy.games.valeria import cards, checks, moves, setup
from pentarchy.kernel.game import Game

GAME: Final = Game(
    slug="valeria",
    prefix="VAL",
    version=1,
    names={"en": "Valeria: Card Kingdoms", "cs": "Království Valerie", "sk": "Kráľovstvo Valérie"},
    seats=[1, 2, 3, 4, 5],
    options=setup.OPTIONS,
    variants=setup.VARIANTS,
    vocabulary=moves.WORDS,
    deal=setup.deal,
)

checks.check_data()

__all__ = ["GAME", "cards"]
