"""Standard mode beside catanatron, an engine that nobody here wrote (NGT-22.6, docs/gaps/night_watch.md section 5).

Both engines play the same games: same board, dice, cards and moves. Before every choice their legal moves are compared,
after every move hands, bank, action cards, pieces, robber, road lengths, both special cards and points. Where they
differ, the difference must be one of these (catanatron 3.2.1); it is carried over to catanatron and the game goes on:

C1   it pays nobody when the bank is short, we pay a single player what is left (NGT-6.5);
C2   after an interruption it gives the Longest Road to the largest length, however short or tied (NGT-10.4);
C3   it does not count a road that ends at an opponent's building (NGT-10.2);
C4   it lets a player win in another player's turn (NGT-12.4);
C5   its Year of Plenty also offers a single card where a pair is not available (NGT-11.8);
C9   before the roll it knows only the knight, we know every card (NGT-11.2);
C10  it lets a card be played in the turn in which it was bought (NGT-11.3);
C11  its Road Building wants brick and lumber in hand, though it does not charge them (NGT-11.7).
"""

from collections import Counter
from random import Random

import pytest

import pentarchy
from pentarchy.games.night_watch import cards, moves
from pentarchy.games.night_watch.cards import PACKAGE
from pentarchy.games.night_watch.maps import GIFT_HEXES, MAPS, STANDARD_MAP
from pentarchy.games.night_watch.scoring import points
from pentarchy.games.night_watch.steps.tormund import victims
from pentarchy.kernel.data import load
from pentarchy.kernel.decks import one_by_one
from pentarchy.kernel.steps import CHANCE

pytest.importorskip("catanatron")

from catanatron import Color, Game, RandomPlayer
from catanatron.models.enums import CITY, RESOURCES, ROAD, SETTLEMENT, Action, ActionType
from catanatron.models.map import build_map
from catanatron.state_functions import player_num_resource_cards

GAME = pentarchy.load("night_watch")
OPTIONS = {"mode": "standard", "trade_offers_per_turn": 0}
GAMES = 200
KINDS = ["BRICK", "WOOD", "SHEEP", "WHEAT", "ORE"]
DEVELOPMENT = ["KNIGHT", "ROAD_BUILDING", "YEAR_OF_PLENTY", None, "VICTORY_POINT", "MONOPOLY"]
BOARD = load(PACKAGE, "map_standard").row("board")
NODE = [row.number("node") for row in BOARD.rows("intersections")]
COORDINATE = [(row.number("q"), -row.number("q") - row.number("r"), row.number("r")) for row in BOARD.rows("hexes")]
EDGE = [tuple(sorted(NODE[end] for end in ends)) for ends in MAPS[STANDARD_MAP].ends]
FIRST_HEX = len(GIFT_HEXES)


