"""PPO with masks, from sb3-contrib, against random play: `python -m bench.baselines.learner dice_king`.

Everything but the number of decisions is the same for all games. What it learned is kept as a file, and so is its
learning curve: how the training games ended, in order. `pip install "pentarchy[research,ppo]"`.
"""

import argparse
import json
import os
from collections.abc import Sequence
from pathlib import Path
from time import process_time

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import DummyVecEnv

from pentarchy.envs.actions import Mask
from pentarchy.envs.gymnasium import env
from pentarchy.envs.observations import Rows
from pentarchy.envs.policies import PolicyBot

SEATS, TABLES, SEED = 2, 8, 1
DECISIONS = {
    "dice_king": 250_000,
    "valeria": 150_000,
    "paladins": 40_000,
    "amulet": 60_000,
    "night_watch": 200_000,
}
"""How long each game is learned."""
RECIPE = {
    "n_steps": 256,
    "batch_size": 256,
    "n_epochs": 5,
    "learning_rate": 5e-4,
    "gamma": 0.999,
    "gae_lambda": 0.95,
    "policy_kwargs": {"net_arch": [192, 64]},
}


class Curve(BaseCallback):
    """What every training game was worth to the learner, and after how many decisions it ended."""

    def __init__(self) -> None:
        super().__init__()
        self.games: list[tuple[int, float]] = []

    def _on_step(self) -> bool:
        ended = zip(self.locals["dones"], self.locals["rewards"])
        self.games += [(self.num_timesteps, float(reward)) for done, reward in ended if done]
        return True


class Learned:
    """The policy as a function from an observation and a mask to the action that it likes best."""

    def __init__(self, path: Path) -> None:
        self.model = MaskablePPO.load(path, device="cpu")

    def __call__(self, observation: Rows, mask: Mask) -> int:
        action, _ = self.model.predict(observation, action_masks=mask.astype(bool), deterministic=True)
        return int(action)


def tables_of(slug: str, tables: int, seed: int) -> DummyVecEnv:
    return DummyVecEnv([lambda table=table: table_of(slug, seed + table) for table in range(tables)])


def table_of(slug: str, seed: int) -> gymnasium.Env[Rows, np.int64]:
    table = env(slug, SEATS, opponents="random")
    table.reset(seed=seed)
    return table


def learn(slug: str, folder: Path, decisions: int, seed: int = SEED) -> None:
    """Trains, and writes down the policy and the learning curve."""
    single_threaded()
    model = MaskablePPO("MlpPolicy", tables_of(slug, TABLES, seed), seed=seed, device="cpu", **RECIPE)
    curve, began = Curve(), process_time()
    model.learn(decisions, callback=curve)
    took = round(process_time() - began)
    folder.mkdir(parents=True, exist_ok=True)
    model.save(folder / f"{slug}.zip")
    told = {"game": slug, "seed": seed, "decisions": model.num_timesteps, "seconds": took, "games": curve.games}
    (folder / f"{slug}.json").write_text(json.dumps(told) + "\n", encoding="utf-8")


def single_threaded() -> None:
    """The networks are small: more threads wait for each other. With many actions sums are not 1 to the last digit."""
    torch.set_num_threads(1)
    torch.distributions.Distribution.set_default_validate_args(False)


def player(slug: str, folder: Path) -> PolicyBot:
    """What was learned, trained first where that was not done yet."""
    if not (folder / f"{slug}.zip").exists():
        learn(slug, folder, DECISIONS[slug])
    single_threaded()
    return PolicyBot(Learned(folder / f"{slug}.zip"), slug, SEATS, name="ppo")


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=DECISIONS)
    parser.add_argument("--decisions", type=int, help="how long to learn")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--folder", type=Path, default=Path("runs/ppo"))
    given = parser.parse_args(arguments)
    learn(given.game, given.folder, given.decisions or DECISIONS[given.game], given.seed)


if __name__ == "__main__":
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    main()
