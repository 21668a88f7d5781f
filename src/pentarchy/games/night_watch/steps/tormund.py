"""Seven and Tormund (NGT-7)."""

from typing import Final

from pentarchy.games.night_watch.cards import HAND_LIMIT, KINDS, RESOURCES
from pentarchy.games.night_watch.hidden.hands import steal
from pentarchy.games.night_watch.maps import HEXES, IN_CAMP, MAPS
from pentarchy.games.night_watch.moves import DISCARD, ROB, STEAL, TORMUND
from pentarchy.games.night_watch.refusals import bundle
from pentarchy.games.night_watch.steps.asking import EFFECT_OVER, Ask, begin_effect
from pentarchy.games.night_watch.steps.bank import charge
from pentarchy.games.night_watch.steps.drawing import Draw
from pentarchy.games.night_watch.table import Table
from pentarchy.kernel.events import Event, Json
from pentarchy.kernel.steps import Decision, Refusal, Step


def seven(table: Table) -> None:
    """NGT-7.1 to NGT-7.3: discards first, hand sizes being counted once; then Tormund moves."""
    begin_effect(table, table.active)
    table.then([TURN_IN, MOVE_TORMUND, STEAL_RANDOM, EFFECT_OVER])
    sizes = [table.hand_size(seat) for seat in range(table.seats)]
    if max(sizes) <= HAND_LIMIT:
        return
    table.discarding = [0] * (KINDS * table.seats)
    lanes: list[list[Step[Table]]] = [
        [DISCARD_ONE[seat]] * (size // 2) for seat, size in enumerate(sizes) if size > HAND_LIMIT
    ]
    if len(lanes) == 1:
        table.then(lanes[0])
    else:
        table.in_lanes(lanes)


class DiscardOne(Decision[Table]):
    """NGT-7.2: half of the hand, card by card, chosen by all at once and shown when all have chosen."""

    rule = "NGT-7.2"
    forced = False  # whoever is not asked has one kind of card only

    def options(self, table: Table) -> list[int]:
        start = self.seat * KINDS
        hands, laid = table.hands, table.discarding
        return [DISCARD.base + kind for kind in range(KINDS) if hands[start + kind] > laid[start + kind]]

    def play(self, table: Table, move: int) -> None:
        table.discarding[self.seat * KINDS + move - DISCARD.base] += 1

    def why(self, table: Table, move: int) -> Refusal:
        if DISCARD.covers(move):
            return Refusal("NGT-7.2", "no-such-card")
        return Refusal("NGT-7.2", "discard-now", {"count": table.to_discard(self.seat)})


class TurnIn(Step[Table]):
    """NGT-7.2: the cards laid down go to the bank, and everybody sees them."""

    rule = "NGT-7.2"

    def run(self, table: Table) -> None:
        if not table.discarding:
            return
        for seat in range(table.seats):
            cards = table.discarding[seat * KINDS : (seat + 1) * KINDS]
            charge(table, seat, cards)
            if table.events is not None and any(cards):
                table.tell(Event("discarded", self.rule, seat, {"cards": bundle(cards)}))
        table.discarding = []


def elsewhere(hexes: list[int], robber: int) -> list[int]:
    return [TORMUND.base + place for place in hexes if place != robber]


ELSEWHERE: Final = [[elsewhere(layout.hexes, robber) for robber in [*range(len(HEXES)), IN_CAMP]] for layout in MAPS]
"""For each map and place of Tormund the moves to another hex; the last one is for his camp."""


class PlaceTormund(Decision[Table]):
    """NGT-7.4: to any other hex, never back into his camp."""

    rule = "NGT-7.4"

    def options(self, table: Table) -> list[int]:
        return ELSEWHERE[table.layout][table.robber]

    def play(self, table: Table, move: int) -> None:
        table.robber = move - TORMUND.base
        if table.events is not None:
            table.tell(Event("tormund", self.rule, self.seat, {"hex": HEXES[table.robber]}))

    def why(self, table: Table, move: int) -> Refusal:
        if not TORMUND.covers(move):
            return Refusal("NGT-7.4", "move-tormund-now")
        stays = move - TORMUND.base == table.robber
        return Refusal("NGT-7.4", "he-must-move") if stays else Refusal("NGT-3.2", "not-on-this-map")


class StealRandom(Step[Table]):
    """NGT-7.5, NGT-7.6: nobody is robbed where no opponent with cards lives."""

    rule = "NGT-7.5"

    def run(self, table: Table) -> None:
        seat = table.at_work().seat
        if victims(table, seat):
            table.push(CHOOSE_VICTIM[seat])


def victims(table: Table, seat: int) -> list[int]:
    """NGT-7.6: the opponents with a stake in Tormund's hex and a card."""
    stakes = enumerate(table.stakes[table.robber])
    return [other for other, stake in stakes if stake and other != seat and table.hand_size(other)]


class ChooseVictim(Decision[Table]):
    """NGT-7.6: an opponent at the hex with at least one card."""

    rule = "NGT-7.6"

    def options(self, table: Table) -> list[int]:
        return [ROB.base + victim for victim in victims(table, self.seat)]

    def play(self, table: Table, move: int) -> None:
        table.at_work().robbed = move - ROB.base
        table.push(STEAL_CARD)

    def why(self, table: Table, move: int) -> Refusal:
        if not ROB.covers(move):
            return Refusal("NGT-7.6", "choose-victim-now")
        victim = move - ROB.base
        if victim == self.seat or victim >= table.seats:
            return Refusal("NGT-7.5", "no-opponent")
        if not table.stakes[table.robber][victim]:
            return Refusal("NGT-7.5", "not-at-that-hex", {"player": victim, "hex": HEXES[table.robber]})
        return Refusal("NGT-7.6", "has-no-cards", {"player": victim})


class StealCard(Draw):
    """NGT-7.5, NGT-7.7: every single card of the victim is equally likely. Asked even if there is only one kind."""

    rule = "NGT-7.5"
    forced = False

    def left(self, table: Table) -> list[int]:
        robbed = table.at_work().robbed
        return table.hands[robbed * KINDS : (robbed + 1) * KINDS]

    def play(self, table: Table, move: int) -> None:
        kind, effect = move - STEAL.base, table.at_work()
        thief, victim = effect.seat, effect.robbed
        steal(table, thief, victim, kind, chosen=False)
        if table.events is not None:
            secret: dict[str, Json] = {"card": RESOURCES[kind]}
            table.tell(Event("stole", self.rule, thief, {"from": victim}, secret, (thief, victim)))


TURN_IN: Final = TurnIn()
STEAL_RANDOM: Final = StealRandom()
STEAL_CARD: Final = StealCard(STEAL)
DISCARD_ONE: Final = [DiscardOne(seat) for seat in range(4)]
MOVE_TORMUND: Final = Ask([PlaceTormund(seat) for seat in range(4)])
CHOOSE_VICTIM: Final = [ChooseVictim(seat) for seat in range(4)]
