"""Paladins of the West Kingdom (rules PAL-*)."""

from pentarchy.games.paladins import cards, moves, setup
from pentarchy.kernel.game import Game

GAME = Game(
    slug="paladins",
    prefix="PAL",
    version=1,
    names={
        "en": "Paladins of the West Kingdom",
        "cs": "Paladinové Západního království",
        "sk": "Paladini Západného kráľovstva",
    },
    seats=[1, 2, 3, 4],
    options=setup.OPTIONS,
    variants=setup.VARIANTS,
    vocabulary=moves.WORDS,
    deal=setup.deal,
)

__all__ = ["GAME", "cards"]
