"""The board of Valeria: five stacks by four rows, the dice and what they activate, the players and what they own."""

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from pentarchy.cli.boards.valeria_cards import (
    ROLE_STYLES,
    ROLES,
    SIGNS,
    STYLES,
    brief,
    citizen_row,
    cost,
    domain_row,
    duke_lines,
    foe_row,
    option_note,
    roles_of,
)
from pentarchy.games.valeria.cards import EVENTS, FOES, MONSTERS
from pentarchy.games.valeria.view import Counts, DarkLord, GridRow, Player, SeatView, Stack
from pentarchy.kernel.steps import NOBODY
from pentarchy.words import Words

__all__ = ["board", "option_note"]

FACES = " ⚀⚁⚂⚃⚄⚅"


def board(view: SeatView, words: Words) -> RenderableType:
    parts = [status(view, words), centre(view, words), players(view, words), *dukes(view, words)]
    if view["dark_lord"]:
        parts.append(dark_lord(view["dark_lord"], words))
    return Group(*parts, legend(words))


def status(view: SeatView, words: Words) -> Text:
    """Whose turn, which phase, what the dice activate, how near the end is."""
    one, two = view["dice"]
    text = Text.assemble((f"{words.text('board-turn', turn=view['turn'])} · {words.player(whose(view))}", "bold"))
    text.append(f" · {words.said('board-phase', {'phase': view['phase']})}")
    if view["actions"]:
        text.append(f", {words.text('board-actions', actions=view['actions'])}")
    if view["numbers"]:
        numbers = words.text("board-numbers", numbers=view["numbers"])
        text.append(f"   {FACES[one]} {FACES[two]}  ", "bold")
        text.append(numbers)
    text.append(f"\n{how_far(view, words)}")
    if view["purchase"]:
        text.append(f"\n{words.text('board-paying', card=view['purchase']['card'])}", "bold")
    elif view["asked"] and view["asked"]["card"]:
        text.append(f"\n{words.text('board-asking', card=view['asked']['card'])}", "bold")
    return text


def whose(view: SeatView) -> int:
    """Whose turn it is: nobody's before the first and after the last."""
    return NOBODY if view["on_turn"] is None else int(view["on_turn"])


def how_far(view: SeatView, words: Words) -> str:
    deck = view["deck"]
    line = words.text("board-stacks-exhausted", count=view["exhausted"], limit=view["exhausted_limit"])
    line += f" · {words.text('board-deck', exhausted=deck['exhausted'])}"
    if deck["events"]:
        line += words.text("board-deck-events", events=deck["events"])
    if deck["known"]:
        line += words.text("board-deck-known", known=deck["known"])
    if view["ending"] and not view["over"]:
        line += f" · {words.text('board-last-round')}"
    return f"{line} · {words.text('board-attacked', column=view['attacked'])}" if view["attacked"] else line


def centre(view: SeatView, words: Words) -> Table:
    """The grid of twenty stacks."""
    grid = Table.grid(expand=True, padding=(0, 0))
    for _ in range(5):
        grid.add_column(ratio=1)
    active = {str(number) for number in view["numbers"]}
    waiting = [(place["row"], place["column"]) for place in view["emptied"]]
    for row in range(4):
        places = view["centre"][row * 5 : row * 5 + 5]
        grid.add_row(*[stack(place, active, waiting, words) for place in places])
    return grid


def stack(place: Stack, active: set[str], waiting: list[tuple[GridRow, int]], words: Words) -> Panel:
    """One stack: its name or number in the frame, then the top card, its cost and what it brings."""
    kind, title = place["row"], title_of(place, words)
    if not place["cards"]:
        text = nothing(place, (kind, place["column"]) in waiting, words)
        return Panel(text, title=title, title_align="left", border_style="bright_black", height=5)
    draw = {"monster": monster, "domain": domain}.get(kind, citizen)
    hit = kind.startswith("citizen") and bool(active & set(title.split("/")))
    style = "bold green" if hit else {"monster": "red", "domain": "magenta"}.get(kind, "yellow")
    return Panel(draw(place, words), title=title, title_align="left", border_style=style, height=5)


def title_of(place: Stack, words: Words) -> str:
    """The area of monsters, the numbers of citizens; domains have none."""
    if place["row"].startswith("citizen"):
        return str(place["of"]).replace("_", "/")
    return words.name(place["of"]) if place["of"] else ""


def nothing(place: Stack, waits: bool, words: Words) -> Text:
    """An exhausted stack, perhaps with a hostile event, or still to be covered after this action."""
    if place["lies"] in EVENTS:
        return foe_text(place["lies"], place, "", words)
    state = "exhausted" if place["lies"] else "emptied" if waits else "empty"
    return Text(words.text(f"board-{state}"), style="dim")


def monster(place: Stack, words: Words) -> Text:
    return foe_text(place["cards"][0], place, words.text("board-left", count=len(place["cards"])), words)


