"""What a net reads off the table."""

from random import Random

import pytest

from pentarchy.games import load
from pentarchy.games.paladins.cards import PALADINS
from pentarchy.games.paladins.features import LAYOUT
from pentarchy.games.paladins.features.boards import SHIFT
from pentarchy.games.paladins.features.kinds import QUESTIONS
from pentarchy.games.paladins.scoring import parts_of
from pentarchy.games.paladins.steps.reward import RewardChoice
from pentarchy.kernel.features import MOST
from pentarchy.kernel.steps import CHANCE, Decision
from tests.games.paladins.given import (
    a_game,
    a_turn,
    converted,
    debts,
    favours,
    goods,
    monks,
    new_round,
    orders,
    outposts,
    outsiders,
    paladin,
    retinue,
    supply,
    suspicion,
    tax,
    track,
    walls,
    workshops,
)

FIVE = ["space_1_1", "space_1_2", "space_2_1", "space_2_2", "space_2_3"]
SEVEN = [*FIVE, "space_2_4", "space_3_1"]


def read(game, seat=0):
    """The numbers by their names."""
    return dict(zip(LAYOUT.names, game.table.features(seat), strict=True))


def changes(before, after):
    return {name: (before[name], after[name]) for name in before if before[name] != after[name]}


def played(seats, seed, **options):
    """A random game, position by position."""
    table, rng = load("paladins").new(seats, options), Random(seed)
    while not table.over:
        yield table
        table.play(table.draw(rng.random()) if table.seat == CHANCE else rng.choice(table.options()))
    yield table


def decisions(kind=Decision):
    for each in kind.__subclasses__():
        yield each
        yield from decisions(each)


def test_every_question_has_its_number():
    asked = {each.__name__ for each in decisions() if each.__module__.startswith("pentarchy.games.paladins")}
    assert asked - {RewardChoice.__name__} == set(QUESTIONS)


def test_names_differ():
    assert len(set(LAYOUT.names)) == len(LAYOUT.names)


@pytest.mark.parametrize(("seats", "options"), [(1, {"difficulty": "hard"}), (2, {}), (3, {}), (4, {})])
def test_numbers_fit_into_a_byte_and_points_are_those_of_the_rules(seats, options):
    """PAL-11.1, in every position to the end, for every seat and every board."""
    for table in played(seats, 5, **options):
        for seat in range(seats):
            row = dict(zip(LAYOUT.names, table.features(seat), strict=True))
            assert min(row.values()) >= 0
            assert max(row.values()) <= MOST
            for i in range(table.boards):
                parts = parts_of(table, (seat + i) % table.boards)
                assert row[f"board {i} points"] == sum(parts.values()) + SHIFT
                assert all(row[f"board {i} points {part}"] == parts[part] for part in parts if part != "debts")


def test_what_is_open_is_what_the_rules_offer():
    """The actions and favours that a row calls open are those on offer to the seat that is asked."""
    asked = 0
    for seed in range(3):
        for table in played(3, seed):
            if table.question != "TakeTurn":
                continue
            row = dict(zip(LAYOUT.names, table.features(table.seat), strict=True))
            offer = [table.game.text(move).split()[-1] for move in table.options()]
            assert sorted(offer) == sorted(
                ["pass", *(name.removeprefix("open ") for name in row if name.startswith("open ") and row[name])]
            )
            asked += 1
    assert asked > 100


def test_boards_are_counted_from_the_one_that_looks():
    game = a_turn(3, seat=1).given(goods(0, 1, 2), goods(1, 3, 4), goods(2, 5, 6), suspicion(2, 0, 1))
    assert [[read(game, seat)[f"board {i} silver"] for i in range(4)] for seat in range(3)] == [
        [1, 3, 5, 0],
        [3, 5, 1, 0],
        [5, 1, 3, 0],
    ]
    assert [read(game, seat)["asked asks me"] for seat in range(3)] == [0, 1, 0]
    assert [read(game, 0)[f"board {i} on turn"] for i in range(3)] == [0, 1, 0]
    assert [read(game, 1)[f"board {i} most suspected"] for i in range(3)] == [0, 1, 0]


def test_the_automa_is_the_next_board():
    row = read(a_turn(1, difficulty="easy").given(workshops(1, ("attack", 1), ("attack", 2)), track(1, 3, 1, 2)))
    assert row["seats 1"] == row["difficulty easy"] == row["lowest influence"] == 1
    assert row["board 1 workshops on attack"] == 2


def test_what_the_right_hand_actions_lack():
    game = a_turn().given(
        supply(0, "1 scout 1 labourer 1 cleric"), goods(0, 0, 1), track(0, influence=2), walls(0, "wall_01", "wall_02"),
        monks(0, *FIVE[:4]), orders("order_commission", "order_fortify"),
    )  # fmt: skip
    row = read(game)
    assert [row[f"{what} fortify"] for what in ("attribute missing for", "goods missing for", "workers fit")] == [
        1,
        0,
        0,
    ]
    assert [row[f"{what} commission"] for what in ("open", "goods missing for", "workers fit")] == [0, 1, 1]
    assert [row[f"order unfulfilled {action}"] for action in ("commission", "fortify", "garrison")] == [4, 6, 0]
    assert [row[f"points for the next {action}"] for action in ("commission", "fortify")] == [2 + 4, 0]
    assert [row[f"board 0 towards order {slot}"] for slot in (1, 2, 3)] == [4, 2, 0]


