"""Random play to the end: what simulations, rollouts and speed figures rest on."""

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
        step = agenda[-1]
        seat = step.seat
        if seat == NOBODY:
            agenda.pop()
            step.run(state)
        elif seat == CHANCE:
            agenda.pop()
            answers += step.by_luck(state, luck)
        else:
            offer = state.options() if step.shared else step.options(state)
            if step.unasked and len(offer) == 1:
                agenda.pop()
                step.play(state, offer[0])
            elif decisions + answers >= most:
                break
            else:
                decisions += 1
                move = offer[int(whims[seat]() * len(offer))]
                if step.shared:
                    state.play(move)
                    state.cached_offer = None
                else:
                    agenda.pop()
                    step.play(state, move)
    state.reveals += answers
    return decisions, answers
