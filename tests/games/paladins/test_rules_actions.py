"""Rules PAL-5 to PAL-7: actions, King's Orders and King's Favours."""

import pytest

from pentarchy.games.paladins import board, cards, reading
from pentarchy.games.paladins.reading import Effect
from tests.games.paladins.given import (
    a_turn,
    acts,
    attributes,
    debts,
    effect,
    favours,
    goods,
    has,
    jars,
    monks,
    outposts,
    outsiders,
    paladin,
    placed,
    provisions,
    retinue,
    row_of,
    silver,
    standing_on,
    supply,
    suspicion,
    times,
    townsfolk,
    track,
    walls,
    workers_of,
    workshops,
)

NO_MORE = supply(1, "1 labourer")


def one(op, what=0, amount=1):
    return Effect(op, what, amount, [])


# PAL-5


def test_workshops_leave_from_the_left():
    """PAL-5.1: scout, merchant, fighter, cleric, and once more"""
    kinds = [reading.WORKERS[rewards[0].what] for rewards in board.LADDER_REWARD[board.DEVELOP]]
    assert kinds == ["scout", "merchant", "fighter", "cleric"] * 2
    game = a_turn().given(workshops(0, ("attack", 1)), goods(0, silver=4), supply(0, "2 labourer"), NO_MORE)
    game.when("act develop")
    assert len(game.options()) == 11
    assert game.refused("workshop attack 1") == ("PAL-5.2", "slot-covered")
    game.when("workshop attack 2")
    assert game.table.workers[0] == workers_of("1 merchant")


@pytest.mark.parametrize(("slot", "left"), [(1, "1 labourer 1 fighter"), (2, "1 scout 1 fighter")])
def test_a_workshop_on_a_worker(slot, left):
    """PAL-5.3: the worker returns, the space stays blocked."""
    game = a_turn().given(
        placed(0, "attack", "1 scout 1 labourer 1 fighter"), goods(0, silver=4), supply(0, "2 labourer")
    )
    game.given(NO_MORE).when("act develop", f"workshop attack {slot}")
    assert standing_on(game, "attack") == workers_of(left)
    game.table.active = 1
    game.when("pass")
    assert "attack" not in acts(game)


def test_a_second_workshop_on_a_worker():
    """PAL-5.3"""
    game = a_turn().given(workshops(0, ("attack", 1)), placed(0, "attack", "1 criminal 1 fighter"), goods(0, silver=4))
    game.given(supply(0, "2 labourer"), NO_MORE).when("act develop", "workshop attack 2")
    assert standing_on(game, "attack") == workers_of("1 fighter")


def test_debt_instead_of_silver():
    """PAL-5.4, PAL-5.6: only in the two leftmost columns, for dismissing as well"""
    row = ["abbot_labourer", "acolyte_labourer", "gatekeeper_labourer", "watchman_labourer", "squire_strength"]
    game = a_turn().given(townsfolk(*row), goods(0, silver=1), supply(0, "1 labourer"), NO_MORE).when("act dismiss")
    assert game.options() == [
        "take abbot_labourer for debt",
        "take acolyte_labourer for debt",
        "take watchman_labourer for silver",
        "take squire_strength for silver",
    ]
    assert game.refused("take gatekeeper_labourer for debt") == ("PAL-5.6", "no-debt-here")
    assert game.refused("take gatekeeper_labourer for silver") == ("PAL-5.6", "cannot-pay")
    assert game.refused("take abbot_tax for silver") == ("PAL-5.5", "not-in-the-row")
    game.when("take acolyte_labourer for debt")
    assert (game.table.unpaid[0], silver(game)) == (1, 1)
    assert has(game, 0, "cleric") == 1


def test_recruit_needs_somebody_to_pay_for():
    """PAL-5.6"""
    game = a_turn().given(townsfolk(None, None, "abbot_tax", None, None), goods(0, silver=1), supply(0, "1 labourer"))
    assert game.refused("act dismiss") == ("PAL-5.6", "no-townsfolk-to-pay")


