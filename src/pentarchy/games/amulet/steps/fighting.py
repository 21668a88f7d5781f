"""A fight from the choice of the monster to the arrangement (AMU-6.1 to AMU-6.5)."""

from typing import Final

from pentarchy.games.amulet.beginning import new_fight
from pentarchy.games.amulet.cards import (
    DUNGEON,
    FIGHT_WEAPONS,
    FIRST_MYTHICAL,
    LAIR,
    MANOR,
    MONSTERS,
    MOST_SEATS,
    TROPHIES,
    WEAPONS,
    WEAPONS_EACH,
)
from pentarchy.games.amulet.errands import REVEALED_FIRST
from pentarchy.games.amulet.features.layout import weapons_of
from pentarchy.games.amulet.features.mythical import best_weapons
from pentarchy.games.amulet.features.prospects import crew_at, is_bare
from pentarchy.games.amulet.hooks import MORNING_GEM
from pentarchy.games.amulet.modifiers import (
    ALWAYS_KNIGHT,
    ALWAYS_PRIEST,
    CHAMPION_WEAPONS,
    HERO,
    HERO_AT_MANOR,
    KNIGHT,
    MONK,
    MONK_AT_LAIR,
    NO_SHIELDS,
    PRIEST,
    PRIEST_IN_DUNGEON,
    REVEALS_FIRST,
    THREE_WEAPONS,
)
from pentarchy.games.amulet.moves import ARM, DONE, FACE, REVEAL
from pentarchy.games.amulet.shapes import FIRST_HELPER, FIRST_SPELL
from pentarchy.games.amulet.steps.arranging import ARRANGE
from pentarchy.games.amulet.steps.gems import gain_gems
from pentarchy.games.amulet.steps.reckoning import RECKON
from pentarchy.games.amulet.steps.repairing import why_weapon
from pentarchy.games.amulet.table import FACE_DOWN, NONE, B, Table
from pentarchy.kernel.decks import one_by_one
from pentarchy.kernel.events import Event
from pentarchy.kernel.steps import Chance, Decision, Refusal, SeatStep, Step

MYTHICAL_FOE: Final = len(MONSTERS)
ANYWHERE: Final = NONE


class BeginFight(SeatStep[Table]):
    """AMU-6.1: a fight at a place, or at night against any card that is left (AMU-21.3)."""

    rule = "AMU-6.1"

    def __init__(self, who: int, where: int) -> None:
        super().__init__(who)
        self.where = where

    def run(self, table: Table) -> None:
        table.current_fight = new_fight(self.where, NONE)
        if self.where == DUNGEON and table.dungeon == NONE:
            table.dungeon = FACE_DOWN
            table.mythical_deck -= 1
        table.push(CHOOSE_MONSTER[self.who])


def foes(table: Table) -> int:
    """AMU-5.16, AMU-21.3: the face-down cards that may be fought here, a mythical one as the card after all others."""
    where = table.fight.arena
    mythical = 1 << MYTHICAL_FOE if table.dungeon != NONE else 0
    if where == LAIR:
        return table.lair
    if where == MANOR:
        return table.manor
    return mythical if where == DUNGEON else table.lair | table.manor | mythical


class ChooseMonster(Decision[Table]):
    """AMU-6.2: step F1."""

    rule = "AMU-6.2"

    def options(self, table: Table) -> list[int]:
        return [FACE.base + card for card in one_by_one(foes(table))]

    def play(self, table: Table, move: int) -> None:
        fight = table.fight
        card = move - FACE.base
        fight.foe = FACE_DOWN if card == MYTHICAL_FOE else card
        reveal: Step[Table] = REVEAL_FOE if fight.foe == FACE_DOWN else TURN_UP_FOE
        arm: Step[Table] = CHOOSE_WEAPONS[self.seat]
        table.then([OPEN_FIGHT[self.seat], RECKON[self.seat]])
        table.then([reveal, arm] if reveals_first(table, self.seat) else [arm, reveal])

    def why(self, table: Table, move: int) -> Refusal:
        return Refusal("AMU-5.16", "monster-elsewhere") if FACE.covers(move) else Refusal(self.rule, "face-now")


def reveals_first(table: Table, seat: int) -> bool:
    """AMU-5.7, AMU-21.3: on visits only (AMU-21.3 `hun_night_hunt`)."""
    where = table.fight.arena
    if where == ANYWHERE:
        return False
    return REVEALED_FIRST[where][table.visit.upgraded] or table.knows(seat, REVEALS_FIRST[where])


