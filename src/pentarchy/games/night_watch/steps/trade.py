"""Trade between players (NGT-8.1 to NGT-8.7, NGT-8.12 to NGT-8.14): only resource cards (NGT-8.7, NGT-19.3)."""

from typing import Final

from pentarchy.games.night_watch.cards import BUNDLE, KINDS, RESOURCES
from pentarchy.games.night_watch.copies import fresh_trade
from pentarchy.games.night_watch.fields import Trade
from pentarchy.games.night_watch.hidden.hands import pay, shows
from pentarchy.games.night_watch.moves import ACCEPT, CLOSE, COUNTER, PROPOSE, REFUSE, WITHDRAW
from pentarchy.games.night_watch.refusals import bundle, cannot_pay
from pentarchy.games.night_watch.table import Table
from pentarchy.kernel.decks import one_by_one
from pentarchy.kernel.events import Event, Json
from pentarchy.kernel.steps import Decision, Refusal, Simultaneous, Step

EVERYBODY: Final = [(1 << seats) - 1 for seats in range(5)]
ONE: Final = [BUNDLE.pack([int(kind == other) for other in range(KINDS)]) for kind in range(KINDS)]
"""One card of each kind, as one side of a trade."""


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
    if not table.turn.trading:
        return Refusal("NGT-5.2", "trade-step-over")
    if not table.turn.proposals_left:
        return Refusal("NGT-8.12", "no-more-proposals", {"count": table.settings.number("trade_offers_per_turn")})
    if not asked or asked & ~(EVERYBODY[table.seats] & ~(1 << seat)):
        return Refusal("NGT-8.2", "only-to-opponents")
    return refused_deal(table, seat, give, want)


def refused_unasked(table: Table) -> int:
    """NGT-8.13: an addressee without a card could but refuse, as everybody sees, and is not asked. The others, as a
    mask."""
    asked = 0
    for seat in table.proposal().to:
        if table.hand_size(seat):
            asked |= 1 << seat
        else:
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
    if not table.holds(seat, gives):
        return Refusal("NGT-8.3", "no-such-cards", {"missing": bundle(table.missing(seat, gives))})
    return None


def propose(table: Table, seat: int, move: int) -> None:
    """NGT-8.3: the addressees answer, all at once."""
    trade = fresh_trade(table.seats)
    trade.give, trade.want = (BUNDLE.unpack(PROPOSE.argument(move, side)) for side in (0, 1))
    trade.to = one_by_one(PROPOSE.argument(move, 2))
    table.trade = trade
    table.turn.proposals_left -= 1
    shows(table, seat, trade.give)
    if table.events is not None:
        facts: dict[str, Json] = {"give": bundle(trade.give), "want": bundle(trade.want), "to": [*trade.to]}
        table.tell(Event("proposed", "NGT-8.3", seat, facts))
    table.then([RESPONSES[refused_unasked(table)], ANSWERS])


UNASKED: Final = 0


