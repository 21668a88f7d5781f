"""Cards and boards: read once from the data files, then plain tables of numbers."""

from typing import Final

from pentarchy.kernel.data import Row, load

PACKAGE = "pentarchy.games.paladins"
NO_CARD: Final = -1
NOTHING: Final = -1
"""No action or favour is under way, or its target has not been chosen yet."""
NOBODYS: Final = -1
"""It is nobody's turn."""


def ids(rows: list[Row]) -> list[str]:
    return [row.text("id") for row in rows]


def column(rows: list[Row], key: str) -> list[int]:
    return [row.number(key) for row in rows]


def mask_of(flags: list[bool]) -> int:
    return sum(1 << i for i, flag in enumerate(flags) if flag)


# What every card and board speaks of (PAL-1).

WORKERS = ids(load(PACKAGE, "workers").rows("worker"))
LABOURER: Final = 0
CRIMINAL: Final = 5
RESOURCES = ["silver", "provision"]
SILVER: Final = 0
PROVISION: Final = 1
ATTRIBUTES = ["strength", "influence", "faith"]
STRENGTH: Final = 0
INFLUENCE: Final = 1
FAITH: Final = 2
ACTION_ROWS = load(PACKAGE, "actions").rows("action")
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


class Effect:
    """One effect of the vocabulary (PAL-9): an op, what it is about (a worker, an attribute, a resource), how much."""

    def __init__(self, op: str, what: int, amount: int, of: list[list["Effect"]]) -> None:
        self.op = op
        self.what = what
        self.amount = amount
        self.of = of


def effect(row: Row) -> Effect:
    what = 0
    if row.has("kind"):
        what = WORKERS.index(row.text("kind"))
    elif row.has("attribute"):
        what = ATTRIBUTES.index(row.text("attribute"))
    elif row.has("resource"):
        what = RESOURCES.index(row.text("resource"))
    amount = row.number("amount") if row.has("amount") else 1
    of = [effects(Row(row.where, {"of": option}), "of") for option in row.items("of")] if row.has("of") else []
    return Effect(row.text("op"), what, amount, of)


def effects(row: Row, key: str) -> list[Effect]:
    return [effect(entry) for entry in row.rows(key)] if row.has(key) else []


# Constants.

GAME = load(PACKAGE, "game")
ROUNDS = GAME.row("game").number("rounds")
START = GAME.row("start")
HAND = START.number("paladin_hand")
CARRIED_OVER = START.number("workers_carried_over_max")
# PAL-2.3
COUNT_ROWS = {row.number("players"): row for row in GAME.rows("player_count")}
TAX_SUPPLY = {players: row.number("tax_supply") for players, row in COUNT_ROWS.items()}
TAVERN_CARDS = {players: row.number("tavern_cards") for players, row in COUNT_ROWS.items()}
ORDER_OF_ROUND = [0, *column(GAME.rows("round"), "reveal_order_slot")]
FAVOUR_OF_ROUND = [0, *column(GAME.rows("round"), "reveal_favour_slot")]
COMPONENTS = {row.text("id"): row.number("count") for row in load(PACKAGE, "components").rows("component")}

# The main board.

MAIN = load(PACKAGE, "main_board")
REGIONS = ids(MAIN.rows("region"))
FAITH_FLAG = column(MAIN.rows("region"), "faith")
STRENGTH_FLAG = column(MAIN.rows("region"), "strength")
COLUMN_SILVER = column(MAIN.rows("townsfolk_column"), "silver")
COLUMN_DEBT = [row.flag("debt_instead") for row in MAIN.rows("townsfolk_column")]
ORDER_POINTS = column(MAIN.rows("kings_order_slot"), "vp")
FAVOUR_SLOTS = len(MAIN.rows("kings_favour_slot"))
TOWNSFOLK_COLUMNS = GAME.row("market").number("townsfolk_slots")
OUTSIDER_SLOTS = GAME.row("market").number("outsider_slots")

