"""Section 1, 2, 8 and 15: what is in the box, what lies on the table, options and their errors."""

import pytest

from pentarchy.games.valeria import GAME
from pentarchy.games.valeria.cards import (
    AREA_OF,
    AREAS,
    CARDS_IN_BOX,
    CITIZEN_ROWS,
    CITIZENS,
    DOMAIN_ROWS,
    DOMAINS,
    DUKES,
    EVENT_ROWS,
    FOES,
    ICONS_OF,
    KINDS_OF_SLOT,
    MONSTER_ROWS,
    MONSTER_TYPES,
    PACKAGE,
    RESOURCES,
    ROLE_OF,
    ROLES,
    ROWS,
    RULINGS,
    SELECTIONS,
    SLOTS,
    STARTER_ROWS,
    STRENGTH_OF,
)
from pentarchy.kernel.data import load
from pentarchy.kernel.errors import BadOption, BadSeatCount
from tests.games.valeria.given import acting, domain_on_top, left, monsters, owns, play, purse, purse_of, stack_of

COMPONENTS = load(PACKAGE, "components")


def test_val_1_1_to_1_5_the_cards():
    """VAL-1.1, VAL-1.2, VAL-1.3, VAL-1.4, VAL-1.5"""
    assert sum(CARDS_IN_BOX.values()) == COMPONENTS.number("cards_total") == 226
    assert len(CITIZENS) == 18
    assert [row.number("copies") for row in CITIZEN_ROWS] == [6] * 18
    assert all(1 <= len(row.numbers("activation")) <= 2 for row in CITIZEN_ROWS)
    assert sum(row.number("copies") for row in MONSTER_ROWS) == CARDS_IN_BOX["monster"] == 48
    for area in range(8):
        rows = [row for i, row in enumerate(MONSTER_ROWS) if AREA_OF[i] == area]
        assert sum(row.number("copies") for row in rows) == 6
        assert sum(row.number("five_player_copies") for row in rows) == 1
        assert len({row.number("strength") for row in rows}) == 3
    assert len(DOMAINS) == CARDS_IN_BOX["domain"] == 24
    assert all(2 <= sum(icons) <= 3 for icons in ICONS_OF)
    assert len(DUKES) == CARDS_IN_BOX["duke"] == 10


def test_val_1_6_to_1_9_starters_and_parts():
    """VAL-1.6, VAL-1.7, VAL-1.8, VAL-1.9"""
    assert [row.number("copies") for row in STARTER_ROWS] == [5, 5, 5]
    assert all(row.items("roles") == [] for row in STARTER_ROWS)
    assert CARDS_IN_BOX["exhausted"] == 10
    assert len(EVENT_ROWS) == CARDS_IN_BOX["hostile_event"] == 6
    counts = {row.text("id"): row.number("count") for row in COMPONENTS.rows("other_component")}
    assert (counts["dice"], counts["player_boards"], counts["wooden_markers"], counts["turn_tokens"]) == (2, 5, 20, 2)
    assert COMPONENTS.row("dice").numbers("faces") == [1, 2, 3, 4, 5, 6]


def test_val_1_10_to_1_13_resources_points_roles():
    """VAL-1.10, VAL-1.11, VAL-1.12, VAL-1.13: points are no resource; nothing limits an amount"""
    assert RESOURCES == ["gold", "strength", "magic"]
    assert ROLES == ["worker", "soldier", "shadow", "holy"]
    s = play(2).given(purse(0, gold=250), acting()).when("gain gold")
    assert purse_of(s)[0] == 251
    assert [move for move in s.options() if move.startswith("gain")] == ["gain gold", "gain strength", "gain magic"]
    s = play(2).given(owns(0, "thief"), purse(1, vp=9)).when("roll 3 4")
    assert s.table.question != "HarvestTake"


def test_val_1_14_a_starter_is_no_citizen():
    """VAL-1.14, VAL-1.6: it cannot be returned, has no role and raises only the price of its name"""
    s = play(2).given(owns(0, "peasant", "butcher"), purse(0, gold=6), domain_on_top("nest_of_the_weaver_witch"))
    s.given(acting()).when("build nest_of_the_weaver_witch")
    assert s.options() == ["return peasant", "return butcher", "decline"]
    s = play(2, no_dukes=True)
    assert s.table.view(0)["players"][0]["points"] == {
        **dict.fromkeys(("monsters", "domains", "board", "icons", "majorities"), 0),
        "resources": 1,
    }


