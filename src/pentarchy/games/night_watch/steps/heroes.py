"""Operations of heroes (NGT-19): Mormont, Marsh, Yarwyck, Benjen, Yoren, Qhorin."""

from typing import Final

from pentarchy.games.night_watch.cards import CAMPS, CARDS, CLANS, KINDS, PATROL, REGULAR, RESOURCES, one_more
from pentarchy.games.night_watch.fields import EMPTY
from pentarchy.games.night_watch.hidden.hands import pay, pin_for_all
from pentarchy.games.night_watch.maps import IN_CAMP, MAPS, PATHS
from pentarchy.games.night_watch.moves import BANISH, BANK, BUILD_ROAD, DEMAND, GIVE, LIFT, NORTHERN, placed
from pentarchy.games.night_watch.refusals import refused_path
from pentarchy.games.night_watch.roads import longest_line, open_paths, removable, touched_by
from pentarchy.games.night_watch.steps.bank import BANK_MOVES, bank_facts, in_stock, refused_rate, trade_with_bank
from pentarchy.games.night_watch.steps.building import award_road, lay_road
from pentarchy.games.night_watch.steps.trails import leave_camp
from pentarchy.games.night_watch.table import Table
from pentarchy.kernel.decks import one_by_one
from pentarchy.kernel.events import Event, Facts, Json
from pentarchy.kernel.steps import Decision, Refusal, Step

CAMP_PLACES: Final = CAMPS * len(CLANS)


# Mormont (NGT-19.11).


class Demand(Decision[Table]):
    """NGT-19.11: one kind, from one or two opponents; who has none proves it."""

    rule = "NGT-19.11"

    def __init__(self, seat: int, most: int) -> None:
        super().__init__(seat)
        self.most = most
        self.demands = [demands(seats, seat, most) for seats in range(5)]

    def options(self, table: Table) -> list[int]:
        return self.demands[table.seats]

    def play(self, table: Table, move: int) -> None:
        kind, named = DEMAND.argument(move, 0), DEMAND.argument(move, 1)
        effect = table.at_work()
        for other in one_by_one(named):
            if table.hands[other * KINDS + kind]:
                pay(table, other, kind, 1)
                table.hands[self.seat * KINDS + kind] += 1
                effect.givers |= 1 << other
            else:
                pin_for_all(table, other, kind)
        if table.events is not None:
            givers: list[Json] = [*one_by_one(effect.givers)]
            table.tell(Event("demanded", self.rule, self.seat, {"resource": RESOURCES[kind], "givers": givers}))
        if effect.givers:
            table.push(GIVE_BACK[self.seat])

    def why(self, table: Table, move: int) -> Refusal:
        if not DEMAND.covers(move):
            return Refusal("NGT-19.11", "demand-now")
        return Refusal("NGT-19.11", "one-or-two-opponents", {"count": self.most})


def demands(seats: int, seat: int, most: int) -> list[int]:
    masks = [mask for mask in range(1, 1 << seats) if not mask >> seat & 1 and mask.bit_count() <= most]
    return [DEMAND.of(kind, mask) for kind in range(KINDS) for mask in masks]


class GiveBack(Decision[Table]):
    """NGT-19.11: one card of choice to each giver, in seat order from the left."""

    rule = "NGT-19.11"
    forced = False  # whoever is not asked has one kind of card only

    def options(self, table: Table) -> list[int]:
        start = self.seat * KINDS
        return [GIVE.base + kind for kind in range(KINDS) if table.hands[start + kind]]

    def play(self, table: Table, move: int) -> None:
        kind, effect = move - GIVE.base, table.at_work()
        giver = effect.next_giver()
        pay(table, self.seat, kind, 1)
        table.hands[giver * KINDS + kind] += 1
        effect.givers ^= 1 << giver
        if table.events is not None:
            table.tell(Event("gave-back", self.rule, self.seat, {"to": giver, "card": RESOURCES[kind]}))
        if effect.givers:
            table.push(self)

    def why(self, table: Table, move: int) -> Refusal:
        return Refusal("NGT-19.11", "no-such-card" if GIVE.covers(move) else "give-back-now")


# Marsh (NGT-19.12).


class Swap(Decision[Table]):
    """NGT-19.12: one card for one of another kind."""

    rule = "NGT-19.12"
    forced = False  # whoever is not asked has one kind of card only

    def __init__(self, seat: int, rate: int) -> None:
        super().__init__(seat)
        self.rate = rate

    def options(self, table: Table) -> list[int]:
        start = self.seat * KINDS
        gives = sum(1 << kind for kind in range(KINDS) if table.hands[start + kind] >= self.rate)
        return BANK_MOVES[gives][in_stock(table)]

    def play(self, table: Table, move: int) -> None:
        trade_with_bank(table, self.seat, move, self.rate, self.rule)

    def facts(self, table: Table, move: int) -> Facts:
        return bank_facts(move, self.rate)

    def why(self, table: Table, move: int) -> Refusal:
        if not BANK.covers(move):
            return Refusal("NGT-19.12", "swap-now")
        return refused_rate(table, self.seat, move, self.rate, self.rule)


