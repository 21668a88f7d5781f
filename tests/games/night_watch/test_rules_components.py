"""Components, maps and options: NGT-1 to NGT-4, NGT-13, NGT-22, NGT-25 as far as they are numbers."""

import pytest

from pentarchy.games.night_watch import cards, maps, moves
from pentarchy.games.night_watch.cards import PACKAGE
from pentarchy.kernel.data import load
from pentarchy.kernel.errors import BadOption, BadSeatCount
from pentarchy.kernel.testing import Scenario
from tests.games.night_watch.given import GAME, a_game, an_empty_map, hand, settlements

TOTALS = {
    row.text("id"): row.number("total")
    for name in ("player_piece", "neutral_piece", "card")
    for row in load(PACKAGE, "pieces").rows(name)
}


def test_terrain_hexes_and_frame():
    """NGT-2.1"""
    tiles = {row.text("id"): row.number("tiles") for row in cards.TERRAIN_ROWS}
    assert tiles == {
        "hills": 4,
        "forest": 4,
        "pasture": 4,
        "fields": 4,
        "mountains": 5,
        "ice_field": 0,
        "desert": 0,
    }
    assert (sum(tiles.values()), TOTALS["terrain_hex"], TOTALS["frame_piece"]) == (21, 21, 6)


def test_number_tokens_cover_every_map():
    """NGT-2.2: 22 tokens, and each map uses those that the data say."""
    rows = load(PACKAGE, "number_tokens").rows("number_token")
    assert sum(row.number("count") for row in rows) == TOTALS["number_token"] == 22
    for layout in maps.MAPS:
        laid = sorted(layout.numbers[place] for place in layout.hexes if layout.numbers[place])
        assert laid == sorted(row.numbers("values") for row in rows for _ in range(row.number(f"in_{layout.name}")))


def test_markets():
    """NGT-2.3, NGT-3.6, NGT-3.8: five 2:1, one of each kind; the base game has four more."""
    assert TOTALS["market_token"] == 5
    for layout in maps.MAPS[:3]:
        assert sorted(kind for kind in layout.market_kinds if kind != maps.ANY) == [0, 1, 2, 3, 4]
    assert [layout.market_kinds.count(maps.ANY) for layout in maps.MAPS[:3]] == [4, 0, 0]
    west_to_east = [cards.RESOURCES[kind] for kind in maps.MAPS[maps.MAP_NAMES.index("gift_4p")].market_kinds]
    assert west_to_east == ["grain", "brick", "lumber", "wool", "ore"]
    places = maps.MAPS[maps.MAP_NAMES.index("gift_4p")].market_places
    names = [tuple(maps.INTERSECTIONS[node] for node in pair) for pair in places]
    assert names == [("i49", "i55"), ("i50", "i56"), ("i51", "i57"), ("i52", "i58"), ("i53", "i59")]


def test_both_ends_of_a_market_use_it():
    """NGT-3.6, NGT-8.9"""
    for end in ("i49", "i55"):
        game = an_empty_map().given(settlements(0, end), hand(0, grain=2))
        assert "bank grain for ore" in game.options()


def test_pieces_and_colours():
    """NGT-2.4, NGT-13.9, NGT-4.6"""
    assert (cards.ROADS, cards.SETTLEMENTS, cards.KEEPS, cards.GUARDS) == (15, 5, 4, 7)
    assert cards.COLOURS == ["blue", "yellow", "black", "red"]
    three = a_game("base", 3).table
    assert [row["colour"] for row in three.view(None)["players"]] == ["blue", "yellow", "black"]


def test_cards():
    """NGT-2.5, NGT-20.1, NGT-4.4, NGT-13.3"""
    assert cards.IN_BOX * len(cards.RESOURCES) == TOTALS["resource_card"] == 95
    full = dict(zip(cards.CARDS, cards.COPIES[cards.FULL], strict=True))
    assert full == {
        "patrol": 14,
        "road_building": 2,
        "winter_is_coming": 2,
        "new_recruit": 2,
        "victory_point": 5,
        "monopoly": 0,
    }
    assert [sum(copies) for copies in cards.COPIES] == [23, 25, 25]
    assert TOTALS["special_card"] == 2


def test_figures_tokens_and_dice():
    """NGT-2.6, NGT-25.4"""
    assert cards.FIGURES == [24, 8, 8]
    assert sum(cards.TOKEN_COPIES) == TOTALS["wildling_token"] == 57
    assert len(cards.WILD_FACES) == 12
    assert TOTALS["vp_token"] == 8 >= len(cards.GUARD_STEPS) * 4


