"""Measures every game by random play on one core and writes bench/results.json: `python -m bench --help`."""

import argparse
import json
import os
import platform
import sys
from pathlib import Path

from rich.console import Console
from rich.table import Table

from bench.builds import FIGURES, HOW_TO_BUILD, RATIOS, add_checkout, compared, has_compiled, is_stale

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "bench" / "results.json"
console = Console()


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench", description="How fast the games play.")
    parser.add_argument("--seconds", type=float, default=1.0, help="processor time of each run (default: 1)")
    parser.add_argument("--repetitions", type=int, default=5, help="runs of each build (default: 5)")
    parser.add_argument("--games", default="", help="slugs separated by commas (default: all)")
    parser.add_argument("--seats", type=int, help="how many play (default: as many as usually do)")
    parser.add_argument("--before", type=Path, help="another checkout, to be measured in turns with this one")
    parser.add_argument("--source-only", action="store_true", help="leave the compiled build out")
    parser.add_argument("--output", type=Path, default=RESULTS, help="where the figures go")
    return parser.parse_args()


def usual_seats() -> dict[str, int]:
    """The games, and how many usually play each."""
    sys.path.insert(0, str(ROOT / "src"))
    import pentarchy
    from pentarchy.arena import usual_seats

    return {slug: usual_seats(pentarchy.load(slug)) for slug in pentarchy.games()}


def builds(source_only: bool) -> list[str]:
    if source_only:
        return ["source"]
    if not has_compiled():
        console.print(f"[yellow]{HOW_TO_BUILD}[/]")
        return ["source"]
    if is_stale():
        console.print("[yellow]The compiled build is older than the source; `make compiled` renews it.[/]")
    return ["source", "compiled"]


def machine() -> dict[str, object]:
    return {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "system": platform.system(),
        "cpus": os.cpu_count(),
        "load_average": [round(load, 2) for load in os.getloadavg()] if hasattr(os, "getloadavg") else None,
    }


def tabled(results: dict[str, dict[str, object]]) -> Table:
    headings = [name.replace("_per_second", "/s").replace("_per_", "/") for name in FIGURES]
    table = Table("game", "seats", "build", *headings)
    for slug, result in results.items():
        for build, figures in result.items():
            if isinstance(figures, dict):
                shown = (f"{figures[name]:,.2f}" if build in RATIOS else f"{figures[name]:,.0f}" for name in FIGURES)
                table.add_row(slug, str(result["seats"]), build, *shown)
        table.add_section()
    return table


def main() -> None:
    asked = arguments()
    usual = usual_seats()
    measuring, around = builds(asked.source_only), machine()
    if asked.before:
        measuring += add_checkout(asked.before)
    results = {}
    for slug in asked.games.split(",") if asked.games else usual:
        with console.status(f"measuring {slug}"):
            results[slug] = compared(slug, asked.seats or usual[slug], measuring, asked.seconds, asked.repetitions)
    console.print(tabled(results))
    settings = {"seconds": asked.seconds, "repetitions": asked.repetitions, "clock": "processor time"}
    asked.output.write_text(json.dumps({**around, **settings, "games": results}, indent=2) + "\n", encoding="utf-8")
    console.print(f"written to {asked.output}")


if __name__ == "__main__":
    main()
