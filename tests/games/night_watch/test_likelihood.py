"""Secrets are dealt anew as likely as they are (NGT-23.7, NGT-23.8): held to the exact list of all possible worlds."""

import pytest

from pentarchy.kernel.testing.worlds import assert_as_likely, possible_worlds
from tests.games.night_watch.given import (
    A,
    B,
    C,
    D,
    about_to_roll,
    an_empty_map,
    deck,
    hand,
    hero,
    keeps,
    roads_of,
    settlements,
)

B_HEX, A_HEX = "h23", "h00"
NOTHING = ["roll", "dice 1 1", "end"]
"""A turn in which nothing happens."""
BUYS = {"ore": 1, "wool": 1, "grain": 1}


def a_seven(card, place=B_HEX):
    """A turn with a steal. The seat robbed lives at this hex."""
    return ["roll", "dice 1 6", f"tormund {place}", f"steal {card}"]


def a_table(*arrangements, mode="base", on_turn=A):
    """A lives at h00, B at h23; nobody has anything else."""
    game = an_empty_map(mode).given(settlements(A, "i01"), settlements(B, "i31"))
    if mode == "full":
        game.given(hero(B, "qhorin"))  # Tarly would have to be asked in every turn
    return game.given(*arrangements, about_to_roll(on_turn)).table


def assert_likely_for_all(start, moves):
    """To a spectator, to one of those concerned and to one who only looked on."""
    for seat in (None, A, C):
        assert_as_likely(possible_worlds(start, moves, seat), samples=1_000)


def test_two_unseen_steals():
    """NGT-23.7: A took ore and D wool, or the other way round."""
    start = a_table(hand(B, ore=1, wool=1))
    moves = [*a_seven("ore"), "end", *NOTHING, *NOTHING, "roll", "dice 1 6", "tormund h24", "steal wool"]
    assert len(possible_worlds(start, moves, C).shares) == 2
    assert_likely_for_all(start, moves)


def test_three_kinds_and_two_steals():
    start = a_table(hand(B, ore=2, wool=1, brick=1))
    moves = [*a_seven("ore"), "end", *NOTHING, *NOTHING, "roll", "dice 1 6", "tormund h24", "steal brick"]
    assert_likely_for_all(start, moves)


def test_a_card_stolen_and_stolen_back():
    """NGT-23.7: what B takes from A may be what A took from B."""
    start = a_table(hand(B, ore=2, wool=1), hand(A, brick=1))
    moves = [*a_seven("ore"), "end", *a_seven("brick", A_HEX), "end", *NOTHING, *NOTHING, *a_seven("wool")]
    assert_likely_for_all(start, moves)


def test_a_payment_narrows_it():
    """NGT-23.7: A pays a road with one of the kinds that it may have stolen."""
    start = a_table(hand(B, brick=2, wool=2, ore=1), hand(A, lumber=1))
    moves = [*a_seven("brick"), "end", *NOTHING, *NOTHING, "roll", "dice 1 6", "tormund h24", "steal wool", "end"]
    assert_likely_for_all(start, [*moves, "roll", "dice 1 1", "road p01"])


def test_the_victim_pays():
    """NGT-23.7: B still has the cards that it pays with, so they were not stolen."""
    start = a_table(hand(B, brick=1, lumber=2, ore=2), settlements(D, "i33"))
    moves = [*a_seven("ore"), "end", "roll", "dice 1 1", "road p37", "end", *NOTHING]
    assert_likely_for_all(start, [*moves, "roll", "dice 1 6", "tormund h24", "steal lumber"])


def test_a_proposal_shows_a_card_and_an_answer_is_hidden():
    """NGT-23.7, NGT-8.13: D has shown a brick; what A has answered is not known yet."""
    start = a_table(hand(B, ore=2, wool=1, grain=1), hand(D, brick=2))
    moves = [*a_seven("wool"), "end", *NOTHING, *a_seven("ore", "h24"), "end", "roll", "dice 1 1"]
    proposed = [*moves, "propose 1 brick for 1 ore to 0 1 2", "0> refuse"]
    assert_likely_for_all(start, proposed)
    assert_likely_for_all(start, [*proposed, "1> refuse", "2> refuse"])


def test_monopoly_narrows_it():
    """NGT-11.10: what the others gave is public."""
    game = an_empty_map("standard").given(settlements(B, "i20"), hand(B, ore=2, wool=2), deck(monopoly=1))
    start = game.given(hand(D, **BUYS), about_to_roll(A)).table
    steal = ["roll", "dice 1 6", "tormund t01", "steal ore", "end"]
    turns = [*NOTHING, *NOTHING, "roll", "dice 1 1", "buy", "draw monopoly", "end"]
    again = ["roll", "dice 1 6", "tormund t06", "steal wool", "end", *NOTHING, *NOTHING]
    assert_likely_for_all(start, [*steal, *turns, *again, "play monopoly", "name wool"])


def test_mance_chooses_the_card():
    """NGT-19.17, NGT-23.4: A saw the hand; for C each kind is as likely to have been taken."""
    start = a_table(hand(B, ore=3, wool=1, grain=1), keeps(B, "i45"), hero(A, "mance"), mode="full")
    moves = ["roll", "dice 1 1", "wild 12", "hero mance", "seize ore", "flip", "end"]
    rest = ["roll", "dice 1 1", "wild 12", "end"]
    assert_likely_for_all(start, moves)
    moves += [*rest, *rest, "roll", "dice 1 6", "wild 12", "tormund h23", "steal ore"]
    assert_likely_for_all(start, moves)


