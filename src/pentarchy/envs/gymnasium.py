"""One learner against bots, for Gymnasium: import this, then `gymnasium.make("pentarchy/dice_king-v1")`."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Discrete

from pentarchy.arena.lineup import lineup, seated
from pentarchy.arena.players import Player, dismiss, named
from pentarchy.arena.seeds import derived
from pentarchy.bots import Bot, SeatObservation
from pentarchy.envs.actions import Mask
from pentarchy.envs.drawing import Picture, picture_of, text_of
from pentarchy.envs.match import MOST_DECISIONS, Match
from pentarchy.envs.observations import Rows
from pentarchy.envs.policies import PolicyBot
from pentarchy.envs.vector import space_of
from pentarchy.games import games, load
from pentarchy.kernel.settings import Setting

ILLEGAL = -1.0
"""The reward of an illegal action, which ends the episode."""
Info = dict[str, Any]


class LearnerEnv(gymnasium.Env[Rows, np.int64]):
    """A seat at a table of bots. `seat` is the learner's, or a new one is drawn for each game if it is None. Opponents
    are names, classes, programs or bots of your own, one for all or one for each: see `pentarchy.arena.players`.

    `action_masks()`, where sb3-contrib looks for it, and `info["action_mask"]` say which actions are legal.
    """

    metadata = {"render_modes": ["human", "ansi", "rgb_array"], "render_fps": 2}  # noqa: RUF012  # as Gymnasium has it

    def __init__(
        self,
        slug: str,
        seats: int,
        opponents: Player | Sequence[Player] = "random",
        options: Mapping[str, Setting] | None = None,
        rewards: str = "rank",
        seat: int | None = None,
        render_mode: str | None = None,
        observation: str | None = None,
        max_cycles: int = MOST_DECISIONS,
    ) -> None:
        self.match = Match(slug, seats, options, rewards, observation, max_cycles)
        self.render_mode = render_mode
        self.face(opponents)
        self.wanted_seat = seat
        self.seat = seat or 0
        self.bots: dict[int, Bot] = {}
        self.episode: int | None = None
        self.observation_space = space_of(self.match.observer)
        self.action_space = Discrete(self.match.catalogue.size)

    def face(self, opponents: Player | Sequence[Player]) -> None:
        """Other opponents from the next game on, such as an earlier self. Raises UnknownBot, BadPlayer, BadLineup."""
        several = isinstance(opponents, Sequence) and not isinstance(opponents, str)
        names, self.own = named(list(opponents) if several else [opponents])  # type: ignore[arg-type, list-item]
        self.opponents = lineup(names, self.match.seats - 1, self.own)

    def __getstate__(self) -> Info:
        """A copy plays on with the same luck; its bots are seated anew, from the seeds that they had at first."""
        return {name: value for name, value in vars(self).items() if name != "bots"}

    def __setstate__(self, state: Info) -> None:
        vars(self).update(state)
        self.bots = {}
        if self.episode is not None:
            self.seat_bots(self.episode)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Rows, Info]:
        super().reset(seed=seed)
        episode = int(self.np_random.integers(1 << 62))
        self.seat = episode % self.match.seats if self.wanted_seat is None else self.wanted_seat
        self.seat_bots(episode)
        self.match.begin(Random(derived(episode, self.match.seats)))
        self.let_bots_play()
        return self.seen()

    def seat_bots(self, episode: int) -> None:
        dismiss([*self.bots.values()])
        self.episode = episode
        others = [seat for seat in range(self.match.seats) if seat != self.seat]
        self.bots = dict(zip(others, seated(self.opponents, episode, self.own)))

    def step(self, action: np.int64) -> tuple[Rows, float, bool, bool, Info]:
        if not self.action_masks()[action]:
            observation, info = self.seen()
            return observation, ILLEGAL, True, False, info | {"illegal": self.match.catalogue.text(int(action))}
        self.match.play(int(action))
        self.let_bots_play()
        reward = self.match.rewards()[self.seat]
        observation, info = self.seen()
        if self.render_mode == "human":
            self.render()
        return observation, reward, self.match.over, self.match.cut_off, info

    def let_bots_play(self) -> None:
        """Until the learner is asked, or the game is over."""
        match = self.match
        while not match.over and not match.cut_off and match.state.seat != self.seat:
            seat = match.state.seat
            bot = self.bots[seat]
            if isinstance(bot, PolicyBot) and bot.observer is match.observer:
                match.play(bot.act(match.observe(seat), match.mask(seat)))
            else:
                match.play(match.catalogue.action(bot.choose(SeatObservation(match.state, seat))))

    def action_masks(self) -> Mask:
        return self.match.mask(self.seat)

    def seen(self) -> tuple[Rows, Info]:
        info: Info = {"action_mask": self.action_masks(), "seat": self.seat}
        if self.match.over:
            outcome = self.match.state.outcome
            info |= {"place": outcome.places[self.seat], "won": self.seat in outcome.winners}
        return self.match.observe(self.seat), info

    def close(self) -> None:
        dismiss([*self.bots.values()])

    def render(self) -> str | Picture | None:
        """What the learner sees: printed, as a text, or as a picture."""
        if self.render_mode is None:
            return None
        text = text_of(self.match.state.view(self.seat))
        if self.render_mode == "human":
            print(text)  # noqa: T201
            return None
        return text if self.render_mode == "ansi" else picture_of(text)


def env(slug: str, seats: int, opponents: Player | Sequence[Player] = "random", **more: Any) -> LearnerEnv:
    """A learner against bots. Raises UnknownGame, BadSeatCount, BadOption, UnknownBot, BadPlayer, BadLineup."""
    return LearnerEnv(slug, seats, opponents, **more)


def register() -> None:
    """Registers an id for each game, such as `pentarchy/dice_king-v1`; its version is that of the rules."""
    for slug in games():
        name = f"pentarchy/{slug}-v{load(slug).version}"
        if name not in gymnasium.registry:
            kwargs = {"slug": slug, "seats": usual(slug)}
            vectors = "pentarchy.envs.vector:VectorTables"
            gymnasium.register(name, "pentarchy.envs.gymnasium:LearnerEnv", vector_entry_point=vectors, kwargs=kwargs)


def usual(slug: str) -> int:
    """The smallest table with an opponent at which the game is played as it is by default."""
    game = load(slug)
    tables = [seats for variant in game.variants[:1] for seats in variant.seats if seats > 1]
    return min(tables)


register()
