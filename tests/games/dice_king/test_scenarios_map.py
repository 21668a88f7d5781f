"""Scenarios 4, 5, 7 to 10, 25 to 49, 51, 52: setup, effects, alarm, the 17th token, scoring, information, variants."""

import pytest

from pentarchy.games import load
from pentarchy.games.dice_king.cards import CARDS, LANDS, LAYOUTS, SPACES, space_mask, widened
from pentarchy.games.dice_king.hidden import chances
from pentarchy.games.dice_king.scoring import outcome, parts_of
from pentarchy.games.dice_king.steps.turn import END_OF_PHASE_3
from pentarchy.kernel.decks import one_by_one
from pentarchy.kernel.testing import Scenario
from tests.games.dice_king.given import (
    a_game,
    alarm,
    bare_map,
    castles,
    checking,
    citizens,
    dice,
    dragons,
    fires,
    gems,
    layout,
    many_castles,
    offer,
    supers,
    supply,
    tiles,
    using,
)


def ids(mask):
    return {SPACES[space] for space in one_by_one(mask)}


def distance(one, other, name):
    reach, steps = space_mask([one]), 0
    while not reach & space_mask([other]):
        reach, steps = widened(reach, LAYOUTS.index(name)), steps + 1
    return steps


def test_4_nearest_token():
    """DIC-6.14, DIC-6.15"""
    game = a_game(setup="free", layout="barrel").given(
        castles(0, "A01", "A02"), castles(1, "A03", "A06"), castles(2, "A11", "A12"), castles(3, "A14", "B14")
    )
    game.given(using("C4-03"))
    assert game.options() == ["conquer A03", "conquer A06"]
    assert game.refused("conquer A11") == ("DIC-6.15", "not-the-nearest")
    game.when("conquer A06")
    assert ids(game.table.castles[0]) == {"A01", "A02", "A06"}
    assert ids(game.table.castles[1]) == {"A03"}
    assert game.table.tokens_of(1) == 15


def test_5_final_scoring_of_four_players():
    """DIC-8.2, DIC-8.3, DIC-8.4, DIC-8.5, DIC-8.6: territories of the sizes of the example."""
    game = a_game().given(
        bare_map(),
        castles(0, "A01", "A02", "A03", "A10", "A12", "A14", "B15", "B13"),
        castles(1, "B01", "B02", "B03", "A15", "B11", "A05"),
        castles(2, "B05", "B06", "B07", "B08", "B09", "A04"),
        castles(3, "A07", "A08", "A11", "B12", "B04", "B10"),
        fires(0, 1, 2, 1),
        gems(0, gold=1),
        gems(1, white=4),
        gems(2),
        gems(3, gold=3, white=2),
    )
    result = outcome(game.table)
    assert [list(part.values()) for part in result.parts] == [
        [9, 5, 0, 3, 0],
        [9, 3, 0, 0, 8],
        [15, 1, 4, 0, 0],
        [6, 4, 0, 9, 4],
    ]
    assert result.scores == [17, 20, 20, 23]
    assert result.places == [4, 3, 2, 1]


SETUPS = [
    (2, "barrel", "A03 A05 A12 B03 B05 B12", 9, 22, 10, 24),
    (3, "hourglass", "A05 A08 B05 B08", 11, 24, 9, 26),
    (4, "band", "A08 B08", 13, 26, 8, 28),
]


@pytest.mark.parametrize(("seats", "name", "burning", "in_supply", "tiles_left", "white", "free"), SETUPS)
def test_7_8_9_standard_setups(seats, name, burning, in_supply, tiles_left, white, free):
    """DIC-2.1, DIC-2.2, DIC-2.3, DIC-2.4, DIC-2.5, DIC-2.6, DIC-2.7, DIC-2.11"""
    table = a_game(seats).table
    assert LAYOUTS[table.layout] == name
    assert ids(table.dragons) == set(burning.split())
    assert (table.fire_supply, table.supply, table.white_supply, table.gold_supply) == (in_supply, tiles_left, white, 2)
    assert ids(table.gold_spots) == {"A04", "A10", "B01", "B15"}
    assert ids(table.white_spots) == {"A02", "A07", "A14", "B06", "B09", "B13"}
    assert table.white == [1] * seats
    assert 30 - table.occupied().bit_count() == free == sum(table.unseen)
    assert not table.dragons & (table.gold_spots | table.white_spots)


