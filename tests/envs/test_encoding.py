"""Views as arrays: fixed in size, faithful, and blind to what a seat may not know."""

import json
from random import Random

import pytest

np = pytest.importorskip("numpy")

from hypothesis import HealthCheck, given, settings  # noqa: E402
from hypothesis import strategies as st  # noqa: E402

from pentarchy.envs.encoding import encoding_for  # noqa: E402
from pentarchy.envs.errors import Unencodable  # noqa: E402
from pentarchy.kernel.errors import BadSeatCount, UnknownGame  # noqa: E402
from tests.envs.tables import ALL_VARIANTS, TABLES, somewhere, walk  # noqa: E402

FEW = settings(max_examples=4, deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow])
SEEDS = st.integers(0, 2**32)


@pytest.mark.parametrize(("slug", "seats", "options"), TABLES)
def test_equal_views_give_equal_arrays(slug, seats, options):
    encoding = encoding_for(slug, seats, options)

    @FEW
    @given(SEEDS)
    def holds(seed):
        state = somewhere(slug, seats, options, seed)
        for seat in range(seats):
            view = state.view(seat)
            again = json.loads(json.dumps(view))
            assert np.array_equal(encoding.encode(view), encoding.encode(again))

    holds()


@pytest.mark.parametrize(("slug", "seats", "options"), TABLES)
def test_resampled_secrets_never_change_an_array(slug, seats, options):
    encoding = encoding_for(slug, seats, options)

    @FEW
    @given(SEEDS)
    def holds(seed):
        state = somewhere(slug, seats, options, seed)
        for seat in range(seats):
            imagined = state.resample(seat, Random(seed))
            assert np.array_equal(encoding.encode(state.view(seat)), encoding.encode(imagined.view(seat)))

    holds()


@pytest.mark.parametrize(("slug", "seats", "options"), ALL_VARIANTS)
def test_different_views_give_different_arrays(slug, seats, options):
    """Nothing in a view is left out, and nothing in it is unknown to the layout."""
    encoding, rng, seen = encoding_for(slug, seats, options), Random(1), {}
    for state in walk(slug, seats, options, seed=3, decisions=60):
        view = state.view(rng.randrange(seats))
        array = encoding.integers(view)
        assert array.shape == (encoding.size,)
        written = json.dumps(view)
        assert seen.setdefault(array.tobytes(), written) == written


@pytest.mark.parametrize(("slug", "seats", "options"), TABLES)
def test_every_entry_is_described_once(slug, seats, options):
    encoding = encoding_for(slug, seats, options)
    parts = encoding.describe()
    assert [part.start for part in parts] == [*np.cumsum([0, *(part.size for part in parts)])[:-1]]
    assert sum(part.size for part in parts) == encoding.size
    assert len({part.name for part in parts}) == len(parts)
    assert all(len(part.labels) in (0, part.size) and part.meaning for part in parts)


@pytest.mark.parametrize(("slug", "seats", "options"), TABLES)
def test_entries_stay_within_their_bounds(slug, seats, options):
    encoding = encoding_for(slug, seats, options)
    low, high = encoding.bounds
    for state in walk(slug, seats, options, seed=8, decisions=20):
        array = encoding.encode(state.view(0))
        assert (low <= array).all()
        assert (array <= high).all()


def test_the_seat_that_looks_comes_first():
    state = somewhere("dice_king", 3, {}, seed=5)
    encoding = encoding_for("dice_king", 3)
    for seat in range(3):
        view = state.view(seat)
        parts = encoding.named(encoding.integers(view))
        assert parts["areas[you].tokens"] == view["areas"][seat]["tokens"]
        assert parts["areas[you+1].tokens"] == view["areas"][(seat + 1) % 3]["tokens"]
        assert parts["on_turn"].argmax() == (view["on_turn"] - seat) % 3
        assert parts["you"].argmax() == seat


def test_a_spectator_sees_what_everybody_sees():
    encoding = encoding_for("dice_king", 2)
    state = somewhere("dice_king", 2, {}, seed=5)
    watched = encoding.named(encoding.integers(state.view(None)))
    assert not watched["you"].any()
    assert np.array_equal(watched["discard"], encoding.named(encoding.integers(state.view(0)))["discard"])


def test_numbers_are_divided_by_their_units():
    encoding = encoding_for("dice_king", 2)
    view = somewhere("dice_king", 2, {}, seed=9).view(0)
    turn = next(part for part in encoding.describe() if part.name == "turn")
    assert turn.unit == 50
    assert encoding.encode(view)[turn.start] == pytest.approx(view["turn"] / 50)


@pytest.mark.parametrize(
    ("change", "path"),
    [
        (lambda view: view.update(weather="rain"), "weather"),
        (lambda view: view.update(layout="moon"), "layout"),
        (lambda view: view["discard"].append("C9-99"), "discard"),
        (lambda view: view["areas"][1].update(white="many"), "areas.1.white"),
        (lambda view: view["areas"][1].update(white=1 << 20), "areas.1.white"),
        (lambda view: view["areas"].pop(), "areas"),
        (lambda view: view.update(on_turn=7), "on_turn"),
        (lambda view: view.update(answered="stop"), "answered"),
        (lambda view: view.update(revealed=["x"] * 9), "revealed"),
    ],
)
def test_what_a_layout_does_not_know_is_an_error(change, path):
    view = somewhere("dice_king", 2, {}, seed=5).view(0)
    change(view)
    with pytest.raises(Unencodable) as error:
        encoding_for("dice_king", 2).encode(view)
    assert path in str(error.value)


def test_what_is_missing_is_an_error():
    view = somewhere("dice_king", 2, {}, seed=5).view(0)
    del view["turn"]
    with pytest.raises(Unencodable, match="turn"):
        encoding_for("dice_king", 2).encode(view)


def test_wrong_tables_raise_the_errors_of_the_kernel():
    with pytest.raises(UnknownGame):
        encoding_for("chess", 2)
    with pytest.raises(BadSeatCount):
        encoding_for("dice_king", 9)
