"""Rules PAL-1 to PAL-3: components, setup, the round."""

import pytest

from pentarchy.games.paladins import board, cards, reading, solo
from pentarchy.games.paladins.board import COMPONENTS, TAVERN_CARDS, TAX_SUPPLY
from pentarchy.games.paladins.scoring import parts_of
from pentarchy.games.paladins.steps.paladins import CHOOSE_TAVERN
from pentarchy.games.paladins.steps.round import END_OF_ROUND
from pentarchy.kernel.data import load as load_data
from tests.games.paladins.given import (
    a_game,
    a_turn,
    acts,
    attributes,
    doing,
    goods,
    jars,
    monks,
    new_round,
    paladin,
    retinue,
    silver,
    supply,
    tavern,
    times,
    townsfolk,
    track,
    walls,
    workers_of,
)


def test_components():
    """PAL-1.1"""
    decks = {"townsfolk_card": cards.TOWNSFOLK, "outsider_card": cards.OUTSIDERS, "kings_order_card": cards.ORDERS}
    decks |= {"kings_favour_card": cards.FAVOURS, "tavern_card": cards.TAVERN, "wall_card": cards.WALLS}
    assert {name: len(deck) for name, deck in decks.items()} == {name: COMPONENTS[name] for name in decks}
    assert COMPONENTS["paladin_card"] == 4 * len(cards.PALADINS) == 48
    assert COMPONENTS["suspicion_card"] == sum(cards.SUSPICION_COUNT) == 24
    assert COMPONENTS["scheme_card"] == sum(solo.SCHEME_COUNT) == 17
    assert COMPONENTS["workshop"] == 4 * board.LIMIT[board.DEVELOP]
    assert COMPONENTS["monk"] == COMPONENTS["outpost"] == COMPONENTS["jar"] == 4 * 7
    workers = load_data(reading.PACKAGE, "workers").rows("worker")
    assert [row.number("count") for row in workers] == [22, 18, 18, 18, 18, 18]


def test_resources_are_unlimited():
    """PAL-1.2, PAL-15.1: silver and provisions of the general supply never run out; the tax supply is apart."""
    game = a_turn().given(goods(0, silver=200, provisions=100), supply(0, "99 labourer 1 merchant"))
    game.when("act trade_two")
    assert (silver(game), game.table.tax) == (203, 6)


def test_track_ends_at_12():
    """PAL-1.3"""
    game = a_turn().given(track(0, influence=12), goods(0, provisions=1), supply(0, "1 scout 1 labourer 1 cleric"))
    game.when("act commission", "settle space_1_2")
    assert attributes(game) == (0, 12, 0)


def test_paladin_counts_for_requirements_but_not_for_points():
    """PAL-1.4, PAL-6.8"""
    game = a_turn().given(
        jars(0, 1, 2), track(0, influence=1), goods(0, silver=2), supply(0, "1 cleric 1 labourer 1 merchant")
    )
    assert game.refused("act absolve") == ("PAL-6.5", "too-little-influence")
    game.given(paladin(0, "anseis"))
    assert "absolve" in acts(game)
    assert parts_of(game.table, 0)["attributes"] == 0


def test_kinds_of_workers():
    """PAL-1.5"""
    assert reading.WORKERS == ["labourer", "scout", "merchant", "fighter", "cleric", "criminal"]
    game = a_turn().given(supply(0, "1 labourer 1 fighter"))
    assert game.table.view(1)["boards"][0]["workers"] == {"labourer": 1, "fighter": 1}


def test_cards_beside_the_board_keep_their_order():
    """PAL-1.6, PAL-1.9"""
    game = a_turn().given(retinue(0, "squire_faith", "abbot_tax"), walls(0, "wall_20", "wall_03"))
    board = game.table.view(None)["boards"][0]
    assert (board["retinue"], board["walls"]) == (["squire_faith", "abbot_tax"], ["wall_20", "wall_03"])
    game.given(townsfolk("acolyte_tax", None, None, None, "architect_tax"))
    assert game.table.view(None)["townsfolk"][0] == "acolyte_tax"


def test_a_piece_on_the_board_belongs_to_nobody():
    """PAL-1.7"""
    game = a_turn().given(monks(0, "space_1_1"))
    space = next(space for space in game.table.view(None)["spaces"] if space["id"] == "space_1_1")
    assert space == {"id": "space_1_1", "region": "region_1", "piece": "monk"}
    assert game.table.view(None)["boards"][0]["done"]["commission"] == 1


def test_counters():
    """PAL-1.8: a recruited townsfolk counts, a dismissed one does not."""
    row = townsfolk(None, None, None, None, "squire_strength")
    game = a_turn().given(row, supply(0, "1 labourer")).when("act dismiss")
    assert times(game, "recruit") == 0
    game = a_turn().given(row, supply(0, "1 labourer 1 fighter")).when("act recruit")
    assert times(game, "recruit") == 1


