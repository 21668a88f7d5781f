"""Operations of heroes (NGT-19), and what becomes of the card afterwards."""

from pentarchy.games.night_watch.cards import (
    ACTION_CARD,
    CAMPS,
    CARD_KINDS,
    CARDS,
    CLANS,
    COSTS,
    GUARD,
    HEROES,
    KINDS,
    PATROL,
    REGULAR,
    RESOURCES,
)
from pentarchy.games.night_watch.knowledge import ALL_KINDS, pay, pin, pin_for_all, remember, steal
from pentarchy.games.night_watch.maps import IN_CAMP, MAPS, PATHS
from pentarchy.games.night_watch.moves import (
    BANISH,
    BANK,
    CHOOSE,
    DEMAND,
    EXCHANGE,
    FLIP,
    GIVE,
    LIFT,
    NORTHERN,
    PAY,
    RETAIN,
    ROAD,
    SEE,
    SEIZE,
    SPY,
    SUBSTITUTE,
)
from pentarchy.games.night_watch.roads import longest_line, open_paths, removable, touched_by
from pentarchy.games.night_watch.scoring import public_points
from pentarchy.games.night_watch.steps.building import award_road, charge, lay_road, take_card
from pentarchy.games.night_watch.steps.cards_played import PLACE_FREE_GUARD, placed
from pentarchy.games.night_watch.steps.trade import BANK_MOVES, in_stock, trade_with_bank
from pentarchy.games.night_watch.steps.wildlings import leave_camp
from pentarchy.games.night_watch.table import Table
from pentarchy.games.night_watch.watch import EMPTY
from pentarchy.kernel.decks import draw_weights, draws, one_by_one
from pentarchy.kernel.events import Event, Plain
from pentarchy.kernel.steps import Chance, Decision, Refusal, Step

CAMP_PLACES = CAMPS * len(CLANS)


class Ask(Step[Table]):
    """Asks the acting seat: one decision for each seat."""

    rule = "NGT-19.4"

    def __init__(self, asks: list[Decision[Table]]) -> None:
        super().__init__()
        self.asks = asks

    def run(self, table: Table) -> None:
        table.push(self.asks[table.actor])


# Mormont (NGT-19.11).


class Demand(Decision[Table]):
    """NGT-19.11: one kind, from one or two opponents; who has none proves it."""

    rule = "NGT-19.11"

    def options(self, table: Table) -> list[int]:
        return DEMANDS[table.seats][self.seat]

    def play(self, table: Table, move: int) -> None:
        kind, named = DEMAND.argument(move, 0), DEMAND.argument(move, 1)
        table.watch.givers = 0
        for other in one_by_one(named):
            if table.hands[other * KINDS + kind]:
                pay(table, other, kind, 1)
                table.hands[self.seat * KINDS + kind] += 1
                table.watch.givers |= 1 << other
            else:
                pin_for_all(table, other, kind)
        table.reveal()
        if table.events is not None:
            givers: list[Plain] = [*one_by_one(table.watch.givers)]
            table.tell(Event("demanded", self.rule, self.seat, {"resource": RESOURCES[kind], "givers": givers}))
        if table.watch.givers:
            table.push(GIVE_BACK[self.seat])

    def why(self, table: Table, move: int) -> Refusal:
        return Refusal("NGT-19.11", "one-or-two-opponents" if DEMAND.covers(move) else "demand-now")


def demands(seats: int, seat: int) -> list[int]:
    masks = [mask for mask in range(1, 1 << seats) if not mask >> seat & 1 and mask.bit_count() <= 2]
    return [DEMAND.of(kind, mask) for kind in range(KINDS) for mask in masks]


class GiveBack(Decision[Table]):
    """NGT-19.11: one card of choice to each giver, in seat order from the left. Not forced: hands are hidden."""

    rule = "NGT-19.11"

    def options(self, table: Table) -> list[int]:
        start = self.seat * KINDS
        return [GIVE.base + kind for kind in range(KINDS) if table.hands[start + kind]]

    def play(self, table: Table, move: int) -> None:
        kind, giver = move - GIVE.base, self.next_giver(table)
        pay(table, self.seat, kind, 1)
        table.hands[giver * KINDS + kind] += 1
        table.watch.givers ^= 1 << giver
        if table.events is not None:
            table.tell(Event("gave-back", self.rule, self.seat, {"to": giver, "card": RESOURCES[kind]}))
        if table.watch.givers:
            table.push(self)

    def next_giver(self, table: Table) -> int:
        seat = self.seat
        while not table.watch.givers >> seat & 1:
            seat = (seat + 1) % table.seats
        return seat

    def why(self, table: Table, move: int) -> Refusal:
        return Refusal("NGT-19.11", "no-such-card" if GIVE.covers(move) else "give-back-now")


