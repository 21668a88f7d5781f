"""King of the Dice: The Board Game (rules DIC-*)."""

from typing import Final

from pentarchy.games.dice_king import cards, moves, setup
from pentarchy.games.dice_king.checks import ABOUT, check_agreement
from pentarchy.kernel.data import check_read
from pentarchy.kernel.game import Game

ABOUT_GAME: Final = cards.GAME.row("game")
ABOUT_GAME.exactly("id", "dice_king")
ABOUT_GAME.exactly("rule_prefix", "DIC")
ABOUT_GAME.exactly("solo_mode", False)  # DIC-1.1

GAME: Final = Game(
    slug="dice_king",
    prefix="DIC",
    version=1,
    names={"en": "King of the Dice", "cs": "Král kostek", "sk": "Kráľ kociek"},
    seats=list(range(ABOUT_GAME.number("min_players"), ABOUT_GAME.number("max_players") + 1)),
    options=setup.OPTIONS,
    variants=setup.VARIANTS,
    vocabulary=moves.WORDS,
    deal=setup.deal,
)

check_agreement()
check_read(cards.PACKAGE, set(ABOUT.split()))

__all__ = ["GAME", "cards"]
