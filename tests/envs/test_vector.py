"""Vector environments: the same games as one by one, in one process and in two."""

import pytest

gymnasium = pytest.importorskip("gymnasium")

import copy  # noqa: E402

import numpy as np  # noqa: E402

import pentarchy.envs.gymnasium  # noqa: E402, F401  # registers
from pentarchy.envs.errors import TablesFailed  # noqa: E402
from pentarchy.envs.vector import VectorTables  # noqa: E402
from pentarchy.envs.workers import ProcessTables  # noqa: E402
from pentarchy.kernel.errors import IllegalMove  # noqa: E402
from tests.envs.tables import ONE_EACH  # noqa: E402


def first_legal(infos):
    return infos["action_mask"].argmax(1)


def last_legal(infos):
    masks = infos["action_mask"]
    return masks.shape[1] - 1 - masks[:, ::-1].argmax(1)


@pytest.mark.parametrize(("slug", "seats", "options"), ONE_EACH)
def test_rows_fit_their_spaces_and_masks_name_the_legal_actions(slug, seats, options):
    envs = VectorTables(slug, seats, 3, options)
    observations, infos = envs.reset(seed=1)
    for _ in range(20):
        assert envs.observation_space.contains(observations)
        for row, state in enumerate(envs.batch.states):
            assert np.array_equal(observations[row], envs.batch.observer.read(state, state.seat))
            assert np.flatnonzero(infos["action_mask"][row]).tolist() == envs.batch.catalogue.actions(state.options())
            assert infos["seat"][row] == state.seat
        observations, rewards, *_, infos = envs.step(last_legal(infos))
        assert rewards.shape == (3,)


def test_a_table_that_ends_begins_anew_in_the_same_step():
    envs = VectorTables("dice_king", 2, 4)
    _, infos = envs.reset(seed=2)
    ended = 0
    while ended < 3:
        before = infos["seat"]
        observations, rewards, terminated, truncated, infos = envs.step(first_legal(infos))
        for row in np.flatnonzero(terminated):
            assert not truncated[row]
            assert infos["returns"][row].sum() == 0
            assert rewards[row] == infos["returns"][row][before[row]]
            assert infos["_final_obs"][row]
            assert not np.array_equal(infos["final_obs"][row], observations[row])
            ended += 1
        assert not any(state.over for state in envs.batch.states)


def test_a_game_that_takes_too_long_is_cut_off():
    envs = VectorTables("dice_king", 2, 2, max_cycles=5)
    _, infos = envs.reset(seed=2)
    flags = []
    for _ in range(10):
        _, rewards, terminated, truncated, infos = envs.step(first_legal(infos))
        flags.append((truncated.all(), terminated.any(), rewards.any()))
    assert flags == [(number % 5 == 4, False, False) for number in range(10)]


def test_an_illegal_action_is_refused():
    envs = VectorTables("dice_king", 2, 2)
    _, infos = envs.reset(seed=2)
    with pytest.raises(IllegalMove):
        envs.step(infos["action_mask"].argmin(1))


def test_a_copy_plays_on_with_the_same_luck_of_its_own():
    envs = VectorTables("dice_king", 2, 3)
    _, infos = envs.reset(seed=4)
    twin = copy.deepcopy(envs)
    seen = [played(each, infos, 30) for each in (envs, twin)]
    assert np.array_equal(*seen)


def played(envs, infos, steps):
    rows = []
    for _ in range(steps):
        observations, *_, infos = envs.step(last_legal(infos))
        rows.append(observations.copy())
    return np.array(rows)


def test_gymnasium_makes_it_by_the_id_of_the_game():
    envs = gymnasium.make_vec("pentarchy/dice_king-v1", num_envs=2, vectorization_mode="vector_entry_point", seats=3)
    observations, infos = envs.reset(seed=1)
    assert observations.shape[0] == len(infos["seat"]) == 2


def test_processes_share_their_arrays_and_play_real_games():
    envs = ProcessTables("dice_king", 2, num_envs=5, workers=2, max_cycles=40)
    try:
        observations, infos = envs.reset(seed=1)
        first, flags = observations.copy(), 0
        for _ in range(90):
            observations, _, terminated, truncated, infos = envs.step(last_legal(infos))
            assert (infos["action_mask"].sum(1) > 0).all()
            flags += int((terminated | truncated).sum())
        assert flags >= 10
        assert np.array_equal(envs.reset(seed=1)[0], first)
        with pytest.raises(TablesFailed, match="IllegalMove"):
            envs.step(infos["action_mask"].argmin(1))
    finally:
        envs.close()
