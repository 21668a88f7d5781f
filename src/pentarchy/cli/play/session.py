"""A game at one terminal: chance deals, bots choose, the player is asked."""

from collections.abc import Callable
from contextlib import suppress
from shlex import quote
from time import sleep

from rich.console import RenderableType
from rich.text import Text

from pentarchy.bots import Bot, SeatObservation
from pentarchy.cli.boards import View
from pentarchy.cli.console import program
from pentarchy.cli.play.ending import ending
from pentarchy.cli.play.menu import Menu, NoSuchChoice
from pentarchy.cli.play.news import sentences
from pentarchy.cli.play.orders import Leave, orders_in
from pentarchy.cli.play.prompt import prompted
from pentarchy.cli.play.saving import GameFile
from pentarchy.cli.play.screen import Screen
from pentarchy.cli.play.signals import Ended, heard
from pentarchy.kernel.dealers import Dealer
from pentarchy.kernel.errors import BadNotation, IllegalMove
from pentarchy.kernel.record import Record
from pentarchy.kernel.steps import CHANCE

PACE = 0.7


class Session:
    """One game being played. `human` is the seat of the player, None for a game that is only watched."""

    def __init__(self, record: Record, human: int | None, screen: Screen, file: GameFile) -> None:
        self.record = record
        self.words = screen.words
        self.human = human
        self.screen = screen
        self.board = screen.board
        self.file = file
        self.orders = orders_in(self.words)
        self.news: list[str] = []
        """What happened since the player's last decision."""
        self.watched = CHANCE
        self.meant: int | None = None
        """The move that was looked at, and is made by an empty line."""
        self.prompt: Callable[[], str] = lambda: prompted("> " if screen.plain else "❯ ")

    def run(self, dealer: Dealer, bots: dict[int, Bot]) -> bool:
        """Plays to the end, or until the player leaves or a signal comes. Whether the game is safe in its file."""
        self.record.state.listen()
        with heard():
            try:
                return self.play_on(dealer, bots)
            except Ended as end:
                self.end(end)
        return False

    def play_on(self, dealer: Dealer, bots: dict[int, Bot]) -> bool:
        try:
            while not self.record.state.over:
                self.step(dealer, bots)
        except (Leave, EOFError, KeyboardInterrupt):
            return self.leave()
        self.show()
        self.screen.say(ending(self.record.state.outcome, self.words))
        return self.save()

    def step(self, dealer: Dealer, bots: dict[int, Bot]) -> None:
        state = self.record.state
        if state.seat == CHANCE:
            self.play(dealer.choose(state), CHANCE)
        elif self.human is not None and self.human in state.pending:
            self.ask(self.human)
        else:
            self.watch(state.seat)
            self.play(bots[state.seat].choose(SeatObservation(state, state.seat)), state.seat)
            self.file.write(self.record)

    def play(self, move: int, seat: int) -> None:
        self.record.play(move, seat)
        self.screen.look(self.view())
        self.news += sentences(self.record.state.heard(), self.human, self.words)

    def watch(self, seat: int) -> None:
        """For a game without a player: the table whenever it is somebody else's turn."""
        if self.human is None and seat != self.watched:
            self.watched = seat
            self.show()
            self.news = []
            sleep(PACE if self.screen.console.is_terminal else 0)

    def ask(self, seat: int) -> None:
        """Asks the player until a move is made, or one is taken back. What is seen is safe in the file already."""
        self.file.write(self.record)
        self.meant = None
        self.show()
        moved = len(self.record.lines)
        while len(self.record.lines) == moved:
            self.obey(self.prompt(), seat)
        self.file.write(self.record)

    def show(self, whole: bool = False) -> None:
        """The table as this seat sees it, the news, and what there is to choose."""
        self.screen.show(self.view(), self.news, self.asked, whole)

    def view(self) -> View:
        return self.record.state.view(self.human)

    def trouble(self) -> list[RenderableType]:
        if not self.file.trouble:
            return []
        facts: dict[str, str | int] = {"file": str(self.file.path), "reason": self.file.trouble}
        return [Text(self.words.said("ui-cannot-save", facts), style="red")]

    def asked(self, tight: bool = False) -> list[RenderableType]:
        """The question and the choices, if the player is asked. Where there is only one, it is to keep a secret."""
        parts = self.trouble()
        if self.human is None or self.human not in self.record.state.pending:
            return parts
        menu = self.menu(self.human)
        parts.append(Text(self.words.question(str(self.view()["question"])), style="bold"))
        if len(menu.options) == 1:
            parts.append(Text(self.words.said("ui-only-one", {}), style="dim"))
        parts.append(menu.told() if self.screen.plain else menu.drawn(tight))
        return [*parts, Text(self.words.said("ui-orders", {}), style="dim")]

    def menu(self, seat: int) -> Menu:
        state, words = self.record.state, self.words
        view, options = state.view(seat), state.options(seat)
        picker = self.board.picker(options, view, words)
        return Menu(
            options, words, lambda move: self.board.option_note(move, state.facts(move, seat), view, words), picker
        )

    def obey(self, typed: str, seat: int) -> None:
        """Carries out an order or a move; whatever else was typed is answered with a sentence."""
        word, _, rest = typed.partition(" ")
        if word.lower() in self.orders:
            self.orders[word.lower()](self, seat, rest.strip())
        elif not typed and self.meant is not None:
            self.attempt(self.meant, seat)
        elif not self.looks(typed, seat):
            move = self.read(typed, seat)
            if move is not None:
                self.attempt(move, seat)

    def looks(self, typed: str, seat: int) -> bool:
        """Whether a choice was described rather than made: it is drawn, and made by an empty line."""
        picker = self.menu(seat).picker
        look = picker.look(typed) if picker else None
        if look is None:
            return False
        self.meant = look.move
        self.screen.say(look.told if self.screen.plain else look.drawing)
        if look.move is not None:
            self.say("ui-enter", style="green")
        return True

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
        """Makes a move; from then on news and changes are told anew."""
        view, news, self.news = self.view(), self.news, []
        try:
            self.play(move, seat)
        except IllegalMove as error:
            self.news = news
            self.screen.say(self.words.refusal(error.refusal), style="yellow")
        else:
            self.screen.remember(view)

    def say(self, message: str, style: str = "yellow", **facts: str | int) -> None:
        self.screen.say(self.words.said(message, {**facts}), style)

    def save(self) -> bool:
        """Writes the game to its file, and says whether that was possible."""
        if self.file.write(self.record):
            self.say("ui-saved", style="green", file=str(self.file.path))
        else:
            self.say("ui-cannot-save", style="red", file=str(self.file.path), reason=self.file.trouble)
        return not self.file.trouble

    def leave(self) -> bool:
        """Takes leave, also of a terminal that is not there any more."""
        self.file.write(self.record)
        with suppress(OSError):
            self.screen.console.print()
            if self.save():
                resumes = f"{program()} play --resume {quote(str(self.file.path))}"
                self.screen.say_in_one_line(self.words.said("ui-resume", {"command": resumes}))
            self.say("ui-goodbye", style="")
        return not self.file.trouble

    def end(self, end: Ended) -> None:
        """As the signal wants it, with the game in its file."""
        if end.closed:
            self.file.write(self.record)
        else:
            self.leave()
        end.end()
