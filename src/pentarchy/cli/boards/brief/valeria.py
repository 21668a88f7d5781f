"""Valeria in brief: the turn, the dice, the duke, and what the player has."""

from rich.console import Group, RenderableType

from pentarchy.cli.boards.valeria import centre, counted, dark_lord, dukes, players, purse, status
from pentarchy.cli.boards.valeria_cards import ROLES, SIGNS
from pentarchy.games.valeria.view import SeatView
from pentarchy.words import Words


def brief(view: SeatView, words: Words) -> RenderableType:
    return Group(status(view, words), *dukes(view, words))


def told(view: SeatView, words: Words) -> RenderableType:
    """All but the legend, as signs are put into words."""
    parts = [status(view, words), centre(view, words), players(view, words), *dukes(view, words)]
    return Group(*parts, *([dark_lord(view["dark_lord"], words)] if view["dark_lord"] else []))


def own(view: SeatView, words: Words) -> dict[str, str | int]:
    if view["you"] is None:
        return {}
    player = view["players"][view["you"]]
    amounts = {words.name(kind): count for kind, count in purse(player).items()}
    cards = {
        words.text("board-citizens"): counted(player["citizens"], words),
        words.text("board-domains"): ", ".join(map(words.name, player["domains"])),
        words.text("board-monsters"): counted(player["pile"], words),
    }
    shown = {name: text for name, text in cards.items() if text}
    return {**amounts, **shown, words.text("board-points"): sum(player["points"].values())}


def signs(words: Words) -> dict[str, str]:
    return {sign: words.name(name) for name, sign in {**SIGNS, **ROLES}.items()}
