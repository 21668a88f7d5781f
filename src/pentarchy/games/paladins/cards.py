"""Cards and boards: read once from the data files, then plain tables of numbers."""

from typing import Final

from pentarchy.games.paladins.reading import (
    ATTRIBUTES,
    CRIMINAL,
    FAITH,
    FIGURES,
    INFLUENCE,
    LABOURER,
    PACKAGE,
    PROVISION,
    RESOURCES,
    SILVER,
    STRENGTH,
    SUSPICION_ON_GAIN,
    WORKERS,
    Effect,
    agree,
    column,
    effects,
    ids,
    in_order,
    kind_of,
    mask_of,
    parts_of,
    place_of,
)
from pentarchy.kernel.data import Row, load
from pentarchy.kernel.errors import BadData

__all__ = [
    "ATTRIBUTES", "CRIMINAL", "FAITH", "FIGURES", "INFLUENCE", "LABOURER", "PACKAGE", "PROVISION", "RESOURCES",
    "SILVER", "STRENGTH", "SUSPICION_ON_GAIN", "WORKERS", "Effect", "column", "effects", "ids", "mask_of",
]  # fmt: skip

NO_CARD: Final = -1
NOTHING: Final = -1
"""No action or favour is under way, or its target has not been chosen yet."""
NOBODYS: Final = -1
"""It is nobody's turn."""

# Actions (PAL-5, PAL-6).

ACTION_ROWS = in_order(load(PACKAGE, "actions").rows("action"), "order")
ACTIONS = ids(ACTION_ROWS)
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
WORKSHOP_SLOTS = [row.numbers("workshop_slots") for row in ACTION_ROWS]
agree("actions.toml", WORKSHOP_SLOTS, [[]] * RIGHT + [[1, 2]] * RIGHT)  # PAL-5.2
REQUIRES = [place_of(row, "requires", ATTRIBUTES) if row.has("requires") else NOTHING for row in ACTION_ROWS]
RAISES = [place_of(row, "raises", ATTRIBUTES) if row.has("raises") else NOTHING for row in ACTION_ROWS]


# Constants.

GAME = load(PACKAGE, "game")
GAME.row("game").exactly("id", "paladins")
SEATS = list(range(GAME.row("game").number("min_players"), GAME.row("game").number("max_players") + 1))
ROUNDS = GAME.row("game").number("rounds")
START = GAME.row("start")
START_SILVER = START.number("silver")
START_PROVISIONS = START.number("provision")
START_ATTRIBUTES = [START.number(name) for name in ATTRIBUTES]
START_TOWNSFOLK = START.number("townsfolk")
HAND: Final = 3
START.exactly("paladin_hand", HAND)  # PAL-3.5: one to use, one on top, one under the deck
CARRIED_OVER: Final = 3
START.exactly("workers_carried_over_max", CARRIED_OVER)  # PAL-10.2: `keep` names sets of three
# PAL-2.3
COUNT_ROWS = {row.number("players"): row for row in GAME.rows("player_count")}
TAX_SUPPLY = {players: row.number("tax_supply") for players, row in COUNT_ROWS.items()}
TAVERN_CARDS = {players: row.number("tavern_cards") for players, row in COUNT_ROWS.items()}
ROUND_ROWS = in_order(GAME.rows("round"), "round")
agree("game.toml", len(ROUND_ROWS), ROUNDS)
ORDER_OF_ROUND = [0, *column(ROUND_ROWS, "reveal_order_slot")]
FAVOUR_OF_ROUND = [0, *column(ROUND_ROWS, "reveal_favour_slot")]
FIRST_FAVOUR = [slot > 0 for slot in FAVOUR_OF_ROUND].index(True)
"""The round from which there are favours."""
COMPONENT_ROWS = load(PACKAGE, "components").rows("component")
COMPONENTS = {row.text("id"): row.number("count") for row in COMPONENT_ROWS}
PER_PLAYER = {row.text("id"): row.number("per_player") for row in COMPONENT_ROWS}

# The main board.

