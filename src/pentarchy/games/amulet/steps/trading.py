"""Trading between team mates at the same place (AMU-14.14)."""

from typing import Final

from pentarchy.games.amulet.beginning import new_trade
from pentarchy.games.amulet.cards import COLOURS, MOST_SEATS, PLACES, SPELLS
from pentarchy.games.amulet.moves import ACCEPT, ASK, DONE, GIVE, GOODS, PROPOSE, REFUSE, TRADE
from pentarchy.games.amulet.steps.gems import PLACE_GEM
from pentarchy.games.amulet.table import Table
from pentarchy.kernel.events import Event, Json
from pentarchy.kernel.steps import Decision, Refusal, SeatStep, Step

COIN: Final = GOODS.index("coin")
FIRST_SPELL_GOOD: Final = 1 + len(COLOURS)
FIRST_POTION_GOOD: Final = FIRST_SPELL_GOOD + len(SPELLS)


def owned(table: Table, seat: int, good: int) -> int:
    """How many of a good a seat could hand over."""
    if good == 0:
        return table.coins[seat]
    if good < FIRST_SPELL_GOOD:
        return table.gems[seat * 5 + good - 1]
    if good < FIRST_POTION_GOOD:
        return table.spells[seat] >> (good - FIRST_SPELL_GOOD) & 1
    return table.potions[seat] >> (good - FIRST_POTION_GOOD) & 1


def has_goods(table: Table, seat: int) -> bool:
    spare = table.coins[seat] or table.spells[seat] or table.potions[seat]
    return bool(spare) or any(table.gems[seat * 5 : seat * 5 + 5])


def trade_moves(table: Table, seat: int) -> list[int]:
    """The team mates at the same place not asked in this window, if there is anything to hand over."""
    here = table.place[seat]
    mates = [s for s in range(table.seats) if s != seat and table.place[s] == here and not table.visit.asked >> s & 1]
    return [TRADE.base + mate for mate in mates if has_goods(table, seat) or has_goods(table, mate)]


def why_no_trade(table: Table, seat: int, mate: int, late: bool) -> Refusal:
    """AMU-14.14: the nearest reason."""
    if not table.is_shared() or mate == seat or mate >= table.seats:
        return Refusal("AMU-14.14", "no-mate")
    if table.place[mate] != table.place[seat]:
        return Refusal("AMU-14.14", "mate-elsewhere", {"with": mate, "place": PLACES[table.place[mate]]})
    if late:
        return Refusal("AMU-14.14", "trade-at-the-end")
    asked = table.visit.asked >> mate & 1
    return Refusal("AMU-14.14", "asked-already" if asked else "nothing-to-trade", {"with": mate})


class LastTrades(SeatStep[Table]):
    """AMU-14.14: the second window of a turn, after the last action."""

    rule = "AMU-14.14"

    def run(self, table: Table) -> None:
        table.visit.asked = 0
        if trade_moves(table, self.who):
            table.push(TRADE_OR_NOT[self.who])


class TradeOrNot(Decision[Table]):
    """AMU-14.14: with whom, or with nobody."""

    rule = "AMU-14.14"

    def options(self, table: Table) -> list[int]:
        return [DONE.base, *trade_moves(table, self.seat)]

    def play(self, table: Table, move: int) -> None:
        if move == DONE.base:
            return
        table.current_trade = new_trade(move - TRADE.base)
        table.then([MAKE_OFFER[self.seat], TRADE_AGAIN[self.seat]])

    def why(self, table: Table, move: int) -> Refusal:
        if TRADE.covers(move):
            return why_no_trade(table, self.seat, move - TRADE.base, False)
        return Refusal(self.rule, "trade-or-done")


class TradeAgain(SeatStep[Table]):
    """Another team mate may still be asked in the same window."""

    rule = "AMU-14.14"

    def run(self, table: Table) -> None:
        if trade_moves(table, self.who):
            table.push(TRADE_OR_NOT[self.who])


class MakeOffer(SeatStep[Table]):
    """AMU-14.14: each team mate is asked once in a window."""

    rule = "AMU-14.14"

    def run(self, table: Table) -> None:
        table.visit.asked |= 1 << table.trade.partner
        table.push(COMPOSE[self.who])


