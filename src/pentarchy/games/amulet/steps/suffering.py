"""What the target of an ability goes through (AMU-12.5 to AMU-12.7)."""

from typing import Final

from pentarchy.games.amulet.abilities import CHOOSE, DAMAGE_WEAPON, EFFECTS, LOSE_COINS, LOSE_HEALTH, Effect
from pentarchy.games.amulet.cards import MOST_SEATS
from pentarchy.games.amulet.modifiers import BULWARK, BULWARK_AMOUNT
from pentarchy.games.amulet.moves import DISCARD, SUFFER
from pentarchy.games.amulet.refusals import needs
from pentarchy.games.amulet.steps.health import LOSE
from pentarchy.games.amulet.steps.oaths import FIRST_POTION_ITEM, FIRST_SPELL_ITEM, give_item
from pentarchy.games.amulet.steps.repairing import DAMAGE_UP_TO
from pentarchy.games.amulet.table import Table
from pentarchy.kernel.decks import one_by_one
from pentarchy.kernel.events import Event
from pentarchy.kernel.steps import Decision, Refusal, Step

BY_WEAPON, BY_HEALTH, BY_COINS = SUFFER.base, SUFFER.base + 1, SUFFER.base + 2


def suffering(table: Table, seat: int, effect: Effect) -> list[Step[Table]]:
    """What one target has to go through."""
    if effect.op == LOSE_HEALTH:
        return losing_health(table, seat, amount_of(table, effect))
    if effect.op == LOSE_COINS:
        loss = table.coins[seat] // 2 if effect.half else min(table.coins[seat], effect.amount)
        return losing_coins(table, seat, loss)
    if effect.op == DAMAGE_WEAPON:
        return [DAMAGE_UP_TO[seat][effect.amount]]
    if effect.op == CHOOSE:
        return [CHOOSE_LOSS[seat]]
    return [DISCARD_ITEM[seat]] if discards(table, seat, effect) else losing_health(table, seat, effect.otherwise)


def amount_of(table: Table, effect: Effect) -> int:
    """AMU-12.15: a number, or one for each other card at the Village."""
    if effect.per_monster:
        return min(effect.most, (table.village & ~(1 << table.night.card)).bit_count())
    return effect.amount


def losing_health(table: Table, seat: int, amount: int) -> list[Step[Table]]:
    """AMU-21.4: a bulwark takes 1 off."""
    if table.knows(seat, BULWARK):
        amount -= BULWARK_AMOUNT
    return [LOSE[seat][amount]] if amount > 0 else []


def losing_coins(table: Table, seat: int, amount: int) -> list[Step[Table]]:
    """AMU-12.5: as many as there are."""
    table.coins[seat] -= amount
    if table.events is not None and amount:
        table.tell(Event("lost-coins", "AMU-12.5", seat, {"coins": amount}))
    return []


class ChooseLoss(Decision[Table]):
    """AMU-12.7: one of the ways that can be carried out in full; losing health always can."""

    rule = "AMU-12.7"

    def options(self, table: Table) -> list[int]:
        moves = []
        for op, amount in EFFECTS[table.night.card][0].ways:
            if op == LOSE_HEALTH:
                moves.append(BY_HEALTH)
            elif op == DAMAGE_WEAPON and table.ready_of(self.seat):
                moves.append(BY_WEAPON)
            elif op == LOSE_COINS and table.coins[self.seat] >= amount:
                moves.append(BY_COINS)
        return sorted(moves)

    def play(self, table: Table, move: int) -> None:
        wanted = [DAMAGE_WEAPON, LOSE_HEALTH, LOSE_COINS][move - SUFFER.base]
        amount = next(amount for op, amount in EFFECTS[table.night.card][0].ways if op == wanted)
        if wanted == LOSE_HEALTH:
            table.then(losing_health(table, self.seat, amount))
        elif wanted == DAMAGE_WEAPON:
            table.push(DAMAGE_UP_TO[self.seat][amount])
        else:
            losing_coins(table, self.seat, amount)

    def why(self, table: Table, move: int) -> Refusal:
        if not SUFFER.covers(move):
            return Refusal(self.rule, "suffer-now")
        wanted = [DAMAGE_WEAPON, LOSE_HEALTH, LOSE_COINS][move - SUFFER.base]
        amounts = [amount for op, amount in EFFECTS[table.night.card][0].ways if op == wanted]
        if not amounts:
            return Refusal(self.rule, "not-a-choice")
        if wanted == LOSE_COINS:
            return needs("AMU-12.5", "needs-coins", amounts[0], table.coins[self.seat])
        return Refusal(self.rule, "no-ready-weapon")


def discards(table: Table, seat: int, effect: Effect) -> list[int]:
    """The items that the effect could take."""
    items = []
    if "unplaced_gem" in effect.what:
        items.extend([DISCARD.base + colour for colour in range(5) if table.gems[seat * 5 + colour]])
    if "spell" in effect.what:
        items.extend([DISCARD.base + FIRST_SPELL_ITEM + spell for spell in one_by_one(table.spells[seat])])
    if "potion" in effect.what:
        items.extend([DISCARD.base + FIRST_POTION_ITEM + potion for potion in one_by_one(table.potions[seat])])
    return items


class DiscardItem(Decision[Table]):
    """AMU-19 `ability_choice`: which spell, potion or gem is given up."""

    rule = "AMU-12.7"

    def options(self, table: Table) -> list[int]:
        return discards(table, self.seat, EFFECTS[table.night.card][0])

    def play(self, table: Table, move: int) -> None:
        give_item(table, self.seat, move - DISCARD.base)

    def why(self, table: Table, move: int) -> Refusal:
        return Refusal(self.rule, "not-yours" if DISCARD.covers(move) else "discard-now")


CHOOSE_LOSS: Final[list[Step[Table]]] = [ChooseLoss(s) for s in range(MOST_SEATS)]
DISCARD_ITEM: Final[list[Step[Table]]] = [DiscardItem(s) for s in range(MOST_SEATS)]
