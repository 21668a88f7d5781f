"""Why an action or a target is refused, with the amounts that are missing. Looked up only when somebody asks."""

from typing import TYPE_CHECKING

from pentarchy.games.paladins.board import (
    ABSOLVE,
    ACTION_COUNT,
    ACTIONS,
    ATTACK,
    COMMISSION,
    CONVERT,
    CONVERT_FLAG,
    FORTIFY,
    GARRISON,
    IN_PLAY,
    JAR_INFLUENCE,
    LIMIT,
    RECRUIT,
    REGION_OF,
    REQUIRES,
    SPOTS,
    WALL_INFLUENCE,
    flags_of,
)
from pentarchy.games.paladins.cards import ANY, FAVOUR_SLOT
from pentarchy.games.paladins.costs import (
    action_cost,
    amounts,
    attack_prices,
    can_pay,
    favour_cost,
    favour_payable,
    next_use,
    townsfolk_price,
)
from pentarchy.games.paladins.legality import shape_of
from pentarchy.games.paladins.reading import ATTRIBUTES, RESOURCES, WORKERS
from pentarchy.games.paladins.workers import SHAPES, unpacked
from pentarchy.kernel.decks import one_by_one
from pentarchy.kernel.events import Json
from pentarchy.kernel.steps import Refusal

if TYPE_CHECKING:
    from pentarchy.games.paladins.table import Table


def action_refused(table: "Table", seat: int, mode: int, action: int, workers_fit: bool) -> Refusal:
    """PAL-4.2, PAL-4.12: what cannot be mended in this turn comes first, then workers, costs and the target."""
    if table.placed[seat * SPOTS + action]:
        return Refusal("PAL-4.2", "space-occupied", {"action": ACTIONS[action]})
    if LIMIT[action] and next_use(table, seat, action) >= LIMIT[action]:
        return Refusal("PAL-4.12", "row-used-up", {"limit": LIMIT[action]})
    if not workers_fit:
        return workers_missing(table, seat, SHAPES[shape_of(table, seat, mode)], "PAL-4.3", "workers-do-not-fit")
    cost = action_cost(table, seat, action)
    if not can_pay(table, seat, cost):
        return cannot_pay(table, seat, cost, "PAL-4.9")
    return target_missing(table, seat, action)


def workers_missing(table: "Table", seat: int, shape: list[int], rule: str, key: str) -> Refusal:
    """PAL-4.3: the slots, and the workers at hand."""
    slots: list[Json] = ["any" if slot == ANY else WORKERS[slot] for slot in shape]
    have: dict[str, Json] = {WORKERS[kind]: n for kind, n in enumerate(unpacked(table.workers[seat])) if n}
    return Refusal(rule, key, {"slots": slots, "have": have})


def cannot_pay(table: "Table", seat: int, cost: list[int], rule: str) -> Refusal:
    """What it costs in silver and provisions, and what of these is there."""
    goods = [table.silver[seat], table.provisions[seat]]
    have: dict[str, Json] = {RESOURCES[i]: goods[i] for i, amount in enumerate(cost) if amount}
    return Refusal(rule, "cannot-pay", {"cost": amounts(cost), "have": have})


def too_low(table: "Table", seat: int, action: int, needs: int, rule: str, key: str) -> Refusal:
    """What the attribute of an action must be at least, and what it is."""
    attribute = REQUIRES[action]
    have = table.effective(seat, attribute)
    return Refusal(rule, key, {"attribute": ATTRIBUTES[attribute], "needs": needs, "have": have})


def target_missing(table: "Table", seat: int, action: int) -> Refusal:
    """PAL-4.10: nothing there to do it with, or an attribute that is too low."""
    done = table.done[seat * ACTION_COUNT + action]
    if action in (COMMISSION, GARRISON):
        return no_space(table, seat, action)
    if action == FORTIFY:
        if not table.walls_unseen:
            return Refusal("PAL-15.4", "no-walls-left")
        return too_low(table, seat, action, WALL_INFLUENCE[done], "PAL-6.4", "too-little-influence")
    if action == ABSOLVE:
        return too_low(table, seat, action, JAR_INFLUENCE[done], "PAL-6.5", "too-little-influence")
    if action in (ATTACK, CONVERT):
        return no_outsider(table, seat, action)
    if action == RECRUIT:
        return no_townsfolk(table, seat)
    return Refusal("PAL-5.10", "nothing-to-clear")


def no_space(table: "Table", seat: int, action: int) -> Refusal:
    """PAL-6.3: all taken, or the nearest free one is out of reach."""
    free = one_by_one(IN_PLAY[table.seats] & ~(table.monks | table.outposts))
    if not free:
        return Refusal("PAL-6.3", "no-space-free")
    nearest = min(flags_of(action)[REGION_OF[space]] for space in free)
    return too_low(table, seat, action, nearest, "PAL-6.3", "no-space-in-reach")


def space_refused(table: "Table", seat: int, action: int, space: int) -> Refusal:
    if not IN_PLAY[table.seats] >> space & 1:
        return Refusal("PAL-2.1", "space-not-in-play", {"count": table.seats})
    if (table.monks | table.outposts) >> space & 1:
        return Refusal("PAL-6.3", "space-taken")
    return too_low(table, seat, action, flags_of(action)[REGION_OF[space]], "PAL-6.3", "space-out-of-reach")


def no_outsider(table: "Table", seat: int, action: int) -> Refusal:
    """The leftmost outsider asks for least."""
    rule = "PAL-6.6" if action == ATTACK else "PAL-6.7"
    if max(table.outsiders) < 0:
        return Refusal(rule, "no-outsiders")
    slot = [card >= 0 for card in table.outsiders].index(True)
    if action == CONVERT:
        return too_low(table, seat, action, CONVERT_FLAG[slot], rule, "no-outsider-to-convert")
    facts: dict[str, Json] = {"silver": attack_prices(table, seat)[slot], "have": table.silver[seat]}
    return Refusal(rule, "no-outsider-to-attack", facts)


def no_townsfolk(table: "Table", seat: int) -> Refusal:
    prices = [townsfolk_price(table, seat, column) for column, card in enumerate(table.town) if card >= 0]
    if not prices:
        return Refusal("PAL-5.5", "no-townsfolk")
    return Refusal("PAL-5.6", "no-townsfolk-to-pay", {"silver": min(prices), "have": table.silver[seat]})


def favour_refused(table: "Table", seat: int, card: int) -> Refusal:
    if card not in table.favours:
        return Refusal("PAL-3.3", "favour-not-face-up")
    if table.favour_workers[table.favours.index(card)]:
        return Refusal("PAL-7.2", "favour-used")
    if not favour_payable(table, seat, card):
        return cannot_pay(table, seat, favour_cost(card), "PAL-7.4")
    return workers_missing(table, seat, [FAVOUR_SLOT[card]], "PAL-4.6", "workers-do-not-fit")
