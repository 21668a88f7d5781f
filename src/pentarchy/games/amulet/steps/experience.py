"""Placing experience on the skill tree (AMU-10.4 to AMU-10.8)."""

from typing import Final

from pentarchy.games.amulet.cards import (
    BELOW,
    MOST_SEATS,
    SKILL_COST,
    SKILL_ROW,
    SKILLS,
    SKILLS_EACH,
    TOP_ROW,
    WEAPON_OF_SKILL,
)
from pentarchy.games.amulet.moves import LEARN
from pentarchy.games.amulet.oaths import MASTER_ROW, MASTERY
from pentarchy.games.amulet.steps.oaths import achieve
from pentarchy.games.amulet.table import Table
from pentarchy.kernel.events import Event, Json
from pentarchy.kernel.steps import Decision, Refusal, SeatStep, Step


def open_skills(table: Table, seat: int) -> list[int]:
    """AMU-10.5, AMU-10.6, AMU-10.8: where a token may be put."""
    known, first = table.skills[seat], table.character[seat] * SKILLS_EACH
    found = []
    for skill in range(first, first + SKILLS_EACH):
        if known >> skill & 1:
            if SKILL_ROW[skill] == TOP_ROW:
                found.append(skill)
        elif SKILL_ROW[skill] == 1 or BELOW[skill] & known:
            found.append(skill)
    return found


class PlaceExperience(SeatStep[Table]):
    """AMU-10.7: after the turn, token by token."""

    rule = "AMU-10.7"

    def run(self, table: Table) -> None:
        if table.xp[self.who]:
            table.push(ASSIGN_XP[self.who])


class AssignXp(Decision[Table]):
    """AMU-10.6: any open skill; one that is complete is unlocked at once."""

    rule = "AMU-10.6"

    def options(self, table: Table) -> list[int]:
        return [LEARN.base + skill for skill in open_skills(table, self.seat)]

    def play(self, table: Table, move: int) -> None:
        skill, seat = move - LEARN.base, self.seat
        at = seat * SKILLS_EACH + skill % SKILLS_EACH
        table.xp[seat] -= 1
        table.latest = move
        table.pips[at] += 1
        if table.events is not None:
            facts: dict[str, Json] = {"skill": SKILLS[skill], "xp": table.pips[at], "needed": SKILL_COST[skill]}
            table.tell(Event("placed-xp", self.rule, seat, facts))
        if table.xp[seat]:
            table.push(self)
        if not table.skills[seat] >> skill & 1 and table.pips[at] == SKILL_COST[skill]:
            table.pips[at] = 0
            unlock(table, seat, skill)

    def why(self, table: Table, move: int) -> Refusal:
        if not LEARN.covers(move):
            return Refusal("AMU-10.7", "learn-now")
        skill = move - LEARN.base
        if skill // SKILLS_EACH != table.character[self.seat]:
            return Refusal("AMU-10.5", "another-character")
        known = table.skills[self.seat] >> skill & 1
        return Refusal("AMU-10.6", "skill-known") if known else Refusal("AMU-10.5", "skill-not-open")


def unlock(table: Table, seat: int, skill: int) -> None:
    """AMU-9.1: a weapon gained by a skill arrives ready."""
    table.skills[seat] |= 1 << skill
    if WEAPON_OF_SKILL[skill] >= 0:
        table.ready |= 1 << WEAPON_OF_SKILL[skill]
    if table.events is not None:
        table.tell(Event("unlocked", "AMU-10.6", seat, {"skill": SKILLS[skill]}))
    if SKILL_ROW[skill] == MASTER_ROW:
        achieve(table, seat, MASTERY)


def gain_xp(table: Table, seat: int, amount: int, rule: str) -> None:
    table.xp[seat] += amount
    if table.events is not None and amount:
        table.tell(Event("gained-xp", rule, seat, {"xp": amount}))


def gain_coins(table: Table, seat: int, amount: int, rule: str) -> None:
    """AMU-1.5: coins are a number; their values are only change."""
    table.coins[seat] += amount
    if table.events is not None and amount:
        table.tell(Event("gained-coins", rule, seat, {"coins": amount}))


def spend_coins(table: Table, seat: int, amount: int, rule: str) -> None:
    """Coins paid on purpose."""
    table.coins[seat] -= amount
    if table.events is not None and amount:
        table.tell(Event("spent-coins", rule, seat, {"coins": amount}))


ASSIGN_XP: Final = [AssignXp(s) for s in range(MOST_SEATS)]
PLACE_EXPERIENCE: Final[list[Step[Table]]] = [PlaceExperience(s) for s in range(MOST_SEATS)]
