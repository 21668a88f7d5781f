"""Operations of action cards (NGT-11, NGT-20, NGT-26); `cites` is the rule of the card or hero whose effect it is."""

from typing import Final

from pentarchy.games.night_watch.cards import BARREN, KINDS, PAIR, RESOURCES
from pentarchy.games.night_watch.hidden.hands import pay, pin_for_all
from pentarchy.games.night_watch.maps import HEXES
from pentarchy.games.night_watch.moves import EXPEL, NAME, TAKE
from pentarchy.games.night_watch.refusals import bundle
from pentarchy.games.night_watch.steps.asking import Ask
from pentarchy.games.night_watch.steps.bank import take_cards
from pentarchy.games.night_watch.table import Table
from pentarchy.kernel.decks import one_by_one
from pentarchy.kernel.events import Event, Json
from pentarchy.kernel.steps import Decision, Refusal, Step


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
        effect = table.at_work()
        effect.vacated = move - EXPEL.base
        for kind in range(3):
            if watch.gift[kind] & bit:
                watch.gift[kind] ^= bit
                watch.figures[kind] += 1
        if table.events is not None:
            table.tell(Event("expelled", self.cites, self.seat, {"hex": HEXES[effect.vacated]}))

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
        effect = table.at_work()
        kind = table.terrain[effect.vacated]
        if kind != BARREN and table.bank[kind]:
            count = min(self.amount, table.bank[kind])
            take_cards(table, effect.seat, [count * int(kind == other) for other in range(KINDS)], self.cites)


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
            effect = table.at_work()
            effect.due = amount
            table.push(self.asks[amount][effect.seat])


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


NAME_RESOURCE: Final = Ask([NameResource(seat) for seat in range(4)])
ALL_NAMES: Final = list(range(NAME.base, NAME.end))