def test_coordinates_of_the_gift():
    """NGT-3.1, NGT-3.3: row = r, col = q + r, hex hRC; neighbours share a side."""
    for name in ("gift_base", "gift_4p", "gift_3p"):
        rows = load(PACKAGE, f"map_{name}").row("board").rows("hexes")
        at = {(row.number("q"), row.number("r")): row.text("id") for row in rows}
        for row in rows:
            q, r = row.number("q"), row.number("r")
            assert row.text("id") == f"h{r}{q + r}"
            around = [(q + 1, r), (q + 1, r - 1), (q, r - 1), (q - 1, r), (q - 1, r + 1), (q, r + 1)]
            assert sorted(at[place] for place in around if place in at) == sorted(row.texts("neighbours"))


@pytest.mark.parametrize("layout", maps.MAPS, ids=lambda layout: layout.name)
def test_intersections_and_paths(layout):
    """NGT-3.4, NGT-3.5, NGT-3.2: a path has two ends, an intersection two or three paths; borders are built on too."""
    assert all(len(ways) in (2, 3) for ways in layout.ways)
    assert sum(len(ways) for ways in layout.ways) == 2 * layout.paths
    assert all(1 <= len(hexes) <= 3 for hexes in layout.hexes_at)
    sizes = {"gift_base": (21, 60, 80), "gift_4p": (21, 60, 80), "gift_3p": (16, 48, 63), "standard": (19, 54, 72)}
    assert (len(layout.hexes), layout.intersections, layout.paths) == sizes[layout.name]


def test_border_intersections_may_be_built_on():
    """NGT-3.5"""
    game = a_game("base", founding="snake")
    assert {"settle i01", "settle i60"} <= set(game.options())
    assert "road p01" in game.when("settle i01").options()


def test_columns_run_to_the_lower_left():
    """NGT-3.7, NGT-16.4"""
    for layout in (maps.MAPS[maps.MAP_NAMES.index("gift_4p")], maps.MAPS[maps.MAP_NAMES.index("gift_3p")]):
        for column, line in enumerate(layout.columns):
            assert [maps.HEXES[place] for place in line[:4]] == [f"h{row}{column}" for row in range(4)]
            assert len(set(line)) == 16


def test_set_up_of_the_base_game():
    """NGT-4.1, NGT-4.2, NGT-4.3, NGT-4.5, NGT-2.7"""
    table = a_game("base", founding="snake").table
    view = table.view(None)
    assert (view["map"], view["tormund"]) == ("gift_base", "h22")
    assert table.bank == [19] * 5
    assert table.deck[cards.RECRUITS] == 0
    assert "north" not in view
    assert cards.ROAD_POINTS == cards.PATROL_POINTS == [2, 1, 2]


def test_the_starting_player_and_the_order():
    """NGT-4.7, NGT-13.5, NGT-4.14, NGT-24.3: every seat is equally likely; the others follow clockwise."""
    game = Scenario(GAME.new(4, {"mode": "base", "first_player": "drawn", "founding": "snake"}))
    assert game.chances() == {f"starts {seat}": 1 for seat in range(4)}
    game.when("starts 2")
    assert game.table.view(None)["players"][2]["colour"] == "blue"
    order = []
    while game.table.question in ("FoundSettlement", "FoundRoad"):
        order.append(game.table.seat)
        game.when(game.options()[0])
    assert order[::2] == [2, 3, 0, 1, 1, 0, 3, 2]
    assert game.table.active == 2


def test_founding():
    """NGT-4.10, NGT-4.11, NGT-4.12, NGT-4.13"""
    game = a_game("base", 3, founding="snake")
    game.when("settle i30")
    assert game.refused("road p01") == ("NGT-4.12", "not-at-that-settlement")
    game.when(game.options()[0])
    assert game.refused("settle i23") == ("NGT-9.9", "too-near")
    assert game.table.hand_size(0) == 0
    for _ in range(4):
        game.when(game.options()[-1])
    assert game.table.seat == 2
    game.when("settle i46")
    assert game.table.hands[10:] == [1, 1, 0, 0, 1]


