"""Random play to the end: what simulations, rollouts and speed figures rest on."""

from math import floor
from typing import Final

from pentarchy.kernel.agenda import Agenda
from pentarchy.kernel.state import FIRST, State
from pentarchy.kernel.steps import CHANCE, NOBODY, Luck, Step


class Ballast(Step[Agenda[State]]):
    """Below all that is to happen: when it comes up, the game is over. A list of a few items is moved in memory
    whenever one comes or goes, a longer one is not: compiled, random games take 1 to 6 % fewer instructions with it."""

    def run(self, table: Agenda[State]) -> None:
        table.stop()


BALLAST: Final = [Ballast()] * 8


def random_playout(state: State, luck: Luck, whims: list[Luck], most: int) -> tuple[int, int]:
    """Plays on at random, with a source for chance and one for each seat, to the end or for about `most` moves.
    How often players chose, and how often chance answered.

    The same game as through `options`, `play` and `settle`, in one loop: what is drawn from an offer needs no proof.
    """
    assert isinstance(state, Agenda)
    decisions, answers, agenda = 0, 0, state.agenda
    state.cached_offer = None
    agenda[:0] = BALLAST
    while agenda:
        step = agenda.pop()
        seat = step.seat
        if seat == CHANCE:
            answers += step.draw_and_play(state, luck)
        elif seat == NOBODY:
            step.run(state)
        else:
            offer = step.options(state)
            count = len(offer)
            if count == 1 and step.auto_played:
                step.play(state, offer[0])
            elif decisions + answers >= most:
                agenda.append(step)
                break
            else:
                decisions += 1
                if count:
                    step.play(state, offer[floor(whims[seat]() * count)])
                else:
                    agenda.append(step)
                    play_shared(state, whims[seat])
    del agenda[: len(BALLAST)]
    return decisions, answers


def play_shared(state: Agenda[State], whim: Luck) -> None:
    """A choice that several face at once, of which the first answers."""
    step = state.facing(FIRST)
    offer = step.options(state)
    state.carry_out(step, offer[floor(whim() * len(offer))])
