"""The turn: before the roll, then trade and building (NGT-5, NGT-14)."""

from typing import Final

from pentarchy.games.night_watch.cards import (
    ACTION_CARD,
    CARD_KINDS,
    CARDS,
    COSTS,
    GUARD,
    HEROES,
    IN_BOX,
    KEEP,
    KINDS,
    ROAD,
    SETTLEMENT,
    SOLD,
)
from pentarchy.games.night_watch.diary import left_hand
from pentarchy.games.night_watch.moves import BANK, BUY, END, HERO, PLAY, PROPOSE, ROLL, SETTLE
from pentarchy.games.night_watch.moves import GUARD as TO_GUARD
from pentarchy.games.night_watch.moves import KEEP as TO_KEEP
from pentarchy.games.night_watch.moves import ROAD as TO_ROAD
from pentarchy.games.night_watch.roads import open_paths, sites
from pentarchy.games.night_watch.scoring import TURN_LIMIT, check_glory, check_victory, end_with
from pentarchy.games.night_watch.steps import building
from pentarchy.games.night_watch.steps.cards_played import open_sections
from pentarchy.games.night_watch.steps.effects import (
    ANY_TIME,
    CARD_NEEDS,
    CARD_PROGRAMS,
    CARD_RULES,
    HERO_NEEDS,
    HERO_PROGRAMS,
    HERO_RULES,
    IN_BUILD,
    IN_TRADE,
    OUT_OF_TURN,
    PLAYABLE,
    STAYS_IN_FRONT,
    ready,
)
from pentarchy.games.night_watch.steps.hero_cards import HERO_USED
from pentarchy.games.night_watch.steps.production import ROLL_DICE
from pentarchy.games.night_watch.steps.refusals import refused_purchase
from pentarchy.games.night_watch.steps.trade import (
    BANK_MOVES,
    LISTED,
    in_stock,
    propose,
    refused_proposal,
    refused_rate,
    trade_with_bank,
)
from pentarchy.games.night_watch.table import Table
from pentarchy.games.night_watch.watch import EMPTY
from pentarchy.kernel.events import Event
from pentarchy.kernel.steps import Decision, Refusal, Step

NO_CARDS: Final = [0] * CARD_KINDS
PLENTY: Final = 3
"""No purchase needs more cards of a kind: a hand cut down to so many tells what it can pay."""


def within_means(code: int) -> int:
    """The purchases, as a mask, that a hand with this code (two bits for each kind) can pay."""
    hand = [code >> 2 * kind & PLENTY for kind in range(KINDS)]
    affordable = [all(hand[kind] >= cost[kind] for kind in range(KINDS)) for cost in COSTS]
    return sum(1 << purchase for purchase, can in enumerate(affordable) if can)


def code_of(hands: list[int], start: int) -> int:
    """The code of the hand that starts here."""
    return (
        FEW[hands[start]]
        | FEW[hands[start + 1]] << 2
        | FEW[hands[start + 2]] << 4
        | FEW[hands[start + 3]] << 6
        | FEW[hands[start + 4]] << 8
    )


FEW: Final = [min(count, PLENTY) for count in range(IN_BOX + 1)]
WITHIN_MEANS: Final = [within_means(code) for code in range(4**KINDS)]
HAS_PAIR: Final = [any((code >> 2 * kind & PLENTY) >= 2 for kind in range(KINDS)) for code in range(4**KINDS)]
"""No rate is lower than two cards for one."""
HELD: Final = [sum(1 << kind for kind in range(KINDS) if code >> 2 * kind & PLENTY) for code in range(4**KINDS)]


def begin_turn(table: Table) -> None:
    """NGT-5.1: a turn begins; who has ten points by now wins before the roll (NGT-12.3, NGT-12.4).

    Out of turn points come from the Longest Road alone (NGT-10.5).
    """
    table.fresh = NO_CARDS[:]
    if table.turns >= table.turn_limit:
        end_with(table, TURN_LIMIT)
        return
    table.turns += 1
    table.rolled = table.played = table.trading = False
    table.offers = table.offers_allowed
    table.dice = table.wild = -1
    table.actor = table.active
    table.received = table.give = 0
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
        if not table.played:
            add_cards(table, self.seat, moves)
        if table.full:
            add_hero(table, self.seat, moves)
        return moves

    def play(self, table: Table, move: int) -> None:
        if move == ROLL.base:
            table.trading = True
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


