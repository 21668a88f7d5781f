"""What a bot expects after its move, by the heads of the net: for whoever wants a reason."""

from dataclasses import replace
from random import Random
from statistics import fmean
from typing import Final

from pentarchy.bots.analysis import CHANCES, Analysis, Prospect
from pentarchy.bots.nets import Net, net_of
from pentarchy.bots.nets.correction import mode_of
from pentarchy.bots.observation import SeatObservation
from pentarchy.bots.search.search import LUCK, after
from pentarchy.kernel.state import State

WORLDS: Final = 16


def explained(analysis: Analysis, observation: SeatObservation) -> Analysis:
    """The analysis of this decision, with what the net expects of the move, also where the rules left one alone and
    nothing was weighed; without a net, as it is."""
    net = net_of(observation.game.slug)
    if net is None or analysis.unit != CHANCES or analysis.options == 1:
        return analysis
    found, first = prospect(net, observation, analysis.chosen), analysis.candidates[0]
    known = first if first.visits else replace(first, chance=found.chance)
    return replace(analysis, prospect=found, candidates=[known, *analysis.candidates[1:]])


def prospect(net: Net, observation: SeatObservation, move: int) -> Prospect:
    tables, seat = imagined_after(observation, move), observation.seat
    estimates = net.estimates(tables, seat)
    points = net.card.unit * fmean(estimate.points[seat] for estimate in estimates)
    ends = [fmean(chances) for chances in zip(*(estimate.ends for estimate in estimates))]
    counts = mode_of(tables[0]) not in net.card.pointless
    chance = fmean(estimate.chances[seat] for estimate in estimates)
    return Prospect(chance, points if counts else None, dict(zip(net.card.ends, ends)))


def imagined_after(observation: SeatObservation, move: int) -> list[State]:
    rng, found = Random(move), list[State]()
    for _ in range(WORLDS):
        luck = [rng.random() for _ in range(LUCK)]
        found.append(after(observation.imagine(rng), move, observation.seat, luck))
    return found
