"""Running many games: in processes or on a cluster, with a bar that shows how far they are, into files."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import chain, count
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    SpinnerColumn,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from pentarchy.arena.executors import Executor, local
from pentarchy.arena.ray_cluster import RayCluster
from pentarchy.cli.console import ERRORS
from pentarchy.cli.files import if_writable

INTERRUPTED = 130
"""What a program says that Ctrl-C has ended."""
Workers = Annotated[
    int, typer.Option("--workers", "-w", min=1, help="How many processes; the result does not depend on it.")
]
Ray = Annotated[
    str | None, typer.Option("--ray", metavar="ADDRESS", help="A Ray cluster to play on; 'local' starts one here.")
]


Resume = Annotated[
    Path | None,
    typer.Option("--resume", metavar="FILE", callback=if_writable, help="Continue this file, or start it."),
]
Html = Annotated[
    Path | None, typer.Option("--html", metavar="FILE", callback=if_writable, help="Where a page with plots goes.")
]


def free_file(stem: str) -> Path:
    """Where a run that is broken off goes: a name that no file has yet."""
    names = chain([stem], (f"{stem}-{number}" for number in count(2)))
    return next(path for path in (Path(f"{name}.jsonl") for name in names) if not path.exists())


def executor(workers: int, ray: str | None) -> Executor:
    return local(workers) if ray is None else RayCluster(ray, workers)


@contextmanager
def bar(title: str, games: int, done: int = 0) -> Iterator[Callable[[int], None]]:
    """A progress bar where somebody looks; the block tells it how many more games, or parts of a count, are done."""
    numbers = (MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    columns = (SpinnerColumn(), TextColumn("{task.description}"), BarColumn(), *numbers)
    with Progress(*columns, console=ERRORS, transient=True, disable=not ERRORS.is_terminal) as progress:
        task = progress.add_task(title, total=games, completed=done)
        yield lambda more: progress.advance(task, more)