def test_mormont_shows_who_has_none():
    """NGT-19.11, NGT-23.4"""
    start = a_table(hand(B, ore=2, wool=2), hand(D, brick=1), hero(D, "mormont"), mode="full")
    rest = ["roll", "dice 1 1", "wild 12", "end"]
    steals = ["roll", "dice 1 6", "wild 12", "tormund h23", "steal ore", "end", *rest]
    steals += ["roll", "dice 1 6", "wild 12", "tormund h24", "steal wool", "end", "roll", "dice 1 1", "wild 12"]
    assert_likely_for_all(start, [*steals, "hero mormont", "demand wool from 0 2", "give brick", "flip"])


def test_who_uses_thorne_can_pay():
    """NGT-19.4, NGT-19.15: A has stolen something with which a guard can be paid, before it has said how."""
    start = a_table(hand(B, brick=1, ore=2, wool=1), hand(A, brick=2), hero(A, "thorne"), mode="full")
    rest = ["roll", "dice 1 1", "wild 12", "end"]
    moves = ["roll", "dice 1 6", "wild 12", "tormund h23", "steal wool", "end", *rest, *rest, *rest]
    assert_likely_for_all(start, [*moves, "roll", "dice 1 1", "wild 12", "hero thorne"])


def test_cards_laid_down_are_not_known_yet():
    """NGT-7.2: A has discarded some of its cards, B none yet."""
    start = a_table(hand(A, ore=4, wool=2, grain=2), hand(B, brick=8))
    moves = ["roll", "dice 1 6", "0> discard ore", "0> discard wool"]
    assert_likely_for_all(start, moves)


# Action cards (NGT-23.8).


def buys(card):
    return ["roll", "dice 1 1", "buy", f"draw {card}", "end"]


def test_bought_cards_are_any_of_the_deck():
    start = a_table(hand(A, **BUYS), hand(B, **BUYS), deck(patrol=2, victory_point=1, road_building=1))
    assert_likely_for_all(start, [*buys("patrol"), *buys("victory_point")])


def test_cards_of_this_turn_are_known_to_be_new():
    """NGT-11.3: A plays an older Patrol after it has bought another card."""
    start = a_table(hand(A, ore=3, wool=3, grain=3), deck(patrol=3, victory_point=1, road_building=1))
    first = ["roll", "dice 1 1", "buy", "draw patrol", "buy", "draw victory_point", "end", *NOTHING, *NOTHING, *NOTHING]
    moves = [*first, "roll", "dice 1 1", "buy", "draw patrol", "play patrol", "tormund h35"]
    assert_likely_for_all(start, moves)


def test_a_played_card_tells_what_is_left():
    """A seat that has played a Patrol out of three cards holds fewer Patrols than three cards of the deck have."""
    start = a_table(hand(A, ore=3, wool=3, grain=3), deck(patrol=3, victory_point=2))
    first = ["roll", "dice 1 1", "buy", "draw patrol", "buy", "draw patrol", "buy", "draw victory_point", "end"]
    moves = [*first, *NOTHING, *NOTHING, *NOTHING, "play patrol", "tormund h35"]
    assert_likely_for_all(start, moves)


def test_who_has_not_won_hides_few_points():
    """NGT-11.9, NGT-12.2: with eight points to be seen, two cards are not two Victory Points."""
    start = a_table(
        keeps(A, "i03 i22 i28 i46"), hand(A, ore=2, wool=2, grain=2), deck(victory_point=2, patrol=2), roads_of(B, "")
    )
    start.settlements[A] = 0
    moves = ["roll", "dice 1 1", "buy", "draw patrol", "buy", "draw victory_point"]
    assert_likely_for_all(start, moves)


def look(kept, *seen):
    return ["hero melisandre", "pay", *(f"see {card}" for card in seen), f"retain {kept}", "flip"]


REST = ["roll", "dice 1 1", "wild 12", "end"]
DECK = {"patrol": 3, "victory_point": 2, "road_building": 1}


@pytest.mark.parametrize("kept", ["patrol", "victory_point"])
def test_melisandre_knows_what_she_saw(kept):
    """NGT-19.16, NGT-23.8: B bought a card before and another after the look of A."""
    start = a_table(
        hand(A, **BUYS), hand(B, ore=2, wool=2, grain=2), hero(A, "melisandre"), deck(**DECK), mode="full", on_turn=B
    )
    buy = ["roll", "dice 1 1", "wild 12", "buy", "draw road_building", "end"]
    moves = [*buy, *REST, *REST, "roll", "dice 1 1", "wild 12"]
    moves += [*look(kept, "patrol", "patrol", "victory_point"), "end"]
    assert_likely_for_all(start, moves)
    assert_likely_for_all(start, [*moves, "roll", "dice 1 1", "wild 12", "buy", "draw patrol"])


def test_cards_being_looked_at():
    """NGT-23.4: nobody but A sees them."""
    start = a_table(hand(A, **BUYS), hand(B, **BUYS), hero(A, "melisandre"), deck(**DECK), mode="full", on_turn=B)
    moves = ["roll", "dice 1 1", "wild 12", "buy", "draw patrol", "end", *REST, *REST, "roll", "dice 1 1", "wild 12"]
    moves += ["hero melisandre", "pay", "see patrol", "see victory_point", "see patrol"]
    assert_likely_for_all(start, moves)


def test_a_card_played_after_a_look_of_the_same_turn():
    """NGT-11.3: the card played is older than the one kept."""
    start = a_table(hand(A, ore=2, wool=2, grain=2), hero(A, "melisandre"), deck(**DECK), mode="full")
    moves = ["roll", "dice 1 1", "wild 12", "buy", "draw patrol", "end", *REST, *REST, *REST, "roll", "dice 1 1"]
    moves += ["wild 12", *look("victory_point", "patrol", "patrol", "victory_point"), "play patrol", "tormund h35"]
    assert_likely_for_all(start, moves)
