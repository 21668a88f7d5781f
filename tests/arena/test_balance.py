"""The balance lab: what is counted, and how luck is measured."""

from random import Random

import pytest

from pentarchy.arena.balance.census import Census
from pentarchy.arena.balance.lab import Lab, games_in_all
from pentarchy.arena.balance.luck import CHOICES, explained, mean_squares, parts, predicted, redrawn, replayed, shares
from pentarchy.arena.balance.margins import margins
from pentarchy.arena.balance.observed import Observed, count, observe, words_in
from pentarchy.arena.batches import Plan
from pentarchy.arena.executors import Here, Processes
from pentarchy.arena.pages.balance import census_sections
from pentarchy.bots import BOTS
from pentarchy.games import load
from pentarchy.kernel.events import Event

PLAN = Plan("dice_king", 2, {}, ["random", "random"], seed=5)
TOY = Plan("dice_king", 2, {}, ["squire", "knight"], seed=1)


def seen(winner, starter=0, leaders=(), things=({}, {}), bots=("squire", "knight")):
    scores = [10 if seat == winner else 4 for seat in range(2)]
    return Observed([*bots], 7, starter, [*leaders], [*things], [{}, {}], [0.0, 0.0], [winner], scores, "end")


def test_a_game_is_observed_to_its_end():
    game = observe(PLAN, 3)
    assert game.finished
    assert game.decisions > 20
    assert game.starter in (0, 1)
    assert len(game.leaders) > 5
    claimed = {thing for seat in game.things for thing in seat if thing[:2] == ("claimed", "card")}
    assert claimed


def test_watching_changes_nothing():
    """The same index gives the same game as a simulation does."""
    game = observe(PLAN, 2)
    played = PLAN.play(load("dice_king"), 2)
    assert (game.scores, game.decisions) == (played.outcome.scores, played.decisions)
    assert game.luck != [0.0, 0.0]


def test_luck_is_a_draw_compared_with_others_as_likely():
    lucks = [luck for index in range(12) for luck in observe(PLAN, index).luck]
    mean = sum(lucks) / len(lucks)
    error = (sum((luck - mean) ** 2 for luck in lucks) / len(lucks)) ** 0.5 / len(lucks) ** 0.5
    assert abs(mean) < 4 * error


def test_bots_take_turns_in_the_seats(monkeypatch):
    monkeypatch.setitem(BOTS, "another", BOTS["random"])
    plan = Plan("dice_king", 2, {}, ["random", "another"], seed=1)
    assert [observe(plan, index).bots for index in (0, 1)] == [["random", "another"], ["another", "random"]]


def test_things_are_the_ids_in_the_facts_of_events_about_a_seat():
    things = [{}, {}]
    count(
        Event("bought", "X-1", 1, {"card": "axe", "price": 3, "with": ["gold", "gold"]}, {"duke": "anna"}, (1,)), things
    )
    count(Event("turned-up", "X-2", -2, {"card": "axe"}), things)
    count(Event("produced", "X-3", 0, {"cards": {"wool": 2}, "gem": ""}), things)
    assert things == [
        {("produced", "cards", "wool"): 1},
        {("bought", "card", "axe"): 1, ("bought", "with", "gold"): 2, ("bought", "duke", "anna"): 1},
    ]
    assert words_in(7) == []


def test_wins_by_seat_start_and_bot():
    games = [seen(0, starter=1), seen(0, starter=0), seen(1, starter=1, bots=("knight", "squire"))]
    census = Census(TOY, games)
    assert [(share.wins, share.seats) for share in census.by_seat()] == [(2, 3), (1, 3)]
    assert [(share.wins, share.seats) for share in census.by_start()] == [(2, 3), (1, 3)]
    assert {share.label: share.wins for share in census.by_bot()} == {"knight": 0, "squire": 3}
    assert census.even == pytest.approx(0.5)


def test_lead_changes_pass_over_ties():
    assert seen(0, leaders=[0, -1, 0, 1, -1, 0]).lead_changes == 2
    census = Census(TOY, [seen(0, leaders=[1, 1, 0, 0]), seen(1, leaders=[0, 0, 0, 1])])
    course = census.leader_wins()
    assert (course[0].wins, course[0].seats) == (0, 2)
    assert (course[-1].wins, course[-1].seats) == (2, 2)


def test_groups_know_roles_from_purchases():
    def things(duke, *cards):
        counts = {("kept", "duke", duke): 1}
        for card in cards:
            counts["bought", "card", card] = counts.get(("bought", "card", card), 0) + 1
        return counts

    games = [seen(0, things=[things("anna", "axe", "axe"), things("bert", "axe", "bow")]) for _ in range(4)]
    roles, cards = Census(TOY, games).groups
    assert (roles.event, roles.fact, roles.is_role) == ("kept", "duke", True)
    assert {share.label: share.wins for share in roles.shares} == {"anna": 4, "bert": 0}
    assert not cards.is_role
    assert [(share.label, share.times, share.seats, share.wins) for share in cards.shares] == [
        ("axe", 12, 8, 4),
        ("bow", 4, 4, 0),
    ]


