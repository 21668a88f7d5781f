"""What came of a tournament: how strong each bot is, which ones the games tell apart, and how many more would."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict, dataclass
from functools import cached_property
from itertools import combinations
from math import ceil

from pentarchy.arena.contest import Contest, Deal, Result
from pentarchy.arena.ratings import Fit, Ranking, fit, student
from pentarchy.arena.summary import clustered, clustered_share

POWER = 0.8416
"""With so many standard errors more than an interval reaches, four of five tournaments would separate two bots."""
MOST_MORE = 1_000_000


@dataclass(frozen=True)
class Standing:
    """One bot: rating in Elo points around the mean of the field, wins and scores over all seats it sat in."""

    bot: str
    rating: float
    low: float
    high: float
    seats: int
    wins: int
    win_low: float
    win_high: float
    mean_score: float
    score_error: float
    decisions: float
    seconds: float
    slowest: float

    @property
    def win_share(self) -> float:
        return self.wins / max(1, self.seats)


@dataclass(frozen=True)
class Pair:
    """Two bots, the stronger first: how often it was ahead, the chance of that by the fit, and its interval."""

    one: str
    other: str
    meetings: int
    ahead: float
    chance: float
    low: float
    high: float
    more_games: int | None
    """Games that would be needed beyond those played; None where no number in sight would do."""
    joint_low: float = 0.0
    joint_high: float = 1.0
    """The interval that holds together with those of all other pairs in 95 % of tournaments (Bonferroni)."""

    @property
    def separated(self) -> bool:
        return self.low > 0.5

    @property
    def separated_jointly(self) -> bool:
        """Whether it may be said in one breath with whatever else is."""
        return self.joint_low > 0.5

    def verdict(self) -> str:
        if self.separated:
            return f"{self.one} is stronger than {self.other}"
        if self.more_games is None:
            return f"{self.one} and {self.other} are not separated; no number of games in sight would do it"
        needed = f"a new tournament with about {self.more_games:,} more games"
        return f"{self.one} and {self.other} are not separated; {needed} would do it"


class Standings:
    """A tournament so far."""

    def __init__(self, contest: Contest, deals: Iterable[Deal]) -> None:
        self.contest = contest
        self.deals = sorted(deals, key=lambda deal: deal.index)
        self.rankings = [ranking for ranking in (ranked(deal, contest.apart) for deal in self.deals) if ranking]

    @property
    def games(self) -> int:
        return sum(len(deal.games) for deal in self.deals)

    @property
    def finished(self) -> int:
        return sum(game.finished for deal in self.deals for game in deal.games)

    @property
    def wins(self) -> int:
        """Of everybody; a shared victory counts for each winner."""
        return sum(len(game.winners) for deal in self.deals for game in deal.games if game.finished)

    @property
    def even(self) -> float:
        """The share of wins that everybody would have if nothing mattered."""
        return self.wins / max(1, self.finished * self.contest.seats)

    @property
    def bots(self) -> range:
        return range(len(self.contest.bots))

    @property
    def level(self) -> bool:
        """Whether nobody was ever ahead of anybody, as in a cooperative game."""
        return all(len(ranking) == 1 for rankings in self.rankings for ranking in rankings)

    @cached_property
    def fit(self) -> Fit:
        return fit(len(self.bots), self.rankings)

    def seats_of(self, bot: int) -> Iterator[tuple[Result, int]]:
        """The finished games of a bot, with the seat that it had; twice where it had two."""
        for deal in self.deals:
            for game in deal.games:
                if game.finished:
                    yield from ((game, seat) for seat, name in enumerate(game.bots) if name == bot)

    def by_deal(self, bot: int, worth: Callable[[Result, int], float]) -> list[list[float]]:
        """Something about every seat that a bot had, deal by deal: games of a deal share their luck."""
        deals = [[game for game in deal.games if game.finished] for deal in self.deals]
        groups = [
            [worth(game, i) for game in games for i, name in enumerate(game.bots) if name == bot] for games in deals
        ]
        return [group for group in groups if group]

    @cached_property
    def standings(self) -> list[Standing]:
        """The strongest first."""
        return sorted((self.standing(bot) for bot in self.bots), key=lambda standing: -standing.rating)

    def standing(self, bot: int) -> Standing:
        seats = [*self.seats_of(bot)]
        wins = sum(seat in game.winners for game, seat in seats)
        decisions = sum(game.decisions[seat] for game, seat in seats)
        mean, error = clustered(self.by_deal(bot, lambda game, seat: float(game.scores[seat])))
        return Standing(
            self.contest.bots[bot],
            *self.fit.elo(bot),
            len(seats),
            wins,
            *clustered_share(self.by_deal(bot, lambda game, seat: float(seat in game.winners)), self.fit.reach),
            mean,
            error,
            decisions / max(1, len(seats)),
            sum(game.seconds[seat] for game, seat in seats) / max(1, decisions),
            max((game.slowest[seat] for game, seat in seats), default=0.0),
        )

    @cached_property
    def pairs(self) -> list[Pair]:
        """Every two bots, neighbours in the standings first."""
        order = sorted(self.bots, key=lambda bot: -self.fit.ratings[bot])
        places = sorted(combinations(range(len(order)), 2), key=lambda pair: (pair[1] - pair[0], pair[0]))
        return [self.pair(order[one], order[other]) for one, other in places]

    def pair(self, one: int, other: int) -> Pair:
        duels = [duel for rankings in self.rankings for ranking in rankings for duel in met(ranking, one, other)]
        ahead = sum(duels) / max(1, len(duels))
        names = self.contest.bots[one], self.contest.bots[other]
        count = len(self.bots) * (len(self.bots) - 1) // 2
        joint = self.fit.chance(one, other, student(len(self.rankings) - 1, count))[1:]
        return Pair(*names, len(duels), ahead, *self.fit.chance(one, other), self.more_games(one, other), *joint)

    def more_games(self, one: int, other: int) -> int | None:
        """How many more games would separate two bots, should they differ as much as they seem to."""
        difference, error = self.fit.difference(one, other)
        if abs(difference) > self.fit.reach * error:
            return 0
        if not difference:
            return None
        needed = self.games * ((self.fit.reach + POWER) * error / difference) ** 2 - self.games
        return ceil(needed) if needed <= MOST_MORE else None

    def wins_by_seat(self, bot: int) -> list[tuple[int, int]]:
        """For each seat the wins of a bot there, and its games there."""
        counts = [(0, 0)] * self.contest.seats
        for game, seat in self.seats_of(bot):
            wins, games = counts[seat]
            counts[seat] = wins + (seat in game.winners), games + 1
        return counts

    def rows(self) -> list[dict[str, str | int | float | bool | None]]:
        """One row for each seat of each game, for `pandas.DataFrame` or `polars.DataFrame`."""
        return [
            seat_row(deal.index, number, game, seat, self.contest.bots[bot])
            for deal in self.deals
            for number, game in enumerate(deal.games)
            for seat, bot in enumerate(game.bots)
        ]

    def plain(self) -> dict[str, object]:
        """Everything, for programs."""
        bots = [{**rounded(asdict(standing)), "win_share": round(standing.win_share, 4)} for standing in self.standings]
        pairs = [
            {**rounded(asdict(pair)), "separated": pair.separated, "separated_jointly": pair.separated_jointly}
            for pair in self.pairs
        ]
        by_seat = {name: self.wins_by_seat(bot) for bot, name in enumerate(self.contest.bots)}
        facts = {"deals": len(self.deals), "games": self.games, "finished": self.finished}
        return {**facts, "standings": bots, "pairs": pairs, "wins_and_games_by_seat": by_seat}


def seat_row(deal: int, number: int, game: Result, seat: int, bot: str) -> dict[str, str | int | float | bool | None]:
    """What a seat had of a game; nothing about its end where it was cut off."""
    row: dict[str, str | int | float | bool | None] = {"deal": deal, "game": number, "seat": seat, "bot": bot}
    ended = game.finished
    row |= {"place": game.places[seat] if ended else None, "score": game.scores[seat] if ended else None}
    row |= {"won": seat in game.winners if ended else None, "reason": game.reason}
    return row | {"decisions": game.decisions[seat], "seconds": game.seconds[seat]}


def rounded(facts: dict[str, object]) -> dict[str, object]:
    return {key: round(fact, 6) if isinstance(fact, float) else fact for key, fact in facts.items()}


def ranked(deal: Deal, apart: bool) -> list[Ranking]:
    """The rankings of a deal: one for each game, or a single one where every bot had a table of its own."""
    if apart:
        keys = [(bool(game.winners), sum(game.scores)) if game.finished else (False, -1) for game in deal.games]
        return [by_key([game.bots[0] for game in deal.games], keys)]
    games = [game for game in deal.games if game.finished]
    return [by_key(game.bots, [(True, -place) for place in game.places]) for game in games]


def by_key(bots: list[int], keys: list[tuple[bool, int]]) -> Ranking:
    return [[bot for bot, key in zip(bots, keys) if key == best] for best in sorted(set(keys), reverse=True)]


def met(ranking: Ranking, one: int, other: int) -> Iterator[float]:
    """For each meeting of two bots in a ranking: 1 where the one was ahead, 1/2 where they shared a place."""
    places = [(bot, place) for place, bots in enumerate(ranking) for bot in bots]
    for bot, place in places:
        for rival, theirs in places:
            if (bot, rival) == (one, other):
                yield 1.0 if place < theirs else 0.5 if place == theirs else 0.0
