"""Arrangements of a Brotherhood of the Watch table, for `Scenario.given`. Seats by colour: blue, yellow, black, red."""

from pentarchy.games import load
from pentarchy.games.night_watch import cards, maps, roads
from pentarchy.games.night_watch.fields import EMPTY
from pentarchy.games.night_watch.steps.building import first_rates, open_market, raise_stakes
from pentarchy.games.night_watch.steps.turn import ACT, BEFORE_ROLL
from pentarchy.kernel.testing import Scenario

BLUE, YELLOW, BLACK, RED = A, B, C, D = range(4)
GAME = load("night_watch")


def a_game(mode="full", seats=4, **options):
    """A game as it begins; in the full game seat 0 is drawn as the starting player."""
    scenario = Scenario(GAME.new(seats, {"mode": mode, **options}))
    return scenario.when("starts 0") if scenario.table.question == "StartingSeat" else scenario


def an_empty_map(mode="full", seats=4, **options):
    """Nothing is built, hands are empty, and seat 0 is to act after its roll."""
    return a_game(mode, seats, **options).given(nothing(), acting(A))


def nothing():
    def arrange(table):
        table.settlements, table.keeps = [0] * table.seats, [0] * table.seats
        table.roads, table.touched, table.lengths = [0] * table.seats, [0] * table.seats, [0] * table.seats
        table.closed = 0
        table.stakes = [[0] * table.seats for _ in maps.HEXES]
        table.rates = first_rates(table)
        table.bank, table.hands, table.low = [19] * 5, [0] * 5 * table.seats, [0] * 5 * table.seats
        table.road_holder = table.patrol_holder = -1

    return arrange


def acting(seat, trading=True):
    """The seat is in its trade step, or in its build step."""

    def arrange(table):
        table.active = seat
        table.turns = max(table.turns, 1)
        table.turn.rolled, table.turn.trading, table.turn.card_played = True, trading, False
        table.turn.proposals_left = table.settings.number("trade_offers_per_turn")
        table.turn.fresh = [0] * 6
        table.agenda[:] = [ACT[seat]]

    return arrange


def about_to_roll(seat):
    def arrange(table):
        acting(seat)(table)
        table.turn.rolled = table.turn.trading = False
        table.agenda[:] = [BEFORE_ROLL[seat]]

    return arrange


# Pieces.


def nodes_of(names):
    return [maps.INTERSECTIONS.index(name) for name in names.split()]


def settlements(seat, names):
    def arrange(table):
        for node in nodes_of(names):
            table.settlements[seat] |= 1 << node
            table.closed |= 1 << node | maps.MAPS[table.layout].around[node]
            raise_stakes(table, seat, node)
            if table.markets[node] >= 0:
                open_market(table, seat, table.markets[node])

    return arrange


def keeps(seat, names):
    def arrange(table):
        settlements(seat, names)(table)
        for node in nodes_of(names):
            table.settlements[seat] ^= 1 << node
            table.keeps[seat] |= 1 << node
            raise_stakes(table, seat, node)

    return arrange


def roads_of(seat, names):
    """Roads, with the Longest Road given to whom it belongs."""

    def arrange(table):
        for name in names.split():
            table.roads[seat] |= 1 << maps.PATHS.index(name)
        table.touched[seat] = roads.touched_by(maps.MAPS[table.layout], table.roads[seat])
        table.lengths = [roads.longest_line(table, other) for other in range(table.seats)]
        table.road_holder = roads.contender(table.lengths, table.road_holder, 5)

    return arrange


def tormund(name):
    def arrange(table):
        table.robber = maps.HEXES.index(name) if name in maps.HEXES else maps.IN_CAMP

    return arrange


# Cards.


def hand(seat, **counts):
    def arrange(table):
        for kind, name in enumerate(cards.RESOURCES):
            at = seat * 5 + kind
            table.bank[kind] += table.hands[at] - counts.get(name, 0)
            table.hands[at] = table.low[at] = counts.get(name, 0)

    return arrange


