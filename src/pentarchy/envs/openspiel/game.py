"""The games as OpenSpiel registers them."""

from collections.abc import Mapping

import pyspiel

from pentarchy.envs.actions import catalogue_for, chance_catalogue_for
from pentarchy.envs.encoding import encoding_for
from pentarchy.envs.match import MOST_DECISIONS
from pentarchy.envs.openspiel.observer import ViewObserver
from pentarchy.envs.openspiel.state import PentarchyState
from pentarchy.envs.rewards import rewards_by
from pentarchy.games import games, load

HIGHEST = {"rank": 1.0, "score": 1000.0}


class PentarchyGame(pyspiel.Game):
    """A game with its seats and options: `pentarchy_valeria(seats=3,options=hostile_events:true,rewards=score)`.

    Options are written `name:value`, several with a semicolon between them; after `length` decisions a game is cut off.
    """

    def __init__(self, slug: str, params: Mapping[str, str | int] | None = None) -> None:
        chosen = {**defaults(slug), **(params or {})}
        game = load(slug)
        self.seats = int(chosen["seats"])
        self.length = int(chosen["length"])
        self.rewards_of = rewards_by(str(chosen["rewards"]))
        self.encoding = encoding_for(slug, self.seats, game.parse_options(option_pairs(str(chosen["options"]))))
        self.catalogue = catalogue_for(slug, self.seats)
        self.chance = chance_catalogue_for(slug, self.seats)
        self.opening = game.new(self.seats, self.encoding.options)
        super().__init__(game_type(slug), self.info(HIGHEST[str(chosen["rewards"])]), dict(params or {}))

    def info(self, highest: float) -> pyspiel.GameInfo:
        return pyspiel.GameInfo(
            num_distinct_actions=self.catalogue.size,
            max_chance_outcomes=self.chance.size,
            num_players=self.seats,
            min_utility=-highest,
            max_utility=highest,
            utility_sum=None,
            max_game_length=self.length,
        )

    def new_initial_state(self) -> PentarchyState:
        return PentarchyState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Mapping[str, object] | None = None
    ) -> ViewObserver:
        if params:
            raise ValueError(f"observations have no parameters; got {dict(params)}")
        return ViewObserver(self.encoding, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


def option_pairs(text: str) -> list[str]:
    """`mode:base;turn_limit:60` as `mode=base`, `turn_limit=60`: OpenSpiel has its own use for equal signs."""
    return [pair.replace(":", "=", 1) for pair in text.split(";") if pair]


def defaults(slug: str) -> dict[str, str | int]:
    return {"seats": min(load(slug).variants[0].seats), "options": "", "rewards": "rank", "length": MOST_DECISIONS}


def game_type(slug: str) -> pyspiel.GameType:
    game = load(slug)
    return pyspiel.GameType(
        short_name=f"pentarchy_{slug}",
        long_name=game.names["en"],
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=defaults(slug),
    )


def register() -> None:
    """Makes every game known to `pyspiel.load_game`."""
    known = set(pyspiel.registered_names())
    for slug in games():
        if f"pentarchy_{slug}" not in known:
            pyspiel.register_game(game_type(slug), type(f"{slug.title()}Game", (PentarchyGame,), maker(slug)))


def maker(slug: str) -> dict[str, object]:
    """The constructor of a game's own class: OpenSpiel calls it with the parameters alone."""

    def __init__(self: PentarchyGame, params: Mapping[str, str | int] | None = None) -> None:  # noqa: N807
        PentarchyGame.__init__(self, slug, params)

    return {"__init__": __init__, "__doc__": f"The game of {slug}."}
