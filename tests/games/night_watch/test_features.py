"""What a net reads off the table (features/)."""

import pytest

from pentarchy.games.night_watch.features import LAYOUT, SIZE
from pentarchy.games.night_watch.features.layout import CANNOT, FOLLOWS_AT, QUESTIONS
from pentarchy.games.night_watch.fields import EMPTY
from pentarchy.kernel.steps import Decision, Step
from pentarchy.kernel.testing import random_game
from tests.games.night_watch.given import (
    GAME,
    A,
    B,
    C,
    D,
    about_to_roll,
    acting,
    an_empty_map,
    breaches,
    camps,
    clearing,
    guards,
    hand,
    held,
    hero,
    in_gift,
    keeps,
    patrols,
    roads_of,
    settlements,
    tormund,
)


def read(scenario, seat=A):
    return dict(zip(LAYOUT.names, scenario.table.features(seat), strict=True))


def lifted(seat):
    """A settlement piece has left the building costs card."""

    def arrange(table):
        table.watch.under[seat * 5] = EMPTY

    return arrange


def subclasses(kind):
    for each in kind.__subclasses__():
        yield each
        yield from subclasses(each)


def names_in_this_game(kind):
    return {each.__name__ for each in subclasses(kind) if ".night_watch." in each.__module__}


def test_every_question_has_its_place():
    assert names_in_this_game(Decision) <= set(QUESTIONS) <= names_in_this_game(Step)


def test_what_follows_are_steps_of_the_game():
    assert set(FOLLOWS_AT) <= names_in_this_game(Step)


def test_names_are_different():
    assert len(set(LAYOUT.names)) == SIZE


@pytest.mark.parametrize("variant", GAME.variants, ids=lambda variant: variant.name)
def test_numbers_fit_into_a_byte_in_every_position_of_a_game(variant):
    def look(state):
        for seat in range(state.seats):
            row = state.features(seat)
            assert len(row) == SIZE
            assert min(row) >= 0
            assert max(row) <= 255

    random_game(GAME, variant, variant.seats[0], 5, look)


# The land.


def test_yields_and_what_is_withheld():
    """A keep at ore 5, wool 6 and brick 4, with a wildling on the first and Tormund on the last."""
    game = an_empty_map().given(keeps(A, "i11"), in_gift("regular", "h00"), tormund("h11"))
    row = read(game)
    assert row["me yield of wool"] == row["me yield of all"] == 2 * 5
    assert row["me yield of ore"] == row["me yield of brick"] == 0
    assert (row["me yield under wildlings"], row["me yield under tormund"]) == (2 * 4, 2 * 3)
    assert (row["me rolls of 36 that pay"], row["me kinds paid"]) == (5, 1)


def test_the_same_number_twice_pays_on_one_roll():
    row = read(an_empty_map().given(settlements(A, "i32 i38")))
    assert row["me yield of lumber"] == 2 + 5 + 5
    assert row["me rolls of 36 that pay"] == 2 + 5 + 3 + 2


def test_sites_at_the_end_of_roads_and_beyond():
    """A road from i11 leads to i17, which is too near; i12 is one road away, and from there i13 two."""
    game = an_empty_map().given(settlements(A, "i11"), roads_of(A, "p17"))
    row = read(game)
    assert (row["me sites"], row["me yield of the best site"]) == (0, 0)
    assert row["me yield of the best site after a road"] == 5 + 4 + 4
    row = read(game.given(roads_of(A, "p18")))
    assert (row["me sites"], row["me yield of the best site"]) == (1, 5 + 4 + 4)
    assert row["me yield of the best site after two roads"] == 4 + 5 + 3
    assert [row[f"site within a road for {kind}"] for kind in ("wool", "ore")] == [1, 0]


def test_no_way_leads_through_a_building_of_another():
    """Round the corner lies i46; i32 lies behind the building at i47."""
    game = an_empty_map().given(settlements(A, "i60"), roads_of(A, "p80 p68"))
    assert read(game)["me yield of the best site after two roads"] == 2 + 5 + 3
    assert read(game.given(settlements(B, "i47")))["me yield of the best site after two roads"] == 5 + 3 + 1


# Players.


