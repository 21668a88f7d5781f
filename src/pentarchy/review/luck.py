"""What could have come: the mean over all answers of chance, as likely as they were, by what a seat could know."""

from math import fsum
from random import Random
from typing import Final

from pentarchy.bots.observation import SeatObservation
from pentarchy.kernel.state import State
from pentarchy.kernel.steps import CHANCE
from pentarchy.review.eyes import Eyes

MOST: Final = 64
"""So many different answers are all looked at; of more, as many are drawn, spread evenly."""
WORLDS: Final = 8
"""Imagined games, where what chance may answer depends on what the seat cannot see."""
GOLDEN: Final = 0.6180339887498949


def expected(state: State, seat: int, eyes: Eyes, rng: Random) -> float:
    """The chances of a seat at a table where chance is asked: the mean over what may come, down to the next choice."""
    observation = SeatObservation(state, seat)
    worlds = [observation.imagine(rng) for _ in range(WORLDS)]
    answers = answers_in(worlds[:1] if all_alike(worlds) else worlds, rng)
    if any(end.over for end, _ in answers):  # then secrets may count
        answers = answers_in(worlds, rng)
    found = eyes.chances([end for end, _ in answers], seat)
    total = fsum(weight for _, weight in answers)
    return fsum(chance * weight for chance, (_, weight) in zip(found, answers)) / total


def all_alike(worlds: list[State]) -> bool:
    """Whether chance is asked the same in all of them."""
    first = (worlds[0].options(), worlds[0].weights())
    return all((world.options(), world.weights()) == first for world in worlds)


def answers_in(worlds: list[State], rng: Random) -> list[tuple[State, float]]:
    return [answer for world in worlds for answer in answers_of(world, MOST // len(worlds), rng)]


def answers_of(world: State, most: int, rng: Random) -> list[tuple[State, float]]:
    """Where the answers of chance lead, down to the next choice, each with its weight."""
    return all_answers(world, most) or drawn_answers(world, most, rng)


def all_answers(world: State, most: int) -> list[tuple[State, float]]:
    """None if there are more than that."""
    found, open_ones = list[tuple[State, float]](), [(world, 1.0)]
    while open_ones:
        state, weight = open_ones.pop()
        if state.seat != CHANCE:
            found.append((state, weight))
            continue
        options, weights = state.options(), state.weights()
        if len(found) + len(open_ones) + len(options) > most:
            return []
        total = sum(weights)
        open_ones += [(played(state, move), weight * part / total) for move, part in zip(options, weights)]
    return found


def drawn_answers(world: State, most: int, rng: Random) -> list[tuple[State, float]]:
    """As many draws; the first answers of all of them are spread evenly."""
    offset, found = rng.random(), list[tuple[State, float]]()
    for number in range(most):
        twin = played(world, world.draw((offset + number * GOLDEN) % 1.0))
        twin.settle(rng.random)
        found.append((twin, 1.0))
    return found


def played(state: State, move: int) -> State:
    twin = state.copy()
    twin.play(move)
    return twin