def test_outsiders_in_reach():
    """PAL-6.6, PAL-6.7: the third asks for four faith and costs three silver without strength."""
    game = a_turn().given(
        outsiders("thief_viking", "protector_viking", "warrior_saracen"), track(0, faith=3), goods(0, 2),
        suspicion(0, 0, 0), debts(0, paid=1), converted(0, "thief_byzantine"),
    )  # fmt: skip
    row = read(game)
    assert [row[f"points and one for converting slot {slot}"] for slot in (1, 2, 3)] == [3, 2, 0]
    assert [row[f"attack payable {kind}"] for kind in ("tax", "provision", "labourer", "coloured")] == [1, 1, 1, 0]
    assert [row[f"outsider {family}"] for family in ("thief", "protector", "warrior")] == [6, 5, 4]


def test_an_action_that_has_been_begun_shows_its_price_and_what_it_brings():
    """PAL-4.9, PAL-6.9: before the workers are placed, and while the space is still to be chosen."""
    game = a_turn().given(
        supply(0, "1 scout 2 labourer 2 cleric 1 criminal"), goods(0, 0, 2), retinue(0, "acolyte_silver"),
        monks(0, *FIVE[1:]), paladin(0, "girard"), orders("order_commission"),
    )  # fmt: skip
    before = read(game)
    begun = read(game.when("act commission"))
    assert [begun[f"mine to pay {what}"] for what in ("silver", "provisions", "workers")] == [0, 2, 3]
    sure = {"mine coming influence": 1, "mine coming silver": 1, "mine points for a piece": 2 + 4}
    assert {name: begun[name] for name in sure} == sure
    paid = read(game.when("place 1 scout 1 labourer 1 cleric"))
    assert paid["board 0 provisions"] == before["board 0 provisions"] - 2
    assert paid["begun commission"] == 1
    assert paid["mine to pay workers"] == 0
    assert {name: paid[name] for name in sure} == sure
    assert read(game, 1)["another's coming influence"] == 1
    assert read(game, 1)["begun commission"] == 0


def test_a_reward_whose_choice_is_open():
    """PAL-7.5: a favour has been paid, and its owner has still to choose."""
    game = a_turn(number=4).given(
        supply(0, "2 fighter"), goods(0, 3), debts(0, unpaid=1), favours("favour_fighter_pardon"), suspicion(0, 0)
    )
    begun = read(game.when("favour favour_fighter_pardon", "place 1 fighter"))
    assert begun["asked Choose"] == begun["mine choice pay_debt or discard_suspicion"] == 1
    assert begun["mine to pay silver"] == 0
    assert read(game.when("choose 1"))["mine choice pay_debt or discard_suspicion"] == 0


def test_the_rest_of_a_reward_waits_behind_a_question():
    """PAL-9.1: a suspicion card may be discarded, then a tax is collected."""
    game = a_turn(number=4).given(supply(0, "2 cleric"), favours("favour_cleric_tax"), suspicion(0, 0, 1), tax(6))
    game.when("favour favour_cleric_tax", "place 1 cleric")
    row = read(game)
    assert (row["mine coming discard_suspicion"], row["mine coming tax"]) == (1, 2)
    assert read(game, 1)["another's coming tax"] == 2


def test_a_secret_arrangement_counts_for_the_one_who_made_it():
    """PAL-13.4: before all have chosen it is seen in the attributes, the workers and the cards of its owner alone."""
    game = a_game(2).given(new_round(1)).dealt()
    names = [text.split()[1] for text in game.options(0)]
    others = [read(game, 1), read(game, 0)]
    game.when(f"0> {game.options(0)[0]}")
    row, chosen = read(game), names[0]
    assert row[f"paladin {chosen}"] == 1
    assert row["own workers"] == 2
    assert sum(row[f"paladin on top {name}"] for name in PALADINS) == 1
    assert sum(row[f"own effective {name}"] for name in ("strength", "influence", "faith")) == 4
    assert others[1][f"paladin {chosen}"] == 0
    assert not changes(others[0], read(game, 1))


def test_the_end():
    """Points and lead after the last move."""
    game = a_turn(number=7).given(track(0, 12, 0, 0), outposts(1, *SEVEN), supply(1, "")).when("pass")
    assert game.table.over
    row = read(game, 1)
    assert (row["over"], row["board 0 points garrison"], row["board 1 points attributes"]) == (1, 9, 20)
    scores = game.table.outcome.scores
    assert row["lead in points"] == 100 + scores[1] - scores[0]
