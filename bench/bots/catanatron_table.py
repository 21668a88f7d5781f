"""A table of Catanatron as one of its seats may see it, laid out as standard mode of Brotherhood of the Watch.

Read are: the board with its pieces, the bank, the own cards, how many cards the others hold, what was played. What the
others hold is dealt at random from the cards that the seat does not see; of two players the resources are certain.
"""

from random import Random
from typing import Any

from catanatron.models.enums import CITY, RESOURCES, ROAD, SETTLEMENT, ActionPrompt
from catanatron.models.player import Color
from catanatron.state import State

import pentarchy
from pentarchy.games.night_watch import cards
from pentarchy.games.night_watch.features import land
from pentarchy.games.night_watch.maps import ANY, GIFT_HEXES, MAPS, NO_MARKET, STANDARD_MAP
from pentarchy.games.night_watch.roads import longest_line, touched_by
from pentarchy.games.night_watch.steps.asking import EFFECT_OVER, begin_effect
from pentarchy.games.night_watch.steps.building import first_rates, open_market, raise_stakes
from pentarchy.games.night_watch.steps.founding import FOUND_FIRST, FOUND_ROAD, FOUND_SECOND
from pentarchy.games.night_watch.steps.placing import FreePiece
from pentarchy.games.night_watch.steps.tormund import DISCARD_ONE, MOVE_TORMUND, STEAL_RANDOM, TURN_IN
from pentarchy.games.night_watch.steps.turn import ACT, BEFORE_ROLL, FIRST_TURN
from pentarchy.games.night_watch.table import Table
from pentarchy.kernel.data import load
from pentarchy.kernel.decks import one_by_one
from pentarchy.kernel.steps import Step

GAME = pentarchy.load("night_watch")
OPTIONS = {"mode": "standard", "trade_offers_per_turn": 0}
KINDS = ["BRICK", "WOOD", "SHEEP", "WHEAT", "ORE"]
DEVELOPMENT = ["KNIGHT", "ROAD_BUILDING", "YEAR_OF_PLENTY", None, "VICTORY_POINT", "MONOPOLY"]
LAYOUT = MAPS[STANDARD_MAP]
BOARD = load(cards.PACKAGE, "map_standard").row("board")
NODE = [row.number("node") for row in BOARD.rows("intersections")]
AT_NODE = {node: place for place, node in enumerate(NODE)}
COORDINATE = [(row.number("q"), -row.number("q") - row.number("r"), row.number("r")) for row in BOARD.rows("hexes")]
EDGE = [tuple(sorted(NODE[end] for end in ends)) for ends in LAYOUT.ends]
AT_EDGE = {edge: path for path, edge in enumerate(EDGE)}
FIRST_HEX = len(GIFT_HEXES)
FREE_ROAD = FreePiece("road", "NGT-11.7")


def table_seen(state: State, color: Color, rng: Random) -> Table:
    """What the seat of this colour sees, with a guess at what it does not."""
    seat = state.color_to_index[color]
    table = GAME.new(len(state.colors), OPTIONS)
    assert isinstance(table, Table)
    lay_board(table, state)
    for other in range(table.seats):
        put_pieces(table, state, other)
    take_cards(table, state, seat, rng)
    take_turn(table, state, seat)
    return table


def lay_board(table: Table, state: State) -> None:
    """Terrain, numbers and markets: the one map of this process takes on the board of the moment."""
    tiles = [state.board.map.land_tiles[coordinate] for coordinate in COORDINATE]
    terrain, numbers = LAYOUT.terrain[:], [[] for _ in LAYOUT.numbers]
    sums: list[list[int]] = [[] for _ in range(13)]
    for place, tile in enumerate(tiles, start=FIRST_HEX):
        terrain[place] = cards.BARREN if tile.resource is None else KINDS.index(tile.resource)
        if tile.number is not None:
            numbers[place] = [tile.number]
            sums[tile.number].append(place)
    if (terrain, numbers) != (LAYOUT.terrain, LAYOUT.numbers):
        LAYOUT.terrain, LAYOUT.numbers, LAYOUT.hexes_of_sum = terrain, numbers, sums
        land.YIELDS[STANDARD_MAP], land.NUMBERS[STANDARD_MAP] = land.yields(LAYOUT), land.numbers(LAYOUT)
        land.AS_PRINTED[STANDARD_MAP] = land.nodes_by_kind(LAYOUT, terrain)
    table.terrain, table.markets = terrain, markets(state)
    table.robber = FIRST_HEX + COORDINATE.index(state.board.robber_coordinate)
    table.rates = first_rates(table)


def markets(state: State) -> list[int]:
    found = [NO_MARKET] * len(NODE)
    for resource, nodes in state.board.map.port_nodes.items():
        for node in nodes:
            found[AT_NODE[node]] = ANY if resource is None else KINDS.index(resource)
    return found


def put_pieces(table: Table, state: State, seat: int) -> None:
    built = state.buildings_by_color[state.colors[seat]]
    table.settlements[seat] = sum(1 << AT_NODE[node] for node in set(built[SETTLEMENT]))
    table.keeps[seat] = sum(1 << AT_NODE[node] for node in set(built[CITY]))
    table.roads[seat] = sum(1 << path for path in {AT_EDGE[tuple(sorted(edge))] for edge in built[ROAD]})
    table.touched[seat] = touched_by(LAYOUT, table.roads[seat])
    for node in one_by_one(table.buildings_of(seat)):
        table.closed |= 1 << node | LAYOUT.around[node]
        if table.markets[node] != NO_MARKET:
            open_market(table, seat, table.markets[node])
        for _ in range(1 + (table.keeps[seat] >> node & 1)):
            raise_stakes(table, seat, node)


