"""Amulet (rules AMU-*)."""

from pentarchy.games.amulet import cards, moves, setup
from pentarchy.games.amulet.checks import check_data
from pentarchy.kernel.game import Game

check_data()

GAME = Game(
    slug="amulet",
    prefix="AMU",
    version=2,
    names={"en": "Amulet", "cs": "Amulet", "sk": "Amulet"},
    seats=[1, 2, 3, 4, 5],
    options=setup.OPTIONS,
    variants=setup.VARIANTS,
    vocabulary=moves.WORDS,
    deal=setup.deal,
)

__all__ = ["GAME", "cards"]