def test_seats_are_counted_from_the_one_that_looks():
    game = an_empty_map().given(acting(C), settlements(D, "i01"), keeps(B, "i30"))
    row = read(game, B)
    assert (row["me keeps"], row["second settlements"], row["next on turn"]) == (1, 1, 1)
    assert (row["me points to win"], row["second points to win"], row["third points to win"]) == (8, 9, 10)
    row = read(game, D)
    assert (row["me settlements"], row["second keeps"], row["third on turn"]) == (1, 1, 1)
    assert (row["lead in points + 12"], row["third began"], row["next began"]) == (11, 0, 1)


def test_hidden_points_are_known_to_their_owner_and_expected_by_others():
    game = an_empty_map().given(held(A, victory_point=2))
    assert read(game)["me points to win"] == 8
    row = read(game, B)
    assert row["third points to win"] == 10
    assert row["third tenths of points with those hidden"] == 10 * 2 * 5 // 25
    assert (row["third action cards"], row["unseen victory_point"]) == (2, 5)
    assert read(game)["unseen victory_point"] == 3


def test_races_for_the_special_cards():
    game = an_empty_map().given(patrols(2, 3, 0, 0), roads_of(A, "p01 p02 p03"))
    row = read(game)
    assert (row["me patrols short of the largest"], row["next largest patrol"]) == (2, 1)
    assert (row["me road length"], row["me roads short of the longest"]) == (3, 2)
    assert row["second roads short of the longest"] == 5


def test_what_a_hand_is_short_of():
    """Four ore at 3:1, two of them spare with a brick and a lumber."""
    game = an_empty_map().given(settlements(A, "i01"), hand(A, ore=4, grain=2, lumber=1, brick=1))
    row = read(game)
    assert (row["me cards short of keep"], row["me cards short of action_card"]) == (0, 1)
    assert row["cards short after bank trades of action_card"] == 0
    assert row["cards short after bank trades of keep"] == 0
    assert row["cards short after bank trades of settlement"] == CANNOT, "there is no site"
    assert (row["me cards"], row["me cards over the limit"], row["me twelfths of ore"]) == (8, 1, 48)
    row = read(game.given(keeps(A, "i01")))
    assert row["cards short after bank trades of keep"] == CANNOT, "there is no settlement"


def test_an_unseen_steal_is_shared_out_over_the_kinds():
    """Blue takes a card from yellow, who holds three wool and an ore."""
    game = an_empty_map("base").given(settlements(B, "i23"), hand(B, wool=3, ore=1), held(A, patrol=1))
    game.when("play patrol", "tormund h11")
    row = read(game, C)
    assert (row["question StealCard"], row["effect by second"], row["effect against third"]) == (1, 1, 1)
    game.when("steal ore")
    assert read(game, B)["me twelfths of wool"] == read(game, A)["next twelfths of wool"] == 36
    assert read(game, B)["me twelfths of ore"] == read(game, A)["next twelfths of ore"] == 0
    row = read(game, C)
    assert (row["third twelfths of wool"], row["third twelfths of ore"]) == (27, 9)
    assert (row["second twelfths of wool"], row["second twelfths of ore"]) == (9, 3)


# In the middle of something.


def test_a_card_that_is_paid_for_is_being_drawn():
    game = an_empty_map().given(hand(A, ore=1, wool=1, grain=1))
    assert read(game)["question Act"] == 1
    row = read(game.when("buy"))
    assert (row["question Act"], row["question DrawCard"], row["question asks chance"]) == (0, 1, 1)
    row = read(game.when("draw patrol"))
    assert (row["held patrol"], row["me action cards of this turn"]) == (1, 1)


def test_a_keep_turns_two_tokens():
    game = an_empty_map().given(settlements(A, "i01"), lifted(A), hand(A, ore=3, grain=2)).when("keep i01")
    row = read(game, B)
    assert (row["question TurnToken"], row["follows tokens"], row["third keeps"]) == (1, 1, 1)


def test_discards_are_known_to_their_owner_before_all_have_chosen():
    game = an_empty_map("base").given(about_to_roll(A), hand(A, ore=8), hand(B, wool=6, ore=2))
    game.when("roll", "dice 1 6", "1> discard wool")
    row = read(game, B)
    assert (row["me twelfths of wool"], row["me cards to discard"], row["third cards to discard"]) == (60, 3, 4)
    assert read(game, A)["next twelfths of wool"] == 72
    assert (row["me asked"], row["third asked"], row["next asked"]) == (1, 1, 0)