def test_recruiting_two_of_a_name():
    """PAL-5.5: any number, also of the same name, each fires"""
    game = a_turn().given(retinue(0, "acolyte_silver", "acolyte_labourer"), goods(0, provisions=1))
    game.given(supply(0, "1 scout 1 labourer 1 cleric"), NO_MORE).when("act commission", "settle space_1_2")
    assert silver(game) == 2 + 1
    assert has(game, 0, "labourer") == 1


def test_rows_stay_as_they_are_during_the_round():
    """PAL-5.7"""
    game = a_turn().given(townsfolk("abbot_tax", None, None, None, "squire_strength"), supply(0, "1 labourer"), NO_MORE)
    game.given(goods(0)).when("act dismiss", "take squire_strength for silver")
    assert row_of(game) == ["abbot_tax", None, None, None, None]


def test_hunt_and_trade():
    """PAL-5.8, PAL-5.9"""
    for mode, workers, gained in (
        ("hunt_one", "1 cleric", (0, 1)),
        ("hunt_two", "1 cleric 1 scout", (0, 3)),
        ("trade_one", "1 cleric", (1, 0)),
        ("trade_two", "1 cleric 1 merchant", (3, 0)),
    ):
        game = a_turn().given(goods(0), supply(0, workers), NO_MORE).when(f"act {mode}")
        assert (silver(game), provisions(game)) == gained
        assert game.table.tax == 6


def test_pray_needs_another_space():
    """PAL-5.10, PAL-9.3"""
    game = a_turn().given(goods(0, silver=2), supply(0, "2 cleric"), NO_MORE)
    assert game.refused("act pray") == ("PAL-5.10", "nothing-to-clear")
    game.given(placed(0, "hunt", "1 labourer"), placed(0, "trade", "1 labourer")).when("act pray")
    assert game.options() == ["clear hunt", "clear trade"]
    assert game.refused("clear pray") == ("PAL-5.10", "pray-clears-another")
    assert game.refused("clear absolve") == ("PAL-5.10", "nobody-stands-there")
    assert game.refused("decline") == ("PAL-5.10", "only-clearing-now")


def test_conspire_with_a_criminal():
    """PAL-5.11, PAL-4.6: only gaining one brings suspicion"""
    game = a_turn().given(goods(0), supply(0, "1 criminal"), NO_MORE).when("act conspire", "suspicion suspicion_0")
    assert (has(game, 0, "criminal"), game.table.suspicions[0]) == (1, 1)


# PAL-6


def test_commission_reaches_as_far_as_the_faith():
    """PAL-6.1, PAL-6.3, PAL-15.7"""
    game = a_turn().given(goods(0, provisions=1), supply(0, "1 scout 1 labourer 1 cleric"), track(0, faith=1))
    game.given(outposts(1, "space_1_2"), NO_MORE).when("act commission")
    assert game.table.monks == 1
    game = a_turn().given(goods(0, provisions=1), supply(0, "1 scout 1 labourer 1 cleric"), track(0, faith=2))
    game.when("act commission")
    assert game.refused("settle space_3_1") == ("PAL-6.3", "space-out-of-reach")
    assert game.refused("settle space_1_3") == ("PAL-2.1", "space-not-in-play")
    full = a_turn().given(goods(0, provisions=1), supply(0, "1 scout 1 labourer 1 cleric"))
    full.given(monks(1, "space_1_1"), outposts(1, "space_1_2"))
    assert full.refused("act commission") == ("PAL-6.3", "no-space-in-reach")


def test_garrison_needs_strength():
    """PAL-6.2, PAL-6.3"""
    game = a_turn().given(goods(0, provisions=1), supply(0, "1 merchant 1 labourer 1 fighter"), NO_MORE)
    assert game.refused("act garrison") == ("PAL-6.3", "no-space-in-reach")
    game.given(track(0, strength=1), monks(1, "space_1_1")).when("act garrison")
    assert game.table.outposts == 2
    assert (attributes(game), silver(game)) == ((1, 0, 1), 2)


