"""The games as PettingZoo environments: `env("dice_king", seats=3)`."""

from collections.abc import Mapping
from random import Random
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from pentarchy.envs.drawing import Picture, picture_of, text_of
from pentarchy.envs.match import MOST_DECISIONS, Match
from pentarchy.envs.vector import space_of
from pentarchy.kernel.settings import Setting

Observation = dict[str, Any]


def space_with_mask(match: Match) -> Dict:
    return Dict({"observation": space_of(match.observer), "action_mask": Box(0, 1, (match.catalogue.size,), np.int8)})


class TableEnv(AECEnv[str, Observation, int]):
    """One table: the agents `seat_0`, `seat_1` … choose when the rules ask them; rewards come at the end."""

    def __init__(
        self,
        slug: str,
        seats: int,
        options: Mapping[str, Setting] | None = None,
        rewards: str = "rank",
        render_mode: str | None = None,
        observation: str | None = None,
        max_cycles: int = MOST_DECISIONS,
    ) -> None:
        super().__init__()
        self.match = Match(slug, seats, options, rewards, observation, max_cycles)
        self.metadata = {
            "render_modes": ["human", "ansi", "rgb_array"],
            "name": f"pentarchy_{slug}_v{self.match.game.version}",
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: space_with_mask(self.match) for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(self.match.catalogue.size) for agent in self.possible_agents}
        self.seeds = Random()

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


def raw_env(slug: str, seats: int, options: Mapping[str, Setting] | None = None, **more: Any) -> TableEnv:
    """A table without the checks of the wrappers, for speed. Raises UnknownGame, BadSeatCount, BadOption."""
    return TableEnv(slug, seats, options, **more)


def env(
    slug: str, seats: int, options: Mapping[str, Setting] | None = None, **more: Any
) -> wrappers.OrderEnforcingWrapper[str, Observation, int]:
    """A table that loses for whoever takes an illegal action and complains about a wrong order of calls."""
    table = raw_env(slug, seats, options, **more)
    return wrappers.OrderEnforcingWrapper(wrappers.TerminateIllegalWrapper(table, illegal_reward=-1))


class ParallelTableEnv(ParallelEnv[str, Observation, int]):
    """The same table with all agents stepping at once: the action of the seat to choose counts, those of the others are
    passed over. An agent that is not asked has a mask of zeros."""

    def __init__(self, slug: str, seats: int, **more: Any) -> None:
        self.table = TableEnv(slug, seats, **more)
        self.metadata = {**self.table.metadata, "is_parallelizable": True}
        self.render_mode = self.table.render_mode
        self.possible_agents = self.table.possible_agents
        self.agents: list[str] = []
        self.observation_spaces = self.table.observation_spaces
        self.action_spaces = self.table.action_spaces

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.table.reset(seed)
        self.agents = self.possible_agents[:]
        return self.seen(), {agent: {} for agent in self.agents}

    def seen(self) -> dict[str, Observation]:
        return {agent: self.table.observe(agent) for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], ...]:
        table = self.table
        table.match.play(int(actions[table.agent_selection]))
        table.finish_step()
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        told = self.seen(), table.rewards, table.terminations, table.truncations, infos
        if table.match.over or table.match.cut_off:
            self.agents = []
        return told

    def render(self) -> Any:
        return self.table.render()

    def close(self) -> None:
        """There is nothing to close."""


def parallel_env(slug: str, seats: int, options: Mapping[str, Setting] | None = None, **more: Any) -> ParallelTableEnv:
    """A table for algorithms that step all agents at once. Raises UnknownGame, BadSeatCount, BadOption."""
    return ParallelTableEnv(slug, seats, options=options, **more)
