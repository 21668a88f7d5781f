"""A process of its own with one small Ray cluster: what the commands give on it and without it, as JSON."""

import json
import sys

from typer.testing import CliRunner

from pentarchy.arena.executors import Here
from pentarchy.arena.ray_cluster import LOCAL, RayCluster, connected
from pentarchy.cli import app
from tests.arena.quick import SHORT_OPTIONS
from tests.arena.test_executors import fails_from_three_on

COMMANDS = {
    "simulate": ["simulate", "dice_king", "--seats", "3", "--games", "12", "--seed", "4"],
    "tournament": [
        "tournament",
        "night_watch",
        "--seats",
        "2",
        *SHORT_OPTIONS,
        "--bots",
        "random,squire",
        "--games",
        "8",
    ],
}
ON_RAY = ["--ray", LOCAL, "--workers", "2"]


def said(arguments):
    return json.loads(CliRunner().invoke(app, [*arguments, "--json"]).stdout)


def failure(executor):
    try:
        return list(executor.run(fails_from_three_on, range(4)))
    except Exception as error:
        return [type(error).__name__, str(error)]


def main():
    with connected(LOCAL, 2):
        results = {name: [said(command), said([*command, *ON_RAY])] for name, command in COMMANDS.items()}
        results["failure"] = [failure(Here()), failure(RayCluster(LOCAL, 2))]
    json.dump(results, sys.stdout)


if __name__ == "__main__":
    main()
