"""Nets: the same values with and without numpy, cards that fit, and what a seat wants of a table."""

from array import array
from dataclasses import replace
from importlib.resources import files
from operator import mul
from random import Random

import pytest

import pentarchy
from pentarchy.bots.nets import Card, Correction, Net, kind_of, net_of
from pentarchy.bots.nets.card import CARD, WEIGHTS, fingerprint, read_card, written
from pentarchy.bots.nets.estimate import outputs_of, turned, wanted, wish
from pentarchy.bots.nets.net import layout_of, load_net, loaded, save_net
from pentarchy.games import package_of
from pentarchy.kernel import Dealer
from pentarchy.kernel.errors import BadData
from pentarchy.kernel.outcome import Outcome

LARGEST = 1_000_000


def card_for(slug, hidden=(12, 6)):
    game, layout = pentarchy.load(slug), layout_of(slug)
    ends = ["one", "other"]
    return Card(slug, game.version, fingerprint(layout.names), layout.size, list(hidden), max(game.seats), ends, 50.0)


def weights_for(card, seed=1):
    rng = Random(seed)
    count = sum(width * height + height for width, height in zip(card.sizes, card.sizes[1:]))
    return array("f", [rng.gauss(0, 0.05) for _ in range(count)])


def positions(slug, count=12):
    game, rng = pentarchy.load(slug), Random(3)
    state, dealer, found = game.new(game.seats[-1]), Dealer(3), []
    while not state.over and len(found) < count:
        state.settle(dealer.random)
        found.append(state.copy())
        for _ in range(5):
            if not state.over:
                state.play(rng.choice(state.options()))
                state.settle(dealer.random)
    return found


@pytest.mark.parametrize("slug", pentarchy.games())
def test_a_row_is_worth_the_same_in_any_company(slug):
    """Otherwise the order of equal moves, and so the play, would depend on the machine."""
    layers = net_of(slug).layers
    row = positions(slug)[3].features(0)
    assert {tuple(said) for size in (1, 2, 5, 17, 64) for said in layers.outputs([row] * size)} == {
        tuple(layers.outputs([row])[0])
    }


@pytest.mark.parametrize("slug", pentarchy.games())
def test_plain_python_says_what_numpy_says(slug):
    card = card_for(slug)
    fast, plain = (Net(card, weights_for(card), with_numpy) for with_numpy in (True, False))
    rows = [state.features(seat) for state in positions(slug) for seat in range(state.seats)]
    for one, other in zip(fast.layers.outputs(rows), plain.layers.outputs(rows)):
        assert one == other
        assert sum(one[2 * card.seats :]) == pytest.approx(1, abs=1e-4)
        assert all(0 <= chance <= 1 for chance in one[: card.seats])


@pytest.mark.parametrize("slug", pentarchy.games())
def test_the_shipped_net_fits_the_game(slug):
    net, folder = net_of(slug), files(package_of(slug))
    assert net is not None
    assert net.card.rules_version == pentarchy.load(slug).version
    assert folder.joinpath(WEIGHTS).stat().st_size <= LARGEST
    assert net.card.learned["games"] > 1000
    assert net.card.strength


def test_a_card_reads_as_it_was_written(tmp_path):
    card = replace(card_for("dice_king"), learned={"games": 7, "how": "self-play"}, strength={"old@80": 0.5})
    assert read_card(written(card)) == card
    save_net(Net(card, weights_for(card)), tmp_path)
    again = load_net(tmp_path)
    assert again.card == card
    assert again.weights == weights_for(card)
    assert sorted(file.name for file in tmp_path.iterdir()) == [WEIGHTS, CARD]


def test_a_net_of_other_features_is_refused():
    card = replace(card_for("dice_king"), layout="0123456789ab")
    with pytest.raises(BadData, match="other features"):
        loaded(written(card), weights_for(card).tobytes())


def test_weights_that_are_too_few_are_refused():
    card = card_for("dice_king")
    with pytest.raises(BadData, match="but the card says"):
        Net(card, weights_for(card)[:-1])


def test_seats_count_from_the_one_that_looks():
    estimate = turned([0.5, 0.3, 0.2, 0.0, 1.0, 2.0, 3.0, 0.0, 0.6, 0.4], seat=2, seats=3, most=4)
    assert estimate.chances == [0.3, 0.2, 0.5]
    assert estimate.points == [2.0, 3.0, 1.0]
    assert estimate.ends == [0.6, 0.4]


def test_a_finished_game_says_who_has_won():
    outcome = Outcome([2, 1, 1], [20, 30, 30], [{}, {}, {}], "other")
    row = outputs_of(outcome, [20, 30, 30], seat=1, most=4, ends=["one", "other"], unit=10.0)
    assert row == [1.0, 1.0, 0.0, 0.0, 3.0, 3.0, 2.0, 0.0, 0.0, 1.0]


@pytest.mark.parametrize("sides", [[0, 1, 2], [0, 0, 0], [0, 1, 0], [0]])
@pytest.mark.parametrize("looker", [0, 1, 2])
def test_a_wish_is_what_is_wanted(sides, looker):
    rng, looker = Random(1), looker % len(sides)
    outputs = [rng.random() for _ in range(10)]
    estimate = turned(outputs, looker, len(sides), 4)
    values = wanted(estimate.chances, estimate.points, sides, 0.1)
    for seat, value in enumerate(values):
        assert value == pytest.approx(sum(map(mul, wish(seat, looker, sides, 4, [0.0, 0.0], 0.1), outputs)))


def test_an_end_that_all_hope_for_counts_for_every_seat():
    card = replace(card_for("night_watch"), hopes={"other": 0.2})
    assert card.hope == [0.0, 0.2]
    assert wish(0, 0, [0, 1], 2, card.hope, 0.1) == [1.0, 0.0, 0.1, -0.1, 0.0, 0.2]
    assert read_card(written(card)) == card


def test_points_count_a_little_beside_the_win():
    assert wanted([0.4, 0.6], [2.0, 1.0], [0, 1], 0.25) == [0.65, 0.35]
    assert wanted([0.4, 0.4], [2.0, 1.0], [0, 0], 0.25) == [0.9, 0.65]


def test_a_correction_stretches_and_moves_log_odds():
    assert [Correction().of(chance) for chance in (0.2, 0.5)] == pytest.approx([0.2, 0.5])
    assert Correction(2.0).of(0.8) == pytest.approx(16 / 17)
    assert Correction(1.0, -1.0).of(0.5) == pytest.approx(0.2689, abs=1e-4)
    assert 0.0 < Correction(3.0).of(0.0) < Correction(3.0).of(1.0) <= 1.0


def test_a_net_is_corrected_by_the_kind_of_game():
    game = pentarchy.load("dice_king")
    card = replace(card_for("dice_king"), calibration={"3": [1.0, -1.0]})
    net = Net(read_card(written(card)), weights_for(card))
    for seats, shift in ((2, 0.0), (3, -1.0)):
        state = game.new(seats)
        assert kind_of(state) == str(seats)
        raw, told = net.uncorrected([state], 0)[0].chances[0], net.estimates([state], 0)[0].chances[0]
        assert told == pytest.approx(Correction(1.0, shift).of(raw))
