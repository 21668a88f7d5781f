"""Searches games of bots for puzzles. Cheap looks come first; what they leave is looked at ever longer, each time in
other imagined games, so no secret decides an answer and no luck of a search makes one."""

from random import Random
from statistics import fmean
from typing import Any, Final

from pentarchy.bots import SeatObservation, bot
from pentarchy.bots.analysis import Analysis, Candidate, Thinker
from pentarchy.bots.nets import net_of
from pentarchy.bots.prospects import prospect
from pentarchy.games import load
from pentarchy.kernel.record import Record
from pentarchy.kernel.settings import Setting
from pentarchy.kernel.steps import CHANCE
from pentarchy.puzzles import Source
from pentarchy.review.alike import alike
from pentarchy.review.grades import SURE
from pentarchy.review.weighing import Weighing

SEATS: Final = (2, 3)
"""Fewer seats make shorter records, and one choice weighs more."""
FIRST_TRIES: Final = 200
SECOND_TRIES: Final = 1200
LAST_TRIES: Final = 6000
ROUNDS: Final = 40
"""Of eight imagined games each: ten times the standard depth of a review."""
RIVALS: Final = 4
FIRST_LEAD, LEAST_LEAD = 0.03, 0.05
SURE_LEAD: Final = 0.02
"""What the lead before each rival is with all doubt, and what the lead before a move that comes to the same is not."""
HURRIED: Final = "greedy"
HURRIES: Final = 3
SHALLOW: Final = {"squire": 8, "knight": 8, "baron": 8, "duke@50": 4}
"""Who shows how hard a puzzle is, and how often each tries."""
MOST_FOUND: Final = 0.5
MOST_A_GAME: Final = 4
APART: Final = 6
"""Lines between two puzzles of a game: neighbours are often the same question."""


def mined(slug: str, seed: int, options: dict[str, Setting] | None = None) -> Source:
    """One game, and the puzzles in it."""
    game = load(slug)
    seats = [count for count in SEATS if count in game.seats]
    source = Source(slug, game.version, seed, seats[seed % len(seats)], options or {})
    record, dice, player = Record(game, source.seats, options), Random(seed), bot(f"duke@{FIRST_TRIES}", seed)
    while not record.state.over and len(source.moments) < MOST_A_GAME:
        if record.state.seat == CHANCE:
            record.play(record.state.draw(dice.random()))
        else:
            choose(record, player, source)
    return source


def choose(record: Record, player: Thinker, source: Source) -> None:
    """Goes on with the player's move, and keeps the choice if it is a puzzle."""
    seat, moment = record.state.seat, len(record.lines)
    observation = SeatObservation(record.state, seat)
    move = player.choose(observation)
    is_far = not source.moments or moment - source.moments[-1]["moment"] >= APART
    if is_far and player.analysis is not None and (found := examined(observation, player.analysis, source.seed)):
        source.moments.append({"moment": moment, "seat": seat, **found})
        source.lines = record.lines[:]
    record.play(move, seat)


def examined(observation: SeatObservation, first: Analysis, seed: int) -> dict[str, Any] | None:
    """What there is to keep of a choice that is a puzzle."""
    if hidden(observation, first, FIRST_LEAD, seed) is None:
        return None
    solution = hidden(observation, searched(observation, SECOND_TRIES, seed + 1), LEAST_LEAD, seed)
    if solution is None:
        return None
    found = shares(observation, solution, seed)
    if fmean(found.values()) > MOST_FOUND:
        return None
    last = searched(observation, LAST_TRIES, seed + 2)
    answers = compared(observation, solution, last, Random(seed + 3)) if last.chosen in solution else []
    same = [observation.game.text(move) for move in solution[1:]]
    facts = {"answers": answers, "same": same, "found": found, **expected(observation, solution[0])}
    return facts if answers else None


def hidden(observation: SeatObservation, looked: Analysis, least: float, seed: int) -> list[int] | None:
    """The favourite of a search and what comes to the same, if it leads by so much and is not obvious."""
    solution = alike(observation, looked.chosen, Random(seed))
    clear = lead(looked, solution) >= least
    return solution if clear and not is_obvious(observation, solution, seed) else None


def lead(analysis: Analysis, solution: list[int]) -> float:
    """Of the move that was looked at most before the next that comes to something else; 0 where there is none."""
    rivals = rivals_of(analysis, solution)
    return analysis.candidates[0].chance - rivals[0].chance if rivals else 0.0


def rivals_of(analysis: Analysis, solution: list[int]) -> list[Candidate]:
    return [candidate for candidate in analysis.candidates if candidate.move not in solution]


def is_obvious(observation: SeatObservation, solution: list[int], seed: int) -> bool:
    """Whether one move ahead shows it, at least most of the time."""
    hits = sum(bot(HURRIED, seed + number).choose(observation) in solution for number in range(HURRIES))
    return 2 * hits > HURRIES


def searched(observation: SeatObservation, tries: int, seed: int) -> Analysis:
    thinker = bot(f"duke@{tries}", seed)
    thinker.choose(observation)
    assert thinker.analysis is not None
    return thinker.analysis


def shares(observation: SeatObservation, solution: list[int], seed: int) -> dict[str, float]:
    return {
        name: sum(bot(name, seed + number).choose(observation) in solution for number in range(times)) / times
        for name, times in SHALLOW.items()
    }


def compared(observation: SeatObservation, solution: list[int], last: Analysis, rng: Random) -> list[list[Any]]:
    """The best move and its rivals, all in the same imagined games: none unless each rival would be a mistake, and
    what comes to the same is as good."""
    best, rivals = solution[0], [candidate.move for candidate in rivals_of(last, solution)[:RIVALS]]
    weighing = Weighing(observation, best, rng)
    weighing.compare([*solution, *rivals], ROUNDS)
    behind = {move: weighing.lead(best, move) for move in [*solution, *rivals]}
    mistakes = all(is_mistake(*behind[move]) for move in rivals)
    if weighing.best not in solution or not mistakes or any(behind[move][0] >= SURE_LEAD for move in solution):
        return []
    ranked = [best, *sorted(rivals, key=lambda move: behind[move])]
    return [told(weighing, move, *behind[move]) for move in ranked]


def is_mistake(cost: float, error: float) -> bool:
    return cost >= LEAST_LEAD and cost - SURE * error > SURE_LEAD


def told(weighing: Weighing, move: int, behind: float, error: float) -> list[Any]:
    numbers = (weighing.option(move).chances[weighing.seat], behind, error)
    return [weighing.observation.game.text(move), *(round(number, 3) for number in numbers)]


def expected(observation: SeatObservation, best: int) -> dict[str, Any]:
    net = net_of(observation.game.slug)
    if net is None:
        return {}
    hope = prospect(net, observation, best)
    points = None if hope.points is None else round(hope.points, 1)
    return {"points": points, "ends": {end: round(chance, 2) for end, chance in hope.ends.items()}}
