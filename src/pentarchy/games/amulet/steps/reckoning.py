"""The end of a fight: reckoning, outcome, rewards, aftermath (AMU-6.8 to AMU-6.17)."""

from typing import Final

from pentarchy.games.amulet.cards import (
    ANY,
    ARMOURY,
    COINS_ON,
    CONSCIOUSNESS,
    DAMAGE,
    DURABILITY,
    FIRST_MYTHICAL,
    GEM_OF,
    GEM_SQUARE,
    HEALTH,
    LEVEL_OF,
    MOST_SEATS,
    POTIONS,
    SKILLS,
    SPELLS,
    TROPHIES,
    WEAK,
    WEALTH,
    WEAPONS,
    WISDOM,
    XP_OF,
    damage_left,
)
from pentarchy.games.amulet.hooks import BOUNTY, FIELD_DRESSING, RECALL, VALOR
from pentarchy.games.amulet.modifiers import GREED, KEEPS_SPELL
from pentarchy.games.amulet.moves import DRINK, PASS, RETAIN, SPARE
from pentarchy.games.amulet.oaths import BLADES, OPEN_DAMAGE, PERFECTION, SINGLE_BLADE
from pentarchy.games.amulet.potions import WAKING_HEALTH, WISDOM_XP
from pentarchy.games.amulet.question import NOTHING, Question
from pentarchy.games.amulet.shapes import (
    FIRST_SPELL,
    PAYS_COIN,
    PAYS_GEM,
    PAYS_HEART,
    PAYS_XP,
    SPELL_TOKENS,
    WEAPON_TOKENS,
)
from pentarchy.games.amulet.steps.ending import MYTHICAL_NOT_DEFEATED
from pentarchy.games.amulet.steps.experience import gain_coins, gain_xp
from pentarchy.games.amulet.steps.gems import gain_gems
from pentarchy.games.amulet.steps.health import STUN, WAKE, heal_by_skill
from pentarchy.games.amulet.steps.oaths import achieve
from pentarchy.games.amulet.steps.potions import HEALTH_MOVE, healing_by, use_up
from pentarchy.games.amulet.steps.quests import QUEST_CHECK
from pentarchy.games.amulet.steps.repairing import REPAIRS, tell_damaged, wear
from pentarchy.games.amulet.table import (
    DEFEAT,
    MUTUAL_DESTRUCTION,
    NONE,
    RETREAT,
    VICTORY,
    B,
    Table,
)
from pentarchy.games.amulet.view import Asked
from pentarchy.kernel.decks import one_by_one
from pentarchy.kernel.events import Event, Plain
from pentarchy.kernel.steps import Decision, Refusal, SeatStep, Step

OUTCOMES: Final = ["victory", "mutual_destruction", "retreat", "defeat"]
DOUBLE, LEARN_MORE = DRINK.base + WEALTH.bit_length() - 1, DRINK.base + WISDOM.bit_length() - 1


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


def health_after(table: Table, seat: int) -> int:
    """AMU-6.8: health - damage + healing, all at the same time, at most the maximum."""
    fight = table.fight
    damage = damage_left(fight.foe, fight.covered) + fight.extra_damage
    healing = (fight.used & PAYS_HEART).bit_count() + fight.healing
    return min(table.most_health(seat), table.health[seat] - damage + healing)


class Tally(SeatStep[Table]):
    """AMU-6.8, AMU-6.9: the new health, or the stun."""

    rule = "AMU-6.9"

    def run(self, table: Table) -> None:
        left = health_after(table, self.who)
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
        fight = table.fight
        if table.events is not None:
            damage = damage_left(fight.foe, fight.covered) + fight.extra_damage
            healing = (fight.used & PAYS_HEART).bit_count() + fight.healing
            facts: dict[str, Plain] = {"damage": damage, "healing": healing, "health": max(0, left)}
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
        beaten = not WEAK[fight.foe] & ~fight.covered
        if beaten:
            fight.outcome = MUTUAL_DESTRUCTION if table.stunned else VICTORY
        else:
            fight.outcome = DEFEAT if table.stunned else RETREAT
        if table.events is not None:
            facts = {"card": TROPHIES[fight.foe], "outcome": OUTCOMES[fight.outcome]}
            table.tell(Event("fought", self.rule, self.who, {**facts}))
        if not beaten and fight.foe >= FIRST_MYTHICAL and table.quests & B:
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


# Step F7 (AMU-6.11, AMU-6.17): coins, then experience, then gems.


