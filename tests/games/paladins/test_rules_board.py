"""Rules PAL-1 to PAL-4: components, setup, the round, workers and payment."""

import pytest

from pentarchy.games import load
from pentarchy.games.paladins import cards
from pentarchy.games.paladins.cards import COMPONENTS, TAVERN_CARDS, TAX_SUPPLY
from pentarchy.games.paladins.scoring import parts_of
from pentarchy.games.paladins.steps.round import END_OF_ROUND
from pentarchy.games.paladins.workers import SETS_OF_SHAPE, SHAPES, holds, standing, total_of
from pentarchy.kernel.data import load as load_data
from pentarchy.kernel.errors import BadOption, BadSeatCount
from tests.games.paladins.given import (
    a_game,
    a_turn,
    acts,
    attributes,
    doing,
    favours,
    goods,
    has,
    jars,
    monks,
    new_round,
    outsiders,
    paladin,
    placed,
    provisions,
    retinue,
    silver,
    standing_on,
    supply,
    suspicion,
    tavern,
    times,
    townsfolk,
    track,
    walls,
    workers_of,
    workshops,
)


def test_components():
    """PAL-1.1"""
    decks = {"townsfolk_card": cards.TOWNSFOLK, "outsider_card": cards.OUTSIDERS, "kings_order_card": cards.ORDERS}
    decks |= {"kings_favour_card": cards.FAVOURS, "tavern_card": cards.TAVERN, "wall_card": cards.WALLS}
    assert {name: len(deck) for name, deck in decks.items()} == {name: COMPONENTS[name] for name in decks}
    assert COMPONENTS["paladin_card"] == 4 * len(cards.PALADINS) == 48
    assert COMPONENTS["suspicion_card"] == sum(cards.SUSPICION_COUNT) == 24
    assert COMPONENTS["scheme_card"] == sum(cards.SCHEME_COUNT) == 17
    assert COMPONENTS["workshop"] == 4 * cards.LIMIT[cards.DEVELOP]
    assert COMPONENTS["monk"] == COMPONENTS["outpost"] == COMPONENTS["jar"] == 4 * 7
    workers = load_data(cards.PACKAGE, "workers").rows("worker")
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
    assert cards.WORKERS == ["labourer", "scout", "merchant", "fighter", "cleric", "criminal"]
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
    game.when("pass")
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
    from pentarchy.games.paladins.steps.paladins import CHOOSE_TAVERN

    game = a_turn().given(tavern("tavern_12", "tavern_08", "tavern_09"), doing(CHOOSE_TAVERN[0]))
    assert game.refused("hire tavern_01") == ("PAL-3.6", "tavern-card-not-there")
    game.when("hire tavern_12")
    assert game.table.workers[0] == workers_of("1 fighter 1 scout 2 criminal")
    assert game.table.question == "SuspicionCard"
    game.when("suspicion suspicion_0", "suspicion suspicion_0")
    assert game.table.suspicions[0] == 2


def test_a_taken_tavern_card_is_taken():
    """PAL-3.6"""
    from pentarchy.games.paladins.steps.paladins import CHOOSE_TAVERN

    game = a_turn().given(tavern("tavern_15", "tavern_08", "tavern_09"), doing(CHOOSE_TAVERN[0], CHOOSE_TAVERN[1]))
    game.when("hire tavern_08")
    assert game.refused("hire tavern_08") == ("PAL-3.6", "tavern-card-taken")


def test_a_paladin_leaves_at_the_end_of_the_round():
    """PAL-3.5, PAL-3.7"""
    game = a_turn().given(paladin(0, "roland"), supply(0, "1 labourer"))
    assert game.table.effective(0, cards.STRENGTH) == 4
    game.given(doing(END_OF_ROUND))
    assert game.table.effective(0, cards.STRENGTH) == 0
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


def test_actions_and_favours():
    """PAL-4.1"""
    game = a_turn(number=3).given(favours("favour_pray", None, None, None, None), supply(0, "1 labourer"))
    assert game.options() == ["act hunt_one", "act trade_one", "act conspire", "favour favour_pray", "pass"]
    assert game.refused("decline") == ("PAL-4.1", "act-or-pass")
    assert game.refused("favour favour_cleric_tax") == ("PAL-3.3", "favour-not-face-up")


