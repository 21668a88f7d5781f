"""What a net reads off the table."""

from random import Random

import pytest

import pentarchy
from pentarchy.games.dice_king import features, table
from pentarchy.games.dice_king.cards import CARD_ROWS, CARDS, DECK_SIZE, SPACES, shown
from pentarchy.games.dice_king.features.layout import QUESTIONS
from pentarchy.games.dice_king.features.odds import ALONE, CERTAIN, NOTHING_STAYS, ODDS_OF, WITH_WILD
from pentarchy.games.dice_king.features.realms import Realm
from pentarchy.games.dice_king.features.row import USUAL
from pentarchy.games.dice_king.scoring import largest_territory
from pentarchy.kernel.features import MOST
from pentarchy.kernel.steps import Chance, Decision
from tests.games.dice_king.given import (
    a_game,
    alarm,
    bare_map,
    castles,
    checking,
    citizens,
    dice,
    dragons,
    fires,
    gems,
    layout,
    many_castles,
    offer,
    supers,
    using,
)

GAME = pentarchy.load("dice_king")
OFFER = ("C1-01", "C2-01", "C3-02", "C4-06", "C5-01")


def seen(game, seat=0):
    """What a seat reads, by name."""
    return dict(zip(features.LAYOUT.names, game.table.features(seat), strict=True))


def below(kind):
    return {kind} | {deeper for lower in kind.__subclasses__() for deeper in below(lower)}


def test_every_number_has_a_name_of_its_own():
    assert len(set(features.LAYOUT.names)) == features.SIZE == len(features.LAYOUT.names)


def test_every_question_of_the_game_has_a_number():
    steps = table.__name__.replace("table", "steps")
    ours = [kind for kind in below(Decision) | below(Chance) if kind.__module__.startswith(steps)]
    assert sorted(kind.__name__ for kind in ours) == sorted(QUESTIONS)


def test_points_stand_with_the_seat_counted_from_who_looks():
    game = a_game(3).given(bare_map(), castles(1, "A01", "A02", "A15"), gems(1, white=2, gold=1), fires(0, 2, 1))
    for seat in range(3):
        row, at = seen(game, seat), f"seat {(1 - seat) % 3}:"
        assert row[f"{at} points"] == 3 * 2 + 1 + 2 * 2 + 3 + 4
        assert row[f"{at} castles of the largest territory"] == 2
        assert row[f"{at} other castles"] == 1
        assert row[f"{at} has the most fires"] == 1
        assert row[f"{at} fires ahead of the others, and 15"] == 16
        assert not any(number for name, number in row.items() if name.startswith("seat 3:"))
    assert seen(game, 1)["points ahead of the best other, and 100"] == 100 + 18 - 2
    assert seen(game, 0)["points ahead of the best other, and 100"] == 100 + 2 - 18


@pytest.mark.parametrize("card", range(len(CARDS)))
def test_chances_of_a_whole_turn_are_those_that_the_cards_name(card):
    """DIC-5.9; where sums of colours count, dice taken as alike are a little less likely to do."""
    for odds, chance in zip(ODDS_OF[card], CARD_ROWS[card].fields["p"], strict=True):
        place = odds.alphabet.place(NOTHING_STAYS)
        assert odds.chance(ALONE, place, 2) / CERTAIN == pytest.approx(chance, abs=0.0151)
        assert odds.chance(WITH_WILD, place, 2) > odds.chance(ALONE, place, 2)


def test_a_card_that_is_about_to_be_uncovered_is_as_likely_as_its_deck():
    """Otherwise a citizen just claimed would look like one that the next player can never have."""
    chances = [[odds.chance(ALONE, odds.alphabet.place(NOTHING_STAYS), 2) for odds in card] for card in ODDS_OF]
    means = [
        sum(tier) / DECK_SIZE for deck in range(5) for tier in zip(*chances[12 * deck : 12 * deck + 12], strict=True)
    ]
    assert pytest.approx(means, abs=0.5) == USUAL
    game = a_game().given(offer(*OFFER), dice(1, 2, 3, 4, 5, 5), checking()).when("claim C3-02 stars 1")
    assert seen(game)["asked Uncover"] == 1
    assert seen(game)["offered deck 3"] == 0
    assert seen(game)["chance in a whole turn of slayer"] == USUAL[4]


