"""What many observed games say: who wins from where, with what, and how games run."""

from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass
from functools import cached_property
from itertools import groupby

from pentarchy.arena.balance.choices import Choice
from pentarchy.arena.balance.luck import Interval, Shares, explained, predicted, redrawn
from pentarchy.arena.balance.margins import margins
from pentarchy.arena.balance.observed import NOBODY_LEADS, Observed, Thing
from pentarchy.arena.batches import Plan
from pentarchy.arena.summary import wilson

COURSE = [share / 10 for share in range(11)]
NEARLY_ALL = 0.9
ORDER = ["begins", "second", "third", "fourth", "fifth"]


@dataclass(frozen=True)
class Share:
    """Wins out of seats that have something in common, with the 95 % interval (Wilson) of their share."""

    label: str
    wins: int
    seats: int
    times: int = 0
    """How often it happened, which may be several times in a game."""

    @property
    def value(self) -> float:
        return self.wins / max(1, self.seats)

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.seats)


@dataclass(frozen=True)
class Group:
    """Things that the same fact of the same event names: the cards that were claimed, the dukes that were kept."""

    event: str
    fact: str
    shares: list[Share]
    """The most frequent first."""
    is_role: bool
    """Whether nearly every seat had exactly one of them."""


@dataclass(frozen=True)
class Worth:
    """How often a choice was made where it was open, and how those who made it fared."""

    verb: str
    label: str
    open: int
    """At how many decisions it could be made."""
    made: int
    could: int
    """How many seats could make it at some time."""
    makers: Share

    @property
    def value(self) -> float:
        """The share of seats that made it, of those that could."""
        return self.makers.seats / max(1, self.could)

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.makers.seats, self.could)

    def plain(self) -> dict[str, object]:
        return {
            "verb": self.verb,
            "id": self.label,
            "open": self.open,
            "made": self.made,
            "could": self.could,
            "makers": told([self.makers])[0],
        }


