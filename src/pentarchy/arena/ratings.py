"""Ratings from rankings: a Plackett-Luce fit (Bradley-Terry where two play), with intervals that respect deals.

The chance that a bot comes first among some is its strength over the sum of theirs, the second likewise among the rest,
and so on. A rating is the logarithm of a strength; the mean of all ratings is zero. The covariance is the sandwich
estimate with one cluster for each deal, because the games of a deal share their luck.
"""

from dataclasses import dataclass, replace
from itertools import combinations, permutations
from itertools import product as choices
from math import exp, factorial, log, prod, sqrt
from statistics import NormalDist

from pentarchy.arena.matrices import Matrix, Vector, inverse, product, times, zeros

Order = tuple[int, ...]
"""Bots from the first to the last."""
Ranking = list[list[int]]
"""Bots from the first place to the last; those that share a place stand together."""
Weights = dict[Order, float]
"""How often each order was seen; parts of a game where a place was shared."""

ELO = 400 / log(10)
Z = 1.959964
VIRTUAL = 0.5
"""Wins each way between every two bots that are added to what was played: no rating is infinite then."""
LOOSER = 0.1
"""The part of them that is left in the fit that widens intervals."""
MOST_STEPS = 100
CLOSE_ENOUGH = 1e-10


@dataclass(frozen=True)
class Fit:
    """Ratings in natural units, and how sure they are. `reach` is how many standard errors the intervals go."""

    ratings: Vector
    covariance: Matrix
    reach: float = Z
    looser: "Fit | None" = None
    """The same games with fewer virtual wins."""

    def error(self, bot: int) -> float:
        return sqrt(max(0.0, self.covariance[bot][bot]))

    def difference(self, one: int, other: int) -> tuple[float, float]:
        """How much higher one is rated than the other, and the standard error of that."""
        c = self.covariance
        variance = c[one][one] + c[other][other] - 2 * c[one][other]
        return self.ratings[one] - self.ratings[other], sqrt(max(0.0, variance))

    def chance(self, one: int, other: int, reach: float | None = None) -> tuple[float, float, float]:
        """The chance that one comes before the other, with the ends of its interval."""
        low, high = self.ends(one, other, self.reach if reach is None else reach)
        return logistic(self.ratings[one] - self.ratings[other]), logistic(low), logistic(high)

    def ends(self, one: int, other: int, reach: float) -> tuple[float, float]:
        """The interval of a difference, from both fits: the virtual wins hold ratings together, so where a field is
        lopsided the fit with few of them has the truth that the other misses."""
        fits = [self, *([self.looser] if self.looser else [])]
        ends = [each.difference(one, other) for each in fits]
        return min(d - reach * e for d, e in ends), max(d + reach * e for d, e in ends)

    def elo(self, bot: int) -> tuple[float, float, float]:
        """The rating in Elo points around the mean of the field, with the ends of its interval."""
        fits = [self, *([self.looser] if self.looser else [])]
        ends = [(each.ratings[bot], self.reach * each.error(bot)) for each in fits]
        return ELO * self.ratings[bot], ELO * min(m - r for m, r in ends), ELO * max(m + r for m, r in ends)


def logistic(x: float) -> float:
    return 1 / (1 + exp(-x)) if x > -700 else 0.0


def fit(bots: int, deals: list[list[Ranking]], virtual: float = VIRTUAL) -> Fit:
    """Fits the rankings of each deal."""
    clusters, reach = [weighed(rankings) for rankings in deals], student(len(deals) - 1)
    looser = fitted(bots, [*clusters, *virtual_games(bots, virtual * LOOSER)], reach) if virtual else None
    return replace(fitted(bots, [*clusters, *virtual_games(bots, virtual)], reach), looser=looser)


def fitted(bots: int, clusters: list[Weights], reach: float = Z) -> Fit:
    total: Weights = {}
    for cluster in clusters:
        for order, weight in cluster.items():
            total[order] = total.get(order, 0.0) + weight
    ratings = climb(bots, total)
    bread = inverse(pinned(curvature(ratings, total)))
    meat = spread(ratings, clusters)
    return Fit(ratings, product(product(bread, meat), bread), reach)


