"""S30 to S38, S41, S43 to S50, S54 to S56, S58: further cases."""

import pytest

from pentarchy.games.paladins.board import ACTIONS, ATTACK_PRICE, IN_PLAY, REGION_OF
from pentarchy.games.paladins.cards import PALADINS
from pentarchy.games.paladins.hidden import cards_under
from pentarchy.games.paladins.scoring import parts_of
from pentarchy.games.paladins.steps.inquisition import INQUISITION
from tests.games.paladins.given import (
    a_game,
    a_turn,
    acts,
    attributes,
    criminals,
    debts,
    doing,
    favours,
    goods,
    has,
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
    suspicion_pile,
    times,
    townsfolk,
    track,
    workers_of,
)


@pytest.mark.parametrize(
    ("strength", "slot", "price"), [(0, 1, 1), (0, 6, 6), (4, 4, 2), (6, 4, 1), (11, 6, 0), (1, 1, 0), (2, 3, 2)]
)
def test_s30_price_of_missing_strength(strength, slot, price):
    """PAL-6.6"""
    assert ATTACK_PRICE[strength][slot - 1] == price


@pytest.mark.parametrize(
    ("workers", "fits"),
    [
        ("2 criminal 1 labourer", True),
        ("1 scout 1 labourer 1 cleric", True),
        ("2 scout 1 cleric", True),
        ("2 labourer 1 cleric", False),
        ("1 scout 2 labourer", False),
        ("3 criminal", True),
    ],
)
def test_s31_workers_that_fit(workers, fits):
    """PAL-4.4, PAL-4.5, PAL-4.6, PAL-4.7, PAL-4.8"""
    game = a_turn().given(goods(0, provisions=1), supply(0, workers))
    assert ("commission" in acts(game)) == fits


def test_s32_a_slot_for_criminals():
    """PAL-4.6, PAL-7.2"""
    game = a_turn(number=3).given(favours("favour_criminal_labourers", None, None, None, None), supply(0, "1 cleric"))
    assert game.refused("favour favour_criminal_labourers") == ("PAL-4.6", "workers-do-not-fit")
    game.given(supply(0, "1 criminal")).when("favour favour_criminal_labourers")
    assert has(game, 0, "labourer") == 3
    assert game.table.suspicions == [0, 0]


def test_s33_hunt_with_girard():
    """PAL-5.8, PAL-6.9"""
    for mode, workers, food in (("hunt_one", "1 labourer", 3), ("hunt_two", "1 labourer 1 criminal", 5)):
        game = a_turn().given(paladin(0, "girard"), goods(0), supply(0, workers)).when(f"act {mode}")
        assert provisions(game) == food


def test_s34_develop_with_samson():
    """PAL-4.11"""
    game = a_turn().given(paladin(0, "samson"), goods(0, silver=2), supply(0, "2 labourer"))
    game.when("act develop", "workshop attack 2")
    assert silver(game) == 0


def test_s35_recruit_with_roland():
    """PAL-5.6"""
    row = ["abbot_tax", "acolyte_tax", "architect_tax", "defender_tax", "gatekeeper_tax"]
    game = a_turn().given(paladin(0, "roland"), goods(0), townsfolk(*row), supply(0, "1 labourer 1 criminal"))
    assert {"dismiss", "recruit"} <= set(acts(game))
    game.when("act recruit")
    assert game.options() == [f"take {card} for silver" for card in row]
    game.when("take abbot_tax for silver")
    assert (silver(game), game.table.unpaid[0]) == (0, 0)


def test_s36_sixth_monk_with_ivon():
    """PAL-4.11, PAL-6.1"""
    sent = ["space_1_1", "space_2_1", "space_2_2", "space_2_3", "space_2_4"]
    game = a_turn().given(monks(0, *sent), paladin(0, "ivon"), goods(0), supply(0, "1 scout 1 labourer 1 cleric"))
    assert parts_of(game.table, 0)["commission"] == 2
    game.when("act commission")
    assert attributes(game) == (0, 1, 0)
    assert parts_of(game.table, 0)["commission"] == 5


def test_s37_attribute_maximum():
    """PAL-1.3"""
    game = a_turn().given(track(0, strength=11), outsiders("invader_saracen", None, None, None, None, None))
    game.given(supply(0, "1 fighter 1 labourer 1 cleric")).when("act convert")
    assert attributes(game) == (12, 0, 0)
    assert parts_of(game.table, 0)["attributes"] == 20


