"""How a game begins: base game (NGT-4.1, NGT-4.2, NGT-4.3), full game (NGT-13.1 to NGT-13.9, NGT-1.4) or standard mode
(NGT-22.6)."""

from pentarchy.games.night_watch.cards import (
    BASE,
    COPIES,
    FIRST_IS_DRAWN,
    FIXED_BY_DEFAULT,
    FULL,
    HEROES,
    MODE_ROWS,
    MODES,
    OPTION_ROWS,
    SEATS_OF_MODE,
    STANDARD,
    TOKEN_COPIES,
    TOKENS_OF_CARD,
)
from pentarchy.games.night_watch.maps import MAP_NAMES, MAPS
from pentarchy.games.night_watch.steps.building import first_rates
from pentarchy.games.night_watch.steps.founding import DEAL_HEROES, FIXED_START, FOUNDING_ORDER, STARTING_SEAT
from pentarchy.games.night_watch.steps.turn import FIRST_TURN
from pentarchy.games.night_watch.steps.variable_setup import variable_setup
from pentarchy.games.night_watch.table import Table, new_table
from pentarchy.kernel.data import Row
from pentarchy.kernel.errors import BadOption, BadSeatCount
from pentarchy.kernel.game import Game, Variant
from pentarchy.kernel.settings import Amount, OneOf, Option, Settings, Switch
from pentarchy.kernel.steps import Step

BY_MODE = "by_mode"

OPTIONS: list[Option] = [
    OneOf("mode", MODES[FULL], MODES, {2: MODES[STANDARD]}),
    OneOf("founding", BY_MODE, [BY_MODE, "fixed", "snake"]),
    OneOf("first_player", BY_MODE, [BY_MODE, "given", "drawn"]),
    Switch("variable_setup", OPTION_ROWS["variable_setup"].flag("default_full")),
    Switch("tragedy_of_heroes", OPTION_ROWS["tragedy_of_heroes"].flag("default_full")),
    Switch("combined_trade_build", OPTION_ROWS["combined_trade_build"].flag("default_full")),
    Switch("setup_reveals_tokens", OPTION_ROWS["setup_reveals_tokens"].flag("default_full")),
    Amount("trade_offers_per_turn", OPTION_ROWS["trade_offers_per_turn"].number("default_full"), 0, 100),
    Amount("turn_limit", OPTION_ROWS["turn_limit"].number("default_full"), 1, 100_000),
]

FEW: dict[str, bool | int | str | list[str]] = {"trade_offers_per_turn": 1}
VARIANTS = [
    Variant("full", {**FEW}, [3, 4]),
    Variant("tragedy", {**FEW, "tragedy_of_heroes": True, "combined_trade_build": True}, [3, 4]),
    Variant("variable", {**FEW, "variable_setup": True}, [3, 4]),
    Variant("early-wildlings", {**FEW, "setup_reveals_tokens": True}, [3, 4]),
    Variant("haggling", {"turn_limit": 60}, [4]),
    Variant("base", {"mode": "base", **FEW}, [3, 4]),
    Variant("base-variable", {"mode": "base", "variable_setup": True, "first_player": "drawn", **FEW}, [3, 4]),
    Variant("base-founding", {"mode": "base", "founding": "snake", "combined_trade_build": True, **FEW}, [3]),
    Variant("standard", {"mode": "standard", **FEW}, [2, 3, 4]),
]


def deal(game: Game, seats: int, settings: Settings) -> Table:
    table = new_table(game, seats, settings)
    check_options(game, seats, settings)
    table.mode = MODES.index(settings.word("mode"))
    table.full = table.mode == FULL
    table.layout = layout_for(table.mode, seats)
    layout = MAPS[table.layout]
    table.terrain, table.markets = layout.terrain, layout.markets
    table.robber = layout.robber_start
    table.rates = first_rates(table)
    table.deck = COPIES[table.mode][:]
    if table.full:
        table.watch.display = (1 << len(HEROES)) - 1
        table.watch.pool = sum(TOKEN_COPIES) - TOKENS_OF_CARD * seats
    table.then(setting_up(table))
    table.advance()
    return table


def layouts_of(mode: Row) -> dict[int, int]:
    maps = mode.row("maps")
    return {seats: MAP_NAMES.index(maps.word(f"p{seats}", MAP_NAMES)) for seats in mode.numbers("players")}


LAYOUTS = [layouts_of(mode) for mode in MODE_ROWS]
"""For each mode the map by the number of players."""


def layout_for(mode: int, seats: int) -> int:
    """NGT-3.2."""
    return LAYOUTS[mode][seats]


def setting_up(table: Table) -> list[Step[Table]]:
    """Everything before the first turn, in order."""
    steps: list[Step[Table]] = variable_setup(table) if table.settings.flag("variable_setup") else []
    if first_is_drawn(table):
        steps.append(STARTING_SEAT)
    if table.full:
        steps.append(DEAL_HEROES)
    steps.append(FIXED_START if is_fixed(table) else FOUNDING_ORDER)
    return [*steps, FIRST_TURN]


def first_is_drawn(table: Table) -> bool:
    """NGT-4.7, NGT-13.5: a given seat begins the base game; in the full game dice decide."""
    word = table.settings.word("first_player")
    return word == "drawn" or (word == BY_MODE and FIRST_IS_DRAWN[table.mode])


def is_fixed(table: Table) -> bool:
    """NGT-4.8, NGT-22.1: the base game is fixed unless its map is variable or the players agree otherwise."""
    word = table.settings.word("founding")
    by_map = FIXED_BY_DEFAULT[table.mode] and not table.settings.flag("variable_setup")
    return word == "fixed" or (word == BY_MODE and by_map)


def check_options(game: Game, seats: int, settings: Settings) -> None:
    """NGT-22.5, NGT-22.6: each mode has its seat counts, and its options (NGT-22.1 to NGT-22.4)."""
    mode = settings.word("mode")
    if seats not in SEATS_OF_MODE[mode]:
        raise BadSeatCount(game.slug, seats, tuple(SEATS_OF_MODE[mode]))
    for name in ("variable_setup", "tragedy_of_heroes", "setup_reveals_tokens"):
        if settings.flag(name) and mode not in OPTION_ROWS[name].texts("modes"):
            raise BadOption(name, f"there is no such option in mode={mode} ({OPTION_ROWS[name].text('rule')})")
    if settings.word("founding") == "fixed" and (mode != MODES[BASE] or settings.flag("variable_setup")):
        raise BadOption("founding", "only the base game on its fixed map has fixed starting places (NGT-4.8)")