# Yarwyck (NGT-19.14).


class LiftRoad(Decision[Table]):
    """NGT-19.14: a removable road leaves the board; it is measured only when it lies again."""

    rule = "NGT-19.14"

    def options(self, table: Table) -> list[int]:
        return [LIFT.base + path for path in one_by_one(table.roads[self.seat]) if removable(table, self.seat, path)]

    def play(self, table: Table, move: int) -> None:
        path = table.at_work().lifted = move - LIFT.base
        table.roads[self.seat] ^= 1 << path
        table.touched[self.seat] = touched_by(MAPS[table.layout], table.roads[self.seat])
        if table.events is not None:
            table.tell(Event("lifted-road", self.rule, self.seat, {"path": PATHS[path]}))
        table.push(LAY_LIFTED[self.seat])

    def why(self, table: Table, move: int) -> Refusal:
        if not LIFT.covers(move):
            return Refusal("NGT-19.14", "lift-road-now")
        own = table.roads[self.seat] >> move - LIFT.base & 1
        return Refusal("NGT-19.14", "not-removable" if own else "not-your-road")


class LayLifted(Decision[Table]):
    """NGT-19.14: on another legal path."""

    rule = "NGT-19.14"

    def options(self, table: Table) -> list[int]:
        return placed(BUILD_ROAD, open_paths(table, self.seat) & ~(1 << table.at_work().lifted))

    def play(self, table: Table, move: int) -> None:
        lay_road(table, self.seat, move - BUILD_ROAD.base, self.rule)
        table.lengths[self.seat] = longest_line(table, self.seat)
        award_road(table)

    def why(self, table: Table, move: int) -> Refusal:
        if not BUILD_ROAD.covers(move):
            return Refusal("NGT-19.14", "place-road-now")
        refusal = refused_path(table, self.seat, move - BUILD_ROAD.base)
        return refusal or Refusal("NGT-19.14", "where-it-was", {"path": PATHS[table.at_work().lifted]})


# Benjen, Yoren, Qhorin (NGT-19.18, NGT-19.20, NGT-19.21).


class BanishWildling(Decision[Table]):
    """NGT-19.18: a wildling of a camp or a clearing goes back to the Frostfangs; camps close up."""

    rule = "NGT-19.18"

    def options(self, table: Table) -> list[int]:
        camps = [BANISH.base + place for place in range(CAMP_PLACES) if leads_its_like(table.watch.camps, place)]
        waiting = enumerate(table.watch.clearings)
        return camps + [BANISH.base + CAMP_PLACES + clearing for clearing, count in waiting if count]

    def play(self, table: Table, move: int) -> None:
        watch, place = table.watch, move - BANISH.base
        if place < CAMP_PLACES:
            watch.figures[leave_camp(table, place // CAMPS, place % CAMPS)] += 1
        else:
            watch.clearings[place - CAMP_PLACES] -= 1
            watch.figures[REGULAR] += 1
        if table.events is not None:
            table.tell(Event("banished", self.rule, self.seat, {"place": NORTHERN[place]}))

    def why(self, table: Table, move: int) -> Refusal:
        if not BANISH.covers(move):
            return Refusal("NGT-19.18", "choose-wildling-now")
        place = move - BANISH.base
        taken = place < CAMP_PLACES and table.watch.camps[place] != EMPTY
        return Refusal("NGT-19.18", "like-the-one-before" if taken else "no-wildling-there")


def leads_its_like(camps: list[int], place: int) -> bool:
    """Whether a wildling is here and not one of the same kind before it: as the camps close up, which of them goes
    makes no difference."""
    return camps[place] != EMPTY and (place % CAMPS == 0 or camps[place] != camps[place - 1])


class DiscardPlayed(Step[Table]):
    """NGT-19.20: a played Patrol leaves the game."""

    rule = "NGT-19.20"

    def run(self, table: Table) -> None:
        seat = table.at_work().seat
        table.patrols[seat] -= 1
        table.removed = one_more(table.removed, PATROL)
        if table.events is not None:
            left = table.patrols[seat]
            table.tell(Event("spent-card", self.rule, seat, {"card": CARDS[PATROL], "left": left}))


class RecallTormund(Step[Table]):
    """NGT-19.21: Tormund returns to his camp; the hex that he leaves pays."""

    rule = "NGT-19.21"

    def run(self, table: Table) -> None:
        effect = table.at_work()
        effect.vacated = table.robber
        table.robber = IN_CAMP
        if table.events is not None:
            table.tell(Event("tormund-home", self.rule, effect.seat, {}))


GIVE_BACK: Final = [GiveBack(seat) for seat in range(4)]
LAY_LIFTED: Final = [LayLifted(seat) for seat in range(4)]
