"""Purchases at the Mage Tower and the Monastery (AMU-5.5, AMU-5.8, AMU-5.12)."""

from typing import Final

from pentarchy.games.amulet.actions import ACTIONS_AT
from pentarchy.games.amulet.cards import (
    MONASTERY,
    MOST_SEATS,
    POTION_GEM,
    POTION_PRICE,
    POTIONS,
    PRICES,
    SPELL_PRICE,
    SPELLS,
    TOWER,
)
from pentarchy.games.amulet.errands import DISCOUNT_AT
from pentarchy.games.amulet.hooks import ATTUNEMENT, SPELLS_FOR_ATTUNEMENT
from pentarchy.games.amulet.modifiers import (
    CHEAP_POTIONS,
    CHEAP_SPELLS,
    DEARER_POTIONS,
    DEARER_SPELLS,
    POTION_DISCOUNT,
    POTION_INCREASE,
    SPELL_DISCOUNT,
    SPELL_INCREASE,
)
from pentarchy.games.amulet.moves import BARGAIN, BUY, DONE
from pentarchy.games.amulet.refusals import needs
from pentarchy.games.amulet.steps.gems import gain_gems
from pentarchy.games.amulet.table import Table
from pentarchy.kernel.decks import one_by_one
from pentarchy.kernel.events import Event, Facts, Json
from pentarchy.kernel.steps import Decision, Refusal, Step


def spell_price(table: Table, seat: int, spell: int, bargain: bool) -> int:
    """AMU-5.12: printed price less discounts, not below 0; then what lasting monsters add."""
    price = SPELL_PRICE[spell]
    if table.knows(seat, CHEAP_SPELLS):
        price -= SPELL_DISCOUNT
    if bargain:
        price -= DISCOUNT_AT[TOWER][table.visit.upgraded]
    return max(0, price) + (SPELL_INCREASE if table.plagues(seat) & DEARER_SPELLS else 0)


def potion_price(table: Table, seat: int, potion: int) -> int:
    price = POTION_PRICE[potion] - DISCOUNT_AT[MONASTERY][table.visit.upgraded]
    if table.knows(seat, CHEAP_POTIONS):
        price -= POTION_DISCOUNT
    return max(0, price) + (POTION_INCREASE if table.plagues(seat) & DEARER_POTIONS else 0)


def spells_on_offer(table: Table, seat: int, bargain: bool) -> list[int]:
    """The spells of a price not bought yet in this visit that the seat can pay."""
    visit = table.visit
    if bargain and (visit.bargained or not DISCOUNT_AT[TOWER][visit.upgraded]):
        return []
    coins, found = table.coins[seat], []
    for spell in one_by_one(table.tower):
        taken = visit.prices_bought >> PRICES.index(SPELL_PRICE[spell]) & 1
        if not taken and spell_price(table, seat, spell, bargain) <= coins:
            found.append(spell)
    return found


class BuySpells(Decision[Table]):
    """AMU-5.8: up to three spells of different printed prices; the discount of an upgrade is a bargain for one."""

    rule = "AMU-5.8"

    def options(self, table: Table) -> list[int]:
        moves = [DONE.base, *[BUY.base + spell for spell in spells_on_offer(table, self.seat, False)]]
        moves.extend([BARGAIN.base + spell for spell in spells_on_offer(table, self.seat, True)])
        return moves

    def play(self, table: Table, move: int) -> None:
        visit = table.visit
        if move == DONE.base:
            spells_bought(table, self.seat)
            return
        bargain = BARGAIN.covers(move)
        spell = move - (BARGAIN.base if bargain else BUY.base)
        price = spell_price(table, self.seat, spell, bargain)
        visit.bargained |= bargain
        table.coins[self.seat] -= price
        table.tower &= ~(1 << spell)
        table.spells[self.seat] |= 1 << spell
        visit.prices_bought |= 1 << PRICES.index(SPELL_PRICE[spell])
        tell_bought(table, self.seat, SPELLS[spell], price)
        table.push(self)

    def facts(self, table: Table, move: int) -> Facts:
        bargain = BARGAIN.covers(move)
        spell = move - (BARGAIN.base if bargain else BUY.base)
        return {"cost": spell_price(table, self.seat, spell, bargain)} if move != DONE.base else {}

    def why(self, table: Table, move: int) -> Refusal:
        visit = table.visit
        bargain = BARGAIN.covers(move)
        spell = move - (BARGAIN.base if bargain else BUY.base)
        if not bargain and not (BUY.covers(move) and spell < len(SPELLS)):
            return Refusal(self.rule, "buy-now")
        if not table.tower >> spell & 1:
            return Refusal(self.rule, "not-for-sale", {"item": SPELLS[spell]})
        if bargain and (visit.bargained or not DISCOUNT_AT[TOWER][visit.upgraded]):
            return Refusal("AMU-5.12", "no-discount")
        if visit.prices_bought >> PRICES.index(SPELL_PRICE[spell]) & 1:
            return Refusal("AMU-5.12", "price-bought-already", {"price": SPELL_PRICE[spell]})
        return needs("AMU-5.12", "needs-coins", spell_price(table, self.seat, spell, bargain), table.coins[self.seat])


