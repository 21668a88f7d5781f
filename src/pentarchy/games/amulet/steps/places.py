"""What is done at the places: gains, repairs, healing, purchases, gems of the Village and the Fair (AMU-5)."""

from typing import Final

from pentarchy.games.amulet.actions import ACTIONS_AT, gems_for
from pentarchy.games.amulet.cards import (
    COLOURS,
    GEM_OF,
    MONASTERY,
    MONSTERS,
    MOST_SEATS,
    POTION_GEM,
    POTION_PRICE,
    POTIONS,
    PRICES,
    SPELL_PRICE,
    SPELLS,
    TOWER,
)
from pentarchy.games.amulet.errands import COINS_AT, DISCOUNT_AT, EXCHANGES_AT, REPAIRS_AT, XP_AT
from pentarchy.games.amulet.hooks import ATTUNEMENT, SPELLS_FOR_ATTUNEMENT
from pentarchy.games.amulet.modifiers import (
    CHEAP_POTIONS,
    CHEAP_SPELLS,
    DEARER_POTIONS,
    DEARER_SPELLS,
    EXCHANGES,
    GEM_CUTTER,
    HEAL_CAP,
    HEAL_CAPS,
    MORE_REPAIRS,
    NO_XP,
    POTION_DISCOUNT,
    POTION_INCREASE,
    REPAIR_BONUS,
    SPELL_DISCOUNT,
    SPELL_INCREASE,
)
from pentarchy.games.amulet.moves import BARGAIN, BUY, DONE, EXCHANGE, GEM
from pentarchy.games.amulet.refusals import needs
from pentarchy.games.amulet.steps.experience import gain_coins, gain_xp
from pentarchy.games.amulet.steps.gems import ALCHEMY_AFTER, PLACE_GEM, TAKE_GEM, gain_gems
from pentarchy.games.amulet.steps.health import heal
from pentarchy.games.amulet.steps.repairing import VISIT_REPAIRS
from pentarchy.games.amulet.table import Table
from pentarchy.kernel.decks import one_by_one
from pentarchy.kernel.events import Event, Plain
from pentarchy.kernel.steps import Decision, Refusal, SeatStep, Step


class CastleXp(SeatStep[Table]):
    """AMU-5.2, AMU-8.6: the experience of the visit, unless a lasting monster forbids it (AMU-12.12)."""

    rule = "AMU-5.2"

    def run(self, table: Table) -> None:
        if not table.plagues(self.who) & NO_XP[table.place[self.who]]:
            gain_xp(table, self.who, XP_AT[table.place[self.who]][table.visit.upgraded], self.rule)


class PlaceCoins(SeatStep[Table]):
    """AMU-5.2: the coins of the upgraded Castle."""

    rule = "AMU-5.2"

    def run(self, table: Table) -> None:
        gain_coins(table, self.who, COINS_AT[table.place[self.who]][table.visit.upgraded], self.rule)


class PlaceRepair(SeatStep[Table]):
    """AMU-5.3, AMU-5.4, AMU-5.8: as many as the place and skills allow."""

    rule = "AMU-5.3"

    def run(self, table: Table) -> None:
        place = table.place[self.who]
        amount = REPAIRS_AT[place][table.visit.upgraded]
        if table.knows(self.who, REPAIR_BONUS[place]):
            amount += MORE_REPAIRS
        table.push(VISIT_REPAIRS[self.who][amount])


class MonasteryHeal(SeatStep[Table]):
    """AMU-5.5: all health, unless a lasting monster sets a limit (AMU-12.12)."""

    rule = "AMU-5.5"

    def run(self, table: Table) -> None:
        capped = table.plagues(self.who) & HEAL_CAPS[MONASTERY]
        heal(table, self.who, HEAL_CAP if capped else table.most_health(self.who), self.rule)


# The Village (AMU-5.9).


class Chase(SeatStep[Table]):
    """AMU-5.9: all monsters of the Village leave the game, and the visitor takes gems they show."""

    rule = "AMU-5.9"

    def run(self, table: Table) -> None:
        visit = table.visit
        cards = one_by_one(table.village)
        visit.gems_chased = [0] * 5
        for card in cards:
            visit.gems_chased[GEM_OF[card]] += 1
        visit.picks = gems_for(len(cards))
        table.gone |= table.village
        for seat in range(table.seats):
            table.cancelled[seat] &= ~table.village
        table.village = 0
        if table.events is not None and cards:
            names: list[Plain] = [MONSTERS[card] for card in cards]
            table.tell(Event("chased", self.rule, self.who, {"monsters": names}))
        if cards:
            table.then([VILLAGE_GEMS[self.who], ALCHEMY_AFTER[self.who]])


