"""Whether a decision has shown anybody something new, found by comparing what worlds that looked the same show next."""

from random import Random
from typing import Final

from pentarchy.kernel.events import Facts, Json
from pentarchy.kernel.state import State

WORLDS: Final = 24
"""How many worlds are imagined for each who looks on."""
Seen = tuple[Facts, list[dict[str, Json]]]


def reveals(before: State, move: int, mover: int) -> bool:
    """Whether this decision lets some seat, or a spectator, tell apart worlds that it could not tell apart before."""
    rng = Random(f"{before.question} {move}")  # seeded: whoever asks again gets the same answer
    onlookers: list[int | None] = [None, *range(before.seats)]
    return any(teaches(before, move, mover, onlooker, rng) for onlooker in onlookers)


def teaches(before: State, move: int, mover: int, onlooker: int | None, rng: Random) -> bool:
    seen = after(before, move, mover, onlooker)
    worlds = (before.resample(onlooker, rng) for _ in range(WORLDS))
    return not all(agrees(world, move, mover, onlooker, seen) for world in worlds)


def agrees(world: State, move: int, mover: int, onlooker: int | None, seen: Seen) -> bool:
    """Whether the onlooker could have seen the same in this world. The mover knows which move it was; to everybody else
    it may have been any that looks like it."""
    if world.why_not(move, mover) is None and after(world, move, mover, onlooker) == seen:
        return True
    if onlooker == mover:
        return False
    return any(after(world, other, mover, onlooker) == seen for other in world.options(mover) if other != move)


def after(state: State, move: int, mover: int, onlooker: int | None) -> Seen:
    """What the onlooker sees and is told once the move is made."""
    twin = state.copy()
    twin.listen()
    twin.play(move, mover)
    told = [event.told_to(onlooker) for event in twin.heard()]
    return twin.view(onlooker), told
