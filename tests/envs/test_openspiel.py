"""OpenSpiel's own tests and bots, for every game."""

import copy
import os
import pickle

import pytest

pyspiel = pytest.importorskip("pyspiel")
pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")

import numpy as np  # noqa: E402
from open_spiel.python import policy, rl_environment  # noqa: E402
from open_spiel.python.algorithms import exploitability, external_sampling_mccfr, ismcts, mcts  # noqa: E402
from open_spiel.python.observation import make_observation  # noqa: E402

import pentarchy  # noqa: E402
import pentarchy.envs.openspiel as adapter  # noqa: E402
from pentarchy.envs.encoding import encoding_for  # noqa: E402
from pentarchy.kernel.errors import BadOption  # noqa: E402
from tests.envs.tables import ONE_EACH, TABLES  # noqa: E402

SOLVABLE = "valeria(seats=2,luck=3,length=3,cut=standing)"


def spelled(options):
    """Options as OpenSpiel's parameters have them."""
    pairs = [(name, ",".join(value) if isinstance(value, list) else str(value)) for name, value in options.items()]
    return ";".join(f"{name}:{value.lower()}" for name, value in pairs)


def loaded(slug, seats, options, **more):
    return pyspiel.load_game(f"pentarchy_{slug}", {"seats": seats, "options": spelled(options), **more})


def moved(state, rng, decisions):
    """The state after so many random decisions, with chance in between."""
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes())
            state.apply_action(int(rng.choice(outcomes, p=odds)))
        elif decisions:
            state.apply_action(int(rng.choice(state.legal_actions())))
            decisions -= 1
        else:
            break
    return state


@pytest.mark.parametrize(("slug", "seats", "options"), TABLES)
def test_openspiels_own_simulation(slug, seats, options):
    pyspiel.random_sim_test(loaded(slug, seats, options, length=12), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("slug", "seats", "options"), TABLES if os.environ.get("PENTARCHY_WHOLE_GAMES") else ONE_EACH)
def test_openspiels_own_simulation_of_a_whole_serialised_game(slug, seats, options):
    """To its end by the rules, written down and read again after every move; `PENTARCHY_WHOLE_GAMES=1` for all seat
    counts. Every reading plays the game again from its start: the Watch is played with few turns."""
    shorter = {"turn_limit": 30} if slug == "night_watch" else {}
    pyspiel.random_sim_test(loaded(slug, seats, options | shorter), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("slug", "seats", "options"), TABLES)
def test_resampling_keeps_the_information_state(slug, seats, options):
    rng = np.random.RandomState(seats)
    state = loaded(slug, seats, options).new_initial_state()
    for _ in range(3):
        moved(state, rng, decisions=9)
        for player in range(seats):
            twin = state.resample_from_infostate(player, rng.rand)
            assert twin.information_state_string(player) == state.information_state_string(player)
            assert twin.information_state_tensor(player) == state.information_state_tensor(player)
            assert twin.observation_string(player) == state.observation_string(player)
            assert twin.current_player() == state.current_player()


@pytest.mark.parametrize(("slug", "seats", "options"), ONE_EACH)
@pytest.mark.parametrize("search", ["mcts", "ismcts"])
def test_its_bots_play(slug, seats, options, search):
    rng, length = np.random.RandomState(1), 10
    game = loaded(slug, seats, options, length=length)
    if search == "ismcts" and game.get_type().information == pyspiel.GameType.Information.PERFECT_INFORMATION:
        pytest.skip("it refuses games without secrets")
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    if search == "mcts":
        bot = mcts.MCTSBot(game, 2.0, 4, evaluator, random_state=rng)
    else:
        bot = ismcts.ISMCTSBot(game, evaluator, 2.0, 4, random_state=rng)
    state = moved(game.new_initial_state(), rng, 0)
    while not state.is_terminal():
        state.apply_action(int(bot.step(state)))
        moved(state, rng, 0)
    assert state.past.decisions == length


