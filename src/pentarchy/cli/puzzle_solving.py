"""A puzzle in the terminal: the table as the seat sees it, and tries until the best move is found."""

import sys

import typer
from rich.console import RenderableType
from rich.text import Text

from pentarchy.bots.analysis import CHANCES, Analysis, Candidate, Prospect
from pentarchy.cli.console import speaks_unicode
from pentarchy.cli.play.command import screen_of
from pentarchy.cli.play.menu import Menu, NoSuchChoice
from pentarchy.cli.play.prompt import prompted
from pentarchy.cli.play.screen import Screen
from pentarchy.kernel.errors import BadNotation
from pentarchy.kernel.game import Game
from pentarchy.kernel.state import State
from pentarchy.puzzles import Puzzle, puzzles_of
from pentarchy.words import Words


def solve(game: Game, number: int, lang: str) -> None:
    known = puzzles_of(game.slug)
    if number > len(known):
        raise typer.BadParameter(f"{game.slug} has {len(known)} puzzles", param_hint="NUMBER")
    Solving(known[number - 1], screen_of(Words(game, lang), not speaks_unicode(sys.stdout))).run()


class Solving:
    def __init__(self, puzzle: Puzzle, screen: Screen) -> None:
        self.puzzle = puzzle
        self.screen = screen
        self.words = screen.words
        self.state: State = puzzle.record().state
        self.view = self.state.view(puzzle.seat)
        self.menu = self.menu_of(self.state.options(puzzle.seat))

    def menu_of(self, options: list[int]) -> Menu:
        board, words, seat = self.screen.board, self.words, self.puzzle.seat
        picker = board.picker(options, self.view, words)
        return Menu(
            options, words, lambda move: board.option_note(move, self.state.facts(move, seat), self.view, words), picker
        )

    def run(self) -> None:
        """Until it is solved; an empty line, or the end of what is typed, asks for the answer."""
        self.screen.show(self.view, [self.words.said("puzzle-task", {})], self.asked)
        while (move := self.typed()) is not None and self.state.game.text(move) != self.puzzle.best:
            self.screen.say(self.wrong(self.state.game.text(move)))
        self.screen.say(self.words.said("puzzle-answer" if move is None else "puzzle-right", {}), "bold")
        self.screen.say(
            f"{self.words.move(self.state.game.parse(self.puzzle.best))}: {explained(self.puzzle, self.words)}"
        )

    def asked(self, tight: bool) -> list[RenderableType]:
        question = Text(self.words.question(str(self.view["question"])), style="bold")
        return [question, self.menu.told() if self.screen.plain else self.menu.drawn(tight)]

    def typed(self) -> int | None:
        """The next move that is possible here; what is not one is told why."""
        while True:
            try:
                text = prompted()
            except (EOFError, KeyboardInterrupt):
                return None
            if not text:
                return None
            move = self.read(text)
            if move is not None:
                return move

    def read(self, text: str) -> int | None:
        try:
            move = self.menu.read(text)
        except NoSuchChoice:
            return self.refused(self.words.said("ui-no-such-number", {"number": text}))
        except BadNotation:
            return self.refused(self.words.said("ui-not-understood", {"text": text, "example": self.menu.example}))
        refusal = self.state.why_not(move, self.puzzle.seat)
        return move if refusal is None else self.refused(self.words.refusal(refusal))

    def refused(self, why: str) -> int | None:
        """No move: why is told."""
        self.screen.say(why, "yellow")
        return None

    def wrong(self, move: str) -> str:
        behind = next((each.behind for each in self.puzzle.answers if each.move == move), None)
        why = "puzzle-better" if behind is None else "puzzle-loss"
        facts: dict[str, str | int] = {} if behind is None else {"percent": round(100 * behind)}
        return f"{self.words.said('puzzle-wrong', {})}. {self.words.said(why, facts)}"


def explained(puzzle: Puzzle, words: Words) -> str:
    """Why the best move is best, as bots explain their choices."""
    candidates = [Candidate(words.game.parse(each.move), each.chance, 0, each.chance) for each in puzzle.answers]
    hope = Prospect(puzzle.answers[0].chance, puzzle.points, puzzle.ends)
    return Analysis("", puzzle.seat, CHANCES, candidates, len(candidates), prospect=hope).reason(words)
