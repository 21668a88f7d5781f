"""King of the Dice in brief: the dice, what the offer wants, and what the player has."""

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from pentarchy.cli.boards.dice_king import now, offer, status
from pentarchy.cli.boards.dice_king_areas import COLORS, areas, castles, initial, jokers, points
from pentarchy.games.dice_king.view import SeatView
from pentarchy.words import Words

ON_THE_MAP = {"KeepTile", "PlaceTile", "SlayDragon", "ConquerCastle", "StealCard", "FireSource"}
"""Questions for which the dice do not matter any more."""


def brief(view: SeatView, words: Words) -> RenderableType:
    parts: list[RenderableType] = [status(view, words)]
    if view["question"] not in ON_THE_MAP:
        parts += [dice(view, words), wanted(view, words)]
    return Group(*parts)


def dice(view: SeatView, words: Words) -> Text:
    """Each die by its place: number and colour."""
    line = Text()
    for place, die in enumerate(view["dice"], start=1):
        line.append(f"{place}: ", "dim")
        line.append(f" {die['number']} {initial(die['color'], words)} ", f"bold #ffffff on {COLORS[die['color']]}")
        line.append("  ")
    return line


def wanted(view: SeatView, words: Words) -> Table:
    """The offer without what can be looked up later."""
    table = Table.grid(padding=(0, 2))
    for progress in view["progress"]:
        card = progress["card"]
        table.add_row(Text(words.name(card), "bold"), words.label(card), now(progress, words))
    return table


def own(view: SeatView, words: Words) -> dict[str, str | int]:
    if view["you"] is None:
        return {}
    area = view["areas"][view["you"]]
    return {
        words.text("board-castles"): castles(area).removeprefix("♜ "),
        words.name("gold"): area["gold"],
        words.name("white"): area["white"],
        words.text("board-fires"): area["fires"],
        words.text("board-points"): int(points(area)),
        words.text("board-jokers"): jokers(area, words).plain,
    }


def heard(view: SeatView, words: Words) -> RenderableType:
    """In brief, with the colours of the dice in words."""
    if view["question"] in ON_THE_MAP:
        return status(view, words)
    return Group(status(view, words), rolled(view, words), wanted(view, words))


def rolled(view: SeatView, words: Words) -> Text:
    shown = [f"{place}: {die['number']} {words.name(die['color'])}" for place, die in enumerate(view["dice"], start=1)]
    return Text(f"{words.text('board-condition')}: {', '.join(shown)}")


def told(view: SeatView, words: Words) -> RenderableType:
    lands = Text("\n".join(spaces(view, words)))
    return Group(status(view, words), rolled(view, words), offer(view, words), areas(view, words), lands)


def spaces(view: SeatView, words: Words) -> Iterator[str]:
    """The map, one space a line."""
    for space in view["map"]:
        lies = words.text(f"board-space-{space['lies']}", player=space["owner"])
        gem = f", {words.name(space['gem'])}" if space["gem"] else ""
        yield f"{space['id']}: {words.name(space['land'])}, {lies}{gem}"


def signs(words: Words) -> dict[str, str]:
    gems = {"◆": words.name("gold"), "◇": words.name("white")}
    return {**gems, "▲": words.text("board-sign-fire"), "♜": "", "★": words.text("board-sign-star")}
