"""Resources, costs, cards, heroes and wildlings: read once from the data files, then plain tables of numbers."""

from typing import Final

from pentarchy.kernel.data import Row, load
from pentarchy.kernel.moves import Counts

PACKAGE: Final = "pentarchy.games.night_watch"


def ids(rows: list[Row]) -> list[str]:
    return [row.text("id") for row in rows]


def named(rows: list[Row], names: list[str]) -> dict[str, Row]:
    """Rows by their ids, which must be those that the code knows, in this order."""
    for row, name in zip(rows, names, strict=True):
        row.exactly("id", name)
    return dict(zip(names, rows))


# Resources and costs (NGT-2.5, NGT-2.7, NGT-9.2). There is no other way to pay (NGT-9.3).

RESOURCE_ROWS: Final = load(PACKAGE, "resources").rows("resource")
RESOURCES: Final = ids(RESOURCE_ROWS)
BRICK: Final = 0
LUMBER: Final = 1
WOOL: Final = 2
GRAIN: Final = 3
ORE: Final = 4
KINDS: Final = 5
IN_BOX: Final = RESOURCE_ROWS[0].number("bank_count")
HAND_LIMIT: Final = load(PACKAGE, "resources").row("hand").number("limit")
"""NGT-7.2: whoever holds more on a seven discards half of them."""
TERRAIN_ROWS: Final = load(PACKAGE, "resources").rows("terrain")
TERRAINS: Final = ids(TERRAIN_ROWS)
BARREN: Final = -1
"""What ice field and desert produce."""
PRODUCES: Final = [RESOURCES.index(row.text("produces")) if row.text("produces") else BARREN for row in TERRAIN_ROWS]

ROAD: Final = 0
SETTLEMENT: Final = 1
KEEP: Final = 2
ACTION_CARD: Final = 3
GUARD: Final = 4
COST_ROWS: Final = load(PACKAGE, "costs").rows("cost")
PURCHASES: Final = ["road", "settlement", "keep", "action_card", "guard"]
COST_OF: Final = named(COST_ROWS, PURCHASES)


def cost_of(row: Row) -> list[int]:
    cost = row.row("cost")
    return [cost.number(kind) if cost.has(kind) else 0 for kind in RESOURCES]


COSTS: Final = [cost_of(row) for row in COST_OF.values()]
"""For each purchase the number of cards of each kind."""

SUPPLY: Final = {row.text("id"): row.number("per_player") for row in load(PACKAGE, "pieces").rows("player_piece")}
ROADS: Final = SUPPLY["road"]
SETTLEMENTS: Final = SUPPLY["settlement"]
KEEPS: Final = SUPPLY["keep"]
GUARDS: Final = SUPPLY["guard"]
COLOURS: Final = ids(load(PACKAGE, "pieces").rows("colour"))
"""In the order of the seats (NGT-4.6)."""

BUNDLE: Final = Counts(RESOURCES, IN_BOX)
"""Any number of cards of each kind: one side of a trade."""
PAIR: Final = Counts(RESOURCES, 2)

# Modes and special cards (NGT-22.6, NGT-10.3, NGT-11.5, NGT-4.5, NGT-13.4, NGT-14.4).

MODE_ROWS: Final = load(PACKAGE, "modes").rows("mode")
MODES: Final = ids(MODE_ROWS)
BANK_RATE: Final = [row.number("bank_rate") for row in MODE_ROWS]
SEATS_OF_MODE: Final = {row.text("id"): row.numbers("players") for row in MODE_ROWS}
WIN_POINTS: Final = [row.number("win_vp") for row in MODE_ROWS]
WINS_AT_END_OF_TURN: Final = [
    row.word("win_check", ["own_turn", "own_turn_end"]) == "own_turn_end" for row in MODE_ROWS
]
FIRST_IS_DRAWN: Final = [
    row.word("first_player", ["oldest", "given", "highest_die"]) == "highest_die" for row in MODE_ROWS
]
OPTION_NAMES: Final = [
    "variable_setup",
    "tragedy_of_heroes",
    "combined_trade_build",
    "setup_reveals_tokens",
    "trade_offers_per_turn",
    "turn_limit",
]
OPTION_ROWS: Final = named(load(PACKAGE, "modes").rows("option"), OPTION_NAMES)
BASE: Final = 0
FULL: Final = 1
STANDARD: Final = 2
ALWAYS_COMBINED: Final = [
    mode == MODES[STANDARD] and OPTION_ROWS["combined_trade_build"].flag("default_standard") for mode in MODES
]
"""For each mode whether trade and building are one step in any case (NGT-22.3, NGT-22.6)."""
SOLD: Final = [sum(1 << i for i, row in enumerate(COST_ROWS) if mode in row.texts("modes")) for mode in MODES]
"""For each mode the purchases that it has, as a mask."""

