"""All that can be done."""

from typing import Final

from pentarchy.kernel.moves import Vocabulary, Word
from pentarchy_morris.board import POINTS

WORDS: Final = Vocabulary()
PLACE: Final = WORDS.verb("place", Word(POINTS))
MOVE: Final = WORDS.verb("move", Word(POINTS), Word(POINTS), pattern="move {0} to {1}")
REMOVE: Final = WORDS.verb("remove", Word(POINTS))