def test_games_that_were_cut_off_are_counted():
    census = Census(TOY, [Observed(["squire", "knight"]), seen(0)])
    assert (len(census.games), census.cut_off) == (1, 1)


def test_what_is_worth_taking():
    """Open at a decision if some option names it and not all do; made by those who chose it at some time."""
    one = seen(0)
    one.choices = [{("buy", "axe"): (4, 1), ("buy", "bow"): (2, 0)}, {("buy", "axe"): (3, 0)}]
    two = seen(1)
    two.choices = [{("buy", "axe"): (1, 1)}, {}]
    axe, bow = Census(TOY, [one, two]).worths
    assert (axe.label, axe.open, axe.made, axe.could, axe.makers.seats, axe.makers.wins) == ("axe", 8, 2, 3, 2, 1)
    assert (bow.value, bow.makers.seats, bow.could) == (0.0, 0, 1)


def test_choices_are_noted_as_they_are_made():
    game = observe(PLAN, 3)
    claims = {thing[2]: times for thing, times in game.things[0].items() if thing[:2] == ("claimed", "card")}
    made = {name: times for (verb, name), (_, times) in game.choices[0].items() if verb == "claim" and times}
    assert made.keys() <= claims.keys()
    assert made
    assert all(times <= offered for offered, times in game.choices[0].values())


# Luck.


def test_margins_are_against_the_mean_of_the_others():
    assert margins([10, 4, 1]) == [7.5, -1.5, -6.0]
    assert margins([10]) == [10.0]


def test_mean_squares_of_a_table_by_hand():
    assert mean_squares([[1.0, 2.0], [3.0, 4.0]]) == pytest.approx((4.0, 1.0, 0.0))


@pytest.mark.parametrize(("deal", "choice", "both"), [(3.0, 0.0, 1.0), (0.0, 2.0, 1.0), (1.0, 1.0, 2.0)])
def test_parts_of_a_made_up_spread_are_found_again(deal, choice, both):
    rng = Random(1)
    deals, choices = [rng.gauss(0, deal) for _ in range(300)], [rng.gauss(0, choice) for _ in range(300)]
    grid = [[[d + c + rng.gauss(0, both)] for c in choices] for d in deals]
    assert parts(grid) == pytest.approx((deal**2, choice**2, both**2), rel=0.25, abs=0.05)


def test_shares_add_up_and_lie_in_their_intervals():
    rng = Random(2)
    grid = [[[d + rng.gauss(0, 1)] for _ in range(4)] for d in (rng.gauss(0, 2) for _ in range(40))]
    found = shares(grid)
    assert sum(part[0] for part in (found.deal, found.choices, found.both)) == pytest.approx(1)
    assert found.deal[1] < 0.8 < found.deal[2]


def test_nothing_is_divided_where_nothing_differs():
    assert shares([[[1.0], [1.0]], [[1.0], [1.0]]]) is None
    assert shares([]) is None


def test_a_replayed_deal_has_a_row_for_each_set_of_choices():
    rows = replayed(PLAN, 0)
    assert len(rows) == CHOICES
    assert all(sum(row) == 0 for row in rows)
    assert len({tuple(row) for row in rows}) > 1
    assert replayed(PLAN, 0) == rows


def test_luck_that_decides_everything_explains_everything():
    games = [([float(i % 7), -float(i % 7)], [2.0 * (i % 7), -2.0 * (i % 7)]) for i in range(30)]
    assert redrawn(games, predicted, 1) == pytest.approx((1.0, 1.0, 1.0))


def test_luck_that_has_nothing_to_do_with_it_explains_next_to_nothing():
    rng = Random(3)
    games = [([rng.gauss(0, 1)], [rng.gauss(0, 1)]) for _ in range(400)]
    assert predicted(games) < 0.02


def test_groups_explain_what_they_explain():
    rng = Random(4)
    even = [[rng.gauss(0, 1) for _ in range(500)] for _ in range(3)]
    apart = [[rng.gauss(middle, 1) for _ in range(500)] for middle in (-1, 0, 1)]
    assert explained(even) < 0.01
    assert explained(apart) == pytest.approx(0.4, abs=0.05)
    assert explained([[1.0, 1.0], [1.0, 1.0]]) == 0.0


# The lab.


def test_the_lab_finds_the_same_in_one_process_and_in_two():
    one, two = Lab(PLAN, 6), Lab(PLAN, 6)
    done = []
    one.run(Here(), done.append)
    two.run(Processes(2))
    assert one.census().plain() == two.census().plain()
    assert sum(done) == games_in_all(6)
    page = "".join(census_sections(one.census()))
    assert page == "".join(census_sections(two.census()))
    assert "Who wins" in page
    assert "<script" not in page
    assert "http" not in page.replace("http://www.w3.org/2000/svg", "")
