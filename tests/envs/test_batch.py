"""Many games at once are the same games as one by one."""

import pytest

np = pytest.importorskip("numpy")

from random import Random  # noqa: E402

import pentarchy  # noqa: E402
from pentarchy.arena.seeds import derived  # noqa: E402
from pentarchy.envs.batch import Batch  # noqa: E402
from pentarchy.envs.encoding import encoding_for  # noqa: E402
from tests.envs.tables import ONE_EACH  # noqa: E402


@pytest.mark.parametrize(("slug", "seats", "options"), ONE_EACH)
def test_each_game_is_what_it_would_be_alone(slug, seats, options):
    batch = Batch(slug, seats, size=3, seed=5, options=options, observation="full")
    lucks = [Random(derived(5, index)) for index in range(3)]
    states = [pentarchy.load(slug).new(seats, options) for _ in lucks]
    for state, luck in zip(states, lucks):
        state.settle(luck.random)
    for _ in range(5):
        observations, masks = batch.observations(), batch.masks()
        for row, state in enumerate(states):
            assert batch.seats[row] == state.seat
            assert np.array_equal(observations[row], encoding_for(slug, seats, options).encode(state.view(state.seat)))
            assert np.array_equal(masks[row], batch.catalogue.mask(state.options()))
        batch.step([legal[-1] for legal in batch.legal()])
        for state, luck in zip(states, lucks):
            state.play(state.options()[-1])
            state.settle(luck.random)


def test_a_game_that_ends_is_replaced():
    batch, rng, ended = Batch("dice_king", 2, size=4, seed=1), Random(1), []
    while len(ended) < 6:
        ended += batch.step([rng.choice(legal) for legal in batch.legal()])
    assert batch.begun == 4 + len(ended)
    assert not any(state.over for state in batch.states)
    assert all(len(end.rewards) == 2 and 0 <= end.place < 4 for end in ended)
