"""Vector environments in several processes, which write observations, masks and rewards into memory that all share."""

from collections.abc import Mapping
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from multiprocessing.shared_memory import SharedMemory
from typing import Any

import numpy as np
from gymnasium.spaces import Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from pentarchy.arena.seeds import derived
from pentarchy.envs.actions import catalogue_for
from pentarchy.envs.batch import Actions, Batch
from pentarchy.envs.errors import TablesFailed
from pentarchy.envs.match import MOST_DECISIONS
from pentarchy.envs.observations import Rows, observer_for
from pentarchy.envs.vector import Info, Stepped, space_of
from pentarchy.kernel.settings import Setting

Fields = dict[str, tuple[tuple[int, ...], Any]]
"""The shape and the type of each shared array."""


class Shared:
    """Arrays by name in one piece of memory; whoever attaches to it sees the same numbers."""

    def __init__(self, fields: Fields, name: str | None = None) -> None:
        sizes = [int(np.prod(shape)) * np.dtype(kind).itemsize for shape, kind in fields.values()]
        starts = np.concatenate([[0], np.cumsum([-(-size // 64) * 64 for size in sizes])]).tolist()
        self.memory = SharedMemory(name, create=name is None, size=starts[-1])
        self.arrays: dict[str, NDArray[Any]] = {
            key: np.ndarray(shape, kind, self.memory.buf, start)
            for start, (key, (shape, kind)) in zip(starts, fields.items())
        }

    def close(self, forever: bool) -> None:
        self.arrays = {}
        self.memory.close()
        if forever:
            self.memory.unlink()


def fields(envs: int, seats: int, actions: int, observation: NDArray[Any]) -> Fields:
    return {
        "observation": ((envs, *observation.shape), observation.dtype),
        "action_mask": ((envs, actions), np.int8),
        "seat": ((envs,), np.int64),
        "action": ((envs,), np.int64),
        "reward": ((envs,), np.float64),
        "returns": ((envs, seats), np.float64),
        "terminated": ((envs,), np.bool_),
        "truncated": ((envs,), np.bool_),
    }


class Worker:
    """Some of the tables, in a process of their own: rows `first` to `last` of the shared arrays."""

    def __init__(self, batch: Batch, arrays: dict[str, NDArray[Any]], rows: slice) -> None:
        self.batch = batch
        self.arrays = {name: array[rows] for name, array in arrays.items()}

    def begin(self, seed: int) -> None:
        self.batch.begin_all(seed)
        self.show()

    def step(self) -> None:
        arrays, moved = self.arrays, self.arrays["seat"].copy()
        ended = self.batch.step(arrays["action"])
        for name in ("reward", "returns", "terminated", "truncated"):
            arrays[name][:] = 0
        for end in ended:
            arrays["reward"][end.place] = end.rewards[moved[end.place]]
            arrays["returns"][end.place] = end.rewards
            arrays["truncated" if end.cut_off else "terminated"][end.place] = True
        self.show()

    def show(self) -> None:
        self.arrays["observation"][:] = self.batch.observations()
        self.arrays["action_mask"][:] = 0
        self.batch.put_masks(self.arrays["action_mask"])
        self.arrays["seat"][:] = self.batch.seats


def work(pipe: Connection, shape: Fields, name: str, rows: slice, made: tuple[Any, ...]) -> None:
    """The life of a worker: a seed begins games, None steps, and the end of the pipe ends it. Errors are told."""
    shared = Shared(shape, name)
    worker = Worker(Batch(*made), shared.arrays, rows)
    try:
        while True:
            seed = pipe.recv()
            try:
                worker.step() if seed is None else worker.begin(seed)
                pipe.send(None)
            except Exception as error:
                pipe.send(f"{type(error).__name__}: {error}")
    except EOFError:
        del worker
        shared.close(forever=False)


class ProcessTables(VectorEnv[Rows, Any, Any]):
    """As `VectorTables`, with the tables shared out among `workers` processes. What `reset` and `step` return are views
    of shared memory that the next step overwrites: copy what is to be kept. There is no `final_obs`."""

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012  # as Gymnasium has it

    def __init__(
        self,
        slug: str,
        seats: int,
        num_envs: int,
        workers: int = 2,
        options: Mapping[str, Setting] | None = None,
        rewards: str = "rank",
        observation: str | None = None,
        max_cycles: int = MOST_DECISIONS,
    ) -> None:
        observer, catalogue = observer_for(observation, slug, seats, options), catalogue_for(slug, seats)
        self.num_envs = num_envs
        self.single_observation_space = space_of(observer)
        self.single_action_space = Discrete(catalogue.size)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        shape = fields(num_envs, seats, catalogue.size, observer.bounds[0])
        self.shared = Shared(shape)
        self.pipes: list[Connection] = []
        self.processes: list[SpawnProcess] = []
        bounds = np.linspace(0, num_envs, workers + 1).astype(int).tolist()
        for first, last in pairwise(bounds):
            made = (slug, seats, last - first, 0, options, rewards, observation, max_cycles)
            self.start((shape, self.shared.memory.name, slice(first, last), made))

    def start(self, told: tuple[Any, ...]) -> None:
        context = get_context("spawn")
        here, there = context.Pipe()
        process = context.Process(target=work, args=(there, *told), daemon=True)
        process.start()
        there.close()
        self.pipes.append(here)
        self.processes.append(process)

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Rows, Info]:
        super().reset(seed=seed)
        episode = int(self.np_random.integers(1 << 62))
        self.all_do([derived(episode, number) for number in range(len(self.pipes))])
        return self.shared.arrays["observation"], self.seen()

    def step(self, actions: Actions) -> Stepped:
        """One legal action at each table. Raises TablesFailed."""
        arrays = self.shared.arrays
        arrays["action"][:] = actions
        self.all_do([None] * len(self.pipes))
        told = arrays["reward"], arrays["terminated"], arrays["truncated"]
        return arrays["observation"], *told, self.seen() | {"returns": arrays["returns"]}

    def seen(self) -> Info:
        return {name: self.shared.arrays[name] for name in ("action_mask", "seat")}

    def all_do(self, orders: list[int | None]) -> None:
        for pipe, order in zip(self.pipes, orders):
            pipe.send(order)
        errors = [error for error in [pipe.recv() for pipe in self.pipes] if error is not None]
        if errors:
            raise TablesFailed(errors[0])

    def close_extras(self, **kwargs: Any) -> None:
        for pipe in self.pipes:
            pipe.close()
        for process in self.processes:
            process.join()
        self.shared.close(forever=True)
