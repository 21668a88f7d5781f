"""The main board and the boards of the players: read once from the data files, then plain tables of numbers."""

from typing import Final

from pentarchy.games.paladins.reading import (
    ATTRIBUTES,
    FAITH,
    PACKAGE,
    STRENGTH,
    agree,
    column,
    effects,
    ids,
    in_order,
    kind_of,
    mask_of,
    place_of,
)
from pentarchy.kernel.data import Row, load
from pentarchy.kernel.errors import BadData

NO_CARD: Final = -1
NOTHING: Final = -1
"""No action or favour is under way, or its target has not been chosen yet."""
NOBODYS: Final = -1
"""It is nobody's turn."""

# Actions (PAL-5, PAL-6).

ACTION_ROWS: Final = in_order(load(PACKAGE, "actions").rows("action"), "order")
ACTIONS: Final = ids(ACTION_ROWS)
DEVELOP: Final = 0
RECRUIT: Final = 1
HUNT: Final = 2
TRADE: Final = 3
PRAY: Final = 4
CONSPIRE: Final = 5
COMMISSION: Final = 6
FORTIFY: Final = 7
GARRISON: Final = 8
ABSOLVE: Final = 9
ATTACK: Final = 10
CONVERT: Final = 11
ACTION_COUNT: Final = 12
REST: Final = 12
"""The one space that only the automa has, behind the twelve actions."""
SPOTS: Final = 13
RIGHT: Final = 6
"""The first of the six right-hand actions."""
LEFT_NAMES: Final = ["develop", "recruit", "hunt", "trade", "pray", "conspire"]
RIGHT_NAMES: Final = ["commission", "fortify", "garrison", "absolve", "attack", "convert"]
agree("actions.toml", ACTIONS, LEFT_NAMES + RIGHT_NAMES)
agree("actions.toml", [row.text("side") for row in ACTION_ROWS], ["left"] * RIGHT + ["right"] * RIGHT)
WORKSHOP_SLOTS: Final = [row.numbers("workshop_slots") for row in ACTION_ROWS]
agree("actions.toml", WORKSHOP_SLOTS, [[]] * RIGHT + [[1, 2]] * RIGHT)  # PAL-5.2
REQUIRES: Final = [place_of(row, "requires", ATTRIBUTES) if row.has("requires") else NOTHING for row in ACTION_ROWS]
RAISES: Final = [place_of(row, "raises", ATTRIBUTES) if row.has("raises") else NOTHING for row in ACTION_ROWS]


# Constants.

GAME: Final = load(PACKAGE, "game")
GAME.row("game").exactly("id", "paladins")
SEATS: Final = list(range(GAME.row("game").number("min_players"), GAME.row("game").number("max_players") + 1))
MOST_SEATS: Final = SEATS[-1]
ROUNDS: Final = GAME.row("game").number("rounds")
START_ROW: Final = GAME.row("start")
START_SILVER: Final = START_ROW.number("silver")
START_PROVISIONS: Final = START_ROW.number("provision")
START_ATTRIBUTES: Final = [START_ROW.number(name) for name in ATTRIBUTES]
START_TOWNSFOLK: Final = START_ROW.number("townsfolk")
HAND: Final = 3
START_ROW.exactly("paladin_hand", HAND)  # PAL-3.5: one to use, one on top, one under the deck
CARRIED_OVER: Final = 3
START_ROW.exactly("workers_carried_over_max", CARRIED_OVER)  # PAL-10.2: `keep` names sets of three
# PAL-2.3
COUNT_ROWS: Final = {row.number("players"): row for row in GAME.rows("player_count")}
TAX_SUPPLY: Final = {players: row.number("tax_supply") for players, row in COUNT_ROWS.items()}
TAVERN_CARDS: Final = {players: row.number("tavern_cards") for players, row in COUNT_ROWS.items()}
ROUND_ROWS: Final = in_order(GAME.rows("round"), "round")
agree("game.toml", len(ROUND_ROWS), ROUNDS)
ORDER_OF_ROUND: Final = [0, *column(ROUND_ROWS, "reveal_order_slot")]
FAVOUR_OF_ROUND: Final = [0, *column(ROUND_ROWS, "reveal_favour_slot")]
FIRST_FAVOUR: Final = [slot > 0 for slot in FAVOUR_OF_ROUND].index(True)
"""The round from which there are favours."""
COMPONENT_ROWS: Final = load(PACKAGE, "components").rows("component")
COMPONENTS: Final = {row.text("id"): row.number("count") for row in COMPONENT_ROWS}
PER_PLAYER: Final = {row.text("id"): row.number("per_player") for row in COMPONENT_ROWS}

# The main board.