MAIN = load(PACKAGE, "main_board")
REGION_ROWS = in_order(MAIN.rows("region"), "index")
REGIONS = ids(REGION_ROWS)
FAITH_FLAG = column(REGION_ROWS, "faith")
STRENGTH_FLAG = column(REGION_ROWS, "strength")
COLUMN_ROWS = in_order(MAIN.rows("townsfolk_column"), "index")
COLUMN_SILVER = column(COLUMN_ROWS, "silver")
COLUMN_DEBT = [row.flag("debt_instead") for row in COLUMN_ROWS]
ORDER_SLOT_ROWS = in_order(MAIN.rows("kings_order_slot"), "index")
ORDER_POINTS = column(ORDER_SLOT_ROWS, "vp")
FAVOUR_SLOT_ROWS = in_order(MAIN.rows("kings_favour_slot"), "index")
FAVOUR_SLOTS = len(FAVOUR_SLOT_ROWS)
# The rounds of both kinds of slots stand in game.toml too, the sizes of the rows in its [market].
agree("main_board.toml", [ORDER_OF_ROUND[n] for n in column(ORDER_SLOT_ROWS, "round")], [1, 2, 3])
agree("main_board.toml", [FAVOUR_OF_ROUND[n] for n in column(FAVOUR_SLOT_ROWS, "round")], [1, 2, 3, 4, 5])
TOWNSFOLK_COLUMNS = GAME.row("market").number("townsfolk_slots")
OUTSIDER_SLOTS = GAME.row("market").number("outsider_slots")
agree("game.toml", [TOWNSFOLK_COLUMNS, OUTSIDER_SLOTS], [len(COLUMN_ROWS), len(REGIONS)])
agree("game.toml", GAME.row("market").number("kings_orders_in_play"), len(ORDER_POINTS))
agree("game.toml", GAME.row("market").number("kings_favours_in_play"), FAVOUR_SLOTS)

SPACE_ROWS = in_order(load(PACKAGE, "board_spaces").rows("space"), "board_order")
SPACES = ids(SPACE_ROWS)
REGION_OF = [place_of(row, "region", REGIONS) for row in SPACE_ROWS]
SPACE_NUMBERS = column(SPACE_ROWS, "slot")
agree("board_spaces.toml", SPACES, [f"space_{region + 1}_{n}" for region, n in zip(REGION_OF, SPACE_NUMBERS)])
SPACE_REWARD = [effects(row, "reward") for row in SPACE_ROWS]
SPACE_KIND = [row.text("kind") for row in SPACE_ROWS]
agree("board_spaces.toml", SPACE_KIND, [kind_of(reward) for reward in SPACE_REWARD])
# PAL-2.1: some spaces are only for three or for four players.
IN_PLAY = [mask_of([row.number("min_players") <= players for row in SPACE_ROWS]) for players in range(5)]
HIGHEST: Final = 20
"""No effective attribute is higher: 12 on the track and a paladin."""
FLAGS = {FAITH: FAITH_FLAG, STRENGTH: STRENGTH_FLAG}
"""What the regions and the outsiders below them ask for."""


def flags_of(action: int) -> list[int]:
    if REQUIRES[action] not in FLAGS:
        raise BadData("actions.toml", f"no region shows what '{ACTIONS[action]}' requires")
    return FLAGS[REQUIRES[action]]


def reach_of(action: int) -> list[int]:
    """For each value of the attribute that the action requires the spaces in reach."""
    flags = flags_of(action)
    return [mask_of([flags[region] <= value for region in REGION_OF]) for value in range(HIGHEST)]


COMMISSION_REACH = reach_of(COMMISSION)
GARRISON_REACH = reach_of(GARRISON)
ATTACK_FLAG = flags_of(ATTACK)
CONVERT_FLAG = flags_of(CONVERT)
ATTACK_PRICE = [
    [sum(flag > value for flag in ATTACK_FLAG[: slot + 1]) for slot in range(OUTSIDER_SLOTS)]
    for value in range(HIGHEST)
]

# The player board. A row of pieces is a ladder: what the n-th use costs, needs, yields and is worth.