def test_a_space_is_used_once():
    """PAL-4.2"""
    game = a_turn().given(placed(0, "hunt", "1 labourer"), supply(0, "2 labourer"))
    assert game.refused("act hunt_one") == ("PAL-4.2", "space-occupied")
    assert "trade_one" in acts(game)


def test_all_open_slots_at_once():
    """PAL-4.3"""
    game = a_turn().given(goods(0, provisions=1), supply(0, "1 scout 1 cleric"))
    assert game.refused("act commission") == ("PAL-4.3", "workers-do-not-fit")
    game.given(supply(0, "1 scout 1 cleric 2 labourer")).when("act commission")
    assert game.options() == [] or game.table.question == "BoardSpace"


def test_the_sets_offered_are_different_and_fill_the_slots():
    """PAL-4.3, PAL-4.8: no set twice, and none too many"""
    game = a_turn().given(
        goods(0, provisions=1), supply(0, "2 labourer 2 scout 1 merchant 1 fighter 1 cleric 1 criminal")
    )
    game.when("act commission")
    offered = game.options()
    assert len(offered) == len(set(offered)) == 12
    assert game.refused("place 2 labourer 1 cleric") == ("PAL-4.8", "set-does-not-fit")
    assert game.refused("place 3 criminal") == ("PAL-4.3", "not-your-workers")
    assert game.refused("pass") == ("PAL-4.3", "place-workers-now")
    for shape, sets in zip(SHAPES, SETS_OF_SHAPE, strict=True):
        assert len(sets) == len(set(sets))
        assert all(total_of(workers) == len(shape) for workers in sets)


@pytest.mark.parametrize(
    ("slot", "fits"),
    [
        ("any", ["labourer", "scout", "merchant", "fighter", "cleric", "criminal"]),
        ("scout", ["scout", "criminal"]),
        ("fighter", ["fighter", "criminal"]),
        ("criminal", ["criminal"]),
    ],
)
def test_who_fits_into_a_slot(slot, fits):
    """PAL-4.4, PAL-4.5, PAL-4.6, PAL-4.7"""
    from pentarchy.games.paladins.workers import favour_shape

    shape = favour_shape(cards.slot_kind(slot))
    assert [kind for kind in cards.WORKERS if workers_of(f"1 {kind}") in SETS_OF_SHAPE[shape]] == fits


def test_who_stands_where():
    """PAL-4.8: coloured slots take their own kind first, then criminals; the rest stand in the clear ones."""
    scout, labourer, cleric, criminal = (cards.WORKERS.index(k) for k in ("scout", "labourer", "cleric", "criminal"))
    shape = [scout, cards.ANY, cleric]
    assert standing(shape, workers_of("1 scout 1 labourer 1 cleric")) == [scout, labourer, cleric]
    assert standing(shape, workers_of("1 criminal 1 labourer 1 cleric")) == [criminal, labourer, cleric]
    assert standing(shape, workers_of("1 criminal 2 scout")) == [scout, scout, criminal]
    assert holds(workers_of("2 scout"), workers_of("1 scout"))
    assert not holds(workers_of("2 scout"), workers_of("1 scout 1 cleric"))


def test_costs_come_before_effects():
    """PAL-4.9: what an action yields cannot pay for it; silver goes to the general supply."""
    game = a_turn().given(
        paladin(0, "engelier"), track(0, strength=0), goods(0, silver=0), supply(0, "1 scout 1 labourer 1 fighter")
    )
    game.given(outsiders(None, None, "thief_viking", None, None, None))
    assert game.refused("act attack") == ("PAL-6.6", "no-outsider-to-attack")
    game = a_turn().given(goods(0, silver=4), supply(0, "2 labourer")).when("act develop", "workshop attack 1")
    assert game.table.tax == 6


def test_void_rewards_do_not_forbid_an_action():
    """PAL-4.10, PAL-9.2"""
    game = a_turn().given(
        track(0, influence=12, faith=6), goods(0, provisions=1), supply(0, "1 scout 1 labourer 1 cleric")
    )
    game.when("act commission", "settle space_4_5")
    assert (attributes(game), game.table.paid[0]) == ((0, 12, 6), 0)