SPACE_ROWS = sorted(load(PACKAGE, "board_spaces").rows("space"), key=lambda row: row.number("board_order"))
SPACES = ids(SPACE_ROWS)
REGION_OF = [REGIONS.index(row.text("region")) for row in SPACE_ROWS]
SPACE_KIND = [row.text("kind") for row in SPACE_ROWS]
SPACE_REWARD = [effects(row, "reward") for row in SPACE_ROWS]
# PAL-2.1: some spaces are only for three or for four players.
IN_PLAY = [mask_of([row.number("min_players") <= players for row in SPACE_ROWS]) for players in range(5)]
HIGHEST: Final = 20
"""No effective attribute is higher: 12 on the track and a paladin."""
FAITH_REACH = [mask_of([FAITH_FLAG[region] <= value for region in REGION_OF]) for value in range(HIGHEST)]
STRENGTH_REACH = [mask_of([STRENGTH_FLAG[region] <= value for region in REGION_OF]) for value in range(HIGHEST)]
ATTACK_PRICE = [
    [sum(flag > value for flag in STRENGTH_FLAG[: slot + 1]) for slot in range(OUTSIDER_SLOTS)]
    for value in range(HIGHEST)
]

# The player board. A row of pieces is a ladder: what the n-th use costs, needs, yields and is worth.

BOARD = load(PACKAGE, "player_board")
TRACK = BOARD.row("attribute_track").number("max")
TRACK_POINTS = BOARD.row("attribute_track").numbers("vp")
LADDER_NAMES = {
    DEVELOP: "workshop_space",
    COMMISSION: "monk_space",
    FORTIFY: "wall_space",
    GARRISON: "outpost_space",
    ABSOLVE: "jar",
    CONVERT: "convert_space",
}
NO_LADDER: list[Row] = []
LADDERS = [BOARD.rows(LADDER_NAMES[action]) if action in LADDER_NAMES else NO_LADDER for action in range(len(ACTIONS))]
LIMIT = [row.number("limit_per_game") for row in ACTION_ROWS]


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
WALL_INFLUENCE = ladder_column(FORTIFY, "influence")
JAR_INFLUENCE = ladder_column(ABSOLVE, "influence")
LADDER_REWARD = [[effects(row, "reward") for row in ladder] for ladder in LADDERS]
LADDER_POINTS = [[0, *ladder_column(action, "vp_total")] for action in range(len(ACTIONS))]
JAR_SPACES = ids(BOARD.rows("jar_space"))
JAR_REWARD = [effects(row, "reward") for row in BOARD.rows("jar_space")]

# Cards.

TOWNSFOLK_ROWS = load(PACKAGE, "townsfolk").rows("townsfolk")
TOWNSFOLK = ids(TOWNSFOLK_ROWS)
DISMISSED = [effects(row, "dismiss") for row in TOWNSFOLK_ROWS]
RECRUITED = [effects(row, "on_recruit") for row in TOWNSFOLK_ROWS]
ABILITY = [effects(row, "reward") for row in TOWNSFOLK_ROWS]
TRIGGER = [row.row("trigger").text("on") for row in TOWNSFOLK_ROWS]
TRIGGER_ACTION = [
    ACTIONS.index(row.row("trigger").text("action")) if row.row("trigger").has("action") else -1
    for row in TOWNSFOLK_ROWS
]
CONDITION = [row.row("trigger").text("when") if row.row("trigger").has("when") else "" for row in TOWNSFOLK_ROWS]
LEAST_SUSPICION = [{"always": 1, "suspicion_at_least_2": 2}.get(condition, 0) for condition in CONDITION]
MOST_SUSPICION = [0 if condition == "suspicion_none" else 24 for condition in CONDITION]
IN_INQUISITION = [trigger == "inquisition" for trigger in TRIGGER]
WHEN_PAYING = [trigger == "pay_debt" for trigger in TRIGGER]

OUTSIDER_ROWS = load(PACKAGE, "outsiders").rows("outsider")
OUTSIDERS = ids(OUTSIDER_ROWS)
FACTIONS = ["saracen", "byzantine", "viking"]
FACTION_OF = [FACTIONS.index(row.text("faction")) for row in OUTSIDER_ROWS]
ATTACKED = [effects(row, "attack") for row in OUTSIDER_ROWS]
CONVERTED = [effects(row, "convert") for row in OUTSIDER_ROWS]

