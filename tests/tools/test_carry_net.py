"""A card comes or goes, and the net of the game says of every other table what it said before."""

from array import array
from itertools import count

from tools.carry_net import carried, committed_names, under_rules

from pentarchy.bots.nets.net import net_of
from pentarchy.bots.nets.plain import PlainLayers

SEATS, HIDDEN, OUTPUTS = 1, 3, 3
BEFORE = ["coins", "hero tarly", "hero marsh"]
NUMBERS = count(1)
WEIGHTS = array("f", [next(NUMBERS) / 50 for _ in range(len(BEFORE) * HIDDEN + HIDDEN + HIDDEN * OUTPUTS + OUTPUTS)])


def said(names, weights, table):
    layers = PlainLayers([len(names), HIDDEN, OUTPUTS], weights, SEATS)
    return layers.outputs([[table.get(name, 0) for name in names]])[0]


def test_what_has_the_same_name_keeps_its_weights():
    after = ["round", "hero marsh", "hero gilly", "coins"]
    weights = carried(WEIGHTS, BEFORE, after, HIDDEN)
    for table in ({"coins": 4}, {"hero marsh": 1}, {"coins": 2, "hero marsh": 1}, {}):
        assert said(after, weights, table) == said(BEFORE, WEIGHTS, table)


def test_what_is_new_counts_nothing():
    after = [*BEFORE, "hero gilly"]
    weights = carried(WEIGHTS, BEFORE, after, HIDDEN)
    assert said(after, weights, {"coins": 4, "hero gilly": 1}) == said(BEFORE, WEIGHTS, {"coins": 4})
    assert said(after, weights, {"coins": 4}) != said(after, weights, {"coins": 5})


def test_the_features_of_the_last_commit_are_read():
    names = committed_names("night_watch")
    assert any(name.endswith("hero tarly") for name in names)
    assert len(names) == len({*names})


def test_the_card_says_by_which_rules_the_net_was_learned():
    card = net_of("valeria").card
    twice = under_rules(under_rules(card, card.rules_version + 1), card.rules_version + 2)
    assert twice.rules_version == card.rules_version + 2
    assert twice.learned == {"rules_version": card.rules_version, **card.learned}
    assert under_rules(card, card.rules_version) == card
