"""Games of other libraries, with random legal actions: PettingZoo, RLCard, OpenSpiel, Pgx."""

import random
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pettingzoo import AECEnv

SEED = 1
TABLES = 256


def agents(env: "AECEnv[str, Any, int | None]") -> Iterator[int]:
    """An environment of PettingZoo, without wrappers."""
    chance = random.Random(SEED)
    while True:
        env.reset(seed=SEED)
        decisions = 0
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            done = terminated or truncated
            decisions += not done
            legal = observation["action_mask"].nonzero()[0]
            env.step(None if done else int(legal[int(chance.random() * len(legal))]))
        yield decisions


def pettingzoo_game(name: str) -> Iterator[int]:
    return agents(import_module(f"pettingzoo.classic.{name}").raw_env())


def rlcard_game(name: str) -> Iterator[int]:
    """RLCard encodes every state that it hands out."""
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


def openspiel_game(name: str) -> Iterator[int]:
    """The observation tensor and the mask of whoever has to choose; chance is drawn in passing."""
    import numpy as np
    import pyspiel

    game, chance = pyspiel.load_game(name), random.Random(SEED)
    while True:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes())
                state.apply_action(chance.choices(actions, weights)[0])
                continue
            np.asarray(state.observation_tensor()), np.asarray(state.legal_actions_mask())
            state.apply_action(chance.choice(state.legal_actions()))
            decisions += 1
        yield decisions


def pgx_game(name: str, tables: int) -> Iterator[int]:
    """Many games in one compiled step on the processor; those that end begin anew."""
    import jax
    import pgx
    from pgx.experimental.wrappers import auto_reset

    env = pgx.make(name)

    def step(state: Any, key: Any) -> Any:
        drawing, playing = jax.random.split(key)
        weights = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
        actions = jax.random.categorical(drawing, weights, axis=-1)
        return jax.vmap(auto_reset(env.step, env.init))(state, actions, jax.random.split(playing, tables))

    key = jax.random.PRNGKey(SEED)
    state, stepped = jax.jit(jax.vmap(env.init))(jax.random.split(key, tables)), jax.jit(step)
    while True:
        key, now = jax.random.split(key)
        state = jax.block_until_ready(stepped(state, now))
        yield tables


PETTINGZOO = ("connect_four_v3", "leduc_holdem_v4")
RLCARD = ("leduc-holdem", "limit-holdem", "uno")
OPENSPIEL = ("leduc_poker", "backgammon", "gin_rummy")
PGX = ("connect_four", "backgammon")
PEERS: dict[str, Callable[[], Iterator[int]]] = {
    **{f"PettingZoo {name}, one table": partial(pettingzoo_game, name) for name in PETTINGZOO},
    **{f"RLCard {name}, one table": partial(rlcard_game, name) for name in RLCARD},
    **{f"OpenSpiel {name}, one table": partial(openspiel_game, name) for name in OPENSPIEL},
    **{f"Pgx {name}, one table": partial(pgx_game, name, 1) for name in PGX},
    **{f"Pgx {name}, {TABLES} tables": partial(pgx_game, name, TABLES) for name in PGX},
}
