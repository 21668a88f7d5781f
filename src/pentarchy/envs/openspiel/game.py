"""The games as OpenSpiel registers them."""

from collections.abc import Callable, Mapping

import pyspiel

from pentarchy.envs.actions import catalogue_for, chance_catalogue_for
from pentarchy.envs.encoding import encoding_for
from pentarchy.envs.encoding.encoding import layout_of
from pentarchy.envs.match import MOST_DECISIONS
from pentarchy.envs.observations import FULL, observer_for
from pentarchy.envs.openspiel.observer import ViewObserver
from pentarchy.envs.openspiel.state import PentarchyState
from pentarchy.envs.rewards import by_places, rewards_by
from pentarchy.games import games, load

HIGHEST = {"rank": 1.0, "score": 1000.0}
MOST_CHANCE = 1000
"""Answers of chance between two decisions: more come up only where a throw is repeated for ever."""


class PentarchyGame(pyspiel.Game):
    """A game with its seats and options: `pentarchy_valeria(seats=3,options=hostile_events:true,rewards=score)`.

    Options are written `name:value`, several with a semicolon between them. After `length` decisions, or `chance`
    answers of chance in a row, a game is cut off and worth nothing; with `cut=standing` it is worth what it would be if
    it were over. With `luck` zero or more, chance is answered from that seed, and there are no chance nodes.
    """

    def __init__(self, slug: str, params: Mapping[str, str | int] | None = None) -> None:
        chosen = {**defaults(slug), **(params or {})}
        game = load(slug)
        self.seats = int(chosen["seats"])
        self.length = int(chosen["length"])
        self.most_chance = int(chosen["chance"])
        self.luck = int(chosen["luck"])
        self.cut = str(chosen["cut"])
        self.spelled = f"pentarchy_{slug}", dict(params or {})
        self.encoding = encoding_for(slug, self.seats, game.parse_options(option_pairs(str(chosen["options"]))))
        self.catalogue = catalogue_for(slug, self.seats)
        self.chance = chance_catalogue_for(slug, self.seats)
        self.opening = game.new(self.seats, self.encoding.options)
        self.observer = observer_for(str(chosen["observation"]), slug, self.seats, self.encoding.options)
        by_rank = chosen["rewards"] == "rank" and len(set(self.opening.sides())) == self.seats > 1
        self.rewards_of = by_places if by_rank else rewards_by(str(chosen["rewards"]))
        kind = game_type(slug, zero_sum=by_rank, fixed_luck=self.luck >= 0)
        super().__init__(kind, self.info(HIGHEST[str(chosen["rewards"])], by_rank), dict(params or {}))

    def __reduce__(self) -> tuple[Callable[..., pyspiel.Game], tuple[str, dict[str, str | int]]]:
        return pyspiel.load_game, self.spelled

    def __deepcopy__(self, memo: dict[int, object]) -> "PentarchyGame":
        """It never changes."""
        return self

    def info(self, highest: float, zero_sum: bool) -> pyspiel.GameInfo:
        return pyspiel.GameInfo(
            num_distinct_actions=self.catalogue.size,
            max_chance_outcomes=0 if self.luck >= 0 else self.chance.size,
            num_players=self.seats,
            min_utility=-highest,
            max_utility=highest,
            utility_sum=0.0 if zero_sum else None,
            max_game_length=self.length,
        )

    def new_initial_state(self) -> PentarchyState:
        return PentarchyState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Mapping[str, object] | None = None
    ) -> ViewObserver:
        if params:
            raise ValueError(f"observations have no parameters; got {dict(params)}")
        return ViewObserver(self.observer, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


def option_pairs(text: str) -> list[str]:
    """`mode:base;turn_limit:60` as `mode=base`, `turn_limit=60`: OpenSpiel has its own use for equal signs."""
    return [pair.replace(":", "=", 1) for pair in text.split(";") if pair]


def defaults(slug: str) -> dict[str, str | int]:
    seats = min(load(slug).variants[0].seats)
    cuts: dict[str, str | int] = {"length": MOST_DECISIONS, "chance": MOST_CHANCE, "cut": "nothing"}
    return {"seats": seats, "options": "", "rewards": "rank", "observation": FULL, "luck": -1, **cuts}


def game_type(slug: str, zero_sum: bool = False, fixed_luck: bool = False) -> pyspiel.GameType:
    game = load(slug)
    kind = pyspiel.GameType
    secrets = not getattr(layout_of(slug), "NO_SECRETS", False)
    return pyspiel.GameType(
        short_name=f"pentarchy_{slug}",
        long_name=game.names["en"],
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.DETERMINISTIC if fixed_luck else kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION if secrets else kind.Information.PERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM if zero_sum else kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=defaults(slug),
    )


def register() -> None:
    """Makes every game known to `pyspiel.load_game`. Its class is kept here under its own name, to be found again."""
    known = set(pyspiel.registered_names())
    for slug in games():
        if f"pentarchy_{slug}" not in known:
            name = f"{slug.title().replace('_', '')}Game"
            globals()[name] = type(name, (PentarchyGame,), {**maker(slug), "__module__": __name__})
            pyspiel.register_game(game_type(slug), globals()[name])


def maker(slug: str) -> dict[str, object]:
    """The constructor of a game's own class: OpenSpiel calls it with the parameters alone."""

    def __init__(self: PentarchyGame, params: Mapping[str, str | int] | None = None) -> None:  # noqa: N807
        PentarchyGame.__init__(self, slug, params)

    return {"__init__": __init__, "__doc__": f"The game of {slug}."}