class Rewards(SeatStep[Table]):
    """AMU-6.11, AMU-9.4: coins of the card and symbols of used tokens; nothing of it for the stunned."""

    rule = "AMU-6.11"

    def run(self, table: Table) -> None:
        fight = table.fight
        who = self.who
        steps: list[Step[Table]] = []
        fight.coins = purse_of(table, who)
        if fight.coins and table.potions[who] & WEALTH:
            steps.append(USE_WEALTH[who])
        steps.append(TAKE_PURSE[who])
        table.then(steps)


def purse_of(table: Table, seat: int) -> int:
    fight = table.fight
    if table.stunned:
        return 0
    coins = (fight.used & PAYS_COIN).bit_count()
    if fight.outcome == VICTORY:
        hidden = 0 if table.knows(seat, GREED) else fight.covered
        coins += (COINS_ON[fight.foe] & ~hidden).bit_count()
        if fight.foe < FIRST_MYTHICAL and table.knows(seat, BOUNTY.mask):
            coins += BOUNTY.amount
    return coins


class UseWealth(Decision[Table]):
    """AMU-22.2: all coins of the fight are doubled."""

    rule = "AMU-22.2"

    def options(self, table: Table) -> list[int]:
        return [PASS.base, DOUBLE]

    def play(self, table: Table, move: int) -> None:
        if move == DOUBLE:
            use_up(table, self.seat, WEALTH, self.rule)
            table.fight.coins *= 2

    def why(self, table: Table, move: int) -> Refusal:
        return Refusal(self.rule, "drink-or-pass")


class TakePurse(SeatStep[Table]):
    """AMU-6.17: the coins, the experience, and then the gems."""

    rule = "AMU-6.17"

    def run(self, table: Table) -> None:
        fight = table.fight
        who = self.who
        gain_coins(table, who, fight.coins, self.rule)
        xp = XP_OF[fight.foe] if fight.outcome in (VICTORY, MUTUAL_DESTRUCTION) else 0
        if not table.stunned:
            xp += (fight.used & PAYS_XP).bit_count()
        gain_xp(table, who, xp, self.rule)
        gems = gems_due(table)
        if fight.outcome == VICTORY and not gems and table.potions[who] & WISDOM:
            table.push(USE_WISDOM[who])
        gain_gems(table, who, gems)


def gems_due(table: Table) -> list[int]:
    """AMU-6.12: one for each gem symbol used, if the gem square is open and the colour still in supply."""
    fight = table.fight
    colour = GEM_OF[fight.foe]
    if table.stunned or GEM_SQUARE[fight.foe] & fight.covered:
        return []
    left = sum(table.supply) if colour == ANY else table.supply[colour]
    return [colour] * min(left, (fight.used & PAYS_GEM).bit_count())


class UseWisdom(Decision[Table]):
    """AMU-22.4: after a victory without a gem."""

    rule = "AMU-22.4"

    def options(self, table: Table) -> list[int]:
        return [PASS.base, LEARN_MORE]

    def play(self, table: Table, move: int) -> None:
        if move == LEARN_MORE:
            use_up(table, self.seat, WISDOM, self.rule)
            gain_xp(table, self.seat, WISDOM_XP, self.rule)

    def why(self, table: Table, move: int) -> Refusal:
        return Refusal(self.rule, "drink-or-pass")


# Step F8 (AMU-6.15).


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
            names: list[Plain] = [SPELLS[spell] for spell in one_by_one(spells)]
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
USE_WEALTH: Final[list[Step[Table]]] = [UseWealth(s) for s in range(MOST_SEATS)]
TAKE_PURSE: Final[list[Step[Table]]] = [TakePurse(s) for s in range(MOST_SEATS)]
USE_WISDOM: Final = [UseWisdom(s) for s in range(MOST_SEATS)]
SPARE_BY_SKILL: Final[list[Step[Table]]] = [SpareWeapon(s, False) for s in range(MOST_SEATS)]
SPARE_BY_POTION: Final[list[Step[Table]]] = [SpareWeapon(s, True) for s in range(MOST_SEATS)]
RETAIN_SPELL: Final[list[Step[Table]]] = [RetainSpell(s) for s in range(MOST_SEATS)]
PUT_AWAY: Final[list[Step[Table]]] = [PutAway(s) for s in range(MOST_SEATS)]
END_FIGHT: Final = [EndFight(s) for s in range(MOST_SEATS)]
AFTER_OUTCOME: Final[list[list[Step[Table]]]] = [[Rewards(s), Aftermath(s)] for s in range(MOST_SEATS)]