class Census:
    """The observed games that came to their end."""

    def __init__(self, plan: Plan, games: Iterable[Observed], luck: Shares | None = None) -> None:
        self.plan = plan
        observed = [*games]
        self.games = [game for game in observed if game.finished]
        self.cut_off = len(observed) - len(self.games)
        self.luck = luck

    @property
    def all_wins(self) -> int:
        return sum(len(game.winners) for game in self.games)

    @property
    def even(self) -> float:
        """The share of wins that everybody would have if nothing mattered: shared wins and lost games count."""
        return self.all_wins / max(1, len(self.games) * self.plan.seats)

    def wins(self, labels: list[str], place: Callable[[Observed, int], int]) -> list[Share]:
        """Wins by a place that every seat of a game has."""
        wins, seats = [0] * len(labels), [0] * len(labels)
        for game in self.games:
            for seat in range(self.plan.seats):
                seats[place(game, seat)] += 1
                wins[place(game, seat)] += seat in game.winners
        return [Share(*each) for each in zip(labels, wins, seats)]

    def by_seat(self) -> list[Share]:
        return self.wins([f"seat {seat + 1}" for seat in range(self.plan.seats)], lambda game, seat: seat)

    def by_start(self) -> list[Share]:
        """By the order of play, counted from the seat that began."""
        return self.wins(ORDER[: self.plan.seats], lambda game, seat: (seat - game.starter) % self.plan.seats)

    def by_bot(self) -> list[Share]:
        names = sorted(set(self.plan.bots))
        return self.wins(names, lambda game, seat: names.index(game.bots[seat]))

    @cached_property
    def groups(self) -> list[Group]:
        """Roles first, then those with the most different things: cards before resources."""
        groups = [self.group(event, fact, [*things]) for (event, fact), things in groupby(self.things, lambda t: t[:2])]
        worth_a_look = [group for group in groups if len(group.shares) > 1]
        return sorted(worth_a_look, key=lambda group: (not group.is_role, -len(group.shares), group.event))

    @cached_property
    def things(self) -> list[Thing]:
        return sorted({thing for game in self.games for seat in game.things for thing in seat})

    def group(self, event: str, fact: str, things: list[Thing]) -> Group:
        shares = sorted((self.share(thing) for thing in things), key=lambda share: (-share.times, share.label))
        seats = [sum(seat.get(thing, 0) for thing in things) for game in self.games for seat in game.things]
        return Group(event, fact, shares, seats.count(1) >= NEARLY_ALL * len(seats))

    def share(self, thing: Thing) -> Share:
        holders = [
            (seat in game.winners, had[thing])
            for game in self.games
            for seat, had in enumerate(game.things)
            if thing in had
        ]
        return Share(thing[2], sum(won for won, _ in holders), len(holders), sum(times for _, times in holders))

    @cached_property
    def worths(self) -> list[Worth]:
        """By verb; within it what good players make most often first."""
        choices = sorted({choice for game in self.games for seat in game.choices for choice in seat})
        return sorted(map(self.worth, choices), key=lambda worth: (worth.verb, -worth.value))

    def worth(self, choice: Choice) -> Worth:
        had = [
            (seat in game.winners, *mine[choice])
            for game in self.games
            for seat, mine in enumerate(game.choices)
            if choice in mine
        ]
        wins, makers = sum(won for won, _, made in had if made), sum(made > 0 for _, _, made in had)
        made = sum(made for _, _, made in had)
        return Worth(
            *choice, sum(offered for _, offered, _ in had), made, len(had), Share(choice[1], wins, makers, made)
        )

    def leader_wins(self) -> list[Share]:
        """How often the leader wins in the end, by how far the game has come."""
        shares = []
        for at in COURSE:
            leaders = [(game.leader_at(at), game) for game in self.games]
            led = [leader in game.winners for leader, game in leaders if leader != NOBODY_LEADS]
            shares.append(Share(f"{at:.0%}", sum(led), len(led)))
        return shares

    def endings(self) -> dict[str, int]:
        reasons = sorted(game.reason for game in self.games)
        return {reason: len([*games]) for reason, games in groupby(reasons)}

    def explained_by(self, place: Callable[[Observed, int], object]) -> Interval:
        """The share of the spread of margins that belongs to something that seats have in common."""

        def share(games: list[Observed]) -> float:
            groups: dict[object, list[float]] = {}
            for game in games:
                for seat, margin in enumerate(margins(game.scores)):
                    groups.setdefault(place(game, seat), []).append(margin)
            return explained([*groups.values()])

        return redrawn(self.games, share, self.plan.seed)

    @cached_property
    def fortune(self) -> Interval:
        """The share that belongs to how chance fell for a seat."""
        games = [(game.luck, margins(game.scores)) for game in self.games if game.luck]
        return redrawn(games, predicted, self.plan.seed)

    @cached_property
    def skill(self) -> Interval:
        """The share that belongs to which bot it was."""
        return self.explained_by(lambda game, seat: game.bots[seat])

    @cached_property
    def start(self) -> Interval:
        """The share that belongs to who began."""
        return self.explained_by(lambda game, seat: (seat - game.starter) % self.plan.seats)

    def plain(self) -> dict[str, object]:
        """Everything, for programs."""
        groups = [
            {"event": group.event, "fact": group.fact, "role": group.is_role, "things": told(group.shares)}
            for group in self.groups
        ]
        return {
            "games": len(self.games),
            "cut_off": self.cut_off,
            "endings": self.endings(),
            "wins_by_seat": told(self.by_seat()),
            "wins_by_start": told(self.by_start()),
            "wins_by_bot": told(self.by_bot()),
            "decisions": [game.decisions for game in self.games],
            "lead_changes": [game.lead_changes for game in self.games],
            "leader_wins": told(self.leader_wins()),
            "replayed": None if self.luck is None else asdict(self.luck),
            "explained_by_chance": self.fortune,
            "explained_by_bot": self.skill,
            "explained_by_start": self.start,
            "groups": groups,
            "choices": [worth.plain() for worth in self.worths],
        }


def told(shares: list[Share]) -> list[dict[str, object]]:
    return [{**asdict(share), "interval": [round(end, 4) for end in share.interval]} for share in shares]
