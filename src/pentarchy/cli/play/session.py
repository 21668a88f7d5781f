"""A game at one terminal: chance deals, bots choose, the player is asked."""

from pathlib import Path
from shlex import quote
from time import sleep

from rich.console import Console, RenderableType
from rich.panel import Panel
from rich.text import Text

from pentarchy.bots import Bot, Chair
from pentarchy.cli.boards import board_for
from pentarchy.cli.play.ending import ending
from pentarchy.cli.play.menu import Menu, NoSuchChoice
from pentarchy.cli.play.orders import ORDERS, Leave
from pentarchy.cli.play.prompt import prompted
from pentarchy.kernel.dealers import Dealer
from pentarchy.kernel.errors import BadNotation, IllegalMove
from pentarchy.kernel.record import Record
from pentarchy.kernel.steps import CHANCE
from pentarchy.words import Words

MOST_NEWS, FEW_NEWS, MENU = 20, 4, 10
PACE = 0.7


class Session:
    """One game being played. `human` is the seat of the player, None for a game that is only watched."""

    def __init__(self, record: Record, words: Words, human: int | None, console: Console, file: Path) -> None:
        self.record = record
        self.words = words
        self.human = human
        self.console = console
        self.file = file
        """Where the game is saved when the player leaves."""
        self.board = board_for(record.game.slug)
        self.news: list[str] = []
        """What happened since the player was last asked."""
        self.watched = CHANCE
        self.prompt = prompted

    def run(self, dealer: Dealer, bots: dict[int, Bot], keep: bool) -> None:
        """Plays to the end, or until the player leaves. The game is saved then; at its end only with `keep`."""
        self.record.state.listen()
        try:
            while not self.record.state.over:
                self.step(dealer, bots)
        except (Leave, EOFError, KeyboardInterrupt):
            self.leave()
            return
        self.show()
        self.console.print(ending(self.record.state.outcome, self.words))
        if keep:
            self.save(self.file)

    def step(self, dealer: Dealer, bots: dict[int, Bot]) -> None:
        state = self.record.state
        if state.seat == CHANCE:
            self.play(dealer.choose(state), CHANCE)
        elif self.human is not None and self.human in state.pending:
            self.ask(self.human)
        else:
            self.watch(state.seat)
            self.play(bots[state.seat].choose(Chair(state, state.seat)), state.seat)

    def play(self, move: int, seat: int) -> None:
        self.record.play(move, seat)
        told = [event.told_to(self.human) for event in self.record.state.heard()]
        self.news += [self.words.event(each) for each in told]

    def watch(self, seat: int) -> None:
        """For a game without a player: the table whenever it is somebody else's turn."""
        if self.human is None and seat != self.watched:
            self.watched = seat
            self.show()
            sleep(PACE if self.console.is_terminal else 0)

    def ask(self, seat: int) -> None:
        """Asks the player until a move is made, or one is taken back."""
        self.show()
        moved = len(self.record.lines)
        while len(self.record.lines) == moved:
            self.obey(self.prompt(), seat)

    def show(self) -> None:
        """The table as this seat sees it, the news, and what there is to choose."""
        state = self.record.state
        if self.console.is_terminal:
            self.console.clear()
        table = self.board.draw(state.view(self.human), self.words)
        self.console.print(table)
        self.tell_news(self.room_below(table))
        if self.human is not None and self.human in state.pending:
            self.say_question(self.human)

    def room_below(self, table: RenderableType) -> int:
        """How many lines of news keep the table on the screen."""
        if not self.console.is_terminal:
            return MOST_NEWS
        return min(MOST_NEWS, max(FEW_NEWS, self.console.height - len(self.console.render_lines(table)) - MENU))

    def tell_news(self, most: int) -> None:
        lines, before = self.news[-most:], len(self.news) - most
        if before > 0:
            lines.insert(0, self.words.said("ui-earlier", {"count": before}))
        if lines:
            title = self.words.said("ui-since", {})
            self.console.print(Panel(Text("\n".join(lines)), title=title, title_align="left", border_style="dim"))
        self.news = []

    def say_question(self, seat: int) -> None:
        question = str(self.record.state.view(seat)["question"])
        self.console.print(Text(self.words.question(question), style="bold"))
        self.console.print(self.menu(seat).drawn())
        self.say("ui-orders", style="dim")

    def menu(self, seat: int) -> Menu:
        view = self.record.state.view(seat)
        options = self.record.state.options(seat)
        return Menu(options, self.words, lambda move: self.board.aside(move, view, self.words))

    def obey(self, typed: str, seat: int) -> None:
        """Carries out an order or a move; whatever else was typed is answered with a sentence."""
        word, _, rest = typed.partition(" ")
        if word.lower() in ORDERS:
            ORDERS[word.lower()](self, seat, rest.strip())
            return
        move = self.read(typed, seat)
        if move is not None:
            self.attempt(move, seat)

    def read(self, typed: str, seat: int) -> int | None:
        """The move that was typed; None, and a sentence, if it is none."""
        menu = self.menu(seat)
        try:
            return menu.read(typed)
        except NoSuchChoice:
            self.say("ui-no-such-number", number=typed)
        except BadNotation:
            self.say("ui-not-understood" if typed else "ui-empty", text=typed, example=menu.example)
        return None

    def attempt(self, move: int, seat: int) -> None:
        try:
            self.play(move, seat)
        except IllegalMove as error:
            self.console.print(Text(self.words.refusal(error.refusal), style="yellow"))

    def say(self, message: str, style: str = "yellow", **facts: str | int) -> None:
        self.console.print(Text(self.words.said(message, {**facts}), style=style))

    def save(self, file: Path) -> bool:
        """Writes the record to a file; says so if that cannot be done."""
        try:
            file.write_text(self.record.text(), encoding="utf-8")
        except OSError as error:
            self.say("ui-cannot-save", style="red", file=str(file), reason=error.strerror or str(error))
            return False
        self.say("ui-saved", style="green", file=str(file))
        return True

    def leave(self) -> None:
        self.console.print()
        if self.save(self.file):
            self.say("ui-resume", style="", command=f"pentarchy play --resume {quote(str(self.file))}")
        self.say("ui-goodbye", style="")
