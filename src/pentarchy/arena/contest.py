"""The games of a tournament: bots on the same deals, in every seat."""

from dataclasses import asdict, dataclass, field
from time import perf_counter

from pentarchy.arena.batches import GameFailed
from pentarchy.arena.play_out import MOST_MOVES
from pentarchy.arena.players import Own, dismiss, sit
from pentarchy.arena.schedule import Lineup, apart, lineups
from pentarchy.arena.seeds import derived
from pentarchy.bots import Bot, SeatObservation
from pentarchy.games import load
from pentarchy.kernel.dealers import Dealer
from pentarchy.kernel.errors import PentarchyError
from pentarchy.kernel.game import Game
from pentarchy.kernel.settings import Setting
from pentarchy.kernel.state import State

DECIDING = 1
"""Seeds of bots lie on a path of their own, beside those of deals."""


class DealFailed(GameFailed):
    """A deal in which a bot did what it must not."""

    def __str__(self) -> str:
        return f"deal {self.index} under seed {self.seed} failed: {self.why}"


@dataclass
class Result:
    """One game: lists have one entry a seat. `places` is empty where the game was cut off before its end."""

    bots: list[int]
    places: list[int]
    scores: list[int]
    winners: list[int]
    reason: str
    decisions: list[int]
    seconds: list[float]
    slowest: list[float]
    chance_moves: int = 0

    @property
    def finished(self) -> bool:
        return bool(self.places)

    @classmethod
    def begun(cls, lineup: Lineup) -> "Result":
        seats = len(lineup)
        return cls([*lineup], [], [], [], "", [0] * seats, [0.0] * seats, [0.0] * seats)

    def timed(self, seat: int, seconds: float) -> None:
        self.decisions[seat] += 1
        self.seconds[seat] = round(self.seconds[seat] + seconds, 6)
        self.slowest[seat] = round(max(self.slowest[seat], seconds), 6)

    def ended(self, state: State) -> None:
        outcome = state.outcome
        self.places, self.scores, self.winners = [*outcome.places], [*outcome.scores], [*outcome.winners]
        self.reason = outcome.reason


@dataclass
class Deal:
    """All games of one deal."""

    index: int
    games: list[Result]

    def plain(self) -> dict[str, object]:
        return {"deal": self.index, "games": [asdict(game) for game in self.games]}


@dataclass(frozen=True)
class Contest:
    """Which games are to be played: everything but how many."""

    slug: str
    seats: int
    options: dict[str, Setting]
    bots: list[str]
    seed: int
    apart: bool = False
    own: Own = field(default_factory=dict)
    """The players that are no names."""

    def plain(self) -> dict[str, object]:
        """As data: players that are no names are told by theirs."""
        return {name: getattr(self, name) for name in ("slug", "seats", "options", "bots", "seed", "apart")}

    def lineups(self, deal: int) -> list[Lineup]:
        if self.apart:
            return apart(len(self.bots), self.seats)
        return lineups(len(self.bots), self.seats, self.seed, deal)

    def deals_for(self, games: int) -> int:
        """How many deals hold at least so many games: two or more, since one tells nothing about spread."""
        return max(2, -(-games // len(self.lineups(0))))

    def play(self, deal: int) -> Deal:
        """All games of a deal. They depend on the seed and the deal alone, as long as no bot goes by the clock."""
        game = load(self.slug)
        try:
            return Deal(deal, [self.play_one(game, deal, i, lineup) for i, lineup in enumerate(self.lineups(deal))])
        except PentarchyError as error:
            raise DealFailed(self.seed, deal, str(error)) from error
        except Exception as error:
            error.add_note(f"This happened in deal {deal} under seed {self.seed} of {self.slug}.")
            raise

    def play_one(self, game: Game, deal: int, number: int, lineup: Lineup) -> Result:
        names = [self.bots[place] for place in lineup]
        path = self.seed, deal, DECIDING, number
        seats = [sit(name, derived(*path, seat), self.own) for seat, name in enumerate(names)]
        try:
            return timed_play(game.new(self.seats, self.options), Dealer(derived(self.seed, deal)), seats, lineup)
        finally:
            dismiss(seats)


def timed_play(state: State, dealer: Dealer, bots: list[Bot], lineup: Lineup, most: int = MOST_MOVES) -> Result:
    """Plays a game to its end and takes the time of every decision."""
    result = Result.begun(lineup)
    result.chance_moves = state.settle(dealer.random)
    while not state.over and sum(result.decisions) + result.chance_moves < most:
        seat = state.seat
        began = perf_counter()
        move = bots[seat].choose(SeatObservation(state, seat))
        result.timed(seat, perf_counter() - began)
        state.play(move, seat)
        result.chance_moves += state.settle(dealer.random)
    if state.over:
        result.ended(state)
    return result
