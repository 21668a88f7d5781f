"""The board of King of the Dice: map, dice, offer and the areas of all players."""

from collections.abc import Iterator
from typing import Any

from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from pentarchy.cli.boards.dice_king_asides import aside
from pentarchy.cli.boards.dice_king_map import GEMS, draw_map, seat_style, width_of
from pentarchy.games.dice_king.cards import (
    CARDS,
    DECK_SIZE,
    EFFECT_OF,
    JOKER_OF,
    SYMBOLS,
    TIERS,
    TOKENS,
    stars_for,
    tally_of,
)
from pentarchy.words import Words

__all__ = ["aside", "board"]

COLORS = {"red": "#d8433a", "blue": "#4382dd", "green": "#3d9b45"}
WIDE, NARROW = 5, 4
"""Half a brick on a wide and on a narrow screen."""
SIDE, GAP = 38, 3
"""What dice and areas need beside the map."""


def board(view: dict[str, Any], words: Words) -> RenderableType:
    return DiceKingBoard(view, words)


class DiceKingBoard:
    """Fits itself to the width of the screen."""

    def __init__(self, view: dict[str, Any], words: Words) -> None:
        self.view = view
        self.words = words

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        widths = {half: width_of(self.view["layout"], half) for half in (WIDE, NARROW)}
        for half, width in widths.items():
            if width + GAP + SIDE <= options.max_width:
                yield self.side_by_side(half, width, options.max_width - GAP - width)
                return
        yield self.stacked(WIDE if widths[WIDE] <= options.max_width else NARROW)

    def side_by_side(self, half: int, width: int, rest: int) -> RenderableType:
        view, words = self.view, self.words
        grid = Table.grid(padding=(0, GAP, 0, 0))
        grid.add_column(width=width)
        grid.add_column(width=rest)
        people = [small_area(seat, view, words) for seat in range(view["seats"])]
        grid.add_row(draw_map(view, words, half), Group(*beside_the_map(view, words), *people))
        return Group(grid, offer(view, words))

    def stacked(self, half: int) -> RenderableType:
        view, words = self.view, self.words
        return Group(draw_map(view, words, half), *beside_the_map(view, words), offer(view, words), areas(view, words))


def beside_the_map(view: dict[str, Any], words: Words) -> list[RenderableType]:
    legend = Text(words.text("board-legend"), style="dim")
    return [status(view, words), dice(view, words), legend]


def status(view: dict[str, Any], words: Words) -> Text:
    supply = view["supply"]
    parts = [words.text("board-status", turn=view["turn"]), words.player(view["active"])]
    if view["roll"]:
        parts.append(words.text("board-roll", roll=view["roll"]))
    tiles = words.text("board-tiles", tiles=view["tiles"]["supply"])
    store = f"{words.text('board-supply')}: ◆{supply['gold']} ◇{supply['white']} ▲{supply['fires']}"
    return Text.assemble((" · ".join(parts), "bold"), "\n", "\n".join([f"{store} · {tiles}", *going_on(view, words)]))


def going_on(view: dict[str, Any], words: Words) -> Iterator[str]:
    """What lies between a choice and its end."""
    if view["claim"]:
        claim = view["claim"]
        paid = ", ".join(words.name(symbol) for symbol in claim["spent"])
        yield f"{words.text('board-claiming')}: {words.name(claim['card'])}" + (f" ({paid})" if paid else "")
    if view["revealed"]:
        lands = ", ".join(words.name(land) for land in view["revealed"])
        yield f"{words.text('board-turned-up')}: {lands}"


def dice(view: dict[str, Any], words: Words) -> Text:
    """Six coloured faces, each with its number and the letter of its colour; below it the number of the die."""
    drawn = Text(no_wrap=True)
    for line in range(4):
        for place, die in enumerate(view["dice"], start=1):
            drawn.append(*face(line, place, die, words))
            drawn.append(" ")
        drawn.append("\n" if line < 3 else "")
    return drawn


def face(line: int, place: int, die: dict[str, Any], words: Words) -> tuple[str, str]:
    color = COLORS[die["color"]]
    match line:
        case 0:
            return "▄▄▄▄▄", color
        case 1:
            return f" {die['number']} {initial(die['color'], words)} ", f"bold #ffffff on {color}"
        case 2:
            return "▀▀▀▀▀", color
    return f"  {place}  ", "dim"


