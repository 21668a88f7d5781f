"""The night: hero slots, then the attack (AMU-11)."""

from typing import ClassVar, Final

from pentarchy.games.amulet.beginning import new_night
from pentarchy.games.amulet.cards import EVERY_NIGHT, HEALTH, MONSTERS, MOST_SEATS, SKILL_ROWS, SKILLS, VAMPIRE_BLOOD
from pentarchy.games.amulet.errands import (
    AUTOMATIC,
    BLOOD_REPAIR,
    ERRANDS,
    NIGHT_HOOKS,
    SKILL_OF_ERRAND,
    SKILLS_WITH_NIGHTS,
    added,
)
from pentarchy.games.amulet.moves import DO, DONE, DRINK, FULFIL, RESOLVE
from pentarchy.games.amulet.oaths import AT_NIGHT
from pentarchy.games.amulet.refusals import needs, why_not_blood, why_not_drink, why_not_fulfil
from pentarchy.games.amulet.steps.abilities import RESOLVE_ABILITY
from pentarchy.games.amulet.steps.adventures import can_venture
from pentarchy.games.amulet.steps.effects import PROGRAMS
from pentarchy.games.amulet.steps.experience import PLACE_EXPERIENCE
from pentarchy.games.amulet.steps.free import BLOOD_BIT, BLOOD_SKILL, blood_repair, only_gains
from pentarchy.games.amulet.steps.health import drink
from pentarchy.games.amulet.steps.oaths import PAY_OATH, means, oath_moves
from pentarchy.games.amulet.steps.potions import drinks
from pentarchy.games.amulet.steps.quests import QUEST_CHECK
from pentarchy.games.amulet.table import HIDDEN_OATHS, NIGHT, NONE, Table
from pentarchy.kernel.decks import one_by_one
from pentarchy.kernel.events import Event
from pentarchy.kernel.steps import NOBODY, Decision, Refusal, SeatStep, Step

HUNT, ERRAND, WORKSHOP = (ERRANDS.index(n) for n in ("hun_night_hunt", "pal_night_adventure", "thi_night_repair"))
WORKSHOP_COST: Final = SKILL_ROWS[SKILL_OF_ERRAND[WORKSHOP]].rows("hooks")[0].rows("cost")[0].number("amount")


class Nightfall(Step[Table]):
    """AMU-11.1: night skills and potions in turn order, before the monsters attack."""

    rule = "AMU-11.1"

    def run(self, table: Table) -> None:
        table.phase = NIGHT
        table.current_night = new_night(table.ready, table.seats)
        for seat in range(table.seats):
            table.spent[seat] &= ~BLOOD_SKILL
        if table.events is not None:
            table.tell(Event("phase", "AMU-3.2", NOBODY, {"phase": "night", "day": table.day}))
        steps: list[Step[Table]] = [BEGIN_SLOT[seat] for seat in table.turn_order(table.holder)]
        table.then([*steps, ATTACK])


class BeginSlot(SeatStep[Table]):
    """One player's slot, if he has anything to do in it (AMU-11.1)."""

    rule = "AMU-11.1"

    def run(self, table: Table) -> None:
        night = table.night
        who = self.who
        night.slot = who
        table.stunned = False
        night.errands = 0
        if table.skills[who] & SKILLS_WITH_NIGHTS:
            night.errands = added(table.skills[who], NIGHT_HOOKS) & ~BLOOD_BIT
        table.push(END_SLOT[who])
        if (
            night.errands
            or table.skills[who] & BLOOD_SKILL
            or table.potions[who] & SLOT_POTIONS
            or table.campaign.oaths[who]
        ):
            table.push(SLOT_ON[who])


class SlotOn(SeatStep[Table]):
    """The slot goes on, unless its owner was stunned in it (AMU-10.3)."""

    rule = "AMU-11.1"

    def run(self, table: Table) -> None:
        if table.stunned:
            table.night.errands = 0
        elif table.mode == HIDDEN_OATHS and table.campaign.oaths[self.who]:
            table.push(SECRET_SLOT[self.who])
        else:
            table.push(NIGHT_SLOT[self.who])


def night_errands(table: Table, seat: int) -> int:
    """The night skills that can be used now, each at most once."""
    errands = table.night.errands | blood_repair(table, seat)
    if errands >> HUNT & 1 and not table.lair | table.manor and table.dungeon == NONE:
        errands &= ~(1 << HUNT)
    if errands >> ERRAND & 1 and not can_venture(table, seat, NONE):
        errands &= ~(1 << ERRAND)
    if errands >> WORKSHOP & 1 and (table.coins[seat] < WORKSHOP_COST or not table.damaged_of(seat)):
        errands &= ~(1 << WORKSHOP)
    return errands


