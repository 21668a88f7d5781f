"""What a net says of one table, and what a seat wants of it."""

from pentarchy.kernel.outcome import Outcome


class Estimate:
    """Chances to win, expected points and how it may end, by seats of the table."""

    __slots__ = ("chances", "ends", "points")

    def __init__(self, chances: list[float], points: list[float], ends: list[float]) -> None:
        self.chances = chances
        """Of each seat to be among the winners."""
        self.points = points
        self.ends = ends


def turned(outputs: list[float], seat: int, seats: int, most: int) -> Estimate:
    """The outputs of a net, which count from the seat that looked, for the seats of the table."""
    chances, points = [0.0] * seats, [0.0] * seats
    for step in range(seats):
        other = (seat + step) % seats
        chances[other] = outputs[step]
        points[other] = outputs[most + step]
    return Estimate(chances, points, outputs[2 * most :])


def wanted(chances: list[float], points: list[float], sides: list[int], pride: float) -> list[float]:
    """What each seat has of this: it wants to win and, as far as its pride goes, to have more points than the mean of
    those who are not on its side. Also those who cannot win any more want to do well."""
    values, seats = chances[:], len(sides)
    for seat in range(seats):
        rivals = [points[other] for other in range(seats) if sides[other] != sides[seat]]
        values[seat] += pride * (points[seat] - (sum(rivals) / len(rivals) if rivals else 0.0))
    return values


def outputs_of(
    outcome: Outcome, points: list[float], seat: int, most: int, ends: list[str], unit: float
) -> list[float]:
    """What a net should say of a finished game with these points: what it learns from."""
    row, seats = [0.0] * (2 * most + len(ends)), len(points)
    for step in range(seats):
        other = (seat + step) % seats
        row[step] = 1.0 if other in outcome.winners else 0.0
        row[most + step] = points[other] / unit
    row[2 * most + ends.index(outcome.reason)] = 1.0
    return row


def wish(seat: int, looker: int, sides: list[int], most: int, hope: list[float], pride: float) -> list[float]:
    """`wanted` and the hope for ends, for one seat, as weights of the outputs that a looker sees: for many rows."""
    weights, seats = [0.0] * (2 * most) + hope, len(sides)
    rivals = [other for other in range(seats) if sides[other] != sides[seat]]
    weights[(seat - looker) % seats] = 1.0
    weights[most + (seat - looker) % seats] = pride
    for other in rivals:
        weights[most + (other - looker) % seats] = -pride / len(rivals)
    return weights
