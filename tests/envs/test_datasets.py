"""Data sets: faithful to the games, the same from one process or two, and clear about what they hold."""

import pytest

np = pytest.importorskip("numpy")

import json  # noqa: E402

import pentarchy  # noqa: E402
from pentarchy.arena import Plan, simulate  # noqa: E402
from pentarchy.arena.lineup import BadLineup, seated  # noqa: E402
from pentarchy.arena.seeds import derived  # noqa: E402
from pentarchy.envs.actions import catalogue_for  # noqa: E402
from pentarchy.envs.datasets import Recipe, generate, load  # noqa: E402
from pentarchy.envs.datasets.files import FORMATS  # noqa: E402
from pentarchy.envs.datasets.recording import Recorder  # noqa: E402
from pentarchy.envs.encoding import encoding_for  # noqa: E402
from pentarchy.envs.errors import BadDataSet, BadObservation, NotInCatalogue  # noqa: E402
from pentarchy.envs.observations import FullObserver, observer_for  # noqa: E402
from pentarchy.kernel import Dealer  # noqa: E402
from tests.envs.tables import ONE_EACH  # noqa: E402

RECIPE = Recipe("dice_king", 2, games=5, seed=9, shard=2, format="npz", observation="full")


@pytest.fixture(params=FORMATS)
def file_format(request):
    if request.param == "parquet":
        pytest.importorskip("pyarrow")
    return request.param


def test_a_data_set_holds_every_decision_of_its_games(tmp_path, file_format):
    recipe = Recipe("dice_king", 2, games=5, seed=9, shard=2, format=file_format)
    made = generate(tmp_path, recipe)
    data = load(tmp_path)
    summary = simulate(Plan("dice_king", 2, {}, ["random"] * 2, 9), 5)
    assert len(made.files) == 3
    assert len(data) == made.decisions == summary.decisions
    assert [int(data["score"][(data["game"] == 4) & (data["seat"] == seat)][0]) for seat in (0, 1)] == last_scores()
    for number in range(5):
        assert (data["decision"][data["game"] == number] == np.arange((data["game"] == number).sum())).all()


def last_scores():
    total, but_one = (simulate(Plan("dice_king", 2, {}, ["random"] * 2, 9), games) for games in (5, 4))
    return [score - before for score, before in zip(total.scores, but_one.scores)]


@pytest.mark.parametrize(("slug", "seats", "options"), ONE_EACH)
def test_a_row_is_what_the_seat_saw_and_did(slug, seats, options):
    encoding, catalogue = encoding_for(slug, seats, options), catalogue_for(slug, seats)
    columns = Recorder(encoding.game, seats, options, FullObserver(encoding), catalogue).record(
        [6], ["random"] * seats, seed=2
    )
    state, luck = pentarchy.load(slug).new(seats, options), Dealer(derived(2, 6)).random
    state.settle(luck)
    starts = np.concatenate([[0], np.cumsum(columns["legal_count"])])
    for row in range(min(40, len(columns["action"]))):
        assert columns["seat"][row] == state.seat
        assert np.array_equal(columns["observation"][row], encoding.integers(state.view(state.seat)))
        legal = columns["legal"][starts[row] : starts[row + 1]]
        assert [catalogue.move(action) for action in legal] == state.options()
        state.play(catalogue.move(columns["action"][row]))
        state.settle(luck)


def test_both_formats_hold_the_same(tmp_path):
    pytest.importorskip("pyarrow")
    for file_format in FORMATS:
        generate(tmp_path / file_format, Recipe("dice_king", 3, games=3, seed=4, format=file_format))
    one, other = (load(tmp_path / file_format) for file_format in FORMATS)
    assert one.columns.keys() == other.columns.keys()
    for name in one.columns:
        assert one[name].dtype == other[name].dtype, name
        equal_nan = one[name].dtype.kind == "f"
        assert np.array_equal(one[name], other[name], equal_nan=equal_nan), name


def test_two_processes_make_the_same_files(tmp_path):
    generate(tmp_path / "one", RECIPE)
    generate(tmp_path / "two", RECIPE, workers=2)
    one, two = load(tmp_path / "one"), load(tmp_path / "two")
    assert all(np.array_equal(one[name], two[name]) for name in one.columns if name != "values")


def test_other_bots_are_recorded_as_the_arena_would_play_them(tmp_path):
    recipe = Recipe("dice_king", 2, games=1, seed=3, bots=("greedy", "random"))
    generate(tmp_path, recipe)
    summary = simulate(Plan("dice_king", 2, {}, ["greedy", "random"], 3), 1)
    assert len(load(tmp_path)) == summary.decisions
    assert seated(["greedy"], 1)[0].name == "greedy"