# Marsh (NGT-19.12).


class Swap(Decision[Table]):
    """NGT-19.12: one card for one of another kind."""

    rule = "NGT-19.12"

    def options(self, table: Table) -> list[int]:
        return BANK_MOVES[held_kinds(table, self.seat)][in_stock(table)]

    def play(self, table: Table, move: int) -> None:
        trade_with_bank(table, self.seat, move, 1)

    def why(self, table: Table, move: int) -> Refusal:
        return Refusal("NGT-19.12", "not-in-bank" if BANK.covers(move) else "swap-now")


def held_kinds(table: Table, seat: int) -> int:
    start = seat * KINDS
    return sum(1 << kind for kind in range(KINDS) if table.hands[start + kind])


# Yarwyck (NGT-19.14).


class LiftRoad(Decision[Table]):
    """NGT-19.14: a removable road leaves the board; it is measured only when it lies again."""

    rule = "NGT-19.14"

    def options(self, table: Table) -> list[int]:
        return [LIFT.base + path for path in one_by_one(table.roads[self.seat]) if removable(table, self.seat, path)]

    def play(self, table: Table, move: int) -> None:
        table.spot = move - LIFT.base
        table.roads[self.seat] ^= 1 << table.spot
        table.touched[self.seat] = touched_by(MAPS[table.layout], table.roads[self.seat])
        if table.events is not None:
            table.tell(Event("lifted-road", self.rule, self.seat, {"path": PATHS[table.spot]}))
        table.push(LAY_LIFTED[self.seat])

    def why(self, table: Table, move: int) -> Refusal:
        return Refusal("NGT-19.14", "not-removable" if LIFT.covers(move) else "lift-road-now")


class LayLifted(Decision[Table]):
    """NGT-19.14: on another legal path."""

    rule = "NGT-19.14"

    def options(self, table: Table) -> list[int]:
        return placed(ROAD, open_paths(table, self.seat) & ~(1 << table.spot))

    def play(self, table: Table, move: int) -> None:
        lay_road(table, self.seat, move - ROAD.base)
        table.lengths[self.seat] = longest_line(table, self.seat)
        award_road(table)

    def why(self, table: Table, move: int) -> Refusal:
        return Refusal("NGT-19.14", "no-road-there" if ROAD.covers(move) else "place-road-now")


# Thorne and Melisandre (NGT-19.15, NGT-19.16).


class Substitute(Decision[Table]):
    """NGT-19.15, NGT-19.16: one card of the cost is replaced by a card of another kind, and the cost is paid."""

    rule = "NGT-19.15"

    def __init__(self, seat: int, purchase: int) -> None:
        super().__init__(seat)
        self.purchase = purchase
        self.optional = purchase == ACTION_CARD
        cost = COSTS[purchase]
        self.ways = [
            SUBSTITUTE.of(kind, other) for kind in range(KINDS) for other in range(KINDS) if cost[kind] and kind != other
        ]

    def options(self, table: Table) -> list[int]:
        moves = [move for move in self.ways if self.payable(table, move)]
        if self.optional and self.payable(table, PAY.base):
            moves.append(PAY.base)
        return moves

    def cost(self, move: int) -> list[int]:
        cost = COSTS[self.purchase][:]
        if move != PAY.base:
            cost[SUBSTITUTE.argument(move, 0)] -= 1
            cost[SUBSTITUTE.argument(move, 1)] += 1
        return cost

    def payable(self, table: Table, move: int) -> bool:
        cost, start = self.cost(move), self.seat * KINDS
        return all(table.hands[start + kind] >= cost[kind] for kind in range(KINDS))

    def play(self, table: Table, move: int) -> None:
        charge(table, self.seat, self.cost(move))
        if self.purchase == GUARD:
            table.push(PLACE_FREE_GUARD[self.seat])

    def why(self, table: Table, move: int) -> Refusal:
        return Refusal(self.rule, "cannot-pay" if SUBSTITUTE.covers(move) or PAY.covers(move) else "substitute-now")