def add_cards(table: Table, seat: int, moves: list[int]) -> None:
    """NGT-11.2, NGT-11.3: the cards that may be played; not those bought in this turn."""
    held, fresh = table.held[seat * CARD_KINDS : (seat + 1) * CARD_KINDS], table.fresh
    if held == NO_CARDS:
        return
    for card in PLAYABLE:
        if held[card] > fresh[card] and CARD_NEEDS[card].hold(table, seat):
            moves.append(PLAY.base + card)


def add_hero(table: Table, seat: int, moves: list[int]) -> None:
    """NGT-19.10: the own hero, in its window."""
    hero = ready(table, seat)
    if hero != EMPTY and in_window(table, hero):
        moves.append(HERO.base + hero)


def in_window(table: Table, hero: int) -> bool:
    if ANY_TIME[hero]:
        return True
    return table.rolled and not OUT_OF_TURN[hero] and (table.trading or not IN_TRADE[hero])


def play_card(table: Table, seat: int, card: int) -> None:
    """NGT-11.4 to NGT-11.6, NGT-20.5: a Patrol stays in front of its player, a progress card leaves the game."""
    table.held[seat * CARD_KINDS + card] -= 1
    table.played = True
    table.actor = seat
    left_hand(table, seat, card)
    table.then(CARD_PROGRAMS[table.mode][card])
    if table.events is not None:
        table.tell(Event("played-card", "NGT-11.2", seat, {"card": CARDS[card]}))
    if STAYS_IN_FRONT[card]:
        table.patrols[seat] += 1
        building.award_patrol(table)
        check_victory(table)
    else:
        table.removed[card] += 1


def use_hero(table: Table, seat: int, hero: int) -> None:
    """NGT-14.6, NGT-19.4, NGT-19.5, NGT-19.9; a hero of the build step opens it (NGT-5.6)."""
    table.actor = seat
    table.watch.hero_turn[seat] = table.turns
    if IN_BUILD[hero]:
        building.close_trade(table)
    if table.events is not None:
        table.tell(Event("hero-used", "NGT-19.4", seat, {"hero": HEROES[hero]}))
    table.then([*HERO_PROGRAMS[hero], HERO_USED[seat]])


def refused_card_or_hero(table: Table, seat: int, move: int) -> Refusal | None:
    """Why a card or a hero cannot be used now; None for other moves."""
    if PLAY.covers(move):
        card = move - PLAY.base
        count = table.held[seat * CARD_KINDS + card]
        if table.played:
            return Refusal("NGT-11.2", "one-card-a-turn")
        if card not in PLAYABLE:
            return Refusal("NGT-11.9", "never-played")
        if count and count <= table.fresh[card]:
            return Refusal("NGT-11.3", "bought-this-turn")
        if not count:
            return Refusal("NGT-11.2", "no-such-card")
        return CARD_NEEDS[card].refusal(table, seat, CARD_RULES[card]) or Refusal("NGT-11.2", "no-effect-possible")
    if HERO.covers(move):
        return refused_hero(table, seat, move - HERO.base)
    return None


def refused_hero(table: Table, seat: int, hero: int) -> Refusal:
    if not table.full:
        return Refusal("NGT-4.3", "not-in-this-game")
    if table.watch.heroes[seat] != hero:
        return Refusal("NGT-19.1", "not-your-hero")
    if table.watch.hero_turn[seat] == table.turns:
        return Refusal("NGT-19.2", "hero-rests")
    if OUT_OF_TURN[hero]:
        return Refusal(HERO_RULES[hero], "hero-after-production")
    if not ANY_TIME[hero] and not table.rolled:
        return Refusal("NGT-19.10", "hero-after-roll")
    if IN_TRADE[hero] and not table.trading:
        return Refusal("NGT-19.10", "trade-step-over")
    return HERO_NEEDS[hero].refusal(table, seat, HERO_RULES[hero]) or Refusal("NGT-19.10", "not-this-hero-now")


