"""What a player can say beside making a move."""

import unicodedata
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from rich.markdown import Markdown
from rich.text import Text

from pentarchy.bots import SeatObservation, bot, explained
from pentarchy.cli.play.news import history
from pentarchy.cli.play.saving import GameFile
from pentarchy.cli.rulebook import read
from pentarchy.kernel.errors import CannotUndo, PentarchyError
from pentarchy.words import Words
from pentarchy.words.guide import guide

if TYPE_CHECKING:
    from pentarchy.cli.play.session import Session

Order = Callable[["Session", int, str], None]
RECENT = 20
"""How many sentences `log` tells if it is not told how many."""


class Leave(Exception):
    """The player wants to go."""


def help_me(session: "Session", seat: int, rest: str) -> None:
    example = session.menu(seat).example
    session.say("ui-help", style="", example=example, rule=f"{session.record.game.prefix}-1.1")


def hint(session: "Session", seat: int, rest: str) -> None:
    player, observation, words = bot("duke", 0), SeatObservation(session.record.state, seat), session.words
    move = player.choose(observation)
    assert player.analysis is not None
    why = explained(player.analysis, observation).reason(words)
    notation = session.record.game.text(move)
    session.say("ui-hint", style="green", move=words.move(move), notation=notation, why=why)


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
        session.screen.say(session.words.refusal(refusal), style="yellow")


def rules(session: "Session", seat: int, rest: str) -> None:
    """What the guide says about the question of the moment, or the exact text of a rule or a chapter."""
    text = rule_text(session, rest) if rest else told_about(session, seat)
    if text:
        session.screen.say(Text(text.replace("**", "")) if session.screen.plain else Markdown(text))
    elif not rest:
        session.say("ui-which-rule", rule=f"{session.record.game.prefix}-1.1")


def rule_text(session: "Session", wanted: str) -> str:
    """`4.1` is enough for `DIC-4.1`. A rule that does not exist is said."""
    game = session.record.game
    try:
        found = read(game.slug, session.words.lang).find(f"{game.prefix}-{wanted}" if wanted[0].isdigit() else wanted)
    except PentarchyError as error:
        session.screen.say(str(error), style="yellow")
        return ""
    return "\n".join(rule.text for rule in found)


def told_about(session: "Session", seat: int) -> str:
    told = guide(session.record.game.slug, session.words.lang)
    section = told and told.about(session.record.state.rule(seat))
    return section.text if section else ""


def show(session: "Session", seat: int, rest: str) -> None:
    session.show(whole=True)


def log(session: "Session", seat: int, rest: str) -> None:
    """What has happened so far: the last sentences, as many as are asked for."""
    told = history(session.record, session.human, session.words)
    wanted = int(rest) if rest.isdecimal() and int(rest) else len(told) if rest else RECENT
    lines = told[-wanted:]
    if len(told) > len(lines):
        lines = [session.words.said("ui-earlier", {"count": len(told) - len(lines)}), *lines]
    session.screen.say("\n".join(lines))


def save(session: "Session", seat: int, rest: str) -> None:
    """Keeps the game in another file from now on, or says where it is kept."""
    file = GameFile(Path(rest).expanduser()) if rest else session.file
    if file.path.exists() and file.path.absolute() != session.file.path.absolute():
        session.say("ui-exists", style="red", file=str(file.path))
    elif file.write(session.record):
        session.file = file
        session.say("ui-saved", style="green", file=str(file.path))
    else:
        session.say("ui-cannot-save", style="red", file=str(file.path), reason=file.trouble)


def leave(session: "Session", seat: int, rest: str) -> None:
    raise Leave


ORDERS: dict[str, Order] = {
    "help": help_me,
    "hint": hint,
    "undo": undo,
    "why": why,
    "rules": rules,
    "show": show,
    "log": log,
    "save": save,
    "quit": leave,
}


def orders_in(words: Words) -> dict[str, Order]:
    """By the words that stand for them: those of the player's language, with or without accents, and the English."""
    known = {**ORDERS, "?": help_me, "exit": leave}
    for name, order in ORDERS.items():
        word = words.said(f"ui-order-{name}", {})
        known.update({word: order, bare(word): order})
    return known


def bare(word: str) -> str:
    """Without accents, as many type."""
    return "".join(letter for letter in unicodedata.normalize("NFD", word) if not unicodedata.combining(letter))