def test_s38_passing():
    """PAL-10.2"""
    game = a_turn().given(supply(0, "2 labourer 2 scout 1 criminal"), supply(1, "1 labourer"))
    game.given(
        placed(0, "attack", "1 scout 1 labourer 1 fighter"), placed(0, "convert", "1 fighter 1 labourer 1 cleric")
    )
    game.when("pass", "keep 2 scout 1 criminal")
    assert game.table.workers[0] == workers_of("2 scout 1 criminal")
    assert not any(game.table.placed)
    game.given(new_round(2))
    assert game.table.workers[0] == workers_of("2 scout 1 criminal")
    assert game.table.suspicions == [0, 0]


def test_s41_wall_with_a_choice():
    """PAL-6.4, PAL-9.3, PAL-7.5"""
    for option, coins in ((2, 2), (1, 0)):
        game = a_turn().given(goods(0, provisions=1), supply(0, "1 merchant 1 labourer 1 scout"))
        game.when("act fortify", "wall wall_07")
        assert attributes(game) == (1, 0, 0)
        assert game.options() == ["choose 1", "choose 2"]
        game.when(f"choose {option}")
        assert (silver(game), game.table.paid[0]) == (coins, 0)


def test_s43_debt_collectors():
    """PAL-8.8"""
    game = a_turn().given(retinue(0, "debt_collector_scout", "debt_collector_fighter"), debts(0, unpaid=1))
    game.given(track(0, faith=6), goods(0, provisions=1), supply(0, "1 scout 1 labourer 1 cleric"))
    game.when("act commission", "settle space_4_5")
    assert (game.table.unpaid[0], game.table.paid[0]) == (0, 1)
    assert game.table.workers[0] == workers_of("1 scout 1 fighter")


def test_s44_spaces_by_player_count():
    """PAL-2.1, PAL-2.3"""
    assert [IN_PLAY[seats].bit_count() for seats in (1, 2, 3, 4)] == [25, 25, 34, 40]
    for seats, regions in ((2, [2, 4, 6, 7, 5, 1]), (3, [3, 6, 8, 9, 6, 2]), (4, [4, 7, 9, 10, 7, 3])):
        used = [REGION_OF[space] for space in range(40) if IN_PLAY[seats] >> space & 1]
        assert [used.count(region) for region in range(6)] == regions


def test_s45_tavern_pile():
    """PAL-15.5"""
    game = a_game(4)
    game.table.tavern_unseen, game.table.tavern_gone = 0b1111, ((1 << 24) - 1) & ~0b1111
    game.given(new_round(5)).when("king favour_pray")
    for number in range(1, 5):
        game.when(f"tavern tavern_{number:02}") if number < 4 else None
    assert len(game.table.tavern) == 4
    assert len(game.options()) == 20
    game.when("tavern tavern_24")
    assert len(game.table.tavern) == 5
    assert game.table.tavern_gone == 0


def test_s46_a_favour_once_per_round():
    """PAL-7.2, PAL-7.3"""
    game = a_turn(seat=1, number=3).given(favours("favour_pray", None, None, None, None), supply(0, "1 labourer"))
    game.given(supply(1, "1 labourer")).when("favour favour_pray")
    assert game.table.passed == 0
    assert game.table.seat == 0
    assert game.refused("favour favour_pray") == ("PAL-7.2", "favour-used")
    game.table.passed = 0b10
    assert game.table.favour_workers[0] == workers_of("1 labourer")
    game.when("pass")
    assert game.table.favour_workers[0] == 0


def test_s47_suspicion_pile():
    """PAL-8.11, PAL-15.6"""
    game = a_turn().given(suspicion_pile([0, 0, 0], [2, 2, 1]), supply(0, "1 labourer"), criminals(1))
    assert game.chances() == {"suspicion suspicion_0": 2, "suspicion suspicion_1": 2, "suspicion suspicion_2": 1}
    game.when("suspicion suspicion_0")
    assert game.told("inquisition") == []
    assert sum(game.table.suspicion_unseen) == 4


def test_s48_conspire_with_gerin():
    """PAL-5.11, PAL-6.9"""
    game = a_turn().given(paladin(0, "gerin"), goods(0), supply(0, "1 labourer"))
    game.when("act conspire", "suspicion suspicion_1")
    assert (has(game, 0, "criminal"), game.table.suspicions[0]) == (1, 1)
    assert (silver(game), game.table.tax) == (3, 5)


def test_s49_absolve_without_suspicion_and_debts():
    """PAL-9.2"""
    for space, faith in ((7, 2), (1, 1)):
        game = a_turn().given(goods(0, silver=1), supply(0, "1 cleric 1 labourer 1 merchant"))
        game.when("act absolve", f"jar jar_space_{space}")
        assert attributes(game) == (0, 0, faith)


def test_s50_start_player():
    """PAL-3.2"""
    starts = []
    for number in range(1, 8):
        game = a_game(3)
        game.given(new_round(number, start=starts[-1] if starts else 0))
        starts.append(game.table.start)
    assert starts == [0, 1, 2, 0, 1, 2, 0]


