"""Operations of heroes that see hidden cards: Melisandre and Mance (NGT-19.16, NGT-19.17)."""

from typing import Final

from pentarchy.games.night_watch.cards import CARD_KINDS, KINDS, RESOURCES
from pentarchy.games.night_watch.fields import EMPTY
from pentarchy.games.night_watch.hidden.diary import drew_after_look
from pentarchy.games.night_watch.hidden.hands import ALL_KINDS, pin, steal
from pentarchy.games.night_watch.moves import RETAIN, SEE, SEIZE, SPY
from pentarchy.games.night_watch.scoring import public_points
from pentarchy.games.night_watch.steps.building import take_card
from pentarchy.games.night_watch.steps.drawing import Draw
from pentarchy.games.night_watch.table import Table
from pentarchy.kernel.decks import draws
from pentarchy.kernel.events import Event, Json
from pentarchy.kernel.steps import Decision, Refusal, Step


class LookAtDeck(Step[Table]):
    """NGT-19.16: up to three cards are seen by the user alone, one of them is kept."""

    rule = "NGT-19.16"

    def __init__(self, look: int) -> None:
        super().__init__()
        self.look = look

    def run(self, table: Table) -> None:
        effect = table.at_work()
        effect.looked = [0] * CARD_KINDS
        looks: list[Step[Table]] = [SEE_CARD] * min(self.look, sum(table.deck))
        table.then([*looks, RETAIN_CARD[effect.seat]])


class SeeCard(Draw):
    """NGT-24.3: any card left in the deck."""

    rule = "NGT-19.16"
    forced = False

    def play(self, table: Table, move: int) -> None:
        table.deck[move - SEE.base] -= 1
        table.at_work().looked[move - SEE.base] += 1


class RetainCard(Decision[Table]):
    """NGT-19.16: the card bought; the rest goes back into the deck, and only the user knows it (NGT-23.8)."""

    rule = "NGT-19.16"
    forced = False  # whoever is not asked has seen one kind of card only

    def options(self, table: Table) -> list[int]:
        return draws(table.at_work().looked, RETAIN)

    def play(self, table: Table, move: int) -> None:
        effect, card = table.at_work(), move - RETAIN.base
        effect.looked[card] -= 1
        for kind in range(CARD_KINDS):
            table.deck[kind] += effect.looked[kind]
        take_card(table, self.seat, card, self.rule)
        drew_after_look(table, self.seat, effect.looked)
        effect.looked = []

    def why(self, table: Table, move: int) -> Refusal:
        return Refusal("NGT-19.16", "not-among-them" if RETAIN.covers(move) else "retain-now")


def leaders(table: Table, seat: int) -> list[int]:
    """NGT-19.17: opponents with more public points and at least one resource card."""
    mine = public_points(table, seat)
    return [
        other
        for other in range(table.seats)
        if other != seat and public_points(table, other) > mine and table.hand_size(other)
    ]


class SpyOn(Decision[Table]):
    """NGT-19.17: whose hand is looked at."""

    rule = "NGT-19.17"

    def options(self, table: Table) -> list[int]:
        return [SPY.base + other for other in leaders(table, self.seat)]

    def play(self, table: Table, move: int) -> None:
        victim = move - SPY.base
        table.at_work().spied_on = victim
        pin(table, victim, ALL_KINDS, self.seat)
        if table.events is not None:
            table.tell(Event("spied", self.rule, self.seat, {"on": victim}))
        table.push(SEIZE_CARD[self.seat])

    def why(self, table: Table, move: int) -> Refusal:
        if not SPY.covers(move):
            return Refusal("NGT-19.17", "spy-now")
        other = move - SPY.base
        if other == self.seat or other >= table.seats:
            return Refusal("NGT-19.17", "no-opponent")
        if not table.hand_size(other):
            return Refusal("NGT-19.17", "has-no-cards", {"player": other})
        points: dict[str, Json] = {"theirs": public_points(table, other), "yours": public_points(table, self.seat)}
        return Refusal("NGT-19.17", "not-ahead", {"player": other, **points})


class SeizeCard(Decision[Table]):
    """NGT-19.17: a card of the hand seen."""

    rule = "NGT-19.17"
    forced = False  # where nobody is asked the victim has one kind of card only

    def options(self, table: Table) -> list[int]:
        start = table.at_work().spied_on * KINDS
        return [SEIZE.base + kind for kind in range(KINDS) if table.hands[start + kind]]

    def play(self, table: Table, move: int) -> None:
        kind, effect = move - SEIZE.base, table.at_work()
        victim, effect.spied_on = effect.spied_on, EMPTY
        steal(table, self.seat, victim, kind, chosen=True)
        if table.events is not None:
            secret: dict[str, Json] = {"card": RESOURCES[kind]}
            table.tell(Event("stole", self.rule, self.seat, {"from": victim}, secret, (self.seat, victim)))

    def why(self, table: Table, move: int) -> Refusal:
        return Refusal("NGT-19.17", "not-in-that-hand" if SEIZE.covers(move) else "seize-now")


SEE_CARD: Final = SeeCard(SEE)
RETAIN_CARD: Final = [RetainCard(seat) for seat in range(4)]
SEIZE_CARD: Final = [SeizeCard(seat) for seat in range(4)]
