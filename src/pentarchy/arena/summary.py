"""What came of many games, in whole numbers: sums that add up to the same however the games were shared out."""

from dataclasses import dataclass, field
from math import sqrt

from pentarchy.arena.play_out import Played
from pentarchy.kernel.outcome import Outcome


@dataclass
class Summary:
    """Sums over games; lists have one entry a seat. Scores and wins are of finished games."""

    seats: int
    games: int = 0
    finished: int = 0
    decisions: int = 0
    chance_moves: int = 0
    shared_wins: int = 0
    """Games with more than one winner: each of them has a win then."""
    scores: list[int] = field(default_factory=list)
    squares: list[int] = field(default_factory=list)
    wins: list[int] = field(default_factory=list)
    end_reasons: dict[str, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for sums in (self.scores, self.squares, self.wins):
            sums.extend([0] * (self.seats - len(sums)))

    def add(self, played: Played) -> None:
        self.games += 1
        self.decisions += played.decisions
        self.chance_moves += played.chance_moves
        if played.outcome is not None:
            self.add_outcome(played.outcome)

    def add_outcome(self, outcome: Outcome) -> None:
        self.finished += 1
        self.shared_wins += len(outcome.winners) > 1
        self.end_reasons[outcome.reason] = self.end_reasons.get(outcome.reason, 0) + 1
        for seat, score in enumerate(outcome.scores):
            self.scores[seat] += score
            self.squares[seat] += score * score
        for seat in outcome.winners:
            self.wins[seat] += 1

    def merge(self, other: "Summary") -> None:
        """Adds the sums of other games."""
        self.games += other.games
        self.finished += other.finished
        self.decisions += other.decisions
        self.chance_moves += other.chance_moves
        self.shared_wins += other.shared_wins
        for reason, count in other.end_reasons.items():
            self.end_reasons[reason] = self.end_reasons.get(reason, 0) + count
        for seat in range(self.seats):
            self.scores[seat] += other.scores[seat]
            self.squares[seat] += other.squares[seat]
            self.wins[seat] += other.wins[seat]

    def mean_scores(self) -> list[float]:
        return [total / max(1, self.finished) for total in self.scores]

    def score_errors(self) -> list[float]:
        """The standard error of each mean score."""
        n = max(2, self.finished)
        spreads = [square - total * total / n for total, square in zip(self.scores, self.squares)]
        return [sqrt(max(0.0, spread) / (n - 1) / n) for spread in spreads]

    def win_intervals(self) -> list[tuple[float, float]]:
        """The 95 % interval (Wilson) of each seat's share of wins."""
        return [wilson(wins, self.finished) for wins in self.wins]


def wilson(successes: float, trials: float, z: float = 1.96) -> tuple[float, float]:
    if not trials:
        return 0.0, 1.0
    share, spread = successes / trials, z * z / trials
    middle = (share + spread / 2) / (1 + spread)
    reach = z * sqrt(share * (1 - share) / trials + spread / trials / 4) / (1 + spread)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def mean_and_error(values: list[int] | list[float]) -> tuple[float, float]:
    """The mean of some values and its standard error; 0 and 0 of none."""
    n = len(values)
    if n < 2:
        return float(sum(values)), 0.0
    mean = sum(values) / n
    return mean, sqrt(sum((value - mean) ** 2 for value in values) / (n - 1) / n)


def clustered(groups: list[list[float]]) -> tuple[float, float]:
    """The mean of all values and its standard error, where those of a group are not independent of each other."""
    values = [value for group in groups for value in group]
    if not values:
        return 0.0, 0.0
    mean, count = sum(values) / len(values), len(groups)
    pulls = [sum(value - mean for value in group) for group in groups]
    return mean, sqrt(sum(pull * pull for pull in pulls) * count / max(1, count - 1)) / len(values)


def clustered_share(groups: list[list[float]], z: float) -> tuple[float, float]:
    """The interval (Wilson) of a share, for as many independent trials as its standard error speaks of: never more than
    there are values, and where nothing differs, one a group."""
    share, error = clustered(groups)
    count = sum(len(group) for group in groups)
    trials = min(float(count), share * (1 - share) / error**2) if error else float(len(groups))
    return wilson(share * trials, trials, z)