def test_a_bot_plays_a_whole_game():
    rng = np.random.RandomState(3)
    game = pyspiel.load_game("pentarchy_dice_king(seats=2)")
    bot = mcts.MCTSBot(game, 2.0, 6, Halfway(), random_state=rng)
    state = moved(game.new_initial_state(), rng, 0)
    while not state.is_terminal():
        state.apply_action(
            int(bot.step(state)) if state.current_player() == 0 else int(rng.choice(state.legal_actions()))
        )
        moved(state, rng, 0)
    assert sorted(state.returns()) in ([-1, 1], [0, 0])


class Halfway(mcts.Evaluator):
    """An evaluator that plays nothing out: for tests of the bots alone."""

    def evaluate(self, state):
        return np.zeros(state.num_players())

    def prior(self, state):
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


def test_parameters_are_read_from_the_name():
    game = pyspiel.load_game("pentarchy_dice_king(seats=3,options=setup:free;layout:tower,rewards=score)")
    assert game.num_players() == 3
    assert game.max_utility() == 1000
    assert game.encoding.options == {"setup": "free", "layout": "tower"}
    with pytest.raises(BadOption):
        pyspiel.load_game("pentarchy_dice_king(options=weather:rain)")


def test_returns_come_at_the_end_only():
    rng = np.random.RandomState(2)
    state = pyspiel.load_game("pentarchy_dice_king(seats=3)").new_initial_state()
    assert moved(state, rng, 10).returns() == [0, 0, 0]
    assert sum(moved(state, rng, 10_000).returns()) == pytest.approx(0)
    assert state.is_terminal()


def test_a_game_that_is_cut_off_is_worth_nothing():
    state = pyspiel.load_game("pentarchy_dice_king(seats=2,length=3)").new_initial_state()
    moved(state, np.random.RandomState(2), 10)
    assert state.is_terminal()
    assert state.returns() == [0, 0]


def test_chance_nodes_have_the_odds_of_the_dice():
    state = pyspiel.load_game("pentarchy_dice_king(seats=2)").new_initial_state()
    while state.past.state.question != "StartRoll":
        state.apply_action(state.chance_outcomes()[0][0])
    odds = {state.action_to_string(outcome): chance for outcome, chance in state.chance_outcomes()}
    assert sum(odds.values()) == pytest.approx(1)
    assert odds["sixes 0"] == pytest.approx((5 / 6) ** 6)


def test_the_information_state_remembers_what_the_view_forgets():
    """Two ways to the same view, such as a discarded choice, are two information states."""
    game = pyspiel.load_game("pentarchy_dice_king(seats=2)")
    rng = np.random.RandomState(5)
    state = moved(game.new_initial_state(), rng, 4)
    known = state.information_state_string(0)
    fresh = state.resample_from_infostate(1, rng.rand)
    assert fresh.information_state_string(1) == state.information_state_string(1)
    assert fresh.observation_string(0) == state.observation_string(0)
    assert fresh.information_state_string(0) != known, "an imagined game knows the past of one seat only"


def test_the_observers_name_their_pieces():
    game = pyspiel.load_game("pentarchy_dice_king(seats=2)")
    state = moved(game.new_initial_state(), np.random.RandomState(5), 6)
    observation = make_observation(game)
    observation.set_from(state, 1)
    assert np.array_equal(observation.tensor, encoding_for("dice_king", 2).encode(state.past.state.view(1)))
    assert observation.dict["you"].tolist() == [0, 1]
    recalled = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    recalled.set_from(state, 1)
    assert np.array_equal(recalled.tensor, observation.tensor), "a digest would be noise to a network"
    public = make_observation(
        game, pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    )
    public.set_from(state, 1)
    assert not public.dict["you"].any()
    assert '"you":null' in public.string_from(state, 1)
    with pytest.raises(ValueError, match="nothing else"):
        game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=False, public_info=False))
    with pytest.raises(ValueError, match="no parameters"):
        game.make_py_observer(None, {"colour": "red"})


