"""A Game of Thrones CATAN: Brotherhood of the Watch (rules NGT-*)."""

from pentarchy.games.night_watch import cards, moves, setup
from pentarchy.kernel.game import Game

GAME = Game(
    slug="night_watch",
    prefix="NGT",
    version=1,
    names={"en": "Brotherhood of the Watch", "cs": "Noční hlídka", "sk": "Nočná hliadka"},
    seats=[2, 3, 4],
    options=setup.OPTIONS,
    variants=setup.VARIANTS,
    vocabulary=moves.WORDS,
    deal=setup.deal,
)

__all__ = ["GAME", "cards"]
