"""A toy game that uses everything the kernel has: secret bids, lanes, hidden draws, an open verb, a forced choice.

Everybody draws a secret card, all bid at once, all sort their coins at once (two choices each), then the highest bidder
says any number, and card plus bid plus coins are the score.
"""

from typing import TypedDict

from pentarchy.kernel import (
    Agenda,
    Chance,
    Decision,
    Event,
    Game,
    Outcome,
    Refusal,
    Settings,
    Simultaneous,
    Step,
    Variant,
)
from pentarchy.kernel.decks import draw_weights, draws
from pentarchy.kernel.moves import Counts, Number, Vocabulary, Word
from pentarchy.kernel.outcome import deciding_key, ranked
from pentarchy.kernel.settings import Amount, OneOf, Picks, Switch

WORDS = Vocabulary()
DRAW = WORDS.verb("draw", Word(["low", "middle", "high"]))
BID = WORDS.verb("bid", Number(1, 3))
SORT = WORDS.verb("sort", Word(["left", "right"]))
SAY = WORDS.verb("say", Counts(["hum", "ho"], 99), pattern="say {0} aloud", is_open=True)
BOW = WORDS.verb("bow")


class View(TypedDict):
    hand: int | None
    held: int
    bids: list[int]
    coins: list[int]


class Table(Agenda["Table"]):
    def copy(self):
        twin = Table(self.game, self.seats, self.settings)
        self.copy_agenda_to(twin)
        twin.deck = self.deck[:]
        twin.hands = self.hands[:]
        twin.bids = self.bids[:]
        twin.coins = self.coins[:]
        return twin

    def show(self, seat):
        return {
            "hand": None if seat is None else self.hands[seat],
            "held": sum(hand >= 0 for hand in self.hands),
            "bids": [*self.bids],
            "coins": [*self.coins],
        }

    def deal_anew(self, seat, rng):
        others = [other for other in range(self.seats) if other != seat and self.hands[other] >= 0]
        unseen = [card for card, count in enumerate(self.deck) for _ in range(count)]
        unseen += [self.hands[other] for other in others]
        rng.shuffle(unseen)
        for other in others:
            self.hands[other] = unseen.pop()
        self.deck = [unseen.count(card) for card in range(3)]

    def result(self):
        keys = [[self.bids[seat] + self.coins[seat], self.hands[seat]] for seat in range(self.seats)]
        scores = [key[0] for key in keys]
        parts = [{"bid": self.bids[seat], "coins": self.coins[seat]} for seat in range(self.seats)]
        return Outcome(ranked(keys), scores, parts, "bowed", deciding_key(keys, ["points", "card"]))

    def invariants(self):
        held = [hand for hand in self.hands if hand >= 0]
        return [] if sum(self.deck) + len(held) == 9 else ["cards are lost"]


class DrawCard(Chance[Table]):
    rule = "TOY-1"

    def __init__(self, seat):
        super().__init__()
        self.receiver = seat

    def options(self, table):
        return draws(table.deck, DRAW)

    def weights(self, table):
        return draw_weights(table.deck)

    def play(self, table, move):
        card = move - DRAW.base
        table.deck[card] -= 1
        table.hands[self.receiver] = card
        if table.events is not None:
            table.tell(Event("drew", "TOY-1", self.receiver, {}, {"card": card}, (self.receiver,)))


class Bid(Decision[Table]):
    rule = "TOY-2"
    forced = False  # who is not asked has a low card

    def options(self, table):
        return [BID.of(amount) for amount in range(table.hands[self.seat] + 1)]

    def play(self, table, move):
        table.bids[self.seat] = BID.argument(move, 0) + 1
        if table.events is not None:
            table.tell(Event("bid", "TOY-2", self.seat, {"amount": table.bids[self.seat]}))

    def facts(self, table, move):
        return {"leaves": table.hands[self.seat] - BID.argument(move, 0)}

    def why(self, table, move):
        return Refusal("TOY-2", "above-your-card" if BID.covers(move) else "bid-now")


class AllBid(Step[Table]):
    def run(self, table):
        table.push(ALL_SORT)
        table.push(Simultaneous([BIDS[seat] for seat in range(table.seats)]))


class Sort(Decision[Table]):
    rule = "TOY-3"

    def options(self, table):
        return [SORT.base, SORT.base + 1]

    def play(self, table, move):
        table.coins[self.seat] += move - SORT.base


class AllSort(Step[Table]):
    def run(self, table):
        table.push(Say(table.bids.index(max(table.bids))))
        table.in_lanes([[SORTS[seat], SORTS[seat]] for seat in range(table.seats)])


class Say(Decision[Table]):
    rule = "TOY-4"
    forced = False  # more may be said than is listed

    def options(self, table):
        return [SAY.of(1)]

    def accepts(self, table, move):
        return SAY.covers(move) and SAY.argument(move, 0) > 0

    def play(self, table, move):
        table.push(Bow(self.seat))


class Bow(Decision[Table]):
    rule = "TOY-5"

    def options(self, table):
        return [BOW.base]

    def play(self, table, move):
        if table.events is not None:
            table.tell(Event("bowed", "TOY-5", self.seat, {}))


ALL_SORT, ALL_BID = AllSort(), AllBid()
BIDS, SORTS = [Bid(seat) for seat in range(3)], [Sort(seat) for seat in range(3)]


def deal(game, seats, settings: Settings):
    table = Table(game, seats, settings)
    table.deck, table.hands, table.bids, table.coins = [3, 3, 3], [-1] * seats, [0] * seats, [0] * seats
    table.then([*(DrawCard(seat) for seat in range(seats)), ALL_BID])
    table.advance()
    return table


TOY = Game(
    slug="toy",
    prefix="TOY",
    version=1,
    names={"en": "Toy"},
    seats=[2, 3],
    options=[
        Switch("loud", False),
        Amount("most", 3, 1, 9),
        OneOf("mood", "merry", ["merry", "grim"]),
        Picks("extra", ["a", "b"]),
    ],
    variants=[Variant("standard", {}, [2, 3])],
    vocabulary=WORDS,
    deal=deal,
)
