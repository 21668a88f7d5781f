"""Where a token of Amulet may be laid: chosen by its turn and a square of the card, and drawn before it lies there."""

import re

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from pentarchy.cli.boards import Look
from pentarchy.cli.boards.amulet import CARDS, GRIDS, symbol
from pentarchy.games.amulet.moves import PLACE
from pentarchy.games.amulet.shapes import REACH, SIDE, TOKEN_ROWS, TOKENS, on_card, squares_at, turned
from pentarchy.games.amulet.view import SeatView
from pentarchy.words import Words

Square = tuple[int, int]
COLUMNS = "wxyzabcdefghi"
"""The names of columns: a to e are on the card, the others left and right of it. Rows 1 to 5 are on the card."""
TYPED = re.compile(r"^([1-4])(?:\s*([a-i]|[w-z])\s*(-?\d))?$")
SIGNS = {"S": "S ", "H": "H "}


def cell(row: int, col: int) -> str:
    return f"{COLUMNS[col + REACH]}{row + 1}"


def kind_of(letter: str) -> str:
    """What a square of a card is: `W`, `D`, `C`, `X`, `gem` or `plain`."""
    if letter.isdigit():
        return "D"
    return letter if letter in "WDCX" else "plain" if letter == "." else "gem"


class Placing:
    """The places of one token. Its mark is its first square, read line by line."""

    def __init__(self, options: list[int], view: SeatView, words: Words) -> None:
        self.words = words
        self.view = view
        self.token = PLACE.argument(options[0], 0)
        self.drawings = [[*TOKEN_ROWS[self.token].texts("shape")]]
        for _ in range(3):
            self.drawings.append(turned(self.drawings[-1]))
        self.moves = {self.where(move): move for move in options}
        turn, row, col = next((at for at in self.moves if on_card(*at[1:])), next(iter(self.moves)))
        self.example = f"{turn + 1} {cell(row, col)}"

    def where(self, move: int) -> tuple[int, int, int]:
        """The turn of a move, and where the mark lies."""
        turn, row, col = (PLACE.argument(move, i) for i in (1, 2, 3))
        down, right = self.mark(turn)
        return turn, row - REACH + down, col - REACH + right

    def mark(self, turn: int) -> Square:
        row, col, _ = squares_at(self.drawings[turn], 0, 0)[0]
        return row, col

    def squares(self, turn: int, row: int, col: int) -> dict[Square, str]:
        """What the token covers with its mark on a square, by the letters of its drawing."""
        down, right = self.mark(turn)
        covered = squares_at(self.drawings[turn], row - down, col - right)
        return {(at, across): letter for at, across, letter in covered}

    def turns(self) -> list[int]:
        return sorted({turn for turn, _, _ in self.moves})

    def fits(self, turn: int) -> list[Square]:
        return [(row, col) for other, row, col in self.moves if other == turn]

    # Drawn.

    def drawn(self) -> RenderableType:
        table = Table.grid(padding=(0, 3))
        table.add_row(self.card({}), *(self.shape(turn) for turn in self.turns()))
        return Group(Text(self.words.text("board-placing", example=self.example)), table)

    def shape(self, turn: int) -> Text:
        """The token by itself: its mark, shields and hilts."""
        drawn = Text(f"{self.words.text('board-turned', turn=turn + 1)}\n", "bold")
        squares = self.squares(turn, *self.mark(turn))
        for row, line in enumerate(self.drawings[turn]):
            for col in range(len(line)):
                drawn.append(self.sign((row, col), squares, self.mark(turn)), "#6b8f71")
            drawn.append("\n")
        return drawn

    def sign(self, square: Square, squares: dict[Square, str], mark: Square) -> str:
        if square not in squares:
            return "  "
        return "◉ " if square == mark else SIGNS.get(squares[square], "■ ")

    def card(self, marks: dict[Square, str]) -> Text:
        """The card with names for its rows and columns, as far around it as the marks reach."""
        rows = range(min([0, *(row for row, _ in marks)]), max([SIDE - 1, *(row for row, _ in marks)]) + 1)
        cols = range(min([0, *(col for _, col in marks)]), max([SIDE - 1, *(col for _, col in marks)]) + 1)
        drawn = Text("    " + "  ".join(COLUMNS[col + REACH] for col in cols) + "\n", "dim")
        for row in rows:
            drawn.append(f"{row + 1:>2}  ", "dim")
            for col in cols:
                drawn.append(*self.square(row, col, marks))
                drawn.append(" ")
            drawn.append("\n")
        return drawn

    def square(self, row: int, col: int, marks: dict[Square, str]) -> tuple[str, str]:
        if (row, col) in marks:
            return marks[row, col], "bold #9fd8ab"
        if not on_card(row, col):
            return "  ", ""
        if f"{row},{col}" in self.view["fight"]["covered"]:
            return "██", "#6b8f71"
        sign, style = symbol(self.letter(row, col), self.words)
        return f"{sign:<2}", style

    def letter(self, row: int, col: int) -> str:
        return GRIDS[CARDS.index(self.view["fight"]["foe"] or "")][row * SIDE + col]

    # Told.

    def told(self) -> list[str]:
        lines = [self.words.text("board-placing", example=self.example)]
        return [*lines, *(self.said_fits(turn) for turn in self.turns())]

    def said_fits(self, turn: int) -> str:
        where = ", ".join(cell(row, col) for row, col in self.fits(turn))
        return self.words.said("board-turn-fits", {"turn": turn + 1, "squares": where or "–"})

    def said_laid(self, turn: int, row: int, col: int) -> str:
        """Which squares the token would cover, and what is on them."""
        covered = [f"{cell(*square)} {self.kind(*square)}" for square in sorted(self.squares(turn, row, col))]
        facts: dict[str, str | int] = {"token": self.name, "turn": turn + 1, "squares": ", ".join(covered)}
        return self.words.said("board-laid-there", facts)

    def said_not_fitting(self, turn: int, row: int, col: int) -> str:
        facts: dict[str, str | int] = {"token": self.name, "turn": turn + 1, "square": cell(row, col)}
        return self.words.said("board-does-not-fit", facts)

    def kind(self, row: int, col: int) -> str:
        if not on_card(row, col):
            return self.words.text("board-square-off")
        return self.words.text(f"board-square-{kind_of(self.letter(row, col))}")

    @property
    def name(self) -> str:
        return self.words.name(TOKENS[self.token])

    # Chosen.

    def look(self, typed: str) -> Look | None:
        found = TYPED.match(typed.strip().lower())
        if not found:
            return None
        turn = int(found[1]) - 1
        if found[2] is None:
            fits = dict.fromkeys(self.fits(turn), "□ ")
            return Look(Group(self.shape(turn), self.card(fits)), self.said_fits(turn), None)
        row, col = int(found[3]) - 1, COLUMNS.index(found[2]) - REACH
        return self.look_at(turn, row, col)

    def look_at(self, turn: int, row: int, col: int) -> Look:
        squares = self.squares(turn, row, col)
        marks = {
            at: self.sign(at, squares, (row, col)) for at in squares if all(-REACH <= n < SIDE + REACH for n in at)
        }
        move = self.moves.get((turn, row, col))
        sentence = self.said_not_fitting(turn, row, col) if move is None else self.said_laid(turn, row, col)
        return Look(Group(self.card(marks), Text(sentence)), sentence, move)
