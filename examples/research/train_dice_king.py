"""Trains a policy for King of the Dice against random play, then plays it against new random opponents.

    pip install "pentarchy[research,ppo]"
    python examples/research/train_dice_king.py --minutes 8

It prints the share of games won by the untrained and by the trained policy, each with its 95 % interval.
"""

import argparse
from collections.abc import Sequence
from time import perf_counter

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import DummyVecEnv

import pentarchy.envs.gymnasium  # noqa: F401  # registers the games
from pentarchy.arena.summary import wilson

GAME = "pentarchy/dice_king-v1"
SEATS = 2


class Deadline(BaseCallback):
    """Ends the training when its time is up."""

    def __init__(self, minutes: float) -> None:
        super().__init__()
        self.until = perf_counter() + 60 * minutes

    def _on_step(self) -> bool:
        return perf_counter() < self.until


def new_env(seed: int) -> gymnasium.Env:
    env = gymnasium.make(GAME, seats=SEATS, opponents="random", observation="full", disable_env_checker=True).unwrapped
    env.reset(seed=seed)
    return env


def new_model(tables: int, seed: int) -> MaskablePPO:
    envs = DummyVecEnv([lambda table=table: new_env(seed + table) for table in range(tables)])
    net = {"net_arch": [128, 128]}
    return MaskablePPO(
        "MlpPolicy", envs, n_steps=256, batch_size=256, n_epochs=5, gamma=0.995, policy_kwargs=net, seed=seed
    )


def wins(model: MaskablePPO, games: int, seed: int) -> int:
    """How many of so many games the policy wins; a shared victory counts."""
    env, won = new_env(seed), 0
    for game in range(games):
        observation, info = env.reset(seed=seed + game)
        over = False
        while not over:
            action, _ = model.predict(observation, action_masks=info["action_mask"])
            observation, _, terminated, truncated, info = env.step(np.int64(action))
            over = terminated or truncated
        won += info["won"]
    return won


def report(name: str, won: int, games: int) -> None:
    low, high = wilson(won, games)
    print(f"{name}: {won} of {games} games won, {won / games:.1%} (95 %: {low:.1%} to {high:.1%})", flush=True)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--minutes", type=float, default=8.0)
    parser.add_argument("--steps", type=int, default=10_000_000, help="decisions at most")
    parser.add_argument("--games", type=int, default=400, help="games played before and after")
    parser.add_argument("--tables", type=int, default=8, help="games side by side")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    torch.set_num_threads(1)  # the networks are small: more threads wait for each other
    model = new_model(chosen.tables, chosen.seed)
    report("untrained", wins(model, chosen.games, seed=1_000_000), chosen.games)
    model.learn(chosen.steps, callback=Deadline(chosen.minutes))
    print(f"trained on {model.num_timesteps} decisions", flush=True)
    report("trained", wins(model, chosen.games, seed=1_000_000), chosen.games)


if __name__ == "__main__":
    main()
