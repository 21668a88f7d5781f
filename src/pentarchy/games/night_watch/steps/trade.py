"""Trade with the bank and between players (NGT-8.1 to NGT-8.14): only resource cards (NGT-8.7, NGT-19.3)."""

from typing import Final

from pentarchy.games.night_watch.cards import BUNDLE, KINDS, RESOURCES
from pentarchy.games.night_watch.knowledge import ALL_KINDS, pay, shows
from pentarchy.games.night_watch.moves import ACCEPT, BANK, CLOSE, COUNTER, PROPOSE, REFUSE, WITHDRAW
from pentarchy.games.night_watch.steps.refusals import bundle, cannot_pay, missing
from pentarchy.games.night_watch.table import Table
from pentarchy.kernel.decks import one_by_one
from pentarchy.kernel.events import Event, Json
from pentarchy.kernel.steps import Decision, Refusal, Simultaneous, Step

EVERYBODY: Final = [(1 << seats) - 1 for seats in range(5)]
ONE: Final = [BUNDLE.pack([int(kind == other) for other in range(KINDS)]) for kind in range(KINDS)]
"""One card of each kind, as one side of a trade."""


# With the bank (NGT-8.8 to NGT-8.11).


def bank_moves(gives: int, stock: int) -> list[int]:
    """NGT-8.8: a kind that the seat can give for another that the bank has; both are masks."""
    return [
        BANK.of(give, get)
        for give in range(KINDS)
        for get in range(KINDS)
        if gives >> give & 1 and stock >> get & 1 and give != get
    ]


BANK_MOVES: Final = [[bank_moves(gives, stock) for stock in range(32)] for gives in range(32)]


def in_stock(table: Table) -> int:
    """The kinds, as a mask, that the bank has; mostly all of them."""
    if 0 not in table.bank:
        return ALL_KINDS
    return sum(1 << kind for kind in range(KINDS) if table.bank[kind])


def trade_with_bank(table: Table, seat: int, move: int, rate: int, rule: str = "NGT-8.8") -> None:
    give, get = BANK.argument(move, 0), BANK.argument(move, 1)
    pay(table, seat, give, rate)
    table.bank[give] += rate
    table.bank[get] -= 1
    table.hands[seat * KINDS + get] += 1
    if table.events is not None:
        facts: dict[str, Json] = {"give": RESOURCES[give], "count": rate, "get": RESOURCES[get]}
        table.tell(Event("bank-trade", rule, seat, facts))


def refused_rate(table: Table, seat: int, move: int, rate: int, rule: str) -> Refusal:
    """Why a trade with the bank at this rate cannot be made."""
    give, get = BANK.argument(move, 0), BANK.argument(move, 1)
    if give == get:
        return Refusal(rule, "same-kind")
    if not table.bank[get]:
        return Refusal(rule, "not-in-bank", {"missing": {RESOURCES[get]: 1}})
    have = table.hands[seat * KINDS + give]
    return Refusal(rule, "rate-not-met", {"card": RESOURCES[give], "rate": rate, "have": have})


# Proposals (NGT-8.3).


def one_for_one(seats: int, seat: int, held: int) -> list[int]:
    """The proposals worth listing: a card that the seat holds for one that it lacks, to everybody."""
    others = EVERYBODY[seats] & ~(1 << seat)
    return [
        PROPOSE.of(ONE[give], ONE[want], others)
        for give in range(KINDS)
        for want in range(KINDS)
        if held >> give & 1 and not held >> want & 1
    ]


LISTED: Final = [
    [[one_for_one(seats, seat, held) for held in range(32)] for seat in range(seats)] for seats in range(5)
]


def refused_proposal(table: Table, seat: int, move: int) -> Refusal | None:
    """Why a proposal cannot be made; None if it can."""
    give, want, asked = PROPOSE.argument(move, 0), PROPOSE.argument(move, 1), PROPOSE.argument(move, 2)
    if not table.trading:
        return Refusal("NGT-5.2", "trade-step-over")
    if not table.offers:
        return Refusal("NGT-8.12", "no-more-proposals", {"count": table.offers_allowed})
    if not asked or asked & ~(EVERYBODY[table.seats] & ~(1 << seat)):
        return Refusal("NGT-8.2", "only-to-opponents")
    return refused_deal(table, seat, give, want)


