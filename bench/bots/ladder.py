"""Is each level above the one below? In every game: with the fewest and the most rivals, and in each mode in which all
seats play together or one plays alone.

python -m bench.bots.ladder --rounds 20 --seed 1 --journal runs/ladder.jsonl
python -m bench.bots.ladder dice_king --rounds 50 --modes rivals --levels baron duke --journal runs/ladder.jsonl

Against rivals one seat of the upper level meets the lower one at all others (`bench.bots.match`). Together and alone
both levels play the same deals, and the difference of the games won counts, between -1 and 1. Intervals hold 95 %; a
round won and a round lost are added, as in a match. With `--journal FILE` it can be interrupted and resumed.
"""

import argparse
import json
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev

from bench.bots.match import WIDTHS, Pairing, Seated, journaled, summary
from pentarchy import games, load
from pentarchy.bots import LEVELS

TOGETHER = {
    "amulet": [(seats, "cooperative") for seats in (2, 5)] + [(1, "solo")],
    "paladins": [(1, name) for name in ("solo_easy", "solo_standard", "solo_hard")],
    "valeria": [(1, name) for name in ("first_game", "hard", "very_hard")],
}
"""Seats and variants in which all win or nobody does."""


@dataclass(frozen=True)
class Together:
    """A level at all seats of a variant."""

    game: str
    variant: str
    seats: int
    level: str
    seed: int

    def won(self, index: int) -> bool:
        variant = next(each for each in load(self.game).variants if each.name == self.variant)
        pairs = tuple(f"{name}={value}" for name, value in variant.options.items())
        pairing = Pairing(self.game, pairs, self.seats, self.level, self.level, self.seed)
        names = [self.level] * self.seats
        return bool(Seated(pairing, names, self.seed * 100_000 + index).outcome().winners)


def rivals(slug: str, levels: list[str], rounds: int, seed: int, journal: Path) -> Iterator[dict[str, object]]:
    counts = [seats for seats in load(slug).seats if seats > 1]
    for seats in sorted({min(counts), max(counts)}):
        for lower, upper in pairwise(levels):
            pairing = Pairing(slug, (), seats, f"{upper}@", f"{lower}@", seed)
            yield summary(pairing, [*journaled(pairing, rounds, 1, journal)], 1)


def together(slug: str, levels: list[str], rounds: int, seed: int, journal: Path) -> Iterator[dict[str, object]]:
    for seats, variant in TOGETHER.get(slug, []):
        for lower, upper in pairwise(levels):
            sides = [Together(slug, variant, seats, f"{level}@", seed) for level in (upper, lower)]
            yield compared(*(won(side, rounds, journal) for side in sides), *sides)


def won(side: Together, rounds: int, journal: Path) -> list[bool]:
    """From the journal, and played where it lacks them."""
    told = vars(side)
    lines = journal.read_text(encoding="utf-8").splitlines() if journal.exists() else []
    known = [entry["won"] for entry in map(json.loads, lines) if entry.get("together") == told][:rounds]
    for index in range(len(known), rounds):
        known.append(side.won(index))
        with journal.open("a", encoding="utf-8") as file:
            file.write(json.dumps({"together": told, "won": known[-1]}) + "\n")
    return known


def compared(ours: list[bool], theirs: list[bool], upper: Together, lower: Together) -> dict[str, object]:
    differences = [one - other for one, other in zip(ours, theirs)] + [1, -1]
    mean, half = fmean(differences), WIDTHS[1] * stdev(differences) / sqrt(len(differences))
    return {
        "game": upper.game,
        "variant": upper.variant,
        "seats": upper.seats,
        "bots": [upper.level, lower.level],
        "games": len(ours),
        "seed": upper.seed,
        "won": [sum(ours), sum(theirs)],
        "interval": [round(mean - half, 4), round(mean + half, 4)],
        "stronger": mean - half > 0,
        "weaker": mean + half < 0,
    }


MODES = {"rivals": rivals, "together": together}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", default=games())
    parser.add_argument("--modes", nargs="*", choices=MODES, default=[*MODES])
    parser.add_argument("--levels", nargs="*", choices=LEVELS, default=LEVELS, help="weakest first")
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--journal", type=Path, required=True, help="where games are kept; they are not played again")
    given = parser.parse_args()
    given.journal.parent.mkdir(parents=True, exist_ok=True)
    for slug in given.game:
        for mode in given.modes:
            for row in MODES[mode](slug, given.levels, given.rounds, given.seed, given.journal):
                print(json.dumps(row), flush=True)


if __name__ == "__main__":
    main()
