"""Paladins of the West Kingdom in brief: the round, the cards to choose from, the actions, and what the player has."""

from rich.console import Group, RenderableType
from rich.text import Text

from pentarchy.cli.boards.paladins import (
    actions,
    boards,
    card_text,
    kings_cards,
    letters,
    own_paladins,
    shown,
    spaces_of,
    status,
    tavern,
    townsfolk,
)
from pentarchy.games.paladins.board import REGIONS
from pentarchy.games.paladins.cards import PALADIN_BONUS, PALADIN_WORKERS, PALADINS
from pentarchy.games.paladins.reading import ATTRIBUTES, WORKERS
from pentarchy.games.paladins.view import SeatView
from pentarchy.words import Words

ABOUT_ACTIONS = {"TakeTurn", "PlaceWorkers", "PlaceWorkshop", "FreeDevelop", "KeepWorkers"}


def brief(view: SeatView, words: Words) -> RenderableType:
    return Group(status(view, words), *at_stake(view, words))


def at_stake(view: SeatView, words: Words) -> list[RenderableType]:
    """The paladins, or the actions, where the question is about them: other choices tell all about themselves."""
    if view["question"] == "ArrangePaladins" and view["yours"]:
        return [in_hand(view["yours"]["hand"], words)]
    if view["you"] is None or view["question"] not in ABOUT_ACTIONS:
        return []
    return [king(view, words), actions(view["boards"][view["you"]], words), letters(words)]


def in_hand(paladins: list[str], words: Words) -> Text:
    """The paladins to choose from, one a line: workers, attributes for the round, ability."""
    return Text("\n".join(f"{words.name(paladin)}: {brings(paladin, words)}" for paladin in paladins))


def brings(name: str, words: Words) -> str:
    paladin = PALADINS.index(name)
    workers = [words.name(WORKERS[kind]) for kind in PALADIN_WORKERS[paladin]]
    bonus = PALADIN_BONUS[3 * paladin : 3 * paladin + 3]
    skills = [f"{words.name(each)} {number:+}" for each, number in zip(ATTRIBUTES, bonus) if number]
    return f"{', '.join([*workers, *skills])}; {words.text(f'web-paladin-{name}')}"


def king(view: SeatView, words: Words) -> Text:
    """What the King's Orders want, without saying each time that they are orders. Favours are among the choices."""
    orders = [shown(card, words).rpartition(": ")[2] for card in view["orders"] if card]
    return Text(f"{words.text('board-king')}: {', '.join(orders) or '–'}", no_wrap=True, overflow="ellipsis")


def own(view: SeatView, words: Words) -> dict[str, str | int]:
    if view["you"] is None:
        return {}
    mine = view["boards"][view["you"]]
    always = {words.name("silver"), words.name("provision")}
    goods = {
        words.name("silver"): mine["silver"],
        words.name("provision"): mine["provisions"],
        words.text("board-suspicion"): len(mine["suspicion"]),
        words.text("board-unpaid"): mine["unpaid"],
        words.text("board-paid"): mine["paid"],
    }
    shown_goods = {name: count for name, count in goods.items() if count or name in always}
    workers = ", ".join(f"{count}× {words.name(kind)}" for kind, count in mine["workers"].items())
    skills = {words.name(name): mine["effective"][name] for name in mine["attributes"]}
    points = {words.text("ui-points"): sum(mine["points"].values())}
    return {**skills, **shown_goods, words.text("board-workers"): workers or "–", **points}


def told(view: SeatView, words: Words) -> RenderableType:
    parts: list[RenderableType] = [status(view, words), kings_cards(view, words), townsfolk(view, words)]
    parts.append(Text("\n".join(lines_of_regions(view, words))))
    if view["tavern"]:
        parts.append(tavern(view, words))
    if view["yours"]:
        parts.append(own_paladins(view["yours"], words))
    return Group(*parts, boards(view, words), letters(words))


def lines_of_regions(view: SeatView, words: Words) -> list[str]:
    found = []
    for number, region in enumerate(REGIONS, start=1):
        spaces = ", ".join(spaces_of(region, view, words).plain.splitlines())
        outsider = "; ".join(card_text(view["outsiders"][number - 1], words).plain.splitlines())
        found += [f"{words.text('board-spaces', region=number)}: {spaces}"]
        found += [f"{words.text('board-outsider', region=number)}: {outsider}"]
    return found


def signs(words: Words) -> dict[str, str]:
    pieces = {"✝": words.name("monk"), "▲": words.name("outpost"), "⌂": words.text("board-workshop")}
    return {**pieces, "●": words.name("silver")}
