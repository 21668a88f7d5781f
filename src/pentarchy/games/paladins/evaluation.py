"""How good a table looks for a seat, roughly in points: what simple bots go by."""

from typing import TYPE_CHECKING

from pentarchy.games.paladins.cards import (
    ABILITY,
    ABILITY_ACTION,
    ABSOLVE,
    ACTION_COUNT,
    ATTACK,
    ATTACK_PRICE,
    ATTACKED,
    CARRIED_OVER,
    COMMISSION,
    CONSPIRE,
    CONVERT,
    CONVERTED,
    CRIMINAL,
    DEVELOP,
    DISMISSED,
    FAITH,
    FAITH_FLAG,
    FAVOUR_REWARD,
    FAVOUR_SLOT,
    FORTIFY,
    GARRISON,
    HUNT,
    INFLUENCE,
    JAR_REWARD,
    LADDER_POINTS,
    LIMIT,
    NO_PALADIN,
    ORDER_ACTION,
    ORDER_POINTS,
    PALADIN_WORKERS,
    PRAY,
    RECRUIT,
    RECRUITED,
    RIGHT,
    ROUNDS,
    SPACE_REWARD,
    SPOTS,
    STRENGTH,
    TAX_SUPPLY,
    TOWNSFOLK,
    TRACK,
    TRACK_POINTS,
    WALL_POINTS,
    WALLS,
    Effect,
    effects,
)
from pentarchy.games.paladins.legality import (
    possible,
    provision_cost,
    shape_of,
    silver_cost,
    spaces_in_reach,
    townsfolk_price,
)
from pentarchy.games.paladins.moves import ARRANGE
from pentarchy.games.paladins.scoring import converted_by, outsider_points
from pentarchy.games.paladins.workers import (
    ACTION_OF,
    DISMISS_MODE,
    FITS,
    MODE_ROWS,
    RIGHT_MODES,
    SETS_OF_SHAPE,
    favour_shape,
    gist,
    holds,
)
from pentarchy.kernel.decks import one_by_one
from pentarchy.kernel.steps import UNANSWERED, Together

if TYPE_CHECKING:
    from pentarchy.games.paladins.table import Table

# In points, for the beginning of the game; towards its end only what scores counts.
FADING = 3
ATTRIBUTE_STEP, ATTRIBUTE_CURVE = 1.3, 0.14
PIECE, PIECE_CURVE, CONVERSION = 0.9, 0.1, 3.0
DEBT, PAID, SUSPECT, DANGER = -3.5, 1.0, -0.2, 2.0
WORKSHOP_A_ROUND, ABILITY_A_ROUND = 0.9, 0.5
WORKER = [0.9, 1.25, 1.25, 1.25, 1.3, 1.5]
LAST_WORKER = 0.35
BEST_FIRST = [5, 4, 3, 2, 1, 0]
OPENED, OWN_ACTION, NEXT_PALADIN = 0.7, 1.0, 0.3
READY = 0.35
FIRST_GOODS, MORE_GOODS, SPARE_GOODS = 0.8, 0.5, 0.33
ORDER_PROGRESS = [0.0, 0.15, 0.32, 0.52, 0.75, 1.0, 1.0, 1.0]
GOODS = 0.5


def fading(early: list[float], final: list[int]) -> list[list[float]]:
    """For each round a table between the two: from the hopes of the first round to the points of the last."""
    rounds = []
    for number in range(ROUNDS + 1):
        hope = min(1.0, (ROUNDS - number) / FADING)
        rounds.append([hope * e + (1 - hope) * f + 0.02 * i for i, (e, f) in enumerate(zip(early, final, strict=True))])
    return rounds


ATTRIBUTE = fading([ATTRIBUTE_STEP * v + ATTRIBUTE_CURVE * v * v for v in range(TRACK + 1)], TRACK_POINTS)
LADDER = [
    fading([PIECE * count + PIECE_CURVE * count * count for count in range(len(ladder))], ladder)
    for ladder in LADDER_POINTS
]
TOWARDS_ORDER = fading(ORDER_PROGRESS, [0, 0, 0, 0, 0, 1, 1, 1])
GOODS_WORTH = [
    sum(FIRST_GOODS if i < 3 else MORE_GOODS if i < 7 else SPARE_GOODS for i in range(amount)) for amount in range(100)
]


