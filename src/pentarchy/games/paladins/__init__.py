"""Paladins of the West Kingdom (rules PAL-*)."""

from pentarchy.games.paladins import board, components, moves, setup
from pentarchy.games.paladins.reading import PACKAGE
from pentarchy.kernel.data import check_read
from pentarchy.kernel.game import Game

GAME = Game(
    slug="paladins",
    prefix="PAL",
    version=2,
    names={
        "en": "Paladins of the West Kingdom",
        "cs": "Paladinové Západního království",
        "sk": "Paladini Západného kráľovstva",
    },
    seats=board.SEATS,
    options=setup.OPTIONS,
    variants=setup.VARIANTS,
    vocabulary=moves.WORDS,
    deal=setup.deal,
)

components.check_counts()
check_read(PACKAGE, {"colour"})

__all__ = ["GAME"]
