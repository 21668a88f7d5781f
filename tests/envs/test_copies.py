"""Environments are pickled and copied in the middle of a game, and the copies play on alike."""

import pytest

pytest.importorskip("gymnasium")
pytest.importorskip("pettingzoo")
cloudpickle = pytest.importorskip("cloudpickle")

import copy  # noqa: E402
import pickle  # noqa: E402

import numpy as np  # noqa: E402

from pentarchy.envs import gymnasium as learners  # noqa: E402
from pentarchy.envs import pettingzoo as tables  # noqa: E402
from pentarchy.envs.policies import PolicyBot  # noqa: E402
from tests.envs.tables import ONE_EACH  # noqa: E402

WAYS = {
    "pickle": lambda env: pickle.loads(pickle.dumps(env)),
    "cloudpickle": lambda env: pickle.loads(cloudpickle.dumps(env)),
    "deepcopy": copy.deepcopy,
}


def first_legal(observation, mask):
    return int(mask.argmax())


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(("slug", "seats", "options"), ONE_EACH)
def test_a_table_plays_on_alike(slug, seats, options, way):
    env = tables.raw_env(slug, seats, options=options)
    env.reset(seed=3)
    played(env, 5)
    twin = WAYS[way](env)
    assert played(env, 15) == played(twin, 15)


def played(env, steps):
    seen = []
    for _ in range(steps):
        observation, *_ = env.last()
        seen.append(observation["observation"].tolist())
        env.step(int(observation["action_mask"].nonzero()[0][-1]))
    return seen


@pytest.mark.parametrize("way", WAYS)
def test_a_learner_plays_on_alike_against_a_policy(way):
    bot = PolicyBot(first_legal, "dice_king", 3)
    env = learners.env("dice_king", 3, [bot, bot])
    env.reset(seed=3)
    twin = WAYS[way](env)
    for _ in range(20):
        action = env.action_masks().argmax()
        one, other = env.step(action), twin.step(action)
        assert np.array_equal(one[0], other[0])


def test_an_earlier_self_sits_beside_the_learner_and_in_the_arena():
    seen = []

    def policy(observation, mask):
        seen.append(observation.tolist())
        return int(mask.argmax())

    env = learners.env("dice_king", 2, PolicyBot(policy, "dice_king", 2), seat=0)
    env.reset(seed=1)
    for _ in range(30):
        env.step(env.action_masks().argmax())
    assert seen
    env.face("greedy")
    before = len(seen)
    env.reset(seed=2)
    env.step(env.action_masks().argmax())
    assert len(seen) == before
