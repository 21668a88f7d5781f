"""S01 to S18, S28: the worked examples of the rulebook, up to the Inquisition."""

from pentarchy.games.paladins.cards import TOWNSFOLK
from pentarchy.games.paladins.reading import FAITH, STRENGTH
from pentarchy.games.paladins.steps.inquisition import INQUISITION
from pentarchy.games.paladins.steps.paladins import RevealPaladin
from pentarchy.games.paladins.steps.rows import REFRESH
from tests.games.paladins.given import (
    a_game,
    a_turn,
    acts,
    attacked,
    attributes,
    converted,
    criminals,
    debts,
    doing,
    goods,
    has,
    new_round,
    outsiders,
    outsiders_of,
    paladin,
    placed,
    provisions,
    retinue,
    row_of,
    silver,
    standing_on,
    supply,
    suspicion,
    tavern,
    tax,
    times,
    townsfolk,
    track,
    walls,
    workshops,
)

ROW = [
    "townsfolk debt_collector_scout",
    "townsfolk squire_faith",
    "townsfolk peddler_silver",
    "townsfolk conspirator_a",
    "townsfolk architect_provision",
]
SLOTS = [f"outsider {name}" for name in ("warrior_saracen", "thief_viking", "archer_saracen", "hunter_saracen")]
SLOTS += ["outsider invader_saracen", "outsider marauder_viking"]


def test_s01_order_of_the_free_townsfolk():
    """PAL-2.2, PAL-2.6, PAL-2.7, PAL-2.8: in reverse order; then the row moves right and is filled up."""
    game = a_game(3).when(*ROW, *SLOTS, "start 0")
    t5, t4, t3, t2, t1 = (text.split()[1] for text in ROW)
    assert row_of(game) == [t1, t2, t3, t4, t5]
    assert game.table.seat == 2
    game.when(f"welcome {t2}")
    assert game.table.seat == 1
    game.when(f"welcome {t5}")
    assert game.table.seat == 0
    game.when(f"welcome {t1}", "townsfolk abbot_tax", "townsfolk acolyte_tax", "townsfolk watchman_tax")
    assert row_of(game) == ["watchman_tax", "acolyte_tax", "abbot_tax", t3, t4]
    assert game.table.silver == [3, 3, 3]


def test_s02_immediate_bonus():
    """PAL-2.5, PAL-2.7"""
    game = a_game(2).when(*ROW, *SLOTS, "start 0")
    assert (silver(game, 1), provisions(game, 1)) == (3, 1)
    game.when("welcome architect_provision")
    assert (silver(game, 1), provisions(game, 1)) == (3, 2)


def test_s03_first_kings_order():
    """PAL-3.3, PAL-7.1"""
    game = a_game(2).given(new_round(1))
    before = game.table.view(None)["boards"]
    game.when("order order_fortify")
    assert game.table.orders == [0, -1, -1]
    assert game.table.view(None)["boards"] == before
    five = [f"wall_{number:02}" for number in (14, 15, 16, 17, 18)]
    for slot, points in enumerate((4, 6, 8)):
        game.table.orders = [0 if i == slot else -1 for i in range(3)]
        assert game.table.view(None)["boards"][0]["points"]["kings_orders"] == 0
        game.given(walls(0, *five))
        assert game.table.view(None)["boards"][0]["points"]["kings_orders"] == points
        game.table.done[7] = 0


def test_s04_tavern_cards():
    """PAL-3.4: one more than players, and one remains."""
    for seats in (2, 3, 4):
        game = a_game(seats).given(new_round(1)).when("order order_fortify")
        game.when(*(f"tavern tavern_{number:02}" for number in range(1, seats + 2))).dealt()
        assert len(game.table.tavern) == seats + 1
        for seat in range(seats):
            game.when(f"{seat}> {game.options(seat)[0]}")
        while game.table.question in ("ChooseTavern", "SuspicionCard"):
            game.when(game.options()[0])
        assert sum(card not in game.table.hired for card in game.table.tavern) == 1


def test_s05_a_paladin():
    """PAL-3.6, PAL-1.4, PAL-6.9"""
    game = a_turn().given(track(0, strength=2), tavern("tavern_08", "tavern_09", "tavern_10"))
    game.table.chosen[0] = 2
    game.given(doing(RevealPaladin(0)))
    assert (has(game, 0, "fighter"), has(game, 0, "scout")) == (1, 1)
    assert game.table.effective(0, STRENGTH) == 5
    assert game.table.effective(0, FAITH) == 1
    assert attributes(game) == (2, 0, 0)
    game = a_turn().given(paladin(0, "engelier"), supply(0, "1 scout 1 labourer 1 fighter"), goods(0))
    game.given(outsiders("warrior_saracen", None, None, None, None, None)).when("act attack")
    assert silver(game) == 2