def test_a_proposal_means_something_else_to_each_side():
    game = an_empty_map().given(hand(A, wool=1, lumber=1), hand(B, brick=1), hand(C, brick=1))
    game.when("propose 1 wool for 1 brick to 1 2")
    row = read(game)
    assert (row["deal brings me brick"], row["deal costs me wool"]) == (1, 1)
    assert (row["me cards short of road"], row["cards short after the deal of road"]) == (1, 0)
    row = read(game, B)
    assert (row["deal brings me wool"], row["deal costs me brick"], row["question asks me"]) == (1, 1, 1)
    assert read(game, D)["deal brings me wool"] == 0
    game.when("1> accept")
    assert read(game, B)["deal agreed by me"] == 1
    assert read(game, A)["deal agreed by next"] == 0, "nobody sees it before all have answered"
    assert read(game.when("2> refuse"))["deal agreed by next"] == 1


def test_a_die_that_is_to_be_carried_out_counts_alone():
    """Climbers of the Ice River on trail 3, while the holder of Tarly is asked."""
    game = an_empty_map().given(about_to_roll(A), camps("ice_river", "climber"))
    assert read(game)["wildlings that enter in twelve dice"] == 3
    row = read(game.when("roll", "dice 1 1", "wild 3"))
    assert (row["question UseTarly"], row["follows wildling die"]) == (1, 1)
    assert row["wildlings that enter in twelve dice"] == 12


# The Wall.


def test_what_the_wildling_die_threatens():
    """A regular wildling outnumbers the only guard at w1, and is the first at w2; the third breach is the end."""
    game = an_empty_map().given(
        settlements(B, "i05"), camps("ice_river", "regular"), clearing("c1", 1), guards("w1", A), breaches(2)
    )
    row = read(game)
    assert row["twelfths of the die that breach"] == row["twelfths of the die that end the game"] == 3
    assert row["wildlings that enter in twelve dice"] == 2 * 2 + 1
    assert row["me guards lost in twelve dice"] == 2
    assert row["next yield lost in twelve dice"] == 2 * 4
    assert (row["guards more than wildlings at w1"], row["waiting at w1"]) == (0, 1)


def test_giants_breach_where_nobody_stands():
    game = an_empty_map().given(camps("hornfoots", "giant"), guards("w4", A, B))
    row = read(game, B)
    assert row["twelfths of the die that breach"] == 1, "at w3 alone"
    assert (row["third guards lost in twelve dice"], row["me guards lost in twelve dice"]) == (2, 0)


def test_what_a_token_sets_off():
    kinds = "regular climber regular regular"
    game = an_empty_map().given(camps("cave_dwellers", kinds), camps("hornfoots", kinds), guards("w3", A))
    row = read(game)
    assert (row["breaches by a token of cave_dwellers"], row["breaches by a token of hornfoots"]) == (1, 0)
    assert row["percent of the pool that breach"] == row["percent of the pool cave_dwellers"] == 33


def test_who_wins_if_the_wall_falls():
    """Yellow and blue have a guard more than the others, and yellow more cards; at w1 blue would lose one first."""
    game = an_empty_map().given(guards("w1", A, B), guards("w2", B, A), hand(B, ore=1))
    row = read(game, B)
    assert (row["me wins if the wall falls"], row["third wins if the wall falls"]) == (1, 0)
    assert row["i win if the last breach is at w1"] == 1
    assert row["i win if the last breach is at w2"] == 0
    assert (row["me lead in guards + 7"], row["next lead in guards + 7"]) == (7, 5)
    assert (row["third first guard at w1"], row["me first guard at w2"], row["me guards >= 2"]) == (1, 1, 1)


def test_the_end_of_a_game_names_the_winner():
    game = an_empty_map().given(about_to_roll(A), hero(B, "mance"), camps("ice_river", "giant"), breaches(2))
    row = read(game.given(guards("w4", C)).when("roll", "dice 1 1", "wild 1"), B)
    assert (row["ended tragic"], row["winner next"], row["breaches >= 3"]) == (1, 1, 1)
