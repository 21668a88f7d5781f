"""What each seat remembers: everything that it has seen and done, folded into one short text."""

import json
from hashlib import blake2b

from pentarchy.arena.seeds import derived
from pentarchy.kernel.events import Facts
from pentarchy.kernel.state import State
from pentarchy.kernel.steps import CHANCE


class Moment:
    """A seat's memory at one time. It never changes, so that copies of a game may share it."""

    __slots__ = ("count", "digest", "state", "view")

    def __init__(self, count: int, state: State, view: str, digest: str) -> None:
        self.count = count
        self.state = state
        self.view = view
        self.digest = digest

    def later(self, seat: int, moves: list[int]) -> "Moment":
        """The memory after all these moves, of which the first ones are remembered already."""
        state, view, digest = self.state.copy(), self.view, self.digest
        for move in moves[self.count :]:
            acted = state.seat == seat
            state.play(move)
            seen = view_of(state, seat)
            if acted:
                digest = folded(digest, str(move))
            if seen != view:
                view, digest = seen, folded(digest, seen)
        return Moment(len(moves), state, view, digest)


def first_moment(state: State, seat: int) -> Moment:
    view = view_of(state, seat)
    return Moment(0, state.copy(), view, folded("", view))


def view_of(state: State, seat: int | None) -> str:
    return written(state.view(seat))


def written(view: Facts) -> str:
    return json.dumps(view, separators=(",", ":"))


def folded(digest: str, news: str) -> str:
    return blake2b(f"{digest} {news}".encode(), digest_size=8).hexdigest()


class Past:
    """A game with what every seat remembers of it. Memories are worked out when somebody asks for them."""

    def __init__(
        self,
        state: State,
        begun: State,
        moves: list[int],
        moments: dict[int, Moment],
        decisions: int,
        luck: int,
        in_a_row: int = 0,
    ) -> None:
        self.state = state
        self.begun = begun
        self.moves = moves
        self.moments = moments
        self.decisions = decisions
        self.luck = luck
        """The seed of chance; negative where chance is asked."""
        self.in_a_row = in_a_row
        """How often chance has answered since the last decision."""
        self.views: dict[int | None, Facts] = {}
        """What was asked for since the last move: OpenSpiel asks for the same several times."""

    def __deepcopy__(self, memo: dict[int, object]) -> "Past":
        return Past(
            self.state.copy(), self.begun, self.moves[:], dict(self.moments), self.decisions, self.luck, self.in_a_row
        )

    def play(self, move: int, is_decision: bool) -> None:
        self.state.play(move)
        self.moves.append(move)
        self.decisions += is_decision
        self.in_a_row = 0 if is_decision else self.in_a_row + 1
        self.views = {}

    def settle(self) -> None:
        """Where luck is fixed, chance answers: the same after the same moves, whatever happened on other branches."""
        while self.luck >= 0 and self.state.seat == CHANCE:
            point = derived(self.luck, *self.moves) / (1 << 64)
            self.play(self.state.draw(point), is_decision=False)

    def view(self, seat: int | None) -> Facts:
        if seat not in self.views:
            self.views[seat] = self.state.view(seat)
        return self.views[seat]

    def remembered(self, seat: int) -> Moment:
        moment = self.moments.get(seat) or first_moment(self.begun, seat)
        if moment.count < len(self.moves):
            moment = moment.later(seat, self.moves)
        self.moments[seat] = moment
        return moment

    def imagined(self, seat: int, state: State) -> "Past":
        """Another game that may be this one as far as the seat can know. Only this seat's memory reaches back."""
        now = self.remembered(seat)
        return Past(
            state,
            state.copy(),
            [],
            {seat: Moment(0, state.copy(), now.view, now.digest)},
            self.decisions,
            self.luck,
            self.in_a_row,
        )


def new_past(state: State, luck: int) -> Past:
    return Past(state, state.copy(), [], {}, 0, luck)