SCORING: Final = load(PACKAGE, "scoring")
SCORED: Final = ["settlement", "keep", "longest_road", "largest_patrol", "vp_card", "guard_token"]
VP_ROWS: Final = named(SCORING.rows("vp"), SCORED)


def worth_of(part: str) -> list[int]:
    """The points of one thing in each mode (NGT-12.1, NGT-21.1)."""
    return [VP_ROWS[part].number(mode) for mode in MODES]


SETTLEMENT_POINTS: Final = worth_of("settlement")
KEEP_POINTS: Final = worth_of("keep")
ROAD_POINTS: Final = worth_of("longest_road")
PATROL_POINTS: Final = worth_of("largest_patrol")
CARD_POINTS: Final = worth_of("vp_card")
TOKEN_POINTS: Final = worth_of("guard_token")
SPECIAL_ROWS: Final = load(PACKAGE, "special_cards").rows("special_card")
MINIMUM_ROAD: Final = SPECIAL_ROWS[0].number("minimum")
MINIMUM_PATROL: Final = SPECIAL_ROWS[1].number("minimum")
TOKEN_ON_TAKE: Final = {row.text("id"): row.flag("token_on_take") for row in SPECIAL_ROWS}
GUARD_STEPS: Final = [row.number("guards_on_wall") for row in SCORING.rows("guard_vp")]
"""NGT-18.4: so many guards for the first, the second VP token."""
MEASURES: Final = ["guards_on_wall", "victory_points_all", "resource_cards_in_hand"]
TIE_BREAKS: Final = [row.word("measure", MEASURES) for row in SCORING.rows("tragic_tie_break")]
"""NGT-21.5: what is compared at a tragic end, in this order."""
ENDS: Final = ["glorious_base", "glorious_full", "tragic_breach", "tragic_gift"]
END_ROWS: Final = named(SCORING.rows("end"), ENDS)

# Action cards (NGT-4.4, NGT-13.3, NGT-20.1).

CARD_ROWS: Final = load(PACKAGE, "action_cards").rows("action_card")
CARDS: Final = ids(CARD_ROWS)
CARD_KINDS: Final = 6
PATROL: Final = 0
ROAD_BUILDING: Final = 1
WINTER: Final = 2
RECRUITS: Final = 3
VICTORY: Final = 4
MONOPOLY: Final = 5
COPIES: Final = [[row.number(mode.text("deck")) for row in CARD_ROWS] for mode in MODE_ROWS]


def one_more(counts: list[int], card: int) -> list[int]:
    """The same cards and this one: for lists that copies of the table share."""
    return [count + int(kind == card) for kind, count in enumerate(counts)]


# Heroes.

HERO_DATA: Final = load(PACKAGE, "heroes")
HERO_ROWS: Final = HERO_DATA.rows("hero")
HEROES: Final = ids(HERO_ROWS)
TARLY: Final = HEROES.index("tarly")
PURCHASE_WITH: Final = {
    hero: op.text("piece")
    for hero, row in enumerate(HERO_ROWS)
    for op in row.rows("effect")
    if op.text("op") == "substitute_cost"
}
"""What is bought with the help of a hero (NGT-19.15, NGT-19.16)."""
HEROES_DEALT: Final = {
    row.number("players"): [HEROES.index(hero) for hero in row.texts("seats")]
    for row in HERO_DATA.rows("initial_heroes")
}

