"""Learning by self-play: gradients against differences, traces against numbers by hand, and a run that goes on."""

from dataclasses import replace

import numpy as np
import pytest

from pentarchy.bots.nets import Card, net_of
from pentarchy.bots.nets.net import layout_of, load_net
from pentarchy.bots.training import run as runs
from pentarchy.bots.training.learner import ENDS, POINTS, Learner
from pentarchy.bots.training.memory import Memory
from pentarchy.bots.training.recipe import Play, ends_of, recipe_of
from pentarchy.bots.training.run import Run, first_card
from pentarchy.bots.training.self_play import Played, SelfPlay, traced
from pentarchy.games import load
from pentarchy.kernel.errors import BadData

SMALL = Card("none", 1, "", 5, [4, 3], 2, ["one", "other"], 10.0)


def batch(size=16):
    rng = np.random.default_rng(5)
    targets = rng.random((size, SMALL.outputs)).astype(np.float32)
    targets[:, 4:] /= targets[:, 4:].sum(axis=1, keepdims=True)
    return rng.integers(0, 9, (size, SMALL.inputs)).astype(np.uint8), targets


def test_the_gradient_is_that_of_the_loss():
    rows, targets = batch()
    learner = Learner(SMALL, np.full(5, 0.25), seed=2, xp=np)
    learner.weights = [each.astype(np.float64) for each in learner.weights]
    found = {}
    learner.adjust = lambda i, gradient, rate: found.update({i: gradient})

    def loss():
        chances, points, ends = learner.step(rows, targets, 0.0)
        return chances + POINTS * points / 2 + ENDS * ends

    loss()
    gradients = dict(found)
    for i, weights in enumerate(learner.weights):
        for place in list(np.ndindex(weights.shape))[::5]:
            kept = weights[place]
            weights[place] = kept + 1e-4
            above = loss()
            weights[place] = kept - 1e-4
            slope = (above - loss()) / 2e-4
            weights[place] = kept
            assert gradients[i][place] == pytest.approx(slope, rel=0.02, abs=2e-4)


def test_learning_makes_the_loss_smaller_and_goes_on_after_a_break(tmp_path):
    rows, targets = batch(64)
    learner = Learner(SMALL, np.full(5, 0.25), seed=2, xp=np)
    losses = [float(sum(learner.step(rows, targets, 0.01))) for _ in range(200)]
    assert losses[-1] < losses[0] - 0.1
    learner.save(tmp_path / "learner.npz")
    again = Learner(SMALL, np.full(5, 1.0), seed=9, xp=np)
    again.restore(tmp_path / "learner.npz")
    assert again.steps == 200
    assert learner.step(rows, targets, 0.01) == again.step(rows, targets, 0.01)
    assert learner.net().weights == again.net().weights


def test_a_trace_looks_back_from_the_end():
    said = np.array([[0.2, 9.0], [0.4, 9.0], [0.6, 9.0]], dtype=np.float32)
    final = np.array([1.0, 3.0], dtype=np.float32)
    targets = traced(said, final, 0.5, 1)
    assert targets[2, 0] == 1.0
    assert targets[1, 0] == pytest.approx(0.5 * 1.0 + 0.5 * 0.6)
    assert targets[0, 0] == pytest.approx(0.5 * 0.8 + 0.5 * 0.4)
    assert list(targets[:, 1]) == [3.0, 3.0, 3.0]
    assert list(traced(said, final, 1.0, 1)[:, 0]) == [1.0, 1.0, 1.0]


@pytest.mark.parametrize("slug", ["amulet", "dice_king", "night_watch", "paladins", "valeria"])
def test_a_recipe_names_every_end_and_plays_what_there_is(slug):
    recipe, game = recipe_of(slug), load(slug)
    assert {play.variant for play in recipe.play} <= {variant.name for variant in game.variants}
    assert {seats for play in recipe.play for seats in play.seats} == set(game.seats)
    assert first_card(recipe).inputs == layout_of(slug).size


def test_without_a_recipe_random_games_show_how_it_ends():
    game = load("valeria")
    found = ends_of(game, [Play("first_game", [2]), Play("hard", [1])])
    assert {"exhausted_stacks", "loss_points"} <= set(found) <= set(recipe_of("valeria").ends)


def test_a_game_of_self_play_leaves_what_to_learn_from():
    recipe = recipe_of("dice_king")
    card, state = first_card(recipe), load("dice_king").new(3)
    game = SelfPlay(state, card, recipe, [0, -1, 0], explore=0.0, seed=4).run()
    asked, played = next(game), None
    while played is None:
        assert asked[0] == 0
        try:
            asked = game.send(np.full((len(asked[1]), card.outputs), 0.25, dtype=np.float32))
        except StopIteration as stop:
            played = stop.value
    assert played.rows.shape[1] == card.inputs
    assert len(played.rows) == len(played.targets) > 20
    last = played.targets[-1]
    assert last[0] == (2 in played.facts["winners"])
    assert last[card.seats] == pytest.approx(played.facts["scores"][2] / card.unit)


def test_a_memory_forgets_what_is_oldest():
    memory = Memory(10, 2, 1, np)
    for value in range(4):
        rows = np.full((4, 2), value, dtype=np.uint8)
        memory.add(Played(rows, np.full((4, 1), value, dtype=np.float32)))
    assert memory.filled == 8
    assert sorted(set(memory.rows[:8, 0])) == [2, 3]
    assert memory.total == 16


class Enough(Exception):
    """Something was learned."""


def test_a_run_learns_and_is_gone_on_with(tmp_path, monkeypatch):
    monkeypatch.setattr(runs, "WARM_UP", 10)
    monkeypatch.setattr(runs, "SPEAK", 0.5)
    recipe, lines = replace(recipe_of("dice_king"), batch=16), []

    def tell(line):
        lines.append(line)
        if line["steps"]:
            raise Enough

    with pytest.raises(Enough):
        Run(recipe, tmp_path, seconds=600, workers=1, seed=1).go(tell)
    assert lines[-1]["games"] > 0
    assert load_net(tmp_path).card == first_card(recipe)
    more = Run(recipe, tmp_path, seconds=1, workers=1, seed=2)
    assert more.learner.steps == lines[-1]["steps"]


def test_learning_goes_on_from_another_net():
    recipe = recipe_of("dice_king")
    known, scale = net_of("dice_king"), np.full(first_card(recipe).inputs, 0.25)
    learner = Learner(first_card(recipe), scale, seed=5, xp=np)
    learner.take_over(known)
    row = [load("dice_king").new(2).features(0)]
    assert learner.net().layers.outputs(row)[0] == pytest.approx(known.layers.outputs(row)[0], abs=1e-4)


def test_a_net_of_another_shape_is_not_taken_over():
    card = replace(first_card(recipe_of("dice_king")), hidden=[8, 4])
    learner = Learner(card, np.ones(card.inputs), seed=5, xp=np)
    with pytest.raises(BadData, match="other features, layers or ends"):
        learner.take_over(net_of("dice_king"))
