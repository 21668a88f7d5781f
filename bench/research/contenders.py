"""One contender in one process: `python -m bench.research.contenders dice_king 5` prints what it did in five seconds.

A decision counts once it is encoded: the observation and the legal actions are there as arrays.
"""

import json
import random
import sys
from collections.abc import Callable, Iterator
from time import perf_counter, process_time
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pettingzoo import AECEnv

SEED = 1
SEATS = 2
GAMES_AT_ONCE = 100


def dice_king() -> Iterator[int]:
    """Self-play recorded as in a data set: observations, legal actions, rewards, all of it in arrays."""
    return recorded("dice_king", {})


def recorded(slug: str, options: dict[str, object]) -> Iterator[int]:
    from pentarchy.envs.actions import catalogue_for
    from pentarchy.envs.datasets.recording import Recorder
    from pentarchy.envs.encoding import encoding_for

    recorder, first = Recorder(encoding_for(slug, SEATS), catalogue_for(slug, SEATS)), 0
    while True:
        columns = recorder.record(range(first, first + GAMES_AT_ONCE), ["random"] * SEATS, SEED)
        first += GAMES_AT_ONCE
        yield len(columns["action"])


def dice_king_from_views() -> Iterator[int]:
    """The same through PettingZoo's interface, one view at a time."""
    from pentarchy.envs.pettingzoo import raw_env

    return agents(raw_env("dice_king", SEATS))


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
    "dice_king": dice_king,
    "dice_king from views": dice_king_from_views,
    "connect_four": connect_four,
    "leduc-holdem": lambda: rlcard_game("leduc-holdem"),
    "limit-holdem": lambda: rlcard_game("limit-holdem"),
    "uno": lambda: rlcard_game("uno"),
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