def test_rows_of_the_setup():
    """PAL-2.2, PAL-2.4, PAL-2.5: five townsfolk, six outsiders, everything else face down"""
    game = a_game(3).dealt()
    table = game.table
    assert min(table.town) >= 0
    assert min(table.outsiders) >= 0
    assert table.orders == [-1] * 3
    assert table.favours == [-1] * 5
    assert table.silver == [3] * 3
    assert table.provisions == [1] * 3
    assert table.workers == [0] * 3
    assert set(table.attributes) == {0}
    assert table.undrawn == [0b111111111111] * 3


@pytest.mark.parametrize(("seats", "coins", "tavern_cards"), [(1, 5, 2), (2, 6, 3), (3, 7, 4), (4, 8, 5)])
def test_player_counts(seats, coins, tavern_cards):
    """PAL-2.3, PAL-8.1"""
    assert (TAX_SUPPLY[seats], TAVERN_CARDS[seats]) == (coins, tavern_cards)
    assert a_game(seats).table.tax == coins


def test_start_player_by_chance():
    """PAL-2.6"""
    game = a_game(3)
    while game.table.question != "StartPlayer":
        game.when(game.options()[0])
    assert game.chances() == {"start 0": 1, "start 1": 1, "start 2": 1}
    game.when("start 1")
    assert [game.table.seat, game.table.question] == [0, "FreeTownsfolk"]
    assert game.refused("welcome " + cards.TOWNSFOLK[31]) == ("PAL-2.7", "not-in-the-row")


def test_seven_rounds():
    """PAL-3.1, PAL-3.9: after the last nothing is refreshed."""
    game = a_turn(number=7).given(townsfolk(*cards.TOWNSFOLK[:5]), supply(0, "1 labourer"), tavern("tavern_01"))
    game.when("pass", "pass")
    assert game.table.over
    assert row_unchanged(game)
    assert game.table.outcome.reason == "seven_rounds"


def row_unchanged(game):
    return [cards.TOWNSFOLK[card] for card in game.table.town] == cards.TOWNSFOLK[:5]


@pytest.mark.parametrize(
    ("number", "turned_up"), [(1, "o"), (2, "o"), (3, "of"), (4, "f"), (5, "f"), (6, "f"), (7, "f")]
)
def test_kings_cards_of_the_round(number, turned_up):
    """PAL-3.3"""
    game = a_game(2).given(new_round(number)).dealt()
    assert sum(card >= 0 for card in game.table.orders) == turned_up.count("o")
    assert sum(card >= 0 for card in game.table.favours) == turned_up.count("f")


def test_arranging_three_paladins():
    """PAL-3.5, PAL-13.4: six ways, secretly"""
    game = a_game(2).given(new_round(1)).dealt()
    assert game.table.pending == [0, 1]
    assert len(game.options(0)) == len(game.options(1)) == 6
    hand = game.table.view(0)["yours"]["hand"]
    assert game.refused(f"arrange {hand[0]} top {hand[0]} bottom {hand[1]}") == ("PAL-3.5", "three-different-from-hand")
    game.when(f"1> {game.options(1)[0]}")
    assert game.table.view(0)["boards"][1]["deck"]["chosen"] is False
    assert game.table.view(0)["answered"] is None
    game.when(f"0> arrange {hand[0]} top {hand[1]} bottom {hand[2]}")
    assert game.table.view(0)["yours"]["top"] == hand[1]
    assert game.table.view(0)["yours"]["under"] == [hand[2]]
    assert game.table.view(1)["boards"][0]["paladin"] == hand[0]


def test_four_workers_before_the_first_suspicion():
    """PAL-3.6, PAL-8.5"""
    game = a_turn().given(tavern("tavern_12", "tavern_08", "tavern_09"), doing(CHOOSE_TAVERN[0]))
    assert game.refused("hire tavern_01") == ("PAL-3.6", "tavern-card-not-there")
    game.when("hire tavern_12")
    assert game.table.workers[0] == workers_of("1 fighter 1 scout 2 criminal")
    assert game.table.question == "SuspicionCard"
    game.when("suspicion suspicion_0", "suspicion suspicion_0")
    assert game.table.suspicions[0] == 2


def test_a_taken_tavern_card_is_taken():
    """PAL-3.6"""
    game = a_turn().given(tavern("tavern_15", "tavern_08", "tavern_09"), doing(CHOOSE_TAVERN[0], CHOOSE_TAVERN[1]))
    game.when("hire tavern_08")
    assert game.refused("hire tavern_08") == ("PAL-3.6", "tavern-card-taken")


def test_a_paladin_leaves_at_the_end_of_the_round():
    """PAL-3.5, PAL-3.7"""
    game = a_turn().given(paladin(0, "roland"), supply(0, "1 labourer"))
    assert game.table.effective(0, reading.STRENGTH) == 4
    game.given(doing(END_OF_ROUND))
    assert game.table.effective(0, reading.STRENGTH) == 0
    assert game.table.view(1)["boards"][0]["deck"]["used"] == ["roland"]


def test_turns_go_round_and_skip_those_who_passed():
    """PAL-3.8, PAL-10.4"""
    game = a_turn(3).given(*(supply(seat, "3 labourer") for seat in range(3)))
    game.when("act trade_one", "pass", "act hunt_one", "act hunt_one")
    assert game.table.seat == 2
    game.when("act trade_one")
    assert game.table.seat == 0
    game.when("pass")
    assert game.table.seat == 2
