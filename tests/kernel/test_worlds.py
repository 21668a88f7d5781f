"""The likelihood test itself: it passes an honest deal and catches a dealer who favours the truth."""

import pytest

from pentarchy.kernel.testing import assert_as_likely, possible_worlds
from pentarchy.kernel.testing.worlds import deviation, merged
from tests.kernel.toy import TOY, Table

DRAWN = ["draw high", "draw middle"]


def test_worlds_are_weighed_as_chance_weighs_them():
    worlds = possible_worlds(TOY.new(2), DRAWN, seat=0)
    assert sorted(worlds.shares.values()) == [2 / 8, 3 / 8, 3 / 8], "one high card is in the own hand"


def test_hidden_answers_are_as_likely_as_each_other():
    worlds = possible_worlds(TOY.new(2), [*DRAWN, "1> bid 2"], seat=0)
    assert len(worlds.shares) == 1 + 2 + 3, "a low card can bid one amount, a middle one two, a high one three"
    assert_as_likely(worlds)


def test_an_honest_deal_passes_for_every_seat_and_spectators():
    for seat in (None, 0, 1):
        assert_as_likely(possible_worlds(TOY.new(2), DRAWN, seat))


class Loaded(Table):
    """A table that, when asked to deal anew, leaves one of two cards as they are."""

    def copy(self):
        twin = Loaded(self.game, self.seats, self.settings)
        self.copy_agenda_to(twin)
        twin.deck, twin.hands, twin.bids, twin.coins = self.deck[:], self.hands[:], self.bids[:], self.coins[:]
        return twin

    def deal_anew(self, seat, rng):
        if rng.random() < 0.5:
            super().deal_anew(seat, rng)


def test_a_dealer_who_favours_the_truth_is_caught():
    worlds = possible_worlds(TOY.new(2), DRAWN, seat=0)
    worlds.truth.__class__ = Loaded
    worlds.shares = {("Loaded", *key[1:]): share for key, share in worlds.shares.items()}
    with pytest.raises(AssertionError, match="standard deviations"):
        assert_as_likely(worlds)


def test_impossible_worlds_are_caught():
    worlds = possible_worlds(TOY.new(2), DRAWN, seat=0)
    worlds.shares.popitem()
    with pytest.raises(AssertionError, match="cannot be"):
        assert_as_likely(worlds)


def test_rare_worlds_are_counted_together():
    assert merged([(90.0, 88), (4.0, 6), (3.0, 3), (3.0, 3)]) == [(90.0, 88), (10.0, 12)]
    assert deviation([(50.0, 50), (50.0, 50)]) < 0 < deviation([(50.0, 70), (50.0, 30)])
