"""What is done at the places: gains, repairs, healing, purchases, gems of the Village and the Fair (AMU-5)."""

from typing import Final

from pentarchy.games.amulet.actions import gems_for
from pentarchy.games.amulet.cards import (
    COLOURS,
    GEM_OF,
    MONASTERY,
    MONSTERS,
    MOST_SEATS,
)
from pentarchy.games.amulet.errands import COINS_AT, EXCHANGES_AT, REPAIRS_AT, XP_AT
from pentarchy.games.amulet.modifiers import (
    EXCHANGES,
    GEM_CUTTER,
    HEAL_CAP,
    HEAL_CAPS,
    MORE_REPAIRS,
    NO_XP,
    REPAIR_BONUS,
)
from pentarchy.games.amulet.moves import DONE, EXCHANGE, GEM
from pentarchy.games.amulet.steps.experience import gain_coins, gain_xp
from pentarchy.games.amulet.steps.gems import ALCHEMY_AFTER, PLACE_GEM, TAKE_GEM
from pentarchy.games.amulet.steps.health import heal
from pentarchy.games.amulet.steps.repairing import VISIT_REPAIRS
from pentarchy.games.amulet.table import Table
from pentarchy.kernel.decks import one_by_one
from pentarchy.kernel.events import Event, Json
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
            names: list[Json] = [MONSTERS[card] for card in cards]
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
    chased = table.visit.gems_chased
    return [colour for colour in range(5) if chased[colour] and table.supply[colour]]


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


CASTLE_XP: Final[list[Step[Table]]] = [CastleXp(s) for s in range(MOST_SEATS)]
PLACE_COINS: Final[list[Step[Table]]] = [PlaceCoins(s) for s in range(MOST_SEATS)]
PLACE_REPAIR: Final[list[Step[Table]]] = [PlaceRepair(s) for s in range(MOST_SEATS)]
MONASTERY_HEAL: Final[list[Step[Table]]] = [MonasteryHeal(s) for s in range(MOST_SEATS)]
CHASE: Final[list[Step[Table]]] = [Chase(s) for s in range(MOST_SEATS)]
VILLAGE_GEMS: Final = [VillageGems(s) for s in range(MOST_SEATS)]
PICK_CHASED: Final = [PickChasedGem(s) for s in range(MOST_SEATS)]
EXCHANGE_AT_FAIR: Final[list[Step[Table]]] = [Exchange(s) for s in range(MOST_SEATS)]
EXCHANGE_GEM: Final = [ExchangeGem(s) for s in range(MOST_SEATS)]
