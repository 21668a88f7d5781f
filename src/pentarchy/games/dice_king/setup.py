"""How a game begins: standard, random or free setup (DIC-2, DIC-10)."""

from typing import Final

from pentarchy.games.dice_king.cards import (
    COMPONENTS,
    DECK_SIZE,
    DECKS,
    GEM_PRINTED,
    GOLD_ON_MAP,
    LAYOUTS,
    SETUP_MODES,
    SETUPS,
    SPACES,
    START_GEMS,
    WHITE_ON_MAP,
    space_mask,
)
from pentarchy.games.dice_king.steps.setting_up import random_map, setting_up
from pentarchy.games.dice_king.table import Table, new_table
from pentarchy.kernel.errors import BadOption
from pentarchy.kernel.game import Game, Variant
from pentarchy.kernel.settings import OneOf, Option, Picks, Settings
from pentarchy.kernel.steps import Step

BY_SETUP: Final = "by_setup"

OPTIONS: Final[list[Option]] = [
    OneOf("setup", "standard", SETUP_MODES),
    OneOf("layout", BY_SETUP, [BY_SETUP, *LAYOUTS]),
    Picks("fires", SPACES),
    Picks("gold", SPACES),
    Picks("white", SPACES),
]

VARIANTS: Final = [
    Variant("standard", {}, [2, 3, 4]),
    Variant("random", {"setup": "random"}, [2, 3, 4]),
    Variant("free", {"setup": "free", "layout": "tower"}, [2, 3, 4]),
]


def deal(game: Game, seats: int, settings: Settings) -> Table:
    """DIC-2.3 to DIC-2.7: supplies, and a white gem for everybody. Colours follow the seats (DIC-2.8)."""
    table = new_table(game, seats, settings)
    check_options(seats, settings)
    table.white = [START_GEMS] * seats
    table.white_supply = COMPONENTS["white_gem"] - sum(table.white)
    table.gold_supply = COMPONENTS["gold_gem"]
    table.fire_supply = COMPONENTS["dragon_fire"]
    table.decks = [(1 << DECK_SIZE) - 1] * DECKS
    table.then(setting_up(table, lay_out(table)))
    table.advance()
    return table


def lay_out(table: Table) -> list[Step[Table]]:
    """The map (DIC-2.1, DIC-2.2, DIC-2.5), or the chance moves that will make it."""
    mode, layout = table.settings.word("setup"), table.settings.word("layout")
    table.layout = SETUPS[table.seats].layout if layout == BY_SETUP else LAYOUTS.index(layout)
    if mode == "random":
        return random_map(table, layout == BY_SETUP)
    table.dragons = chosen(table, "fires", SETUPS[table.seats].fires)
    table.gold_spots = chosen(table, "gold", PRINTED_GOLD)
    table.white_spots = chosen(table, "white", PRINTED_WHITE)
    table.fire_supply -= table.dragons.bit_count()
    table.gold_supply -= table.gold_spots.bit_count()
    table.white_supply -= table.white_spots.bit_count()
    return []


def printed(gem: str) -> int:
    """DIC-2.5: the gem spaces are the same for all player counts."""
    return sum(1 << space for space, kind in enumerate(GEM_PRINTED) if kind == gem)


PRINTED_GOLD: Final = printed("gold")
PRINTED_WHITE: Final = printed("white")


def chosen(table: Table, option: str, standard: int) -> int:
    """DIC-10.2: what the players chose; the standard spaces where they chose none."""
    return space_mask(table.settings.picks(option)) or standard


def check_options(seats: int, settings: Settings) -> None:
    if settings.word("setup") == "standard" and settings.word("layout") != BY_SETUP:
        raise BadOption("layout", "the standard setup has its own; choose setup=free or setup=random (DIC-10)")
    counts = {"fires": SETUPS[seats].fires.bit_count(), "gold": GOLD_ON_MAP, "white": WHITE_ON_MAP}
    for name, count in counts.items():
        picks = settings.picks(name)
        if picks and settings.word("setup") != "free":
            raise BadOption(name, "spaces can only be chosen with setup=free (DIC-10.2)")
        if picks and len(picks) != count:
            raise BadOption(name, f"{seats} players need {count} spaces, not {len(picks)} (DIC-10.2)")
    gold = space_mask(settings.picks("gold")) or PRINTED_GOLD
    white = space_mask(settings.picks("white")) or PRINTED_WHITE
    if gold & white:
        raise BadOption("gold", "at most one gem may lie on a space, white or golden (DIC-10.2)")