class LookAtDeck(Step[Table]):
    """NGT-19.16: up to three cards are seen by the user alone, one of them is kept."""

    rule = "NGT-19.16"

    def __init__(self, look: int) -> None:
        super().__init__()
        self.look = look

    def run(self, table: Table) -> None:
        looks: list[Step[Table]] = [SEE_CARD] * min(self.look, sum(table.deck))
        table.then([*looks, RETAIN_CARD[table.actor]])


class SeeCard(Chance[Table]):
    """NGT-24.3: any card left in the deck."""

    rule = "NGT-19.16"
    forced = False

    def options(self, table: Table) -> list[int]:
        return draws(table.deck, SEE)

    def weights(self, table: Table) -> list[int]:
        return draw_weights(table.deck)

    def play(self, table: Table, move: int) -> None:
        table.deck[move - SEE.base] -= 1
        table.watch.looked[move - SEE.base] += 1


class RetainCard(Decision[Table]):
    """NGT-19.16: the card bought; the rest goes back into the deck, and only the user knows it (NGT-23.8)."""

    rule = "NGT-19.16"

    def options(self, table: Table) -> list[int]:
        return draws(table.watch.looked, RETAIN)

    def play(self, table: Table, move: int) -> None:
        watch, card = table.watch, move - RETAIN.base
        watch.looked[card] -= 1
        for kind in range(CARD_KINDS):
            table.deck[kind] += watch.looked[kind]
        remember(table, self.seat, watch.looked)
        watch.looked = [0] * CARD_KINDS
        take_card(table, self.seat, card)

    def why(self, table: Table, move: int) -> Refusal:
        return Refusal("NGT-19.16", "not-among-them" if RETAIN.covers(move) else "retain-now")


# Mance (NGT-19.17).


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
        table.watch.target = victim
        pin(table, victim, ALL_KINDS, self.seat)
        table.reveal()
        if table.events is not None:
            table.tell(Event("spied", self.rule, self.seat, {"on": victim}))
        table.push(SEIZE_CARD[self.seat])

    def why(self, table: Table, move: int) -> Refusal:
        return Refusal("NGT-19.17", "no-leader-with-cards" if SPY.covers(move) else "spy-now")


class SeizeCard(Decision[Table]):
    """NGT-19.17: a card of the hand seen. Not forced: the others must not learn how many kinds there are."""

    rule = "NGT-19.17"

    def options(self, table: Table) -> list[int]:
        start = table.watch.target * KINDS
        return [SEIZE.base + kind for kind in range(KINDS) if table.hands[start + kind]]

    def play(self, table: Table, move: int) -> None:
        kind, victim = move - SEIZE.base, table.watch.target
        table.watch.target = EMPTY
        steal(table, self.seat, victim, kind)
        if table.events is not None:
            secret: dict[str, Plain] = {"card": RESOURCES[kind]}
            table.tell(Event("stole", self.rule, self.seat, {"from": victim}, secret, (self.seat, victim)))

    def why(self, table: Table, move: int) -> Refusal:
        return Refusal("NGT-19.17", "no-such-card" if SEIZE.covers(move) else "seize-now")


# Benjen, Yoren, Qhorin (NGT-19.18, NGT-19.20, NGT-19.21).


