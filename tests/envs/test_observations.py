"""Both kinds of observations: bounded, named, the same for all that a seat cannot tell apart."""

from random import Random

import pytest

np = pytest.importorskip("numpy")

import pentarchy  # noqa: E402
from pentarchy.envs.encoding import encoding_for  # noqa: E402
from pentarchy.envs.errors import BadObservation  # noqa: E402
from pentarchy.envs.observations import KINDS, observer_for  # noqa: E402
from pentarchy.kernel.steps import CHANCE  # noqa: E402
from tests.envs.tables import ALL_VARIANTS, walk  # noqa: E402

EVERY = 7
"""Of so many states of a game one is looked at."""


@pytest.mark.parametrize(("slug", "seats", "options"), ALL_VARIANTS)
def test_observations_fit_their_bounds_and_do_not_tell_secrets(slug, seats, options):
    rng = Random(seats)
    for number, state in enumerate(walk(slug, seats, options, seats, 60)):
        if number % 20:
            continue
        for kind in KINDS:
            observer = observer_for(kind, slug, seats, options)
            low, high = observer.bounds
            for seat in range(seats):
                row = observer.read(state, seat)
                assert row.shape == (observer.size,)
                assert ((low <= row) & (row <= high)).all()
                assert np.array_equal(row, observer.shown(observer.stored(state, seat)))
                assert np.array_equal(row, observer.read(state.resample(seat, rng), seat)), (kind, state.question)


@pytest.mark.parametrize(("slug", "seats", "options"), ALL_VARIANTS)
def test_the_full_observation_is_what_the_view_shows(slug, seats, options):
    encoding = encoding_for(slug, seats, options)
    for number, state in enumerate(moments(slug, seats, options, seed=seats)):
        for seat in range(seats) if number % EVERY == 0 or state.over else ():
            read = np.frombuffer(state.observation(seat), np.int16)
            shown = encoding.integers(state.view(seat))
            if not np.array_equal(read, shown):
                read, shown = encoding.named(read), encoding.named(shown)
                assert [name for name in shown if not np.array_equal(read[name], shown[name])] == [], state.question


def moments(slug, seats, options, seed):
    """Every state of a random game, those in which chance is asked included."""
    state, rng = pentarchy.load(slug).new(seats, options), Random(seed)
    yield state
    while not state.over:
        state.play(state.draw(rng.random()) if state.seat == CHANCE else rng.choice(state.options()))
        yield state


@pytest.mark.parametrize("kind", KINDS)
def test_every_entry_has_a_name_and_other_layouts_other_versions(kind):
    observer = observer_for(kind, "dice_king", 2)
    parts = observer.describe()
    assert sum(part.size for part in parts) == observer.size
    assert len({part.name for part in parts}) == len(parts)
    assert observer.version != observer_for(kind, "valeria", 2).version
    assert observer is observer_for(kind, "dice_king", 2)


def test_a_kind_that_there_is_not_is_refused():
    with pytest.raises(BadObservation, match="features and full"):
        observer_for("pixels", "dice_king", 2)
