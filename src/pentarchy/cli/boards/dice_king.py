"""The board of King of the Dice: map, dice, offer and the areas of all players."""

from collections.abc import Iterator
from typing import Any

from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.table import Table
from rich.text import Text

from pentarchy.cli.boards.dice_king_areas import COLORS, SIDE, areas, initial, small_area, symbol
from pentarchy.cli.boards.dice_king_asides import option_note
from pentarchy.cli.boards.dice_king_map import draw_map, width_of
from pentarchy.games.dice_king.cards import (
    CARDS,
    DECK_SIZE,
    EFFECT_OF,
    JOKER_OF,
    SYMBOLS,
    TIERS,
    stars_for,
    tally_of,
)
from pentarchy.words import Words

__all__ = ["board", "option_note"]

WIDE, NARROW = 5, 4
"""Half a brick on a wide and on a narrow screen."""
GAP = 3
"""Between the map and what is beside it."""


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
    parts = [words.text("board-status", turn=view["turn"])]
    if view["on_turn"] is not None:
        parts.append(words.player(view["on_turn"]))
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
