"""Written by tools/table_copies.py from fields.py, do not edit: how the table is copied and begun."""

from pentarchy.games.night_watch.fields import Effect, Fields, Trade, Turn, Watch


def copy_turn(turn: Turn) -> Turn:
    twin = Turn()
    twin.rolled = turn.rolled
    twin.card_played = turn.card_played
    twin.trading = turn.trading
    twin.proposals_left = turn.proposals_left
    twin.first = turn.first
    twin.second = turn.second
    twin.wild = turn.wild
    twin.received = turn.received
    twin.fresh = turn.fresh
    return twin


def fresh_turn() -> Turn:
    turn = Turn()
    turn.rolled = False
    turn.card_played = False
    turn.trading = False
    turn.proposals_left = 0
    turn.first = 0
    turn.second = 0
    turn.wild = 0
    turn.received = 0
    turn.fresh = []
    return turn


def copy_trade(trade: Trade) -> Trade:
    twin = Trade()
    twin.give = trade.give
    twin.want = trade.want
    twin.to = trade.to
    twin.answers = trade.answers[:]
    return twin


def fresh_trade(seats: int) -> Trade:
    trade = Trade()
    trade.give = []
    trade.want = []
    trade.to = []
    trade.answers = [0] * seats
    return trade


def copy_effect(effect: Effect) -> Effect:
    twin = Effect()
    twin.seat = effect.seat
    twin.vacated = effect.vacated
    twin.lifted = effect.lifted
    twin.robbed = effect.robbed
    twin.spied_on = effect.spied_on
    twin.due = effect.due
    twin.givers = effect.givers
    twin.looked = effect.looked[:]
    return twin


def fresh_effect() -> Effect:
    effect = Effect()
    effect.seat = 0
    effect.vacated = 0
    effect.lifted = 0
    effect.robbed = 0
    effect.spied_on = 0
    effect.due = 0
    effect.givers = 0
    effect.looked = []
    return effect


def copy_watch(watch: Watch) -> Watch:
    twin = Watch()
    twin.camps = watch.camps[:]
    twin.clearings = watch.clearings[:]
    twin.gift = watch.gift[:]
    twin.figures = watch.figures[:]
    twin.breaches = watch.breaches
    twin.wall = watch.wall[:]
    twin.heroes = watch.heroes[:]
    twin.used_once = watch.used_once[:]
    twin.hero_turn = watch.hero_turn[:]
    twin.display = watch.display
    twin.lost_heroes = watch.lost_heroes
    twin.batches = watch.batches[:]
    twin.under = watch.under[:]
    twin.pool = watch.pool
    twin.pool_batch = watch.pool_batch
    twin.turned = watch.turned[:]
    return twin


def fresh_watch(seats: int) -> Watch:
    watch = Watch()
    watch.camps = []
    watch.clearings = []
    watch.gift = []
    watch.figures = []
    watch.breaches = 0
    watch.wall = []
    watch.heroes = []
    watch.used_once = [0] * seats
    watch.hero_turn = []
    watch.display = 0
    watch.lost_heroes = 0
    watch.batches = []
    watch.under = []
    watch.pool = 0
    watch.pool_batch = 0
    watch.turned = []
    return watch


def copy_fields(table: Fields, twin: Fields) -> None:
    table.copy_agenda_to(twin)
    twin.mode = table.mode
    twin.layout = table.layout
    twin.full = table.full
    twin.first = table.first
    twin.terrain = table.terrain
    twin.markets = table.markets
    twin.rates = table.rates
    twin.stakes = table.stakes
    twin.settlements = table.settlements[:]
    twin.keeps = table.keeps[:]
    twin.roads = table.roads[:]
    twin.touched = table.touched[:]
    twin.closed = table.closed
    twin.robber = table.robber
    twin.lengths = table.lengths[:]
    twin.road_holder = table.road_holder
    twin.patrol_holder = table.patrol_holder
    twin.bank = table.bank[:]
    twin.hands = table.hands[:]
    twin.deck = table.deck[:]
    twin.held = table.held[:]
    twin.patrols = table.patrols[:]
    twin.removed = table.removed
    twin.low = table.low[:]
    twin.pins = table.pins[:]
    twin.ledger = table.ledger
    twin.diary = table.diary
    twin.active = table.active
    twin.turns = table.turns
    twin.turn = copy_turn(table.turn)
    twin.trade = None if table.trade is None else copy_trade(table.trade)
    twin.effect = None if table.effect is None else copy_effect(table.effect)
    twin.discarding = table.discarding[:]
    twin.winner = table.winner
    twin.reason = table.reason
    twin.watch = table.watch


def fresh_fields(table: Fields) -> None:
    seats = table.seats
    table.mode = 0
    table.layout = 0
    table.full = False
    table.first = 0
    table.terrain = []
    table.markets = []
    table.rates = []
    table.stakes = []
    table.settlements = [0] * seats
    table.keeps = [0] * seats
    table.roads = [0] * seats
    table.touched = [0] * seats
    table.closed = 0
    table.robber = 0
    table.lengths = [0] * seats
    table.road_holder = 0
    table.patrol_holder = 0
    table.bank = []
    table.hands = []
    table.deck = []
    table.held = []
    table.patrols = [0] * seats
    table.removed = []
    table.low = []
    table.pins = [0] * seats
    table.ledger = []
    table.diary = []
    table.active = 0
    table.turns = 0
    table.turn = fresh_turn()
    table.trade = None
    table.effect = None
    table.discarding = []
    table.winner = 0
    table.reason = ""
    table.watch = fresh_watch(seats)
