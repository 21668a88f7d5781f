"""Searches games of bots for puzzles. Cheap looks come first; what they leave is looked at ever longer, each time in
other imagined games, so no secret decides an answer and no luck of a search makes one."""

from random import Random
from statistics import fmean
from typing import Any, Final

from pentarchy.bots import SeatObservation, bot
from pentarchy.bots.analysis import Analysis, Thinker
from pentarchy.bots.nets import net_of
from pentarchy.bots.prospects import prospect
from pentarchy.bots.search.search import LUCK, after
from pentarchy.games import load
from pentarchy.kernel.record import Record
from pentarchy.kernel.settings import Setting
from pentarchy.kernel.steps import CHANCE
from pentarchy.puzzles import Source
from pentarchy.review.grades import BLUNDER, MISTAKE, grade_of
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
    if lead(first) < FIRST_LEAD or is_obvious(observation, first.chosen, seed):
        return None
    second = searched(observation, SECOND_TRIES, seed + 1)
    best = second.chosen
    if lead(second) < LEAST_LEAD or is_obvious(observation, best, seed) or has_twin(observation, best, Random(seed)):
        return None
    found = shares(observation, best, seed)
    if fmean(found.values()) > MOST_FOUND:
        return None
    last = searched(observation, LAST_TRIES, seed + 2)
    answers = compared(observation, last, Random(seed + 3)) if last.chosen == best else []
    return {"answers": answers, "found": found, **expected(observation, best)} if answers else None


def lead(analysis: Analysis) -> float:
    """Of the move that was looked at most before the next; 0 where nothing was to choose."""
    ranked = analysis.candidates
    return ranked[0].chance - ranked[1].chance if len(ranked) > 1 else 0.0


def is_obvious(observation: SeatObservation, best: int, seed: int) -> bool:
    """Whether one move ahead shows it, at least most of the time."""
    hits = sum(bot(HURRIED, seed + number).choose(observation) == best for number in range(HURRIES))
    return 2 * hits > HURRIES


def has_twin(observation: SeatObservation, best: int, rng: Random) -> bool:
    """Whether another move, also one that bots need not look at, leads to the same table."""
    world, luck, seat = observation.imagine(rng), [rng.random() for _ in range(LUCK)], observation.seat
    aim = after(world, best, seat, luck).features(seat)
    others = [move for move in observation.options if move != best]
    return any(after(world, move, seat, luck).features(seat) == aim for move in others)


def searched(observation: SeatObservation, tries: int, seed: int) -> Analysis:
    thinker = bot(f"duke@{tries}", seed)
    thinker.choose(observation)
    assert thinker.analysis is not None
    return thinker.analysis


def shares(observation: SeatObservation, best: int, seed: int) -> dict[str, float]:
    return {
        name: sum(bot(name, seed + number).choose(observation) == best for number in range(times)) / times
        for name, times in SHALLOW.items()
    }


def compared(observation: SeatObservation, last: Analysis, rng: Random) -> list[list[Any]]:
    """The best move and its rivals, all in the same imagined games: none unless each rival would be a mistake."""
    moves = [candidate.move for candidate in last.candidates[: RIVALS + 1]]
    best, text = moves[0], observation.game.text
    weighing = Weighing(observation, best, rng)
    weighing.compare(moves, ROUNDS)
    behind = {move: weighing.lead(best, move) for move in moves[1:]}
    if weighing.best != best or not all(is_mistake(*each) for each in behind.values()):
        return []
    rivals = sorted(moves[1:], key=lambda move: behind[move])
    told = {move: (weighing.option(move).chances[observation.seat], *behind.get(move, (0.0, 0.0))) for move in moves}
    return [[text(move), *(round(number, 3) for number in told[move])] for move in [best, *rivals]]


def is_mistake(cost: float, error: float) -> bool:
    return grade_of(cost, error) in (MISTAKE, BLUNDER)


def expected(observation: SeatObservation, best: int) -> dict[str, Any]:
    net = net_of(observation.game.slug)
    if net is None:
        return {}
    hope = prospect(net, observation, best)
    points = None if hope.points is None else round(hope.points, 1)
    return {"points": points, "ends": {end: round(chance, 2) for end, chance in hope.ends.items()}}