def worth(table: "Table", seat: int) -> float:
    """What the seat has, what it may still make of it, and what the action that it has begun will bring."""
    value = standing(table, seat) + means(table, seat)
    top = table.agenda[-1] if table.agenda else None
    if isinstance(top, Together):
        value += arrangement(table, seat, top.answer_of(seat))
    if table.active == seat:
        if table.mode >= 0:
            value += promise(table, seat)
        elif table.favour >= 0:
            value += FAVOUR[table.favour] - cheapest(table, seat, favour_shape(FAVOUR_SLOT[table.favour]))
    return value


def rounds_begun(table: "Table", seat: int) -> int:
    """The rounds whose turns have begun: so nothing jumps when one round ends and the next is being prepared."""
    preparing = table.paladin[seat] == NO_PALADIN and not table.passed
    return table.round - 1 if preparing and table.round else table.round


def standing(table: "Table", seat: int) -> float:
    """What counts at the end, halfway points included."""
    done, first = table.done, seat * ACTION_COUNT
    a, b, c = table.attributes[seat * 3 : seat * 3 + 3]
    attribute, towards = ATTRIBUTE[rounds_begun(table, seat)], TOWARDS_ORDER[rounds_begun(table, seat)]
    value = attribute[a] + attribute[b] + attribute[c]
    for action in LADDERED:
        value += LADDER[action][rounds_begun(table, seat)][done[first + action]]
    for slot, order in enumerate(table.orders):
        if order >= 0:
            value += ORDER_POINTS[slot] * towards[min(7, done[first + ORDER_ACTION[order]])]
    for entry in table.walls:
        if entry // len(WALLS) == seat:
            value += WALL_POINTS[entry % len(WALLS)]
    for card in converted_by(table, seat):
        value += CONVERSION * (ROUNDS - rounds_begun(table, seat)) / ROUNDS + outsider_points(table, seat, card)
    return value + DEBT * table.unpaid[seat] + PAID * table.paid[seat]


def means(table: "Table", seat: int) -> float:
    """Goods, workers, workshops and townsfolk, the more the more rounds are to come; and the danger of suspicion."""
    to_come = ROUNDS - rounds_begun(table, seat)
    value = goods(table, seat)
    value += workers_worth(table, seat) * (LAST_WORKER if rounds_begun(table, seat) == ROUNDS else 1.0)
    value += WORKSHOP_A_ROUND * to_come * workshops(table, seat)
    for entry in table.retinue:
        if entry // len(TOWNSFOLK) == seat:
            value += ABILITY_WORTH[entry % len(TOWNSFOLK)] * to_come
    return value + suspicion(table, seat) + READY * ready(table, seat)


def workshops(table: "Table", seat: int) -> float:
    """Each counts, those more whose action is often to be done: for a King's Order, or because two stand there."""
    value, places = 0.0, table.workshops[seat]
    ordered = [ORDER_ACTION[order] for order in table.orders if order >= 0]
    for action in range(RIGHT, ACTION_COUNT):
        count = (places & 3).bit_count()
        places >>= 2
        if count:
            used_up = table.done[seat * ACTION_COUNT + action] > 5 and action != ATTACK
            value += count * (0.3 if used_up else 1.4 if action in ordered else 1.0) + (0.3 if count == 2 else 0.0)
    return value


def ready(table: "Table", seat: int) -> int:
    """For how many right-hand actions everything is at hand."""
    if table.passed >> seat & 1:
        return 0
    fits, shops, spot = FITS[gist(table.workers[seat])], table.workshops[seat], seat * SPOTS
    count = 0
    for action in range(RIGHT, ACTION_COUNT):
        shape = RIGHT_MODES + 4 * (action - RIGHT) + (shops >> 2 * (action - RIGHT) & 3)
        if fits >> shape & 1 and not table.placed[spot + action] and possible(table, seat, action):
            count += 1
    return count


def workers_worth(table: "Table", seat: int) -> float:
    """After passing only the best three stay."""
    workers, left = table.workers[seat], CARRIED_OVER if table.passed >> seat & 1 else 99
    value = 0.0
    for kind in BEST_FIRST:
        count = min(left, workers >> 8 * kind & 127)
        value += WORKER[kind] * count
        left -= count
    return value


def goods(table: "Table", seat: int) -> float:
    """The first of each are worth most: without them there is no action. At the end three make a point."""
    silver, provisions = min(99, table.silver[seat]), min(99, table.provisions[seat])
    if rounds_begun(table, seat) < ROUNDS:
        return GOODS_WORTH[silver] + GOODS_WORTH[provisions]
    return SPARE_GOODS * (silver + provisions)