class VillageGems(SeatStep[Table]):
    """AMU-5.9: gems are picked while there are picks and colours left."""

    rule = "AMU-5.9"

    def run(self, table: Table) -> None:
        if table.visit.picks and pickable(table):
            table.push(PICK_CHASED[self.who])


def pickable(table: Table) -> list[int]:
    return [colour for colour in range(5) if table.visit.gems_chased[colour] and table.supply[colour]]


class PickChasedGem(Decision[Table]):
    """AMU-5.9: the gem of one of the chased cards."""

    rule = "AMU-5.9"

    def options(self, table: Table) -> list[int]:
        return [GEM.base + colour for colour in pickable(table)]

    def play(self, table: Table, move: int) -> None:
        visit = table.visit
        colour = move - GEM.base
        visit.picks -= 1
        visit.gems_chased[colour] -= 1
        table.then([TAKE_GEM[self.seat][colour], VILLAGE_GEMS[self.seat]])

    def why(self, table: Table, move: int) -> Refusal:
        return Refusal(self.rule, "not-on-a-chased-card" if GEM.covers(move) else "gem-now")


# The Fair (AMU-5.3, AMU-5.14).


class Exchange(SeatStep[Table]):
    """AMU-5.3: one gem, or as many as a skill allows."""

    rule = "AMU-5.3"

    def run(self, table: Table) -> None:
        visit = table.visit
        usual = EXCHANGES_AT[table.place[self.who]][visit.upgraded]
        visit.exchanges_left = EXCHANGES if table.knows(self.who, GEM_CUTTER) else usual
        table.push(EXCHANGE_GEM[self.who])


class ExchangeGem(Decision[Table]):
    """AMU-5.14: an unplaced gem for one of another colour, which may then be placed. It is no gain."""

    rule = "AMU-5.14"

    def options(self, table: Table) -> list[int]:
        mine = [colour for colour in range(5) if table.gems[self.seat * 5 + colour]]
        there = [colour for colour in range(5) if table.supply[colour]]
        return [DONE.base, *[EXCHANGE.of(a, b) for a in mine for b in there if a != b]]

    def play(self, table: Table, move: int) -> None:
        visit = table.visit
        if move == DONE.base:
            return
        old, new = EXCHANGE.argument(move, 0), EXCHANGE.argument(move, 1)
        table.latest = move
        table.gems[self.seat * 5 + old] -= 1
        table.supply[old] += 1
        visit.exchanges_left -= 1
        if table.events is not None:
            table.tell(Event("exchanged", self.rule, self.seat, {"gem": COLOURS[old], "for": COLOURS[new]}))
        if visit.exchanges_left:
            table.push(self)
        table.push(PLACE_GEM[self.seat][new])

    def why(self, table: Table, move: int) -> Refusal:
        if not EXCHANGE.covers(move):
            return Refusal(self.rule, "exchange-now")
        old, new = EXCHANGE.argument(move, 0), EXCHANGE.argument(move, 1)
        if not table.gems[self.seat * 5 + old]:
            return Refusal(self.rule, "no-such-gem", {"gem": COLOURS[old]})
        if old == new:
            return Refusal("AMU-5.3", "same-colour")
        return Refusal("AMU-1.6", "none-in-supply")


# The Mage Tower and the Monastery (AMU-5.5, AMU-5.8, AMU-5.12).


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
        facts: dict[str, Plain] = {"item": item, "coins": price}
        table.tell(Event("bought", "AMU-5.12", seat, facts))


CASTLE_XP: Final[list[Step[Table]]] = [CastleXp(s) for s in range(MOST_SEATS)]
PLACE_COINS: Final[list[Step[Table]]] = [PlaceCoins(s) for s in range(MOST_SEATS)]
PLACE_REPAIR: Final[list[Step[Table]]] = [PlaceRepair(s) for s in range(MOST_SEATS)]
MONASTERY_HEAL: Final[list[Step[Table]]] = [MonasteryHeal(s) for s in range(MOST_SEATS)]
CHASE: Final[list[Step[Table]]] = [Chase(s) for s in range(MOST_SEATS)]
VILLAGE_GEMS: Final = [VillageGems(s) for s in range(MOST_SEATS)]
PICK_CHASED: Final = [PickChasedGem(s) for s in range(MOST_SEATS)]
EXCHANGE_AT_FAIR: Final[list[Step[Table]]] = [Exchange(s) for s in range(MOST_SEATS)]
EXCHANGE_GEM: Final = [ExchangeGem(s) for s in range(MOST_SEATS)]
BUY_SPELLS: Final[list[Step[Table]]] = [BuySpells(s) for s in range(MOST_SEATS)]
BUY_POTION: Final[list[Step[Table]]] = [BuyPotion(s) for s in range(MOST_SEATS)]
