"""What a player sees: the table drawn whole where the terminal has room for it, else in brief; or as plain lines."""

from collections.abc import Callable, Sequence

from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from pentarchy.cli.boards import Board, Own, View
from pentarchy.cli.play.spoken import spoken
from pentarchy.kernel.views import called_in
from pentarchy.words import Words

MOST_NEWS, FEW_NEWS = 20, 3
Asked = Callable[[bool], list[RenderableType]]
"""The question and the choices, in fewer lines where it is told to."""
PROMPT = 2
"""The line where the player types, and one of air."""


class Screen:
    """Draws pages: the table, what happened, what is asked."""

    def __init__(self, console: Console, words: Words, board: Board, plain: bool = False) -> None:
        self.console = console
        self.words = words
        self.board = board
        self.plain = plain
        self.before: Own | None = None
        """What the player had at the last decision."""

    def remember(self, view: View) -> None:
        """From now on changes are told against this view."""
        self.before = self.board.own(view, self.words)

    def look(self, view: View) -> None:
        """From now on things are called as on this table."""
        self.words.called = called_in(view) if self.plain else self.board.called(view)

    def say(self, thing: RenderableType, style: str = "") -> None:
        """Something beside the table: an answer, a rule."""
        if self.plain:
            self.speak(spoken(thing, self.board.signs(self.words)))
        else:
            self.console.print(Text(thing, style=style) if isinstance(thing, str) else thing)

    def say_in_one_line(self, sentence: str) -> None:
        """However long: what holds a command can be copied whole."""
        self.console.print(sentence, soft_wrap=True, markup=False, highlight=False)

    def speak(self, lines: Sequence[str]) -> None:
        for line in lines:
            self.console.print(Text(line), soft_wrap=True)

    def show(self, view: View, news: list[str], asked: Asked, whole: bool = False) -> None:
        """A page. The whole table only where it fits, or where somebody has asked for it."""
        self.look(view)
        if self.plain:
            self.tell(view, news, asked(False), whole)
            return
        table, below = self.board.draw(view, self.words), asked(False)
        fits = self.fits([table, *self.panel(news, FEW_NEWS), *below])
        if self.console.is_terminal and (fits or not whole):
            self.console.clear()
        if fits or whole:
            self.draw([table, *self.panel(news, self.room([table, *below])), *below])
        else:
            self.show_brief(view, news, asked)

    def show_brief(self, view: View, news: list[str], asked: Asked) -> None:
        """In a low window; the choices in fewer lines where even that is too much."""
        short, below = [self.board.brief(view, self.words), *self.changes(view)], asked(False)
        if not self.fits([*short, *self.lines(news, 1), *below]):
            below = asked(True)
        self.draw([*short, *self.lines(news, self.room([*short, *below])), *below])

    def draw(self, parts: list[RenderableType]) -> None:
        self.console.print(Group(*parts))

    def fits(self, parts: list[RenderableType]) -> bool:
        return not self.console.is_terminal or self.height(parts) + PROMPT <= self.console.height

    def height(self, parts: list[RenderableType]) -> int:
        return len(self.console.render_lines(Group(*parts)))

    def room(self, parts: list[RenderableType]) -> int:
        """How many lines of news keep the rest on the screen."""
        if not self.console.is_terminal:
            return MOST_NEWS
        return min(MOST_NEWS, max(FEW_NEWS, self.console.height - self.height(parts) - PROMPT - 2))

    def panel(self, news: list[str], most: int) -> list[RenderableType]:
        title = self.words.said("ui-since", {})
        lines = self.lines(news, most)
        return [Panel(Group(*lines), title=title, title_align="left", border_style="dim")] if lines else []

    def lines(self, news: list[str], most: int) -> list[RenderableType]:
        """The last of the news, as many as there is room for."""
        told = [Text.assemble(("• ", "dim"), each) for each in news]
        count = 0
        while count < len(told) and self.height([*told[-count - 1 :]]) <= most:
            count += 1
        before = len(news) - max(1, count)
        earlier = [Text(self.words.said("ui-earlier", {"count": before}), "dim")] if before > 0 else []
        return [*earlier, *told[-max(1, count) :]]

    def changes(self, view: View) -> list[RenderableType]:
        """What the player has, and how that has changed since the last decision."""
        line = Text()
        for name, value in self.facts(view).items():
            line.append(" · " if line else "", "dim")
            line.append(f"{name} ", "dim")
            line.append(f"{value}", "bold")
            line.append(self.change(name, value), "green")
        return [line] if line else []

    def facts(self, view: View) -> Own:
        """What the player has, and that nothing is left of what is not named any more."""
        own = self.board.own(view, self.words)
        gone = {name: old for name, old in (self.before or {}).items() if name not in own}
        return {**own, **{name: 0 if isinstance(old, int) else "–" for name, old in gone.items()}}

    def change(self, name: str, value: str | int) -> str:
        old = (self.before or {}).get(name, value)
        if old == value:
            return ""
        if isinstance(old, int) and isinstance(value, int):
            return f" ({value - old:+})"
        return f" ({self.words.said('ui-was', {'old': str(old) or '–'})})"

    def tell(self, view: View, news: list[str], asked: list[RenderableType], whole: bool) -> None:
        """A page to be read aloud: what happened, then what changed or everything, then the question."""
        signs, own = self.board.signs(self.words), self.facts(view)
        self.speak([*spoken(Text("\n".join(news)), signs)])
        everything = whole or self.before is None
        self.speak(spoken((self.board.told if whole else self.board.heard)(view, self.words), signs))
        told = {name: value for name, value in own.items() if everything or self.change(name, value)}
        facts = [f"{name}: {value}{self.change(name, value)}" for name, value in told.items()]
        self.speak(spoken(Text("\n".join(facts)), signs))
        for part in asked:
            self.speak(spoken(part, signs))