def student(freedom: int, claims: int = 1) -> float:
    """How many standard errors hold 95 % for all claims together, when they are estimated from few deals
    (Bonferroni, Cornish-Fisher)."""
    n, z = max(1, freedom), NormalDist().inv_cdf(1 - 0.025 / max(1, claims))
    return z + (z**3 + z) / (4 * n) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n * n)


def weighed(rankings: list[Ranking]) -> Weights:
    """Orders with weights: a shared place counts as every order of those who share it, in equal parts."""
    weights: Weights = {}
    for ranking in rankings:
        share = 1 / prod(factorial(len(place)) for place in ranking)
        for parts in choices(*(permutations(place) for place in ranking)):
            order = tuple(bot for part in parts for bot in part)
            weights[order] = weights.get(order, 0.0) + share
    return weights


def virtual_games(bots: int, weight: float) -> list[Weights]:
    pairs = [order for pair in combinations(range(bots), 2) for order in permutations(pair)]
    return [{pair: weight} for pair in pairs] if weight else []


def climb(bots: int, orders: Weights) -> Vector:
    """The ratings of the highest likelihood, by Newton's steps, each halved until it leads upwards."""
    ratings, height = [0.0] * bots, likelihood([0.0] * bots, orders)
    for _ in range(MOST_STEPS):
        step = times(inverse(pinned(curvature(ratings, orders))), slope(ratings, orders))
        higher = stepped(ratings, step)
        while likelihood(higher, orders) < height and max(map(abs, step)) > CLOSE_ENOUGH:
            step = [part / 2 for part in step]
            higher = stepped(ratings, step)
        ratings, height = higher, likelihood(higher, orders)
        if max(map(abs, step)) <= CLOSE_ENOUGH:
            break
    return ratings


def stepped(ratings: Vector, step: Vector) -> Vector:
    return [rating + part for rating, part in zip(ratings, step)]


def chances(ratings: Vector, left: Order) -> dict[int, float]:
    """Of those who are left, the chance of each bot to come next; a bot with several seats has that of all of them."""
    strengths: dict[int, float] = {}
    for bot in left:
        strengths[bot] = strengths.get(bot, 0.0) + exp(ratings[bot])
    total = sum(strengths.values())
    return {bot: strength / total for bot, strength in strengths.items()}


def stages(order: Order) -> list[Order]:
    """Who was left when each place was decided; the last one is no question."""
    return [order[i:] for i in range(len(order) - 1)]


def likelihood(ratings: Vector, orders: Weights) -> float:
    return sum(n * log(chances(ratings, left)[left[0]]) for order, n in orders.items() for left in stages(order))


def slope(ratings: Vector, orders: Weights) -> Vector:
    """The first derivative of the likelihood."""
    total = [0.0] * len(ratings)
    for order, weight in orders.items():
        for left in stages(order):
            total[left[0]] += weight
            for bot, chance in chances(ratings, left).items():
                total[bot] -= weight * chance
    return total


def curvature(ratings: Vector, orders: Weights) -> Matrix:
    """The second derivative with its sign turned: the information."""
    total = zeros(len(ratings))
    for order, weight in orders.items():
        for left in stages(order):
            chance = chances(ratings, left)
            for one in chance:
                total[one][one] += weight * chance[one]
                for other in chance:
                    total[one][other] -= weight * chance[one] * chance[other]
    return total


def pinned(information: Matrix) -> Matrix:
    """The same with the mean of all ratings held at zero, which makes it regular."""
    return [[entry + 1 for entry in row] for row in information]


def spread(ratings: Vector, clusters: list[Weights]) -> Matrix:
    """The sum of the squares of each deal's slope."""
    total = zeros(len(ratings))
    for cluster in clusters:
        push = slope(ratings, cluster)
        for i, one in enumerate(push):
            for j, other in enumerate(push):
                total[i][j] += one * other
    return total