def test_seat_counts():
    """NGT-22.5, NGT-22.6: base and full game for three or four, standard mode for two to four."""
    for mode, bad in (("base", 2), ("full", 2)):
        with pytest.raises(BadSeatCount):
            GAME.new(bad, {"mode": mode})
    for seats in (1, 5):
        with pytest.raises(BadSeatCount):
            GAME.new(seats, {"mode": "standard"})
    assert GAME.new(2, {"mode": "standard"}).seats == 2


@pytest.mark.parametrize(
    "options",
    [
        {"mode": "standard", "variable_setup": True},
        {"mode": "base", "tragedy_of_heroes": True},
        {"mode": "base", "setup_reveals_tokens": True},
        {"mode": "full", "founding": "fixed"},
        {"mode": "base", "founding": "fixed", "variable_setup": True},
        {"mode": "solo"},
        {"turn_limit": 0},
        {"trade_offers_per_turn": -1},
        {"house_rules": True},
    ],
)
def test_bad_options(options):
    """NGT-22.1, NGT-22.2, NGT-22.4, NGT-22.5"""
    with pytest.raises(BadOption):
        GAME.new(3, options)


def test_the_base_game_with_a_variable_map_is_founded_in_turn():
    """NGT-22.1: the ice field keeps its place, markets 2:1 change theirs."""
    game = a_game("base", variable_setup=True).dealt(3)
    view = game.table.view(None)
    assert game.table.question == "FoundSettlement"
    assert [row["id"] for row in view["hexes"] if row["terrain"] == "ice_field"] == ["h22"]
    assert sorted(row["resource"] for row in view["markets"]) == sorted([*cards.RESOURCES, *["any"] * 4])


def test_the_wall():
    """NGT-13.2, NGT-18.2"""
    assert (cards.SECTIONS, cards.SPACES) == (["w1", "w2", "w3", "w4"], 5)


def test_camps_and_trails():
    """NGT-15.1, NGT-15.3, NGT-15.7"""
    assert cards.CLANS == ["ice_river", "cave_dwellers", "hornfoots"]
    assert cards.TRAIL_CLAN == [0, 0, 0, 1, 1, 2, 2, 2, -1, -1, -1, -1]
    assert cards.TRAIL_CLEARING == [0, 0, 1, 1, 2, 2, 3, 3, -1, -1, -1, -1]
    assert (cards.LOW_CLEARING, cards.HIGH_CLEARING) == ([0, 1, 2], [1, 2, 3])


def test_the_list_of_decisions_is_complete():
    """NGT-24.1, NGT-24.3: every decision of the data has a verb here."""
    verbs = {
        "place_settlement": "settle", "place_road": "road", "place_guard": "guard", "roll": "roll",
        "discard_half": "discard", "move_robber": "tormund", "choose_victim": "rob", "propose_trade": "propose",
        "respond_trade": "counter", "choose_partner": "close", "bank_trade": "bank", "build_road": "road",
        "build_settlement": "settle", "build_keep": "keep", "buy_action_card": "buy", "build_guard": "guard",
        "play_action_card": "play", "choose_patrol": "patrol", "choose_wildling": "expel", "choose_resources": "take",
        "place_free_road": "road", "place_free_guard": "guard", "use_hero": "hero", "hero_after_use": "flip",
        "choose_hero": "choose", "demand": "demand", "choose_road_to_move": "lift", "choose_substitution": "substitute",
        "choose_drawn_card": "retain", "choose_target": "spy", "take_seen_card": "seize", "discard_hero": "bury",
        "end_turn": "end",
    }  # fmt: skip
    assert {row.text("id") for row in load(PACKAGE, "decisions").rows("decision")} == set(verbs)
    assert set(verbs.values()) <= set(moves.WORDS.by_name)


def test_costs():
    """NGT-9.2: data and notation agree."""
    costs = dict(zip(cards.PURCHASES, cards.COSTS, strict=True))
    assert costs == {
        "road": [1, 1, 0, 0, 0],
        "settlement": [1, 1, 1, 1, 0],
        "keep": [0, 0, 0, 2, 3],
        "action_card": [0, 0, 1, 1, 1],
        "guard": [1, 1, 1, 0, 0],
    }


def test_tokens_cannot_run_out():
    """NGT-25.5: what cannot lie under pieces is always in the pool or turned."""
    for seats, left in ((4, 5), (3, 18)):
        assert sum(cards.TOKEN_COPIES) - cards.TOKENS_OF_CARD * seats == left