def test_clones_go_their_own_ways():
    game = pyspiel.load_game("pentarchy_dice_king(seats=2)")
    state = moved(game.new_initial_state(), np.random.RandomState(5), 6)
    before = str(state), state.information_state_string(0)
    twin = state.clone()
    moved(twin, np.random.RandomState(6), 5)
    assert (str(state), state.information_state_string(0)) == before
    assert str(twin) != str(state)


def test_it_is_an_environment_of_openspiel_too():
    env = rl_environment.Environment(pyspiel.load_game("pentarchy_dice_king(seats=2,length=8)"))
    step = env.reset()
    while not step.last():
        player = step.observations["current_player"]
        step = env.step([step.observations["legal_actions"][player][0]])
    assert step.rewards == [0, 0]


def test_registering_twice_is_harmless():
    adapter.register()
    names = pyspiel.registered_names()
    assert all(names.count(f"pentarchy_{slug}") == 1 for slug in pentarchy.games())


def test_games_and_states_can_be_sent():
    game = pyspiel.load_game("pentarchy_valeria(seats=3,rewards=score)")
    state = moved(game.new_initial_state(), np.random.RandomState(5), 6)
    twin = pickle.loads(pickle.dumps(state))
    assert str(twin) == str(copy.deepcopy(state)) == str(state)
    assert twin.information_state_string(1) == state.information_state_string(1)
    assert str(pickle.loads(pickle.dumps(game))) == str(game)


def test_chance_that_never_ends_is_cut_off():
    """Nobody rolls a six: the roll for the start is repeated for ever."""
    state = pyspiel.load_game("pentarchy_dice_king(length=1,chance=50)").new_initial_state()
    answers = 0
    while not state.is_terminal():
        by_name = {state.action_to_string(outcome): outcome for outcome, _ in state.chance_outcomes()}
        state.apply_action(by_name.get("sixes 0", state.chance_outcomes()[0][0]))
        answers += 1
    assert answers == 50
    assert state.returns() == [0, 0]


def test_types_say_what_the_games_are():
    kind, two = pyspiel.GameType, pyspiel.load_game("pentarchy_dice_king(seats=2)")
    assert two.get_type().information == kind.Information.PERFECT_INFORMATION
    assert two.get_type().utility == kind.Utility.ZERO_SUM
    assert two.utility_sum() == 0
    watch = pyspiel.load_game("pentarchy_night_watch(seats=2,rewards=score)")
    assert watch.get_type().information == kind.Information.IMPERFECT_INFORMATION
    assert watch.get_type().utility == kind.Utility.GENERAL_SUM
    together = pyspiel.load_game("pentarchy_amulet(seats=2,options=mode:cooperative)")
    assert together.get_type().utility == kind.Utility.GENERAL_SUM
    assert pyspiel.load_game("pentarchy_dice_king(luck=1)").get_type().chance_mode == kind.ChanceMode.DETERMINISTIC


@pytest.mark.parametrize("name", ["dice_king(seats=2,luck=3,length=1,cut=standing)", SOLVABLE])
def test_small_games_are_solved(name):
    """With fixed luck and a few decisions the tree is small: best responses are exact, and learning comes nearer."""
    game = pyspiel.load_game(f"pentarchy_{name}")
    uniform = exploitability.exploitability(game, policy.UniformRandomPolicy(game))
    np.random.seed(1)
    solver = external_sampling_mccfr.ExternalSamplingSolver(game)
    for _ in range(30):
        solver.iteration()
    learned = exploitability.exploitability(game, solver.average_policy())
    assert 0 <= learned <= uniform
    assert learned < uniform or name != SOLVABLE


def test_features_are_an_observation_too():
    game = pyspiel.load_game("pentarchy_dice_king(seats=2,observation=features)")
    state = moved(game.new_initial_state(), np.random.RandomState(5), 6)
    assert state.observation_tensor(1) == state.past.state.features(1)
    with pytest.raises(ValueError, match="observation=full"):
        game.make_py_observer(
            pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
        )
