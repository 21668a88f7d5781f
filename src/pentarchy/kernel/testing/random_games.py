"""Games of random moves that properties look at."""

from collections.abc import Callable
from itertools import count
from random import Random

from pentarchy.kernel.dealers import Dealer
from pentarchy.kernel.game import Game, Variant
from pentarchy.kernel.record import Record
from pentarchy.kernel.state import State
from pentarchy.kernel.steps import CHANCE

MOST_MOVES = 50_000
USUAL_MOVES = 300
"""As many positions of a game are looked at evenly."""
SOME = 5
"""Moves that are tried out in one position."""
Property = Callable[[Game, Variant, int, int], None]


def random_game(game: Game, variant: Variant, seats: int, seed: int, look: Callable[[State], None]) -> Record:
    """A game of random moves; `look` sees the state before every move and at the end."""
    record = Record(game, seats, variant.options)
    dealer, rng = Dealer(seed), Random(seed)
    while not record.state.over:
        assert len(record.entries) < MOST_MOVES, f"{game.slug} does not end: {record.lines[-5:]}"
        look(record.state)
        step(record, dealer, rng)
    look(record.state)
    return record


def step(record: Record, dealer: Dealer, rng: Random) -> None:
    state = record.state
    if state.seat == CHANCE:
        record.play(dealer.choose(state))
    else:
        seat = rng.choice(state.pending)
        record.play(rng.choice(state.options(seat)), seat)


def now_and_then(seed: int, share: float, look: Callable[[State], None]) -> Callable[[State], None]:
    """Looks at the first position and a random share of the others, in a long game ever more rarely."""
    rng, number = Random(seed), count(1)

    def sometimes(state: State) -> None:
        if is_looked_at(rng, share, next(number)):
            look(state)

    return sometimes


def is_looked_at(rng: Random, share: float, number: int) -> bool:
    return number == 1 or rng.random() < share * min(1, USUAL_MOVES / number)


def some(moves: list[int], rng: Random) -> list[int]:
    """A few of them, or all where there are no more."""
    return rng.sample(moves, min(SOME, len(moves)))


def played(state: State, seat: int, move: int) -> State:
    twin = state.copy()
    twin.play(move, seat)
    return twin