def bank(**counts):
    def arrange(table):
        for kind, name in enumerate(cards.RESOURCES):
            table.bank[kind] = counts.get(name, table.bank[kind])

    return arrange


def only_in_bank(**counts):
    return bank(**{name: counts.get(name, 0) for name in cards.RESOURCES})


def held(seat, **counts):
    """Action cards bought in an earlier turn."""

    def arrange(table):
        for card, name in enumerate(cards.CARDS):
            table.deck[card] -= counts.get(name, 0)
            table.held[seat * 6 + card] += counts.get(name, 0)

    return arrange


def patrols(*counts):
    def arrange(table):
        table.deck[cards.PATROL] -= sum(counts)
        table.patrols = list(counts)
        table.patrol_holder = roads.contender(table.patrols, table.patrol_holder, 3)

    return arrange


def deck(**counts):
    """What is left of the deck; the rest is out of the game."""

    def arrange(table):
        left = [counts.get(name, 0) for name in cards.CARDS]
        table.removed = [out + was - now for out, was, now in zip(table.removed, table.deck, left, strict=True)]
        table.deck = left

    return arrange


# The north.


def camps(clan, kinds=""):
    def arrange(table):
        start = cards.CLANS.index(clan) * cards.CAMPS
        for i, kind in enumerate(kinds.split()):
            table.watch.camps[start + i] = cards.WILDLINGS.index(kind)
            table.watch.figures[cards.WILDLINGS.index(kind)] -= 1

    return arrange


def clearing(name, count):
    def arrange(table):
        table.watch.clearings[cards.CLEARINGS.index(name)] = count
        table.watch.figures[cards.REGULAR] -= count

    return arrange


def in_gift(kind, names):
    def arrange(table):
        for name in names.split():
            table.watch.gift[cards.WILDLINGS.index(kind)] |= 1 << maps.HEXES.index(name)
            table.watch.figures[cards.WILDLINGS.index(kind)] -= 1

    return arrange


def guards(section, *owners):
    def arrange(table):
        start = cards.SECTIONS.index(section) * cards.SPACES
        table.watch.wall[start : start + 5] = [*owners, *[EMPTY] * (5 - len(owners))]

    return arrange


def hero(seat, name, side="A"):
    def arrange(table):
        watch, card = table.watch, cards.HEROES.index(name)
        if card in watch.heroes:
            watch.heroes[watch.heroes.index(card)] = watch.heroes[seat]
        else:
            watch.display ^= 1 << card | 1 << watch.heroes[seat]
        watch.heroes[seat] = card
        watch.used_once[seat] = int(side == "B")
        watch.hero_turn[seat] = -1

    return arrange


def breaches(count):
    def arrange(table):
        table.watch.breaches = count

    return arrange


# Looks.


def hand_of(table, seat):
    counts = table.hands[seat * 5 : seat * 5 + 5]
    return {name: count for name, count in zip(cards.RESOURCES, counts, strict=True) if count}


def bank_of(table):
    return dict(zip(cards.RESOURCES, table.bank, strict=True))


def camps_of(table, clan):
    return table.view(None)["north"]["camps"][clan]


def wildlings_at(table):
    return sorted(row["id"] for row in table.view(None)["hexes"] if row["wildling"])


def wall_of(table, section):
    return table.view(None)["north"]["wall"][section]


def after_roll(scenario, total, wild=12):
    """Rolls this sum; a seven is thrown as 1 and 6."""
    first = max(1, total - 6)
    scenario.when("roll", f"dice {first} {total - first}")
    return scenario.when(f"wild {wild}") if scenario.table.full else scenario


def founded(scenario, places):
    """Founding: each seat in turn settles and takes the first road on offer."""
    for node in places.split():
        scenario.when(f"settle {node}")
        scenario.when(scenario.options()[0])
    return scenario