BOARD = load(PACKAGE, "player_board")
TRACK = BOARD.row("attribute_track").number("max")
TRACK_POINTS = BOARD.row("attribute_track").numbers("vp")
LADDER_NAMES: Final = ["workshop_space", "monk_space", "wall_space", "outpost_space", "jar", "convert_space"]
NO_LADDER: list[Row] = []
LADDERS = [
    in_order(BOARD.rows(row.word("ladder", LADDER_NAMES)), "index") if row.has("ladder") else NO_LADDER
    for row in ACTION_ROWS
]
LIMIT = [row.number("limit_per_game") for row in ACTION_ROWS]
agree("actions.toml", LIMIT, [len(ladder) for ladder in LADDERS])  # PAL-4.12: a row that ends


def ladder_column(action: int, key: str) -> list[int]:
    return [row.number(key) if row.has(key) else 0 for row in LADDERS[action]]


FIXED_COST = [row.row("cost") if row.has("cost") else Row("", {}) for row in ACTION_ROWS]


def costs(resource: str) -> list[list[int]]:
    """For each action the cost of its n-th use in this resource; a fixed cost is the same every time."""
    table = []
    for action, fixed in enumerate(FIXED_COST):
        uses = LIMIT[action] or 1
        every_time = fixed.number(resource) if fixed.has(resource) else 0
        ladder = ladder_column(action, resource)
        table.append(ladder if any(ladder) else [every_time] * uses)
    return table


SILVER_COST = costs("silver")
PROVISION_COST = costs("provision")
WALL_INFLUENCE = ladder_column(FORTIFY, ATTRIBUTES[REQUIRES[FORTIFY]])
JAR_INFLUENCE = ladder_column(ABSOLVE, ATTRIBUTES[REQUIRES[ABSOLVE]])
LADDER_REWARD = [[effects(row, "reward") for row in ladder] for ladder in LADDERS]
LADDER_POINTS = [[0, *ladder_column(action, "vp_total")] for action in range(len(ACTIONS))]
JAR_ROWS = in_order(BOARD.rows("jar_space"), "index")
JAR_SPACES = ids(JAR_ROWS)
JAR_REWARD = [effects(row, "reward") for row in JAR_ROWS]

# Cards.

TOWNSFOLK_ROWS = load(PACKAGE, "townsfolk").rows("townsfolk")
TOWNSFOLK = ids(TOWNSFOLK_ROWS)
DISMISSED = [effects(row, "dismiss") for row in TOWNSFOLK_ROWS]
RECRUITED = [effects(row, "on_recruit") for row in TOWNSFOLK_ROWS]
ABILITY = [effects(row, "reward") for row in TOWNSFOLK_ROWS]
for townsfolk in TOWNSFOLK_ROWS:
    agree(townsfolk.where, townsfolk.text("id").rpartition("_")[0], townsfolk.text("family"))
TRIGGER_ROWS = [row.row("trigger") for row in TOWNSFOLK_ROWS]
TRIGGER = [row.word("on", ["action", "inquisition", "pay_debt"]) for row in TRIGGER_ROWS]
TRIGGER_ACTION = [place_of(row, "action", ACTIONS) if row.has("action") else -1 for row in TRIGGER_ROWS]
AT_LEAST: Final = {"always": 1, "suspicion_at_least_2": 2, "suspicion_none": 0, "": 0}
CONDITION = [row.word("when", list(AT_LEAST)) if row.has("when") else "" for row in TRIGGER_ROWS]
LEAST_SUSPICION = [AT_LEAST[condition] for condition in CONDITION]
MOST_SUSPICION = [0 if condition == "suspicion_none" else COMPONENTS["suspicion_card"] for condition in CONDITION]
IN_INQUISITION = [trigger == "inquisition" for trigger in TRIGGER]
WHEN_PAYING = [trigger == "pay_debt" for trigger in TRIGGER]

OUTSIDER_ROWS = load(PACKAGE, "outsiders").rows("outsider")
OUTSIDERS = ids(OUTSIDER_ROWS)
FACTIONS = ["saracen", "byzantine", "viking"]
FACTION_OF = [place_of(row, "faction", FACTIONS) for row in OUTSIDER_ROWS]
ATTACKED = [effects(row, "attack") for row in OUTSIDER_ROWS]
CONVERTED = [effects(row, "convert") for row in OUTSIDER_ROWS]

