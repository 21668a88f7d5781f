"""How a game begins (PAL-2, PAL-12.1 to PAL-12.6)."""

from pentarchy.games.paladins.board import START_ATTRIBUTES, START_PROVISIONS, START_SILVER, TAX_SUPPLY
from pentarchy.games.paladins.cards import FAVOURS, OUTSIDERS, PALADINS, SUSPICION_COUNT, TAVERN, TOWNSFOLK, WALLS
from pentarchy.games.paladins.reading import ATTRIBUTES
from pentarchy.games.paladins.solo import DIFFICULTIES, MARKER_START, SCHEME_COUNT, SCHEME_STARTS, STACK
from pentarchy.games.paladins.steps.setting_up import ALL_ORDERS, setting_up
from pentarchy.games.paladins.table import Table, new_table
from pentarchy.kernel.errors import BadOption
from pentarchy.kernel.game import Game, Variant
from pentarchy.kernel.settings import OneOf, Option, Settings

STANDARD = "standard"

OPTIONS: list[Option] = [OneOf("difficulty", STANDARD, DIFFICULTIES)]

VARIANTS = [
    Variant("standard", {}, [2, 3, 4]),
    Variant("solo_easy", {"difficulty": "easy"}, [1]),
    Variant("solo_standard", {"difficulty": "standard"}, [1]),
    Variant("solo_hard", {"difficulty": "hard"}, [1]),
]


def deal(game: Game, seats: int, settings: Settings) -> Table:
    """PAL-2.3, PAL-2.5: the board, the piles and the boards of the players; the rest is chance and choice."""
    if seats > 1 and settings.word("difficulty") != STANDARD:
        raise BadOption("difficulty", "is for the automa of the solo game; leave it out with more players (PAL-12.4)")
    table = new_table(game, seats, settings)
    shuffle_piles(table)
    for seat in range(seats):
        table.silver[seat] = START_SILVER
        table.provisions[seat] = START_PROVISIONS
        table.attributes[seat * 3 : seat * 3 + 3] = START_ATTRIBUTES
        table.undrawn[seat] = every(PALADINS)
    if table.solo():
        set_up_automa(table)
    table.then(setting_up(table))
    table.advance()
    return table


def every(cards: list[str]) -> int:
    return (1 << len(cards)) - 1


def shuffle_piles(table: Table) -> None:
    """PAL-2.2 to PAL-2.4"""
    table.tax = TAX_SUPPLY[table.seats]
    table.town_unseen = every(TOWNSFOLK)
    table.outsiders_unseen = every(OUTSIDERS)
    table.walls_unseen = every(WALLS)
    table.tavern_unseen = every(TAVERN)
    table.orders_unseen = ALL_ORDERS
    table.favours_unseen = every(FAVOURS)
    table.suspicion_unseen = SUSPICION_COUNT[:]
    table.suspicion_gone = [0] * len(SUSPICION_COUNT)


def set_up_automa(table: Table) -> None:
    """PAL-12.2, PAL-12.3: the marker on the first space, the stack of markers, the schemes that start."""
    table.marker = MARKER_START - 1
    table.stack = [ATTRIBUTES.index(name) for name in STACK]
    table.schemes_unseen = [count if SCHEME_STARTS[kind] else 0 for kind, count in enumerate(SCHEME_COUNT)]
    table.schemes_gone = [0] * len(SCHEME_COUNT)