class NightSlot(Decision[Table]):
    """AMU-11.1: night things in any order, or the end of the slot."""

    rule = "AMU-11.1"

    def options(self, table: Table) -> list[int]:
        errands = night_errands(table, self.seat)
        asides = drinks(table, self.seat, True) if table.potions[self.seat] else []
        if table.campaign.oaths[self.seat]:
            asides.extend(oath_moves(table, self.seat, AT_NIGHT))
        if not asides and only_gains(table, self.seat, errands, AT_NIGHT):
            return [DONE.base]
        return [DONE.base, *[DO.base + errand for errand in one_by_one(errands)], *asides]

    def play(self, table: Table, move: int) -> None:
        if move == DONE.base:
            return
        table.push(SLOT_ON[self.seat])
        if DO.covers(move):
            use_night_skill(table, self.seat, move - DO.base)
        elif FULFIL.covers(move):
            table.push(PAY_OATH[self.seat][move - FULFIL.base])
        else:
            drink(table, self.seat, 1 << move - DRINK.base, self.rule)

    def why(self, table: Table, move: int) -> Refusal:
        seat = self.seat
        if FULFIL.covers(move):
            return why_not_fulfil(table, seat, move - FULFIL.base, AT_NIGHT, means(table, seat, move - FULFIL.base))
        if DRINK.covers(move):
            return why_not_drink(table, seat, move, self.rule, "not-at-night")
        if DO.covers(move):
            return why_not_at_night(table, seat, move - DO.base)
        return Refusal(self.rule, "not-at-night")


def why_not_at_night(table: Table, seat: int, errand: int) -> Refusal:
    skill = SKILL_OF_ERRAND[errand]
    if errand == BLOOD_REPAIR:
        return why_not_blood(table, seat)
    if skill < 0 or not NIGHT_HOOKS[skill]:
        return Refusal("AMU-11.1", "not-at-night")
    if not table.skills[seat] >> skill & 1:
        return Refusal("AMU-10.6", "not-learnt", {"skill": SKILLS[skill]})
    if not table.night.errands >> errand & 1:
        return Refusal("AMU-11.1", "done-already")
    if errand == HUNT:
        return Refusal("AMU-21.3", "no-monster-here")
    if errand == ERRAND:
        return Refusal("AMU-8.1", "no-adventure" if table.adventure == NONE else "no-weapon-fits")
    if errand != WORKSHOP:
        return Refusal("AMU-11.1", "comes-by-itself")
    if not table.damaged_of(seat):
        return Refusal("AMU-9.2", "nothing-damaged")
    return needs("AMU-21.5", "needs-coins", WORKSHOP_COST, table.coins[seat])


class SecretSlot(NightSlot):
    """AMU-16.1: the same while the player holds hidden oaths."""

    forced: ClassVar[bool] = False  # silence would tell that he holds no oath that he could pay now


def use_night_skill(table: Table, seat: int, errand: int) -> None:
    if errand == BLOOD_REPAIR:
        table.spent[seat] |= BLOOD_SKILL
    table.night.errands &= ~(1 << errand)
    table.then(PROGRAMS[seat][errand])


class EndSlot(SeatStep[Table]):
    """AMU-11.1, AMU-10.7: automatic skills not yet used, then the experience of the slot."""

    rule = "AMU-11.1"

    def run(self, table: Table) -> None:
        night = table.night
        left = one_by_one(night.errands & AUTOMATIC)
        night.errands = 0
        if table.is_shared():
            table.push(QUEST_CHECK)
        table.push(PLACE_EXPERIENCE[self.who])
        for errand in reversed(left):
            table.then(PROGRAMS[self.who][errand])


class Attack(Step[Table]):
    """AMU-11.2: all cards left at the Lair and the Manor are turned up; they and the each-night cards attack.
    Mythical monsters do not (AMU-11.5)."""

    rule = "AMU-11.2"

    def run(self, table: Table) -> None:
        night = table.night
        night.slot = NONE
        table.stunned = False
        fresh = table.lair | table.manor
        table.fronts |= fresh
        night.pending = fresh | table.village & EVERY_NIGHT
        if table.events is not None:
            for card in one_by_one(fresh):
                table.tell(Event("turned-up", self.rule, NOBODY, {"monster": MONSTERS[card]}))
        table.push(NEXT_ATTACK)


class NextAttack(Step[Table]):
    """AMU-11.3: until no ability is pending."""

    rule = "AMU-11.3"

    def run(self, table: Table) -> None:
        if table.night.pending:
            table.then([NIGHT_ORDER[table.holder], self])


class NightOrder(Decision[Table]):
    """AMU-11.3: the holder of the day token picks the next ability."""

    rule = "AMU-11.3"

    def options(self, table: Table) -> list[int]:
        return [RESOLVE.base + card for card in one_by_one(table.night.pending)]

    def play(self, table: Table, move: int) -> None:
        card = move - RESOLVE.base
        table.latest = move
        table.night.pending &= ~(1 << card)
        table.push(RESOLVE_ABILITY[card])

    def why(self, table: Table, move: int) -> Refusal:
        return Refusal(self.rule, "not-pending" if RESOLVE.covers(move) else "resolve-now")


SLOT_POTIONS: Final = HEALTH | VAMPIRE_BLOOD
NIGHTFALL: Final[Step[Table]] = Nightfall()
BEGIN_SLOT: Final = [BeginSlot(s) for s in range(MOST_SEATS)]
SLOT_ON: Final = [SlotOn(s) for s in range(MOST_SEATS)]
NIGHT_SLOT: Final = [NightSlot(s) for s in range(MOST_SEATS)]
SECRET_SLOT: Final = [SecretSlot(s) for s in range(MOST_SEATS)]
END_SLOT: Final = [EndSlot(s) for s in range(MOST_SEATS)]
ATTACK: Final[Step[Table]] = Attack()
NEXT_ATTACK: Final = NextAttack()
NIGHT_ORDER: Final[list[Step[Table]]] = [NightOrder(s) for s in range(MOST_SEATS)]
