"""The only secrets are hidden oaths (AMU-18.6): they are dealt anew as likely as they are."""

from random import Random

import pytest

import pentarchy
from pentarchy.games.amulet.cards import DAMAGE, OATHS, WEAK
from pentarchy.kernel.testing import assert_as_likely, possible_worlds
from tests.games.amulet.given import coins, game, health, lair, nightfall, no_adventure, oaths, skills, turn_of


def dealing(seats=2, **options):
    """The table at the moment when the first oath is dealt."""
    cast = ["thief", "hunter", "preacher"][:seats]
    table = pentarchy.load("amulet").new(seats, {"agreed": cast, "first": "0", "mode": "hidden_oaths", **options})
    while table.question != "DealOath":
        table.play(table.options()[0])
    return table


def vows(*oaths):
    return [f"vow {name}" for name in oaths]


def test_both_oaths_of_another():
    """Two seats, all oaths dealt: the own two are known, the others' are any two of the rest."""
    start = dealing()
    moves = vows("oath_poverty", "oath_blood", "oath_light", "oath_mastery")
    for seat in (0, 1):
        worlds = possible_worlds(start, moves, seat)
        assert len(worlds.shares) == 45
        assert_as_likely(worlds)


def test_what_somebody_has_not_fulfilled():
    """AMU-14.13: who wins with one weapon and shows no oath does not hold Single Blade."""
    start = dealing()
    worlds = possible_worlds(start, vows("oath_poverty", "oath_blood", "oath_light", "oath_mastery"), 0)
    truth = worlds.truth
    truth.campaign.ruled_out[1] = 1 << OATHS.index("oath_single_blade") | 1 << OATHS.index("oath_perfection")
    rng = Random(0)
    for _ in range(200):
        twin = truth.resample(0, rng)
        assert not twin.campaign.oaths[1] & truth.campaign.ruled_out[1]
        assert twin.campaign.oaths[0] == truth.campaign.oaths[0]


def test_a_victory_tells_what_is_not_held():
    """The view says by itself what a fight has ruled out, so that nobody has to remember it."""
    s = game("thief", "hunter", mode="hidden_oaths").given(lair("undead_1"), turn_of(0))
    s.table.campaign.oaths[0] = 0b11
    s.when("go lair", "do fight", "arm thi_hook", "done", "lay thi_hook")
    s.when(s.options()[0])
    s.given(lambda table: setattr(table.fight, "covered", WEAK[table.fight.foe] | DAMAGE[table.fight.foe][0])).when(
        "done"
    )
    assert s.table.view(1)["players"][0]["oaths"]["ruled_out"] == ["oath_perfection", "oath_single_blade"]


def test_an_oath_discarded_unseen():
    """AMU-16.2: the second oath of somebody who has fulfilled the first stays hidden, and as likely as any."""
    table = dealing()
    for text in vows("oath_poverty", "oath_blood", "oath_light", "oath_mastery"):
        table.play(table.game.parse(text))
    light, mastery = 1 << OATHS.index("oath_light"), 1 << OATHS.index("oath_mastery")
    table.campaign.oaths[1], table.campaign.buried[1], table.campaign.shown = 0, mastery, light
    rng, found = Random(1), {}
    for _ in range(4_500):
        hidden = table.resample(0, rng).campaign.buried[1]
        found[hidden] = found.get(hidden, 0) + 1
    assert len(found) == 9
    assert all(400 < count < 600 for count in found.values())


@pytest.mark.parametrize("held", [("poverty", "blood"), ("light", "mastery")])
def test_what_is_on_offer_does_not_depend_on_hidden_oaths(held):
    """AMU-16.1: taking a gain before leaving must not tell that it could pay for an oath."""
    s = game("preacher", "thief", mode="hidden_oaths").given(oaths(0, *held), skills(0, "pre_alms"), coins(0, 2))
    assert s.given(turn_of(0)).when("go village").options() == ["do pre_alms", "leave"]
    s = game("preacher", "thief", mode="hidden_oaths").given(oaths(0, *held), no_adventure, turn_of(0))
    assert s.when("go castle").options() == ["do xp", "leave"]
    s = game("preacher", "thief", mode="hidden_oaths").given(oaths(0, *held), skills(0, "pre_night_vigil"))
    assert s.given(health(0, 4), nightfall).options() == ["done", "do pre_night_vigil"]


def test_without_hidden_oaths_everybody_sees_the_same():
    """AMU-18.5, AMU-18.6: nothing else is secret."""
    for mode, seats in (("competitive", 3), ("cooperative", 3), ("solo", 1)):
        table = pentarchy.load("amulet").new(seats, {"mode": mode})
        rng = Random(2)
        for _ in range(150):
            shown = table.sights([None, *range(seats)])
            assert all(sight == shown[0] for sight in shown)
            assert table.resample(0, rng).options() == table.options() if not table.over else True
            if not table.over:
                table.play(rng.choice(table.options()))