def test_s06_refresh():
    """PAL-10.5"""
    game = a_turn(4).given(
        townsfolk(None, None, "squire_faith", "defender_tax", "debt_collector_scout"),
        outsiders(None, "warrior_saracen", None, "thief_viking", "archer_saracen", "hunter_saracen"),
        tavern("tavern_01", "tavern_02", "tavern_03", "tavern_04", "tavern_05"),
        supply(1, "1 labourer"),
        doing(REFRESH),
    )
    game.when("townsfolk abbot_tax", "townsfolk acolyte_tax", "townsfolk watchman_tax")
    assert row_of(game) == ["watchman_tax", "acolyte_tax", "abbot_tax", "squire_faith", "defender_tax"]
    assert game.table.town_gone == 1 << TOWNSFOLK.index("debt_collector_scout")
    game.when("outsider invader_saracen", "outsider marauder_viking")
    assert outsiders_of(game)[:4] == ["warrior_saracen", "thief_viking", "archer_saracen", "hunter_saracen"]
    assert outsiders_of(game)[4:] == ["invader_saracen", "marauder_viking"]
    assert game.table.outsiders_gone == 0
    assert game.table.tavern == []
    assert game.table.tavern_gone == 0b11111


def test_s07_develop():
    """PAL-5.1, PAL-5.2"""
    game = a_turn().given(goods(0, silver=4), supply(0, "1 labourer 1 fighter"))
    game.when("act develop", "workshop commission 1")
    assert silver(game) == 0
    assert game.table.view(0)["boards"][0]["workers"] == {"scout": 1}
    assert times(game, "develop") == 1
    game = a_turn().given(workshops(0, ("commission", 1)), supply(0, "1 labourer 1 cleric"), goods(0, provisions=1))
    assert "commission" in acts(game)


def test_s08_dismissing_a_townsfolk():
    """PAL-5.4, PAL-5.6, PAL-5.7"""
    game = a_turn().given(townsfolk(None, None, "abbot_labourer", None, None), goods(0, silver=2), supply(0, "1 scout"))
    game.when("act dismiss")
    assert silver(game) == 0
    assert game.table.view(0)["boards"][0]["workers"] == {"labourer": 1, "cleric": 1}
    assert game.table.town_gone == 1 << TOWNSFOLK.index("abbot_labourer")
    assert row_of(game) == [None] * 5
    assert times(game, "recruit") == 0


def test_s09_recruiting_a_townsfolk():
    """PAL-5.5, PAL-5.6, PAL-6.9"""
    for means, coins, unpaid in (("silver", 1, 0), ("debt", 4, 1)):
        game = a_turn().given(townsfolk("gatekeeper_silver", None, None, None, None), goods(0, silver=3))
        game.given(supply(0, "1 fighter 1 labourer")).when("act recruit")
        assert game.options() == ["take gatekeeper_silver for silver", "take gatekeeper_silver for debt"]
        game.when(f"take gatekeeper_silver for {means}")
        assert (silver(game), game.table.unpaid[0]) == (coins, unpaid)
        assert times(game, "recruit") == 1
    game = a_turn().given(
        retinue(0, "gatekeeper_silver"), goods(0, provisions=1), supply(0, "1 merchant 1 labourer 1 scout")
    )
    game.when("act fortify", "wall wall_01")
    assert silver(game) == 1


def test_s10_pray_with_a_criminal():
    """PAL-5.10, PAL-4.6"""
    game = a_turn().given(placed(0, "absolve", "1 cleric 1 labourer 1 merchant"), goods(0, silver=2))
    game.given(supply(0, "1 criminal 1 labourer")).when("act pray")
    assert silver(game) == 0
    assert standing_on(game, "absolve") == 0
    assert standing_on(game, "pray") == 1 << 40
    assert game.table.suspicions == [0, 0]


def test_s11_commission():
    """PAL-6.1: one provision is paid, though the Czech example says a coin."""
    game = a_turn().given(workshops(0, ("commission", 1)), track(0, influence=1, faith=2), paladin(0, "anseis"))
    game.given(goods(0, silver=3, provisions=1), supply(0, "1 labourer 1 cleric"))
    game.when("act commission")
    assert "settle space_2_3" in game.options()
    assert not any(text.startswith("settle space_3") for text in game.options())
    game.when("settle space_2_3")
    assert (silver(game), provisions(game)) == (3, 0)
    assert attributes(game) == (0, 2, 2)
    assert has(game, 0, "scout") == 1


def test_s12_fortify_the_fourth_wall():
    """PAL-6.4, PAL-4.11"""
    game = a_turn().given(
        walls(0, "wall_01", "wall_02", "wall_03"), track(0, influence=2), paladin(0, "anseis"), goods(0)
    )
    game.given(supply(0, "1 merchant 1 labourer 1 scout")).when("act fortify", "wall wall_17")
    assert attributes(game) == (1, 2, 0)
    assert (has(game, 0, "labourer"), has(game, 0, "fighter")) == (1, 1)
    assert times(game, "fortify") == 4
    more = a_turn().given(
        walls(0, "wall_01", "wall_02", "wall_03", "wall_04"), supply(0, "1 merchant 1 labourer 1 scout")
    )
    more.given(goods(0, provisions=2), track(0, influence=6))
    assert more.refused("act fortify") == ("PAL-6.4", "too-little-influence")
    assert "fortify" in acts(more.given(track(0, influence=7)))
    assert more.given(goods(0, provisions=1)).refused("act fortify") == ("PAL-4.9", "cannot-pay")


