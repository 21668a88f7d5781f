"""The two builds of the package, those of another checkout beside them, and measurements by each of them."""

import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parent.parent
TREES = {"source": ROOT / "src", "compiled": ROOT / "build" / "compiled"}
MEASURED = ["kernel", "games", "bots", "arena"]
FIGURES = ["decisions_per_second", "moves_per_second", "games_per_second", "copies_per_second", "bytes_per_state"]
RATIOS = {
    "ratio": ("compiled", "source"),
    "source / before": ("source", "before"),
    "compiled / before": ("compiled", "compiled before"),
}
HOW_TO_BUILD = "There is no compiled build in build/compiled: `make compiled` makes one. Measuring the source alone."

Figures = dict[str, float]


def has_compiled() -> bool:
    return any(TREES["compiled"].glob("pentarchy/kernel/*.so")) or any(TREES["compiled"].glob("pentarchy/kernel/*.pyd"))


def add_checkout(folder: Path) -> list[str]:
    """Another checkout, to be measured in turns with this one: the builds that it has."""
    there = {"before": folder / "src", "compiled before": folder / "build" / "compiled"}
    TREES.update(there)
    return [build for build, tree in there.items() if tree.exists()]


def is_stale() -> bool:
    """Whether a source file that is measured is newer than everything compiled."""
    newest = max(file.stat().st_mtime for file in TREES["compiled"].glob("pentarchy/*/*") if file.is_file())
    sources = (file for part in MEASURED for file in (TREES["source"] / "pentarchy" / part).rglob("*.py"))
    return any(file.stat().st_mtime > newest for file in sources)


def measured(build: str, slug: str, seats: int, seconds: float) -> Figures:
    """One measurement in a fresh process that imports this build and no other."""
    command = [sys.executable, "-m", "bench.measure", slug, str(seats), str(seconds)]
    environment = {**os.environ, "PYTHONPATH": str(TREES[build])}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"{slug} could not be measured from {build}:\n{done.stderr}")
    figures: Figures = json.loads(done.stdout)
    if figures["compiled"] != build.startswith("compiled"):
        raise SystemExit(f"PYTHONPATH={TREES[build]} did not import the {build} build.")
    return figures


def compared(slug: str, seats: int, builds: list[str], seconds: float, repetitions: int) -> dict[str, object]:
    """The medians of every build, measured in turns so that a busy moment hits all alike, and their ratios."""
    runs: dict[str, list[Figures]] = {build: [] for build in builds}
    for _ in range(repetitions):
        for build in builds:
            runs[build].append(measured(build, slug, seats, seconds))
    medians = {build: summed_up(figures) for build, figures in runs.items()}
    ratios = {
        title: {name: round(medians[one][name] / medians[other][name], 2) for name in FIGURES}
        for title, (one, other) in RATIOS.items()
        if one in medians and other in medians
    }
    return {"seats": seats, **medians, **ratios}


def summed_up(runs: list[Figures]) -> Figures:
    """Medians, and how far the speeds of the runs were apart."""
    speeds = [run["decisions_per_second"] for run in runs]
    medians = {name: round(median(run[name] for run in runs), 1) for name in FIGURES}
    return {**medians, "slowest_run": round(min(speeds), 1), "fastest_run": round(max(speeds), 1)}
