"""Where output goes: results to stdout, progress and errors to stderr."""

import json
from collections.abc import Mapping

import typer
from rich.console import Console

RESULTS = Console()
ERRORS = Console(stderr=True)


def print_json(result: Mapping[str, object] | list[dict[str, object]]) -> None:
    """One JSON value on one line: easy to append to a file of many."""
    typer.echo(json.dumps(result, ensure_ascii=False))
