"""Gymnasium's own checker, for every game and seat count, and what a learner relies on."""

import pytest

gymnasium = pytest.importorskip("gymnasium")
pytest.importorskip("PIL")

import numpy as np  # noqa: E402
from gymnasium.utils.env_checker import check_env  # noqa: E402

import pentarchy  # noqa: E402
from pentarchy.arena.lineup import BadLineup, UnknownBot  # noqa: E402
from pentarchy.envs import gymnasium as envs  # noqa: E402
from tests.envs.tables import TABLES  # noqa: E402


@pytest.mark.parametrize(("slug", "seats", "options"), TABLES)
def test_gymnasiums_own_checker(slug, seats, options):
    version = pentarchy.load(slug).version
    check_env(
        gymnasium.make(f"pentarchy/{slug}-v{version}", seats=seats, options=options, render_mode="ansi").unwrapped
    )


def episode(env, seed):
    """A whole game of random legal actions."""
    observation, info = env.reset(seed=seed)
    rng, rewards = np.random.default_rng(seed), []
    while True:
        assert env.observation_space.contains(observation)
        action = rng.choice(np.flatnonzero(info["action_mask"]))
        observation, reward, terminated, truncated, info = env.step(action)
        rewards.append(reward)
        if terminated or truncated:
            return rewards, info


def test_a_game_is_played_to_its_end_and_rewarded_there():
    rewards, info = episode(envs.env("dice_king", 3), seed=3)
    assert not any(rewards[:-1])
    assert -1 <= rewards[-1] <= 1
    assert (info["place"] == 1) == info["won"] == (rewards[-1] > 0)


def test_the_same_seed_is_the_same_game():
    env = envs.env("dice_king", 2, opponents="greedy")
    assert episode(env, seed=5)[0] == episode(env, seed=5)[0]


def test_the_learner_sits_where_it_is_told_or_anywhere():
    fixed, free = envs.env("dice_king", 4, seat=2), envs.env("dice_king", 4)
    assert {fixed.reset(seed=seed)[1]["seat"] for seed in range(5)} == {2}
    assert len({free.reset(seed=seed)[1]["seat"] for seed in range(20)}) == 4


def test_an_illegal_action_ends_the_episode():
    env = envs.env("dice_king", 2)
    env.reset(seed=1)
    illegal = np.flatnonzero(env.action_masks() == 0)[0]
    _, reward, terminated, truncated, info = env.step(illegal)
    assert (reward, terminated, truncated) == (-1.0, True, False)
    assert info["illegal"] == env.match.catalogue.text(int(illegal))


def test_opponents_are_chosen_by_name():
    assert envs.env("dice_king", 3, opponents=["greedy", "random"]).opponents == ["greedy", "random"]
    assert envs.env("dice_king", 3).opponents == ["random", "random"]
    with pytest.raises(UnknownBot):
        envs.env("dice_king", 3, opponents="kasparov")
    with pytest.raises(BadLineup):
        envs.env("dice_king", 4, opponents=["random", "random"])


@pytest.mark.parametrize("mode", ["sync", "async"])
def test_environments_are_vectorised_by_gymnasium(mode):
    envs_in_a_row = gymnasium.make_vec("pentarchy/dice_king-v1", num_envs=2, vectorization_mode=mode, seats=3)
    try:
        observations, infos = envs_in_a_row.reset(seed=3)
        assert observations.shape == (2, *envs_in_a_row.single_observation_space.shape)
        for _ in range(3):
            actions = np.array([np.flatnonzero(mask)[0] for mask in infos["action_mask"]])
            observations, rewards, *_, infos = envs_in_a_row.step(actions)
        assert rewards.shape == (2,)
    finally:
        envs_in_a_row.close()


def test_rendering_by_mode(capsys):
    text = envs.env("dice_king", 2, render_mode="ansi")
    text.reset(seed=1)
    assert text.render().startswith("King of the Dice: ")
    picture = envs.env("dice_king", 2, render_mode="rgb_array")
    picture.reset(seed=1)
    assert picture.render().shape[2] == 3
    human = envs.env("dice_king", 2, render_mode="human")
    human.reset(seed=1)
    human.step(np.flatnonzero(human.action_masks())[0])
    assert "King of the Dice" in capsys.readouterr().out
    silent = envs.env("dice_king", 2)
    silent.reset(seed=1)
    assert silent.render() is None


def test_registering_twice_is_harmless():
    before = len(gymnasium.registry)
    envs.register()
    assert len(gymnasium.registry) == before
    assert {f"pentarchy/{slug}-v{pentarchy.load(slug).version}" for slug in pentarchy.games()} <= {*gymnasium.registry}
