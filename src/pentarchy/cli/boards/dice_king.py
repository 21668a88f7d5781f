"""The board of King of the Dice: map, dice, offer and the areas of all players."""

from collections.abc import Iterator

from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.table import Table
from rich.text import Text

from pentarchy.cli.boards.dice_king_areas import COLORS, SIDE, areas, initial, small_area, symbol
from pentarchy.cli.boards.dice_king_map import draw_map, width_of
from pentarchy.cli.boards.dice_king_notes import option_note
from pentarchy.games.dice_king.cards import CARDS, EFFECT_OF, JOKER_OF, SYMBOLS
from pentarchy.games.dice_king.view import CardProgress, DieView, SeatView
from pentarchy.words import Words

__all__ = ["board", "option_note"]

WIDE, NARROW = 5, 4
"""Half a brick on a wide and on a narrow screen."""
GAP = 3
"""Between the map and what is beside it."""


def board(view: SeatView, words: Words) -> RenderableType:
    return DiceKingBoard(view, words)


class DiceKingBoard:
    """Fits itself to the width of the screen."""

    def __init__(self, view: SeatView, words: Words) -> None:
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


def beside_the_map(view: SeatView, words: Words) -> list[RenderableType]:
    legend = Text(words.text("board-legend"), style="dim")
    return [status(view, words), dice(view, words), legend]


def status(view: SeatView, words: Words) -> Text:
    supply = view["supply"]
    parts = [words.text("board-status", turn=view["turn"])]
    if view["on_turn"] is not None:
        parts.append(words.player(view["on_turn"]))
    if view["roll"]:
        parts.append(words.text("board-roll", roll=view["roll"]))
    tiles = words.text("board-tiles", tiles=view["tiles"]["supply"])
    store = f"{words.text('board-supply')}: ◆{supply['gold']} ◇{supply['white']} ▲{supply['fires']}"
    return Text.assemble((" · ".join(parts), "bold"), "\n", "\n".join([f"{store} · {tiles}", *going_on(view, words)]))


def going_on(view: SeatView, words: Words) -> Iterator[str]:
    """What lies between a choice and its end."""
    if view["claim"]:
        claim = view["claim"]
        paid = ", ".join(words.name(symbol) for symbol in claim["spent"])
        yield f"{words.text('board-claiming')}: {words.name(claim['card'])}" + (f" ({paid})" if paid else "")
    if view["revealed"]:
        lands = ", ".join(words.name(land) for land in view["revealed"])
        yield f"{words.text('board-turned-up')}: {lands}"


def dice(view: SeatView, words: Words) -> Text:
    """Six coloured faces, each with its number and the letter of its colour; below it the number of the die."""
    drawn = Text(no_wrap=True)
    for line in range(4):
        for place, die in enumerate(view["dice"], start=1):
            drawn.append(*face(line, place, die, words))
            drawn.append(" ")
        drawn.append("\n" if line < 3 else "")
    return drawn


def face(line: int, place: int, die: DieView, words: Words) -> tuple[str, str]:
    color = COLORS[die["color"]]
    match line:
        case 0:
            return "▄▄▄▄▄", color
        case 1:
            return f" {die['number']} {initial(die['color'], words)} ", f"bold #ffffff on {color}"
        case 2:
            return "▀▀▀▀▀", color
    return f"  {place}  ", "dim"


def offer(view: SeatView, words: Words) -> RenderableType:
    table = Table(title=words.text("board-offer"), title_justify="left", title_style="bold", pad_edge=False, box=None)
    for column in ("citizen", "condition", "now", "effect", "joker", "left"):
        table.add_column(words.text(f"board-{column}"), header_style="dim", overflow="fold")
    progress = {each["card"]: each for each in view["progress"]}
    for card, below in zip(view["offer"], view["below"], strict=True):
        if card is None:
            table.add_row(Text(words.text("board-empty"), style="dim"))
        else:
            table.add_row(*offered(progress[card], len(below), words))
    return table


def offered(progress: CardProgress, below: int, words: Words) -> list[RenderableType]:
    card = progress["card"]
    number = CARDS.index(card)
    return [
        Text(words.name(card), style="bold"),
        words.label(card),
        now(progress, words),
        words.name(EFFECT_OF[number]),
        symbol(SYMBOLS[JOKER_OF[number]], words),
        str(below),
    ]


def now(progress: CardProgress, words: Words) -> Text:
    """Whether the dice on the table are enough, and what they lack if not."""
    stars, tiers = progress["stars"], progress["tiers"]
    if not stars:
        return Text(words.text("board-lacks", dice=tiers[0]["missing"]), style="dim")
    return Text("✓ " + ("★" * stars if len(tiers) > 1 else words.text("board-reached")), style="bold green")
