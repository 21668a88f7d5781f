"""Random play to the end: what simulations, rollouts and speed figures rest on."""

from math import floor

from pentarchy.kernel.state import Agenda, State
from pentarchy.kernel.steps import CHANCE, NOBODY, Luck


def random_playout(state: State, luck: Luck, whims: list[Luck], most: int) -> tuple[int, int]:
    """Plays on at random, with a source for chance and one for each seat, to the end or for about `most` moves.
    How often players chose, and how often chance answered.

    The same game as through `options`, `play` and `settle`, in one loop: what is drawn from an offer needs no proof.
    """
    assert isinstance(state, Agenda)
    decisions, answers, agenda = 0, 0, state.agenda
    state.cached_offer = None
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
    return decisions, answers


def play_shared(state: Agenda[State], whim: Luck) -> None:
    """A choice that several face at once, of which the first answers."""
    offer = state.options()
    state.play(offer[floor(whim() * len(offer))])
    state.cached_offer = None
