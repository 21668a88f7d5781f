"""What is left of a fight: used tokens leave the card, then its end (AMU-6.15, AMU-6.16)."""

from typing import Final

from pentarchy.games.amulet.cards import (
    ARMOURY,
    DURABILITY,
    FIRST_MYTHICAL,
    LEVEL_OF,
    MOST_SEATS,
    POTIONS,
    SKILLS,
    SPELLS,
    WEAPONS,
)
from pentarchy.games.amulet.forecast import VICTORY
from pentarchy.games.amulet.hooks import FIELD_DRESSING, RECALL, VALOR
from pentarchy.games.amulet.modifiers import KEEPS_SPELL
from pentarchy.games.amulet.moves import PASS, RETAIN, SPARE
from pentarchy.games.amulet.question import NOTHING, Question
from pentarchy.games.amulet.shapes import FIRST_SPELL, SPELL_TOKENS
from pentarchy.games.amulet.steps.health import STUN, heal_by_skill
from pentarchy.games.amulet.steps.potions import use_up
from pentarchy.games.amulet.steps.quests import QUEST_CHECK
from pentarchy.games.amulet.steps.repairing import REPAIRS, tell_damaged, wear
from pentarchy.games.amulet.table import Table
from pentarchy.games.amulet.view import Asked
from pentarchy.kernel.decks import one_by_one
from pentarchy.kernel.events import Event, Json
from pentarchy.kernel.steps import Decision, Refusal, SeatStep, Step


class Aftermath(SeatStep[Table]):
    """AMU-6.15: own used weapons are damaged, but for what a skill or a potion spares; spells go back."""

    rule = "AMU-6.15"

    def run(self, table: Table) -> None:
        fight = table.fight
        who = self.who
        table.wearing = fight.used & ARMOURY[table.character[who]]
        fight.hand = 0
        steps: list[Step[Table]] = []
        if table.wearing and RECALL.phases[table.phase] and table.knows(who, RECALL.mask):
            steps.append(SPARE_BY_SKILL[who])
        if table.wearing and table.potions[who] & DURABILITY:
            steps.append(SPARE_BY_POTION[who])
        if fight.used & SPELL_TOKENS and table.knows(who, KEEPS_SPELL):
            steps.append(RETAIN_SPELL[who])
        table.then([*steps, PUT_AWAY[who]])


class SpareWeapon(Question):
    """AMU-21.2 `sor_evening_recall`, AMU-22.9: one used weapon stays ready."""

    rule = "AMU-22.9"

    def __init__(self, seat: int, by_potion: bool) -> None:
        super().__init__(seat)
        self.by_potion = by_potion

    def about(self, table: Table) -> Asked:
        return {
            **NOTHING,
            "by": POTIONS[DURABILITY.bit_length() - 1] if self.by_potion else SKILLS[RECALL.mask.bit_length() - 1],
        }

    def options(self, table: Table) -> list[int]:
        return [PASS.base, *[SPARE.base + weapon for weapon in one_by_one(table.wearing)]]

    def play(self, table: Table, move: int) -> None:
        if move == PASS.base:
            return
        if self.by_potion:
            use_up(table, self.seat, DURABILITY, self.rule)
        table.wearing &= ~(1 << move - SPARE.base)
        if table.events is not None:
            rule = self.rule if self.by_potion else "AMU-21.2"
            table.tell(Event("spared", rule, self.seat, {"weapon": WEAPONS[move - SPARE.base]}))

    def why(self, table: Table, move: int) -> Refusal:
        return Refusal(self.rule, "not-used" if SPARE.covers(move) else "spare-or-pass")


class RetainSpell(Decision[Table]):
    """AMU-21.2 `sor_echo`: one of the spells used stays."""

    rule = "AMU-21.2"

    def options(self, table: Table) -> list[int]:
        used = (table.fight.used & SPELL_TOKENS) >> FIRST_SPELL
        return [PASS.base, *[RETAIN.base + spell for spell in one_by_one(used)]]

    def play(self, table: Table, move: int) -> None:
        if move != PASS.base:
            table.fight.used &= ~(1 << FIRST_SPELL + move - RETAIN.base)
            if table.events is not None:
                table.tell(Event("retained", self.rule, self.seat, {"spell": SPELLS[move - RETAIN.base]}))

    def why(self, table: Table, move: int) -> Refusal:
        return Refusal(self.rule, "not-used" if RETAIN.covers(move) else "retain-or-pass")


class PutAway(SeatStep[Table]):
    """AMU-6.15, AMU-6.16: tokens leave the card; then the stun, which may lose the game before any quest is looked at
    (AMU-14.16); then what happens at the end of a fight."""

    rule = "AMU-6.15"

    def run(self, table: Table) -> None:
        who = self.who
        spells = (table.fight.used & SPELL_TOKENS) >> FIRST_SPELL
        tell_damaged(table, who, table.wearing, self.rule)
        if table.events is not None and spells:
            names: list[Json] = [SPELLS[spell] for spell in one_by_one(spells)]
            table.tell(Event("spells-back", self.rule, who, {"spells": names}))
        wear(table, table.wearing)
        table.spells[who] &= ~spells
        table.tower |= spells
        table.wearing = 0
        table.push(END_FIGHT[who])
        if table.stunned:
            table.push(STUN[who])


class EndFight(SeatStep[Table]):
    """AMU-6.16: step F10 and its hooks; then the quests."""

    rule = "AMU-6.16"

    def run(self, table: Table) -> None:
        fight = table.fight
        who, foe = self.who, fight.foe
        won = fight.outcome == VICTORY
        if not table.stunned and table.knows(who, FIELD_DRESSING.mask):
            heal_by_skill(table, who, FIELD_DRESSING.amount, "AMU-21.3")
        if table.is_shared():
            table.push(QUEST_CHECK)
        if won and table.knows(who, VALOR.mask) and (foe >= FIRST_MYTHICAL or LEVEL_OF[foe] == 2):
            table.push(REPAIRS[who][VALOR.amount])
        table.current_fight = None


SPARE_BY_SKILL: Final[list[Step[Table]]] = [SpareWeapon(s, False) for s in range(MOST_SEATS)]
SPARE_BY_POTION: Final[list[Step[Table]]] = [SpareWeapon(s, True) for s in range(MOST_SEATS)]
RETAIN_SPELL: Final[list[Step[Table]]] = [RetainSpell(s) for s in range(MOST_SEATS)]
PUT_AWAY: Final[list[Step[Table]]] = [PutAway(s) for s in range(MOST_SEATS)]
END_FIGHT: Final = [EndFight(s) for s in range(MOST_SEATS)]