def test_chances_follow_the_dice_that_stay():
    """One die of four is missing for "four 6s": 1/6 with one roll, 11/36 with another one after it."""
    odds = ODDS_OF[CARDS.index("C5-07")][0]
    place = odds.alphabet.place(shown(list(range(6)), [5, 5, 5, 0, 1, 7]))
    assert odds.chance(ALONE, place, 0) == round(CERTAIN / 6)
    assert odds.chance(WITH_WILD, place, 0) == CERTAIN
    assert odds.with_die(5, place, 0) == CERTAIN
    assert odds.with_die(4, place, 0) == round(CERTAIN / 6)
    assert odds.chance(ALONE, place, 1) > odds.chance(ALONE, place, 0)


def test_dice_that_are_about_to_fall_count_no_more():
    game = a_game().given(offer(*OFFER)).when("roll 1 2 3", "roll 4 5 5")
    lying = seen(game)
    assert lying["my turn: rolling"] == 1
    assert lying["my turn: dice that fall"] == 0
    assert lying["my turn: chance of slayer"] == CERTAIN  # a straight of 5
    falling = seen(game.when("reroll 1"))
    assert falling["my turn: dice that fall"] == 1
    assert falling["my turn: rerolls left"] == 1
    assert 0 < falling["my turn: chance of slayer"] < CERTAIN
    assert falling["my turn: best hope alone"] < lying["my turn: best hope alone"]


def test_jokers_add_a_die():
    game = a_game().given(offer("C1-10", None, None, None, "C5-07"), dice(6, 6, 6, 1, 1, 1), checking())
    assert seen(game)["my turn: chance with an own joker die of landowner"] == 0
    game.given(citizens(0, "C2-05", "C4-03"))  # two red sixes
    row = seen(game)
    assert row["my turn: chance of landowner"] == 0
    assert row["my turn: chance with an own joker die of landowner"] == CERTAIN
    assert row["my turn: chance with an own joker die of merchant *"] == 0
    assert row["own jokers red-6"] == 2
    assert row["seat 0: pairs of jokers"] == row["seat 0: dice that jokers make"] == 1
    assert seen(game, 3)["their turn: chance with an own joker die of landowner"] == CERTAIN
    assert row["my turn: best hope with an own joker die"] == row["seat 0: gain by landowner"]
    assert seen(game, 3)["seat 1: pairs of jokers"] == 1


def test_two_super_jokers_are_a_die_of_any_face():
    game = a_game().given(offer(*OFFER)).when("roll 1 2 3", "roll 4 4 6")  # a straight of 5 lacks its 5
    before = seen(game)
    row = seen(game.given(supers(0, "C4-01", "C5-02")))
    assert before["my turn: chance of slayer"] == row["my turn: chance of slayer"] < CERTAIN
    assert before["my turn: chance with an own joker die of slayer"] == before["my turn: chance of slayer"]
    assert row["my turn: chance with an own joker die of slayer"] == CERTAIN
    row = seen(game.given(checking()))
    assert row["my turn: chance of slayer"] == 0
    assert row["my turn: chance with an own joker die of slayer"] == CERTAIN


def test_a_claim_that_is_being_paid_for_promises_what_it_brings():
    """Two ways to pay for the fourth 6: two red sixes, or two super jokers."""
    game = a_game().given(
        offer("C1-10", None, None, None, "C5-07"),
        citizens(0, "C2-05", "C4-03"),
        supers(0, "C3-01", "C3-02"),
        dice(6, 6, 6, 1, 1, 1),
        checking(),
    )
    row = seen(game.when("claim C5-07 stars 1"))
    assert row["asked SpendJokers"] == row["asked asks me"] == 1
    assert row["my turn: being paid for landowner"] == 1
    assert row["my turn: jokers to be spent"] == 2
    assert row["my turn: gain to come"] == row["seat 0: gain by landowner"] > 0


