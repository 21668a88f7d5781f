"""The board of Paladins of the West Kingdom: the King's cards, the rows, the regions, and the boards of all players."""

from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from pentarchy.cli.boards.paladins_notes import option_note
from pentarchy.games.paladins.board import (
    ACTION_ROWS,
    ACTIONS,
    COLUMN_DEBT,
    COLUMN_SILVER,
    FAITH_FLAG,
    LIMIT,
    ORDER_POINTS,
    REGIONS,
    RIGHT,
    STRENGTH_FLAG,
    TRACK,
)
from pentarchy.games.paladins.reading import WORKERS
from pentarchy.games.paladins.view import Automa, Board, OwnDeck, SeatView

if TYPE_CHECKING:
    from pentarchy.words import Words

__all__ = ["board", "option_note"]

WORKER_STYLE = ["white", "green", "bright_blue", "red", "bright_black", "magenta"]
ATTRIBUTE_STYLE = {"strength": "red", "influence": "bright_blue", "faith": "bright_black"}
PIECES = {"monk": "✝", "outpost": "▲"}


def board(view: SeatView, words: "Words") -> RenderableType:
    parts: list[RenderableType] = [status(view, words), kings_cards(view, words), townsfolk(view, words)]
    parts.append(regions(view, words))
    if view["tavern"]:
        parts.append(tavern(view, words))
    if view["yours"]:
        parts.append(own_paladins(view["yours"], words))
    return Group(*parts, boards(view, words), letters(words))


def letter(kind: str, words: "Words") -> str:
    """The letter of a kind of worker: not everybody tells colours apart."""
    return words.text(f"board-letter-{kind}")


def letters(words: "Words") -> Text:
    names = [f"{letter(kind, words)} {words.name(kind)}" for kind in WORKERS]
    return Text("  ".join([*names, f"{letter('any', words)} {words.text('board-anybody')}"]), "dim")


def status(view: SeatView, words: "Words") -> Text:
    coins = "●" * view["tax"] or "–"
    parts = [words.text("board-round", round=view["round"]), words.text("board-start", player=view["start"])]
    return Text.assemble((" · ".join(parts), "bold"), f" · {words.text('board-tax')}: ", (coins, "red"))


def shown(card: str | None, words: "Words") -> str:
    return words.name(card) if card else "▒▒▒"


def plain_table(title: str) -> Table:
    return Table(title=title, title_justify="left", title_style="bold", expand=True, pad_edge=False)


def kings_cards(view: SeatView, words: "Words") -> Table:
    table = plain_table(words.text("board-king"))
    for points in ORDER_POINTS:
        table.add_column(words.text("board-order", points=points), header_style="red", ratio=1)
    for slot in range(len(view["favours"])):
        table.add_column(words.text("board-favour", number=slot + 1), header_style="green", ratio=1)
    favours = [favour(view, words, slot) for slot in range(len(view["favours"]))]
    table.add_row(*(shown(card, words) for card in view["orders"]), *favours)
    return table


def favour(view: SeatView, words: "Words", slot: int) -> Text:
    """A favour with a worker on it is used up for this round."""
    text = Text(shown(view["favours"][slot], words))
    for kind in view["favour_workers"][slot]:
        text.append(f" {letter(kind, words)}", style=WORKER_STYLE[WORKERS.index(kind)])
        text.stylize("strike")
    return text


def townsfolk(view: SeatView, words: "Words") -> Table:
    table = plain_table(words.text("board-townsfolk"))
    for silver, debt in zip(COLUMN_SILVER, COLUMN_DEBT, strict=True):
        table.add_column(words.text("board-price-or-debt" if debt else "board-price", silver=silver), ratio=1)
    table.add_row(*(card_text(card, words) for card in view["townsfolk"]))
    return table


def card_text(card: str | None, words: "Words") -> Text:
    if card is None:
        return Text("–", style="dim")
    return Text.assemble((words.name(card), "bold"), "\n", words.label(card).replace("; ", "\n"))


def regions(view: SeatView, words: "Words") -> Table:
    """The six regions with their spaces, and the outsider below each."""
    table = plain_table(words.text("board-regions"))
    for faith, strength in zip(FAITH_FLAG, STRENGTH_FLAG, strict=True):
        table.add_column(words.text("board-flags", faith=faith, strength=strength), ratio=1)
    table.add_row(*(spaces_of(region, view, words) for region in REGIONS))
    table.add_section()
    table.add_row(*(card_text(card, words) for card in view["outsiders"]))
    return table


def spaces_of(region: str, view: SeatView, words: "Words") -> Text:
    text = Text()
    for space in view["spaces"]:
        if space["region"] == region:
            number = space["id"].rsplit("_", 1)[1]
            reward = words.name(space["id"]).partition(": ")[2]
            line = f"{PIECES[space['piece']]} {reward}" if space["piece"] else f"{number} {reward}"
            text.append(line + "\n", style="dim strike" if space["piece"] else "")
    text.rstrip()
    return text


def tavern(view: SeatView, words: "Words") -> Text:
    text = Text(words.text("board-tavern") + ": ", style="bold")
    for entry in view["tavern"]:
        taken = entry["by"] is not None
        text.append(f"[{words.label(entry['card'])}] ", style="dim strike" if taken else "not bold")
    return text


