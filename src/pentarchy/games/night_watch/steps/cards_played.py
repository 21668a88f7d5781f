"""Operations of action cards (NGT-11, NGT-20, NGT-26). What they do, they do for `table.actor`; `cites` is the rule of
the card or hero whose effect it is."""

from typing import Final

from pentarchy.games.night_watch.cards import BARREN, KINDS, PAIR, RESOURCES, SECTIONS, SPACES
from pentarchy.games.night_watch.knowledge import pay, pin_for_all
from pentarchy.games.night_watch.maps import HEXES
from pentarchy.games.night_watch.moves import EXPEL, GUARD, NAME, ROAD, TAKE
from pentarchy.games.night_watch.roads import open_paths
from pentarchy.games.night_watch.steps.building import place_guard, place_road
from pentarchy.games.night_watch.steps.refusals import bundle, refused_path, refused_section
from pentarchy.games.night_watch.table import Table
from pentarchy.games.night_watch.watch import EMPTY
from pentarchy.kernel.decks import one_by_one
from pentarchy.kernel.events import Event, Json
from pentarchy.kernel.moves import Verb
from pentarchy.kernel.steps import Decision, Refusal, Step


class Ask(Step[Table]):
    """Asks the acting seat: one decision for each seat."""

    rule = "NGT-19.4"

    def __init__(self, asks: list[Decision[Table]], pays: bool = False) -> None:
        super().__init__()
        self.asks = asks
        self.pays = pays
        """Whether it can be carried out only by whoever holds the right cards."""

    def run(self, table: Table) -> None:
        table.push(self.asks[table.actor])

    def possible(self, table: Table, seat: int) -> bool:
        return bool(self.asks[seat].options(table))


# Patrol (NGT-20.3).


class ExpelWildling(Decision[Table]):
    """NGT-20.3, NGT-19.19: one wildling of the Gift goes back to the Frostfangs."""

    rule = "NGT-20.3"

    def __init__(self, seat: int, cites: str) -> None:
        super().__init__(seat)
        self.cites = cites

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
            table.tell(Event("expelled", self.cites, self.seat, {"hex": HEXES[table.spot]}))

    def why(self, table: Table, move: int) -> Refusal:
        return Refusal(self.cites, "no-wildling-there" if EXPEL.covers(move) else "choose-wildling-now")


class GainHexResource(Step[Table]):
    """NGT-20.3, NGT-19.21: cards of what the vacated hex produces, as far as the bank has them."""

    rule = "NGT-20.3"

    def __init__(self, amount: int, cites: str) -> None:
        super().__init__()
        self.amount = amount
        self.cites = cites

    def run(self, table: Table) -> None:
        kind = table.terrain[table.spot]
        if kind != BARREN and table.bank[kind]:
            count = min(self.amount, table.bank[kind])
            take_cards(table, table.actor, [count * int(kind == other) for other in range(KINDS)], self.cites)


def take_cards(table: Table, seat: int, counts: list[int], rule: str) -> None:
    """Cards of the bank, openly."""
    for kind in range(KINDS):
        table.bank[kind] -= counts[kind]
        table.hands[seat * KINDS + kind] += counts[kind]
    if table.events is not None:
        table.tell(Event("took", rule, seat, {"cards": bundle(counts)}))


# Winter is Coming, Monopoly (NGT-11.8, NGT-11.10).


class TakeFromBank(Step[Table]):
    """NGT-11.8: as many as asked for, or as the bank has."""

    rule = "NGT-11.8"

    def __init__(self, amount: int, cites: str) -> None:
        super().__init__()
        self.amount = amount
        self.asks = [[ChooseResources(seat, count, cites) for seat in range(4)] for count in range(amount + 1)]

    def run(self, table: Table) -> None:
        amount = min(self.amount, sum(table.bank))
        if amount:
            table.cards_due = amount
            table.push(self.asks[amount][table.actor])


class ChooseResources(Decision[Table]):
    """NGT-11.8, NGT-25.1: any cards that the bank has."""

    rule = "NGT-11.8"

    def __init__(self, seat: int, amount: int, cites: str) -> None:
        super().__init__(seat)
        self.amount = amount
        self.cites = cites
        self.choices = [value for value in range(PAIR.size) if sum(PAIR.unpack(value)) == amount]

    def options(self, table: Table) -> list[int]:
        return [TAKE.base + value for value in self.choices if in_bank(table, PAIR.unpack(value))]

    def play(self, table: Table, move: int) -> None:
        take_cards(table, self.seat, PAIR.unpack(move - TAKE.base), self.cites)

    def why(self, table: Table, move: int) -> Refusal:
        if not TAKE.covers(move):
            return Refusal(self.cites, "take-cards-now", {"count": self.amount})
        counts = PAIR.unpack(move - TAKE.base)
        if sum(counts) != self.amount:
            return Refusal(self.cites, "wrong-number", {"count": self.amount})
        return Refusal(self.cites, "not-in-bank", {"missing": short_of(table, counts)})


def in_bank(table: Table, counts: list[int]) -> bool:
    return all(table.bank[kind] >= counts[kind] for kind in range(KINDS))


def short_of(table: Table, counts: list[int]) -> dict[str, Json]:
    """What the bank lacks of these cards."""
    return bundle([max(0, counts[kind] - table.bank[kind]) for kind in range(KINDS)])


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

    def __init__(self, piece: str, cites: str) -> None:
        super().__init__()
        self.road = piece == "road"
        roads: list[Decision[Table]] = [PlaceFreeRoad(seat, cites) for seat in range(4)]
        self.asks = roads if self.road else [PlaceFreeGuard(seat, cites) for seat in range(4)]

    def run(self, table: Table) -> None:
        possible = can_place_road if self.road else can_place_guard
        if possible(table, table.actor):
            table.push(self.asks[table.actor])


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

    def __init__(self, seat: int, cites: str) -> None:
        super().__init__(seat)
        self.cites = cites

    def options(self, table: Table) -> list[int]:
        return placed(ROAD, open_paths(table, self.seat))

    def play(self, table: Table, move: int) -> None:
        place_road(table, self.seat, move - ROAD.base, self.cites)

    def why(self, table: Table, move: int) -> Refusal:
        refusal = refused_path(table, self.seat, move - ROAD.base) if ROAD.covers(move) else None
        return refusal or Refusal(self.cites, "place-road-now")


def open_sections(table: Table) -> list[int]:
    """NGT-18.2: the sections with a free space, as moves."""
    wall = table.watch.wall
    return [GUARD.base + section for section in range(len(SECTIONS)) if wall[section * SPACES + SPACES - 1] == EMPTY]


class PlaceFreeGuard(Decision[Table]):
    """NGT-20.4, NGT-13.11: on a section with a free space."""

    rule = "NGT-20.4"

    def __init__(self, seat: int, cites: str) -> None:
        super().__init__(seat)
        self.cites = cites

    def options(self, table: Table) -> list[int]:
        return open_sections(table)

    def play(self, table: Table, move: int) -> None:
        place_guard(table, self.seat, move - GUARD.base, self.cites)

    def why(self, table: Table, move: int) -> Refusal:
        refusal = refused_section(table, move - GUARD.base) if GUARD.covers(move) else None
        return refusal or Refusal(self.cites, "place-guard-now")


NAME_RESOURCE: Final = Ask([NameResource(seat) for seat in range(4)])
ALL_NAMES: Final = list(range(NAME.base, NAME.end))