def test_val_1_15_tableau_and_pile():
    """VAL-1.15"""
    s = play(2).given(owns(0, "archer", "orb_of_urdr", "goblin", "goblin"))
    mine = s.table.view(1)["players"][0]
    assert (mine["cards"], mine["pile"], mine["domains"]) == (5, {"goblin": 2}, ["orb_of_urdr"])


def test_val_1_16_an_empty_stack_is_exhausted():
    """VAL-1.16: the top card is the last one; a stack without cards is exhausted, unless some lie face down"""
    s = play(2).given(monsters("goblin", "goblin_mage"), left("cleric", 0))
    assert [FOES[foe] for foe in s.table.stacks[0]] == ["goblin_mage", "goblin"]
    assert [s.table.exhausted(place) for place in (0, 5, 15)] == [False, True, False]
    assert s.table.exhausted_count() == 1


def test_val_1_17_every_operator_is_data():
    """VAL-1.17, VAL-1.18: plus, or, times, at most, pay to gain and take are ops of the cards themselves"""
    ops = {effect.text("op") for row in DOMAIN_ROWS for effect in row.rows("effects")}
    ops |= {effect.text("op") for row in CITIZEN_ROWS for side in ("on_turn", "off_turn") for effect in row.rows(side)}
    ops |= {effect.text("op") for row in MONSTER_ROWS for effect in row.rows("reward")}
    assert {"gain", "choose", "gain_per", "take_citizen", "exchange", "take_from_opponent", "set_die"} <= ops


def test_val_1_19_the_turn_passes_to_the_next_seat():
    """VAL-1.19, VAL-3.1, VAL-3.2"""
    s = play(3)
    for seat in (0, 1, 2, 0):
        assert s.table.active == seat
        s.when("roll 5 6", "gain gold", "gain gold")


def test_val_1_20_gains_come_from_the_supply():
    """VAL-1.20: nobody loses what another gains"""
    s = play(2).given(purse(0), purse(1, gold=4), acting()).when("gain gold")
    assert (purse_of(s, 0)[0], purse_of(s, 1)[0]) == (1, 4)


def test_val_2_1_the_grid():
    """VAL-2.1"""
    centre = play(2).table.view(None)["centre"]
    assert [place["row"] for place in centre] == [row for row in ROWS for _ in range(5)]
    assert [place["of"] for place in centre[5:15]] == SLOTS == ["1", "2", "3", "4", "5", "6", "7", "8", "9_10", "11_12"]


def test_val_2_2_and_2_3_monsters_of_the_first_game():
    """VAL-2.2, VAL-2.3, VAL-2.4"""
    s = play(4)
    assert stack_of(s, "hills") == ["goblin"] * 3 + ["goblin_mage", "goblin_king"]
    assert stack_of(s, "ruins") == ["skeleton"] * 3 + ["flaming_skeleton", "skeleton_king"]
    assert stack_of(s, "forest") == ["treant"] * 2 + ["bane_spider"] * 2 + ["spider_queen"]
    assert stack_of(s, "valley") == ["owlbear"] * 3 + ["giant", "troll"]
    assert stack_of(s, "mountains") == ["dire_bear"] * 2 + ["orc_warrior"] * 2 + ["orc_chieftain"]
    assert [STRENGTH_OF[stack[-1]] for stack in s.table.stacks[:5]] == [1, 2, 3, 4, 5]


def test_val_2_7_and_2_8_citizens_of_the_first_game():
    """VAL-2.7, VAL-2.8"""
    s = play(4)
    names = [
        "cleric",
        "merchant",
        "mercenary",
        "archer",
        "peasant",
        "knight",
        "rogue",
        "champion",
        "paladin",
        "butcher",
    ]
    assert [stack_of(s, name) for name in names] == [[name] * 5 for name in names]
    assert [len(kinds) for kinds in KINDS_OF_SLOT] == [2, 2, 2, 2, 1, 1, 2, 2, 2, 2]


