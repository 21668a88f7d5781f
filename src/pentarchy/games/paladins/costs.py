"""What actions, townsfolk, outsiders and favours cost a seat now, with what its paladin saves (PAL-4.9, PAL-4.11).
Options, refusals, the facts of options, the view and the bots all go by this."""

from typing import TYPE_CHECKING, Final

from pentarchy.games.paladins.board import (
    ACTION_COUNT,
    ATTACK,
    ATTACK_PRICE,
    COLUMN_SILVER,
    LIMIT,
    PROVISION_COST,
    RECRUIT,
    REQUIRES,
    SILVER_COST,
)
from pentarchy.games.paladins.cards import (
    ABILITY_ACTION,
    FAVOUR_PROVISION,
    FAVOUR_SILVER,
    SAVES_PROVISIONS,
    SAVES_SILVER,
)
from pentarchy.games.paladins.reading import RESOURCES
from pentarchy.kernel.events import Facts, Json

if TYPE_CHECKING:
    from pentarchy.games.paladins.table import Table


def reduced(costs: list[int], action: int, saves: list[int]) -> list[list[int]]:
    """PAL-4.11: for each paladin in play (the last stands for none) the costs of an action."""
    return [
        [max(0, cost - (saves[paladin] if own == action else 0)) for cost in costs]
        for paladin, own in enumerate(ABILITY_ACTION)
    ]


# By action, paladin and use: looked up rather than worked out, since every turn asks for all actions.
SILVER_FOR: Final = [reduced(costs, action, SAVES_SILVER) for action, costs in enumerate(SILVER_COST)]
PROVISIONS_FOR: Final = [reduced(costs, action, SAVES_PROVISIONS) for action, costs in enumerate(PROVISION_COST)]
TOWNSFOLK_PRICE: Final = reduced(COLUMN_SILVER, RECRUIT, SAVES_SILVER)
"""By paladin and column (PAL-5.6)."""


def next_use(table: "Table", seat: int, action: int) -> int:
    """Which use of its row of pieces comes next; without a row all are alike."""
    return table.done[seat * ACTION_COUNT + action] if LIMIT[action] else 0


def action_cost(table: "Table", seat: int, action: int) -> list[int]:
    """PAL-4.9: silver and provisions for the next use, whatever the target is."""
    paladin, use = table.paladin[seat], next_use(table, seat, action)
    return [SILVER_FOR[action][paladin][use], PROVISIONS_FOR[action][paladin][use]]


def townsfolk_price(table: "Table", seat: int, column: int) -> int:
    """PAL-5.6: silver for the townsfolk of a column."""
    return TOWNSFOLK_PRICE[table.paladin[seat]][column]


def attack_prices(table: "Table", seat: int) -> list[int]:
    """PAL-6.6: for each slot silver for the strength that is missing."""
    return ATTACK_PRICE[table.effective(seat, REQUIRES[ATTACK])]


def favour_cost(card: int) -> list[int]:
    """PAL-7.4"""
    return [FAVOUR_SILVER[card], FAVOUR_PROVISION[card]]


def favour_payable(table: "Table", seat: int, card: int) -> bool:
    return FAVOUR_SILVER[card] <= table.silver[seat] and FAVOUR_PROVISION[card] <= table.provisions[seat]


def can_pay(table: "Table", seat: int, cost: list[int]) -> bool:
    return cost[0] <= table.silver[seat] and cost[1] <= table.provisions[seat]


def pay(table: "Table", seat: int, cost: list[int]) -> None:
    table.silver[seat] -= cost[0]
    table.provisions[seat] -= cost[1]


def amounts(cost: list[int]) -> dict[str, Json]:
    """What a cost consists of, in plain words."""
    return {RESOURCES[i]: amount for i, amount in enumerate(cost) if amount}


def cost_facts(table: "Table", seat: int, cost: list[int]) -> Facts:
    """About an option: what it costs, and what of that the seat has left."""
    has = [table.silver[seat], table.provisions[seat]]
    leaves = {RESOURCES[i]: has[i] - amount for i, amount in enumerate(cost) if amount}
    return {"cost": amounts(cost), "leaves": leaves}
