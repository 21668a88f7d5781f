"""Both kinds of observations: bounded, named, the same for all that a seat cannot tell apart."""

from random import Random

import pytest

np = pytest.importorskip("numpy")

from pentarchy.envs.errors import BadObservation  # noqa: E402
from pentarchy.envs.observations import KINDS, observer_for  # noqa: E402
from tests.envs.tables import ALL_VARIANTS, walk  # noqa: E402


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
