"""The quick encoder writes what the encoding writes."""

from random import Random

import pytest

np = pytest.importorskip("numpy")

import pentarchy  # noqa: E402
from pentarchy.envs.encoding import encoding_for  # noqa: E402
from pentarchy.envs.quick import ViewEncoder, encoder_for  # noqa: E402
from tests.envs.tables import ALL_VARIANTS, walk  # noqa: E402

QUICK = [case for case in ALL_VARIANTS if case.values[0] == "dice_king"]


@pytest.mark.parametrize(("slug", "seats", "options"), QUICK)
def test_it_equals_the_encoding_entry_by_entry(slug, seats, options):
    encoding, rng = encoding_for(slug, seats, options), Random(2)
    encoder = encoder_for(encoding)
    assert not isinstance(encoder, ViewEncoder)
    gathered, wanted = [], []
    for state in walk(slug, seats, options, seed=seats, decisions=150):
        seat = rng.randrange(seats)
        gathered.append(encoder.gather(state, seat))
        wanted.append(encoding.integers(state.view(seat)))
    assert np.array_equal(encoder.expand(gathered), wanted)


def test_it_knows_what_is_spent_on_a_claim():
    """Random play hardly ever pays with cards: here the claims that cost most are preferred."""
    encoding = encoding_for("dice_king", 2)
    encoder, gathered, wanted = encoder_for(encoding), [], []
    game, claim = pentarchy.load("dice_king"), pentarchy.load("dice_king").vocabulary.by_name["claim"]
    for seed in range(12):
        state, rng = game.new(2), Random(seed)
        state.settle(rng.random)
        while not state.over:
            if state.target >= 0:
                gathered.append(encoder.gather(state, state.seat))
                wanted.append(encoding.integers(state.view(state.seat)))
            claims = [move for move in state.options() if claim.covers(move)]
            state.play(rng.choice(claims or state.options()))
            state.settle(rng.random)
    array = encoder.expand(gathered)
    assert encoding.named(array)["claim.spent"].any()
    assert np.array_equal(array, wanted)


def test_other_games_are_encoded_from_views():
    toy = encoding_for("dice_king", 2)
    encoder = ViewEncoder(toy)
    *_, state = walk("dice_king", 2, {}, seed=1, decisions=9)
    assert np.array_equal(encoder.expand([encoder.gather(state, 0)])[0], toy.integers(state.view(0)))
