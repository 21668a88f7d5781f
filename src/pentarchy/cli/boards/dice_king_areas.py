"""The areas of all players of King of the Dice: castles, gems, fires, points and jokers."""

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from pentarchy.cli.boards.dice_king_map import GEMS, seat_style
from pentarchy.games.dice_king.cards import CARDS, JOKER_OF, SYMBOLS, TOKENS
from pentarchy.games.dice_king.view import AreaView, SeatView
from pentarchy.words import Words

COLORS = {"red": "#d8433a", "blue": "#4382dd", "green": "#3d9b45"}
SIDE = 38
"""How wide an area is beside the map."""


def areas(view: SeatView, words: Words) -> RenderableType:
    table = Table(title=words.text("board-areas"), title_justify="left", title_style="bold", pad_edge=False, box=None)
    for column in ("player", "castles", "gems", "fires", "points", "jokers"):
        table.add_column(words.text(f"board-{column}"), header_style="dim")
    for seat, area in enumerate(view["areas"]):
        table.add_row(who(seat, view, words), castles(area), gems(area), fires(area), points(area), jokers(area, words))
    return table


def small_area(seat: int, view: SeatView, words: Words) -> RenderableType:
    area = view["areas"][seat]
    score = Text(f"{words.text('board-points')} {points(area)}", style="bold")
    first = Text("  ").join([score, Text(castles(area)), gems(area), fires(area)])
    second = Text.assemble(f"{words.text('board-jokers')}: ", jokers(area, words))
    return Panel(Group(first, second), title=who(seat, view, words), title_align="left", width=SIDE)


def who(seat: int, view: SeatView, words: Words) -> Text:
    name = Text(f" ♜{seat + 1} {words.player(seat)} ", style=seat_style(seat))
    you = f" ({words.text('board-you')})" if seat == view["you"] else ""
    return Text.assemble(name, " ◀" if seat == view["on_turn"] else "", you)


def castles(area: AreaView) -> str:
    return f"♜ {TOKENS - area['tokens']}/{TOKENS}"


def gems(area: AreaView) -> Text:
    counts = {"gold": area["gold"], "white": area["white"]}
    return Text(" ").join([Text(f"{GEMS[kind][0]}{count}", style=GEMS[kind][1]) for kind, count in counts.items()])


def fires(area: AreaView) -> Text:
    return Text(f"▲{area['fires']}", style="#ff8c5a")


def points(area: AreaView) -> str:
    return str(sum(area["points"].values()))


def jokers(area: AreaView, words: Words) -> Text:
    """Face-up cards by symbol, equal ones together, then the super jokers."""
    names = sorted(SYMBOLS[JOKER_OF[CARDS.index(card)]] for card in area["citizens"])
    shown = [symbol(name, words) for name in names]
    if area["supers"]:
        shown.append(Text(f"{initial('super', words)}×{len(area['supers'])}", style="bold"))
    return Text(" ").join(shown) if shown else Text("–", style="dim")


def symbol(name: str, words: Words) -> Text:
    """A joker: the letter of its colour and its number; S for a super joker."""
    color, _, number = name.partition("-")
    return Text(f"{initial(color, words)}{number}", style=COLORS.get(color, "bold"))


def initial(color: str, words: Words) -> str:
    return words.name(color)[0].upper()
