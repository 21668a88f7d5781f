"""Every contender in as many processes at once as there are cores, several times in turn; figures in results.json.

`python -m bench.research [SECONDS] [REPETITIONS]`; PYTHONPATH names the build, which is printed.
"""

import json
import os
import platform
import subprocess
import sys
from pathlib import Path
from statistics import median

from bench.research.contenders import CONTENDERS
from pentarchy.kernel import state

PROCESSES = 2
RESULTS = Path(__file__).with_name("results.json")
ROOT = Path(__file__).resolve().parents[2]


def together(name: str, seconds: float) -> dict[str, float]:
    """One contender in all processes at the same time: decisions a second of all of them together."""
    command = [sys.executable, "-m", "bench.research.contenders", name, str(seconds)]
    running = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT) for _ in range(PROCESSES)]
    figures = [json.loads(process.communicate()[0]) for process in running]
    return {
        "by_clock": sum(figure["decisions"] / figure["clock"] for figure in figures),
        "by_processor": sum(figure["decisions"] / figure["processor"] for figure in figures),
    }


def summed_up(runs: list[dict[str, float]]) -> dict[str, float]:
    """Medians, and the slowest and the fastest run by processor time."""
    speeds = [run["by_processor"] for run in runs]
    medians = {name: round(median(run[name] for run in runs)) for name in runs[0]}
    return {**medians, "slowest": round(min(speeds)), "fastest": round(max(speeds))}


def main(seconds: float, repetitions: int) -> None:
    compiled = not (state.__file__ or "").endswith(".py")
    runs: dict[str, list[dict[str, float]]] = {name: [] for name in CONTENDERS}
    for _ in range(repetitions):
        for name, done in runs.items():
            done.append(together(name, seconds))
    results = {
        "command": f"python -m bench.research {seconds:g} {repetitions}",
        "python": platform.python_version(),
        "compiled": compiled,
        "processes": PROCESSES,
        "load_average": [round(load, 2) for load in os.getloadavg()],
        "decisions_per_second": {name: summed_up(done) for name, done in runs.items()},
    }
    RESULTS.write_text(json.dumps(results, indent=2) + "\n")
    print(json.dumps(results, indent=2))


if __name__ == "__main__":
    seconds, repetitions = [*sys.argv[1:], "2", "3"][:2] if len(sys.argv) != 2 else [sys.argv[1], "3"]
    main(float(seconds), int(repetitions))