class ComposeOffer(Decision[Table]):
    """AMU-14.14: what is given and what is asked for, item by item; then it is proposed, or dropped."""

    rule = "AMU-14.14"

    def options(self, table: Table) -> list[int]:
        trade = table.trade
        mine, theirs = trade.given, trade.wanted
        moves = [DONE.base]
        last_given, last_wanted = (mine[-1] if mine else 0), (theirs[-1] if theirs else 0)
        if not theirs:
            goods = range(last_given, len(GOODS))
            moves.extend([GIVE.base + g for g in goods if owned(table, self.seat, g) > mine.count(g)])
        goods = range(max(last_wanted, COIN in mine), len(GOODS))
        moves.extend([ASK.base + g for g in goods if owned(table, trade.partner, g) > theirs.count(g)])
        if mine or theirs:
            moves.append(PROPOSE.base)
        return moves

    def play(self, table: Table, move: int) -> None:
        trade = table.trade
        if move == DONE.base:
            table.current_trade = None
        elif move == PROPOSE.base:
            table.push(ANSWER_OFFER[trade.partner])
        else:
            if GIVE.covers(move):
                trade.given.append(move - GIVE.base)
            else:
                trade.wanted.append(move - ASK.base)
            table.push(self)

    def why(self, table: Table, move: int) -> Refusal:
        trade = table.trade
        if move == PROPOSE.base:
            return Refusal(self.rule, "offer-something")
        if GIVE.covers(move):
            good = move - GIVE.base
            if trade.wanted:
                return Refusal(self.rule, "give-before-asking")
            return why_no_good(good, owned(table, self.seat, good), trade.given, "you-have-no-more")
        if ASK.covers(move):
            good = move - ASK.base
            if good == COIN and COIN in trade.given:
                return Refusal(self.rule, "coin-for-coin")
            return why_no_good(good, owned(table, trade.partner, good), trade.wanted, "they-have-no-more")
        return Refusal(self.rule, "not-to-be-traded")


def why_no_good(good: int, have: int, named: list[int], key: str) -> Refusal:
    """Goods are named in the order of the list, so that each bundle can be named in one way."""
    if have > named.count(good):
        return Refusal("AMU-14.14", "name-in-order")
    return Refusal("AMU-14.14", key, {"good": GOODS[good], "have": have})


class AnswerOffer(Decision[Table]):
    """AMU-14.14: both must agree."""

    rule = "AMU-14.14"

    def options(self, table: Table) -> list[int]:
        return [ACCEPT.base, REFUSE.base]

    def play(self, table: Table, move: int) -> None:
        trade = table.trade
        table.current_trade = None
        if move == REFUSE.base and table.events is not None:
            table.tell(Event("trade-refused", self.rule, self.seat, {"from": table.active}))
        if move == ACCEPT.base:
            tell_traded(table, self.seat, trade.given, trade.wanted)
            gems = hand_over(table, table.active, self.seat, trade.given)
            gems.extend(hand_over(table, self.seat, table.active, trade.wanted))
            table.then(gems)

    def why(self, table: Table, move: int) -> Refusal:
        return Refusal(self.rule, "accept-or-refuse")


def hand_over(table: Table, giver: int, taker: int, goods: list[int]) -> list[Step[Table]]:
    """What changes hands; a gem may be placed by its new owner at once (AMU-14.14). Trading is no gain."""
    placing: list[Step[Table]] = []
    for good in goods:
        if good == 0:
            table.coins[giver] -= 1
            table.coins[taker] += 1
        elif good < FIRST_SPELL_GOOD:
            table.gems[giver * 5 + good - 1] -= 1
            table.supply[good - 1] += 1
            placing.append(PLACE_GEM[taker][good - 1])
        elif good < FIRST_POTION_GOOD:
            table.spells[giver] ^= 1 << good - FIRST_SPELL_GOOD
            table.spells[taker] |= 1 << good - FIRST_SPELL_GOOD
        else:
            table.potions[giver] ^= 1 << good - FIRST_POTION_GOOD
            table.potions[taker] |= 1 << good - FIRST_POTION_GOOD
    return placing


def tell_traded(table: Table, taker: int, given: list[int], wanted: list[int]) -> None:
    if table.events is not None:
        handed: list[Json] = [GOODS[good] for good in given]
        got: list[Json] = [GOODS[good] for good in wanted]
        table.tell(Event("traded", "AMU-14.14", table.active, {"with": taker, "given": handed, "got": got}))


LAST_TRADES: Final = [LastTrades(s) for s in range(MOST_SEATS)]
TRADE_OR_NOT: Final = [TradeOrNot(s) for s in range(MOST_SEATS)]
TRADE_AGAIN: Final[list[Step[Table]]] = [TradeAgain(s) for s in range(MOST_SEATS)]
MAKE_OFFER: Final[list[Step[Table]]] = [MakeOffer(s) for s in range(MOST_SEATS)]
COMPOSE: Final = [ComposeOffer(s) for s in range(MOST_SEATS)]
ANSWER_OFFER: Final = [AnswerOffer(s) for s in range(MOST_SEATS)]
