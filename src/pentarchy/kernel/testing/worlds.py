"""Whether secrets are dealt anew as likely as they are: `resample` held to an exact list of the possible worlds.

worlds = possible_worlds(start, ["steal ore", "2> steal wool"], seat=1)
assert_as_likely(worlds)
"""

from collections import Counter
from random import Random

from pentarchy.kernel.events import Facts
from pentarchy.kernel.record_text import seat_move
from pentarchy.kernel.state import FIRST, State
from pentarchy.kernel.steps import CHANCE
from pentarchy.kernel.testing.frozen import frozen

SAMPLES = 2_000
UNLIKELY = 3.72
"""In a normal distribution one of ten thousand lies further above the mean."""
FEW = 5.0
"""A cell of a chi-square test should expect at least this many."""


class Worlds:
    """All that a game may look like to a seat: the states by what they are, and how likely each is."""

    def __init__(self, truth: State, seat: int | None) -> None:
        self.truth = truth
        self.seat = seat
        self.shares: dict[object, float] = {}

    def add(self, world: State, weight: float) -> None:
        key = frozen(world)
        self.shares[key] = self.shares.get(key, 0.0) + weight

    def even_out(self) -> None:
        whole = sum(self.shares.values())
        self.shares = {key: share / whole for key, share in self.shares.items()}


def possible_worlds(start: State, moves: list[str], seat: int | None) -> Worlds:
    """Plays these moves from a start that the seat knows wholly, and every other line of play that it could not have
    told from them: chance by its weights, what others chose each as likely as the next. That somebody chose something
    proves what it proves; that others might have chosen it less often is no evidence."""
    truth, story = start.copy(), []
    for text in moves:
        each = seat_move(text)
        mover, move = truth.seat if each.seat == FIRST else each.seat, truth.game.parse(each.move)
        truth.play(move, mover)
        story.append(Told(mover, move, truth.view(seat)))
    worlds = Worlds(truth, seat)
    for world, weight in ends(start, story, seat):
        worlds.add(world, weight)
    worlds.even_out()
    return worlds


class Told:
    """A move, and what the seat saw after it."""

    def __init__(self, mover: int, move: int, seen: Facts) -> None:
        self.mover = mover
        self.move = move
        self.seen = seen


def ends(before: State, story: list[Told], seat: int | None) -> list[tuple[State, float]]:
    """The states at the end of every line of play that tells the seat this story, with their weights."""
    if not story:
        return [(before, 1.0)]
    told, by_chance = story[0], story[0].mover == CHANCE
    moves = [told.move] if told.mover == seat else before.options(told.mover)
    shares = before.weights() if by_chance else [1] * len(moves)
    alike = []
    for move, share in zip(moves, shares):
        world = after(before, move, told.mover)
        further = ends(world, story[1:], seat) if world.view(seat) == told.seen else []
        if further:
            alike.append((share, further))
    whole = sum(shares) if by_chance else len(alike)
    return [(world, weight * share / whole) for share, further in alike for world, weight in further]


def after(before: State, move: int, mover: int) -> State:
    twin = before.copy()
    twin.play(move, mover)
    return twin


def assert_as_likely(worlds: Worlds, seed: int = 0, samples: int = SAMPLES) -> None:
    """Deals the secrets anew many times: every world must come, no other, and each as often as it is likely."""
    rng = Random(seed)
    found = Counter(frozen(worlds.truth.resample(worlds.seat, rng)) for _ in range(samples))
    strangers = [key for key in found if key not in worlds.shares]
    assert not strangers, f"{len(strangers)} worlds were dealt that cannot be, such as {strangers[0]}"
    cells = merged([(share * samples, found[key]) for key, share in worlds.shares.items()])
    surprise = deviation(cells)
    assert surprise < UNLIKELY, f"{surprise:.1f} standard deviations: expected and found {cells}"


def merged(cells: list[tuple[float, int]]) -> list[tuple[float, int]]:
    """Rare worlds are counted together, so that each cell expects enough."""
    wide: list[tuple[float, int]] = []
    expected, found = 0.0, 0
    for share, count in sorted(cells, reverse=True):
        expected, found = expected + share, found + count
        if expected >= FEW:
            wide.append((expected, found))
            expected, found = 0.0, 0
    if wide and found + expected:
        wide[-1] = (wide[-1][0] + expected, wide[-1][1] + found)
    return wide


def deviation(cells: list[tuple[float, int]]) -> float:
    """Chi square as so many standard deviations above its mean (Wilson and Hilferty's cube root)."""
    freedom = len(cells) - 1
    if freedom < 1:
        return 0.0
    chi = sum((found - expected) ** 2 / expected for expected, found in cells)
    spread = 2 / (9 * freedom)
    return float(((chi / freedom) ** (1 / 3) - (1 - spread)) / spread**0.5)