def test_s13_garrison():
    """PAL-6.2, PAL-9.4"""
    for cleared in ("convert", "garrison"):
        game = a_turn().given(track(0, strength=5, faith=3), goods(0, provisions=1))
        game.given(placed(0, "convert", "1 fighter 1 labourer 1 cleric"), supply(0, "1 merchant 1 labourer 1 fighter"))
        game.when("act garrison", "settle space_3_4")
        assert (provisions(game), attributes(game)) == (0, (5, 0, 4))
        assert game.options() == ["clear garrison", "clear convert", "decline"]
        game.when(f"clear {cleared}")
        assert standing_on(game, cleared) == 0


def test_s14_absolve():
    """PAL-6.5, PAL-8.6, PAL-8.7"""
    game = a_turn().given(goods(0, silver=1), suspicion(0, 1), debts(0, unpaid=1))
    game.given(supply(0, "1 cleric 1 labourer 1 merchant")).when("act absolve", "jar jar_space_1", "discard 1")
    assert silver(game) == 0
    assert attributes(game) == (0, 0, 1)
    assert (game.table.suspicions[0], game.table.suspicion_gone) == (0, [0, 1, 0])
    assert (game.table.unpaid[0], game.table.paid[0]) == (0, 1)


def test_s15_attack_with_missing_strength():
    """PAL-6.6"""
    row = outsiders(None, None, None, "mercenary_viking", None, None)
    game = a_turn().given(track(0, strength=5), goods(0, silver=1), row, supply(0, "1 scout 1 cleric 1 fighter"))
    game.when("act attack")
    assert silver(game) == 0
    assert attributes(game) == (5, 1, 0)
    assert has(game, 0, "labourer") == 2
    assert game.table.view(1)["boards"][0]["attacked"] == ["mercenary_viking"]


def test_s16_convert():
    """PAL-6.7"""
    game = a_turn().given(track(0, strength=4, faith=3), paladin(0, "engelier"), goods(0, silver=2))
    game.given(converted(0, "thief_viking", "traitor_viking"), attacked(0, "warrior_saracen", "archer_saracen"))
    game.given(outsiders(None, "assassin_byzantine", None, None, None, None), supply(0, "1 fighter 1 scout 1 cleric"))
    before = game.table.view(0)["boards"][0]["points"]["convert"]
    game.when("act convert")
    assert silver(game) == 0
    assert attributes(game) == (6, 0, 3)
    assert game.table.view(0)["boards"][0]["points"]["convert"] - before == 2


def test_s17_two_criminals_and_an_almost_empty_tax_supply():
    """PAL-8.2, PAL-8.3, PAL-8.5"""
    game = a_turn().given(tax(1), goods(0), supply(0, "1 labourer"), criminals(2))
    assert has(game, 0, "criminal") == 2
    game.when("suspicion suspicion_2")
    assert silver(game) == 2
    assert len(game.told("inquisition")) == 1
    assert game.table.tax == 6
    assert game.table.unpaid[0] == 1
    game.when("suspicion suspicion_0")
    assert (silver(game), game.table.suspicions[0]) == (2, 2)


def test_s18_inquisition():
    """PAL-8.9"""
    game = a_turn(4).given(suspicion(0, 0), suspicion(2, 0, 1, 2), suspicion(3, 2, 1, 0), tax(0))
    game.given(supply(0, "1 labourer"), doing(INQUISITION[0]))
    assert game.table.unpaid == [0, 0, 1, 1]
    assert game.table.suspicions == [1, 0, 2, 2]
    assert game.table.suspicion_gone == [1, 0, 1]
    assert game.table.tax == 8


def test_s28_abilities_in_the_best_order():
    """PAL-8.9"""
    cards = ["conspirator_a", "conspirator_b", "peddler_silver", "squire_faith", "squire_strength"]
    game = a_turn().given(
        retinue(0, *cards), suspicion(0, 1, 2), goods(0), supply(0, "1 labourer"), doing(INQUISITION[0])
    )
    assert game.options() == ["ability conspirator_a", "ability conspirator_b", "ability peddler_silver", "done"]
    assert game.refused("ability squire_faith") == ("PAL-8.9", "ability-condition")
    assert game.refused("ability abbot_tax") == ("PAL-8.9", "not-in-your-retinue")
    game.when("ability peddler_silver")
    assert game.refused("ability peddler_silver") == ("PAL-8.9", "ability-used-up")
    game.when("ability conspirator_a", "ability conspirator_b", "ability squire_faith", "ability squire_strength")
    assert silver(game) == 2
    assert game.table.suspicions[0] == 0
    assert attributes(game) == (1, 0, 1)
    assert game.table.unpaid == [0, 0]