def own_paladins(yours: OwnDeck, words: "Words") -> Text:
    text = Text(words.text("board-your-paladins") + ": ", style="bold")
    for key, cards in [("hand", yours["hand"]), ("under", yours["under"])]:
        names = ", ".join(words.name(card) for card in cards)
        text.append(f"{words.text(f'board-{key}')} {names or '–'} · ", style="not bold")
    text.append(f"{words.text('board-top')} {words.name(yours['top']) if yours['top'] else '–'}", style="not bold")
    return text


# The boards of the players, two in a row.


def boards(view: SeatView, words: "Words") -> Table:
    grid = Table.grid(expand=True)
    grid.add_column(ratio=1)
    grid.add_column(ratio=1)
    panels = [player_board(view, words, seat) for seat in range(len(view["boards"]))]
    for i in range(0, len(panels), 2):
        grid.add_row(*panels[i : i + 2])
    return grid


def player_board(view: SeatView, words: "Words", seat: int) -> Panel:
    mine = view["boards"][seat]
    title = words.text("board-rival") if seat >= view["seats"] else words.player(seat)
    points = words.text("board-points", points=sum(mine["points"].values()))
    lines: list[RenderableType] = [attributes(mine, words), goods(mine, words), supply(mine, words)]
    if view["automa"] is not None and seat >= view["seats"]:
        lines.append(automa(view["automa"], words))
    lines += [actions(mine, words), beside(mine, words)]
    style = "bold" if seat in acting(view) else "dim" if seat in view["passed"] else ""
    heading = f"{title} · {points}" + (f" · {words.name(mine['paladin'])}" if mine["paladin"] else "")
    return Panel(Group(*lines), title=heading, title_align="left", border_style=style or "none")


def acting(view: SeatView) -> list[int | None]:
    """Whom everybody waits for: those who have to choose, or while chance is asked whoever is on turn."""
    pending: list[int | None] = [seat for seat in view["pending"] if seat >= 0]
    return pending or [view["on_turn"]]


def attributes(mine: Board, words: "Words") -> Text:
    text = Text()
    for name, style in ATTRIBUTE_STYLE.items():
        value, extra = mine["attributes"][name], mine["effective"][name] - mine["attributes"][name]
        bar = "█" * value + "·" * (TRACK - value)
        text.append(f"{words.name(name):<10}")
        text.append(bar, style=style)
        text.append(f" {value}" + (f"+{extra}" if extra else "") + "\n")
    text.rstrip()
    return text


def goods(mine: Board, words: "Words") -> Text:
    parts = [(words.name("silver"), mine["silver"]), (words.name("provision"), mine["provisions"])]
    parts += [(words.text("board-suspicion"), len(mine["suspicion"])), (words.text("board-unpaid"), mine["unpaid"])]
    parts.append((words.text("board-paid"), mine["paid"]))
    return Text(" · ".join(f"{name} {count}" for name, count in parts))


def supply(mine: Board, words: "Words") -> Text:
    text = Text(words.text("board-workers") + ": ")
    for kind, count in mine["workers"].items():
        text.append(f"{count}× {words.name(kind)}  ", style=WORKER_STYLE[WORKERS.index(kind)])
    return text


def automa(state: Automa, words: "Words") -> Text:
    scheme = words.name(state["scheme"]) if state["scheme"] else "–"
    return Text(words.text("board-marker", space=state["marker"]) + f" · {scheme}")


def actions(mine: Board, words: "Words") -> Table:
    """Six left-hand and six right-hand actions, side by side: slots, workshops, workers, how often done."""
    grid = Table.grid(padding=(0, 1), expand=True)
    for left, right in zip(ACTIONS[:RIGHT], ACTIONS[RIGHT:], strict=True):
        grid.add_row(*action(left, mine, words), *action(right, mine, words))
    return grid


def action(name: str, mine: Board, words: "Words") -> list[Text]:
    index = ACTIONS.index(name)
    workshops = mine["workshops"].get(name, [])
    slots = Text()
    for place, kind in enumerate(ACTION_ROWS[index].texts("slots"), start=1):
        style = "white" if kind == "any" else WORKER_STYLE[WORKERS.index(kind)]
        sign = "⌂" if place in workshops else letter(kind, words)
        slots.append(sign, style="yellow" if place in workshops else style)
    standing = Text()
    for kind, count in mine["placed"][name].items():
        standing.append(letter(kind, words) * count, style=f"reverse {WORKER_STYLE[WORKERS.index(kind)]}")
    done = f"{mine['done'][name]}/{LIMIT[index]}" if LIMIT[index] else str(mine["done"][name] or "")
    return [Text(words.name(name), style="dim" if standing else ""), slots, standing, Text(done)]


def beside(mine: Board, words: "Words") -> Text:
    """The cards beside the board."""
    text = Text()
    for key in ("retinue", "walls", "converted", "attacked"):
        if mine[key]:
            names = [words.label(card) if key == "walls" else words.name(card) for card in mine[key]]
            text.append(f"{words.text(f'board-{key}')}: ", style="bold")
            text.append((" | " if key == "walls" else ", ").join(names) + "\n")
    text.rstrip()
    return text
