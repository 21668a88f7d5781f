"""One contender in one process: `python -m bench.research.contenders connect_four 5` prints what it did in 5 seconds.

A decision counts once it is encoded: the observation and the legal actions are there as arrays.
"""

import json
import random
import sys
from collections.abc import Callable, Iterator
from functools import partial
from time import perf_counter, process_time
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pettingzoo import AECEnv

SEED = 1
SEATS = 2
TABLES = 256
OURS = ("dice_king", "valeria", "paladins", "amulet", "night_watch")


def one_by_one(slug: str, observation: str) -> Iterator[int]:
    """Through PettingZoo's interface, one decision at a time."""
    from pentarchy.envs.pettingzoo import raw_env

    return agents(raw_env(slug, SEATS, observation=observation))


def many_at_once(slug: str, observation: str) -> Iterator[int]:
    """Many tables in one vector environment: observations, masks and legal random actions, all of it in arrays."""
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


def connect_four() -> Iterator[int]:
    from pettingzoo.classic import connect_four_v3

    return agents(connect_four_v3.raw_env())


def agents(env: "AECEnv[str, Any, int | None]") -> Iterator[int]:
    """Random legal actions in an environment of PettingZoo, without wrappers."""
    chance = random.Random(SEED)
    while True:
        env.reset(seed=SEED)
        decisions = 0
        for agent in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            done = terminated or truncated
            decisions += not done
            legal = observation["action_mask"].nonzero()[0]
            env.step(None if done else int(legal[int(chance.random() * len(legal))]))
            del agent
        yield decisions


def rlcard_game(name: str) -> Iterator[int]:
    """Random legal actions in a game of RLCard, which encodes every state that it hands out."""
    import rlcard

    env, chance = rlcard.make(name, {"seed": SEED}), random.Random(SEED)
    while True:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(chance.random() * len(legal))])
            decisions += 1
        yield decisions


CONTENDERS: dict[str, Callable[[], Iterator[int]]] = {
    f"{slug}, {kind}, {how.__name__}": partial(how, slug, kind)
    for slug in OURS
    for kind in ("features", "full")
    for how in (one_by_one, many_at_once)
} | {
    "connect_four": connect_four,
    **{f"rlcard {name}": partial(rlcard_game, name) for name in ("leduc-holdem", "limit-holdem", "uno")},
}


def measured(name: str, seconds: float) -> dict[str, float]:
    """Decisions by seconds on the clock and by seconds of processor time, after a warm-up."""
    rounds, decisions = CONTENDERS[name](), 0
    next(rounds)
    clock, processor = perf_counter(), process_time()
    while process_time() - processor < seconds:
        decisions += next(rounds)
    return {"decisions": decisions, "clock": perf_counter() - clock, "processor": process_time() - processor}


if __name__ == "__main__":
    print(json.dumps(measured(sys.argv[1], float(sys.argv[2]))))
