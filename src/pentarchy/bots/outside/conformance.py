"""Does a program keep to the protocol? Whole games against random bots, and how it takes its leave."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from pentarchy.bots.analysis import Bot
from pentarchy.bots.observation import SeatObservation
from pentarchy.bots.outside.bot import OutsideBot
from pentarchy.bots.simple import RandomBot
from pentarchy.games import games, load
from pentarchy.kernel.dealers import Dealer
from pentarchy.kernel.state import State
from pentarchy.kernel.steps import CHANCE


@dataclass
class Check:
    """One game of a program: where it sat, what it did wrong, how slow it was at worst, and how it ended."""

    game: str
    seats: int
    seat: int
    name: str = ""
    decisions: int = 0
    slowest: float = 0.0
    exit_code: int | None = None
    faults: list[str] = field(default_factory=list)

    @property
    def passed(self) -> bool:
        return not self.faults


def conformance(command: list[str], slugs: list[str], seconds: float, seed: int) -> Iterator[Check]:
    """Checks a program in one game of each kind, on another seat each time. Without slugs: in all games."""
    for index, slug in enumerate(slugs or games()):
        game = load(slug)
        variant = game.variants[0]
        state = game.new(variant.seats[index % len(variant.seats)], variant.options)
        yield checked(state, index % state.seats, OutsideBot(command, seed, seconds), seed)


def checked(state: State, seat: int, bot: OutsideBot, seed: int) -> Check:
    check = Check(state.game.slug, state.seats, seat)
    try:
        play(state, seat, bot, check, seed)
    finally:
        check.exit_code = bot.close()
    check.name, check.decisions = bot.name, bot.decisions
    check.faults += [str(fault) for fault in bot.faults]
    if not bot.dismissed and check.exit_code != 0:
        check.faults.append(f"after bye: exit code {check.exit_code}; expected an end with 0 within two seconds")
    return check


def play(state: State, seat: int, bot: OutsideBot, check: Check, seed: int) -> None:
    """One game; it ends early once the program is sent away."""
    dealer = Dealer(seed)
    others: list[Bot] = [RandomBot(seed + other) for other in range(state.seats)]
    while not state.over and not bot.dismissed:
        if state.seat == CHANCE:
            state.play(dealer.choose(state))
            continue
        asked = state.seat
        state.play((bot if asked == seat else others[asked]).choose(SeatObservation(state, asked)), asked)
        if asked == seat and bot.analysis is not None:
            check.slowest = max(check.slowest, bot.analysis.seconds)