class Respond(Decision[Table]):
    """NGT-8.4, NGT-8.13: accept, refuse or counter. Asked even if the seat cannot pay."""

    rule = "NGT-8.4"
    forced = False  # whoever is not asked cannot pay

    def options(self, table: Table) -> list[int]:
        trade = table.proposal()
        if table.holds(self.seat, trade.want):
            return [ACCEPT.base, REFUSE.base, *self.counters(trade)]
        return [REFUSE.base, *self.counters_with_other_cards(table, trade.give)]

    def counters(self, trade: Trade) -> list[int]:
        """The cards wanted, for one card of another kind than offered."""
        give, want = BUNDLE.pack(trade.give), BUNDLE.pack(trade.want)
        return [COUNTER.of(want, ONE[kind]) for kind in range(KINDS) if not trade.want[kind] and ONE[kind] != give]

    def counters_with_other_cards(self, table: Table, offered: list[int]) -> list[int]:
        """One card of another kind than wanted, for the cards offered."""
        give, start = BUNDLE.pack(offered), self.seat * KINDS
        kinds = [kind for kind in range(KINDS) if table.hands[start + kind] and not offered[kind]]
        return [COUNTER.of(ONE[kind], give) for kind in kinds]

    def accepts(self, table: Table, move: int) -> bool:
        return COUNTER.covers(move) and self.refused_counter(table, move) is None

    def refused_counter(self, table: Table, move: int) -> Refusal | None:
        return refused_deal(table, self.seat, COUNTER.argument(move, 0), COUNTER.argument(move, 1))

    def play(self, table: Table, move: int) -> None:
        trade = table.proposal()
        trade.answers[self.seat] = move
        if COUNTER.covers(move):
            shows(table, self.seat, BUNDLE.unpack(COUNTER.argument(move, 0)))
        elif move == ACCEPT.base:
            shows(table, self.seat, trade.want)
        if table.events is not None:
            table.tell(self.event(move))

    def event(self, move: int) -> Event:
        if not COUNTER.covers(move):
            return Event("accepted" if move == ACCEPT.base else "refused", self.rule, self.seat, {})
        give, want = (BUNDLE.unpack(COUNTER.argument(move, i)) for i in (0, 1))
        return Event("countered", self.rule, self.seat, {"give": bundle(give), "want": bundle(want)})

    def why(self, table: Table, move: int) -> Refusal:
        if move == ACCEPT.base:
            return cannot_pay(table, self.seat, table.proposal().want, "NGT-8.4")
        if COUNTER.covers(move):
            return self.refused_counter(table, move) or Refusal("NGT-8.4", "not-on-offer")
        return Refusal("NGT-8.4", "answer-now")


class Answers(Step[Table]):
    """NGT-8.14: if all refuse there is nobody to choose."""

    rule = "NGT-8.14"

    def run(self, table: Table) -> None:
        if any(answer not in (UNASKED, REFUSE.base) for answer in table.proposal().answers):
            table.push(CHOOSE_PARTNER[table.active])


def deal_with(table: Table, partner: int) -> list[list[int]]:
    """What the active player would give and get in a deal with this partner."""
    trade = table.proposal()
    answer = trade.answers[partner]
    if COUNTER.covers(answer):
        return [BUNDLE.unpack(COUNTER.argument(answer, 1)), BUNDLE.unpack(COUNTER.argument(answer, 0))]
    return [trade.give, trade.want]


class ChoosePartner(Decision[Table]):
    """NGT-8.5: an accepting player, a counter-proposal that can be paid, or nobody."""

    rule = "NGT-8.5"
    forced = False  # whoever is not asked cannot pay

    def options(self, table: Table) -> list[int]:
        partners = [other for other in range(table.seats) if self.possible(table, other)]
        return [*(CLOSE.base + partner for partner in partners), WITHDRAW.base]

    def possible(self, table: Table, partner: int) -> bool:
        if table.proposal().answers[partner] in (UNASKED, REFUSE.base):
            return False
        return table.holds(self.seat, deal_with(table, partner)[0])

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
        if partner >= table.seats or table.proposal().answers[partner] in (UNASKED, REFUSE.base):
            return Refusal("NGT-8.5", "has-not-accepted")
        lacking = table.missing(self.seat, deal_with(table, partner)[0])
        return Refusal("NGT-8.5", "no-such-cards", {"missing": bundle(lacking)})


RESPOND: Final = [Respond(seat) for seat in range(4)]
CHOOSE_PARTNER: Final = [ChoosePartner(seat) for seat in range(4)]
ANSWERS: Final = Answers()


def responses(asked: int) -> Step[Table]:
    """NGT-24.2: the answers of these seats, given at once, in any order."""
    return Simultaneous([RESPOND[seat] for seat in range(4) if asked >> seat & 1]) if asked else ANSWERS


RESPONSES: Final = [responses(asked) for asked in range(16)]