def foe_text(name: str, place: Stack, left: str, words: Words) -> Text:
    row = foe_row(name)
    text = headline(words.name(name), left)
    text.append(f"{cost(place)}", "red")
    text.append(f"  {row.number('vp')}★", "magenta")
    text.append(tokens_of(place), "bold")
    if FOES.index(name) >= MONSTERS:
        text.append(f"  ⚅{row.number('trigger')}", "bold red")
    text.append(f"\n{brief(row.rows('reward'), words)}", "dim")
    return text


def tokens_of(place: Stack) -> str:
    """The tokens on the card, and after `▾` those of cards below it: ` (1⚔ ▾2◉)`."""
    parts = [some(place["tokens"]), *(f"▾{some(tokens)}" for tokens in place["tokens_below"] if some(tokens))]
    lying = " ".join(part for part in parts if part)
    return f" ({lying})" if lying else ""


def some(tokens: Counts) -> str:
    return " ".join(f"{count}{SIGNS[kind]}" for kind, count in tokens.items() if count)


def citizen(place: Stack, words: Words) -> Text:
    name = place["cards"][0]
    row = citizen_row(name)
    text = headline(words.name(name), words.text("board-left", count=len(place["cards"]) + place["hidden"]))
    text.append(f"{place['price']}◉ ", "bold yellow")
    text.append(roles_of(row), ROLE_STYLES[row.text("role")])
    sides = f"{brief(row.rows('on_turn'), words)} | {brief(row.rows('off_turn'), words)}"
    text.append(f"\n{sides}", "dim")
    return text


def domain(place: Stack, words: Words) -> Text:
    row = domain_row(place["cards"][0])
    text = headline(words.name(place["cards"][0]), words.text("board-left", count=1 + place["hidden"]))
    text.append(f"{place['price']}◉ ", "bold yellow")
    for role in row.texts("roles"):
        text.append(ROLES[role], ROLE_STYLES[role])
    text.append(" ✓" if place["roles_met"] else "", "green")
    text.append(f"  {row.number('vp')}★", "magenta")
    text.append(f"\n{brief(row.rows('effects'), words)}", "dim")
    return text


def headline(name: str, left: str) -> Text:
    text = Text(no_wrap=True, overflow="ellipsis")
    text.append(name, "bold")
    text.append(f" {left}\n", "dim")
    return text


def players(view: SeatView, words: Words) -> Table:
    """Everybody: resources, what the last roll gave, cards and points."""
    table = Table(expand=True, show_edge=False, pad_edge=False)
    table.add_column(words.text("board-player"), ratio=3)
    for name, style in STYLES.items():
        table.add_column(SIGNS[name], style=style, justify="right")
    table.add_column(words.text("board-roll-gave"), ratio=3)
    for heading in ("citizens", "domains", "monsters"):
        table.add_column(words.text(f"board-{heading}"), ratio=6)
    table.add_column(words.text("board-points"), justify="right")
    for seat, player in enumerate(view["players"]):
        table.add_row(*player_row(seat, player, view, words), style="bold" if seat == view["on_turn"] else "")
    return table


def player_row(seat: int, player: Player, view: SeatView, words: Words) -> list[str]:
    marks = [words.text(f"board-{mark}") for mark in ("you", "resting") if view[mark] == seat]
    name = ("▶ " if seat in view["pending"] else "") + words.player(seat) + (f" ({', '.join(marks)})" if marks else "")
    amounts = [str(count) for count in purse(player).values()]
    cards = [
        counted(player["citizens"], words),
        ", ".join(map(words.name, player["domains"])),
        counted(player["pile"], words),
    ]
    return [name, *amounts, gave(player["yields"]), *cards, str(sum(player["points"].values()))]


def purse(player: Player) -> Counts:
    return {"gold": player["gold"], "strength": player["strength"], "magic": player["magic"], "vp": player["vp"]}


def dukes(view: SeatView, words: Words) -> list[RenderableType]:
    """Those that this seat may see."""
    return [
        Text.assemble((f"{words.text('board-duke', player=seat)}: ", "bold"), of_duke(player["duke"], words))
        for seat, player in enumerate(view["players"])
        if player["duke"]
    ]


def of_duke(duke: str, words: Words) -> str:
    return f"{words.name(duke)}  {duke_lines(duke, words)}"


def gave(yields: Counts) -> str:
    return " ".join(f"{amount:+}{SIGNS[kind]}" for kind, amount in yields.items() if amount)


def counted(cards: Counts, words: Words) -> str:
    return ", ".join(words.name(name) + (f" ×{count}" if count > 1 else "") for name, count in cards.items())


def dark_lord(lord: DarkLord, words: Words) -> Text:
    """What he has captured, and who he was."""
    captives = [counted(lord["citizens"], words), ", ".join(map(words.name, lord["domains"]))]
    text = Text.assemble((f"{words.text('board-rival')}: ", "bold red"), ", ".join(filter(None, captives)) or "–")
    if lord["duke"]:
        text.append(f" · {of_duke(lord['duke'], words)}")
    return text if lord["score"] is None else text.append(f" · {lord['score']}★", "bold")


def legend(words: Words) -> Text:
    signs = [f"{sign} {words.name(name)}" for name, sign in {**SIGNS, **ROLES}.items()]
    return Text(" · ".join(signs), style="dim")
