"""PettingZoo's own tests, for every game and seat count."""

import sys
import warnings
from functools import partial
from types import SimpleNamespace

import pytest

pytest.importorskip("pettingzoo")
pytest.importorskip("PIL")

import numpy as np

from pentarchy.envs import pettingzoo
from pentarchy.envs.observations import observer_for
from pentarchy.kernel.errors import BadSeatCount, IllegalMove
from tests.envs.tables import ONE_EACH, TABLES

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # with pygame at hand its tests import one of its games in a way that it deprecates
    from pettingzoo.test import api_test, parallel_api_test, performance_benchmark, render_test, seed_test

# PettingZoo exempts its own games with action masks from these by their names.
MASKED = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


@pytest.fixture(params=[case.values for case in TABLES], ids=[case.id for case in TABLES])
def new_env(request):
    slug, seats, options = request.param
    return partial(pettingzoo.env, slug, seats, options)


class TestPettingZoosOwn:
    pytestmark = MASKED

    def test_api(self, new_env):
        api_test(new_env(), num_cycles=25)

    def test_seeds(self, new_env):
        seed_test(new_env, num_cycles=15)

    def test_rendering(self, new_env, capsys):
        render_test(new_env)
        assert "to choose" in capsys.readouterr().out

    def test_performance(self, new_env, monkeypatch, capsys):
        """Its benchmark, with a clock that says after ten rounds that the five seconds are over."""
        ticks = iter(range(1000))
        clock = SimpleNamespace(time=lambda: next(ticks) / 2)
        monkeypatch.setattr(sys.modules["pettingzoo.test.performance_benchmark"], "time", clock)
        performance_benchmark(new_env())
        assert "turns per second" in capsys.readouterr().out


def played(env, seed):
    """A whole game of the first legal actions: each agent's rewards, and how often anybody chose."""
    env.reset(seed=seed)
    rewards, choices = {}, 0
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        done = terminated or truncated
        rewards[agent] = reward
        choices += not done
        env.step(
            None if done else int(np.random.RandomState(choices).choice(np.flatnonzero(observation["action_mask"])))
        )
    return rewards, choices


def test_a_game_ends_with_rewards_by_rank():
    rewards, _ = played(pettingzoo.env("dice_king", 3), seed=4)
    assert set(rewards) == {"seat_0", "seat_1", "seat_2"}
    assert sum(rewards.values()) == pytest.approx(0)
    assert max(rewards.values()) > 0


def test_a_game_ends_with_rewards_by_score():
    by_rank, _ = played(pettingzoo.env("dice_king", 2), seed=4)
    by_score, _ = played(pettingzoo.env("dice_king", 2, rewards="score"), seed=4)
    assert by_score["seat_0"] == -by_score["seat_1"]
    assert np.sign(by_score["seat_0"]) == np.sign(by_rank["seat_0"])


def test_the_same_seed_is_the_same_game_and_no_seed_goes_on():
    env = pettingzoo.raw_env("dice_king", 2)
    first = []
    for seed in (7, None, 7):
        env.reset(seed=seed)
        first.append(env.observe("seat_0")["observation"])
    assert np.array_equal(first[0], first[2])
    assert not np.array_equal(first[0], first[1])


def test_an_illegal_action_loses(caplog):
    env = pettingzoo.env("dice_king", 2)
    env.reset(seed=1)
    agent = env.agent_selection
    illegal = int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0])
    env.step(illegal)
    assert "Illegal move" in caplog.text
    assert env.terminations[agent]
    assert env.rewards[agent] == -1


def test_without_wrappers_an_illegal_action_raises_and_changes_nothing():
    env = pettingzoo.raw_env("dice_king", 2)
    env.reset(seed=1)
    before = env.observe(env.agent_selection)
    illegal = int(np.flatnonzero(before["action_mask"] == 0)[0])
    with pytest.raises(IllegalMove):
        env.step(illegal)
    assert np.array_equal(env.observe(env.agent_selection)["observation"], before["observation"])


def test_a_seat_that_is_not_asked_may_do_nothing():
    env = pettingzoo.raw_env("dice_king", 3)
    env.reset(seed=1)
    for agent in env.agents:
        assert env.observe(agent)["action_mask"].any() == (agent == env.agent_selection)


def test_endless_games_are_cut_off():
    env = pettingzoo.raw_env("dice_king", 2, max_cycles=5)
    _, choices = played(env, seed=1)
    assert choices == 5


def test_options_reach_the_game():
    env = pettingzoo.raw_env("dice_king", 2, {"setup": "random"})
    assert env.match.state.settings.word("setup") == "random"
    assert env.match.observer is observer_for("features", "dice_king", 2, {"setup": "random"})
    with pytest.raises(BadSeatCount):
        pettingzoo.env("dice_king", 7)


@pytest.mark.parametrize(("slug", "seats", "options"), ONE_EACH)
def test_pettingzoos_own_test_of_parallel_environments(slug, seats, options):
    parallel_api_test(pettingzoo.parallel_env(slug, seats, options, max_cycles=30), num_cycles=40)


def test_in_parallel_only_the_seat_to_choose_acts():
    env, table = pettingzoo.parallel_env("dice_king", 3), pettingzoo.raw_env("dice_king", 3)
    seen, _ = env.reset(seed=5)
    table.reset(seed=5)
    while env.agents:
        actions = {agent: int(seen[agent]["action_mask"].argmax()) for agent in env.agents}
        assert [agent for agent in env.agents if seen[agent]["action_mask"].any()] == [table.agent_selection]
        seen, rewards, ended, _, _ = env.step(actions)
        table.step(actions[table.agent_selection])
    assert all(ended.values())
    assert rewards == table.rewards
