"""Operations of action cards (NGT-11, NGT-20, NGT-26). What they do, they do for `table.actor`."""

from typing import Final

from pentarchy.games.night_watch.cards import BARREN, KINDS, PAIR, RESOURCES, SECTIONS, SPACES
from pentarchy.games.night_watch.knowledge import pay, pin_for_all
from pentarchy.games.night_watch.maps import HEXES
from pentarchy.games.night_watch.moves import EXPEL, GUARD, NAME, PATROL, ROAD, TAKE
from pentarchy.games.night_watch.roads import open_paths
from pentarchy.games.night_watch.steps.building import place_guard, place_road
from pentarchy.games.night_watch.steps.tormund import bundle
from pentarchy.games.night_watch.table import Table
from pentarchy.games.night_watch.watch import EMPTY
from pentarchy.kernel.decks import one_by_one
from pentarchy.kernel.events import Event
from pentarchy.kernel.moves import Verb
from pentarchy.kernel.steps import Decision, Refusal, Step

# Patrol (NGT-20.2, NGT-20.3).


class ChoosePatrol(Decision[Table]):
    """NGT-20.2: chase Tormund, or expel a wildling if there is one in the Gift."""

    rule = "NGT-20.2"
    forced = True

    def __init__(self, seat: int, programs: list[list[Step[Table]]]) -> None:
        super().__init__(seat)
        self.programs = programs

    def options(self, table: Table) -> list[int]:
        return [PATROL.base, PATROL.base + 1] if table.watch.in_gift() else [PATROL.base]

    def play(self, table: Table, move: int) -> None:
        table.then(self.programs[move - PATROL.base])

    def why(self, table: Table, move: int) -> Refusal:
        return Refusal("NGT-20.3", "no-wildling-in-gift" if PATROL.covers(move) else "choose-patrol-now")


class AskPatrol(Step[Table]):
    """The operation `choose`."""

    rule = "NGT-20.2"

    def __init__(self, programs: list[list[Step[Table]]]) -> None:
        super().__init__()
        self.asks = [ChoosePatrol(seat, programs) for seat in range(4)]

    def run(self, table: Table) -> None:
        table.push(self.asks[table.actor])


class RemoveFromGift(Step[Table]):
    rule = "NGT-20.3"

    def run(self, table: Table) -> None:
        table.push(EXPEL_WILDLING[table.actor])


class ExpelWildling(Decision[Table]):
    """NGT-20.3, NGT-19.19: one wildling of the Gift goes back to the Frostfangs."""

    rule = "NGT-20.3"

    def options(self, table: Table) -> list[int]:
        return [EXPEL.base + place for place in one_by_one(table.watch.in_gift())]

    def play(self, table: Table, move: int) -> None:
        watch, bit = table.watch, 1 << move - EXPEL.base
        table.spot = move - EXPEL.base
        for kind in range(3):
            if watch.gift[kind] & bit:
                watch.gift[kind] ^= bit
                watch.figures[kind] += 1
        if table.events is not None:
            table.tell(Event("expelled", self.rule, self.seat, {"hex": HEXES[table.spot]}))

    def why(self, table: Table, move: int) -> Refusal:
        return Refusal("NGT-20.3", "no-wildling-there" if EXPEL.covers(move) else "choose-wildling-now")


class GainHexResource(Step[Table]):
    """NGT-20.3, NGT-19.21: one card of what the vacated hex produces, if the bank has it."""

    rule = "NGT-20.3"

    def run(self, table: Table) -> None:
        kind = table.terrain[table.spot]
        if kind != BARREN and table.bank[kind]:
            take_cards(table, table.actor, [int(kind == other) for other in range(KINDS)])


def take_cards(table: Table, seat: int, counts: list[int]) -> None:
    """Cards of the bank, openly."""
    for kind in range(KINDS):
        table.bank[kind] -= counts[kind]
        table.hands[seat * KINDS + kind] += counts[kind]
    if table.events is not None:
        table.tell(Event("took", "NGT-11.8", seat, {"cards": bundle(counts)}))


# Winter is Coming, Monopoly (NGT-11.8, NGT-11.10).


class TakeFromBank(Step[Table]):
    """NGT-11.8: as many as asked for, or as the bank has."""

    rule = "NGT-11.8"

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def run(self, table: Table) -> None:
        amount = min(self.amount, sum(table.bank))
        if amount:
            table.push(CHOOSE_RESOURCES[amount][table.actor])


