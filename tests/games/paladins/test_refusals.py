"""Refusals name the nearest reason, with what is needed and what is there, in every language."""

import pytest

from pentarchy.games.paladins.board import IN_PLAY
from pentarchy.games.paladins.steps.inquisition import INQUISITION
from pentarchy.words import LANGUAGES, Words
from tests.games.paladins.given import (
    a_turn,
    doing,
    favours,
    goods,
    outsiders,
    placed,
    retinue,
    supply,
    suspicion,
    townsfolk,
    track,
    walls,
    workshops,
)

EVERYBODY = supply(0, "3 labourer 3 scout 3 merchant 3 fighter 3 cleric 3 criminal")
RICH = goods(0, silver=20, provisions=20)
ONE_OF_TWO = outsiders(None, None, None, "archer_saracen", None, None)


def all_taken(table):
    table.monks = IN_PLAY[table.seats]


CASES = [
    ("act commission", [RICH, supply(0, "3 labourer")], "workers-do-not-fit",
     {"slots": ["scout", "any", "cleric"], "have": {"labourer": 3}}),
    ("act commission", [RICH, supply(0, "3 labourer"), workshops(0, ("commission", 1))], "workers-do-not-fit",
     {"slots": ["any", "cleric"], "have": {"labourer": 3}}),
    ("act commission", [EVERYBODY, goods(0, silver=9)], "cannot-pay",
     {"cost": {"provision": 1}, "have": {"provision": 0}}),
    ("act develop", [EVERYBODY, goods(0, silver=3)], "cannot-pay", {"cost": {"silver": 4}, "have": {"silver": 3}}),
    ("act garrison", [EVERYBODY, RICH], "no-space-in-reach", {"attribute": "strength", "needs": 1, "have": 0}),
    ("act garrison", [EVERYBODY, RICH, all_taken], "no-space-free", {}),
    ("act fortify", [EVERYBODY, RICH, walls(0, *[f"wall_0{i}" for i in range(1, 7)]), track(0, influence=4)],
     "too-little-influence", {"attribute": "influence", "needs": 11, "have": 4}),
    ("act fortify", [EVERYBODY, RICH, walls(0, *[f"wall_0{i}" for i in range(1, 8)])], "row-used-up", {"limit": 7}),
    ("act attack", [EVERYBODY, goods(0, silver=1), ONE_OF_TWO], "no-outsider-to-attack", {"silver": 4, "have": 1}),
    ("act attack", [EVERYBODY, RICH], "no-outsiders", {}),
    ("act convert", [EVERYBODY, RICH, ONE_OF_TWO, track(0, faith=3)], "no-outsider-to-convert",
     {"attribute": "faith", "needs": 6, "have": 3}),
    ("act recruit", [EVERYBODY, RICH], "no-townsfolk", {}),
    ("act recruit", [EVERYBODY, goods(0, silver=1), townsfolk(None, None, "abbot_tax", None, None)],
     "no-townsfolk-to-pay", {"silver": 2, "have": 1}),
    ("act hunt_one", [EVERYBODY, RICH, placed(0, "hunt", "1 labourer")], "space-occupied", {"action": "hunt"}),
    ("favour favour_merchant_develop", [EVERYBODY, goods(0, silver=9),
     favours("favour_merchant_develop", None, None, None, None)], "cannot-pay",
     {"cost": {"provision": 1}, "have": {"provision": 0}}),
    ("favour favour_criminal_labourers", [supply(0, "2 scout"), RICH,
     favours("favour_criminal_labourers", None, None, None, None)], "workers-do-not-fit",
     {"slots": ["criminal"], "have": {"scout": 2}}),
]  # fmt: skip


@pytest.mark.parametrize(("move", "arranged", "key", "facts"), CASES)
def test_an_action_is_refused_with_amounts(move, arranged, key, facts):
    """PAL-4.2, PAL-4.3, PAL-4.9, PAL-4.10, PAL-4.12, PAL-7.4"""
    game = a_turn(number=3).given(*arranged)
    refusal = game.table.why_not(game.table.game.parse(move))
    assert (refusal.key, refusal.facts) == (key, facts)
    assert_readable(game, refusal)


def assert_readable(game, refusal):
    for lang in LANGUAGES:
        words = Words(game.table.game, lang)
        said = words.refusal(refusal)
        assert not words.problems
        numbers = [fact for fact in refusal.facts.values() if isinstance(fact, int) and fact]
        assert all(str(number) in said for number in numbers), said


@pytest.mark.parametrize(
    ("moves", "refused", "rule", "key", "facts"),
    [
        (["act commission", "place 1 scout 1 labourer 1 cleric"], "settle space_3_1", "PAL-6.3", "space-out-of-reach",
         {"attribute": "faith", "needs": 4, "have": 2}),
        (["act commission", "place 1 scout 1 labourer 1 cleric"], "settle space_1_4", "PAL-2.1", "space-not-in-play",
         {"count": 2}),
        (["act convert", "place 1 fighter 1 labourer 1 cleric"], "convert hunter_saracen", "PAL-6.7",
         "too-little-faith", {"attribute": "faith", "needs": 4, "have": 2}),
        (["act attack", "place 1 scout 1 labourer 1 fighter"], "attack hunter_saracen", "PAL-6.6", "cannot-pay",
         {"cost": {"silver": 3}, "have": {"silver": 2}}),
        (["act dismiss", "place 1 labourer"], "take abbot_labourer for silver", "PAL-5.6", "cannot-pay",
         {"cost": {"silver": 3}, "have": {"silver": 2}}),
    ],
)  # fmt: skip
def test_a_target_is_refused_with_amounts(moves, refused, rule, key, facts):
    """PAL-2.1, PAL-5.6, PAL-6.3, PAL-6.6, PAL-6.7"""
    game = a_turn().given(
        EVERYBODY, goods(0, silver=3 if "convert" in moves[0] else 2, provisions=9), track(0, faith=2)
    )
    game.given(outsiders("archer_saracen", "armourer_viking", "hunter_saracen", None, None, None))
    game.given(townsfolk("abbot_labourer", "abbot_tax", None, None, "acolyte_tax")).when(*moves)
    refusal = game.table.why_not(game.table.game.parse(refused))
    assert (refusal.rule, refusal.key, refusal.facts) == (rule, key, facts)
    assert_readable(game, refusal)


@pytest.mark.parametrize(
    ("card", "cards_held", "facts"), [("peddler_silver", [1], (2, 1)), ("squire_faith", [1, 1, 1], (0, 3))]
)
def test_a_condition_is_refused_with_amounts(card, cards_held, facts):
    """PAL-8.9"""
    game = a_turn().given(retinue(0, card, "conspirator_a"), suspicion(0, *cards_held), supply(0, "1 labourer"))
    game.given(doing(INQUISITION[0]))
    refusal = game.table.why_not(game.table.game.parse(f"ability {card}"))
    assert (refusal.key, refusal.facts) == ("ability-condition", {"least": facts[0], "have": facts[1]})
    assert_readable(game, refusal)
