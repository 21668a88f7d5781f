"""What a player can say beside making a move."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from rich.markdown import Markdown

from pentarchy.bots import Chair, GreedyBot
from pentarchy.cli.rulebook import read
from pentarchy.kernel.errors import CannotUndo, PentarchyError

if TYPE_CHECKING:
    from pentarchy.cli.play.session import Session


class Leave(Exception):
    """The player wants to go."""


def help_me(session: "Session", seat: int, rest: str) -> None:
    example = session.menu(seat).example
    session.say("ui-help", style="", example=example, rule=f"{session.record.game.prefix}-1.1")


def hint(session: "Session", seat: int, rest: str) -> None:
    move = GreedyBot(0, tries=8, more_tries=40).choose(Chair(session.record.state, seat))
    session.say("ui-hint", style="green", move=session.words.move(move), notation=session.record.game.text(move))


def undo(session: "Session", seat: int, rest: str) -> None:
    try:
        session.record.undo(seat)
    except CannotUndo:
        session.say("ui-cannot-undo")
    else:
        session.news = [session.words.said("ui-undone", {})]


def why(session: "Session", seat: int, rest: str) -> None:
    """Why a move is not possible, with its rule."""
    if not rest:
        session.say("ui-why-what", example=session.menu(seat).example)
        return
    move = session.read(rest, seat)
    if move is None:
        return
    refusal = session.record.state.why_not(move, seat)
    if refusal is None:
        session.say("ui-possible", style="green", move=session.words.move(move))
    else:
        session.console.print(session.words.refusal(refusal), style="yellow", markup=False)


def rules(session: "Session", seat: int, rest: str) -> None:
    """The text of a rule, or of a chapter."""
    game = session.record.game
    if not rest:
        session.say("ui-which-rule", rule=f"{game.prefix}-1.1")
        return
    try:
        found = read(game.slug).find(rest)
    except PentarchyError as error:
        session.console.print(str(error), style="yellow", markup=False)
    else:
        session.console.print(Markdown("\n".join(rule.text for rule in found)))


def show(session: "Session", seat: int, rest: str) -> None:
    session.show()


def save(session: "Session", seat: int, rest: str) -> None:
    session.save(Path(rest).expanduser() if rest else session.file)


def leave(session: "Session", seat: int, rest: str) -> None:
    raise Leave


ORDERS: dict[str, Callable[["Session", int, str], None]] = {
    "help": help_me,
    "?": help_me,
    "hint": hint,
    "undo": undo,
    "why": why,
    "rules": rules,
    "show": show,
    "save": save,
    "quit": leave,
    "exit": leave,
}
