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
    """A column for each player, the best first, so that five fit beside each other in a small terminal."""
    seats = sorted(range(len(outcome.places)), key=lambda seat: outcome.places[seat])
    table = Table("")
    for seat in seats:
        style = "bold green" if seat in outcome.winners else ""
        table.add_column(f"{outcome.places[seat]}. {words.player(seat)}", justify="right", style=style)
    columns = [outcome.parts[seat] for seat in seats]
    totals = [outcome.scores[seat] for seat in seats]
    if outcome.rival:
        table.add_column(words.player(len(seats)), justify="right")
        columns.append(outcome.rival)
        totals.append(sum(outcome.rival.values()))
    for part in dict.fromkeys(part for each in columns for part in each):
        table.add_row(words.part(part), *(str(column.get(part, 0)) for column in columns))
    table.add_section()
    table.add_row(words.said("ui-total", {}), *map(str, totals), style="bold")
    return table