def cheapest(table: Table, seat: int, spell: bool) -> int:
    """The coins that the cheapest item on offer costs; 0 where there is none."""
    if not spell:
        return min([potion_price(table, seat, potion) for potion in one_by_one(table.shop)], default=0)
    bargain = DISCOUNT_AT[TOWER][table.visit.upgraded] > 0
    return min([spell_price(table, seat, spell, bargain) for spell in one_by_one(table.tower)], default=0)


def spells_bought(table: Table, seat: int) -> None:
    """AMU-5.8: a gem for many; AMU-21.2: any gem for some."""
    visit = table.visit
    bought = visit.prices_bought.bit_count()
    if bought >= SPELLS_FOR_ATTUNEMENT and table.knows(seat, ATTUNEMENT.mask):
        gain_gems(table, seat, [ATTUNEMENT.colour] * ATTUNEMENT.amount)
    actions = ACTIONS_AT[TOWER][visit.upgraded]
    if bought >= actions.bonus_at:
        gain_gems(table, seat, actions.bonus)


class BuyPotion(Decision[Table]):
    """AMU-5.5, AMU-5.13: one potion; some bring a gem."""

    rule = "AMU-5.5"

    def options(self, table: Table) -> list[int]:
        return [DONE.base, *[BUY.base + len(SPELLS) + potion for potion in potions_on_offer(table, self.seat)]]

    def play(self, table: Table, move: int) -> None:
        if move == DONE.base:
            return
        potion = move - BUY.base - len(SPELLS)
        price = potion_price(table, self.seat, potion)
        table.coins[self.seat] -= price
        table.shop &= ~(1 << potion)
        table.potions[self.seat] |= 1 << potion
        tell_bought(table, self.seat, POTIONS[potion], price)
        if POTION_GEM[potion] >= 0:
            gain_gems(table, self.seat, [POTION_GEM[potion]])

    def facts(self, table: Table, move: int) -> Facts:
        potion = move - BUY.base - len(SPELLS)
        return {"cost": potion_price(table, self.seat, potion)} if move != DONE.base else {}

    def why(self, table: Table, move: int) -> Refusal:
        potion = move - BUY.base - len(SPELLS)
        if not BUY.covers(move) or potion < 0:
            return Refusal(self.rule, "buy-now")
        if not table.shop >> potion & 1:
            return Refusal(self.rule, "not-for-sale", {"item": POTIONS[potion]})
        return needs("AMU-5.12", "needs-coins", potion_price(table, self.seat, potion), table.coins[self.seat])


def potions_on_offer(table: Table, seat: int) -> list[int]:
    coins = table.coins[seat]
    return [potion for potion in one_by_one(table.shop) if potion_price(table, seat, potion) <= coins]


def tell_bought(table: Table, seat: int, item: str, price: int) -> None:
    if table.events is not None:
        facts: dict[str, Json] = {"item": item, "coins": price}
        table.tell(Event("bought", "AMU-5.12", seat, facts))


BUY_SPELLS: Final[list[Step[Table]]] = [BuySpells(s) for s in range(MOST_SEATS)]
BUY_POTION: Final[list[Step[Table]]] = [BuyPotion(s) for s in range(MOST_SEATS)]
