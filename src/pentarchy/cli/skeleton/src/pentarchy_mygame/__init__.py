"""My Game (rules MYG-*)."""

from pentarchy.kernel import Game, Variant
from pentarchy_mygame.game import WORDS, begin

GAME = Game(
    slug="mygame",
    prefix="MYG",
    version=1,
    names={"en": "My Game"},
    seats=[2, 3, 4],
    options=[],
    variants=[Variant("standard", {}, [2, 3, 4])],
    vocabulary=WORDS,
    deal=begin,
)

__all__ = ["GAME"]
