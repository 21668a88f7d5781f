"""Every contender in a process of its own, several times in turn: our games from source and compiled, and those of
other libraries that are installed. `make compiled` first; then

    python -m bench.research [SECONDS] [REPETITIONS]

takes about ten minutes of processor time, writes results.json and puts the table into docs/research/vector.md. The last
column is of two processes at once, by the clock: the others are by processor time."""

import json
import os
import platform
import subprocess
import sys
from importlib import metadata
from pathlib import Path
from statistics import median
from typing import Any

from bench.marks import between_marks
from bench.research.contenders import GAMES, KINDS, OURS
from bench.research.peers import PEERS, TABLES

ROOT = Path(__file__).resolve().parents[2]
RESULTS = Path(__file__).with_name("results.json")
BUILDS = {"source": ROOT / "src", "compiled": ROOT / "build" / "compiled"}
LIBRARIES = ("numpy", "gymnasium", "pettingzoo", "rlcard", "open-spiel", "pgx", "jax")
PAIR = "two processes"
PAGE = ROOT / "docs" / "research" / "vector.md"
Figures = dict[str, float | str]
HOW = ("one table", f"{TABLES} tables")


def begun(name: str, tree: Path, seconds: float) -> "subprocess.Popen[str]":
    command = [sys.executable, "-m", "bench.research.contenders", name, str(seconds)]
    environment = {**os.environ, "PYTHONPATH": str(tree), "OPENBLAS_NUM_THREADS": "1"}
    return subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True)


def told(process: "subprocess.Popen[str]") -> Figures:
    out, _ = process.communicate()
    if process.returncode:
        raise SystemExit(f"{process.args!r} failed")
    figures: Figures = json.loads(out)
    return figures


def alone(name: str, tree: Path, seconds: float) -> Figures:
    """Decisions a second of processor time; what is missing where a library is not installed."""
    figures = told(begun(name, tree, seconds))
    return figures if "missing" in figures else {"speed": float(figures["decisions"]) / float(figures["processor"])}


def in_pairs(name: str, tree: Path, seconds: float) -> Figures:
    """Decisions a second on the clock of two processes at once."""
    both = [begun(name, tree, seconds) for _ in range(2)]
    return {"speed": sum(float(each["decisions"]) / float(each["clock"]) for each in map(told, both))}


def speeds(seconds: float, repetitions: int) -> dict[str, list[float]]:
    """Run by run; what is not installed is said and left out."""
    builds = {build: tree for build, tree in BUILDS.items() if tree.exists()}
    runs = [(f"{name}, {build}", alone, name, tree) for name in OURS for build, tree in builds.items()]
    if "compiled" in builds:
        runs += [(f"{name}, {PAIR}", in_pairs, name, builds["compiled"]) for name in OURS if name.endswith(HOW[1])]
    runs += [(name, alone, name, BUILDS["source"]) for name in PEERS]
    found: dict[str, list[float]] = {}
    for _ in range(repetitions):
        for title, how, name, tree in runs:
            figures = how(name, tree, seconds)
            if "missing" in figures:
                print(f"{title}: left out, {figures['missing']} is not installed", file=sys.stderr)
            else:
                found.setdefault(title, []).append(float(figures["speed"]))
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

    head = ["| | one table, source | compiled | 256 tables, source | compiled | two processes |", "|---|" + "--:|" * 5]
    ways = [f"{how}, {build}" for how in HOW for build in BUILDS] + [f"{HOW[1]}, {PAIR}"]
    rows = [row(f"{slug}, {kind}", [f"{slug}, {kind}, {way}" for way in ways]) for slug in GAMES for kind in KINDS]
    others = dict.fromkeys(title.rpartition(",")[0] for title in PEERS if title in results)
    one, many = HOW
    rows += [row(name, ["", f"{name}, {one}", "", f"{name}, {many}", ""]) for name in others]
    return "\n".join([*head, *rows])


def around(results: dict[str, Any]) -> str:
    versions = ", ".join(f"{name} {version}" for name, version in results["libraries"].items() if version)
    load = results["load_average"][0]
    return f"`{results['command']}`, Python {results['python']}, {versions}; load {load} at the end."


def main(seconds: float, repetitions: int) -> None:
    found = speeds(seconds, repetitions)
    figures = {
        title: {"median": round(median(runs)), "slowest": round(min(runs)), "fastest": round(max(runs))}
        for title, runs in found.items()
    }
    results: dict[str, Any] = {
        "command": f"python -m bench.research {seconds:g} {repetitions}",
        "python": platform.python_version(),
        "libraries": {library: version_of(library) for library in LIBRARIES},
        "load_average": [round(load, 2) for load in os.getloadavg()],
        "decisions_per_second": figures,
    }
    RESULTS.write_text(json.dumps(results, indent=2) + "\n")
    between_marks(PAGE, "speeds", f"{table(figures)}\n\n{around(results)}")
    print(table(figures))


if __name__ == "__main__":
    seconds, repetitions = [*sys.argv[1:], *["0.7", "3"][len(sys.argv) - 1 :]]
    main(float(seconds), int(repetitions))