def refused_unasked(table: Table) -> int:
    """NGT-8.13: an addressee without a card could but refuse, as everybody sees, and is not asked. The others, as a
    mask."""
    asked = table.addressees
    for seat in one_by_one(table.addressees):
        if not table.hand_size(seat):
            asked ^= 1 << seat
            RESPOND[seat].play(table, REFUSE.base)
    return asked


def refused_deal(table: Table, seat: int, give: int, want: int) -> Refusal | None:
    """NGT-8.6: cards on both sides, no kind on both, and only what the seat holds."""
    gives, wants = BUNDLE.unpack(give), BUNDLE.unpack(want)
    if not give or not want:
        return Refusal("NGT-8.6", "no-gifts")
    both = [RESOURCES[kind] for kind in range(KINDS) if gives[kind] and wants[kind]]
    if both:
        return Refusal("NGT-8.6", "kind-on-both-sides", {"card": both[0]})
    if not holds(table, seat, gives):
        return Refusal("NGT-8.3", "no-such-cards", {"missing": bundle(missing(table, seat, gives))})
    return None


def holds(table: Table, seat: int, counts: list[int]) -> bool:
    start = seat * KINDS
    return all(table.hands[start + kind] >= counts[kind] for kind in range(KINDS))


def propose(table: Table, seat: int, move: int) -> None:
    """NGT-8.3: the addressees answer, all at once."""
    table.give, table.want = PROPOSE.argument(move, 0), PROPOSE.argument(move, 1)
    table.addressees = PROPOSE.argument(move, 2)
    table.offers -= 1
    table.answers = [UNASKED] * table.seats
    gives = BUNDLE.unpack(table.give)
    shows(table, seat, gives)
    if table.events is not None:
        facts: dict[str, Json] = {"give": bundle(gives), "want": bundle(BUNDLE.unpack(table.want))}
        to: list[Json] = [*one_by_one(table.addressees)]
        table.tell(Event("proposed", "NGT-8.3", seat, {**facts, "to": to}))
    table.then([RESPONSES[refused_unasked(table)], ANSWERS])


# Answers (NGT-8.4).

UNASKED: Final = 0


class Respond(Decision[Table]):
    """NGT-8.4, NGT-8.13: accept, refuse or counter. Asked even if the seat cannot pay."""

    rule = "NGT-8.4"
    forced = False  # whoever is not asked cannot pay

    def options(self, table: Table) -> list[int]:
        wants = BUNDLE.unpack(table.want)
        if holds(table, self.seat, wants):
            return [ACCEPT.base, REFUSE.base, *self.counters(table, wants)]
        return [REFUSE.base, *self.counters_with_other_cards(table)]

    def counters(self, table: Table, wants: list[int]) -> list[int]:
        """The cards wanted, for one card of another kind than offered."""
        offered = [ONE[kind] for kind in range(KINDS) if not wants[kind] and ONE[kind] != table.give]
        return [COUNTER.of(table.want, card) for card in offered]

    def counters_with_other_cards(self, table: Table) -> list[int]:
        """One card of another kind than wanted, for the cards offered."""
        gives, start = BUNDLE.unpack(table.give), self.seat * KINDS
        kinds = [kind for kind in range(KINDS) if table.hands[start + kind] and not gives[kind]]
        return [COUNTER.of(ONE[kind], table.give) for kind in kinds]

    def accepts(self, table: Table, move: int) -> bool:
        return COUNTER.covers(move) and self.refused_counter(table, move) is None

    def refused_counter(self, table: Table, move: int) -> Refusal | None:
        return refused_deal(table, self.seat, COUNTER.argument(move, 0), COUNTER.argument(move, 1))

    def play(self, table: Table, move: int) -> None:
        table.answers[self.seat] = move
        if COUNTER.covers(move):
            shows(table, self.seat, BUNDLE.unpack(COUNTER.argument(move, 0)))
        elif move == ACCEPT.base:
            shows(table, self.seat, BUNDLE.unpack(table.want))
        if table.events is not None:
            table.tell(self.event(move))

    def event(self, move: int) -> Event:
        if not COUNTER.covers(move):
            return Event("accepted" if move == ACCEPT.base else "refused", self.rule, self.seat, {})
        give, want = (BUNDLE.unpack(COUNTER.argument(move, i)) for i in (0, 1))
        return Event("countered", self.rule, self.seat, {"give": bundle(give), "want": bundle(want)})

    def why(self, table: Table, move: int) -> Refusal:
        if move == ACCEPT.base:
            return cannot_pay(table, self.seat, BUNDLE.unpack(table.want), "NGT-8.4")
        if COUNTER.covers(move):
            return self.refused_counter(table, move) or Refusal("NGT-8.4", "not-on-offer")
        return Refusal("NGT-8.4", "answer-now")