WALL_ROWS = load(PACKAGE, "walls").rows("wall")
WALLS = ids(WALL_ROWS)
WALL_REWARD = [effects(row, "reward") for row in WALL_ROWS]
WALL_POINTS = column(WALL_ROWS, "vp")

TAVERN_ROWS = load(PACKAGE, "tavern").rows("tavern")
TAVERN = ids(TAVERN_ROWS)
TAVERN_WORKERS = [[WORKERS.index(kind) for kind in row.texts("workers")] for row in TAVERN_ROWS]

SUSPICION_ROWS = load(PACKAGE, "suspicion_debt").rows("suspicion")
SUSPICION = ids(SUSPICION_ROWS)
SUSPICION_TAX = column(SUSPICION_ROWS, "tax")
SUSPICION_COUNT = column(SUSPICION_ROWS, "count")
UNPAID_POINTS = load(PACKAGE, "suspicion_debt").row("debt").number("vp_unpaid")
PAID_POINTS = load(PACKAGE, "suspicion_debt").row("debt").number("vp_paid")

ORDER_ROWS = load(PACKAGE, "kings_orders").rows("kings_order")
ORDERS = ids(ORDER_ROWS)
ORDER_ACTION = [ACTIONS.index(row.text("action")) for row in ORDER_ROWS]
ORDER_COUNT = column(ORDER_ROWS, "count_needed")

FAVOUR_ROWS = load(PACKAGE, "kings_favours").rows("kings_favour")
FAVOURS = ids(FAVOUR_ROWS)
FAVOUR_REWARD = [[e for e in effects(row, "reward") if e.op != "pay"] for row in FAVOUR_ROWS]
ANY: Final = -1


def slot_kind(word: str) -> int:
    """The worker that a slot asks for, or ANY."""
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
PALADIN_WORKERS = [[WORKERS.index(kind) for kind in row.texts("workers")] for row in PALADIN_ROWS]
PALADIN_BONUS = [bonus for row in PALADIN_ROWS for bonus in (row.number(name) for name in ATTRIBUTES)] + [0, 0, 0]
ABILITY_ROWS = [row.row("ability") for row in PALADIN_ROWS]
ABILITY_ACTION = [*(ACTIONS.index(row.text("action")) for row in ABILITY_ROWS), -1]
ALL_OF_IT: Final = 99
SAVES_OF_OP = {"waive_cost": ALL_OF_IT, "action_bonus": 0}
SAVES = [*(row.number("amount") if row.has("amount") else SAVES_OF_OP[row.text("op")] for row in ABILITY_ROWS), 0]
"""How much less of its resource the paladin's action costs (PAL-4.11)."""
PALADIN_REWARD = [*(effects(row, "reward") for row in ABILITY_ROWS), []]

# Solo.

AUTOMA_DATA = load(PACKAGE, "automa")
AUTOMA_CONSTANTS = AUTOMA_DATA.row("automa")
DIFFICULTIES = ids(AUTOMA_DATA.rows("difficulty"))
ORDERS_REVEALED = column(AUTOMA_DATA.rows("difficulty"), "orders_revealed")
AUTOMA_LEFT = [row.text("id") for row in AUTOMA_DATA.rows("automa_action") if row.text("side") == "left"]
SPACE_PREFERENCE = [row.text("kind") for row in AUTOMA_DATA.rows("space_preference")]
RESOURCE_SPACES = AUTOMA_CONSTANTS.number("resource_track_spaces")
SCHEME_ROWS = load(PACKAGE, "schemes").rows("scheme")
SCHEMES = ids(SCHEME_ROWS)
SCHEME_KIND = [row.text("kind") for row in SCHEME_ROWS]
SCHEME_COUNT = column(SCHEME_ROWS, "count")
SCHEME_STARTS = [row.flag("starting") for row in SCHEME_ROWS]