WALL_ROWS = load(PACKAGE, "walls").rows("wall")
WALLS = ids(WALL_ROWS)
WALL_REWARD = [effects(row, "reward") for row in WALL_ROWS]
WALL_POINTS = column(WALL_ROWS, "vp")
agree("walls.toml", WALL_POINTS, [sum(e.amount for e in reward if e.op == "vp") for reward in WALL_REWARD])

TAVERN_ROWS = load(PACKAGE, "tavern").rows("tavern")
TAVERN = ids(TAVERN_ROWS)


def kinds_on(row: Row) -> list[int]:
    """The workers that a card brings."""
    unknown = [kind for kind in row.texts("workers") if kind not in WORKERS]
    agree(row.where, unknown, [])
    return [WORKERS.index(kind) for kind in row.texts("workers")]


TAVERN_WORKERS = [kinds_on(row) for row in TAVERN_ROWS]

SUSPICION_ROWS = load(PACKAGE, "suspicion_debt").rows("suspicion")
SUSPICION = ids(SUSPICION_ROWS)
SUSPICION_TAX = column(SUSPICION_ROWS, "tax")
SUSPICION_COUNT = column(SUSPICION_ROWS, "count")
DEBT_ROW = load(PACKAGE, "suspicion_debt").row("debt")
DEBT_ROW.exactly("id", "debt")
UNPAID_POINTS = DEBT_ROW.number("vp_unpaid")
PAID_POINTS = DEBT_ROW.number("vp_paid")

ORDER_ROWS = load(PACKAGE, "kings_orders").rows("kings_order")
ORDERS = ids(ORDER_ROWS)
ORDER_ACTION = [place_of(row, "action", ACTIONS) for row in ORDER_ROWS]
ORDER_COUNT = column(ORDER_ROWS, "count_needed")

FAVOUR_ROWS = load(PACKAGE, "kings_favours").rows("kings_favour")
FAVOURS = ids(FAVOUR_ROWS)
FAVOUR_REWARD = [[e for e in effects(row, "reward") if e.op != "pay"] for row in FAVOUR_ROWS]
ANY: Final = -1


def slot_kind(word: str) -> int:
    """The worker that a slot asks for, or ANY."""
    if word != "any" and word not in WORKERS:
        raise BadData("slots", f"'{word}' is neither a worker nor 'any'")
    return ANY if word == "any" else WORKERS.index(word)


def favour_cost(row: Row, resource: int) -> int:
    return sum(e.amount for e in effects(row, "reward") if e.op == "pay" and e.what == resource)


FAVOUR_SLOT = [slot_kind(row.text("slot")) for row in FAVOUR_ROWS]
FAVOUR_SILVER = [favour_cost(row, SILVER) for row in FAVOUR_ROWS]
FAVOUR_PROVISION = [favour_cost(row, PROVISION) for row in FAVOUR_ROWS]

PALADIN_ROWS = load(PACKAGE, "paladins").rows("paladin")
PALADINS = ids(PALADIN_ROWS)
NO_PALADIN: Final = 12
"""Stands for no paladin in play: it brings nothing."""
agree("paladins.toml", len(PALADINS), NO_PALADIN)
PALADIN_WORKERS = [kinds_on(row) for row in PALADIN_ROWS]
PALADIN_BONUS = [bonus for row in PALADIN_ROWS for bonus in (row.number(name) for name in ATTRIBUTES)] + [0, 0, 0]
ABILITY_ROWS = [row.row("ability") for row in PALADIN_ROWS]
ABILITY_ACTION = [*(place_of(row, "action", ACTIONS) for row in ABILITY_ROWS), -1]
ALL_OF_IT: Final = 99


def saved_by(row: Row, resource: int) -> int:
    """PAL-4.11: how much less of this resource the paladin's action costs."""
    op = row.word("op", ["waive_cost", "discount", "action_bonus"])
    if op == "action_bonus" or place_of(row, "resource", RESOURCES) != resource:
        return 0
    return ALL_OF_IT if op == "waive_cost" else row.number("amount")


