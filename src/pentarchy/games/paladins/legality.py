"""What an action costs and whether it can be taken (PAL-4.3 to PAL-4.12, PAL-5, PAL-6)."""

from typing import TYPE_CHECKING

from pentarchy.games.paladins.cards import (
    ABILITY_ACTION,
    ABSOLVE,
    ACTION_COUNT,
    ATTACK,
    ATTACK_PRICE,
    COLUMN_DEBT,
    COLUMN_SILVER,
    COMMISSION,
    COMMISSION_REACH,
    CONVERT,
    CONVERT_FLAG,
    FORTIFY,
    GARRISON,
    GARRISON_REACH,
    IN_PLAY,
    JAR_INFLUENCE,
    LIMIT,
    PRAY,
    PROVISION_COST,
    RECRUIT,
    REQUIRES,
    SAVES_PROVISIONS,
    SAVES_SILVER,
    SILVER_COST,
    SPOTS,
    WALL_INFLUENCE,
)
from pentarchy.games.paladins.workers import FREE_BITS, RIGHT_MODES, SET_WORDS_OF_SHAPE, SETS_OF_SHAPE

if TYPE_CHECKING:
    from pentarchy.games.paladins.table import Table


def shape_of(table: "Table", seat: int, mode: int) -> int:
    """PAL-4.3: the slots to be filled; on the right those that no workshop covers."""
    if mode < RIGHT_MODES:
        return mode
    action = mode - RIGHT_MODES
    return RIGHT_MODES + 4 * action + (table.workshops[seat] >> 2 * action & 3)


def sets_on_hand(table: "Table", seat: int, shape: int) -> list[int]:
    """PAL-4.8: the different sets of own workers that fill a shape, as arguments of `place`."""
    room, sets = table.workers[seat] | FREE_BITS, SETS_OF_SHAPE[shape]
    return [words for i, words in enumerate(SET_WORDS_OF_SHAPE[shape]) if (room - sets[i]) & FREE_BITS == FREE_BITS]


def silver_cost(table: "Table", seat: int, action: int) -> int:
    """What has to be paid whatever the target is, less what the paladin in play saves (PAL-4.11)."""
    use = table.done[seat * ACTION_COUNT + action] if LIMIT[action] else 0
    return max(0, SILVER_COST[action][use] - silver_saved(table, seat, action))


def silver_saved(table: "Table", seat: int, action: int) -> int:
    paladin = table.paladin[seat]
    return SAVES_SILVER[paladin] if ABILITY_ACTION[paladin] == action else 0


def provision_cost(table: "Table", seat: int, action: int) -> int:
    use = table.done[seat * ACTION_COUNT + action] if LIMIT[action] else 0
    paladin = table.paladin[seat]
    saves = SAVES_PROVISIONS[paladin] if ABILITY_ACTION[paladin] == action else 0
    return max(0, PROVISION_COST[action][use] - saves)


def townsfolk_price(table: "Table", seat: int, column: int) -> int:
    """PAL-5.6: Roland waives it."""
    return max(0, COLUMN_SILVER[column] - silver_saved(table, seat, RECRUIT))


def attack_price(table: "Table", seat: int, slot: int) -> int:
    """PAL-6.6: silver for the strength that is missing."""
    return ATTACK_PRICE[table.effective(seat, REQUIRES[ATTACK])][slot]


def spaces_in_reach(table: "Table", seat: int, action: int) -> int:
    """PAL-6.1 to PAL-6.3: the free spaces that the effective faith or strength allows."""
    free = IN_PLAY[table.seats] & ~(table.monks | table.outposts)
    if action == COMMISSION:
        return free & COMMISSION_REACH[table.effective(seat, REQUIRES[COMMISSION])]
    return free & GARRISON_REACH[table.effective(seat, REQUIRES[GARRISON])]


def affordable_townsfolk(table: "Table", seat: int) -> bool:
    for column, card in enumerate(table.town):
        if card >= 0 and (COLUMN_DEBT[column] or townsfolk_price(table, seat, column) <= table.silver[seat]):
            return True
    return False


def attackable(table: "Table", seat: int) -> bool:
    prices = ATTACK_PRICE[table.effective(seat, REQUIRES[ATTACK])]
    silver = table.silver[seat]
    for slot, card in enumerate(table.outsiders):
        if card >= 0:
            return prices[slot] <= silver
    return False


def convertible(table: "Table", seat: int) -> bool:
    for slot, card in enumerate(table.outsiders):
        if card >= 0:
            return CONVERT_FLAG[slot] <= table.effective(seat, REQUIRES[CONVERT])
    return False


def payable(table: "Table", seat: int, action: int, use: int) -> bool:
    """PAL-4.9: the fixed cost of the next use."""
    paladin = table.paladin[seat]
    silver, provisions = SILVER_COST[action][use], PROVISION_COST[action][use]
    if ABILITY_ACTION[paladin] == action:
        silver -= SAVES_SILVER[paladin]
        provisions -= SAVES_PROVISIONS[paladin]
    return silver <= table.silver[seat] and provisions <= table.provisions[seat]


def has_target(table: "Table", seat: int, action: int) -> bool:
    """PAL-4.10: the requirement is met and there is something to do it with."""
    if action in (COMMISSION, GARRISON):
        return spaces_in_reach(table, seat, action) != 0
    if action == FORTIFY:
        needed = WALL_INFLUENCE[table.done[seat * ACTION_COUNT + FORTIFY]]
        return table.walls_unseen != 0 and table.effective(seat, REQUIRES[FORTIFY]) >= needed
    if action == ABSOLVE:
        return table.effective(seat, REQUIRES[ABSOLVE]) >= JAR_INFLUENCE[table.done[seat * ACTION_COUNT + ABSOLVE]]
    if action == ATTACK:
        return attackable(table, seat)
    if action == CONVERT:
        return convertible(table, seat)
    if action == RECRUIT:
        return affordable_townsfolk(table, seat)
    if action == PRAY:
        return any(table.placed[seat * SPOTS : seat * SPOTS + ACTION_COUNT])
    return True


def possible(table: "Table", seat: int, action: int) -> bool:
    """Everything but the workers (PAL-4.10)."""
    use = 0
    if LIMIT[action]:
        use = table.done[seat * ACTION_COUNT + action]
        if use >= LIMIT[action]:
            return False
    return payable(table, seat, action, use) and has_target(table, seat, action)
