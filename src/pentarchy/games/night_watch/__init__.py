"""A Game of Thrones CATAN: Brotherhood of the Watch (rules NGT-*)."""

from pentarchy.games.night_watch import cards, checks, moves, setup
from pentarchy.kernel.data import check_read
from pentarchy.kernel.game import Game

GAME = Game(
    slug="night_watch",
    prefix="NGT",
    version=2,
    names={"en": "Brotherhood of the Watch", "cs": "Noční hlídka", "sk": "Nočná hliadka"},
    seats=[2, 3, 4],
    options=setup.OPTIONS,
    variants=setup.VARIANTS,
    vocabulary=moves.WORDS,
    deal=setup.deal,
)

checks.check_data()
check_read(cards.PACKAGE, checks.FOR_PEOPLE)

__all__ = ["GAME", "cards"]
