"""`pentarchy perft`: node counts from a position."""

from collections.abc import Callable
from pathlib import Path
from time import perf_counter
from typing import Annotated

import typer
from rich.table import Table

from pentarchy.arena.perft_files import Perft
from pentarchy.cli.arguments import GameName, Json, Options, Seats, chosen
from pentarchy.cli.console import RESULTS, print_json
from pentarchy.cli.files import if_writable, write_whole
from pentarchy.cli.running import bar
from pentarchy.kernel.perft import after
from pentarchy.kernel.perft import perft as count_nodes
from pentarchy.kernel.record_text import split_moves
from pentarchy.kernel.settings import Setting, settle
from pentarchy.kernel.state import State


def perft(
    game: GameName,
    seats: Seats = None,
    depth: Annotated[int, typer.Option("--depth", "-d", min=0, help="How many moves deep to count.")] = 2,
    option: Options = None,
    opening: Annotated[str, typer.Option("--opening", help='Moves to begin with, "move; move".')] = "",
    by_move: Annotated[bool, typer.Option("--divide", help="Split the deepest count by the first move.")] = False,
    save: Annotated[
        Path | None, typer.Option("--save", callback=if_writable, help="Write the counts into a .perft file.")
    ] = None,
    as_json: Json = False,
) -> None:
    """Count the ways to play on from a position, chance counted like a player.

    Two builds of the rules that agree on these counts very likely agree on everything.

    [bold]Examples[/]

    pentarchy perft dice_king --seats 2 --depth 2

    pentarchy perft dice_king --seats 2 --opening "uncover C1-01; uncover C2-01" --divide
    """
    played, count, options = chosen(game, seats, option)
    counted = Perft(played.slug, count, options, split_moves(opening))
    position = counted.position()
    began = perf_counter()
    splits = with_progress(position, depth)
    seconds = perf_counter() - began
    counted.counts = {each: sum(split.values()) or 1 for each, split in splits.items()}
    if save is not None:
        write_whole(save, counted.text())
    split = splits[depth] if by_move else None
    if as_json:
        print_json(reported(counted, settle(played.options, options, count).values, seconds, split))
    else:
        print_tables(counted, seconds, split)


def with_progress(position: State, depth: int) -> dict[int, dict[str, int]]:
    """For each depth the counts by first move; none at depth 0, nor after the end."""
    first = [] if position.over else position.options()
    with bar("counting", depth * len(first)) as progress:
        return {each: counts(position, each, first, progress) for each in range(1, depth + 1)} or {0: {}}


def counts(position: State, depth: int, first: list[int], progress: Callable[[int], None]) -> dict[str, int]:
    found = {}
    for move in first:
        found[position.game.text(move)] = count_nodes(after(position, move), depth - 1)
        progress(1)
    return found


def reported(
    counted: Perft, options: dict[str, Setting], seconds: float, split: dict[str, int] | None
) -> dict[str, object]:
    depth = max(counted.counts)
    return {
        "game": counted.game,
        "seats": counted.seats,
        "options": options,
        "opening": counted.opening,
        "depth": depth,
        "nodes": counted.counts[depth],
        "counts": {str(each): nodes for each, nodes in counted.counts.items()},
        "seconds": round(seconds, 4),
        **({} if split is None else {"divide": split}),
    }


def print_tables(counted: Perft, seconds: float, split: dict[str, int] | None) -> None:
    RESULTS.print(node_table("depth", {str(depth): nodes for depth, nodes in counted.counts.items()}))
    if split is not None:
        RESULTS.print(node_table("first move", split))
    nodes = sum(counted.counts.values())
    RESULTS.print(f"{nodes:,} nodes in {seconds:.2f} s, {nodes / max(seconds, 1e-9):,.0f} a second")


def node_table(what: str, counts: dict[str, int]) -> Table:
    table = Table(what, "nodes")
    table.columns[1].justify = "right"
    for name, nodes in counts.items():
        table.add_row(name, f"{nodes:,}")
    return table
