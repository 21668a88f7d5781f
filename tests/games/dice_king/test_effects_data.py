"""DIC-11: effects are data. Every word of a step is carried out or refused."""

import pytest

from pentarchy.games.dice_king.cards import LAYOUT_ROWS, NEIGHBOURS, PACKAGE, SPACE_ROWS
from pentarchy.games.dice_king.checks import check_layout, check_mode, check_setup, check_space
from pentarchy.games.dice_king.steps.effects import steps_for
from pentarchy.games.dice_king.steps.turn import END_OF_PHASE_3
from pentarchy.games.dice_king.written import condition
from pentarchy.kernel.data import Row, load
from pentarchy.kernel.errors import BadData
from tests.games.dice_king.given import a_game, citizens, gems, supply

STEAL = {"op": "steal", "what": "gem", "amount": 1, "from": "any_opponent", "optional": True}
GAIN = {"op": "gain_supply_gem", "amount": 1, "order": ["gold", "white"], "if_stars": 3}
DRAW = {"op": "draw_tiles", "count": 2, "keep": 1, "rest": "shuffle_back"}
PLACE = {"op": "place_kept", "marker": "token", "collect_gem": True}
FIRE = {"op": "place_kept", "marker": "dragon_fire", "collect_gem": False}
SLAY = {"op": "replace_fire", "scope": "any", "marker": "token", "collect_fire": True, "collect_gem": True}
CONQUER = {"op": "replace_token", "scope": "nearest", "marker": "token", "return_to": "owner"}


def carrying_out(step, *arrangements, **changes):
    """A table on which such a step is carried out with three stars."""

    def arrange(table):
        table.rolls, table.stars = 0, 3
        table.agenda = [END_OF_PHASE_3, *steps_for(Row("here", {**step, **changes}), "DIC-6.2")]
        table.advance()

    return a_game().given(*arrangements, arrange)


def test_stealing_is_optional_where_the_data_say_so():
    """DIC-6.1, DIC-6.10"""
    rich = gems(1, white=1, gold=1)
    assert "decline" in carrying_out(STEAL, rich).options()
    forced = carrying_out(STEAL, rich, optional=False)
    assert forced.options() == ["rob white from 1", "rob white from 2", "rob white from 3", "rob gold from 1"]
    cards = carrying_out(STEAL, citizens(1, "C1-01", "C1-02"), what="face_up_citizen", optional=False)
    assert cards.options() == ["steal C1-01", "steal C1-02"]


def test_as_much_is_stolen_as_the_data_say():
    """DIC-6.10"""
    game = carrying_out(STEAL, gems(1, white=2), amount=2).when("rob white from 1", "rob white from 1")
    assert game.table.white == [3, 0, 1, 1]


def test_as_many_gems_are_gained_in_the_order_of_the_data():
    """DIC-6.8"""
    assert carrying_out(GAIN, supply(gold=1, white=1)).table.gold[0] == 1
    assert carrying_out(GAIN, supply(gold=1, white=1), order=["white", "gold"]).table.white[0] == 2
    both = carrying_out(GAIN, supply(gold=1, white=1), amount=2).table
    assert (both.gold[0], both.white[0]) == (1, 2)
    assert carrying_out(GAIN, supply(gold=0, white=1), order=["gold"]).table.white[0] == 1
    assert carrying_out(GAIN, if_stars=2).table.gold[0] == 0


def test_all_tiles_can_be_kept():
    """DIC-6.18"""
    game = carrying_out(DRAW, keep=2).when("draw swamp", "draw lava")
    assert game.table.question != "KeepTile"


REFUSED = [
    (STEAL, {"what": "token"}),
    (STEAL, {"from": "the_leader"}),
    (STEAL, {"amount": 0}),
    (STEAL, {"optional": "perhaps"}),
    (GAIN, {"order": ["gold", "black"]}),
    (GAIN, {"amount": 0}),
    (DRAW, {"rest": "box"}),
    (DRAW, {"count": "dice"}),
    (DRAW, {"count": 3, "keep": 2}),
    (DRAW, {"count": "stars", "keep": 2}),
    (PLACE, {"marker": "ruin"}),
    (PLACE, {"collect_gem": False}),
    (FIRE, {"collect_gem": True}),
    (SLAY, {"scope": "nearest"}),
    (SLAY, {"marker": "ruin"}),
    (SLAY, {"collect_fire": False}),
    (SLAY, {"collect_gem": False}),
    (CONQUER, {"scope": "any"}),
    (CONQUER, {"marker": "ruin"}),
    (CONQUER, {"return_to": "box"}),
    (CONQUER, {"op": "juggle"}),
]


@pytest.mark.parametrize(("step", "changes"), REFUSED, ids=str)
def test_what_the_rules_do_not_know_is_refused(step, changes):
    """DIC-11"""
    with pytest.raises(BadData):
        steps_for(Row("here", {**step, **changes}), "DIC-6.2")


CONDITIONS = [
    {"kind": "color_count", "need": [{"color": "pink", "count": 1}]},
    {"kind": "number_count", "need": [{"number": 7, "count": 1}]},
    {"kind": "sum_color", "color": "pink", "at_least": 3},
    {"kind": "color_sum_order", "order": ["red", "red", "green"]},
    {"kind": "straight", "length": 7},
    {"kind": "magic"},
]


@pytest.mark.parametrize("fields", CONDITIONS, ids=str)
def test_conditions_that_no_dice_know_are_refused(fields):
    """DIC-5.1 to DIC-5.7"""
    with pytest.raises(BadData):
        condition(Row("here", fields))


def changed(row, **fields):
    return Row(row.where, {**row.fields, **fields})


def test_what_the_data_say_twice_must_agree():
    """DIC-2, DIC-10: counts of a setup, ways of setting up, the map and its layouts."""
    setup, mode = (load(PACKAGE, "setup").rows(key)[0] for key in ("setup", "setup_mode"))
    with pytest.raises(BadData, match="tiles_in_supply"):
        check_setup(changed(setup, tiles_in_supply=23))
    with pytest.raises(BadData, match="gems"):
        check_mode(changed(mode, gems="random"))
    with pytest.raises(BadData, match="neighbors"):
        check_space(changed(SPACE_ROWS[0], neighbors=["A02", "A05"]))
    with pytest.raises(BadData, match="edges"):
        check_layout(changed(LAYOUT_ROWS[3], edges=66), NEIGHBOURS[3])
    with pytest.raises(BadData, match="seam"):
        check_layout(LAYOUT_ROWS[3], [*reversed(NEIGHBOURS[3])])