def test_observations_and_masks_are_those_of_the_environments(tmp_path):
    generate(tmp_path, RECIPE)
    data = load(tmp_path)
    assert data.observations().dtype == np.float32
    assert np.allclose(data.observations() * data.observer.encoding.units, data["observation"])
    masks = data.masks()
    assert (masks[np.arange(len(data)), data["action"]] == 1).all()
    assert (masks.sum(1) == data["legal_count"]).all()
    assert (data.part("you").argmax(1) == data["seat"]).all()


def test_a_file_says_how_it_was_made(tmp_path, file_format):
    generate(tmp_path, Recipe("dice_king", 2, games=1, seed=9, format=file_format))
    about = load(tmp_path).about
    assert about["recipe"]["seed"] == 9
    observer = observer_for("features", "dice_king", 2)
    assert about["encoding"] == observer.version
    assert {part["name"] for part in about["observation"]} == {part.name for part in observer.describe()}
    assert set(about["columns"]) | {"legal_count"} == set(load(tmp_path).columns) | {"legal_count"}


def test_a_file_of_another_encoding_is_refused(tmp_path):
    made = generate(tmp_path, Recipe("dice_king", 2, games=1, seed=9, format="npz"))
    with np.load(made.files[0]) as file:
        columns = dict(file)
    about = json.loads(str(columns["about"])) | {"encoding": "dice_king-2-0-older"}
    np.savez(made.files[0], **{**columns, "about": np.array(json.dumps(about))})
    with pytest.raises(BadDataSet, match="dice_king-2-0-older"):
        load(tmp_path)


def test_what_is_no_data_set_is_refused(tmp_path, file_format):
    with pytest.raises(BadDataSet, match="no data sets"):
        load(tmp_path)
    path = tmp_path / f"other.{file_format}"
    if file_format == "npz":
        np.savez(path, numbers=np.arange(3))
    else:
        import pyarrow as pa
        from pyarrow import parquet

        parquet.write_table(pa.table({"numbers": [1, 2]}), path)
    with pytest.raises(BadDataSet, match="does not say"):
        load([path])


def test_a_wrong_recipe_is_refused_before_anything_is_written(tmp_path):
    folder = tmp_path / "new"
    with pytest.raises(BadDataSet, match="no format 'csv'"):
        generate(folder, Recipe("dice_king", 2, games=1, seed=9, format="csv"))
    with pytest.raises(BadObservation, match="no observation 'pixels'"):
        generate(folder, Recipe("dice_king", 2, games=1, seed=9, observation="pixels"))
    with pytest.raises(BadLineup):
        generate(folder, Recipe("dice_king", 3, games=1, seed=9, bots=("random", "random")))
    assert not folder.exists()


def test_a_move_outside_the_catalogue_is_an_error():
    with pytest.raises(NotInCatalogue, match="roll 1"):
        catalogue_for("dice_king", 2).numbers([pentarchy.load("dice_king").parse("roll 1")])


def test_bots_change_seats_and_their_thoughts_are_kept(tmp_path):
    generate(tmp_path, Recipe("dice_king", 2, games=2, seed=3, bots=("baron@8", "random"), format="npz"))
    data = load(tmp_path)
    assert {(int(game), str(bot)): int(seat) for game, bot, seat in zip(data["game"], data["bot"], data["seat"])} == {
        (0, "baron@8"): 0,
        (0, "random"): 1,
        (1, "random"): 0,
        (1, "baron@8"): 1,
    }
    thinker = np.repeat(data["bot"] == "baron@8", data["legal_count"])
    assert np.isfinite(data["values"][thinker]).any()
    assert np.isnan(data["values"][~thinker]).all()
    assert not data["visits"][~thinker].any()


def test_done_is_the_last_decision_of_a_seat(tmp_path):
    generate(tmp_path, RECIPE)
    data = load(tmp_path)
    assert data["done"].sum() == 2 * 5
    for row in np.flatnonzero(data["done"]):
        later = (data["game"] == data["game"][row]) & (data["decision"] > data["decision"][row])
        assert data["seat"][row] not in data["seat"][later]
    assert data["finished"].all()
    assert np.allclose(data["margin"][data["game"] == 0][data["done"][data["game"] == 0]].sum(), 0)


def test_a_game_that_is_cut_off_is_worth_nothing(tmp_path):
    generate(tmp_path, Recipe("dice_king", 2, games=2, seed=3, max_cycles=7, format="npz"))
    data = load(tmp_path)
    assert len(data) == 14
    assert not data["finished"].any()
    assert not data["reward"].any()