def spent(table: "Table", seat: int, silver: int, provisions: int) -> float:
    """What so many goods are worth to this seat now; less than nothing for goods gained."""
    if rounds_begun(table, seat) == ROUNDS:
        return SPARE_GOODS * (silver + provisions)
    have, food = min(80, table.silver[seat]), min(80, table.provisions[seat])
    return GOODS_WORTH[have] - GOODS_WORTH[have - silver] + GOODS_WORTH[food] - GOODS_WORTH[food - provisions]


def suspicion(table: "Table", seat: int) -> float:
    """Each card is a burden, and whoever has the most is in danger, the more the emptier the tax supply is."""
    mine = table.suspicions[seat]
    if not mine:
        return 0.0
    value = SUSPECT * mine
    if mine >= max(table.suspicions) and rounds_begun(table, seat) < ROUNDS:
        value -= DANGER * (1.3 - table.tax / (TAX_SUPPLY[table.seats] + 1))
    return value


def arrangement(table: "Table", seat: int, move: int) -> float:
    """What the paladins are worth that the seat has secretly chosen for this round and for the next."""
    if move == UNANSWERED:
        return 0.0
    use, top = ARRANGE.argument(move, 0), ARRANGE.argument(move, 1)
    return paladin(table, seat, use) + NEXT_PALADIN * paladin(table, seat, top)


def paladin(table: "Table", seat: int, card: int) -> float:
    """Its workers, and how many right-hand actions its attributes and its ability would open."""
    before, table.paladin[seat] = table.paladin[seat], card
    actions = [action for action in range(RIGHT, ACTION_COUNT) if possible(table, seat, action)]
    own = ABILITY_ACTION[card]
    value = sum([WORKER[kind] for kind in PALADIN_WORKERS[card]]) + OPENED * len(actions)
    value += OWN_ACTION if own < RIGHT or own in actions else 0.0
    table.paladin[seat] = before
    return value


# What an action that has been begun will bring.


def cheapest(table: "Table", seat: int, shape: int) -> float:
    """The least that the workers for these slots are worth."""
    supply = table.workers[seat]
    scale = LAST_WORKER if rounds_begun(table, seat) == ROUNDS else 1.0
    return scale * min([price for i, price in enumerate(SET_PRICES[shape]) if holds(supply, SETS_OF_SHAPE[shape][i])])


def promise(table: "Table", seat: int) -> float:
    action = ACTION_OF[table.mode]
    value = gain_of(table, seat, action)
    if table.placed[seat * SPOTS + action]:
        return value
    value -= cheapest(table, seat, shape_of(table, seat, table.mode))
    return value - spent(table, seat, silver_cost(table, seat, action), provision_cost(table, seat, action))


def next_piece(table: "Table", seat: int, action: int) -> float:
    """The next step of a ladder, and of the King's Orders for it."""
    done = table.done[seat * ACTION_COUNT + action]
    ladder, towards = LADDER[action][rounds_begun(table, seat)], TOWARDS_ORDER[rounds_begun(table, seat)]
    value = ladder[done + 1] - ladder[done] if action in LADDERED else 0.0
    for slot, order in enumerate(table.orders):
        if order >= 0 and ORDER_ACTION[order] == action and done < 5:
            value += ORDER_POINTS[slot] * (towards[done + 1] - towards[done])
    return value


def step_up(table: "Table", seat: int, attribute: int) -> float:
    value = table.attributes[seat * 3 + attribute]
    worths = ATTRIBUTE[rounds_begun(table, seat)]
    return worths[value + 1] - worths[value] if value < TRACK else 0.0


def gain_of(table: "Table", seat: int, action: int) -> float:
    """The best that the action can bring before its target is chosen."""
    if action in (COMMISSION, GARRISON):
        raised = INFLUENCE if action == COMMISSION else FAITH
        worths = SPACE_IN_DEBT if table.unpaid[seat] else SPACE
        best = max([worths[space] for space in one_by_one(spaces_in_reach(table, seat, action))])
        return next_piece(table, seat, action) + step_up(table, seat, raised) + best
    if action == FORTIFY:
        return next_piece(table, seat, action) + step_up(table, seat, STRENGTH) + 1.0
    if action == ABSOLVE:
        worths = JAR_IN_DEBT if table.unpaid[seat] else JAR
        best = max([worths[space] for space in range(len(JAR)) if not table.jars[seat] >> space & 1])
        relief = 0.5 if table.suspicions[seat] else 0.0
        return next_piece(table, seat, action) + step_up(table, seat, FAITH) + relief + best
    if action == ATTACK:
        return next_piece(table, seat, action) + step_up(table, seat, INFLUENCE) + best_attack(table, seat)
    if action == CONVERT:
        return next_piece(table, seat, action) + step_up(table, seat, STRENGTH) + best_convert(table, seat)
    return left_gain(table, seat, action)


