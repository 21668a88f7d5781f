"""Puzzles: moments of games of bots at which one move is clearly best and hard to see. `pentarchy.review.mining` finds
them."""

from pentarchy.puzzles.puzzle import Puzzle, PuzzleAnswer, Source, puzzles_of

__all__ = ["Puzzle", "PuzzleAnswer", "Source", "puzzles_of"]
