"""Closing weak spots by skills (AMU-7.9)."""

from typing import Final

from pentarchy.games.amulet.cards import FIRST_ADVENTURE, MOST_SEATS, SKILLS, SKILLS_EACH, SQUARES, WEAK, WEAPONS
from pentarchy.games.amulet.hooks import BLOOD_SEAL, CLOSER_SKILLS, CLOSERS, SACRIFICE, WOUND
from pentarchy.games.amulet.moves import CLOSE, SHATTER
from pentarchy.games.amulet.refusals import needs
from pentarchy.games.amulet.steps.repairing import wear, why_weapon
from pentarchy.games.amulet.table import Table
from pentarchy.kernel.decks import one_by_one
from pentarchy.kernel.events import Event
from pentarchy.kernel.steps import Decision, Refusal


def closings(table: Table, seat: int) -> list[int]:
    fight = table.fight
    ways = [i for i, skill in enumerate(CLOSER_SKILLS) if can_close(table, seat, 1 << skill)]
    if not ways:
        return []
    spots = one_by_one(WEAK[fight.foe] & ~fight.covered)
    return [CLOSE.of(square, way) for square in spots for way in ways]


def can_close(table: Table, seat: int, skill: int) -> bool:
    """Once a fight or once a day, with the cost at hand (AMU-20.3, AMU-20.8, AMU-21)."""
    fight = table.fight
    if not table.skills[seat] & skill & ~fight.closed_by or fight.foe >= FIRST_ADVENTURE:
        return False
    if skill & BLOOD_SEAL.mask:
        return not table.spent[seat] & skill and table.health[seat] >= BLOOD_SEAL.cost
    if skill & SACRIFICE.mask:
        return table.ready_of(seat) & ~fight.used != 0
    return WOUND.phases[table.phase] and table.coins[seat] >= WOUND.cost


def why_not_close(table: Table, seat: int, square: int, skill: int) -> Refusal:
    fight = table.fight
    rule, name = f"AMU-21.{(skill.bit_length() - 1) // SKILLS_EACH + 1}", SKILLS[skill.bit_length() - 1]
    if not table.skills[seat] & skill:
        return Refusal("AMU-10.6", "not-learnt", {"skill": name})
    if not WEAK[fight.foe] >> square & 1:
        return Refusal("AMU-7.9", "no-weak-spot", {"square": SQUARES[square]})
    if fight.covered >> square & 1:
        return Refusal("AMU-7.9", "covered-already", {"square": SQUARES[square]})
    if fight.closed_by & skill or table.spent[seat] & skill:
        return Refusal("AMU-20.3", "skill-used-up", {"skill": name})
    if skill & BLOOD_SEAL.mask:
        return needs(rule, "needs-health", BLOOD_SEAL.cost, table.health[seat])
    if skill & SACRIFICE.mask:
        return Refusal(rule, "no-weapon-to-sacrifice")
    if not WOUND.phases[table.phase]:
        return Refusal(rule, "not-in-this-phase", {"skill": name})
    return needs(rule, "needs-coins", WOUND.cost, table.coins[seat])


def close(table: Table, seat: int, square: int, way: int) -> None:
    fight = table.fight
    skill = 1 << CLOSER_SKILLS[way]
    fight.closed_by |= skill
    fight.closed |= 1 << square
    fight.covered |= 1 << square
    if skill & BLOOD_SEAL.mask:
        table.spent[seat] |= skill
        fight.extra_damage += BLOOD_SEAL.cost
    elif skill & WOUND.mask:
        table.coins[seat] -= WOUND.cost
    else:
        table.push(SHATTER_WEAPON[seat])
    if table.events is not None:
        table.tell(Event("closed", "AMU-7.9", seat, {"square": SQUARES[square], "skill": CLOSERS[way]}))
        tell_price(table, seat, skill)


def tell_price(table: Table, seat: int, skill: int) -> None:
    """What closing costs; a weapon is named when it is chosen."""
    if skill & BLOOD_SEAL.mask:
        table.tell(Event("more-damage", "AMU-21.1", seat, {"health": BLOOD_SEAL.cost}))
    elif skill & WOUND.mask:
        table.tell(Event("spent-coins", "AMU-21.3", seat, {"coins": WOUND.cost}))


class ShatterWeapon(Decision[Table]):
    """AMU-21.2: a ready weapon that is not placed in this fight is damaged for it; it pays nothing."""

    rule = "AMU-21.2"

    def options(self, table: Table) -> list[int]:
        return [SHATTER.base + weapon for weapon in one_by_one(table.ready_of(self.seat) & ~table.fight.used)]

    def play(self, table: Table, move: int) -> None:
        weapon = 1 << move - SHATTER.base
        wear(table, weapon)
        table.fight.hand &= ~weapon
        if table.events is not None:
            table.tell(Event("shattered", self.rule, self.seat, {"weapon": WEAPONS[move - SHATTER.base]}))

    def why(self, table: Table, move: int) -> Refusal:
        if not SHATTER.covers(move):
            return Refusal(self.rule, "shatter-now")
        weapon = move - SHATTER.base
        if table.fight.used >> weapon & 1:
            return Refusal(self.rule, "weapon-on-the-card", {"weapon": WEAPONS[weapon]})
        return why_weapon(table, self.seat, weapon, self.rule, "not-ready")


SHATTER_WEAPON: Final = [ShatterWeapon(s) for s in range(MOST_SEATS)]
