"""Amulet in brief: the day, the card being fought, and what the player has; and where a token can be laid."""

from rich.console import Group, RenderableType
from rich.text import Text

from pentarchy.cli.boards.amulet import CARDS, GRIDS, cards, legend, lies, people, places, status
from pentarchy.cli.boards.amulet_placing import Placing, cell, kind_of
from pentarchy.games.amulet.moves import PLACE
from pentarchy.games.amulet.shapes import SIDE, TOKEN_ROWS, TOKENS
from pentarchy.games.amulet.showing import COLOURS
from pentarchy.games.amulet.view import SeatView
from pentarchy.kernel.events import Facts
from pentarchy.words import Words


def brief(view: SeatView, words: Words) -> RenderableType:
    parts: list[RenderableType] = [status(view, words)]
    if view["fight"]["token"] is None and view["fight"]["foe"]:
        parts += [*list(cards(view, words))[:1], legend(words)]
    return Group(*parts)


def own(view: SeatView, words: Words) -> dict[str, str | int]:
    player = None if view["you"] is None else view["players"][view["you"]]
    if player is None or player["character"] is None:
        return {}
    gems = {words.name(colour): player["gems"][colour] for colour in COLOURS if player["gems"][colour]}
    lists = {
        words.text("board-armed"): view["fight"]["armed"],
        words.text("board-weapons"): player["ready"],
        words.text("board-items"): [*player["potions"], *player["spells"], *(player["oaths"]["cards"] or [])],
    }
    return {
        words.text("board-place"): words.name(player["place"]),
        words.name("health"): f"{player['health']}/{player['most_health']}",
        words.text("board-square-C"): player["coins"],
        **gems,
        words.text("board-gems"): words.text("board-sections", sections=player["sections"]),
        **{name: ", ".join(map(words.name, things)) for name, things in lists.items() if things},
        words.text("board-trophies"): len(player["trophies"]),
        words.text("board-points"): sum(player["points"].values()),
    }


def option_note(move: int, facts: Facts, view: SeatView, words: Words) -> str:
    """What lies at a place, what a card says, how a token is shaped."""
    verb = words.game.vocabulary.verb_of(move)
    thing = verb.arguments[0].text(verb.argument(move, 0)) if verb.arguments else ""
    match verb.name:
        case "go":
            return lies(view, thing, words).plain
        case "lay" | "arm" | "wield" | "borrow":
            shape = " / ".join(TOKEN_ROWS[TOKENS.index(thing)].texts("shape")).replace(".", "·")
            return " · ".join(filter(None, [shape, words.note(move, facts)]))
    return words.label(thing) or words.note(move, facts)


def told(view: SeatView, words: Words) -> RenderableType:
    """The grids of cards square by square; no legend, as signs are put into words."""
    fought, castle = view["fight"], view["castle"]
    shown = {fought["foe"]: fought["covered"]} if fought["foe"] in CARDS else {}
    shown |= {castle["adventure"]: castle["covered"]} if castle["adventure"] else {}
    grids = [Text("\n".join(squares(card, covered, words))) for card, covered in shown.items()]
    return Group(status(view, words), places(view, words), *grids, people(view, words))


def squares(card: str, covered: list[str], words: Words) -> list[str]:
    """Every square of a card that is not blank."""
    found = []
    for square, letter in enumerate(GRIDS[CARDS.index(card)]):
        row, col = divmod(square, SIDE)
        what = "covered" if f"{row},{col}" in covered else kind_of(letter)
        if what != "plain":
            found.append(f"{words.name(card)}, {cell(row, col)}: {words.text(f'board-square-{what}')}")
    return found


def picker(options: list[int], view: SeatView, words: Words) -> Placing | None:
    """Where the token in hand may lie."""
    return Placing(options, view, words) if len(options) > 1 and all(map(PLACE.covers, options)) else None


def signs(words: Words) -> dict[str, str]:
    marks = {sign: words.text(f"board-square-{letter}") for sign, letter in zip("◎✖○▩", "WDCX", strict=True)}
    first, stun = words.text("board-sign-first"), words.text("board-sign-stun")
    gems = {"◆": words.text("board-square-gem"), "♥": words.name("health"), "♡": "", "~": ""}
    return {**marks, **gems, "☼": f"{first}:", "✸": stun, "◉": words.text("board-sign-mark")}
