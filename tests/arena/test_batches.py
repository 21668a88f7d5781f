"""Many games: the same seed, the same result, however the games are shared out."""

import pickle

import pytest

from pentarchy.arena import GameFailed, Plan, Summary, simulate
from pentarchy.arena.batches import batches, play_batch
from pentarchy.arena.seeds import derived
from pentarchy.bots import BOTS

PLAN = Plan("dice_king", 2, {}, ["random", "random"], seed=5)


def test_the_number_of_processes_does_not_matter():
    assert simulate(PLAN, 20, workers=2) == simulate(PLAN, 20)


def test_the_order_of_games_does_not_matter():
    total = Summary(2)
    for batch in (range(10, 20), range(10)):
        total.merge(play_batch(PLAN, batch))
    assert total == simulate(PLAN, 20)


def test_another_seed_gives_other_games():
    other = Plan("dice_king", 2, {}, ["random", "random"], seed=6)
    assert simulate(PLAN, 10) != simulate(other, 10)


@pytest.mark.parametrize(("games", "workers"), [(1, 1), (7, 3), (1000, 1), (1000, 8)])
def test_batches_hold_every_game_once(games, workers):
    assert [index for batch in batches(games, workers) for index in batch] == list(range(games))


def test_progress_adds_up_to_all_games():
    done = []
    simulate(PLAN, 30, progress=done.append)
    assert sum(done) == 30


def test_games_take_their_turns_with_all_seats_and_add_up():
    summary = simulate(PLAN, 10)
    assert summary.games == summary.finished == sum(summary.end_reasons.values()) == 10
    assert sum(summary.wins) == 10 + summary.shared_wins
    assert summary.decisions > 0
    assert summary.chance_moves > 0


def test_seeds_of_different_paths_differ():
    seeds = {derived(seed, index, part) for seed in range(5) for index in range(20) for part in range(4)}
    assert len(seeds) == 400
    assert derived(1, 23) != derived(12, 3)


@pytest.mark.parametrize("workers", [1, 2])
def test_a_bug_says_in_which_game_it_happened(workers):
    too_few_bots = Plan("dice_king", 2, {}, ["random"], seed=3)
    with pytest.raises(IndexError) as raised:
        simulate(too_few_bots, 4, workers)
    assert raised.value.__notes__ == ["This happened in game 0 under seed 3 of dice_king."]


def test_a_bot_that_cheats_ends_the_simulation_with_a_sentence(monkeypatch):
    monkeypatch.setitem(BOTS, "cheat", Cheat)
    with pytest.raises(GameFailed, match=r"game 0 under seed 3 failed: '.*' is not possible now"):
        simulate(Plan("dice_king", 2, {}, ["cheat", "random"], seed=3), 2)


def test_failures_travel_between_processes():
    failure = pickle.loads(pickle.dumps(GameFailed(3, 7, "it rained")))
    assert str(failure) == "game 7 under seed 3 failed: it rained"


class Cheat:
    """Answers with the last move of the vocabulary, which is never its own."""

    name = "cheat"

    def __init__(self, seed):
        pass

    def choose(self, observation):
        return observation.game.vocabulary.size - 1
