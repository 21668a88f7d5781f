"""What a team's bots go by: preparation for mythical monsters, who can reach the Manor, gems by their colour."""

from pentarchy.games.amulet.cards import ANY, CHARACTERS, COLOURS, FIELDS_OF, SILVER
from pentarchy.games.amulet.evaluation.gems import UNPLACED, amulet_points, gem_gain
from pentarchy.games.amulet.evaluation.hunting import after_shopping, readiness
from pentarchy.games.amulet.evaluation.teamwork import LOST, UNFOUGHT, manor_danger, night_risk, visitors_left
from tests.games.amulet.given import all_damaged, at, coins, game, health, lair, manor, spells, tower, turn_of


def team(*arrangements):
    return game("thief", "hunter", mode="cooperative").given(*arrangements, turn_of(0)).table


def test_spells_prepare_for_the_dungeon():
    """AMU-5.17: no two weapons of the start beat all six mythical monsters; with two spells the hunter is safe."""
    bare, armed = team(), team(spells(0, "fire_lance_1", "spark_1"))
    assert readiness(bare, 0, bare.spells[0]) < 0.2
    assert readiness(armed, 0, armed.spells[0]) > 0.6


def test_damaged_weapons_prepare_less():
    kit = spells(0, "fire_lance_1", "spark_1")
    ready, worn = team(kit), team(kit, all_damaged(0))
    assert readiness(worn, 0, worn.spells[0]) < readiness(ready, 0, ready.spells[0])


def test_shopping_needs_coins():
    offer = tower("spark_1", "fire_lance_1")
    rich, poor = team(offer, coins(0, 9)), team(offer, coins(0, 2))
    assert after_shopping(rich, 0) > after_shopping(poor, 0) == readiness(poor, 0, 0)


def test_who_can_reach_the_manor():
    """AMU-4.1, AMU-4.3, AMU-4.5: not who stands there, nor who is across the river with nothing to pay."""
    assert visitors_left(team()) == 2
    assert visitors_left(team(at(0, "manor"))) == 1
    assert visitors_left(team(at(1, "castle"), coins(1, 0), health(1, 1))) == 1


def test_more_monsters_than_visitors_lose():
    """AMU-14.11."""
    assert manor_danger(team(manor("undead_1"))) == UNFOUGHT
    assert manor_danger(team(at(0, "manor"), at(1, "manor"), manor("undead_1"))) == UNFOUGHT + LOST


def test_the_night_is_worse_for_the_weak():
    weak, strong = team(lair("undead_1"), health(0, 1)), team(lair("undead_1"), health(0, 6))
    assert night_risk(weak, 0) > night_risk(strong, 0) > night_risk(team(), 0)


def test_gems_by_colour():
    """A gem of any colour is worth as much as the best one; without a free field it is only an unplaced gem."""
    for character in range(len(CHARACTERS)):
        gains = [gem_gain(character, SILVER[character], colour) for colour in range(len(COLOURS))]
        assert gem_gain(character, SILVER[character], ANY) == max(gains)
        full = SILVER[character] | FIELDS_OF[character][0]
        assert gem_gain(character, full, 0) == UNPLACED
        assert amulet_points(character, full) >= amulet_points(character, SILVER[character])
