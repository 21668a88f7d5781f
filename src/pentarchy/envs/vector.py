"""Many tables as one `gymnasium.vector` environment: one policy plays every seat, in this process or in several.

    envs = VectorTables("dice_king", seats=3, num_envs=256)
    observations, infos = envs.reset(seed=1)
    observations, rewards, terminations, truncations, infos = envs.step(actions)

A row is what the seat that has to choose sees; `infos["seat"]` says which one that is, `infos["action_mask"]` what it
may do. A table that ends begins anew in the same step; then `infos["final_obs"]` shows how it ended to the seat that
moved last, and `infos["returns"]` what it was worth to each seat.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from pentarchy.envs.batch import Actions, Batch
from pentarchy.envs.match import MOST_DECISIONS
from pentarchy.envs.observations import Observer, Rows
from pentarchy.kernel.settings import Setting

Info = dict[str, Any]
Stepped = tuple[Rows, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], Info]


def space_of(observer: Observer) -> Box:
    low, high = observer.bounds
    return Box(low, high, dtype=low.dtype.type)


class VectorTables(VectorEnv[Rows, Any, Any]):
    """`num_envs` tables in this process. The reward of a step is that of the seat that moved."""

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012  # as Gymnasium has it

    def __init__(
        self,
        slug: str,
        seats: int,
        num_envs: int,
        options: Mapping[str, Setting] | None = None,
        rewards: str = "rank",
        observation: str | None = None,
        max_cycles: int = MOST_DECISIONS,
    ) -> None:
        self.num_envs = num_envs
        self.batch = Batch(slug, seats, num_envs, 0, options, rewards, observation, max_cycles)
        self.single_observation_space = space_of(self.batch.observer)
        self.single_action_space = Discrete(self.batch.catalogue.size)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Rows, Info]:
        super().reset(seed=seed)
        self.batch.begin_all(int(self.np_random.integers(1 << 62)))
        return self.batch.observations(), self.seen()

    def seen(self) -> Info:
        return {"action_mask": self.batch.masks(), "seat": self.batch.seats}

    def step(self, actions: Actions) -> Stepped:
        """One legal action at each table. Raises IllegalMove."""
        moved = self.batch.seats
        ended = self.batch.step(actions)
        rewards = np.zeros(self.num_envs)
        terminated, truncated = np.zeros(self.num_envs, np.bool_), np.zeros(self.num_envs, np.bool_)
        final: Info = {}
        if ended:
            final = self.finals(moved)
        for end in ended:
            seat = moved[end.place]
            rewards[end.place], truncated[end.place] = end.rewards[seat], end.cut_off
            terminated[end.place] = not end.cut_off
            final["final_obs"][end.place] = self.batch.observer.read(end.state, int(seat))
            final["returns"][end.place] = end.rewards
            final["_final_obs"][end.place] = final["_returns"][end.place] = True
        return self.batch.observations(), rewards, terminated, truncated, self.seen() | final

    def finals(self, moved: NDArray[np.int64]) -> Info:
        present = {name: np.zeros(self.num_envs, np.bool_) for name in ("_final_obs", "_returns")}
        returns = np.zeros((self.num_envs, self.batch.players))
        return {"final_obs": np.full(self.num_envs, None, object), "returns": returns, "moved": moved, **present}
