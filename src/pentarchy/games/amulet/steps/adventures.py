"""The adventure action, over several turns and players (AMU-8)."""

from typing import Final

from pentarchy.games.amulet.beginning import new_fight
from pentarchy.games.amulet.cards import (
    ADVENTURE_WEAPONS,
    AGILITY,
    FIRST_ADVENTURE,
    GEM_OF,
    GEM_SQUARE,
    MOST_SEATS,
    PLACES,
)
from pentarchy.games.amulet.forecast import weak_left
from pentarchy.games.amulet.modifiers import LONE_QUEST, LONE_QUEST_WEAPONS, WORN_TOOLS
from pentarchy.games.amulet.moves import DONE, LAY, LIFT, WIELD
from pentarchy.games.amulet.shapes import (
    FIRST_HELPER,
    FIRST_SPELL,
    PAYS_COIN,
    PAYS_GEM,
    PAYS_HEART,
    PAYS_XP,
    SPELL_TOKENS,
    TOKENS,
    WEAPON_TOKENS,
    has_place,
)
from pentarchy.games.amulet.steps.arranging import (
    add_weapon,
    advice,
    can_lift,
    lays,
    lift,
    lifts,
    take_up,
    why_not_lay,
    why_not_wield,
    wields,
)
from pentarchy.games.amulet.steps.experience import gain_coins, gain_xp
from pentarchy.games.amulet.steps.gems import gain_gems
from pentarchy.games.amulet.steps.health import heal
from pentarchy.games.amulet.steps.homecoming import COMPLETED, count_journeys
from pentarchy.games.amulet.steps.repairing import lose_ready
from pentarchy.games.amulet.table import NONE, Table
from pentarchy.kernel.decks import one_by_one
from pentarchy.kernel.events import Facts
from pentarchy.kernel.steps import Decision, Refusal, SeatStep, Step


def usable(table: Table, seat: int, where: int) -> int:
    """AMU-8.1: ready weapons; at the Castle the Preacher's worn tools too (AMU-21.1)."""
    weapons = table.ready_of(seat)
    if where >= 0 and table.knows(seat, WORN_TOOLS[where]):
        weapons |= table.damaged_of(seat)
    return weapons


def can_venture(table: Table, seat: int, where: int) -> bool:
    """AMU-8.1: an adventure lies there and a usable weapon can still be placed."""
    if table.adventure == NONE:
        return False
    card = FIRST_ADVENTURE + table.adventure
    for weapon in one_by_one(usable(table, seat, where)):
        if has_place(card, weapon, False, table.quest_covered, table.quest_outside):
            return True
    return False


class Venture(SeatStep[Table]):
    """AMU-8.2: the adventure action, at a place or at night."""

    rule = "AMU-8.2"

    def __init__(self, who: int, where: int) -> None:
        super().__init__(who)
        self.where = where

    def run(self, table: Table) -> None:
        fight = table.current_fight = new_fight(NONE, FIRST_ADVENTURE + table.adventure)
        fight.hand = usable(table, self.who, self.where) | table.spells[self.who] << FIRST_SPELL
        fight.covered, fight.outside = table.quest_covered, table.quest_outside
        fight.weapons_left = LONE_QUEST_WEAPONS if table.knows(self.who, LONE_QUEST) else ADVENTURE_WEAPONS
        table.then([CONTRIBUTE[self.who], CONTRIBUTED[self.who]])