def initial(color: str, words: Words) -> str:
    return words.name(color)[0].upper()


def offer(view: dict[str, Any], words: Words) -> RenderableType:
    table = Table(title=words.text("board-offer"), title_justify="left", title_style="bold", pad_edge=False, box=None)
    for column in ("citizen", "condition", "now", "effect", "joker", "left"):
        table.add_column(words.text(f"board-{column}"), header_style="dim", overflow="fold")
    tally = tally_of([die["number"] - 1 for die in view["dice"]])
    for card, below in zip(view["offer"], view["below"], strict=True):
        table.add_row(*offered(card, len(below), tally, words))
    return table


def offered(card: str | None, below: int, tally: list[int], words: Words) -> list[RenderableType]:
    if card is None:
        return [Text(words.text("board-empty"), style="dim")]
    number = CARDS.index(card)
    return [
        Text(words.name(card), style="bold"),
        words.label(card),
        now(number, tally, words),
        words.name(EFFECT_OF[number]),
        symbol(SYMBOLS[JOKER_OF[number]], words),
        str(below),
    ]


def now(card: int, tally: list[int], words: Words) -> Text:
    """Whether the dice on the table are enough, and what they lack if not."""
    stars = stars_for(card, tally, 0)
    if not stars:
        return Text(words.text("board-lacks", dice=TIERS[card][0].lacks(tally)), style="dim")
    return Text("✓ " + ("★" * stars if card < DECK_SIZE else words.text("board-reached")), style="bold green")


def symbol(name: str, words: Words) -> Text:
    """A joker: the letter of its colour and its number; S for a super joker."""
    color, _, number = name.partition("-")
    return Text(f"{initial(color, words)}{number}", style=COLORS.get(color, "bold"))


def areas(view: dict[str, Any], words: Words) -> RenderableType:
    table = Table(title=words.text("board-areas"), title_justify="left", title_style="bold", pad_edge=False, box=None)
    for column in ("player", "castles", "gems", "fires", "points", "jokers"):
        table.add_column(words.text(f"board-{column}"), header_style="dim")
    for seat, area in enumerate(view["areas"]):
        table.add_row(who(seat, view, words), castles(area), gems(area), fires(area), points(area), jokers(area, words))
    return table


def small_area(seat: int, view: dict[str, Any], words: Words) -> RenderableType:
    area = view["areas"][seat]
    score = Text(f"{words.text('board-points')} {points(area)}", style="bold")
    first = Text("  ").join([score, Text(castles(area)), gems(area), fires(area)])
    second = Text.assemble(f"{words.text('board-jokers')}: ", jokers(area, words))
    return Panel(Group(first, second), title=who(seat, view, words), title_align="left", width=SIDE)


def who(seat: int, view: dict[str, Any], words: Words) -> Text:
    name = Text(f" ♜{seat + 1} {words.player(seat)} ", style=seat_style(seat))
    you = f" ({words.text('board-you')})" if seat == view["you"] else ""
    return Text.assemble(name, " ◀" if seat == view["active"] else "", you)


def castles(area: dict[str, Any]) -> str:
    return f"♜ {TOKENS - area['tokens']}/{TOKENS}"


def gems(area: dict[str, Any]) -> Text:
    return Text(" ").join([Text(f"{GEMS[kind][0]}{area[kind]}", style=GEMS[kind][1]) for kind in ("gold", "white")])


def fires(area: dict[str, Any]) -> Text:
    return Text(f"▲{area['fires']}", style="#ff8c5a")


def points(area: dict[str, Any]) -> str:
    return str(sum(area["points"].values()))


def jokers(area: dict[str, Any], words: Words) -> Text:
    """Face-up cards by symbol, equal ones together, then the super jokers."""
    names = sorted(SYMBOLS[JOKER_OF[CARDS.index(card)]] for card in area["citizens"])
    shown = [symbol(name, words) for name in names]
    if area["supers"]:
        shown.append(Text(f"{initial('super', words)}×{len(area['supers'])}", style="bold"))
    return Text(" ").join(shown) if shown else Text("–", style="dim")
