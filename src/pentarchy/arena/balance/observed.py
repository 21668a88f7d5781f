"""One game under observation: who began, who led when, and what every seat had to do with."""

from dataclasses import dataclass, field
from itertools import pairwise
from random import Random

from pentarchy.arena.balance.choices import Choice, Named, named_in
from pentarchy.arena.balance.margins import margins
from pentarchy.arena.batches import Plan
from pentarchy.arena.lineup import seated
from pentarchy.arena.play_out import MOST_MOVES
from pentarchy.arena.seeds import derived
from pentarchy.bots import Bot, SeatObservation
from pentarchy.bots.nets import net_of
from pentarchy.games import load
from pentarchy.kernel.dealers import Dealer
from pentarchy.kernel.events import Event, Json
from pentarchy.kernel.state import State
from pentarchy.kernel.steps import CHANCE

Thing = tuple[str, str, str]
"""The kind of an event, the name of a fact in it, and the id that this fact gives."""
WEIGHED = 200
"""In how many games luck is weighed: it takes about as long as playing them."""
NOBODY_LEADS = -1
BEGINNINGS = {"first", "first-player", "start-player", "starts"}
"""The events by which games tell who begins."""
WHIM = 1
"""Where, below the seed of a game, the seed lies that the alternatives of chance are drawn from."""
ALTERNATIVES = 6
"""How many draws a draw of chance is compared with."""


@dataclass
class Observed:
    """What was seen of one game. The lab sees secrets too: it looks at games that are over."""

    bots: list[str]
    decisions: int = 0
    starter: int = NOBODY_LEADS
    """Who began: as an event told, or else the first seat that had to decide alone."""
    leaders: list[int] = field(default_factory=list)
    """Who had the best of it, each time that another seat came to move."""
    things: list[dict[Thing, int]] = field(default_factory=list)
    """For each seat, how often events about it named a thing."""
    choices: list[dict[Choice, tuple[int, int]]] = field(default_factory=list)
    """For each seat, at how many of its decisions a choice was open, and how often it was made."""
    luck: list[float] = field(default_factory=list)
    """For each seat, how much better chance fell for it than other draws would have, by the game's evaluation. Empty
    where it was not weighed."""
    winners: list[int] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    """Empty where the game was cut off before its end."""
    reason: str = ""

    @property
    def finished(self) -> bool:
        return bool(self.scores)

    @property
    def lead_changes(self) -> int:
        led = [seat for seat in self.leaders if seat != NOBODY_LEADS]
        return sum(one != other for one, other in pairwise(led))

    def leader_at(self, share: float) -> int:
        """Who led when this share of the game was over."""
        return self.leaders[round(share * (len(self.leaders) - 1))] if self.leaders else NOBODY_LEADS


def observe(plan: Plan, index: int, weighs: bool = True) -> Observed:
    """The game with this index, with the bots one seat further than in the one before."""
    turn = index % len(plan.bots)
    names = plan.bots[turn:] + plan.bots[:turn]
    seed = derived(plan.seed, index)
    state = load(plan.slug).new(plan.seats, plan.options)
    return Watch(
        state, Dealer(seed), seated(names, seed, plan.own), Random(derived(seed, WHIM, WHIM)), Observed(names), weighs
    ).whole()


class Watch:
    """A game being played and looked at."""

    def __init__(
        self, state: State, dealer: Dealer, bots: list[Bot], rng: Random, seen: Observed, weighs: bool = True
    ) -> None:
        self.state = state
        self.dealer = dealer
        self.bots = bots
        self.rng = rng
        self.seen = seen
        self.told = False
        self.weighs = weighs
        self.named: Named = named_in(state.game.slug)
        seen.things = [{} for _ in range(state.seats)]
        seen.choices = [{} for _ in range(state.seats)]
        seen.luck = [0.0] * state.seats if weighs else []
        state.listen()

    def whole(self, most: int = MOST_MOVES) -> Observed:
        mover = NOBODY_LEADS
        self.chance()
        while not self.state.over and self.seen.decisions < most:
            if self.state.seat != mover:
                mover = self.state.seat
                self.seen.leaders.append(leader(self.state))
            self.hear()
            self.decision(self.state.seat)
            self.chance()
        self.hear()
        return ended(self.state, self.seen)

    def hear(self) -> None:
        for event in self.state.heard():
            count(event, self.seen.things)
            if event.kind in BEGINNINGS and not self.told:
                self.told = True
                self.seen.starter = event.seat

    def decision(self, seat: int) -> None:
        if self.seen.starter == NOBODY_LEADS and len(self.state.pending) == 1:
            self.seen.starter = seat
        move = self.bots[seat].choose(SeatObservation(self.state, seat))
        self.note_choices(seat, move)
        self.state.play(move, seat)
        self.seen.decisions += 1

    def note_choices(self, seat: int, move: int) -> None:
        """A choice counts as open where some other one was open too."""
        open_now = {choice for option in self.state.options(seat) for choice in self.named.choices(option)}
        made, mine = {*self.named.choices(move)}, self.seen.choices[seat]
        for choice in open_now if len(open_now) > 1 or not made else ():
            offered, taken = mine.get(choice, (0, 0))
            mine[choice] = offered + 1, taken + (choice in made)

    def chance(self) -> None:
        """Lets chance answer, and weighs each answer against others that were as likely."""
        if not self.weighs:
            self.state.settle(self.dealer.random)
        while self.state.seat == CHANCE:
            expected = [worths(self.drawn(self.state.copy(), self.rng.random())) for _ in range(ALTERNATIVES)]
            found = worths(self.drawn(self.state, self.dealer.random()))
            for seat, worth in enumerate(found):
                self.seen.luck[seat] += worth - sum(each[seat] for each in expected) / ALTERNATIVES

    def drawn(self, state: State, point: float) -> State:
        state.play(state.draw(point))
        return state


def worths(state: State) -> list[float]:
    """How far each seat is ahead, in points that the net of the game expects; level where there is none."""
    return margins(expected(state))


def expected(state: State) -> list[float]:
    net = net_of(state.game.slug)
    return [0.0] * state.seats if net is None else net.expected_points(state)


def ended(state: State, seen: Observed) -> Observed:
    if state.over:
        outcome = state.outcome
        seen.winners, seen.scores, seen.reason = [*outcome.winners], [*outcome.scores], outcome.reason
    return seen


def leader(state: State) -> int:
    """The seat that may expect the most points; nobody where several may."""
    points = expected(state)
    best = [seat for seat, own in enumerate(points) if own == max(points)]
    return best[0] if len(best) == 1 else NOBODY_LEADS


def count(event: Event, things: list[dict[Thing, int]]) -> None:
    """Adds what an event names to the seat that it is about."""
    if not 0 <= event.seat < len(things):
        return
    mine = things[event.seat]
    for name, fact in {**event.facts, **(event.secret or {})}.items():
        for word in words_in(fact):
            thing = event.kind, name, word
            mine[thing] = mine.get(thing, 0) + 1


def words_in(fact: Json) -> list[str]:
    """The ids in a fact: it may be one, a list of them, or counts by them."""
    if isinstance(fact, str):
        return [fact] if fact else []
    parts: list[Json] = [*fact] if isinstance(fact, list | dict) else []
    return [part for part in parts if isinstance(part, str)]
