"""The board of Amulet: the places and what lies there, the card being fought, and the mats of all players."""

from collections.abc import Iterator

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from pentarchy.games.amulet.cards import ADVENTURES, BANK_OF, GRID_ROWS, PLACES, TROPHIES
from pentarchy.games.amulet.showing import COLOURS
from pentarchy.games.amulet.view import Back, Hunter, SeatView
from pentarchy.words import Words

INK = {"yellow": "#e6c229", "red": "#d1495b", "blue": "#3d7dca", "green": "#4a9d5b", "black": "#8a8a8a"}
SQUARES = {
    "W": ("◎", "bold #ffb454"),
    "D": ("✖", "#d1495b"),
    "C": ("○", "#e6c229"),
    "X": ("▩", "dim"),
    ".": ("·", "dim"),
}
LETTERS = {"y": "yellow", "r": "red", "b": "blue", "g": "green", "k": "black"}
GRIDS = ["".join(row.texts("grid")) for row in GRID_ROWS]
CARDS = [*TROPHIES, *ADVENTURES]


def board(view: SeatView, words: Words) -> RenderableType:
    parts: list[RenderableType] = [status(view, words), places(view, words)]
    drawn = list(cards(view, words))
    if drawn:
        parts.append(Columns(drawn, padding=(0, 3)))
    return Group(*parts, people(view, words), legend(words))


def legend(words: Words) -> Text:
    """What the signs and letters stand for."""
    squares = [f"{SQUARES[letter][0]} {words.text(f'board-square-{letter}')}" for letter in "WDCX"]
    return Text(" · ".join([*squares, *(f"{gem(colour, words)} {words.name(colour)}" for colour in COLOURS)]), "dim")


def status(view: SeatView, words: Words) -> Text:
    when = words.text("board-day", day=view["day"], days=view["days"], phase=view["phase"])
    turn = "" if view["on_turn"] is None else f" · {words.player(view['on_turn'])}"
    line = Text.assemble((when, "bold"), turn, f" · ☼ {words.player(view['holder'])}")
    if view["quests"]["in_play"]:
        line.append(f" · {', '.join(words.name(quest) for quest in view['quests']['in_play'])}")
    decks = view["decks"]
    line.append(f"\n{words.text('board-decks', monsters=decks['monsters'], mythical=decks['mythical'])}  ", style="dim")
    for colour in COLOURS:
        line.append(f" {gem(colour, words)} {view['supply'][colour]}", style=INK[colour])
    return line


def gem(colour: str, words: Words) -> str:
    """A gem with the letter of its colour: not everybody tells colours apart."""
    return f"◆{words.text(f'board-letter-{colour}')}"


def places(view: SeatView, words: Words) -> Table:
    table = Table(box=None, pad_edge=False)
    for column in ("place", "figures", "lies"):
        table.add_column(words.text(f"board-{column}"), header_style="dim", overflow="fold")
    for bank in (1, 0, 2):
        for place, name in enumerate(PLACES):
            if BANK_OF[place] == bank:
                star = " ★" if name in view["upgrades"] else ""
                table.add_row(
                    Text(words.name(name) + star, "bold"), figures(view, name, words), lies(view, name, words)
                )
        if bank != 2:
            table.add_row(Text("~ ~ ~ ~ ~ ~" if bank == 0 else "", "#3d7dca"), "", "")
    return table


def figures(view: SeatView, place: str, words: Words) -> str:
    here = [s for s, player in enumerate(view["players"]) if player.get("place") == place]
    return ", ".join(words.player(seat) for seat in here)


def lies(view: SeatView, place: str, words: Words) -> Text:
    """What lies beside a place."""
    match place:
        case "lair" | "manor":
            return Text(", ").join([back(card, words) for card in view[place]])
        case "village":
            return Text(", ".join(words.name(card) for card in view["village"]), "#d1495b")
        case "dungeon":
            card = view["dungeon"]
            return Text("" if card is None else words.name("mythical") if card == "face_down" else words.name(card))
        case "castle":
            card = view["castle"]["adventure"]
            return Text(words.name(card) if card else "")
        case "mage_tower":
            return Text(", ".join(words.name(spell) for spell in view["tower"]))
        case "monastery":
            return Text(", ".join(words.name(potion) for potion in view["monastery"]))
    return Text()


