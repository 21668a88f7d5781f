"""Scenarios S-14, S-18 to S-20, S-40 to S-44, S-50, S-58, S-59: setup, chance, the end, scoring."""

import pytest

from pentarchy.games.valeria.cards import AREAS, CITIZENS, NO_DUKE
from pentarchy.games.valeria.costs import unseen_citizens
from pentarchy.games.valeria.scoring import outcome, parts_of
from tests.games.valeria.given import (
    acting,
    domain_on_top,
    duke,
    exhausted,
    owns,
    play,
    purse,
    purse_of,
    stack_of,
    turn_of,
)

SIX = (1, 2, 6, 7, 8, 9)


def test_s_14_ruins_with_five_players():
    """VAL-11.2, VAL-2.4"""
    from_the_bottom = ["skeleton_king", "flaming_skeleton", "flaming_skeleton", "skeleton", "skeleton", "skeleton"]
    assert stack_of(play(5), "ruins") == from_the_bottom[::-1]


def test_s_18_random_citizens():
    """VAL-12.1"""
    table = play(4, random_citizens=True).table
    unseen = [unseen_citizens(table, CITIZENS.index(name)) for name in ("monk", "cleric")]
    assert (table.hidden[5], sum(unseen)) == (4, 11)
    assert sum(unseen) - table.hidden[5] == 7


def test_s_19_starting_position():
    """VAL-2.9 to VAL-2.14: VAL-2.9, VAL-2.10, VAL-2.11, VAL-2.12, VAL-2.13, VAL-2.14"""
    s = play(3)
    centre = s.table.view(None)["centre"]
    sizes = [len(place["cards"]) + place["hidden"] for place in centre]
    assert sizes == [5] * 15 + [3] * 5
    assert s.table.unseen_domains.bit_count() - sum(s.table.hidden[15:]) == 9
    assert s.table.exhausted_deck == 6
    for seat in range(3):
        assert purse_of(s, seat) == (2, 0, 1, 0)
        assert s.table.tableau_size(seat) == 3
        assert s.table.dealt[seat].bit_count() == 2
        assert s.table.dealt[seat] >> s.table.dukes[seat] & 1
    assert 10 - sum(dealt.bit_count() for dealt in s.table.dealt) == 4


def test_s_20_order_of_the_monster_stacks():
    """VAL-2.5, VAL-2.6"""
    s = play(2, areas=["cavern", "hills", "swamp", "barrens", "mountains"])
    assert [AREAS[area] for area in s.table.areas] == ["hills", "barrens", "swamp", "mountains", "cavern"]


def test_s_40_last_round():
    """VAL-7.2, VAL-7.5"""
    s = play(3).given(exhausted(*SIX), acting(1)).when("gain gold", "gain gold")
    assert not s.table.over
    assert s.told("last-round")[0]["reason"] == "exhausted_stacks"
    s.when("roll 5 6", "gain gold", "gain gold")
    assert s.table.over


def test_s_41_trigger_by_the_last_player():
    """VAL-7.5"""
    s = play(3).given(exhausted(*SIX), acting(2)).when("gain gold", "gain gold")
    assert s.table.over


def test_s_42_final_score():
    """VAL-7.7, VAL-7.10, VAL-7.11"""
    s = play(2).given(duke(0, "waryn"), owns(0, "rogue", "rogue", "mercenary", "peasant", "butcher"))
    s.given(owns(0, "rogues_landing", "grimmwater_keep", "goblin_king", "skeleton"))
    s.given(purse(0, gold=3, strength=4, magic=1, vp=2))
    assert parts_of(s.table, 0) == {"monsters": 6, "domains": 7, "board": 2, "duke": 5 + 10 + 2}
    assert sum(parts_of(s.table, 0).values()) == 32


def test_s_43_resources_are_summed():
    """VAL-7.11"""
    s = play(2).given(duke(0, "cornelius"), purse(0, gold=2, strength=2, magic=1))
    assert parts_of(s.table, 0)["duke"] == 1


def nobody_has_a_duke(table):
    table.dukes = [NO_DUKE] * table.seats


def scored(table):
    table.stop()
    return outcome(table)


def test_s_44_tie_break():
    """VAL-7.13, VAL-7.14"""
    domains_a = ("blood_crow_army", "darktide_harbour", "halfpenny_hill")
    domains_b = ("cloudriders_camp", "gargans_embrace", "purloiners_perch")
    s = play(2).given(nobody_has_a_duke)
    s.given(owns(0, *["peasant"] * 5, *["knight"] * 4, *domains_a, *["goblin"] * 4), purse(0, vp=40 - 6 - 4))
    s.given(owns(1, *["rogue"] * 5, *["champion"] * 3, *domains_b, *["goblin"] * 9), purse(1, vp=40 - 6 - 9))
    assert [s.table.tableau_size(seat) for seat in (0, 1)] == [15, 14]
    result = scored(s.table)
    assert (result.scores, result.winners, result.tie_break) == ([40, 40], [1], "smaller_tableau")
    s.given(owns(1, "champion"))
    result = scored(s.table)
    assert (result.winners, result.tie_break) == ([0, 1], "shared")


def test_s_50_no_dukes():
    """VAL-13.2, VAL-13.3"""
    s = play(2, no_dukes=True)
    s.given(owns(0, "peasant", "butcher", "archer", "knight", "rogue", "cleric"))
    s.given(owns(0, "golden_obelisk_of_nae", "foxgrove_palisade"), purse(0, gold=3, strength=3, magic=1, vp=1))
    s.given(owns(0, "flaming_skeleton", "skeleton", "owlbear", "owlbear", "giant"))
    s.given(owns(1, *["merchant"] * 6, "orb_of_urdr", "shattered_hand", "violet_thorn", *["goblin"] * 4))
    parts = parts_of(s.table, 0)
    assert parts["monsters"] + parts["domains"] + parts["board"] == 12 + 6 + 1
    assert parts["icons"] == 3 + 3 + 2 * 2 + 2 * 2
    assert (parts["resources"], parts["majorities"]) == (2, 3 + 7)
    assert sum(parts.values()) == 45


def monk_on_top(table):
    table.stacks[5] = (CITIZENS.index("monk"),)


def test_s_58_chance_of_the_next_face_up_card():
    """VAL-9.10, VAL-9.11"""
    s = play(4, random_citizens=True).given(monk_on_top, purse(0, gold=3), acting())
    s.when("gain gold", "recruit monk")
    assert s.chances() == {"appear cleric": 6, "appear monk": 5}
    s = play(4).given(owns(0, "cleric", "archer"), purse(0, gold=8), domain_on_top("violet_thorn"), acting())
    s.when("build violet_thorn")
    assert len(s.chances()) == 19
    assert set(s.chances().values()) == {1}


@pytest.mark.parametrize(("cards", "places"), [((12, 14, 13, 9), [1, 3, 2, 4]), ((12, 13, 13, 9), [1, 2, 2, 4])])
def test_s_59_places(cards, places):
    """VAL-7.12, VAL-7.13, VAL-7.15"""
    s = play(4).given(nobody_has_a_duke)
    for seat, points in enumerate((50, 44, 44, 30)):
        s.given(owns(seat, *["peasant"] * (cards[seat] - 3)), purse(seat, vp=points))
    assert scored(s.table).places == places


def test_the_first_player_begins():
    """VAL-2.14"""
    s = play(3).given(turn_of(2, first=2))
    assert s.table.active == s.table.first == 2