def test_tiles_that_were_turned_up_promise_what_the_map_says():
    """A07, a cave, joins two castles and bears a white gem: 7 points. A03, mountains, is beside one: 3 points."""
    game = a_game().given(castles(0, "A06", "A08"), castles(1, "B10"), using("C2-04"))
    before = seen(game)
    assert before["my turn: tiles still to be drawn"] == 2
    assert before["my turn: castles to come"] == 1
    assert before["my turn: still to keep one"] == before["my turn: still to steal card"] == 1
    row = seen(game.when("draw mountains", "draw cave"))
    assert row["asked KeepTile"] == 1
    assert row["my turn: tiles still to be drawn"] == 0
    assert row["my turn: tiles turned up"] == row["my turn: tiles turned up for 3 points"] == 2
    assert row["my turn: tiles turned up for 5 points"] == row["my turn: tiles turned up for 7 points"] == 1
    assert row["my turn: gain to come"] > before["my turn: gain to come"] > 10
    assert seen(game, 1)["their turn: tiles turned up"] == 2
    assert seen(game, 1)["my turn: tiles turned up"] == 0


def test_an_alarm_is_no_claim():
    row = seen(a_game().given(alarm()))
    assert row["my turn: still to fire"] == row["my turn: tiles still to be drawn"] == 1
    assert row["my turn: castles to come"] == row["my turn: gain to come"] == 0


def test_the_17th_token_is_worth_the_game():
    game = a_game(2).given(bare_map(), many_castles(0, 16), dragons("B15"))
    row = seen(game)
    assert row["seat 0: tokens left: none"] == 1
    assert row["seat 0: gain by merchant *"] == row["seat 0: gain by slayer"] == MOST
    assert row["seat 0: gain by rogue"] == 0  # no castle to conquer
    assert seen(a_game(2).given(bare_map(), many_castles(0, 15)))["seat 0: gain by landowner"] == MOST


def test_realms_grow_and_break_as_the_rules_count():
    rng = Random(5)
    for _ in range(60):
        spaces = sum(1 << space for space in rng.sample(range(len(SPACES)), rng.randrange(0, 17)))
        where = rng.randrange(5)
        realm = Realm(spaces, where)
        assert realm.largest == largest_territory(spaces, where)
        for space in range(len(SPACES)):
            bit = 1 << space
            change = abs(largest_territory(spaces ^ bit, where) - realm.largest)
            marked = realm.breaks if spaces & bit else realm.grows
            assert [bool(mask & bit) for mask in marked] == [change >= least for least in (1, 2, 3)]


def test_a_rogue_threatens_what_holds_a_realm_together():
    game = a_game(2).given(layout("band"), bare_map(), castles(0, "A01", "A02", "A03", "A04"), castles(1, "A07"))
    row = seen(game, 0)
    assert row["seat 1: its rogue against me"] == 1 + 3 - 1  # A03: two of four castles are left together
    assert row["seat 0: castles whose loss costs the territory 2"] == 2
    assert seen(game, 1)["seat 1: my rogue against it"] == 3
    assert row["seat 1: my rogue against it"] == 1 + 1


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("variant", GAME.variants, ids=lambda variant: variant.name)
def test_numbers_fit_into_a_byte_to_the_very_end(variant, seats):
    rng, state = Random(seats), GAME.new(seats, dict(variant.options))
    while not state.over:
        assert all(0 <= number <= MOST for number in state.features(rng.randrange(seats)))
        state.play(state.draw(rng.random()) if state.seat < 0 else rng.choice(state.options()))
    for seat in range(seats):
        row = dict(zip(features.LAYOUT.names, state.features(seat), strict=True))
        assert row["over"] == 1
        assert row["seat 0: points"] == state.outcome.scores[seat]
        assert row["if it ended now first alone"] + row["if it ended now first with others"] == (
            state.outcome.places[seat] == 1
        )
