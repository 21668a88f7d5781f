"""`Place for me` (AMU-23.2): the next move on a card by the exact solver, with an eye on the fighter's health."""

from typing import TYPE_CHECKING

from pentarchy.games.amulet.cards import FIRST_ADVENTURE, FIRST_MYTHICAL
from pentarchy.games.amulet.copies import copy_fight
from pentarchy.games.amulet.fields import Fight
from pentarchy.games.amulet.forecast import health_after
from pentarchy.games.amulet.laying import fits, places_of
from pentarchy.games.amulet.moves import DONE, LAY, PLACE
from pentarchy.games.amulet.shapes import CODES, CODES_OF, ON_OF, SHAPE_OF, WEAPON_TOKENS
from pentarchy.games.amulet.solver import Plan, solve
from pentarchy.games.amulet.spots import square_gain
from pentarchy.kernel.decks import one_by_one

if TYPE_CHECKING:
    from pentarchy.games.amulet.table import Table


def suggested(table: "Table", seat: int) -> int:
    """The move that the solver would make now: which token to lay, where to put it, or the end."""
    fight = table.fight
    if fight.token >= 0:
        return PLACE.base + fight.token * CODES + CODES_OF[SHAPE_OF[fight.token]][place_for(table, seat, fight)]
    token = contribution(fight) if fight.foe >= FIRST_ADVENTURE else first_token(best_plan(table, seat, fight))
    return LAY.base + token if token >= 0 else DONE.base


def first_token(plan: Plan) -> int:
    return min(plan.tokens, default=-1)


def best_plan(table: "Table", seat: int, fight: Fight) -> Plan:
    """A victory if there is one; but rather a retreat than to be stunned with the monster (AMU-6.10), unless it is a
    mythical one: those are worth a stun, and whoever retreats from them loses a shared game (AMU-14.11)."""
    held = 1 << fight.token if fight.token >= 0 else 0
    plan = solve(fight.foe, fight.hand | held, fight.unshielded, fight.covered, fight.outside)
    if fight.foe >= FIRST_MYTHICAL or survives(table, seat, fight, plan):
        return plan
    mild = solve(fight.foe, fight.hand | held, fight.unshielded, fight.covered, fight.outside, beating=False)
    return mild if survives(table, seat, fight, mild) else plan


def survives(table: "Table", seat: int, fight: Fight, plan: Plan) -> bool:
    after = copy_fight(fight)
    after.covered = plan.covered
    after.used |= plan.used
    return health_after(table, seat, after) > 0


def contribution(fight: Fight) -> int:
    """AMU-8.2: the weapon that does most for the adventure; -1 where no other is needed."""
    weapons = [token for token in one_by_one(fight.hand & WEAPON_TOKENS) if fits(fight, token)]
    if not fight.weapons_left or not weapons:
        return -1
    best = max(weapons, key=lambda token: alone(fight, token).gain)
    return best if alone(fight, best).tokens or not fight.used & WEAPON_TOKENS else -1


def alone(fight: Fight, token: int) -> Plan:
    return solve(fight.foe, 1 << token, fight.unshielded, fight.covered, fight.outside)


def place_for(table: "Table", seat: int, fight: Fight) -> int:
    """Where the token in hand goes: by the plan, or where it does most by itself if the plan would not use it."""
    plan = alone(fight, fight.token) if fight.foe >= FIRST_ADVENTURE else best_plan(table, seat, fight)
    if fight.token in plan.tokens:
        return plan.places[plan.tokens.index(fight.token)]
    on = ON_OF[SHAPE_OF[fight.token]]
    return max(places_of(fight, fight.token), key=lambda place: square_gain(fight.foe, on[place]))