def back(card: Back, words: Words) -> Text:
    """A face-down monster: name, level, points and the colour of its gem (AMU-18.2)."""
    stone = (f" {gem(card['gem'], words)}", INK[card["gem"]])
    return Text.assemble(words.name(card["back"]), f" {'I' * card['level']} {card['points']}", stone)


# Cards with a grid.


def cards(view: SeatView, words: Words) -> Iterator[RenderableType]:
    fight, castle = view["fight"], view["castle"]
    if fight["foe"] in CARDS:
        yield grid(fight["foe"], fight["covered"], words, fight["used"])
    if castle["adventure"] and castle["adventure"] != fight["foe"]:
        yield grid(castle["adventure"], castle["covered"], words)


def grid(card: str, covered: list[str], words: Words, laid: list[str] | None = None) -> Panel:
    """The squares of a card; what is covered is filled. Below it the tokens laid now, which may be taken back."""
    drawn = Text()
    for square, letter in enumerate(GRIDS[CARDS.index(card)]):
        if f"{square // 5},{square % 5}" in covered:
            drawn.append("██ ", "#6b8f71")
        else:
            sign, style = symbol(letter, words)
            drawn.append(f"{sign:<2} ", style)
        if square % 5 == 4 and square < 24:
            drawn.append("\n")
    if laid:
        drawn.append("\n" + ", ".join(words.name(token) for token in laid), "dim")
    return Panel(drawn, title=words.name(card), expand=False)


def symbol(letter: str, words: Words) -> tuple[str, str]:
    if letter in LETTERS:
        return gem(LETTERS[letter], words), INK[LETTERS[letter]]
    if letter == "a":
        return gem("any", words), "bold"
    return SQUARES.get(letter, (letter, "#d1495b"))


# The players.


def people(view: SeatView, words: Words) -> Table:
    table = Table(box=None, pad_edge=False)
    for column in ("player", "health", "weapons", "gems", "items", "trophies", "points"):
        table.add_column(words.text(f"board-{column}"), header_style="dim", overflow="fold")
    for seat, player in enumerate(view["players"]):
        if player["character"]:
            table.add_row(*mat(seat, player, words))
    return table


def mat(seat: int, player: Hunter, words: Words) -> list[RenderableType]:
    who = Text.assemble((words.player(seat), "bold"), f"\n{words.name(player['character'])}")
    lost = player["most_health"] - player["health"]
    health = Text.assemble(("♥" * player["health"], "#d1495b"), ("♡" * lost, "dim"), f"\n○ {player['coins']}")
    items = [words.name(item) for item in [*player["potions"], *player["spells"]]]
    oaths = [words.name(oath) for oath in player["oaths"]["cards"] or []]
    stuns = f" ✸{player['stuns']}" if player["stuns"] else ""
    trophies = f"{len(player['trophies'])}{stuns}"
    points = str(sum(player["points"].values()))
    return [who, health, weapons(player, words), gems(player, words), "\n".join([*items, *oaths]), trophies, points]


def weapons(player: Hunter, words: Words) -> Text:
    drawn = Text()
    kinds = ((player["ready"], ""), (player["damaged"], "strike dim"), (player["away"], "italic dim"))
    for owned, style in kinds:
        for weapon in owned:
            drawn.append(words.name(weapon), style)
            drawn.append(" · ", "dim")
    return drawn


def gems(player: Hunter, words: Words) -> Text:
    """Charged sections, then the gems beside the amulet."""
    drawn = Text(words.text("board-sections", sections=player["sections"]) + "\n")
    for colour in COLOURS:
        if player["gems"][colour]:
            drawn.append(f"{gem(colour, words)}×{player['gems'][colour]} ", INK[colour])
    return drawn
