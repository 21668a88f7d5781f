"""Sections 7 and 9: the end, scoring, what is public and what is not."""

from random import Random

import pytest

from pentarchy.games.valeria import GAME
from pentarchy.games.valeria.cards import CITIZENS, DOMAINS, DUKES, NO_DUKE
from pentarchy.games.valeria.scoring import duke_points, outcome, parts_of
from tests.games.valeria.given import acting, domain_on_top, duke, exhausted, in_play, left, owns, play, purse

MONSTER_PLACES, DOMAIN_PLACES = range(5), range(15, 20)


def end_turn(s):
    return s.when("gain gold", "gain gold")


def test_val_7_1_the_dice_pass():
    """VAL-7.1"""
    s = end_turn(play(3).given(acting(0)))
    assert (s.table.active, s.table.question) == (1, "RollDice")


@pytest.mark.parametrize(
    ("places", "reason"),
    [
        (MONSTER_PLACES, "all_monsters"),
        (DOMAIN_PLACES, "all_domains"),
        (range(5, 13), "exhausted_stacks"),
        ([*MONSTER_PLACES, *DOMAIN_PLACES], "all_monsters"),
    ],
)
def test_val_7_2_and_7_16_reasons(places, reason):
    """VAL-7.2, VAL-7.16: the first in this order"""
    s = end_turn(play(4).given(exhausted(*places), acting(3)))
    assert s.table.over
    assert s.table.outcome.reason == reason


def test_val_7_3_a_hostile_event_lies_in_an_exhausted_stack():
    """VAL-7.3, VAL-10.6"""
    s = play(2, hostile_events=True).given(exhausted(5, 6, 7), in_play("mimic", 8), acting(1))
    assert end_turn(s).table.over
    s = play(2, hostile_events=True).given(exhausted(5, 6), in_play("mimic", 8), acting(1))
    assert not end_turn(s).table.over


def returning(latched):
    """Seat 0 triggers the end in a game of two; seat 1 brings a citizen back."""
    s = play(2, end_trigger_is_latched=latched).given(exhausted(6, 7, 8), left("cleric", 0), acting(0))
    end_turn(s).when("roll 5 6").given(owns(1, "cleric", "peasant", "butcher"), purse(1, gold=6))
    s.given(domain_on_top("nest_of_the_weaver_witch"), acting(1))
    s.when("build nest_of_the_weaver_witch", "return cleric").dealt()
    return s.when("gain gold")


def test_val_7_4_the_end_is_fixed_once_it_was_found():
    """VAL-7.4"""
    assert returning(True).table.over
    assert not returning(False).table.over


def test_val_7_6_no_other_limit():
    """VAL-7.6: players who only gain go on for ever"""
    s = play(2)
    for _ in range(300):
        end_turn(s.when("roll 5 6"))
    assert (s.table.turns, s.table.over) == (302, False)


def test_val_7_8_citizens_have_no_points():
    """VAL-7.8"""
    s = play(2).given(duke(0, "hrothgar"), purse(0), owns(0, *CITIZENS))
    assert sum(parts_of(s.table, 0).values()) == 0


DUKE_SCORES = {
    "cornelius": 3 * 2 + 4,
    "elsyn": 2 * 3 + 2 * 2 + 3,
    "elisium": 4 + 3 + 2 + 3 + 3,
    "hrothgar": 2 * 3 + 1 + 3,
    "isabella": 3 + 2 * 3 + 4,
    "lekzandr": 4 + 2 * 3 + 4,
    "node": 3 + 2 * 2 + 4,
    "reese": 8 + 3 + 2 + 3,
    "simon": 4 + 3 + 6,
    "waryn": 4 + 2 * 2 + 4,
}


@pytest.mark.parametrize("name", DUKES)
def test_val_7_9_and_7_10_every_duke(name):
    """VAL-7.9, VAL-7.10, VAL-7.11: 3 workers, 2 soldiers, 1 shadow, 2 holy, 2 domains, 3 monsters, 13 resources"""
    citizens = ("peasant", "merchant", "butcher", "archer", "knight", "rogue", "cleric", "paladin")
    s = play(2).given(owns(0, *citizens, "golden_obelisk_of_nae", "foxgrove_palisade", "goblin", "giant", "troll"))
    s.given(purse(0, 5, 5, 3))
    assert duke_points(s.table, 0, DUKES.index(name)) == DUKE_SCORES[name]


