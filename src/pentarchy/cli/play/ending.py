"""How a game ended: places, points by their parts, the reason and what broke a tie."""

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from pentarchy.kernel.outcome import Outcome
from pentarchy.words import Words


def ending(outcome: Outcome, words: Words) -> RenderableType:
    sentence = Text(words.outcome(outcome), style="bold")
    return Panel(Group(sentence, "", scores(outcome, words)), title=words.said("ui-over", {}), border_style="green")


def scores(outcome: Outcome, words: Words) -> Table:
    parts = [*dict.fromkeys(part for each in outcome.parts for part in each)]
    table = Table(words.said("ui-place", {}), words.said("ui-player", {}))
    for part in parts:
        table.add_column(words.part(part), justify="right")
    table.add_column(words.said("ui-total", {}), justify="right", style="bold")
    for seat in sorted(range(len(outcome.places)), key=lambda seat: outcome.places[seat]):
        points = [str(outcome.parts[seat].get(part, 0)) for part in parts]
        style = "bold green" if seat in outcome.winners else ""
        place = str(outcome.places[seat])
        table.add_row(place, words.player(seat), *points, str(outcome.scores[seat]), style=style)
    return table