@pytest.mark.parametrize(
    ("name", "action", "workers"),
    [
        ("anseis", "fortify", "1 merchant 1 labourer 1 scout"),
        ("berengier", "garrison", "1 merchant 1 labourer 1 fighter"),
        ("gerier", "convert", "1 fighter 1 labourer 1 cleric"),
        ("ivon", "commission", "1 scout 1 labourer 1 cleric"),
        ("ivoire", "absolve", "1 cleric 1 labourer 1 merchant"),
    ],
)
def test_paladins_waive_costs(name, action, workers):
    """PAL-4.11"""
    game = a_turn().given(goods(0), supply(0, workers), outsiders("thief_viking", None, None, None, None, None))
    game.table.done[cards.CONVERT] = 1
    assert game.refused(f"act {action}")[1] in ("cannot-pay", "no-space-in-reach")
    game.given(paladin(0, name)).when(f"act {action}").dealt()
    assert (silver(game), provisions(game)) == (0, 0)


def test_oliver_prays_for_nothing():
    """PAL-4.11"""
    game = a_turn().given(paladin(0, "oliver"), goods(0), placed(0, "hunt", "1 labourer"), supply(0, "1 cleric"))
    game.when("act pray")
    assert standing_on(game, "hunt") == 0


def test_paladins_do_not_help_imitations():
    """PAL-4.11: Samson's discount is for Develop alone, Otton's silver for Trade alone."""
    game = a_turn(number=3).given(paladin(0, "samson"), favours("favour_merchant_develop", None, None, None, None))
    game.given(goods(0, silver=2), supply(0, "1 merchant"))
    assert game.refused("favour favour_merchant_develop") == ("PAL-7.4", "cannot-pay")
    game.given(goods(0, provisions=1)).when("favour favour_merchant_develop", "choose 1", "workshop attack 1")
    assert (silver(game), provisions(game)) == (0, 0)


@pytest.mark.parametrize(
    ("action", "limit"),
    [("develop", 8), ("commission", 7), ("fortify", 7), ("garrison", 7), ("absolve", 7), ("convert", 7)],
)
def test_limits(action, limit):
    """PAL-4.12"""
    game = a_turn().given(goods(0, 9, 9), track(0, 12, 12, 12), outsiders("thief_viking", None, None, None, None, None))
    game.given(supply(0, "3 criminal"))
    index = cards.ACTIONS.index(action)
    game.table.done[index] = limit - 1
    assert action in acts(game)
    game.table.done[index] = limit
    game.given()
    assert game.refused(f"act {action}") == ("PAL-4.12", "row-used-up")


def test_attack_has_no_limit():
    """PAL-4.12"""
    game = a_turn().given(goods(0, 9), outsiders("thief_viking", None, None, None, None, None), supply(0, "3 criminal"))
    game.table.done[cards.ATTACK] = 30
    assert "attack" in acts(game)


def test_bad_options_and_seats():
    """PAL-12.4: the difficulty is for the solo game alone."""
    game = load("paladins")
    with pytest.raises(BadSeatCount):
        game.new(5)
    with pytest.raises(BadSeatCount):
        game.new(0)
    with pytest.raises(BadOption):
        game.new(1, {"difficulty": "nightmare"})
    with pytest.raises(BadOption):
        game.new(1, {"dificulty": "easy"})
    with pytest.raises(BadOption):
        game.new(2, {"difficulty": "hard"})
    assert game.new(1, {"difficulty": "hard"}).seats == 1


def test_carried_over_criminals_bring_no_suspicion():
    """PAL-8.5"""
    game = a_turn().given(supply(0, "1 criminal"), suspicion(0, 0)).when("pass")
    assert (has(game, 0, "criminal"), game.table.suspicions[0]) == (1, 1)


def test_a_workshop_needs_no_worker_any_more():
    """PAL-5.2"""
    game = a_turn().given(workshops(0, ("attack", 1), ("attack", 2)), supply(0, "1 fighter"), goods(0, silver=1))
    game.given(outsiders("thief_viking", None, None, None, None, None))
    assert "attack" in acts(game)
