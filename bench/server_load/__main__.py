"""`python -m bench.server_load`: how much the server carries, beside a bare echo. Says how long it takes, and prints a
table."""

import argparse
import json
import os
import resource
import sys
from dataclasses import asdict
from pathlib import Path

import httpx
import uvloop
from rich.console import Console
from rich.progress import Progress

from bench.server_load.measuring import PATIENCE, Setting, measured
from bench.server_load.report import Found, grid

WHO_WHERE = ((2, 200, 1), (2, 200, 2), (2, 200, 4), (4, 200, 1), (2, 1000, 1), (4, 1000, 1))
"""Seats at a table, players and processes of what is measured."""


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="bench.server_load", description=__doc__)
    parser.add_argument("--seats", type=int, nargs="+", help="only tables of so many")
    parser.add_argument("--players", type=int, nargs="+", help="only so many connected players")
    parser.add_argument("--processes", type=int, nargs="+", help="only so many server processes")
    parser.add_argument("--seconds", type=float, default=2.0, help="of echo and of play in a round (%(default)s)")
    parser.add_argument("--rounds", type=int, default=3, help="echo and play in turn (%(default)s)")
    parser.add_argument("--out", type=Path, help="also write all figures into this file, as JSON")
    return parser.parse_args()


def chosen(options: argparse.Namespace) -> list[Setting]:
    wanted = (options.seats, options.players, options.processes)
    fitting = [each for each in WHO_WHERE if all(not only or it in only for it, only in zip(each, wanted, strict=True))]
    return [Setting(*each, options.seconds, options.rounds) for each in fitting]


def allow_many_connections() -> None:
    """A thousand players need more descriptors than the usual 1,024."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def measure_all(settings: list[Setting], console: Console) -> tuple[list[Found], list[str]]:
    """The figures, and what could not be measured."""
    found, failed = list[Found](), list[str]()
    with Progress(console=console) as progress:
        bar = progress.add_task("", total=sum(2 + each.rounds for each in settings))
        for setting in settings:
            progress.update(bar, description=str(setting))
            try:
                figures = uvloop.run(measured(setting, lambda: progress.advance(bar)))
            except TimeoutError:
                failed.append(f"{setting}: not done after {PATIENCE} times as long as it should take")
                continue
            except (RuntimeError, OSError, httpx.HTTPError) as error:
                failed.append(f"{setting}: {type(error).__name__} {error}")
                continue
            found.append({"setting": asdict(setting), **figures})
            progress.console.print(f"{setting}: {figures['ratio_to_echo']} of the echo")
    return found, failed


def main() -> None:
    options, console = arguments(), Console(stderr=True)
    allow_many_connections()
    settings = chosen(options)
    minutes = sum(each.estimate for each in settings) / 60
    console.print(f"{len(settings)} settings, about {minutes:.0f} minutes; load now {os.getloadavg()[0]:.1f}")
    found, failed = measure_all(settings, console)
    Console(width=190).print(grid(found))
    if options.out:
        options.out.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")
    if failed:
        sys.exit("\n".join(failed))


if __name__ == "__main__":
    main()