def test_8_neighbours_of_the_hourglass():
    """DIC-1.4"""
    assert distance("A01", "B04", "hourglass") == 1
    assert distance("A01", "A10", "hourglass") > 1


def test_9_neighbours_of_the_band_and_the_two_volcano_tiles():
    """DIC-1.4, DIC-2.2"""
    assert distance("A04", "B15", "band") == 1
    assert distance("A10", "B15", "band") > 1
    assert a_game().table.unseen[LANDS.index("volcano")] == 1


def test_10_start_player():
    """DIC-2.10"""
    game = Scenario(load("dice_king").new(3)).when(*(f"uncover C{deck}-01" for deck in range(1, 6)))
    game.when("sixes 2", "sixes 1", "sixes 2")
    assert game.table.sixes == [0, -1, 0]
    game.when("sixes 0", "sixes 1")
    assert game.table.active == 2


def test_51_seats_and_turn_order():
    """DIC-2.10, DIC-3.1"""
    game = a_game(start=2)
    seen = [game.table.active]
    while len(seen) < 6:
        game.dealt(3)
        before = game.table.turns
        while game.table.turns == before:
            game.when(game.options()[0]).dealt(3)
        seen.append(game.table.active)
    assert seen == [2, 3, 0, 1, 2, 3]


def test_25_merchant_with_a_small_supply():
    """DIC-6.2, DIC-6.7, DIC-8.1"""
    game = a_game().given(tiles(2, swamp=1, lava=1, cave=1, coast=1), using("C1-01", stars=3))
    game.when("draw swamp", "draw lava", "keep swamp").when("place B04")
    assert game.table.supply == 1
    assert not game.table.over
    assert game.table.gold[0] == 1
    assert game.table.gold_supply == 1


def test_26_supply_empty_only_for_a_moment():
    """DIC-8.1"""
    game = a_game().given(tiles(3, swamp=1, lava=1, cave=1, coast=1, desert=1), using("C1-01", stars=3))
    game.when("draw swamp", "draw lava", "draw cave")
    assert game.table.supply == 0
    game.when("keep cave", "place A07")
    assert game.table.supply == 2
    assert not game.table.over


def test_27_last_tile():
    """DIC-6.18, DIC-8.1, DIC-13.3"""
    game = a_game().given(bare_map(), tiles(1, swamp=1, lava=1, cave=1), using("C5-01"))
    game.given(lambda table: table.castles.__setitem__(1, (1 << 30) - 1 & ~space_mask(["A10", "A09", "A07"])))
    game.when("draw swamp")
    assert game.table.over
    assert game.table.outcome.reason == "tiles_placed"
    assert ids(game.table.castles[0]) == {"A10"}
    assert 30 - game.table.occupied().bit_count() == 2


def test_28_choosing_the_space():
    """DIC-6.4, DIC-6.5, DIC-6.6"""
    game = a_game().given(using("C1-01")).when("draw quarry")
    assert game.options() == ["place A04", "place B14"]
    assert game.refused("place A01") == ("DIC-6.4", "another-land")
    game.when("place A04")
    assert game.table.gold[0] == 1
    assert "A04" not in ids(game.table.gold_spots)
    game.given(using("C1-01")).when("draw quarry")
    assert "B14" in ids(game.table.castles[0] | game.table.castles[1])