MAIN: Final = load(PACKAGE, "main_board")
REGION_ROWS: Final = in_order(MAIN.rows("region"), "index")
REGIONS: Final = ids(REGION_ROWS)
FAITH_FLAG: Final = column(REGION_ROWS, "faith")
STRENGTH_FLAG: Final = column(REGION_ROWS, "strength")
COLUMN_ROWS: Final = in_order(MAIN.rows("townsfolk_column"), "index")
COLUMN_SILVER: Final = column(COLUMN_ROWS, "silver")
COLUMN_DEBT: Final = [row.flag("debt_instead") for row in COLUMN_ROWS]
ORDER_SLOT_ROWS: Final = in_order(MAIN.rows("kings_order_slot"), "index")
ORDER_POINTS: Final = column(ORDER_SLOT_ROWS, "vp")
FAVOUR_SLOT_ROWS: Final = in_order(MAIN.rows("kings_favour_slot"), "index")
FAVOUR_SLOTS: Final = len(FAVOUR_SLOT_ROWS)
# The rounds of both kinds of slots stand in game.toml too, the sizes of the rows in its [market].
agree("main_board.toml", [ORDER_OF_ROUND[n] for n in column(ORDER_SLOT_ROWS, "round")], [1, 2, 3])
agree("main_board.toml", [FAVOUR_OF_ROUND[n] for n in column(FAVOUR_SLOT_ROWS, "round")], [1, 2, 3, 4, 5])
TOWNSFOLK_COLUMNS: Final = GAME.row("market").number("townsfolk_slots")
OUTSIDER_SLOTS: Final = GAME.row("market").number("outsider_slots")
agree("game.toml", [TOWNSFOLK_COLUMNS, OUTSIDER_SLOTS], [len(COLUMN_ROWS), len(REGIONS)])
agree("game.toml", GAME.row("market").number("kings_orders_in_play"), len(ORDER_POINTS))
agree("game.toml", GAME.row("market").number("kings_favours_in_play"), FAVOUR_SLOTS)

SPACE_ROWS: Final = in_order(load(PACKAGE, "board_spaces").rows("space"), "board_order")
SPACES: Final = ids(SPACE_ROWS)
REGION_OF: Final = [place_of(row, "region", REGIONS) for row in SPACE_ROWS]
SPACE_NUMBERS: Final = column(SPACE_ROWS, "slot")
agree("board_spaces.toml", SPACES, [f"space_{region + 1}_{n}" for region, n in zip(REGION_OF, SPACE_NUMBERS)])
SPACE_REWARD: Final = [effects(row, "reward") for row in SPACE_ROWS]
SPACE_KIND: Final = [row.text("kind") for row in SPACE_ROWS]
agree("board_spaces.toml", SPACE_KIND, [kind_of(reward) for reward in SPACE_REWARD])
# PAL-2.1: some spaces are only for three or for four players.
IN_PLAY: Final = [mask_of([row.number("min_players") <= players for row in SPACE_ROWS]) for players in range(5)]
HIGHEST: Final = 20
"""No effective attribute is higher: 12 on the track and a paladin."""
FLAGS: Final = {FAITH: FAITH_FLAG, STRENGTH: STRENGTH_FLAG}
"""What the regions and the outsiders below them ask for."""


def flags_of(action: int) -> list[int]:
    if REQUIRES[action] not in FLAGS:
        raise BadData("actions.toml", f"no region shows what '{ACTIONS[action]}' requires")
    return FLAGS[REQUIRES[action]]


def reach_of(action: int) -> list[int]:
    """For each value of the attribute that the action requires the spaces in reach."""
    flags = flags_of(action)
    return [mask_of([flags[region] <= value for region in REGION_OF]) for value in range(HIGHEST)]


COMMISSION_REACH: Final = reach_of(COMMISSION)
GARRISON_REACH: Final = reach_of(GARRISON)
ATTACK_FLAG: Final = flags_of(ATTACK)
CONVERT_FLAG: Final = flags_of(CONVERT)
ATTACK_PRICE: Final = [
    [sum(flag > value for flag in ATTACK_FLAG[: slot + 1]) for slot in range(OUTSIDER_SLOTS)]
    for value in range(HIGHEST)
]

# The player board. A row of pieces is a ladder: what the n-th use costs, needs, yields and is worth.

BOARD: Final = load(PACKAGE, "player_board")
TRACK: Final = BOARD.row("attribute_track").number("max")
TRACK_POINTS: Final = BOARD.row("attribute_track").numbers("vp")
LADDER_NAMES: Final = ["workshop_space", "monk_space", "wall_space", "outpost_space", "jar", "convert_space"]
NO_LADDER: Final[list[Row]] = []
LADDERS: Final = [
    in_order(BOARD.rows(row.word("ladder", LADDER_NAMES)), "index") if row.has("ladder") else NO_LADDER
    for row in ACTION_ROWS
]
LIMIT: Final = [row.number("limit_per_game") for row in ACTION_ROWS]
agree("actions.toml", LIMIT, [len(ladder) for ladder in LADDERS])  # PAL-4.12: a row that ends


def ladder_column(action: int, key: str) -> list[int]:
    return [row.number(key) if row.has(key) else 0 for row in LADDERS[action]]


FIXED_COST: Final = [row.row("cost") if row.has("cost") else Row("", {}) for row in ACTION_ROWS]


def costs(resource: str) -> list[list[int]]:
    """For each action the cost of its n-th use in this resource; a fixed cost is the same every time."""
    table = []
    for action, fixed in enumerate(FIXED_COST):
        uses = LIMIT[action] or 1
        every_time = fixed.number(resource) if fixed.has(resource) else 0
        ladder = ladder_column(action, resource)
        table.append(ladder if any(ladder) else [every_time] * uses)
    return table


SILVER_COST: Final = costs("silver")
PROVISION_COST: Final = costs("provision")
WALL_INFLUENCE: Final = ladder_column(FORTIFY, ATTRIBUTES[REQUIRES[FORTIFY]])
JAR_INFLUENCE: Final = ladder_column(ABSOLVE, ATTRIBUTES[REQUIRES[ABSOLVE]])
LADDER_REWARD: Final = [[effects(row, "reward") for row in ladder] for ladder in LADDERS]
LADDER_POINTS: Final = [[0, *ladder_column(action, "vp_total")] for action in range(len(ACTIONS))]
JAR_ROWS: Final = in_order(BOARD.rows("jar_space"), "index")
JAR_SPACES: Final = ids(JAR_ROWS)
JAR_REWARD: Final = [effects(row, "reward") for row in JAR_ROWS]