def hand_of(game):
    return [PALADINS[card] for card in range(12) if game.table.hand[0] >> card & 1]


def drawing(game, *new):
    """Chance gives these paladins to the first player, and anything else to everybody else."""
    wanted = [f"draw {card}" for card in new]
    while game.table.seat == -1:
        options = game.options()
        drawn = [move for move in wanted if move in options and game.table.question == "NewPaladin"]
        game.when(drawn[0] if drawn else options[0])
        if drawn:
            wanted.remove(drawn[0])


def arranging(game, use, top, bottom):
    """The first player arranges so; then everybody takes the first move of every choice until the next hand."""
    number = game.table.round
    game.when(f"arrange {use} top {top} bottom {bottom}")
    while game.table.round == number and not game.table.over:
        game.when("pass" if game.table.question == "TakeTurn" else game.options()[0])


def test_s54_a_paladin_deck_through_seven_rounds():
    """PAL-3.5, PAL-13.7"""
    p = ["", *PALADINS]
    game = a_game(1).given(new_round(1))
    drawing(game, p[1], p[2], p[3])
    hands = {1: [1, 2, 3], 2: [2, 4, 5], 3: [4, 6, 7], 4: [6, 8, 9], 5: [8, 10, 11], 6: [3, 10, 12], 7: [5, 7, 12]}
    choices = {1: (1, 2, 3), 2: (2, 4, 5), 3: (4, 6, 7), 4: (6, 8, 9), 5: (8, 10, 11), 6: (10, 12, 3)}
    for number in range(1, 8):
        assert sorted(hand_of(game)) == sorted(p[card] for card in hands[number])
        if number == 5:
            assert game.table.view(0)["yours"]["undrawn"] == [p[12]]
        if number == 7:
            break
        use, top, bottom = (p[card] for card in choices[number])
        arranging(game, use, top, bottom)
        new = [card for card in hands[number + 1] if card not in hands[number]]
        drawing(game, *(p[card] for card in new))
    assert [PALADINS[card] for card in cards_under(game.table, 0)] == [p[9], p[11], p[3]]


def test_s55_part_of_a_discard():
    """PAL-9.3"""
    for held, offered in ((2, ["discard 0", "discard 1", "discard 2"]), (1, ["discard 0", "discard 1"])):
        game = a_turn().given(suspicion(0, *[0] * held), townsfolk(None, None, None, None, "peddler_silver"))
        game.given(supply(0, "1 labourer")).when("act dismiss")
        assert game.options() == offered
        assert game.refused("discard 2")[1] == ("" if held == 2 else "discard-too-many")
    game = a_turn().given(townsfolk(None, None, None, None, "peddler_silver"), supply(0, "1 labourer"))
    game.given(supply(1, "1 labourer")).when("act dismiss")
    assert game.table.question == "TakeTurn"


def test_s56_a_free_recruit_inside_an_action():
    """PAL-9.5, PAL-6.9"""
    game = a_turn().given(goods(0, provisions=2), townsfolk("acolyte_silver", None, None, None, None))
    game.given(supply(0, "2 scout 2 labourer 2 cleric"), supply(1, "1 labourer"), track(0, faith=1))
    game.when("act commission", "place 1 scout 1 labourer 1 cleric", "settle space_1_1", "welcome acolyte_silver")
    assert silver(game) == 1
    game.table.placed[ACTIONS.index("commission")] = 0
    game.when("pass")
    game.when("act commission")
    assert silver(game) == 1 + 2 + 1
    assert times(game, "recruit") == 1


def test_s58_which_abilities_are_offered():
    """PAL-8.9"""
    for held, offered in ((0, ["squire_faith"]), (1, ["conspirator_a"]), (2, ["conspirator_a", "peddler_silver"])):
        game = a_turn().given(retinue(0, "conspirator_a", "peddler_silver", "squire_faith"), suspicion(0, *[0] * held))
        game.given(supply(0, "1 labourer"), doing(INQUISITION[0]))
        assert game.options() == [f"ability {card}" for card in offered] + ["done"]
        if held == 1:
            game.when("ability conspirator_a")
            assert game.options() == ["ability squire_faith", "done"]


def test_s46_standing_on_a_favour_is_no_action_space():
    """PAL-7.3: `pray` cannot clear a favour."""
    game = a_turn(number=3).given(favours("favour_pray", None, None, None, None), supply(0, "1 labourer"))
    game.given(placed(0, "hunt", "1 labourer")).when("favour favour_pray")
    assert game.options() == ["clear hunt", "decline"]
    game.when("clear hunt")
    assert standing_on(game, "hunt") == 0
