"""Every contender in a process of its own, several times in turn: our games from source and compiled, and those of
other libraries that are installed. `python -m bench.research [SECONDS] [REPETITIONS]` writes results.json and prints
a table; `make compiled` first."""

import json
import os
import platform
import subprocess
import sys
from importlib import metadata
from pathlib import Path
from statistics import median

from bench.research.contenders import GAMES, KINDS, OURS
from bench.research.peers import PEERS, TABLES

ROOT = Path(__file__).resolve().parents[2]
RESULTS = Path(__file__).with_name("results.json")
BUILDS = {"source": ROOT / "src", "compiled": ROOT / "build" / "compiled"}
LIBRARIES = ("numpy", "gymnasium", "pettingzoo", "rlcard", "open-spiel", "pgx", "jax")
HOW = ("one table", f"{TABLES} tables")


def measured(name: str, tree: Path, seconds: float) -> dict[str, float | str]:
    command = [sys.executable, "-m", "bench.research.contenders", name, str(seconds)]
    environment = {**os.environ, "PYTHONPATH": str(tree), "OPENBLAS_NUM_THREADS": "1"}
    done = subprocess.run(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, check=True)
    figures: dict[str, float | str] = json.loads(done.stdout)
    return figures


def speeds(seconds: float, repetitions: int) -> dict[str, list[float]]:
    """Decisions a second of processor time, run by run; what is not installed is said and left out."""
    runs = [(f"{name}, {build}", name, tree) for name in OURS for build, tree in BUILDS.items() if tree.exists()]
    runs += [(name, name, BUILDS["source"]) for name in PEERS]
    found: dict[str, list[float]] = {}
    for _ in range(repetitions):
        for title, name, tree in runs:
            figures = measured(name, tree, seconds)
            if "missing" in figures:
                print(f"{title}: left out, {figures['missing']} is not installed", file=sys.stderr)
            else:
                found.setdefault(title, []).append(float(figures["decisions"]) / float(figures["processor"]))
    return found


def version_of(library: str) -> str | None:
    try:
        return metadata.version(library)
    except metadata.PackageNotFoundError:
        return None


def table(results: dict[str, dict[str, int]]) -> str:
    """Decisions a second and core, in Markdown."""

    def cell(title: str) -> str:
        return f"{results[title]['median']:,}" if title in results else ""

    def row(name: str, titles: list[str]) -> str:
        return f"| {name} | {' | '.join(cell(title) for title in titles)} |"

    head = ["| | one table, source | compiled | 256 tables, source | compiled |", "|---|--:|--:|--:|--:|"]
    rows = [
        row(f"{slug}, {kind}", [f"{slug}, {kind}, {how}, {build}" for how in HOW for build in BUILDS])
        for slug in GAMES
        for kind in KINDS
    ]
    others = dict.fromkeys(title.rpartition(",")[0] for title in PEERS if title in results)
    one, many = HOW
    rows += [row(name, ["", f"{name}, {one}", "", f"{name}, {many}"]) for name in others]
    return "\n".join([*head, *rows])


def main(seconds: float, repetitions: int) -> None:
    found = speeds(seconds, repetitions)
    figures = {
        title: {"median": round(median(runs)), "slowest": round(min(runs)), "fastest": round(max(runs))}
        for title, runs in found.items()
    }
    results = {
        "command": f"python -m bench.research {seconds:g} {repetitions}",
        "python": platform.python_version(),
        "libraries": {library: version_of(library) for library in LIBRARIES},
        "load_average": [round(load, 2) for load in os.getloadavg()],
        "decisions_per_processor_second": figures,
    }
    RESULTS.write_text(json.dumps(results, indent=2) + "\n")
    print(table(figures))


if __name__ == "__main__":
    seconds, repetitions = [*sys.argv[1:], *["2", "3"][len(sys.argv) - 1 :]]
    main(float(seconds), int(repetitions))
