"""A bot sees what its seat may know, and has no way to the true state."""

from functools import partial
from random import Random
from types import FunctionType, MethodType

import pytest

import pentarchy
from pentarchy.bots import SeatObservation, bot
from pentarchy.kernel.testing.frozen import frozen
from pentarchy.kernel.testing.random_games import now_and_then, random_game
from tests.kernel.toy import TOY, Table

GAMES = [*(pentarchy.load(slug) for slug in pentarchy.games()), TOY]
CASES = [
    pytest.param(game, variant, seats, id=f"{game.slug}-{variant.name}-{seats}")
    for game in GAMES
    for variant in game.variants
    for seats in variant.seats
]


def parts_of(thing):
    """Whatever can be got from a thing by attributes, items, closures and bound methods."""
    if isinstance(thing, dict):
        return [*thing.keys(), *thing.values()]
    if isinstance(thing, list | tuple | set | frozenset):
        return [*thing]
    if isinstance(thing, MethodType):
        return [thing.__self__, thing.__func__]
    if isinstance(thing, partial):
        return [thing.func, *thing.args, *thing.keywords.values()]
    if isinstance(thing, FunctionType):
        return [*(cell.cell_contents for cell in thing.__closure__ or ()), *(thing.__defaults__ or ())]
    names = [*getattr(thing, "__dict__", {})]
    for kind in type(thing).__mro__:
        slots = [vars(kind).get("__slots__", ()), *vars(kind).get("__mypyc_attrs__", ())]
        names += [f"_{kind.__name__}{name}" if name.startswith("__") else name for group in slots[:1] for name in group]
        names += slots[1:]
    return [getattr(thing, name) for name in names if hasattr(thing, name)]


def reachable(thing):
    """The ids of all objects to which some path of attributes leads."""
    seen, ahead = {}, [thing]
    while ahead:
        one = ahead.pop()
        if id(one) not in seen and not isinstance(one, int | str | float | type(None)):
            seen[id(one)] = one
            ahead += [part for part in parts_of(one) if not isinstance(part, type)]
    return seen.keys()


class LeakyChair:
    """What an observation must not be: it keeps the state in a closure."""

    def __init__(self, state, seat):
        self.view = lambda: state.view(seat)


def positions(game, variant, seats, share, look, most=20):
    """Some positions of a random game, a few of a long one."""
    left = iter(range(most))

    def look_while_there_is_time(state):
        if state.seat >= 0 and next(left, None) is not None:
            look(state)

    random_game(game, variant, seats, 3, now_and_then(5, share, look_while_there_is_time))


@pytest.mark.parametrize(("game", "variant", "seats"), CASES)
def test_no_path_leads_from_a_chair_to_the_true_state(game, variant, seats):
    def look(state):
        for seat in state.pending:
            observation = SeatObservation(state, seat)
            observation.view(), observation.options, observation.imagine(Random(1))
            assert id(state) not in reachable(observation)
            assert id(state) in reachable(LeakyChair(state, seat)), "the search for paths finds nothing"

    positions(game, variant, seats, 0.02, look)


@pytest.mark.parametrize(("game", "variant", "seats"), CASES)
def test_a_chair_does_not_notice_when_the_true_secrets_change(game, variant, seats):
    rng = Random(4)

    def look(state):
        for seat in state.pending:
            observation, other = SeatObservation(state, seat), SeatObservation(state.resample(seat, rng), seat)
            assert (observation.view(), observation.options) == (other.view(), other.options)
            assert (observation.view(), observation.options) == (state.view(seat), state.options(seat))

    positions(game, variant, seats, 0.02, look)


@pytest.mark.parametrize(("game", "variant", "seats"), CASES)
def test_a_chair_is_cut_off_from_what_happens_later(game, variant, seats):
    rng = Random(6)

    def look(state):
        for seat in state.pending:
            truth = state.copy()
            observation = SeatObservation(truth, seat)
            before = observation.view(), frozen(observation.imagine(Random(1)))
            truth.play(rng.choice(truth.options(seat)), seat)
            assert (observation.view(), frozen(observation.imagine(Random(1)))) == before

    positions(game, variant, seats, 0.02, look)


def test_what_is_imagined_of_others_does_not_depend_on_the_truth():
    """The bidder holds a middle card; whichever card the other holds, each is imagined as often as it is likely."""
    shares = []
    for truth in range(3):
        state = TOY.new(2)
        state.play(state.options()[1])
        state.play(state.options()[truth])
        assert isinstance(state, Table)
        observation, rng = SeatObservation(state, 0), Random(1)
        hands = [observation.imagine(rng).hands[1] for _ in range(2000)]
        shares.append([hands.count(card) / len(hands) for card in range(3)])
    for share in shares:
        assert share == pytest.approx([3 / 8, 2 / 8, 3 / 8], abs=0.05)


@pytest.mark.parametrize(("game", "variant", "seats"), CASES)
def test_bots_never_change_the_true_state(game, variant, seats):
    bots = [bot(name, 1) for name in ("random", "squire", "knight", "baron@8")]

    def look(state):
        before = frozen(state)
        for seat in state.pending:
            for player in bots:
                assert player.choose(SeatObservation(state, seat)) in state.options(seat)
        assert frozen(state) == before

    positions(game, variant, seats, 0.01, look)
