"""One contender in one process: `python -m bench.research.contenders "dice_king, full, 256 tables" 5` prints what
it did in 5 seconds of processor time. A decision counts once observation and legal actions are there as arrays."""

import json
import sys
from collections.abc import Callable, Iterator
from functools import partial
from time import perf_counter, process_time
from typing import Any

from bench.research.peers import PEERS, SEED, TABLES, agents

SEATS = 2
GAMES = ("dice_king", "valeria", "paladins", "amulet", "night_watch")
KINDS = ("features", "full")


def one_table(slug: str, observation: str) -> Iterator[int]:
    """Through PettingZoo's interface, one decision at a time."""
    from pentarchy.envs.pettingzoo import raw_env

    return agents(raw_env(slug, SEATS, observation=observation))


def many_tables(slug: str, observation: str) -> Iterator[int]:
    """Many tables in one vector environment."""
    import numpy as np

    from pentarchy.envs.vector import VectorTables

    envs, chance = VectorTables(slug, SEATS, TABLES, observation=observation), np.random.default_rng(SEED)
    _, infos = envs.reset(seed=SEED)
    while True:
        infos = envs.step(drawn(infos["action_mask"], chance.random(TABLES)))[-1]
        yield TABLES


def drawn(masks: Any, points: Any) -> Any:
    """A legal action of each row, all of them equally likely."""
    import numpy as np

    flat = np.flatnonzero(masks.view(np.bool_))
    counts = np.bincount(flat // masks.shape[1], minlength=len(masks))
    return flat[np.cumsum(counts) - counts + (points * counts).astype(np.int64)] % masks.shape[1]


OURS: dict[str, Callable[[], Iterator[int]]] = {
    f"{slug}, {kind}, {label}": partial(how, slug, kind)
    for slug in GAMES
    for kind in KINDS
    for label, how in (("one table", one_table), (f"{TABLES} tables", many_tables))
}


def measured(name: str, seconds: float) -> dict[str, float | str]:
    """Decisions by seconds on the clock and by seconds of processor time, after a warm-up of twice as long: some games
    work out tables when they are first asked for them."""
    try:
        rounds = (OURS | PEERS)[name]()
        next(rounds)
    except ImportError as error:
        return {"missing": error.name or str(error)}
    played(rounds, 2 * seconds)
    clock, processor = perf_counter(), process_time()
    decisions = played(rounds, seconds)
    return {"decisions": decisions, "clock": perf_counter() - clock, "processor": process_time() - processor}


def played(rounds: Iterator[int], seconds: float) -> int:
    began, decisions = process_time(), 0
    while process_time() - began < seconds:
        decisions += next(rounds)
    return decisions


if __name__ == "__main__":
    print(json.dumps(measured(sys.argv[1], float(sys.argv[2]))))