class Contribute(Decision[Table]):
    """AMU-8.2: one weapon first, then spells, and further weapons where a skill or a potion allows them. What was laid
    now may be moved until the end is declared, like in a fight (AMU-6.5)."""

    rule = "AMU-8.2"

    def options(self, table: Table) -> list[int]:
        fight = table.fight
        weapons = fight.hand & WEAPON_TOKENS
        if not fight.used & WEAPON_TOKENS:
            first = lays(fight, weapons)
            return first or [LIFT.base + token for token in one_by_one(fight.used)]
        moves = [DONE.base, *lays(fight, weapons if fight.weapons_left else 0), *lays(fight, fight.hand & SPELL_TOKENS)]
        if table.potions[self.seat] & AGILITY and not fight.weapons_left:
            moves.extend(wields(table, table.ready_of(self.seat) & ~fight.used))
        moves.extend(lifts(fight))
        return moves

    def accepts(self, table: Table, move: int) -> bool:
        return can_lift(table, move)

    def play(self, table: Table, move: int) -> None:
        if move == DONE.base:
            return
        table.push(self)
        if WIELD.covers(move):
            add_weapon(table, self.seat, move)
        elif LIFT.covers(move):
            self.take_back(table, move - LIFT.base)
        else:
            table.fight.weapons_left -= move - LAY.base < FIRST_HELPER
            take_up(table, self.seat, move - LAY.base)

    def candidates(self, table: Table) -> list[int]:
        """To take back what was laid is for people: bots lay it where it should be."""
        return [move for move in self.options(table) if not LIFT.covers(move)]

    def facts(self, table: Table, move: int) -> Facts:
        return advice(table, self.seat, move)

    def take_back(self, table: Table, token: int) -> None:
        fight = table.fight
        fight.weapons_left += token < FIRST_HELPER and not fight.extra >> token & 1
        lift(table, self.seat, token)

    def why(self, table: Table, move: int) -> Refusal:
        fight = table.fight
        if LIFT.covers(move):
            return Refusal("AMU-6.5", "not-on-the-card", {"token": TOKENS[move - LIFT.base]})
        if WIELD.covers(move):
            return why_not_wield(table, self.seat, move - WIELD.base)
        if not LAY.covers(move):
            return Refusal(self.rule, "weapon-first" if not fight.used & WEAPON_TOKENS else "contribute-now")
        token = move - LAY.base
        if token < FIRST_HELPER and not fight.weapons_left and fight.hand >> token & 1:
            return Refusal(self.rule, "no-more-weapons", {"most": (fight.used & WEAPON_TOKENS).bit_count()})
        if token >= FIRST_SPELL and not fight.used & WEAPON_TOKENS and fight.hand >> token & 1:
            return Refusal(self.rule, "weapon-first")
        return why_not_lay(table, token)


class Contributed(SeatStep[Table]):
    """AMU-8.3, AMU-8.4: the tokens stay there, the symbols pay at once; then perhaps it is completed. If so, oaths come
    before a gem that can discard the last quest (AMU-14.13, AMU-16.5)."""

    rule = "AMU-8.3"

    def run(self, table: Table) -> None:
        fight = table.fight
        who, used = self.who, fight.used
        done = not weak_left(fight)
        leave_tokens(table, who)
        if done:
            count_journeys(table)
        gain_coins(table, who, (used & PAYS_COIN).bit_count(), self.rule)
        gain_xp(table, who, (used & PAYS_XP).bit_count(), self.rule)
        heal(table, who, (used & PAYS_HEART).bit_count(), self.rule)
        if done:
            table.push(COMPLETED)
        if not GEM_SQUARE[fight.foe] & fight.covered:
            gain_gems(table, who, [GEM_OF[fight.foe]] * (used & PAYS_GEM).bit_count())
        table.current_fight = None


def leave_tokens(table: Table, seat: int) -> None:
    fight = table.fight
    weapons = fight.used & WEAPON_TOKENS
    lose_ready(table, weapons)
    table.damaged &= ~weapons
    table.away |= weapons
    table.spells[seat] &= ~((fight.used & SPELL_TOKENS) >> FIRST_SPELL)
    table.quest_laid.extend(fight.laid)
    table.quest_covered, table.quest_outside = fight.covered, fight.outside


VENTURES: Final[list[list[Step[Table]]]] = [
    [Venture(s, where) for where in range(len(PLACES))] for s in range(MOST_SEATS)
]
NIGHT_VENTURE: Final[list[Step[Table]]] = [Venture(s, NONE) for s in range(MOST_SEATS)]
CONTRIBUTE: Final[list[Step[Table]]] = [Contribute(s) for s in range(MOST_SEATS)]
CONTRIBUTED: Final[list[Step[Table]]] = [Contributed(s) for s in range(MOST_SEATS)]