class ChooseWeapons(Decision[Table]):
    """AMU-6.3: step F2: none, one or two ready weapons, named one by one, before the reveal (AMU-17.1)."""

    rule = "AMU-6.3"

    def options(self, table: Table) -> list[int]:
        left = table.ready_of(self.seat) & ~table.fight.armed
        return [DONE.base, *[ARM.base + weapon for weapon in one_by_one(left)]]

    def play(self, table: Table, move: int) -> None:
        fight = table.fight
        if move != DONE.base:
            fight.armed |= 1 << move - ARM.base
            if table.events is not None:
                table.tell(Event("armed", self.rule, self.seat, {"weapon": WEAPONS[move - ARM.base]}))
            if fight.armed.bit_count() < most_weapons(table, self.seat):
                table.push(self)
                return
        if MORNING_GEM.phases[table.phase] and table.knows(self.seat, MORNING_GEM.mask):
            gain_gems(table, self.seat, [MORNING_GEM.colour] * MORNING_GEM.amount)

    def candidates(self, table: Table) -> list[int]:
        """AMU-14.11: where the game is lost unless the monster is beaten, weapons that beat most of what it may be."""
        fight = table.fight
        if fight.foe != FACE_DOWN or not table.campaign.quests & B:
            return self.options(table)
        wanted = sure_weapons(table, self.seat) & ~fight.armed
        return [ARM.base + one_by_one(wanted)[0]] if wanted else [DONE.base]

    def why(self, table: Table, move: int) -> Refusal:
        if not ARM.covers(move):
            return Refusal(self.rule, "arm-now")
        if table.fight.armed >> (move - ARM.base) & 1:
            return Refusal(self.rule, "already-chosen", {"weapon": WEAPONS[move - ARM.base]})
        return why_weapon(table, self.seat, move - ARM.base, self.rule, "not-ready")


def sure_weapons(table: Table, seat: int) -> int:
    """AMU-23.1: by the solver, which also reckons with the spells at hand."""
    fight, character = table.fight, table.character[seat]
    crew, bare = crew_at(table, seat, fight.arena), is_bare(table, seat, FIRST_MYTHICAL)
    armed, ready = weapons_of(fight.armed, character), weapons_of(table.ready, character)
    spells, unseen, most = table.spells[seat], table.unseen_mythical, most_weapons(table, seat)
    return best_weapons(character, crew, bare, armed, ready, spells, unseen, most) << character * WEAPONS_EACH


def most_weapons(table: Table, seat: int) -> int:
    """AMU-21.4: a champion takes three against a mythical monster."""
    fight = table.fight
    mythical = fight.foe == FACE_DOWN or fight.foe >= FIRST_MYTHICAL
    return CHAMPION_WEAPONS if mythical and table.knows(seat, THREE_WEAPONS) else FIGHT_WEAPONS


class RevealFoe(Chance[Table]):
    """AMU-6.4, AMU-18.3: step F3 in the Dungeon: any mythical monster not seen in this game."""

    rule = "AMU-18.3"

    def options(self, table: Table) -> list[int]:
        return [REVEAL.base + card for card in one_by_one(table.unseen_mythical)]

    def play(self, table: Table, move: int) -> None:
        card = move - REVEAL.base
        table.unseen_mythical &= ~(1 << card)
        table.fight.foe = table.dungeon = FIRST_MYTHICAL + card
        tell_revealed(table)


class TurnUpFoe(Step[Table]):
    """AMU-6.4, AMU-18.2: step F3: the front is seen; that is no chance."""

    rule = "AMU-6.4"

    def run(self, table: Table) -> None:
        table.fronts |= 1 << table.fight.foe
        tell_revealed(table)


def tell_revealed(table: Table) -> None:
    if table.events is not None:
        table.tell(Event("revealed", "AMU-6.4", table.on_turn(), {"card": TROPHIES[table.fight.foe]}))


def helpers_of(table: Table, seat: int, where: int) -> int:
    """AMU-9.3: the helper of the place, and what skills add (AMU-21.1), as tokens."""
    if where == ANYWHERE:
        return 0
    knight = table.is_upgraded(LAIR) or table.knows(seat, ALWAYS_KNIGHT)
    priest = table.is_upgraded(MANOR) or table.knows(seat, ALWAYS_PRIEST)
    hero, monk = 1 << (KNIGHT if knight else HERO), 1 << (PRIEST if priest else MONK)
    helpers = 0
    if where == LAIR:
        helpers = hero | (monk if table.knows(seat, MONK_AT_LAIR) else 0)
    elif where == MANOR:
        helpers = monk | (hero if table.knows(seat, HERO_AT_MANOR) else 0)
    elif table.knows(seat, PRIEST_IN_DUNGEON):
        helpers = 1 << PRIEST
    return helpers << FIRST_HELPER


class OpenFight(SeatStep[Table]):
    """AMU-6.5: what the fighter may lay: the weapons chosen, helpers, and any of his spells (AMU-9.5)."""

    rule = "AMU-6.5"

    def run(self, table: Table) -> None:
        fight = table.fight
        helpers = helpers_of(table, self.who, fight.arena)
        fight.hand = fight.armed | helpers | table.spells[self.who] << FIRST_SPELL
        fight.unshielded = table.knows(self.who, NO_SHIELDS[fight.foe >= FIRST_MYTHICAL][table.phase])
        table.push(ARRANGE[self.who])


FIGHTS: Final[list[list[Step[Table]]]] = [[BeginFight(s, where) for where in range(10)] for s in range(MOST_SEATS)]
NIGHT_FIGHT: Final[list[Step[Table]]] = [BeginFight(s, ANYWHERE) for s in range(MOST_SEATS)]
CHOOSE_MONSTER: Final = [ChooseMonster(s) for s in range(MOST_SEATS)]
CHOOSE_WEAPONS: Final = [ChooseWeapons(s) for s in range(MOST_SEATS)]
REVEAL_FOE: Final = RevealFoe()
TURN_UP_FOE: Final = TurnUpFoe()
OPEN_FIGHT: Final[list[Step[Table]]] = [OpenFight(s) for s in range(MOST_SEATS)]