def test_val_8_10_types_of_one_slot_share_the_role():
    """VAL-8.10"""
    roles = [{ROLES[ROLE_OF[kind]] for kind in kinds} for kinds in KINDS_OF_SLOT]
    expected = ["holy", "worker", "shadow", "soldier", "worker", "soldier", "shadow", "soldier", "holy", "worker"]
    assert roles == [{role} for role in expected]


@pytest.mark.parametrize("selection", SELECTIONS)
def test_val_2_15_named_selections(selection):
    """VAL-2.15, VAL-15.1, VAL-15.4"""
    s = play(3, selection=selection)
    chosen = SELECTIONS[selection]
    assert sorted(s.table.areas) == sorted(chosen.areas)
    assert [stack[-1] for stack in s.table.stacks[5:15]] == chosen.citizens
    assert not s.table.unseen_domains & chosen.removed
    assert all(not chosen.removed >> stack[-1] & 1 for stack in s.table.stacks[15:])


def test_val_2_15_random_stacks():
    """VAL-2.15, VAL-9.10: five of eight areas, one type for each slot"""
    table = GAME.new(3, {"selection": "random"})
    assert [GAME.text(move) for move in table.options()] == [f"area {area}" for area in AREAS]
    for area in ("swamp", "hills", "ruins", "cavern", "barrens"):
        table.play(GAME.parse(f"area {area}"))
    assert [GAME.text(move) for move in table.options()] == ["settle cleric", "settle monk"]
    table.play(GAME.parse("settle monk"))
    assert [GAME.text(move) for move in table.options()] == ["settle merchant", "settle blacksmith"]


def test_val_2_15_hand_picked_stacks():
    """VAL-2.15"""
    names = ["monk", "merchant", "alchemist", "wizard", "peasant", "knight", "thief", "warlord", "priestess", "miner"]
    s = play(2, areas=["hills", "ruins", "swamp", "valley", "cavern"], citizens=names)
    assert [CITIZENS[stack[-1]] for stack in s.table.stacks[5:15]] == names
    assert FOES[s.table.stacks[2][-1]] == "owlbear"


@pytest.mark.parametrize(
    ("seats", "options", "rule"),
    [
        (2, {"areas": ["hills"]}, "VAL-2.2"),
        (2, {"citizens": ["monk", "cleric"]}, "VAL-2.7"),
        (2, {"citizens": ["monk"], "random_citizens": True}, "VAL-15.2"),
        (2, {"events": ["mimic"]}, "VAL-10.3"),
        (2, {"events": ["mimic", "bat_swarm", "sorcerer"], "hostile_events": True}, "VAL-10.3"),
        (1, {"no_dukes": True}, "VAL-13.6"),
        (2, {"difficulty": "hard"}, "VAL-14.14"),
        (2, {"remove_domains": DOMAINS[:10]}, "VAL-15.4"),
        (5, {"remove_domains": DOMAINS[:5]}, "VAL-15.4"),
    ],
)
def test_val_15_options_that_cannot_be(seats, options, rule):
    """VAL-13.6, VAL-15.2, VAL-15.4, VAL-10.3, VAL-14.14"""
    with pytest.raises(BadOption, match=rule):
        GAME.new(seats, options)


@pytest.mark.parametrize("options", [{"selection": "none"}, {"areas": ["moon"]}, {"speed": 3}, {"hostile_events": 1}])
def test_bad_options(options):
    with pytest.raises(BadOption):
        GAME.new(2, options)


@pytest.mark.parametrize("seats", [0, 6])
def test_val_15_1_seat_counts(seats):
    """VAL-15.1"""
    with pytest.raises(BadSeatCount):
        GAME.new(seats)


def test_val_15_2_and_15_3_variants_combine():
    """VAL-15.2, VAL-15.3: everything at once, and hostile events only if asked for"""
    s = play(5, hostile_events=True, random_citizens=True, no_dukes=True)
    assert s.table.hostile
    assert s.table.hidden[5] == 5
    assert not play(4).table.hostile


def test_val_15_1_the_rulings_are_options():
    """VAL-15.1"""
    assert set(RULINGS) <= {option.name for option in GAME.options}
    assert len(RULINGS) == 7
    assert len(MONSTER_TYPES) == 4