def test_29_thief_of_cards():
    """DIC-6.9, DIC-6.1"""
    game = a_game(3).given(citizens(1, "C4-03", "C3-08"), supers(1, "C1-01"), supers(2, "C1-02"), using("C2-03"))
    game.when("draw swamp", "draw lava", "keep lava", "place A09")
    assert game.options() == ["steal C3-08", "steal C4-03", "decline"]
    assert game.refused("steal C1-01") == ("DIC-6.9", "super-jokers-stay")
    game.when("steal C4-03")
    assert game.table.citizens[0] == 1 << CARDS.index("C4-03")
    assert game.table.active == 1, "no rogue effect takes place"


def test_30_thief_of_gems():
    """DIC-6.10, DIC-6.11"""
    game = a_game(3).given(gems(0), gems(1, white=2, gold=1), gems(2), using("C2-12"))
    game.when("draw quarry", "place A04")
    assert game.table.gold[0] == 1
    assert game.options() == ["rob white from 1", "rob gold from 1", "decline"]
    game.when("rob gold from 1")
    assert game.table.gold == [2, 0, 0]


def test_31_slayer_with_gem():
    """DIC-7.2, DIC-6.12"""
    game = a_game().given(dragons("B13", "A08"), using("C3-01"))
    before = game.table.fire_supply, game.table.supply
    assert game.options() == ["slay A08", "slay B13"]
    game.when("slay B13")
    assert (game.table.fires[0], game.table.white[0]) == (1, 2)
    assert ids(game.table.castles[0]) == {"B13"}
    assert (game.table.fire_supply, game.table.supply) == before


def test_32_slayer_without_dragon():
    """DIC-6.13"""
    game = a_game().given(dragons(), offer(None, None, "C3-04", None, None), dice(4, 4, 4, 4, 1, 2), checking())
    game.when("claim C3-04 stars 1", "uncover C3-05")
    assert game.table.active == 1
    assert game.table.citizens[0] == 1 << CARDS.index("C3-04")
    assert game.table.castles == [0, 0, 0, 0]


def test_33_rogue_at_distance_2():
    """DIC-6.15, DIC-1.4"""
    game = a_game(3, setup="free", layout="barrel").given(
        bare_map(), dragons("A02", "A05"), castles(0, "A01"), castles(1, "A07", "A11"), castles(2, "A13")
    )
    game.given(using("C4-03"))
    assert game.options() == ["conquer A07", "conquer A11"]
    assert distance("A01", "A13", "barrel") == 3


def test_34_rogue_without_own_token():
    """DIC-6.16"""
    game = a_game(3).given(castles(1, "A01", "B04"), castles(2, "B10"), using("C4-03"))
    assert game.options() == ["conquer A01", "conquer B04", "conquer B10"]


@pytest.mark.parametrize(("name", "first", "second"), [("band", 1, 6), ("hourglass", 6, 5), ("barrel", 5, 1)])
def test_35_the_layout_decides_who_is_a_neighbour(name, first, second):
    """DIC-1.4, DIC-2.1"""
    assert distance("A04", "B15", name) == first
    assert distance("A10", "B15", name) == second


def test_36_landowner_with_two_equal_tiles():
    """DIC-6.18"""
    game = a_game().given(using("C5-01")).when("draw coast", "draw coast", "place A01")
    assert ids(game.table.castles[0]) == {"A01", "B09"}
    assert game.table.white[0] == 2


def test_37_alarm():
    """DIC-4.15, DIC-7.1, DIC-7.2"""
    game = a_game().given(offer("C1-06", "C2-01", "C3-01", "C4-02", "C5-03"), dice(3, 2, 3, 2, 1, 1), checking())
    assert game.options() == ["alarm"]
    game.when("alarm", "take C1-06", "uncover C1-07", "draw desert")
    assert game.options() == ["place A15", "place B01"]
    game.when("place B01")
    assert "B01" in ids(game.table.gold_spots & game.table.dragons)
    assert (game.table.fire_supply, game.table.supply) == (12, 25)


