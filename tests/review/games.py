"""Games to look back on, and the positions in them."""

from random import Random

from pentarchy.games import load
from pentarchy.kernel.record import Record
from pentarchy.kernel.settings import Setting
from pentarchy.kernel.steps import CHANCE
from pentarchy.review import luck


def random_game(slug: str, seats: int, options: dict[str, Setting] | None = None, seed: int = 1) -> Record:
    record, rng = Record(load(slug), seats, options), Random(seed)
    while not record.state.over:
        record.play(*anything(record, rng))
    return record


def begun(slug: str, seats: int, moves: int, seed: int = 1, options: dict[str, Setting] | None = None) -> Record:
    record, rng = Record(load(slug), seats, options), Random(seed)
    while len(record.entries) < moves or record.state.seat == CHANCE or len(record.state.options()) < 3:
        record.play(*anything(record, rng))
    return record


def anything(record: Record, rng: Random) -> tuple[int, int]:
    state = record.state
    if state.seat == CHANCE:
        return state.draw(rng.random()), CHANCE
    seat = rng.choice(state.pending)
    return rng.choice(state.options(seat)), seat


def few_answers(monkeypatch):
    """What adds up does so with any sample, and is told alike."""
    monkeypatch.setattr(luck, "MOST", 1)
    monkeypatch.setattr(luck, "WORLDS", 1)
