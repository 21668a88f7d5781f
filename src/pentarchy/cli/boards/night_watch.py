"""The board of Brotherhood of the Watch: the map, the north beside it, and the players."""

from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from pentarchy.cli.boards.night_watch_map import SEAT_STYLES, called, draw_map, seat_style, width_of
from pentarchy.cli.boards.night_watch_notes import option_note
from pentarchy.games.night_watch.cards import FALLEN_GIFT, LAST_BREACH
from pentarchy.games.night_watch.view import Player, Proposal, SeatView

if TYPE_CHECKING:
    from pentarchy.words import Words

__all__ = ["board", "called", "option_note"]

SHORT = {"regular": "●", "climber": "▲", "giant": "■"}
WALL_SPACES, CAMPS = 5, 4


def board(view: SeatView, words: "Words") -> RenderableType:
    grid = Table.grid(padding=(0, 3, 0, 0))
    grid.add_column(width=width_of(view["map"]) + 1)
    grid.add_column()
    beside: list[RenderableType] = [status(view, words), bank(view, words)]
    if view["proposal"]:
        beside.append(proposal(view["proposal"], words))
    if "north" in view:
        beside.append(north(view, words))
    grid.add_row(draw_map(view, words), Group(*beside))
    return Group(grid, players(view, words))


def status(view: SeatView, words: "Words") -> Text:
    text = Text(words.text("board-turn", turn=view["turn"]), "bold")
    if view["on_turn"] is not None:
        text.append(" · ").append(words.player(view["on_turn"]), seat_style(view, view["on_turn"]))
    dice = view["dice"]
    if dice:
        text.append(f"\n⚀ {dice['first']} + {dice['second']} = {dice['first'] + dice['second']}")
        if dice["wild"]:
            text.append(f"   {words.text('board-wild')} {dice['wild']}", "bold")
    return text


def bank(view: SeatView, words: "Words") -> Text:
    cards = "  ".join(f"{words.name(kind)} {count}" for kind, count in view["bank"].items())
    return Text(f"{words.text('board-bank')}: {cards}\n{words.text('board-deck', cards=view['deck'])}\n", "dim")


def proposal(offer: Proposal, words: "Words") -> Text:
    text = Text(words.text("board-proposal", give=offer["give"], want=offer["want"]) + "\n", "italic")
    for seat, answer in enumerate(offer["answers"]):
        if isinstance(answer, dict):
            text.append(f"  {words.player(seat)}: {words.text('board-proposal', **answer)}\n")
        elif answer:
            text.append(f"  {words.player(seat)}: {words.text(f'board-{answer}')}\n")
    return text


# The north: camps, clearings, Wall.


def north(view: SeatView, words: "Words") -> RenderableType:
    data = view["north"]
    table = Table.grid(padding=(0, 2, 0, 0))
    for clan, camps in data["camps"].items():
        figures = " ".join(SHORT[kind] for kind in camps)
        table.add_row(words.name(clan), figures + " ·" * max(0, CAMPS - len(camps)))
    for section, clearing in zip(data["wall"], data["clearings"]):
        table.add_row(words.name(section), wall_line(view, data["wall"][section], data["clearings"][clearing]))
    table.add_row(words.text("board-breaches"), f"{data['breaches']} / {LAST_BREACH}")
    table.add_row(words.text("board-in-gift"), f"{data['in_gift']} / {FALLEN_GIFT}")
    table.add_row(words.text("board-pool"), str(data["pool"]))
    heroes = ", ".join(words.name(hero) for hero in data["display"])
    legend = "  ".join(f"{sign} {words.name(kind)}" for kind, sign in SHORT.items())
    return Group(table, Text(legend, "dim"), Text(f"{words.text('board-display')}: {heroes}", "dim"))


def wall_line(view: SeatView, guards: list[int], waiting: int) -> Text:
    line = Text()
    for seat in guards:
        line.append(f"▮{seat + 1}", seat_style(view, seat))
    line.append("▯" * (WALL_SPACES - len(guards)), "dim")
    return line.append(f"  ← {'●' * waiting}" if waiting else "", "bold red")


# The players.


def players(view: SeatView, words: "Words") -> RenderableType:
    grid = Table.grid(expand=True)
    panels = []
    for seat, player in enumerate(view["players"]):
        grid.add_column(ratio=1)
        title = Text(f"{seat + 1} {words.player(seat)}", seat_style(view, seat))
        border = SEAT_STYLES[player["colour"]].split()[0] if seat in view["pending"] else "dim"
        panels.append(Panel(Text("\n".join(lines(player, words))), title=title, border_style=border))
    grid.add_row(*panels)
    return grid


def lines(player: Player, words: "Words") -> list[str]:
    known = player["points"] if player["points"] is not None else player["public_points"]
    found = [words.text("board-points", points=known)]
    found.append(words.text("board-hand", cards=player["cards"], actions=player["action_cards"]))
    if player["hand"]:
        found.append(", ".join(f"{count}× {words.name(kind)}" for kind, count in player["hand"].items() if count))
    if player["held"]:
        found.append(", ".join(f"{count}× {words.name(card)}" for card, count in player["held"].items() if count))
    found.append(words.text("board-road", length=player["road_length"], patrols=player["patrols"]))
    hero = player.get("hero")
    if hero:
        found.append(f"{words.name(hero)} ({player['hero_side']})")
        found.append(words.text("board-guards", guards=player["guards"]))
    return [line for line in found if line]
