"""Whether an action can be taken, and with which targets (PAL-4.3 to PAL-4.12, PAL-5, PAL-6)."""

from typing import TYPE_CHECKING, Final

from pentarchy.games.paladins.board import (
    ABSOLVE,
    ACTION_COUNT,
    ATTACK,
    COLUMN_DEBT,
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
    RECRUIT,
    REQUIRES,
    RIGHT,
    SPOTS,
    WALL_INFLUENCE,
)
from pentarchy.games.paladins.cards import FAVOUR_SLOT
from pentarchy.games.paladins.costs import (
    PROVISIONS_FOR,
    SILVER_FOR,
    TOWNSFOLK_PRICE,
    attack_prices,
    favour_payable,
)
from pentarchy.games.paladins.workers import (
    FREE_BITS,
    RIGHT_MODES,
    SET_WORDS_OF_SHAPE,
    SETS_OF_SHAPE,
    favour_shape,
    right_shape,
)

if TYPE_CHECKING:
    from pentarchy.games.paladins.table import Table

IN_SILVER: Final = 1
BY_DEBT: Final = 2
SHAPE_OF_FAVOUR: Final = [favour_shape(slot) for slot in FAVOUR_SLOT]


def shape_of(table: "Table", seat: int, mode: int) -> int:
    """PAL-4.3: the slots to be filled; on the right those that no workshop covers."""
    if mode < RIGHT_MODES:
        return mode
    action = RIGHT + mode - RIGHT_MODES
    return right_shape(action, table.workshops_on(seat, action))


def sets_on_hand(table: "Table", seat: int, shape: int) -> list[int]:
    """PAL-4.8: the different sets of own workers that fill a shape, as arguments of `place`."""
    room, sets = table.workers[seat] | FREE_BITS, SETS_OF_SHAPE[shape]
    return [words for i, words in enumerate(SET_WORDS_OF_SHAPE[shape]) if (room - sets[i]) & FREE_BITS == FREE_BITS]


def possible(table: "Table", seat: int, action: int) -> bool:
    """Everything but the workers (PAL-4.9, PAL-4.10, PAL-4.12)."""
    use, paladin = 0, table.paladin[seat]
    if LIMIT[action]:
        use = table.done[seat * ACTION_COUNT + action]
        if use >= LIMIT[action]:
            return False
    if SILVER_FOR[action][paladin][use] > table.silver[seat]:
        return False
    return PROVISIONS_FOR[action][paladin][use] <= table.provisions[seat] and has_target(table, seat, action)


def right_hand_open(table: "Table", seat: int, fits: int) -> list[int]:
    """The right-hand actions that can be taken; `fits` are the shapes that the workers fill."""
    spot, shops, shape = seat * SPOTS, table.workshops[seat], RIGHT_MODES
    found = []
    for action in range(RIGHT, ACTION_COUNT):
        if fits >> shape + (shops & 3) & 1 and not table.placed[spot + action] and possible(table, seat, action):
            found.append(action)
        shops >>= 2
        shape += 4
    return found


def favours_open(table: "Table", seat: int, fits: int) -> list[int]:
    """PAL-7.2, PAL-7.4: face up, not used in this round, with a worker that fits and the costs at hand."""
    cards = []
    for slot, card in enumerate(table.favours):
        if card < 0 or table.favour_workers[slot] or not fits >> SHAPE_OF_FAVOUR[card] & 1:
            continue
        if favour_payable(table, seat, card):
            cards.append(card)
    cards.sort()
    return cards


def has_target(table: "Table", seat: int, action: int) -> bool:
    """PAL-4.10: the requirement is met and there is something to do it with."""
    if action in (COMMISSION, GARRISON):
        return spaces_in_reach(table, seat, action) != 0
    if action == FORTIFY:
        needed = WALL_INFLUENCE[table.done[seat * ACTION_COUNT + FORTIFY]]
        return table.walls_unseen != 0 and table.effective(seat, REQUIRES[FORTIFY]) >= needed
    if action == ABSOLVE:
        return table.effective(seat, REQUIRES[ABSOLVE]) >= JAR_INFLUENCE[table.done[seat * ACTION_COUNT + ABSOLVE]]
    if action in (ATTACK, CONVERT):
        return any_outsider(table, seat, action)
    if action == RECRUIT:
        return any_townsfolk(table, seat)
    if action == PRAY:
        return any(table.placed[seat * SPOTS : seat * SPOTS + ACTION_COUNT])
    return True


def free_spaces(table: "Table") -> int:
    """PAL-6.3: in play, without a monk or an outpost."""
    return IN_PLAY[table.seats] & ~(table.monks | table.outposts)


def spaces_in_reach(table: "Table", seat: int, action: int) -> int:
    """PAL-6.1 to PAL-6.3: the free spaces that the effective faith or strength allows."""
    free = free_spaces(table)
    if action == COMMISSION:
        return free & COMMISSION_REACH[table.effective(seat, REQUIRES[COMMISSION])]
    return free & GARRISON_REACH[table.effective(seat, REQUIRES[GARRISON])]


def in_reach(table: "Table", seat: int, action: int, slot: int) -> bool:
    """PAL-6.6, PAL-6.7: the outsider's price can be paid, or the faith reaches its flag."""
    if action == ATTACK:
        return attack_prices(table, seat)[slot] <= table.silver[seat]
    return CONVERT_FLAG[slot] <= table.effective(seat, REQUIRES[CONVERT])


def outsiders_open(table: "Table", seat: int, action: int) -> list[int]:
    """The slots of the outsiders in reach."""
    return [slot for slot, card in enumerate(table.outsiders) if card >= 0 and in_reach(table, seat, action, slot)]


def any_outsider(table: "Table", seat: int, action: int) -> bool:
    """The leftmost one asks for least."""
    for slot, card in enumerate(table.outsiders):
        if card >= 0:
            return in_reach(table, seat, action, slot)
    return False


def ways_to_pay(table: "Table", seat: int, column: int) -> int:
    """PAL-5.6: for the townsfolk of a column, IN_SILVER and, in the first columns, BY_DEBT where there is a price."""
    price = TOWNSFOLK_PRICE[table.paladin[seat]][column]
    in_silver = IN_SILVER if price <= table.silver[seat] else 0
    return in_silver | BY_DEBT if price and COLUMN_DEBT[column] else in_silver


def townsfolk_open(table: "Table", seat: int) -> list[int]:
    """The townsfolk of the row for silver (2 * card) and for a debt (2 * card + 1)."""
    found = []
    for column, card in enumerate(table.town):
        ways = ways_to_pay(table, seat, column) if card >= 0 else 0
        if ways & IN_SILVER:
            found.append(2 * card)
        if ways & BY_DEBT:
            found.append(2 * card + 1)
    return found


def any_townsfolk(table: "Table", seat: int) -> bool:
    for column, card in enumerate(table.town):  # noqa: SIM110, as a generator random games take 4 % longer from source
        if card >= 0 and ways_to_pay(table, seat, column):
            return True
    return False
