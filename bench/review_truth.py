"""Is a review true? Games between levels are reviewed: does accuracy rank them, does a search ten times as deep confirm
mistakes, do the chances come true? Every game is a line of the journal; a run goes on where the last one ended.

    python -m bench.review_truth --games 20 --journal runs/review_truth.jsonl
    python -m bench.review_truth --report --journal runs/review_truth.jsonl
"""

import json
import os
from argparse import ArgumentParser
from collections import defaultdict
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from random import Random
from statistics import fmean
from time import process_time
from typing import Any

from pentarchy.bots import SeatObservation, bot
from pentarchy.games import load, shipped
from pentarchy.kernel.record import Record
from pentarchy.kernel.steps import CHANCE
from pentarchy.review import Review, answer_to, jobs_for, reviewed
from pentarchy.review.grades import BLUNDER, INACCURACY, MISTAKE
from pentarchy.review.weighing import Chosen, Decision, weighed

Line = dict[str, Any]
LEVELS = ["squire", "knight", "baron", "duke@"]
DEEPER = 10.0
CONFIRMED_A_GAME = 12
"""So many of the mistakes of a game are looked at again."""
BINS = 10
RESAMPLES = 2000


def played(slug: str, seed: int) -> tuple[Record, list[str]]:
    """A game of four levels; who sits where changes from game to game."""
    record, rng = Record(load(slug), len(LEVELS)), Random(seed)
    names = LEVELS[seed % len(LEVELS) :] + LEVELS[: seed % len(LEVELS)]
    bots = [bot(name, seed * 10 + seat) for seat, name in enumerate(names)]
    while not record.state.over:
        state = record.state
        if state.seat == CHANCE:
            record.play(state.draw(rng.random()))
        else:
            seat = state.seat
            record.play(bots[seat].choose(SeatObservation(state, seat)), seat)
    return record, names


def looked_at(slug: str, seed: int) -> dict[str, object]:
    record, names = played(slug, seed)
    began = process_time()
    review = reviewed(record, [answer_to(job) for job in jobs_for(record)], 1.0)
    seconds = process_time() - began
    levels = {
        names[each.seat].rstrip("@"): {"lost": each.lost, "at_stake": each.at_stake, "grades": each.grades}
        for each in review.players
    }
    found = [confirmation(record, each) for each in sampled(review, seed)]
    return {
        "game": slug,
        "seed": seed,
        "entries": len(record.entries),
        "seconds": round(seconds, 1),
        "levels": levels,
        "again": found,
        "bins": bins(review),
    }


def sampled(review: Review, seed: int) -> list[Decision]:
    poor = [each for each in review.decisions if each.grade in (MISTAKE, BLUNDER)]
    return Random(seed).sample(poor, min(CONFIRMED_A_GAME, len(poor)))


def confirmation(record: Record, found: Decision) -> dict[str, object]:
    """The same choice, ten times as deep and in other imagined games; what it cost against the best of then."""
    state, move = record.state_before(found.index), record.entries[found.index].move
    chosen = Chosen(found.index, found.moment, found.seat, found.question)
    deep = weighed(state, chosen, move, Random(1_000_003 + found.index), DEEPER)
    return {
        "grade": found.grade,
        "cost": found.cost,
        "deep_grade": deep.grade,
        "deep_cost": deep.cost,
        "error": deep.error,
    }


def bins(review: Review) -> list[list[float]]:
    """By tenths of chances told: how often, their sum, how often the seat won. One moment in ten counts."""
    found = [[0.0, 0.0, 0.0] for _ in range(BINS)]
    for move in review.moves[:-1:10]:
        for seat, chance in enumerate(move.after):
            row = found[min(BINS - 1, int(chance * BINS))]
            row[0] += 1
            row[1] += chance
            row[2] += review.players[seat].final
    return found


def journal_of(path: Path) -> list[Line]:
    return [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []


def todo(games: int, slugs: list[str], done: list[Line]) -> Iterator[tuple[str, int]]:
    """Game by game in turn, so that a run that is broken off has some of each."""
    known = {(line["game"], line["seed"]) for line in done}
    for seed in range(games):
        yield from ((slug, seed) for slug in slugs if (slug, seed) not in known)


def report(lines: list[Line]) -> None:
    by_game = defaultdict(list)
    for line in lines:
        by_game[line["game"]].append(line)
    for slug, games in sorted(by_game.items()):
        print(f"\n{slug}: {len(games)} games, {fmean(line['seconds'] for line in games):.0f} s of processor a review")
        ranks(games)
        confirmed(games)
        print(f"  expected calibration error {calibration_error(games):.3f}")


def ranks(games: list[Line]) -> None:
    rng = Random(1)
    drawn = [[rng.choice(games) for _ in games] for _ in range(RESAMPLES)]
    names = [level.rstrip("@") for level in LEVELS]
    for name in names:
        spread = sorted(accuracy(sample, name) for sample in drawn)
        low, high = spread[len(spread) // 40], spread[-len(spread) // 40]
        print(f"  {name:8} accuracy {accuracy(games, name):5.1f} ({low:.1f} to {high:.1f})")
    for weak, strong in pairwise(names):
        share = fmean(accuracy(sample, strong) > accuracy(sample, weak) for sample in drawn)
        print(f"  {strong} above {weak} in {share:.1%} of resamples")


def accuracy(games: list[Line], level: str) -> float:
    lost = sum(line["levels"][level]["lost"] for line in games)
    return float(100 * (1 - lost / sum(line["levels"][level]["at_stake"] for line in games)))


def confirmed(games: list[Line]) -> None:
    again = [each for line in games for each in line["again"]]
    if again:
        held = [each["deep_grade"] in (INACCURACY, MISTAKE, BLUNDER) for each in again]
        strict = [each["deep_grade"] in (MISTAKE, BLUNDER) for each in again]
        told = f"{fmean(held):.1%} at least inaccuracies, {fmean(strict):.1%} at least mistakes"
        print(f"  of {len(again)} mistakes, ten times as deep: {told}")


def calibration_error(games: list[Line]) -> float:
    rows = [[sum(line["bins"][i][k] for line in games) for k in range(3)] for i in range(BINS)]
    return float(sum(abs(row[1] - row[2]) for row in rows) / sum(row[0] for row in rows))


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--only", nargs="*", default=shipped())
    parser.add_argument("--journal", type=Path, default=Path("runs/review_truth.jsonl"))
    parser.add_argument("--report", action="store_true")
    asked = parser.parse_args()
    for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"):
        os.environ.setdefault(name, "1")  # small matrices: threads would only wait for each other
    lines = journal_of(asked.journal)
    if not asked.report:
        asked.journal.parent.mkdir(exist_ok=True)
        for slug, seed in todo(asked.games, asked.only, lines):
            lines.append(looked_at(slug, seed))
            with asked.journal.open("a") as file:
                file.write(json.dumps(lines[-1]) + "\n")
    report(lines)


if __name__ == "__main__":
    main()