def test_val_7_13_monsters_may_count_by_ruling():
    """VAL-7.13"""
    s = play(2, tie_break_counts_monsters=True).given(owns(0, "goblin"), purse(0, vp=0), purse(1, vp=1))
    s.table.dukes = [NO_DUKE, NO_DUKE]
    s.table.stop()
    assert outcome(s.table).winners == [1]


def test_val_9_1_public():
    """VAL-9.1, VAL-9.4, VAL-9.8"""
    s = play(3, hostile_events=True).given(owns(1, "archer", "goblin"))
    view = s.table.view(None)
    assert view["players"][1]["citizens"] == {"archer": 1}
    assert view["players"][1]["pile"] == {"goblin": 1}
    assert view["centre"][0]["cards"] == ["goblin"] * 3 + ["goblin_mage", "goblin_king"]
    assert view["deck"] == {"known": [], "events": 3, "exhausted": 6}
    assert view["dice"] == [0, 0] or view["phase"] == "roll"


def test_val_9_2_dukes_are_secret():
    """VAL-9.2: before the choice both, afterwards the one kept and the one returned"""
    table = GAME.new(2)
    while table.seat == -1:
        table.play(table.options()[0])
    assert table.question == "ChooseDuke"
    assert table.view(0)["players"][0]["dealt"] == [DUKES[0], DUKES[1]]
    assert table.view(0)["players"][1]["dealt"] == 2
    table.play(table.options(0)[0], 0)
    assert table.view(0)["answered"] == f"keep {DUKES[0]}"
    assert table.view(1)["answered"] is None
    table.play(table.options(1)[1], 1)
    assert table.view(1)["players"][1]["duke"] == DUKES[3]
    assert table.view(0)["players"][1]["duke"] is None
    assert "duke" not in table.view(0)["players"][1]["points"]
    assert table.view(None)["players"][0]["duke"] is None


def test_val_2_13_a_duke_must_be_kept():
    """VAL-2.13"""
    table = GAME.new(2)
    while table.seat == -1:
        table.play(table.options()[0])
    refusal = table.why_not(GAME.parse(f"keep {DUKES[9]}"), 0)
    assert (refusal.rule, refusal.key) == ("VAL-2.13", "not-dealt-to-you")
    assert table.why_not(GAME.parse("decline"), 0).key == "keep-a-duke-now"


def test_val_9_3_face_down_cards_are_in_no_view():
    """VAL-9.3: only their number"""
    place = play(3).table.view(0)["centre"][15]
    assert (len(place["cards"]), place["hidden"]) == (1, 2)


def test_val_9_6_dukes_are_revealed_at_the_end():
    """VAL-9.6: those kept, not those returned"""
    s = end_turn(play(2).given(exhausted(5, 6, 7, 8), acting(1)))
    assert s.table.over
    players = s.table.view(0)["players"]
    assert players[1]["duke"] == DUKES[s.table.dukes[1]]
    assert players[1]["dealt"] == 2
    twin = s.table.resample(0, Random(1))
    assert twin.dukes == s.table.dukes


def test_val_9_7_what_each_seat_knows():
    """VAL-9.7: others may hold any dukes but one's own two, kept and returned"""
    s, rng, seen = play(5), Random(2), set()
    for _ in range(200):
        twin = s.table.resample(1, rng)
        assert (twin.dealt[1], twin.dukes[1]) == (s.table.dealt[1], s.table.dukes[1])
        dealt = 0
        for pair in twin.dealt:
            assert pair.bit_count() == 2
            assert not pair & dealt
            dealt |= pair
        seen.add(twin.dukes[0])
    assert seen == {duke for duke in range(10) if not s.table.dealt[1] >> duke & 1}


def test_val_9_10_dukes_and_the_first_player():
    """VAL-9.10, VAL-2.14"""
    table = GAME.new(4)
    for _ in range(5):
        table.play(table.options()[-1])
    assert [GAME.text(move) for move in table.options()] == [f"deal {name}" for name in DUKES]
    for _ in range(8):
        table.play(table.options()[0])
    for seat in range(4):
        table.play(table.options(seat)[0], seat)
    assert [GAME.text(move) for move in table.options()] == ["start 0", "start 1", "start 2", "start 3"]
    assert len(DOMAINS) - table.unseen_domains.bit_count() == 5