def left_gain(table: "Table", seat: int, action: int) -> float:
    to_come = ROUNDS - rounds_begun(table, seat)
    if action == DEVELOP:
        return WORKSHOP_A_ROUND * to_come + 0.8 + next_piece(table, seat, action)
    if action == RECRUIT:
        return best_townsfolk(table, seat, to_come)
    if action == PRAY:
        return 1.0
    bonus = 2 if ABILITY_ACTION[table.paladin[seat]] == action else 0
    if action == CONSPIRE:
        return CONSPIRED + GOODS * bonus
    gained = HUNTED[table.mode] + bonus
    return -spent(table, seat, 0, -gained) if action == HUNT else -spent(table, seat, -gained, 0)


def best_attack(table: "Table", seat: int) -> float:
    prices, silver = ATTACK_PRICE[table.effective(seat, STRENGTH)], table.silver[seat]
    rows = [(slot, card) for slot, card in enumerate(table.outsiders) if card >= 0 and prices[slot] <= silver]
    return max([ATTACK_GAIN[card] - GOODS * prices[slot] for slot, card in rows])


def best_convert(table: "Table", seat: int) -> float:
    faith = table.effective(seat, FAITH)
    cards = [card for slot, card in enumerate(table.outsiders) if card >= 0 and FAITH_FLAG[slot] <= faith]
    return max(
        [
            CONVERT_GAIN[card]
            + CONVERSION * (ROUNDS - rounds_begun(table, seat)) / ROUNDS
            + outsider_points(table, seat, card)
            for card in cards
        ]
    )


def best_townsfolk(table: "Table", seat: int, to_come: float) -> float:
    """Silver or debt is paid with the choice."""
    best = -9.0
    for column, card in enumerate(table.town):
        if card >= 0:
            price = GOODS * townsfolk_price(table, seat, column)
            gain = DISMISS[card] if table.mode == DISMISS_MODE else JOIN[card] + ABILITY_WORTH[card] * to_come
            best = max(best, gain - price)
    return best


# The worth of effects.


def value_of(rewards: list[Effect]) -> float:
    return sum(value_of_one(reward) for reward in rewards)


def value_of_one(effect: Effect) -> float:
    match effect.op:
        case "gain":
            return GOODS * effect.amount
        case "worker":
            return WORKER[effect.what] * effect.amount + (SUSPECT if effect.what == 5 else 0.0)
        case "attribute":
            return 1.4 * effect.amount
        case "choose":
            return max(value_of(option) for option in effect.of)
    return EFFECT_WORTH[effect.op] * effect.amount


EFFECT_WORTH = {
    "tax": 0.45,
    "discard_suspicion": 0.25,
    "take_debt": DEBT,
    "pay_debt": 0.6,
    "cancel_debt": 0.4,
    "pray": 1.0,
    "free_recruit": 1.7,
    "free_develop": 2.0,
    "vp": 1.0,
}
LADDERED = [action for action in range(ACTION_COUNT) if LIMIT[action] and action != CONVERT]
SPACE = [value_of(rewards) for rewards in SPACE_REWARD]
SPACE_IN_DEBT = [PAID - DEBT if rewards[0].op == "pay_debt" else value_of(rewards) for rewards in SPACE_REWARD]
JAR_IN_DEBT = [PAID - DEBT if rewards[0].op == "pay_debt" else value_of(rewards) for rewards in JAR_REWARD]
JAR = [value_of(rewards) for rewards in JAR_REWARD]
FAVOUR = [value_of(rewards) for rewards in FAVOUR_REWARD]
DISMISS = [value_of(rewards) for rewards in DISMISSED]
ABILITY_WORTH = [ABILITY_A_ROUND * value_of(rewards) for rewards in ABILITY]
JOIN = [value_of(rewards) for rewards in RECRUITED]
ATTACK_GAIN = [value_of(rewards[1:]) for rewards in ATTACKED]
CONVERT_GAIN = [value_of(rewards) - 1.4 for rewards in CONVERTED]
HUNTED = [effects(row, "reward")[0].amount if row.has("reward") else 0 for _, row in MODE_ROWS]
CONSPIRED = WORKER[CRIMINAL] + SUSPECT + GOODS
SET_PRICES = [[sum(WORKER[k] * (s >> 8 * k & 127) for k in range(6)) for s in sets] for sets in SETS_OF_SHAPE]
