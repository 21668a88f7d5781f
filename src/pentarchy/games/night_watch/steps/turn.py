"""The turn: before the roll, then trade and building (NGT-5, NGT-14)."""

from typing import Final

from pentarchy.games.night_watch.cards import KINDS, SOLD
from pentarchy.games.night_watch.hand_codes import HAS_PAIR, HELD, WITHIN_MEANS, code_of
from pentarchy.games.night_watch.moves import BANK, END, HERO, PLAY, PROPOSE, ROLL
from pentarchy.games.night_watch.scoring import TURN_LIMIT, check_glory, check_victory, end_with
from pentarchy.games.night_watch.steps import building
from pentarchy.games.night_watch.steps.bank import BANK_MOVES, bank_facts, in_stock, rate_of, trade_with_bank
from pentarchy.games.night_watch.steps.means import (
    PURCHASE_VERBS,
    add_purchases,
    purchase_of,
    refused_bank,
    refused_building,
    tradable,
)
from pentarchy.games.night_watch.steps.playing import (
    NO_CARDS,
    add_cards,
    add_hero,
    play_card,
    refused_card_or_hero,
    use_hero,
)
from pentarchy.games.night_watch.steps.production import ROLL_DICE
from pentarchy.games.night_watch.steps.trade import LISTED, propose, refused_proposal
from pentarchy.games.night_watch.table import Table, new_turn
from pentarchy.kernel.events import Facts
from pentarchy.kernel.steps import Decision, Refusal, Step


def begin_turn(table: Table) -> None:
    """NGT-5.1: a turn begins; who has ten points by now wins before the roll (NGT-12.3, NGT-12.4).

    Out of turn points come from the Longest Road alone (NGT-10.5).
    """
    if table.turns >= table.settings.number("turn_limit"):
        table.turn.fresh = NO_CARDS[:]
        end_with(table, TURN_LIMIT)
        return
    table.turns += 1
    table.turn = new_turn(table.settings.number("trade_offers_per_turn"))
    table.trade = None
    table.push(BEFORE_ROLL[table.active])
    if table.road_holder == table.active:
        check_victory(table)


def end_turn(table: Table) -> None:
    """NGT-5.9: the player to the left follows. In the full game ten points win here (NGT-21.2)."""
    if not check_glory(table):
        table.active = (table.active + 1) % table.seats
        begin_turn(table)


class FirstTurn(Step[Table]):
    """NGT-4.14, NGT-13.13: the starting player begins. What everybody holds is known to all."""

    rule = "NGT-4.14"

    def run(self, table: Table) -> None:
        table.active = table.first
        table.low = table.hands[:]
        begin_turn(table)


class BeforeRoll(Decision[Table]):
    """NGT-5.2: an action card or a hero of the window `own_turn_any`, or the roll."""

    rule = "NGT-5.2"
    forced = False  # whoever is not asked has no card to play

    def options(self, table: Table) -> list[int]:
        moves = [ROLL.base]
        if not table.turn.card_played:
            add_cards(table, self.seat, moves)
        if table.full:
            add_hero(table, self.seat, moves)
        return moves

    def play(self, table: Table, move: int) -> None:
        if move == ROLL.base:
            table.turn.trading = True
            table.push(ACT[self.seat])
            table.push(ROLL_DICE)
            return
        table.push(self)
        if HERO.covers(move):
            use_hero(table, self.seat, move - HERO.base)
        else:
            play_card(table, self.seat, move - PLAY.base)

    def why(self, table: Table, move: int) -> Refusal:
        return refused_card_or_hero(table, self.seat, move) or Refusal("NGT-5.2", "roll-first")


class Act(Decision[Table]):
    """NGT-5.4, NGT-5.5: trade, then build, as often as wanted; then the turn ends (NGT-5.9). What a card or a purchase
    asks comes on top of the agenda and is answered first (NGT-5.7)."""

    rule = "NGT-5.4"
    forced = False  # whoever is not asked can pay for nothing; and any proposal may be made

    def options(self, table: Table) -> list[int]:
        seat, turn, code = self.seat, table.turn, code_of(table.hands, self.seat * KINDS)
        moves = [END.base]
        if not table.turn.card_played:
            add_cards(table, seat, moves)
        means = WITHIN_MEANS[code] & SOLD[table.mode]
        if means:
            add_purchases(table, seat, means, moves)
        if turn.trading and HAS_PAIR[code]:
            gives = tradable(table, seat * KINDS)
            if gives:
                moves += BANK_MOVES[gives][in_stock(table)]
        if table.full:
            add_hero(table, seat, moves)
        if turn.trading and turn.proposals_left:
            moves += LISTED[table.seats][seat][HELD[code]]
        return moves

    def accepts(self, table: Table, move: int) -> bool:
        return PROPOSE.covers(move) and refused_proposal(table, self.seat, move) is None

    def play(self, table: Table, move: int) -> None:
        if move == END.base:
            end_turn(table)
            return
        seat = self.seat
        table.push(self)
        if BANK.covers(move):
            trade_with_bank(table, seat, move, rate_of(table, seat, move))
        elif PLAY.covers(move):
            play_card(table, seat, move - PLAY.base)
        elif HERO.covers(move):
            use_hero(table, seat, move - HERO.base)
        elif PROPOSE.covers(move):
            propose(table, seat, move)
        else:
            purchase = purchase_of(move)
            building.buy(table, seat, purchase, move - PURCHASE_VERBS[purchase].base)

    def facts(self, table: Table, move: int) -> Facts:
        """NGT-8.9: what the bank asks."""
        return bank_facts(move, rate_of(table, self.seat, move)) if BANK.covers(move) else {}

    def why(self, table: Table, move: int) -> Refusal:
        if PROPOSE.covers(move):
            return refused_proposal(table, self.seat, move) or Refusal("NGT-8.3", "not-on-offer")
        if BANK.covers(move):
            return refused_bank(table, self.seat, move)
        refusal = refused_card_or_hero(table, self.seat, move) or refused_building(table, self.seat, move)
        return refusal or Refusal("NGT-5.4", "not-in-this-step")


FIRST_TURN: Final = FirstTurn()
BEFORE_ROLL: Final = [BeforeRoll(seat) for seat in range(4)]
ACT: Final = [Act(seat) for seat in range(4)]