class BanishWildling(Decision[Table]):
    """NGT-19.18: a wildling of a camp or a clearing goes back to the Frostfangs; camps close up."""

    rule = "NGT-19.18"

    def options(self, table: Table) -> list[int]:
        camps = [BANISH.base + place for place, kind in enumerate(table.watch.camps) if kind != EMPTY]
        waiting = enumerate(table.watch.clearings)
        return camps + [BANISH.base + CAMP_PLACES + clearing for clearing, count in waiting if count]

    def play(self, table: Table, move: int) -> None:
        watch, place = table.watch, move - BANISH.base
        if place < CAMP_PLACES:
            watch.figures[leave_camp(table, place // CAMPS, place % CAMPS)] += 1
        else:
            watch.clearings[place - CAMP_PLACES] -= 1
            watch.figures[REGULAR] += 1
        if table.events is not None:
            table.tell(Event("banished", self.rule, self.seat, {"place": NORTHERN[place]}))

    def why(self, table: Table, move: int) -> Refusal:
        return Refusal("NGT-19.18", "no-wildling-there" if BANISH.covers(move) else "choose-wildling-now")


class DiscardPlayed(Step[Table]):
    """NGT-19.20: a played Patrol leaves the game."""

    rule = "NGT-19.20"

    def run(self, table: Table) -> None:
        table.patrols[table.actor] -= 1
        table.removed[PATROL] += 1


class RecallTormund(Step[Table]):
    """NGT-19.21: Tormund returns to his camp; the hex that he leaves pays."""

    rule = "NGT-19.21"

    def run(self, table: Table) -> None:
        table.spot = table.robber
        table.robber = IN_CAMP
        if table.events is not None:
            table.tell(Event("tormund-home", self.rule, table.actor, {}))


# Flip or exchange (NGT-19.6 to NGT-19.9).


class HeroUsed(Step[Table]):
    """NGT-19.6, NGT-19.7: after the first use flip or exchange, after the second exchange."""

    rule = "NGT-19.6"

    def __init__(self, user: int) -> None:
        super().__init__()
        self.user = user

    def run(self, table: Table) -> None:
        table.actor = table.active
        if table.watch.used_once[self.user]:
            exchange(table, self.user)
        else:
            table.push(FLIP_OR_EXCHANGE[self.user])


class FlipOrExchange(Decision[Table]):
    """NGT-19.6."""

    rule = "NGT-19.6"

    def options(self, table: Table) -> list[int]:
        return [FLIP.base, EXCHANGE.base]

    def play(self, table: Table, move: int) -> None:
        if move == EXCHANGE.base:
            exchange(table, self.seat)
            return
        table.watch.used_once[self.seat] = 1
        if table.events is not None:
            table.tell(Event("hero-flipped", self.rule, self.seat, {"hero": HEROES[table.watch.heroes[self.seat]]}))

    def why(self, table: Table, move: int) -> Refusal:
        return Refusal("NGT-19.6", "flip-or-exchange-now")


def exchange(table: Table, seat: int) -> None:
    """NGT-19.7, NGT-19.8: another hero of the display, or the own one again if there is no other."""
    if table.watch.display:
        table.push(CHOOSE_HERO[seat])
    else:
        take_hero(table, seat, table.watch.heroes[seat])


def take_hero(table: Table, seat: int, hero: int) -> None:
    """Side A up, and not usable this turn (NGT-19.2)."""
    watch = table.watch
    watch.display |= 1 << watch.heroes[seat]
    watch.display &= ~(1 << hero)
    watch.heroes[seat] = hero
    watch.used_once[seat] = 0
    watch.hero_turn[seat] = table.turns
    if table.events is not None:
        table.tell(Event("hero-taken", "NGT-19.7", seat, {"hero": HEROES[hero]}))


class ChooseHero(Decision[Table]):
    """NGT-19.7: any hero of the display but the one just returned."""

    rule = "NGT-19.7"

    def options(self, table: Table) -> list[int]:
        return placed(CHOOSE, table.watch.display)

    def play(self, table: Table, move: int) -> None:
        take_hero(table, self.seat, move - CHOOSE.base)

    def why(self, table: Table, move: int) -> Refusal:
        return Refusal("NGT-19.7", "not-in-display" if CHOOSE.covers(move) else "choose-hero-now")


DEMANDS = [[demands(seats, seat) for seat in range(seats)] for seats in range(5)]
GIVE_BACK = [GiveBack(seat) for seat in range(4)]
LAY_LIFTED = [LayLifted(seat) for seat in range(4)]
SEE_CARD = SeeCard()
RETAIN_CARD = [RetainCard(seat) for seat in range(4)]
SEIZE_CARD = [SeizeCard(seat) for seat in range(4)]
HERO_USED = [HeroUsed(seat) for seat in range(4)]
FLIP_OR_EXCHANGE = [FlipOrExchange(seat) for seat in range(4)]
CHOOSE_HERO = [ChooseHero(seat) for seat in range(4)]
SUBSTITUTES = {purchase: [Substitute(seat, purchase) for seat in range(4)] for purchase in (GUARD, ACTION_CARD)}