def number(state: State, seat: int, name: str) -> Any:
    return state.player_state[f"P{seat}_{name}"]


def take_cards(table: Table, state: State, seat: int, rng: Random) -> None:
    table.bank = [state.resource_freqdeck[RESOURCES.index(kind)] for kind in KINDS]
    own = [number(state, seat, f"{kind}_IN_HAND") for kind in KINDS]
    hidden = [19 - table.bank[kind] - own[kind] for kind in range(5)]
    sizes = [sum(number(state, other, f"{kind}_IN_HAND") for kind in KINDS) for other in range(table.seats)]
    table.hands = dealt(hidden, sizes, seat, own, rng)
    table.low = table.hands[:]
    take_development_cards(table, state, seat, rng)
    table.lengths = [longest_line(table, other) for other in range(table.seats)]
    table.road_holder = holder(state, "HAS_ROAD")
    table.patrol_holder = holder(state, "HAS_ARMY")


def take_development_cards(table: Table, state: State, seat: int, rng: Random) -> None:
    unseen = cards.COPIES[cards.STANDARD][:]
    own, sizes = [0] * cards.CARD_KINDS, []
    for other in range(table.seats):
        table.patrols[other] = number(state, other, "PLAYED_KNIGHT")
        sizes.append(sum(number(state, other, f"{name}_IN_HAND") for name in DEVELOPMENT if name))
        for card, name in enumerate(DEVELOPMENT):
            if name:
                unseen[card] -= number(state, other, f"PLAYED_{name}")
                table.removed[card] += number(state, other, f"PLAYED_{name}") if card else 0
    for card, name in enumerate(DEVELOPMENT):
        if name:
            own[card] = number(state, seat, f"{name}_IN_HAND")
            unseen[card] -= own[card]
    table.held = dealt(unseen, sizes, seat, own, rng)
    table.deck = unseen
    table.turn.fresh = [own[card] if is_fresh(state, seat, name) else 0 for card, name in enumerate(DEVELOPMENT)]


def is_fresh(state: State, seat: int, name: str | None) -> bool:
    """Whether all such cards were bought in this turn: version 3.2.1 does not mind, later ones do."""
    owned = state.player_state.get(f"P{seat}_{name}_OWNED_AT_START", True)
    return seat == state.current_turn_index and not owned


def dealt(unseen: list[int], sizes: list[int], seat: int, own: list[int], rng: Random) -> list[int]:
    """Hands of these sizes one after another: the own one, and those of the others out of the unseen cards."""
    pool = [kind for kind, count in enumerate(unseen) for _ in range(count)]
    rng.shuffle(pool)
    hands = []
    for other, size in enumerate(sizes):
        hand = own
        if other != seat:
            drawn = [pool.pop() for _ in range(size)]
            hand = [drawn.count(kind) for kind in range(len(own))]
            for kind in drawn:
                unseen[kind] -= 1
        hands += hand
    return hands


def holder(state: State, name: str) -> int:
    return next((seat for seat in range(len(state.colors)) if number(state, seat, name)), -1)


def take_turn(table: Table, state: State, seat: int) -> None:
    """Whose turn it is, and what is to be done next."""
    table.active = state.current_turn_index
    table.turns = state.num_turns + 1
    table.turn.rolled = table.turn.trading = bool(number(state, table.active, "HAS_ROLLED"))
    table.turn.card_played = bool(number(state, table.active, "HAS_PLAYED_DEVELOPMENT_CARD_IN_TURN"))
    table.agenda = []
    table.cached_offer = None
    table.then(steps_ahead(table, state, seat))
    if state.is_discarding:
        table.discarding = [0] * (len(KINDS) * table.seats)
        table.in_lanes([[DISCARD_ONE[one]] * count for one, count in enumerate(state.discard_counts) if count])
    table.advance()


def steps_ahead(table: Table, state: State, seat: int) -> list[Step[Table]]:
    turn: Step[Table] = ACT[seat] if table.turn.rolled else BEFORE_ROLL[seat]
    if state.is_initial_build_phase:
        return founding(table, state, seat)
    begin_effect(table, table.active)
    if state.is_discarding:
        return [TURN_IN, MOVE_TORMUND, STEAL_RANDOM, EFFECT_OVER, ACT[table.active]]
    if state.current_prompt == ActionPrompt.MOVE_ROBBER:
        return [MOVE_TORMUND, STEAL_RANDOM, EFFECT_OVER, turn]
    if state.is_road_building:
        return [*[FREE_ROAD] * state.free_roads_available, EFFECT_OVER, turn]
    return [EFFECT_OVER, turn]


def founding(table: Table, state: State, seat: int) -> list[Step[Table]]:
    """The settlements and roads that are still to be founded, there and back again."""
    table.turns = 0
    seats = range(table.seats)
    order: list[Step[Table]] = [*(FOUND_FIRST[one] for one in seats), *(FOUND_SECOND[one] for one in reversed(seats))]
    ahead = order[sum(table.settlements[one].bit_count() for one in seats) :]
    if state.current_prompt == ActionPrompt.BUILD_INITIAL_ROAD:
        ahead = [FOUND_ROAD[seat], *ahead]
    return [*ahead, FIRST_TURN]
