"""What the kernel promises about states: groups, lanes, open moves, forced choices, events, typed errors."""

import pytest

from pentarchy.kernel import CHANCE, Dealer, Refusal, ScriptedDealer
from pentarchy.kernel.errors import (
    BadOption,
    BadSeatCount,
    GameIsOver,
    GameNotOver,
    IllegalMove,
    NoSuchSeat,
    ScriptEnded,
    UnknownGame,
    UnknownMove,
    WrongSeat,
)
from pentarchy.kernel.settings import OneOf, settle
from pentarchy.kernel.testing import PROPERTIES, Scenario, frozen
from tests.kernel.toy import TOY


def dealt(*cards, seats=None):
    return Scenario(TOY.new(seats or len(cards))).when(*(f"draw {card}" for card in cards))


@pytest.mark.parametrize("check", PROPERTIES)
@pytest.mark.parametrize("seats", [2, 3])
def test_the_toy_has_every_property(check, seats):
    for seed in range(5):
        check(TOY, TOY.variants[0], seats, seed)


def test_answers_of_a_group_come_in_any_order_and_are_revealed_together():
    game = dealt("high", "middle")
    assert game.table.pending == [0, 1]
    game.when("1> bid 2")
    assert game.table.bids == [0, 0]
    assert game.table.pending == [0]
    assert game.told("bid") == []
    assert game.table.view(1)["answered"] == "bid 2"
    assert game.table.view(0)["answered"] is None
    game.when("0> bid 3")
    assert game.table.bids == [3, 2]
    assert [event["amount"] for event in game.told("bid")] == [3, 2]


def test_a_seat_that_has_answered_is_not_asked_again():
    game = dealt("high", "middle").when("1> bid 2")
    with pytest.raises(WrongSeat, match="seat 1 has nothing to decide now; waiting for \\[0\\]"):
        game.when("1> bid 1")


def test_facts_of_an_option_are_for_the_seat_that_is_asked():
    table = dealt("high", "middle").when("1> bid 2").table
    bids = table.options(0)
    assert [table.facts(bid, 0) for bid in bids] == [{"leaves": 2}, {"leaves": 1}, {"leaves": 0}]
    assert table.facts(bids[0]) == {"leaves": 2}
    with pytest.raises(WrongSeat):
        table.facts(bids[0], 1)


def test_steps_that_tell_nothing_have_no_facts():
    table = dealt("high", "middle").when("bid 1", "bid 1").table
    assert table.question == "Sort"
    assert [table.facts(move) for move in table.options()] == [{}, {}]


def test_lanes_do_not_wait_for_each_other():
    game = dealt("high", "middle").when("bid 1", "bid 1", "1> sort right", "1> sort right")
    assert game.table.coins == [0, 2]
    assert game.table.pending == [0]
    game.when("0> sort left", "0> sort right")
    assert game.table.coins == [1, 2]
    assert game.table.question == "Say"


def test_lanes_lead_to_the_same_table_in_every_order():
    ends = set()
    for order in ("0011", "0101", "1001", "1100"):
        game = dealt("high", "middle").when("bid 1", "bid 1", *(f"{seat}> sort right" for seat in order))
        ends.add(frozen(game.table))
    assert len(ends) == 1


def test_open_moves_are_validated_and_not_enumerated():
    game = dealt("high", "low").when("bid 1", "bid 1", *["sort left"] * 4)
    assert game.options() == ["say 1 hum aloud"]
    assert game.refused("say nothing aloud") == ("TOY-4", "not-on-offer")
    game.when("say 7 hum 3 ho aloud")
    assert game.table.over, "the bow that follows is forced"
    assert game.told("bowed") == [{"kind": "bowed", "rule": "TOY-5", "seat": 0}]


def test_secret_facts_are_told_to_those_who_know():
    game = dealt("high", "middle")
    assert [event.get("card") for event in game.told("drew", 1)] == [None, 1]
    assert [event.get("card") for event in game.told("drew", None)] == [None, None]


def test_nothing_is_recorded_while_nobody_listens():
    state = TOY.new(2)
    state.play(state.options()[0])
    assert state.heard() == []


def test_refusals_change_nothing():
    game = dealt("low", "high")
    before = frozen(game.table)
    with pytest.raises(IllegalMove) as error:
        game.when("0> bid 3")
    assert (error.value.rule, error.value.key, error.value.seat) == ("TOY-2", "above-your-card", 0)
    for wrong in (-1, TOY.vocabulary.size):
        with pytest.raises(UnknownMove):
            game.table.play(wrong)
    with pytest.raises(WrongSeat):
        game.table.options(CHANCE)
    assert frozen(game.table) == before


def test_a_finished_game_takes_no_moves_and_a_running_one_has_no_outcome():
    game = dealt("high", "low")
    with pytest.raises(GameNotOver):
        _ = game.table.outcome
    game.when("bid 1", "bid 1", *["sort left"] * 4, "say 1 ho aloud")
    with pytest.raises(GameIsOver):
        game.table.play(0)
    with pytest.raises(GameIsOver):
        game.table.options()
    assert game.table.question == ""
    assert game.table.outcome.tie_break == "card"


