"""All that a game promises to those who play and study it, as checks with a name, an explanation and faults."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from importlib.util import find_spec
from random import Random
from traceback import extract_tb

from pentarchy.arena import usual_seats
from pentarchy.arena.lineup import seated
from pentarchy.bots import SeatObservation
from pentarchy.games.meta import meta_of
from pentarchy.kernel.game import Game
from pentarchy.kernel.testing import PROPERTIES
from pentarchy.words import LANGUAGES
from pentarchy.words.checks import TEXT_CHECKS

BOTS = ["random", "greedy", "knight", "baron@8"]
DECISIONS = 60
"""Of a bot's game; whether it ends is another check."""
MOST_FAULTS = 3


@dataclass
class Promise:
    """One thing that was checked, in every case that there is."""

    name: str
    about: str
    cases: int = 0
    faults: list[str] = field(default_factory=list)

    def try_out(self, case: str, check: Callable[[], list[str] | None]) -> None:
        """Notes what is wrong in a case, or what it raises."""
        self.cases += 1
        try:
            self.faults += [f"{case}: {fault}" for fault in check() or []]
        except Exception as error:  # a game in the making may raise anything
            where = extract_tb(error.__traceback__)[-1]
            said = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
            self.faults.append(f"{case}: {said} ({where.filename}:{where.lineno})")


def promises(game: Game, seeds: int = 1) -> Iterator[Promise]:
    """Everything, one promise after another."""
    yield from kernel_promises(game, seeds)
    yield from word_promises(game)
    yield made("metadata", "meta.toml names what there is", {"meta.toml": lambda: metadata(game)})
    yield made("bots", f"Bots play: {', '.join(BOTS)}", {name: partial(bot_plays, game, name) for name in BOTS})
    if find_spec("numpy"):
        yield made("environments", "Views become arrays, moves become actions", {"a game": lambda: encoded(game)})


def made(name: str, about: str, cases: dict[str, Callable[[], list[str] | None]]) -> Promise:
    promise = Promise(name, about)
    for case, check in cases.items():
        promise.try_out(case, check)
    return promise


def kernel_promises(game: Game, seeds: int) -> Iterator[Promise]:
    for check in PROPERTIES:
        promise = Promise(check.__name__, first_line(check))
        for variant in game.variants:
            for seats in variant.seats:
                for seed in range(seeds):
                    case = f"{variant.name}, {seats} seats, seed {seed}"
                    promise.try_out(case, lambda: check(game, variant, seats, seed))  # noqa: B023  # called at once
        yield promise


def word_promises(game: Game) -> Iterator[Promise]:
    for check in TEXT_CHECKS:
        promise = Promise(check.__name__, first_line(check))
        for lang in LANGUAGES:
            promise.try_out(lang, lambda: check(game, lang))  # noqa: B023  # called at once
        yield promise


def first_line(check: Callable[..., object]) -> str:
    return " ".join((check.__doc__ or "").split("\n\n")[0].split())


def metadata(game: Game) -> list[str]:
    meta, variants = meta_of(game.slug), [variant.name for variant in game.variants]
    faults = [f"'{name}' is no variant of the game" for name in meta.ways if name not in variants]
    if meta.seats and meta.seats not in game.seats:
        faults.append(f"the usual number of seats is {meta.seats}, but the game is for {game.seats}")
    texts = {"line": meta.line, **{f"ways.{name}": names for name, names in meta.ways.items()}}
    return faults + [f"{key} has no English text" for key, said in texts.items() if said and "en" not in said]


def bot_plays(game: Game, name: str) -> list[str] | None:
    variant = game.variants[0]
    seats = min(variant.seats, key=lambda count: abs(count - usual_seats(game, variant.options, 2)))
    state, rng, bots = game.new(seats, variant.options), Random(1), seated([name] * seats, 1)
    for _ in range(DECISIONS):
        state.settle(rng.random)
        if state.over:
            break
        seat = state.seat
        state.play(bots[seat].choose(SeatObservation(state, seat)), seat)
    return None


def encoded(game: Game) -> list[str] | None:
    from pentarchy.envs.actions import catalogue_for
    from pentarchy.envs.encoding import encoding_for

    variant = game.variants[0]
    for seats in variant.seats:
        encoding, catalogue = encoding_for(game.slug, seats, variant.options), catalogue_for(game.slug, seats)
        state, rng = game.new(seats, variant.options), Random(100)
        for _ in range(DECISIONS):
            state.settle(rng.random)
            if state.over:
                break
            encoding.encode(state.view(state.seat))
            state.play(catalogue.move(rng.choice(catalogue.actions(state.options()))))
    return None
