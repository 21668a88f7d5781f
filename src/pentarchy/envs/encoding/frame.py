"""What the kernel says in every view: who looks, who has to choose, and what is asked."""

from collections.abc import Iterator

from pentarchy.envs.encoding.groups import Maybe
from pentarchy.envs.encoding.moves import MoveText
from pentarchy.envs.encoding.parts import Digit, Flag, Known, Numbers, OneOf, Part, Seats, Slice
from pentarchy.envs.errors import Unencodable
from pentarchy.games import package_of
from pentarchy.kernel.game import Game
from pentarchy.kernel.questions import questions
from pentarchy.kernel.steps import CHANCE


class Pending(Part):
    """The seats that have to choose, counted from the one that looks; the last entry is for chance."""

    def __init__(self, seats: int) -> None:
        self.seats = Seats(seats)
        self.size = seats + 1

    def put(self, value: object, out: Numbers, at: int, you: int) -> None:
        if value == [CHANCE]:
            out[at + self.size - 1] = 1
        else:
            self.seats.put(value, out, at, you)

    def slices(self, name: str, at: int) -> Iterator[Slice]:
        yield from self.seats.slices(name, at)
        yield Slice(f"{name}.chance", at + self.size - 1, 1, "1 if chance has to answer")


class Never(Part):
    """What is always none in this game."""

    size = 0

    def put(self, value: object, out: Numbers, at: int, you: int) -> None:
        if value is not None:
            raise Unencodable(value, "known to the layout: nobody answers secretly in this game")

    def slices(self, name: str, at: int) -> Iterator[Slice]:
        return iter(())


def frame(game: Game, seats: int, answers: list[str]) -> dict[str, Part]:
    """The parts of the frame; `answers` are the verbs of the moves that are chosen secretly."""
    return {
        "game": Known(),
        "seats": Known(),
        "you": Digit(0, seats - 1),
        "over": Flag(),
        "pending": Pending(seats),
        "active": Known(),  # the first of `pending`
        "question": OneOf(questions(package_of(game.slug))),
        "answered": Maybe(MoveText(game.vocabulary, answers)) if answers else Never(),
    }