def test_dealers():
    one, other = TOY.new(3), TOY.new(3)
    first, second = Dealer(5), Dealer(5)
    moves = []
    while one.seat == CHANCE:
        moves.append(first.choose(one))
        one.play(moves[-1])
        other.play(second.choose(other))
    assert frozen(one) == frozen(other)
    scripted, again = ScriptedDealer(moves[:2]), TOY.new(3)
    again.play(scripted.choose(again))
    again.play(scripted.choose(again))
    with pytest.raises(ScriptEnded, match="draw low"):
        scripted.choose(again)


def test_draws_are_as_likely_as_their_weights():
    state = TOY.new(2)
    state.play(TOY.parse("draw high"))
    assert state.weights() == [3, 3, 2]
    points = [TOY.text(state.draw(point)) for point in (0.0, 0.374, 0.376, 0.74, 0.76, 0.999)]
    assert points == ["draw low"] * 2 + ["draw middle"] * 2 + ["draw high"] * 2


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"loud": "yes"}, "true or false"),
        ({"most": 10}, "from 1 to 9"),
        ({"most": True}, "from 1 to 9"),
        ({"mood": "sad"}, "one of merry, grim"),
        ({"extra": "a"}, "must be a list"),
        ({"extra": ["c"]}, "'c' is not one of a, b"),
        ({"speed": 1}, "the options are: loud, most, mood, extra"),
    ],
)
def test_bad_options_are_named(options, why):
    with pytest.raises(BadOption, match=why):
        TOY.new(2, options)


@pytest.mark.parametrize("pair", ["loud", "loud=maybe", "most=x", "most=99999999999", "mood=", "extra=a,a", "x=1"])
def test_bad_options_as_typed(pair):
    with pytest.raises(BadOption):
        TOY.parse_options([pair])


def test_options_as_typed():
    chosen = TOY.parse_options(["loud=on", "most=4", "mood=grim", "extra=a, b"])
    assert chosen == {"loud": True, "most": 4, "mood": "grim", "extra": ["a", "b"]}
    settings = TOY.new(2, chosen).settings
    assert (settings.flag("loud"), settings.number("most"), settings.word("mood")) == (True, 4, "grim")
    assert settings.picks("extra") == ["a", "b"]


def test_seat_counts_and_games_are_checked():
    with pytest.raises(BadSeatCount, match="toy is for 2, 3 seats, not for 9"):
        TOY.new(9)
    import pentarchy

    with pytest.raises(UnknownGame, match="dice_king"):
        pentarchy.load("chess")


def test_a_seat_that_does_not_exist_and_a_text_for_a_move_are_named():
    table = dealt("high", "low").table
    for seat in (2, -1, "x", 0.5):
        with pytest.raises(NoSuchSeat, match=f"there is no seat {seat!r}: the seats are 0 to 1"):
            table.view(seat)
    with pytest.raises(UnknownMove, match="'bid 1' is not a move of toy; a text is turned into a move by"):
        table.play("bid 1")
    with pytest.raises(UnknownMove, match="None is not a move of toy"):
        table.play(None)


def test_things_say_what_they_are():
    game = dealt("high", "low")
    assert repr(TOY) == "<Game toy, rules 1, for 2, 3>"
    assert repr(game.table) == "<toy for 2: Bid asks 0>"
    assert repr(Refusal("TOY-2", "above-your-card", {"most": 1})) == "<Refusal above-your-card (TOY-2): most 1>"
    game.when("bid 1", "bid 1", *["sort left"] * 4, "say 1 ho aloud")
    assert repr(game.table) == "<toy for 2: over>"
    assert repr(game.table.outcome) == "<Outcome places [1, 2], scores [1, 1]: bowed>"


def test_an_illegal_move_carries_its_refusal():
    game = dealt("low", "low")
    with pytest.raises(IllegalMove, match="above-your-card") as caught:
        game.when("bid 3")
    assert (caught.value.rule, caught.value.key, caught.value.refusal.facts) == ("TOY-2", "above-your-card", {})


def test_usual_options_follow_the_seats():
    mood = OneOf("mood", "merry", ["merry", "grim"], by_seats={3: "grim"})
    assert [settle([mood], {}, seats).word("mood") for seats in (2, 3)] == ["merry", "grim"]
    assert settle([mood], {"mood": "merry"}, 3).word("mood") == "merry"
    assert TOY.usual_options(2) == {"loud": False, "most": 3, "mood": "merry", "extra": []}
    with pytest.raises(BadSeatCount):
        TOY.usual_options(9)


def test_a_script_may_name_what_had_to_be_done():
    game = dealt("high", "low").when("bid 1", "bid 1", *["sort left"] * 4, "say 1 ho aloud", "bow")
    assert game.table.over
    with pytest.raises(GameIsOver):
        game.when("bow")