class Act(Decision[Table]):
    """NGT-5.4, NGT-5.5: trade, then build, as often as wanted; then the turn ends (NGT-5.9). What a card or a purchase
    asks comes on top of the agenda and is answered first (NGT-5.7)."""

    rule = "NGT-5.4"
    forced = False  # whoever is not asked can pay for nothing; and any proposal may be made

    def options(self, table: Table) -> list[int]:
        seat, code = self.seat, code_of(table.hands, self.seat * KINDS)
        moves = [END.base]
        if not table.played:
            add_cards(table, seat, moves)
        means = WITHIN_MEANS[code] & SOLD[table.mode]
        if means:
            add_purchases(table, seat, means, moves)
        if table.trading and HAS_PAIR[code]:
            gives = tradable(table, seat * KINDS)
            if gives:
                moves += BANK_MOVES[gives][in_stock(table)]
        if table.full:
            add_hero(table, seat, moves)
        if table.trading and table.offers:
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
            trade_with_bank(table, seat, move, table.rates[seat * KINDS + BANK.argument(move, 0)])
        elif TO_ROAD.covers(move):
            building.build_road(table, seat, move - TO_ROAD.base)
        elif SETTLE.covers(move):
            building.build_settlement(table, seat, move - SETTLE.base)
        elif TO_KEEP.covers(move):
            building.build_keep(table, seat, move - TO_KEEP.base)
        elif move == BUY.base:
            building.buy_card(table, seat)
        elif PLAY.covers(move):
            play_card(table, seat, move - PLAY.base)
        elif TO_GUARD.covers(move):
            building.build_guard(table, seat, move - TO_GUARD.base)
        elif HERO.covers(move):
            use_hero(table, seat, move - HERO.base)
        else:
            propose(table, seat, move)

    def why(self, table: Table, move: int) -> Refusal:
        if PROPOSE.covers(move):
            return refused_proposal(table, self.seat, move) or Refusal("NGT-8.3", "not-on-offer")
        if BANK.covers(move):
            return refused_bank(table, self.seat, move)
        refusal = refused_card_or_hero(table, self.seat, move) or refused_building(table, self.seat, move)
        return refusal or Refusal("NGT-5.4", "not-in-this-step")


def tradable(table: Table, start: int) -> int:
    """NGT-8.9: the kinds, as a mask, of which the hand that starts here has as many as the rate asks for."""
    hands, rates, gives = table.hands, table.rates, 0
    if hands[start] >= rates[start]:
        gives = 1
    if hands[start + 1] >= rates[start + 1]:
        gives |= 2
    if hands[start + 2] >= rates[start + 2]:
        gives |= 4
    if hands[start + 3] >= rates[start + 3]:
        gives |= 8
    if hands[start + 4] >= rates[start + 4]:
        gives |= 16
    return gives


def add_purchases(table: Table, seat: int, means: int, moves: list[int]) -> None:
    """NGT-9.1, NGT-9.13, NGT-25.2, NGT-25.3: what the seat can pay, has pieces for and finds a place for, in the order
    of the verbs."""
    if means >> ACTION_CARD & 1 and any(table.deck):
        moves.append(BUY.base)
    if means >> ROAD & 1 and table.roads_left(seat):
        add_places(moves, TO_ROAD.base, open_paths(table, seat))
    if means >> SETTLEMENT & 1 and table.settlements_left(seat):
        add_places(moves, SETTLE.base, sites(table, seat))
    if means >> KEEP & 1 and table.keeps_left(seat):
        add_places(moves, TO_KEEP.base, table.settlements[seat])
    if means >> GUARD & 1 and table.guards_left(seat):
        moves += open_sections(table)


def add_places(moves: list[int], base: int, places: int) -> None:
    while places:
        low = places & -places
        moves.append(base + low.bit_length() - 1)
        places ^= low


def refused_bank(table: Table, seat: int, move: int) -> Refusal:
    if not table.trading:
        return Refusal("NGT-5.2", "trade-step-over")
    return refused_rate(table, seat, move, table.rates[seat * KINDS + BANK.argument(move, 0)], "NGT-8.8")


def refused_building(table: Table, seat: int, move: int) -> Refusal | None:
    """Why something cannot be built; None for other moves."""
    for purchase, verb in enumerate([TO_ROAD, SETTLE, TO_KEEP, BUY, TO_GUARD]):
        if verb.covers(move):
            return refused_purchase(table, seat, purchase, move - verb.base)
    return None


FIRST_TURN: Final = FirstTurn()
BEFORE_ROLL: Final = [BeforeRoll(seat) for seat in range(4)]
ACT: Final = [Act(seat) for seat in range(4)]