def test_38_no_fires_in_the_supply():
    """DIC-7.3"""
    game = a_game().given(supply(fire=0), fires(0, 2, 1, 0), alarm()).when("draw lava", "place A09")
    assert game.options() == ["borrow fire from 1", "borrow fire from 2"]
    assert game.refused("borrow fire from 3") == ("DIC-7.3", "owns-no-fire")
    game.when("borrow fire from 1")
    assert game.table.fires == [0, 1, 1, 0]
    own = a_game().given(supply(fire=0), fires(1, 2, 1, 0), alarm()).when("draw lava", "place A09")
    assert own.table.fires == [0, 2, 1, 0]


def test_38_all_fires_on_the_map_leave_a_ruin():
    """DIC-7.3, DIC-1.6"""
    game = a_game().given(supply(fire=0), alarm()).when("draw lava", "place A09")
    assert ids(game.table.ruins) == {"A09"}
    assert game.told("ruin")[0]["space"] == "A09"


def test_39_the_17th_token():
    """DIC-7.4"""
    game = a_game(2).given(bare_map(), castles(0, *SPACES[:15]), using("C5-01"))
    game.given(tiles(2, **{LANDS[land]: 1 for land in range(15)}))
    game.when("draw coast", "draw lava")
    assert game.table.over
    assert game.table.castles[0].bit_count() == 16
    result = game.table.outcome
    assert (result.places, result.reason) == ([1, 2], "seventeenth_token")


def test_40_sixteen_tokens_nothing_to_place():
    """DIC-7.5"""
    game = a_game(2).given(bare_map(), many_castles(0, 16), using("C3-01"))
    assert not game.table.over
    assert game.table.active == 1
    rogue = a_game(2).given(bare_map(), many_castles(0, 16), using("C4-03"))
    assert not rogue.table.over


def test_39_a_slayer_wins_with_sixteen_tokens_before_a_target_is_chosen():
    """DIC-7.4"""
    game = a_game(2).given(bare_map(), many_castles(0, 16), dragons("B15"), using("C3-01"))
    assert game.table.over
    assert game.table.outcome.winners == [0]
    assert game.table.fires == [0, 0]


def points(name, *spaces):
    table = a_game().given(bare_map(), layout(name), castles(0, *spaces)).table
    parts = parts_of(table, 0)
    return parts["largest_territory"] + parts["other_castles"]


def test_41_two_equally_large_territories():
    """DIC-8.3, DIC-8.4"""
    assert points("barrel", "A01", "A02", "A06", "B01", "B05", "B06", "A15") == 13


def test_42_territory_across_the_seam():
    """DIC-8.3"""
    assert points("barrel", "A10", "A11", "B15", "B14") == 12
    assert points("band", "A10", "A11", "B15", "B14") == 8


@pytest.mark.parametrize(("held", "expected"), [((2, 2, 1), [4, 4, 0]), ((0, 0, 0), [0, 0, 0])])
def test_43_dragon_fires_tied(held, expected):
    """DIC-8.5"""
    table = a_game(3).given(fires(*held)).table
    assert [parts_of(table, seat)["most_dragon_fires"] for seat in range(3)] == expected


