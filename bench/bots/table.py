"""How strong is level 5? Every line of the table in docs/bots.md, or those named (`bench.bots.lines`): against the bots
of another checkout, of Catanatron and of the rules themselves, together, and against its own net one move ahead.

python -m bench.bots.table --there ../old/build/compiled --journal runs/table.jsonl --workers 2
python -m bench.bots.table paladins-hard watch-four --games 20 --journal runs/table.jsonl

The seats of one dealer's seed come after one another. With `--seconds` no game is begun after so long; what is missing
is played when the command is given again. `--only-tell` plays nothing.
"""

import argparse
import json
import sys
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import asdict, dataclass
from importlib import import_module
from pathlib import Path
from statistics import fmean
from time import perf_counter

from bench.bots.lines import CATANATRON, LINES, Line
from bench.bots.match import Pairing, Seated, wilson
from pentarchy.kernel.outcome import Outcome

SEED = 720_000


@dataclass(frozen=True)
class Played:
    line: str
    ours: str
    index: int
    share: float
    """Of the win: of the seat that was ours, or of all where they play together."""
    points: float
    end: str
    seconds: float


def play(line: Line, ours: str, index: int, there: str) -> Played:
    begun = perf_counter()
    if line.game == CATANATRON:
        won = import_module("bench.bots.catanatron_seat").won(ours, line.other, SEED + index)
        return Played(line.name, ours, index, float(won), 0.0, "", perf_counter() - begun)
    own = index % line.seats if line.other else 0
    names = [ours if seat == own or not line.other else line.other for seat in range(line.seats)]
    pairing = Pairing(line.game, line.options, line.seats, ours, line.other, SEED, there)
    outcome = Seated(pairing, names, SEED + (index // line.seats if line.other else index)).outcome()
    share, points = share_of(line, outcome, own), outcome.scores[own] if line.other else fmean(outcome.scores)
    return Played(line.name, ours, index, share, points, outcome.reason, perf_counter() - begun)


def share_of(line: Line, outcome: Outcome, own: int) -> float:
    if line.end:
        return float(outcome.reason == line.end)
    if not line.other:
        return float(bool(outcome.winners))
    return 1 / len(outcome.winners) if own in outcome.winners else 0.0


def known(journal: Path) -> list[Played]:
    lines = journal.read_text(encoding="utf-8").splitlines() if journal.exists() else []
    return [Played(**entry) for entry in map(json.loads, lines)]


def missing(lines: list[Line], ours: str, games: int | None, done: list[Played]) -> list[tuple[Line, int]]:
    """Of all lines equally much, so that a run that is broken off leaves as much of each."""
    played = {(each.line, each.ours, each.index) for each in done}
    wanted = [(line, index) for line in lines for index in range(games or line.games)]
    coming = [(line, index) for line, index in wanted if (line.name, ours, index) not in played]
    return sorted(coming, key=lambda one: one[1] / one[0].games)


def run(work: list[tuple[Line, int]], ours: str, there: str, journal: Path, workers: int, seconds: float) -> None:
    """Notes each game when it ends, whichever order they end in."""
    begun, coming, under_way = perf_counter(), iter(work), set[Future[Played]]()
    with ProcessPoolExecutor(workers) as pool, journal.open("a", encoding="utf-8") as file:
        while True:
            while len(under_way) < workers and perf_counter() - begun < seconds and (next_one := next(coming, None)):
                under_way.add(pool.submit(play, next_one[0], ours, next_one[1], there))
            if not under_way:
                return
            ended, under_way = wait(under_way, return_when=FIRST_COMPLETED)
            for each in ended:
                if error := each.exception():
                    print(f"a game failed and does not count: {error!r}", file=sys.stderr, flush=True)
                else:
                    file.write(json.dumps(asdict(each.result())) + "\n")
            file.flush()


def row(line: Line, ours: str, done: list[Played]) -> str:
    found = [each for each in done if (each.line, each.ours) == (line.name, ours)]
    if not found:
        return f"| `{line.name}` | 0 | | | {line.wanted} |"
    share, points = fmean(each.share for each in found), fmean(each.points for each in found)
    low, high = wilson(share, len(found))
    told = f"{share:.0%}" + (f", {points:.1f} points" if line.end else "")
    return f"| `{line.name}` | {len(found)} | {told} | {low:.0%} to {high:.0%} | {line.wanted} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("line", nargs="*", choices=[[], *(line.name for line in LINES)])
    parser.add_argument("--ours", default="sovereign@")
    parser.add_argument("--there", default="", help="what the bots of the other checkout import from")
    parser.add_argument("--journal", type=Path, required=True, help="where games are kept; they are not played again")
    parser.add_argument("--games", type=int, help="of each line, instead of as many as it is worth")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=float("inf"))
    parser.add_argument("--only-tell", action="store_true")
    given = parser.parse_args()
    given.journal.parent.mkdir(parents=True, exist_ok=True)
    lines = [line for line in LINES if not given.line or line.name in given.line]
    if not given.only_tell:
        work = missing(lines, given.ours, given.games, known(given.journal))
        run(work, given.ours, given.there, given.journal, given.workers, given.seconds)
    print("| line | games | won | interval | wanted |\n|---|---|---|---|---|")
    for line in lines:
        print(row(line, given.ours, known(given.journal)))


if __name__ == "__main__":
    main()
