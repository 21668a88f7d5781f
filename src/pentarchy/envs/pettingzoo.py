"""The games as PettingZoo environments: `env("dice_king", seats=3)`."""

from collections.abc import Mapping
from random import Random
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from pentarchy.envs.drawing import Picture, picture_of, text_of
from pentarchy.envs.match import Match
from pentarchy.kernel.settings import Setting

Observation = dict[str, Any]


class TableEnv(AECEnv[str, Observation, int]):
    """One table: the agents `seat_0`, `seat_1` … choose when the rules ask them; rewards come at the end."""

    def __init__(
        self,
        slug: str,
        seats: int,
        options: Mapping[str, Setting] | None = None,
        rewards: str = "rank",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.match = Match(slug, seats, options, rewards)
        self.metadata = {
            "render_modes": ["human", "ansi", "rgb_array"],
            "name": f"pentarchy_{slug}_v{self.match.game.version}",
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: self.new_observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(self.match.catalogue.size) for agent in self.possible_agents}
        self.seeds = Random()

    def new_observation_space(self) -> Dict:
        low, high = self.match.encoding.bounds
        mask = Box(0, 1, (self.match.catalogue.size,), np.int8)
        return Dict({"observation": Box(low, high, dtype=np.float32), "action_mask": mask})

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Setting] | None = None) -> None:
        """Begins a new game. Without a seed the games go on from the last one given."""
        if seed is not None:
            self.seeds = Random(seed)
        self.match.begin(Random(self.seeds.getrandbits(64)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.match.state.seat]

    def observe(self, agent: str) -> Observation:
        seat = self.possible_agents.index(agent)
        return {"observation": self.match.observe(seat), "action_mask": self.match.mask(seat)}

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None, "only an agent that is done steps with None"
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.match.play(int(action))
        self.finish_step()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def finish_step(self) -> None:
        """Whose turn it is now, or how the game ended."""
        if self.match.over or self.match.cut_off:
            self.rewards = dict(zip(self.possible_agents, self.match.rewards()))
            self.terminations = dict.fromkeys(self.agents, self.match.over)
            self.truncations = dict.fromkeys(self.agents, self.match.cut_off)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[self.match.state.seat]

    def render(self) -> str | Picture | None:
        """What a spectator sees: printed, as a text, or as a picture."""
        if self.render_mode is None:
            return None
        text = text_of(self.match.state.view(None))
        if self.render_mode == "human":
            print(text)  # noqa: T201
            return None
        return text if self.render_mode == "ansi" else picture_of(text)

    def close(self) -> None:
        """There is nothing to close."""


def raw_env(
    slug: str,
    seats: int,
    options: Mapping[str, Setting] | None = None,
    rewards: str = "rank",
    render_mode: str | None = None,
) -> TableEnv:
    """A table without the checks of the wrappers, for speed. Raises UnknownGame, BadSeatCount, BadOption."""
    return TableEnv(slug, seats, options, rewards, render_mode)


def env(
    slug: str,
    seats: int,
    options: Mapping[str, Setting] | None = None,
    rewards: str = "rank",
    render_mode: str | None = None,
) -> wrappers.OrderEnforcingWrapper[str, Observation, int]:
    """A table that loses for whoever takes an illegal action and complains about a wrong order of calls."""
    table = raw_env(slug, seats, options, rewards, render_mode)
    return wrappers.OrderEnforcingWrapper(wrappers.TerminateIllegalWrapper(table, illegal_reward=-1))
