"""A layout for a game that has none: from the `View` that its package declares, and from a few random games."""

from functools import cached_property
from random import Random

from pentarchy.envs.encoding.parts import Part
from pentarchy.envs.encoding.shapes import Shape
from pentarchy.kernel.game import Game
from pentarchy.kernel.settings import Setting, Settings
from pentarchy.kernel.state import State
from pentarchy.kernel.steps import CHANCE
from pentarchy.kernel.testing.shapes import view_of

SEEDS = range(3)
LONGEST = 600
"""Moves of a game that are looked at."""


class Sample:
    """What came up in the games that were looked at: the shape of the view, and who used which verbs."""

    def __init__(self) -> None:
        self.view = Shape()
        self.by_chance: set[str] = set()
        self.by_players: set[str] = set()
        self.answers: set[str] = set()

    def play(self, game: Game, seats: int, options: dict[str, Setting], seed: int) -> None:
        state, rng = game.new(seats, options), Random(seed)
        for _ in range(LONGEST):
            for seat in (None, *range(seats)):
                self.view.see(state.view(seat))
            if state.over:
                return
            self.move(state, rng)

    def move(self, state: State, rng: Random) -> None:
        if state.seat == CHANCE:
            move, used = state.draw(rng.random()), self.by_chance
        else:
            move, used = rng.choice(state.options()), self.by_players
        verb = state.game.vocabulary.verb_of(move).name
        used.add(verb)
        if len(state.pending) > 1:
            self.answers.add(verb)
        state.play(move)


class DerivedLayout:
    """What a module of `layouts` says, found out. The same for every program, as the games looked at are the same."""

    def __init__(self, game: Game) -> None:
        self.game = game

    @cached_property
    def sample(self) -> Sample:
        """A game of every variant and number of seats."""
        sample = Sample()
        for variant in self.game.variants:
            for seats in variant.seats:
                sample.play(self.game, seats, variant.options, 0)
        return sample

    @property
    def CHANCE(self) -> list[str]:  # noqa: N802  # as the modules of layouts have it
        """The verbs that chance alone used."""
        return sorted(self.sample.by_chance - self.sample.by_players)

    @property
    def UNSEEN(self) -> list[str]:  # noqa: N802
        """Verbs that chance may use although nobody has seen it."""
        known = self.sample.by_chance ^ self.sample.by_players
        return sorted(verb.name for verb in self.game.vocabulary.verbs if verb.name not in known and not verb.is_open)

    @property
    def ANSWERS(self) -> list[str]:  # noqa: N802
        """The verbs of moves that several choose at once."""
        return sorted(self.sample.answers)

    def layout(self, seats: int, settings: Settings) -> dict[str, Part]:
        sample, begun = Sample(), self.game.new(seats, settings.values)
        sample.view.declare(view_of(type(begun)))
        for seed in SEEDS:
            sample.play(self.game, seats, settings.values, seed)
        frame = begun.stance(None)
        fields = sample.view.fields or {}
        return {key: shape.part(seats) for key, shape in sorted(fields.items()) if key not in frame}
