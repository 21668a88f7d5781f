"""The figures as a table to read."""

import os
import platform
from typing import Any

from rich.table import Table as Grid

from bench.server_load.measuring import CALM, GAME
from pentarchy.kernel import state

AIM = 0.25
HEADS = (
    "at a table",
    "players",
    "processes",
    "of the echo",
    "rounds",
    "by processor time",
    "moves/s",
    "of one process",
    "processor time",
    "p99 flat out",
    f"p99 at {CALM} moves/s",
    "an idle table",
    "server, clients busy",
)
Found = dict[str, Any]


def grid(results: list[Found]) -> Grid:
    build = "source" if state.__file__.endswith(".py") else "compiled"
    machine = f"{os.cpu_count()} cores, {platform.machine()}, Python {platform.python_version()}, {build}"
    table = Grid(*HEADS, title=f"{GAME} on {machine}; the aim is {AIM} of the echo")
    for each in results:
        table.add_row(*cells(each, results))
    return table


def cells(found: Found, results: list[Found]) -> list[str]:
    setting, flat, calm = found["setting"], found["flat_out"], found["calm"]
    return [
        *(str(setting[name]) for name in ("seats", "players", "processes")),
        f"{found['ratio_to_echo']}",
        ", ".join(map(str, found["ratios"])),
        ", ".join(map(str, found["ratios_of_processor_time"])),
        f"{flat['moves_per_s']:,.0f}",
        of_one_process(found, results),
        f"{1e6 * flat['server_load'] / flat['moves_per_s']:.0f} µs a move",
        f"{flat['p99_ms']:.0f} ms",
        f"{calm['p99_ms']:.0f} ms",
        f"{found['kB_per_idle_table']} kB",
        f"{flat['server_load']:.2f}, {flat['client_load']:.2f}",
    ]


def of_one_process(found: Found, results: list[Found]) -> str:
    """Its moves to those of one process with as many players at such tables; '' where that was not measured."""
    alike = {**found["setting"], "processes": 1}
    ones = [each["flat_out"]["moves_per_s"] for each in results if each["setting"] == alike]
    return f"{found['flat_out']['moves_per_s'] / ones[0]:.2f}" if ones else ""