SAVES_SILVER = [*(saved_by(row, SILVER) for row in ABILITY_ROWS), 0]
SAVES_PROVISIONS = [*(saved_by(row, PROVISION) for row in ABILITY_ROWS), 0]
PALADIN_REWARD = [*(effects(row, "reward") for row in ABILITY_ROWS), []]

EVERY_REWARD = [
    *SPACE_REWARD, *JAR_REWARD, *DISMISSED, *RECRUITED, *ABILITY, *ATTACKED, *CONVERTED, *WALL_REWARD, *FAVOUR_REWARD,
    *PALADIN_REWARD, *(reward for ladder in LADDER_REWARD for reward in ladder),
]  # fmt: skip
EVERY_EFFECT = [part for reward in EVERY_REWARD for part in parts_of(reward)]
MOST_DISCARDED = max(part.amount for part in EVERY_EFFECT if part.op == "discard_suspicion")
MOST_TAX = max(part.amount for part in EVERY_EFFECT if part.op == "tax")
MOST_OPTIONS = max(len(part.of) for part in EVERY_EFFECT)

# Solo.

AUTOMA_DATA = load(PACKAGE, "automa")
AUTOMA_CONSTANTS = AUTOMA_DATA.row("automa")
AUTOMA_CONSTANTS.exactly("id", "automa")
AUTOMA_WORKERS = AUTOMA_CONSTANTS.number("workers_base")
AUTOMA_WORKERS_A_ROUND = AUTOMA_CONSTANTS.number("workers_per_round")
AUTOMA_WORKSHOPS = AUTOMA_CONSTANTS.number("workshops")
AUTOMA_LEAST = AUTOMA_CONSTANTS.number("min_vp_per_converted")
AUTOMA_DEVELOPED = AUTOMA_CONSTANTS.flag("scores_develop")
AUTOMA_GOODS = AUTOMA_CONSTANTS.flag("scores_resources")
RESOURCE_SPACES = AUTOMA_CONSTANTS.number("resource_track_spaces")
MARKER_START = AUTOMA_CONSTANTS.number("marker_start")
STACK = AUTOMA_CONSTANTS.texts("stack_bottom_to_top")
agree("automa.toml", sorted(STACK), sorted(ATTRIBUTES))
DIFFICULTIES = ids(AUTOMA_DATA.rows("difficulty"))
ORDERS_REVEALED = column(AUTOMA_DATA.rows("difficulty"), "orders_revealed")


def automa_side(side: str) -> list[Row]:
    """One side of its board, from left to right."""
    rows = [row for row in AUTOMA_DATA.rows("automa_action") if row.word("side", ["left", "right"]) == side]
    return in_order(rows, "order")


AUTOMA_LEFT = ids(automa_side("left"))
agree("automa.toml", ids(automa_side("right")), RIGHT_NAMES)
AUTOMA_SPOTS: Final = [*ACTIONS, "rest"]
LEFT_ROW = [place_of(row, "id", AUTOMA_SPOTS) for row in automa_side("left")]
"""PAL-12.2: the left-hand row of its board, from left to right."""
NEEDED = {place_of(row, "id", AUTOMA_SPOTS): row.number("workers") for row in AUTOMA_DATA.rows("automa_action")}
"""PAL-12.12: the workers for each of its spaces, less the workshops there."""
SPACE_PREFERENCE = [row.text("kind") for row in in_order(AUTOMA_DATA.rows("space_preference"), "order")]
agree("automa.toml", sorted(SPACE_PREFERENCE), sorted(set(SPACE_KIND)))
SCHEME_ROWS = load(PACKAGE, "schemes").rows("scheme")
SCHEMES = ids(SCHEME_ROWS)
SCHEME_KIND = [row.word("kind", [*ACTIONS, "kings_order", "kings_favour"]) for row in SCHEME_ROWS]
SCHEME_COUNT = column(SCHEME_ROWS, "count")
SCHEME_STARTS = [row.flag("starting") for row in SCHEME_ROWS]