class Answers(Step[Table]):
    """NGT-8.14: if all refuse there is nobody to choose."""

    rule = "NGT-8.14"

    def run(self, table: Table) -> None:
        if any(answer not in (UNASKED, REFUSE.base) for answer in table.answers):
            table.push(CHOOSE_PARTNER[table.active])


def deal_with(table: Table, partner: int) -> list[list[int]]:
    """What the active player would give and get in a deal with this partner."""
    answer = table.answers[partner]
    if COUNTER.covers(answer):
        return [BUNDLE.unpack(COUNTER.argument(answer, 1)), BUNDLE.unpack(COUNTER.argument(answer, 0))]
    return [BUNDLE.unpack(table.give), BUNDLE.unpack(table.want)]


class ChoosePartner(Decision[Table]):
    """NGT-8.5: an accepting player, a counter-proposal that can be paid, or nobody."""

    rule = "NGT-8.5"
    forced = False  # whoever is not asked cannot pay

    def options(self, table: Table) -> list[int]:
        partners = [other for other in range(table.seats) if self.possible(table, other)]
        return [*(CLOSE.base + partner for partner in partners), WITHDRAW.base]

    def possible(self, table: Table, partner: int) -> bool:
        if table.answers[partner] in (UNASKED, REFUSE.base):
            return False
        return holds(table, self.seat, deal_with(table, partner)[0])

    def play(self, table: Table, move: int) -> None:
        if move != WITHDRAW.base:
            self.close(table, move - CLOSE.base)

    def close(self, table: Table, partner: int) -> None:
        give, get = deal_with(table, partner)
        for kind in range(KINDS):
            pay(table, self.seat, kind, give[kind])
            pay(table, partner, kind, get[kind])
            table.hands[self.seat * KINDS + kind] += get[kind]
            table.hands[partner * KINDS + kind] += give[kind]
        if table.events is not None:
            facts: dict[str, Json] = {"with": partner, "give": bundle(give), "get": bundle(get)}
            table.tell(Event("traded", self.rule, self.seat, facts))

    def why(self, table: Table, move: int) -> Refusal:
        if not CLOSE.covers(move):
            return Refusal("NGT-8.5", "choose-partner-now")
        partner = move - CLOSE.base
        if partner >= table.seats or table.answers[partner] in (UNASKED, REFUSE.base):
            return Refusal("NGT-8.5", "has-not-accepted")
        lacking = missing(table, self.seat, deal_with(table, partner)[0])
        return Refusal("NGT-8.5", "no-such-cards", {"missing": bundle(lacking)})


RESPOND: Final = [Respond(seat) for seat in range(4)]
CHOOSE_PARTNER: Final = [ChoosePartner(seat) for seat in range(4)]
ANSWERS: Final = Answers()


def responses(asked: int) -> Step[Table]:
    """NGT-24.2: the answers of these seats, given at once, in any order."""
    return Simultaneous([RESPOND[seat] for seat in range(4) if asked >> seat & 1]) if asked else ANSWERS


RESPONSES: Final = [responses(asked) for asked in range(16)]
