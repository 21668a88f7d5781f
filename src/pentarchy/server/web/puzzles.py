"""Puzzles, the same for everybody."""

from pentarchy.server.web.caller import Caller
from pentarchy.server.workers import record_jobs
from pentarchy.tables.puzzles import PuzzleSet, PuzzleSight, puzzle_sets


async def list_puzzles(_: Caller, __: None) -> list[PuzzleSet]:
    """Which puzzles there are, and how hard they are."""
    return puzzle_sets()


async def show_puzzle(caller: Caller, _: None) -> PuzzleSight:
    """A puzzle as the seat that chooses sees it, with its answer."""
    job = record_jobs.Puzzle(caller.path["game"], int(caller.path["number"]))
    return await caller.node.record_pool.run(caller.client_network, job, PuzzleSight)