@pytest.mark.parametrize(("action", "costs"), [
    ("commission", [1, 1, 1, 2, 2, 3, 3]),
    ("fortify", [1, 1, 1, 2, 2, 3, 3]),
    ("garrison", [1, 1, 1, 2, 2, 3, 3]),
])  # fmt: skip
def test_provisions_of_the_ladders(action, costs):
    """PAL-6.1, PAL-6.2, PAL-6.4"""
    assert board.PROVISION_COST[board.ACTIONS.index(action)] == costs


def test_silver_of_the_ladders():
    """PAL-6.5, PAL-6.7"""
    assert board.SILVER_COST[board.ABSOLVE] == [1, 2, 2, 2, 3, 3, 3]
    assert board.SILVER_COST[board.CONVERT] == [0, 1, 2, 2, 2, 3, 3]
    assert board.JAR_INFLUENCE == [0, 2, 4, 6, 8, 10, 12]
    assert board.WALL_INFLUENCE == [0, 1, 3, 5, 7, 9, 11]


def test_no_wall_cards_left():
    """PAL-6.4, PAL-15.4"""
    game = a_turn().given(goods(0, provisions=1), supply(0, "1 merchant 1 labourer 1 scout"))
    game.table.walls_unseen = 0
    assert game.refused("act fortify") == ("PAL-15.4", "no-walls-left")


def test_a_jar_space_holds_one_jar():
    """PAL-6.5"""
    game = a_turn().given(
        jars(0, 1, 4), track(0, influence=4), goods(0, silver=2), supply(0, "1 cleric 1 labourer 1 merchant")
    )
    game.when("act absolve")
    assert len(game.options()) == 5
    assert game.refused("jar jar_space_4") == ("PAL-6.5", "jar-space-taken")


def test_attack_is_paid_in_full():
    """PAL-6.6: empty slots count like filled ones"""
    game = a_turn().given(goods(0, silver=2), supply(0, "1 scout 1 labourer 1 fighter"), NO_MORE)
    game.given(outsiders("thief_viking", None, "archer_saracen", None, None, None)).when("act attack")
    assert silver(game) == 2 - 1 + 2
    game = a_turn().given(goods(0, silver=2), supply(0, "1 scout 1 labourer 1 fighter"), NO_MORE)
    game.given(outsiders("thief_viking", "warrior_saracen", "archer_saracen", None, None, None)).when("act attack")
    assert game.refused("attack archer_saracen") == ("PAL-6.6", "cannot-pay")
    assert game.refused("attack hunter_saracen") == ("PAL-6.6", "not-in-the-row")


def test_missing_faith_cannot_be_bought():
    """PAL-6.7"""
    game = a_turn().given(goods(0, silver=9), supply(0, "1 fighter 1 labourer 1 cleric"), track(0, faith=1))
    game.given(outsiders(None, "thief_viking", None, None, None, None))
    assert game.refused("act convert") == ("PAL-6.7", "no-outsider-to-convert")
    game.given(outsiders("archer_saracen", "thief_viking", "warrior_saracen", None, None, None), track(0, faith=2))
    game.when("act convert")
    assert game.options() == ["convert thief_viking", "convert archer_saracen"]
    assert game.refused("convert warrior_saracen") == ("PAL-6.7", "too-little-faith")


def test_requirements_are_tested_before_anything_is_gained():
    """PAL-6.8: the influence of the attack does not help the requirement of its own action"""
    game = a_turn().given(walls(0, "wall_01"), goods(0, provisions=1), supply(0, "1 merchant 1 labourer 1 scout"))
    assert game.refused("act fortify") == ("PAL-6.4", "too-little-influence")