# Wildlings (NGT-13.6), their tokens (NGT-13.7), and the land north of the Wall (NGT-13.2, NGT-15.1, NGT-15.3).

WILDLING_ROWS: Final = load(PACKAGE, "wildlings").rows("wildling")
WILDLINGS: Final = ids(WILDLING_ROWS)
REGULAR: Final = 0
CLIMBER: Final = 1
GIANT: Final = 2
FIGURES: Final = [row.number("figures") for row in WILDLING_ROWS]
NORTH: Final = load(PACKAGE, "north")
CLAN_ROWS: Final = NORTH.rows("clan")
CLANS: Final = ids(CLAN_ROWS)
CAMPS: Final = CLAN_ROWS[0].number("camps")
"""Four camps and the place that sets off a rush (NGT-15.1)."""
CLEARINGS: Final = ids(NORTH.rows("clearing"))
SECTIONS: Final = ids(NORTH.rows("wall_section"))
SPACES: Final = NORTH.rows("wall_section")[0].number("spaces")
LAST_BREACH: Final = NORTH.row("breach_track").number("end_at")
TORMUND_CAMP: Final = NORTH.row("tormund_camp").text("id")
FALLEN_GIFT: Final = END_ROWS["tragic_gift"].number("wildlings")
"""NGT-21.4: so many wildlings in the Gift are the tragic end."""

TRAILS: Final = {row.text("id"): row for row in NORTH.rows("trail")}
LOW_CLEARING: Final = [CLEARINGS.index(TRAILS[row.text("low_trail")].text("to")) for row in CLAN_ROWS]
HIGH_CLEARING: Final = [CLEARINGS.index(TRAILS[row.text("high_trail")].text("to")) for row in CLAN_ROWS]
WILD_FACES: Final = load(PACKAGE, "dice").rows("die")[2].numbers("faces")
NO_TRAIL: Final = -1


def along_trails(end: str, names: list[str]) -> list[int]:
    """For each result of the wildling die (from 0) where its trail comes from or leads to (NGT-15.3, NGT-15.5)."""
    ends = [NO_TRAIL] * len(WILD_FACES)
    for trail in TRAILS.values():
        for number in trail.numbers("numbers"):
            ends[number - 1] = names.index(trail.text(end))
    return ends


TRAIL_CLAN: Final = along_trails("from", CLANS)
TRAIL_CLEARING: Final = along_trails("to", CLEARINGS)

TOKEN_ROWS: Final = load(PACKAGE, "wildlings").rows("token")
TOKENS: Final = ids(TOKEN_ROWS)
TOKEN_KIND: Final = [WILDLINGS.index(row.text("wildling")) for row in TOKEN_ROWS]
TOKEN_CLAN: Final = [CLANS.index(row.text("clan")) for row in TOKEN_ROWS]
TOKEN_COPIES: Final = [row.number("copies") for row in TOKEN_ROWS]
COST_CARD: Final = load(PACKAGE, "pieces").rows("cost_card_space")
TOKENS_OF_CARD: Final = sum(row.number("spaces") * row.number("tokens_per_space") for row in COST_CARD)

# Set-up (NGT-4.8, NGT-4.10, NGT-13.10).

SETUP_ROWS: Final = {row.text("id"): row for row in load(PACKAGE, "setup").rows("setup")}
FIXED_BY_DEFAULT: Final = [
    SETUP_ROWS[mode.word("default_setup", mode.texts("setups"))].flag("uses_map_start") for mode in MODE_ROWS
]
"""For each mode whether its map shows the starting places."""


def founding_of(mode: Row) -> list[Row]:
    """The rounds in which the players found for themselves."""
    free = [SETUP_ROWS[name] for name in mode.texts("setups") if not SETUP_ROWS[name].flag("uses_map_start")]
    return free[0].rows("rounds")


FOUNDING: Final = {mode.text("id"): founding_of(mode) for mode in MODE_ROWS}
