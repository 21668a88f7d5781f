"""Random shared games hardly outlive their first day. Without quests nobody loses: so all days are looked at, too."""

from collections import Counter

import pytest

import pentarchy
from pentarchy.games.amulet import setup
from pentarchy.kernel.game import Game, Variant
from pentarchy.kernel.testing import PROPERTIES, random_game

AMULET = pentarchy.load("amulet")


def without_quests(game, seats, settings):
    """The same game with all quests discarded before it begins: oaths are left, and no way to lose (AMU-14.11)."""
    table = setup.deal(game, seats, settings)
    table.campaign.quests = 0
    return table


LONG = Game(
    slug=AMULET.slug,
    prefix=AMULET.prefix,
    version=AMULET.version,
    names=AMULET.names,
    seats=AMULET.seats,
    options=AMULET.options,
    variants=AMULET.variants,
    vocabulary=AMULET.vocabulary,
    deal=without_quests,
)
CASES = [("cooperative", 2), ("hidden_oaths", 3), ("solo", 1), ("cooperative", 5)]


def variant_of(name):
    return Variant(name, {"mode": name}, [1, 2, 3, 4, 5])


@pytest.mark.parametrize(("mode", "seats"), CASES)
def test_the_days_go_by(mode, seats):
    days = Counter()
    random_game(LONG, variant_of(mode), seats, 0, lambda state: days.update([state.day]))
    assert max(days) >= 6
    assert min(days[day] for day in range(1, max(days))) > 5


@pytest.mark.parametrize("check", PROPERTIES, ids=lambda check: check.__name__)
@pytest.mark.parametrize(("mode", "seats"), CASES[:3])
def test_properties_on_later_days(check, mode, seats):
    check(LONG, variant_of(mode), seats, 5)