class Twins:
    """One game in both engines."""

    def __init__(self, seed, differences):
        self.rng = Random(seed)
        self.table = GAME.new(4, OPTIONS)
        self.game = Game([RandomPlayer(color) for color in Color], seed=seed + 1, catan_map=build_map("TOURNAMENT"))
        self.state = self.game.state
        self.differences = differences
        self.compared = 0

    def play_out(self):
        while not self.table.over:
            self.compare_options()
            self.play_on()
            self.compare()
        if self.table.reason == "glorious":
            assert self.actual_points(self.table.winner) >= 10

    # Moves.

    def color(self, seat):
        return self.state.colors[seat]

    def number(self, seat, name):
        return self.state.player_state[f"P{seat}_{name}"]

    def actual_points(self, seat):
        return self.number(seat, "ACTUAL_VICTORY_POINTS")

    def choose(self):
        """A random move that both know; chance answers from the same generator."""
        table = self.table
        if table.seat == CHANCE:
            return table.draw(self.rng.random())
        options = table.options()
        if table.question == "BeforeRoll":
            options = [move for move in options if move in (moves.ROLL.base, moves.PLAY.base + cards.PATROL)]  # C9
        if table.question == "Act" and not self.has_price_of_road(table.active):
            options = [move for move in options if move != moves.PLAY.base + cards.ROAD_BUILDING]  # C11
        return self.rng.choice(options)

    def play(self):
        move = self.choose()
        self.table.play(move)
        return move

    def play_on(self):
        """One choice here with everything that catanatron takes as part of the same action."""
        table, question, seat = self.table, self.table.question, self.table.seat
        match question:
            case "FoundSettlement":
                before = table.roads[seat]
                self.act(seat, ActionType.BUILD_SETTLEMENT, NODE[self.play() - moves.SETTLE.base])
                self.act_roads(seat, before)
            case "FoundRoad" | "PlaceFreeRoad":
                before, path = table.roads[seat], self.play() - moves.BUILD_ROAD.base
                self.act(seat, ActionType.BUILD_ROAD, EDGE[path])
                self.act_roads(seat, before | 1 << path)
            case "BeforeRoll":
                self.before_roll(seat)
            case "DiscardOne":
                self.discard()
            case "PlaceTormund":
                self.move_robber(seat)
            case _:
                assert question == "Act", question
                self.act_as(seat, table.options())

    def act(self, seat, kind, value=None):
        self.game.execute(Action(self.color(seat), kind, value), validate_action=False)

    def act_roads(self, seat, before):
        """A road that can lie in one place only is not asked for here."""
        for path in one_by_one(self.table.roads[seat] & ~before):
            self.act(seat, ActionType.BUILD_ROAD, EDGE[path])

    def before_roll(self, seat):
        if self.play() == moves.ROLL.base:
            dice = self.play() - moves.DICE.base
            self.act(seat, ActionType.ROLL, (dice // 6 + 1, dice % 6 + 1))
        else:
            self.act(seat, ActionType.PLAY_KNIGHT_CARD)

    def discard(self):
        laid = Counter()
        while self.table.question == "DiscardOne":
            seat = self.table.seat
            laid[seat, self.play() - moves.DISCARD.base] += 1
        for seat in sorted({seat for seat, _ in laid}):
            chosen = [KINDS[kind] for kind in range(5) for _ in range(laid[seat, kind])]
            assert self.state.current_color() == self.color(seat)
            self.act(seat, ActionType.DISCARD, chosen)

    def move_robber(self, seat):
        place, before = self.play() - moves.TORMUND.base, len(self.table.ledger)
        while self.table.question in ("ChooseVictim", "StealCard"):
            self.play()
        victim = kind = None
        if len(self.table.ledger) > before:
            steal = self.table.ledger[-1]
            victim, kind = self.color(steal.victim.seat), KINDS[steal.kind]
        self.act(seat, ActionType.MOVE_ROBBER, (COORDINATE[place - FIRST_HEX], victim, kind))

    def act_as(self, seat, offered):
        self.roads_before = self.table.roads[seat]
        move = self.play()
        assert move in offered
        verb = GAME.vocabulary.verb_of(move)
        place = move - verb.base
        match verb.name:
            case "end":
                self.act(seat, ActionType.END_TURN)
            case "road":
                self.act(seat, ActionType.BUILD_ROAD, EDGE[place])
            case "settle":
                self.act(seat, ActionType.BUILD_SETTLEMENT, NODE[place])
            case "keep":
                self.act(seat, ActionType.BUILD_CITY, NODE[place])
            case "bank":
                self.act(seat, ActionType.MARITIME_TRADE, self.maritime(seat, move))
            case "buy":
                self.act(seat, ActionType.BUY_DEVELOPMENT_CARD, DEVELOPMENT[self.play() - moves.DRAW.base])
            case "play":
                self.play_card(seat, place)

    def play_card(self, seat, card):
        if card == cards.PATROL:
            self.act(seat, ActionType.PLAY_KNIGHT_CARD)
        elif card == cards.ROAD_BUILDING:
            self.act(seat, ActionType.PLAY_ROAD_BUILDING)
            self.act_roads(seat, self.roads_before)
        elif card == cards.MONOPOLY:
            self.act(seat, ActionType.PLAY_MONOPOLY, KINDS[self.play() - moves.NAME.base])
        else:
            self.act(seat, ActionType.PLAY_YEAR_OF_PLENTY, pair_of(self.play()))

    def maritime(self, seat, move):
        rate = self.table.rates[seat * 5 + moves.BANK.argument(move, 0)]
        give, get = KINDS[moves.BANK.argument(move, 0)], KINDS[moves.BANK.argument(move, 1)]
        return tuple([give] * rate + [None] * (4 - rate) + [get])

    def has_price_of_road(self, seat):
        return self.table.hands[seat * 5 + cards.BRICK] > 0 and self.table.hands[seat * 5 + cards.LUMBER] > 0

    # Legal moves.

    def compare_options(self):
        table, question = self.table, self.table.question
        if question == "DiscardOne":
            return
        assert self.state.current_color() == self.color(table.seat)
        theirs = {(action.action_type, action.value) for action in self.state.playable_actions}
        if question == "PlaceTormund":
            ours = {(ActionType.MOVE_ROBBER, value) for value in self.robberies()}
        else:
            ours = {self.as_action(table.seat, move) for move in table.options()}
            ours |= self.with_parameters(ours)
        ours, theirs = self.without_differences(question, ours, theirs)
        assert ours == theirs, (question, ours ^ theirs)
        self.compared += 1

    def as_action(self, seat, move):
        verb = GAME.vocabulary.verb_of(move)
        place = move - verb.base
        match verb.name:
            case "roll":
                return ActionType.ROLL, None
            case "end":
                return ActionType.END_TURN, None
            case "road":
                return ActionType.BUILD_ROAD, EDGE[place]
            case "settle":
                return ActionType.BUILD_SETTLEMENT, NODE[place]
            case "keep":
                return ActionType.BUILD_CITY, NODE[place]
            case "buy":
                return ActionType.BUY_DEVELOPMENT_CARD, None
            case "bank":
                return ActionType.MARITIME_TRADE, self.maritime(seat, move)
        return (ActionType[PLAYS[place]], None) if verb.name == "play" else ("unknown", move)

    def with_parameters(self, ours):
        """Cards that catanatron plays with their parameter in one action."""
        more = set()
        if (ActionType.PLAY_MONOPOLY, None) in ours:
            ours.remove((ActionType.PLAY_MONOPOLY, None))
            more |= {(ActionType.PLAY_MONOPOLY, kind) for kind in RESOURCES}
        if (ActionType.PLAY_YEAR_OF_PLENTY, None) in ours:
            ours.remove((ActionType.PLAY_YEAR_OF_PLENTY, None))
            twin = self.table.copy()
            twin.play(moves.PLAY.base + cards.WINTER)
            more |= {(ActionType.PLAY_YEAR_OF_PLENTY, pair_of(move)) for move in twin.options()}
        return more

    def robberies(self):
        """Hex and victim at once, as catanatron has it."""
        table, values = self.table, set()
        for move in table.options():
            twin = table.copy()
            twin.robber = move - moves.TORMUND.base
            robbed = [self.color(victim) for victim in victims(twin, table.seat)] or [None]
            values |= {(COORDINATE[twin.robber - FIRST_HEX], color, None) for color in robbed}
        return values

    def without_differences(self, question, ours, theirs):
        pairs = {action for action in theirs if action[0] != ActionType.PLAY_YEAR_OF_PLENTY or len(action[1]) == 2}
        self.differences["C5"] += len(theirs) - len(pairs)
        if question == "BeforeRoll":
            known = {action for action in ours if action[0] in (ActionType.ROLL, ActionType.PLAY_KNIGHT_CARD)}
            self.differences["C9"] += len(ours) - len(known)
            ours = known
        if question == "Act" and not self.has_price_of_road(self.table.active):
            self.differences["C11"] += (ActionType.PLAY_ROAD_BUILDING, None) in ours
            ours = ours - {(ActionType.PLAY_ROAD_BUILDING, None)}
        if question == "PlaceFreeRoad":
            assert self.has_price_of_road(self.table.active)
        return ours, self.without_fresh_cards(pairs)

    def without_fresh_cards(self, theirs):
        """C10: all copies of the card were bought in this turn."""
        for card in range(cards.CARD_KINDS):
            held = self.table.held[self.table.active * cards.CARD_KINDS + card]
            if held and held == self.table.turn.fresh[card] and PLAYS[card]:
                rest = {action for action in theirs if action[0] != ActionType[PLAYS[card]]}
                self.differences["C10"] += len(rest) < len(theirs)
                theirs = rest
        return theirs

    # Positions.

    def compare(self):
        self.mend_shortage()
        self.mend_roads()
        table = self.table
        for seat in range(table.seats):
            for kind, name in enumerate(KINDS):
                assert table.hands[seat * 5 + kind] == self.number(seat, f"{name}_IN_HAND")
            for card, name in enumerate(DEVELOPMENT):
                if name:
                    assert table.held[seat * cards.CARD_KINDS + card] == self.number(seat, f"{name}_IN_HAND")
            assert table.patrols[seat] == self.number(seat, "PLAYED_KNIGHT")
            assert (table.patrol_holder == seat) == self.number(seat, "HAS_ARMY")
            assert points(table, seat) == self.actual_points(seat)
            self.compare_pieces(seat)
        assert [table.bank[KINDS.index(name)] for name in RESOURCES] == self.state.resource_freqdeck
        assert sum(table.deck) == len(self.state.development_listdeck)
        assert COORDINATE[table.robber - FIRST_HEX] == self.state.board.robber_coordinate
        if self.game.winning_color() is not None and not table.over:
            self.differences["C4"] += 1

    def compare_pieces(self, seat):
        table, built = self.table, self.state.buildings_by_color[self.color(seat)]
        assert {NODE[node] for node in one_by_one(table.settlements[seat])} == set(built[SETTLEMENT])
        assert {NODE[node] for node in one_by_one(table.keeps[seat])} == set(built[CITY])
        assert {EDGE[path] for path in one_by_one(table.roads[seat])} == {tuple(sorted(edge)) for edge in built[ROAD]}
        assert table.roads_left(seat) == self.number(seat, "ROADS_AVAILABLE")

    def mend_shortage(self):
        """C1: exactly one seat has more here, and the bank has run dry of that kind."""
        for kind, name in enumerate(KINDS):
            key = [f"P{seat}_{name}_IN_HAND" for seat in range(4)]
            ours = self.table.hands[kind::5]
            gained = [mine - self.state.player_state[key[seat]] for seat, mine in enumerate(ours)]
            if any(gained):
                assert self.table.bank[kind] == 0
                assert sorted(gained)[:3] == [0, 0, 0]
                seat = gained.index(max(gained))
                self.state.player_state[key[seat]] += gained[seat]
                self.state.resource_freqdeck[RESOURCES.index(name)] -= gained[seat]
                self.differences["C1"] += 1
                self.state.playable_actions = refreshed(self.state)

    def mend_roads(self):
        table, board = self.table, self.state.board
        for seat in range(4):
            color = self.color(seat)
            if table.lengths[seat] != board.road_lengths[color]:
                dead_end = table.touched[seat] & table.buildings_of_others(seat)
                if table.turns:
                    assert dead_end, "C3: a road of the seat ends at an opponent's building"
                    self.differences["C3"] += 1
                board.road_lengths[color] = table.lengths[seat]
        holder = None if table.road_holder < 0 else self.color(table.road_holder)
        if holder != board.road_color:
            self.differences["C2"] += 1
            lost = board.road_color is not None and board.road_lengths[board.road_color] < max(table.lengths)
            tied = table.lengths.count(max(table.lengths)) > 1 or max(table.lengths) < 5
            assert lost or tied or dead_ends(table), (holder, board.road_color, table.lengths)
        self.hand_over(holder)

    def hand_over(self, holder):
        """The Longest Road as it is here, in all places where catanatron keeps it."""
        board = self.state.board
        board.road_color = holder
        board.road_length = board.road_lengths[holder] if holder else 0
        for seat in range(4):
            has, had = self.color(seat) == holder, self.number(seat, "HAS_ROAD")
            self.state.player_state[f"P{seat}_HAS_ROAD"] = has
            self.state.player_state[f"P{seat}_LONGEST_ROAD_LENGTH"] = self.table.lengths[seat]
            for name in ("VICTORY_POINTS", "ACTUAL_VICTORY_POINTS"):
                self.state.player_state[f"P{seat}_{name}"] += 2 * (int(has) - int(had))


PLAYS = ["PLAY_KNIGHT_CARD", "PLAY_ROAD_BUILDING", "PLAY_YEAR_OF_PLENTY", None, None, "PLAY_MONOPOLY"]


def pair_of(move):
    """The cards of a `take` in the order in which catanatron lists them."""
    counts = cards.PAIR.unpack(move - moves.TAKE.base)
    return tuple(name for name in RESOURCES for _ in range(counts[KINDS.index(name)]))


def dead_ends(table):
    return any(table.touched[seat] & table.buildings_of_others(seat) for seat in range(4))


def refreshed(state):
    from catanatron.models.actions import generate_playable_actions

    return generate_playable_actions(state)


def test_the_boards_are_the_same():
    """NGT-22.6, NGT-3.2: tiles, numbers and markets of the standard map."""
    catan_map = build_map("TOURNAMENT")
    names = {None: None, **dict(zip(KINDS, cards.RESOURCES))}
    layout = MAPS[STANDARD_MAP]
    for place, row in zip(layout.hexes, BOARD.rows("hexes")):
        tile = catan_map.land_tiles[COORDINATE[place - FIRST_HEX]]
        kind = layout.terrain[place]
        assert names[tile.resource] == (cards.RESOURCES[kind] if kind >= 0 else None)
        assert [tile.number] == (layout.numbers[place] or [None])
        assert tile.id == row.number("tile_id")
    for resource, nodes in catan_map.port_nodes.items():
        kind = 5 if resource is None else KINDS.index(resource)
        assert nodes == {NODE[node] for node in range(54) if layout.markets[node] == kind}


def test_two_hundred_games_side_by_side():
    """NGT-22.6: no difference but those explained above, and those stay rare."""
    differences, compared = Counter(), 0
    for seed in range(GAMES):
        twins = Twins(seed, differences)
        twins.play_out()
        compared += twins.compared
    assert compared > 400 * GAMES
    assert set(differences) <= {"C1", "C2", "C3", "C4", "C5", "C9", "C10", "C11"}
    assert differences["C10"] > 0


def test_hand_sizes_agree():
    """The helper that counts cards there counts what we count."""
    twins = Twins(7, Counter())
    for _ in range(60):
        twins.play_on()
        twins.compare()
    for seat in range(4):
        assert player_num_resource_cards(twins.state, twins.color(seat)) == twins.table.hand_size(seat)
