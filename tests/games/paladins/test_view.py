"""What a question is about stays in the view while it is asked (PAL-13.1); whose turn it is, and who acts."""

import pytest

from pentarchy.games.paladins.cards import OUTSIDERS
from pentarchy.games.paladins.scoring import FAMILIES, OUTSIDER_SCORE
from pentarchy.words import LANGUAGES, Words
from tests.games.paladins.given import (
    a_game,
    a_turn,
    attributes,
    debts,
    favours,
    goods,
    new_round,
    placed,
    retinue,
    supply,
    suspicion,
    tavern,
    track,
)


def under_way(game):
    return game.table.view(None)["under_way"]


def test_a_favour_stays_while_its_reward_is_asked():
    """PAL-7.5, PAL-13.1"""
    game = a_turn(number=4).given(favours("favour_merchant_develop", None, None, None, None))
    game.given(supply(0, "1 merchant 1 labourer"), goods(0, provisions=1)).when("favour favour_merchant_develop")
    assert game.options() == ["choose 1", "choose 2"]
    shown = under_way(game)
    assert shown["favour"] == "favour_merchant_develop"
    assert [[part["op"] for part in option] for option in shown["reward"]["of"]] == [
        ["free_develop"],
        ["worker", "worker"],
    ]
    game.when("choose 1")
    assert game.table.question == "FreeDevelop"
    assert (under_way(game)["favour"], under_way(game)["reward"]["op"]) == ("favour_merchant_develop", "free_develop")
    game.when("workshop attack 1")
    assert under_way(game) | {"retinue_before": 0, "abilities_used": []} == {
        "action": None, "target": None, "favour": None, "reward": None, "retinue_before": 0, "abilities_used": [],
    }  # fmt: skip


def test_a_wall_stays_while_its_reward_is_asked():
    """PAL-6.4, PAL-13.1"""
    game = a_turn().given(supply(0, "1 merchant 1 labourer 1 scout"), goods(0, provisions=1), track(0, influence=1))
    game.given(debts(0, unpaid=1)).when("act fortify", "wall wall_07")
    assert (under_way(game)["action"], under_way(game)["target"]) == ("fortify", "wall_07")
    assert under_way(game)["reward"]["of"][1] == [{"op": "gain", "amount": 2, "resource": "silver"}]
    game.when("choose 2")
    assert under_way(game)["action"] is None


def test_the_amount_is_in_the_view():
    """PAL-9.3, PAL-13.1"""
    game = a_turn(number=4).given(favours("favour_fighter_pardon", None, None, None, None), suspicion(0, 1, 1, 1))
    game.given(supply(0, "1 fighter 1 labourer"), goods(0, silver=1)).when("favour favour_fighter_pardon", "choose 2")
    assert under_way(game)["reward"] == {"op": "discard_suspicion", "amount": 2, "of": []}


def test_who_is_on_turn_from_set_up_to_the_end():
    """PAL-3.5, PAL-3.6, PAL-3.8: nobody before the reveal, then each player in turn order."""
    game = a_game(2).dealt()
    assert game.table.view(0)["on_turn"] is None
    game = a_game(2).given(new_round(2, start=0)).dealt()
    assert (game.table.question, game.table.view(0)["on_turn"]) == ("ArrangePaladins", None)
    for seat in (0, 1):
        game.when(f"{seat}> {game.options(seat)[0]}")
    game.dealt()
    for seat in (1, 0):
        assert game.table.question == "ChooseTavern"
        assert (game.table.view(0)["on_turn"], game.table.view(0)["active"]) == (seat, seat)
        game.when(game.options()[0]).dealt()
    assert (game.table.question, game.table.view(0)["on_turn"]) == ("TakeTurn", 1)
    end = a_turn(number=7).given(supply(0, "1 labourer")).when("pass", "pass")
    assert (end.table.over, end.table.view(0)["on_turn"], end.table.view(0)["active"]) == (True, None, None)


def test_active_is_who_acts_in_an_inquisition():
    """PAL-8.9: while others react, it is still the turn of the player who brought it."""
    game = a_turn(number=1).given(retinue(1, "conspirator_a"), suspicion(1, 0), supply(0, "2 labourer"))
    game.table.tax = 1
    game.when("act conspire", "suspicion suspicion_1")
    assert game.table.question == "InquisitionAbility"
    assert (game.table.view(0)["on_turn"], game.table.view(0)["active"]) == (0, 1)


def test_a_choice_among_void_rewards_is_not_asked():
    """PAL-7.5, PAL-9.2"""
    game = a_turn(number=4).given(favours("favour_criminal_attribute", None, None, None, None))
    game.given(supply(0, "1 criminal 1 labourer"), track(0, 12, 12, 12)).when("favour favour_criminal_attribute")
    assert game.table.question == "TakeTurn"
    game = a_turn(number=4).given(favours("favour_criminal_attribute", None, None, None, None))
    game.given(supply(0, "1 criminal 1 labourer"), track(0, 12, 11, 12)).when("favour favour_criminal_attribute")
    assert game.options() == ["choose 1", "choose 2", "choose 3"]
    assert attributes(game.when("choose 2")) == (12, 12, 12)


def test_clearing_a_space_is_not_asked_where_only_passing_can_follow():
    """PAL-5.10, PAL-10.1: with another turn to come it is."""
    for workers, question in (("1 cleric", "NewTownsfolk"), ("1 cleric 1 labourer", "ClearSpace")):
        game = a_turn().given(supply(0, workers), supply(1, ""), goods(0, silver=2), tavern("tavern_01"))
        game.given(placed(0, "hunt", "1 labourer"), placed(0, "trade", "1 labourer")).when("act pray")
        assert game.table.question == question


@pytest.mark.parametrize("lang", LANGUAGES)
def test_labels_of_outsiders_name_their_end_scoring(lang):
    """PAL-11.3"""
    words = Words(a_game().table.game, lang)
    ends = {}
    for card, name in enumerate(OUTSIDERS):
        end = words.label(name).split("; ")[-1]
        _, _, per, points, base = OUTSIDER_SCORE[card]
        assert str(points) in end
        assert per == 1 or str(per) in end
        assert end.count(str(base)) >= 2 or not base
        ends.setdefault(end, set()).add(FAMILIES[card])
    assert all(len(families) == 1 for families in ends.values())
    assert len(ends) == len(set(FAMILIES))
