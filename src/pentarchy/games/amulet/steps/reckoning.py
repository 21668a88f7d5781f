"""The end of a fight: reckoning, outcome, rewards, aftermath (AMU-6.8 to AMU-6.17)."""

from typing import Final

from pentarchy.games.amulet.cards import (
    CONSCIOUSNESS,
    DAMAGE,
    FIRST_MYTHICAL,
    HEALTH,
    MOST_SEATS,
    TROPHIES,
)
from pentarchy.games.amulet.forecast import (
    OUTCOMES,
    VICTORY,
    damage_of,
    healing_of,
    health_after,
    outcome_of,
    weak_left,
)
from pentarchy.games.amulet.moves import PASS
from pentarchy.games.amulet.oaths import BLADES, OPEN_DAMAGE, PERFECTION, SINGLE_BLADE
from pentarchy.games.amulet.potions import WAKING_HEALTH
from pentarchy.games.amulet.shapes import (
    WEAPON_TOKENS,
)
from pentarchy.games.amulet.steps.aftermath import Aftermath
from pentarchy.games.amulet.steps.ending import MYTHICAL_NOT_DEFEATED
from pentarchy.games.amulet.steps.health import WAKE
from pentarchy.games.amulet.steps.oaths import achieve
from pentarchy.games.amulet.steps.potions import HEALTH_MOVE, healing_by, use_up
from pentarchy.games.amulet.steps.rewards import Rewards
from pentarchy.games.amulet.table import NONE, B, Table
from pentarchy.kernel.events import Event, Json
from pentarchy.kernel.steps import Decision, Refusal, SeatStep, Step


class Reckon(SeatStep[Table]):
    """AMU-6.8: step F5; a Potion of Health may be drunk now (AMU-22.3)."""

    rule = "AMU-6.8"

    def run(self, table: Table) -> None:
        table.push(TALLY[self.who])
        if table.potions[self.who] & HEALTH:
            table.push(DRINK_IN_FIGHT[self.who])


class DrinkInFight(Decision[Table]):
    """AMU-22.3: the potion counts in the same sum."""

    rule = "AMU-22.3"

    def options(self, table: Table) -> list[int]:
        return [PASS.base, HEALTH_MOVE]

    def play(self, table: Table, move: int) -> None:
        if move == HEALTH_MOVE:
            use_up(table, self.seat, HEALTH, self.rule)
            table.fight.healing += healing_by(HEALTH)

    def why(self, table: Table, move: int) -> Refusal:
        return Refusal(self.rule, "drink-or-pass")


class Tally(SeatStep[Table]):
    """AMU-6.8, AMU-6.9: the new health, or the stun."""

    rule = "AMU-6.9"

    def run(self, table: Table) -> None:
        left = health_after(table, self.who, table.fight)
        self.tell_sum(table, left)
        table.push(DECIDE[self.who])
        if left > 0:
            table.health[self.who] = left
        elif table.potions[self.who] & CONSCIOUSNESS:
            table.push(STAY_ON[self.who])
        else:
            table.stunned = True

    def tell_sum(self, table: Table, left: int) -> None:
        """Damage, healing and what is left of the health (AMU-6.8)."""
        if table.events is not None:
            damage, healing = damage_of(table.fight), healing_of(table.fight)
            facts: dict[str, Json] = {"damage": damage, "healing": healing, "health": max(0, left)}
            table.tell(Event("reckoned", "AMU-6.8", self.who, facts))


class StayOn(Decision[Table]):
    """AMU-6.9, AMU-22.8: the Potion of Consciousness instead of the stun."""

    rule = "AMU-6.9"

    def options(self, table: Table) -> list[int]:
        return [PASS.base, WAKE]

    def play(self, table: Table, move: int) -> None:
        if move == PASS.base:
            table.stunned = True
            return
        use_up(table, self.seat, CONSCIOUSNESS, self.rule)
        table.health[self.seat] = WAKING_HEALTH

    def why(self, table: Table, move: int) -> Refusal:
        return Refusal(self.rule, "drink-or-pass")


class Decide(SeatStep[Table]):
    """AMU-6.10: step F6, the outcome; a mythical monster that is not defeated loses by quest B (AMU-14.11). A victory
    keeps oaths at once, before a gem of the rewards can discard the last quest (AMU-14.13, AMU-16.5)."""

    rule = "AMU-6.10"

    def run(self, table: Table) -> None:
        fight = table.fight
        fight.outcome = outcome_of(fight, table.stunned)
        beaten = not weak_left(fight)
        if table.events is not None:
            facts = {"card": TROPHIES[fight.foe], "outcome": OUTCOMES[fight.outcome]}
            table.tell(Event("fought", self.rule, self.who, {**facts}))
        if not beaten and fight.foe >= FIRST_MYTHICAL and table.campaign.quests & B:
            table.push(MYTHICAL_NOT_DEFEATED)
            return
        remove_foe(table, self.who, beaten)
        table.then(AFTER_OUTCOME[self.who])
        if fight.outcome == VICTORY and table.is_shared():
            keep_oaths(table, self.who)


def remove_foe(table: Table, seat: int, beaten: bool) -> None:
    """AMU-6.15, AMU-10.12: after any fight the card has left the board, so it never attacks (AMU-12.2)."""
    fight = table.fight
    bit = 1 << fight.foe
    if fight.foe >= FIRST_MYTHICAL:
        table.dungeon = NONE
    table.lair &= ~bit
    table.manor &= ~bit
    if beaten:
        table.trophies[seat] |= bit
    else:
        table.gone |= bit


def keep_oaths(table: Table, seat: int) -> None:
    """AMU-14.13: a fight won with no damage square open, or with exactly one weapon."""
    fight = table.fight
    open_squares = (DAMAGE[fight.foe][0] & ~fight.covered).bit_count()
    if open_squares == OPEN_DAMAGE:
        achieve(table, seat, PERFECTION)
    if (fight.used & WEAPON_TOKENS).bit_count() == BLADES:
        achieve(table, seat, SINGLE_BLADE)


RECKON: Final[list[Step[Table]]] = [Reckon(s) for s in range(MOST_SEATS)]
DRINK_IN_FIGHT: Final = [DrinkInFight(s) for s in range(MOST_SEATS)]
TALLY: Final = [Tally(s) for s in range(MOST_SEATS)]
STAY_ON: Final = [StayOn(s) for s in range(MOST_SEATS)]
DECIDE: Final = [Decide(s) for s in range(MOST_SEATS)]
AFTER_OUTCOME: Final[list[list[Step[Table]]]] = [[Rewards(s), Aftermath(s)] for s in range(MOST_SEATS)]