class ChooseResources(Decision[Table]):
    """NGT-11.8, NGT-25.1: any cards that the bank has."""

    rule = "NGT-11.8"

    def __init__(self, seat: int, amount: int) -> None:
        super().__init__(seat)
        self.choices = [value for value in range(PAIR.size) if sum(PAIR.unpack(value)) == amount]

    def options(self, table: Table) -> list[int]:
        return [TAKE.base + value for value in self.choices if in_bank(table, PAIR.unpack(value))]

    def play(self, table: Table, move: int) -> None:
        take_cards(table, self.seat, PAIR.unpack(move - TAKE.base))

    def why(self, table: Table, move: int) -> Refusal:
        if not TAKE.covers(move):
            return Refusal("NGT-11.8", "take-cards-now")
        counts = PAIR.unpack(move - TAKE.base)
        return Refusal("NGT-11.8", "wrong-number" if in_bank(table, counts) else "not-in-bank")


def in_bank(table: Table, counts: list[int]) -> bool:
    return all(table.bank[kind] >= counts[kind] for kind in range(KINDS))


class AskMonopoly(Step[Table]):
    rule = "NGT-11.10"

    def run(self, table: Table) -> None:
        table.push(NAME_RESOURCE[table.actor])


class NameResource(Decision[Table]):
    """NGT-11.10, mode `standard` only: all opponents give all their cards of one kind, openly."""

    rule = "NGT-11.10"

    def options(self, table: Table) -> list[int]:
        return ALL_NAMES

    def play(self, table: Table, move: int) -> None:
        kind, gained = move - NAME.base, 0
        for other in range(table.seats):
            count = table.hands[other * KINDS + kind]
            if other != self.seat:
                pay(table, other, kind, count)
                pin_for_all(table, other, kind)
                gained += count
        table.hands[self.seat * KINDS + kind] += gained
        if table.events is not None:
            table.tell(Event("monopoly", self.rule, self.seat, {"resource": RESOURCES[kind], "count": gained}))

    def why(self, table: Table, move: int) -> Refusal:
        return Refusal("NGT-11.10", "name-resource-now")


# Free pieces (NGT-11.7, NGT-20.4).


class FreePiece(Step[Table]):
    """NGT-11.7, NGT-25.3: one piece without cost, if there is one and a place for it."""

    rule = "NGT-11.7"

    def __init__(self, piece: str) -> None:
        super().__init__()
        self.road = piece == "road"

    def run(self, table: Table) -> None:
        if self.road and can_place_road(table, table.actor):
            table.push(PLACE_FREE_ROAD[table.actor])
        elif not self.road and can_place_guard(table, table.actor):
            table.push(PLACE_FREE_GUARD[table.actor])


def can_place_road(table: Table, seat: int) -> bool:
    return table.roads_left(seat) > 0 and open_paths(table, seat) != 0


def can_place_guard(table: Table, seat: int) -> bool:
    return table.guards_left(seat) > 0 and EMPTY in table.watch.wall


def placed(verb: Verb, mask: int) -> list[int]:
    """The moves of a verb for every place in a mask."""
    return [verb.base + place for place in one_by_one(mask)]


class PlaceFreeRoad(Decision[Table]):
    """NGT-11.7: by the rules of building (NGT-9.5)."""

    rule = "NGT-11.7"

    def options(self, table: Table) -> list[int]:
        return placed(ROAD, open_paths(table, self.seat))

    def play(self, table: Table, move: int) -> None:
        place_road(table, self.seat, move - ROAD.base)

    def why(self, table: Table, move: int) -> Refusal:
        return Refusal("NGT-9.5", "no-road-there" if ROAD.covers(move) else "place-road-now")


def open_sections(table: Table) -> list[int]:
    """NGT-18.2: the sections with a free space, as moves."""
    wall = table.watch.wall
    return [GUARD.base + section for section in range(len(SECTIONS)) if wall[section * SPACES + SPACES - 1] == EMPTY]


class PlaceFreeGuard(Decision[Table]):
    """NGT-20.4, NGT-13.11: on a section with a free space."""

    rule = "NGT-20.4"

    def options(self, table: Table) -> list[int]:
        return open_sections(table)

    def play(self, table: Table, move: int) -> None:
        place_guard(table, self.seat, move - GUARD.base)

    def why(self, table: Table, move: int) -> Refusal:
        return Refusal("NGT-18.2", "section-full" if GUARD.covers(move) else "place-guard-now")


EXPEL_WILDLING: Final = [ExpelWildling(seat) for seat in range(4)]
CHOOSE_RESOURCES: Final = [[ChooseResources(seat, amount) for seat in range(4)] for amount in range(3)]
NAME_RESOURCE: Final = [NameResource(seat) for seat in range(4)]
ALL_NAMES: Final = list(range(NAME.base, NAME.end))
PLACE_FREE_ROAD: Final = [PlaceFreeRoad(seat) for seat in range(4)]
PLACE_FREE_GUARD: Final = [PlaceFreeGuard(seat) for seat in range(4)]