def ranking(scores, held):
    """Places when these are the totals: castles make up for what the fires bring."""
    most = max(held)
    game = a_game(len(scores)).given(bare_map(), fires(*held))
    for seat, score in enumerate(scores):
        score -= 4 if held[seat] == most else 0
        game.given(gems(seat, white=score % 3 * 2, gold=(score - score % 3 * 4) // 3))
    result = outcome(game.table)
    assert result.scores == list(scores)
    return result


def test_44_tie_break():
    """DIC-8.8: totals 31, 31, 28 with 1, 3, 4 fires; then two fires each."""
    result = ranking((31, 31, 28), (1, 3, 4))
    assert (result.places, result.tie_break) == ([2, 1, 3], "dragon_fires")
    shared = ranking((31, 31), (2, 2))
    assert (shared.places, shared.tie_break, shared.winners) == ([1, 1], "shared", [0, 1])


def test_45_uneven_number_of_turns():
    """DIC-8.1: the start player places the last tile, and nobody follows."""
    game = a_game(3, start=1).given(bare_map(), tiles(1, swamp=1, lava=1, cave=1), using("C1-01"))
    game.given(lambda table: table.castles.__setitem__(0, (1 << 30) - 1 & ~space_mask(["A10", "A09", "A07"])))
    game.given(lambda table: table.agenda.__setitem__(0, END_OF_PHASE_3)).when("draw lava")
    assert game.table.over
    assert game.table.active == 1


def test_46_redacted_view():
    """DIC-9.1 to DIC-9.4"""
    table = a_game().table
    views = [table.view(seat) for seat in (None, 0, 1, 2, 3)]
    for view in views:
        view.pop("you")
    assert all(view == views[0] for view in views)
    unseen = views[0]["tiles"]["unseen"]
    assert sum(unseen.values()) == 28
    assert [land for land, count in unseen.items() if count == 1] == ["volcano", "flower_meadow"]
    assert views[0]["tiles"]["supply"] == 26
    assert [len(below) for below in views[0]["below"]] == [11] * 5


def test_47_random_setup():
    """DIC-10.1, DIC-10.3"""
    game = Scenario(load("dice_king").new(2, {"setup": "random"})).when("join wave")
    game.when("burn A08", "burn B06", "burn A01", "burn A02", "burn A03", "burn A04")
    assert "gold A08" not in game.options()
    game.when("gold A05", "gold A06", "gold A07", "gold A09", *(f"white A1{n}" for n in range(6)))
    assert game.table.unseen[LANDS.index("volcano")] == 0
    assert (game.table.supply, game.table.fire_supply) == (22, 9)
    assert (game.table.gold_spots | game.table.white_spots).bit_count() == 10


def test_48_free_setup_with_a_gem_below_a_dragon():
    """DIC-10.2, DIC-6.12"""
    game = a_game(4, setup="free", layout="tower", fires=["A07", "B08"], gold=["A07", "A10", "B01", "B15"],
                  white=["A02", "A08", "A14", "B06", "B09", "B13"])  # fmt: skip
    game.given(using("C3-01")).when("slay A07")
    assert (game.table.fires[0], game.table.gold[0]) == (1, 1)


def odds(game):
    weights = dict(zip(LANDS, chances(game.table), strict=True))
    total = sum(weights.values())
    return {land: weight / total for land, weight in weights.items() if weight}


def test_49_a_tile_that_was_shuffled_back_is_certainly_in_the_supply():
    """DIC-9.3, DIC-9.5, DIC-9.6"""
    game = a_game().given(tiles(3, swamp=1, lava=1, coast=1, desert=1, cave=1))
    assert odds(game) == pytest.approx(dict.fromkeys(("swamp", "lava", "coast", "desert", "cave"), 1 / 5))
    game.given(using("C2-03")).when("draw swamp", "draw lava", "keep swamp")
    assert odds(game) == pytest.approx({"lava": 1 / 2, "coast": 1 / 6, "desert": 1 / 6, "cave": 1 / 6})


def test_49_one_of_two_equal_tiles_was_shuffled_back():
    """DIC-9.6"""
    game = a_game().given(tiles(3, swamp=2, lava=1, coast=1, cave=1))
    game.given(using("C2-03")).when("draw swamp", "draw lava", "keep lava")
    assert odds(game) == pytest.approx({"swamp": 2 / 3, "coast": 1 / 6, "cave": 1 / 6})


def test_52_places():
    """DIC-8.8, DIC-8.9"""
    result = ranking((31, 31, 31, 28), (2, 3, 3, 5))
    assert result.places == [3, 1, 1, 4]
    assert result.winners == [1, 2]
    instant = a_game(3).given(bare_map(), many_castles(1, 3), gems(1, gold=6), many_castles(0, 0))
    instant.given(lambda table: setattr(table, "instant_winner", 0))
    assert outcome(instant.table).places == [1, 2, 2]