def test_order_of_effects():
    """PAL-6.9: card, attribute, other rewards, paladin, townsfolk in the order of recruiting"""
    game = a_turn().given(
        paladin(0, "engelier"), retinue(0, "defender_provision", "defender_tax"), track(0, strength=0)
    )
    game.given(outsiders("archer_saracen", None, None, None, None, None), supply(0, "1 scout 1 labourer 1 fighter"))
    game.given(goods(0), NO_MORE).when("act attack")
    kinds = ["attacked", "raised", "gained", "tax"]
    events = [event.kind for event in game.table.events if event.kind in kinds]
    assert events == ["attacked", "raised", "gained", "gained", "gained", "tax"]
    assert (silver(game), provisions(game)) == (2 + 1, 2 + 1)


def test_townsfolk_fire_for_free_develop_but_not_for_free_recruit():
    """PAL-6.10, PAL-9.6"""
    game = a_turn(number=3).given(retinue(0, "architect_labourer"), goods(0, provisions=1), supply(0, "1 merchant"))
    game.given(favours("favour_merchant_develop", None, None, None, None), placed(0, "develop", "2 labourer"), NO_MORE)
    game.when("favour favour_merchant_develop", "choose 1", "workshop fortify 2")
    assert game.table.workers[0] == workers_of("1 labourer 1 scout")
    assert times(game, "develop") == 1
    assert standing_on(game, "develop") == workers_of("2 labourer")


def test_free_develop_may_be_declined():
    """PAL-9.3, PAL-9.6"""
    game = a_turn().given(supply(0, "1 labourer"), effect(one("free_develop")))
    assert game.options()[-1] == "decline"
    game.when("decline")
    assert times(game, "develop") == 0
    game = a_turn().given(workshops(0, *((action, slot) for action in board.ACTIONS[6:10] for slot in (1, 2))))
    game.given(supply(0, "1 labourer"), effect(one("free_develop")))
    assert game.table.question == "TakeTurn"


# PAL-7


def test_orders_are_counted_at_the_end():
    """PAL-7.1"""
    game = a_turn(2)
    game.table.orders = [cards.ORDERS.index("order_attack"), -1, cards.ORDERS.index("order_absolve")]
    game.given(jars(0, 1, 2, 3, 4, 5), jars(1, 1, 2, 3, 4, 5))
    game.table.done[board.ATTACK] = 5
    points = [board["points"]["kings_orders"] for board in game.table.view(None)["boards"]]
    assert points == [4 + 8, 8]


def test_a_favour_costs_its_worker_and_its_price():
    """PAL-7.2, PAL-7.4"""
    game = a_turn(number=3).given(favours("favour_fighter_pardon", None, None, None, None), supply(0, "1 fighter"))
    game.given(goods(0), NO_MORE)
    assert game.refused("favour favour_fighter_pardon") == ("PAL-7.4", "cannot-pay")
    game.given(goods(0, silver=1), suspicion(0, 0, 1)).when("favour favour_fighter_pardon", "choose 2", "discard 2")
    assert (silver(game), game.table.suspicions[0]) == (0, 0)
    assert game.table.view(None)["favour_workers"][0] == {"fighter": 1}


def test_take_debt_can_always_be_done():
    """PAL-7.4, PAL-15.2"""
    game = a_turn(number=3).given(
        favours("favour_debt_workers", None, None, None, None), supply(0, "1 labourer"), NO_MORE
    )
    game.given(debts(0, unpaid=24)).when("favour favour_debt_workers")
    assert game.table.unpaid[0] == 25
    assert game.table.workers[0] == workers_of("1 scout 1 merchant 1 fighter")


def test_any_option_may_be_chosen():
    """PAL-7.5"""
    game = a_turn(number=3).given(favours("favour_criminal_attribute", None, None, None, None), supply(0, "1 criminal"))
    game.given(track(0, strength=12), NO_MORE).when("favour favour_criminal_attribute")
    assert game.refused("decline") == ("PAL-7.5", "choose-one-option")
    game.when("choose 1")
    assert attributes(game) == (12, 0, 0)
