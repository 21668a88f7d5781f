"""The parts put together: sums by player, turning points, plain data."""

from collections.abc import Iterable
from dataclasses import asdict, dataclass
from math import fsum
from typing import Final

from pentarchy.bots.nets import net_of
from pentarchy.kernel.errors import PentarchyError
from pentarchy.kernel.record import Record
from pentarchy.review.grades import GRADES, accuracy_of
from pentarchy.review.job import STANDARD, Part, Step, final_chances
from pentarchy.review.weighing import Decision

TURNING_POINTS: Final = 3
DIGITS: Final = 6


class NotOver(PentarchyError):
    """A game under way is reviewed by nobody."""

    def __init__(self) -> None:
        super().__init__("this game is not over: only games that were played to the end are reviewed")


@dataclass
class Moved:
    """A step with what it changed, by seat. `kind`: `luck`, `choice`, or `secrets`, which are turned up at the end."""

    index: int
    moment: int
    seat: int
    kind: str
    before: list[float]
    after: list[float]
    text: str

    def change(self, seat: int) -> float:
        return self.after[seat] - self.before[seat]


@dataclass
class Player:
    """What moved the chances of a seat from the start to the end: luck + skill = result = final - start."""

    seat: int
    start: float
    final: float
    own_luck: float
    others_luck: float
    own_play: float
    others_play: float
    lost: float
    """What the own choices cost, all together."""
    at_stake: float
    grades: dict[str, int]
    decisions: int

    @property
    def luck(self) -> float:
        return self.own_luck + self.others_luck

    @property
    def skill(self) -> float:
        return self.own_play + self.others_play

    @property
    def result(self) -> float:
        return self.final - self.start

    @property
    def adjusted(self) -> float:
        """The result without luck."""
        return self.result - self.luck

    @property
    def accuracy(self) -> float | None:
        """None where nothing was to be chosen."""
        return accuracy_of(self.lost, self.at_stake) if self.decisions else None

    def plain(self) -> dict[str, object]:
        facts: dict[str, object] = {name: rounded(fact) for name, fact in asdict(self).items()}
        for name in ("luck", "skill", "result", "adjusted", "accuracy"):
            facts[name] = rounded(getattr(self, name))
        return facts


@dataclass
class Review:
    game: str
    rules: int
    seats: int
    judge: str
    depth: float
    true_cards: bool
    moves: list[Moved]
    decisions: list[Decision]
    players: list[Player]
    complete: bool
    """Whether all parts are there."""

    @property
    def turning_points(self) -> list[Moved]:
        """The steps that moved the chances most, in the order in which they came."""
        most = sorted(self.moves, key=lambda move: -swing(move))[:TURNING_POINTS]
        return sorted((move for move in most if swing(move) > 0.0), key=lambda move: move.index)

    def plain(self) -> dict[str, object]:
        """For JSON."""
        return {
            "game": self.game,
            "rules": self.rules,
            "seats": self.seats,
            "judge": self.judge,
            "depth": self.depth,
            "true_cards": self.true_cards,
            "complete": self.complete,
            "players": [player.plain() for player in self.players],
            "decisions": [plain_decision(decision) for decision in self.decisions],
            "graph": [plain_move(move) for move in self.moves],
            "turning_points": [plain_move(move) for move in self.turning_points],
        }


def reviewed(record: Record, parts: Iterable[Part], depth: float, true_cards: bool = False) -> Review:
    """The review of a finished game out of parts, in any order; some may be missing still. Raises NotOver."""
    if not record.state.over:
        raise NotOver
    steps = sorted((step for part in parts for step in part.steps), key=lambda step: step.index)
    decisions = sorted((each for part in parts for each in part.decisions), key=lambda each: each.index)
    complete = sum(step.entries for step in steps) == len(record.entries)
    moves = chained(steps, final_chances(record), record, complete)
    players = [player(seat, moves, decisions) for seat in range(record.seats)] if complete else []
    judge = "rollouts" if net_of(record.game.slug) is None else "net"
    return Review(
        record.game.slug,
        record.game.version,
        record.seats,
        judge,
        depth,
        true_cards,
        moves,
        decisions,
        players,
        complete,
    )


def told(record: Record, parts: list[Part], all_parts: int, known: int) -> dict[str, object]:
    """For somebody who asks again and again: choices are told once, and of the parts the first `known` were told."""
    review = reviewed(record, parts, STANDARD)
    fresh = {each.index for part in parts[known:] for each in part.decisions}
    review.decisions = [each for each in review.decisions if each.index in fresh]
    return {**review.plain(), "done": len(parts), "parts": all_parts}


def chained(steps: list[Step], final: list[float], record: Record, complete: bool) -> list[Moved]:
    """Each step begins where the one before ended; in front of chance that is the mean over what could come. Steps of
    which a neighbour is missing are left out."""
    found, level = list[Moved](), None
    expected_at = {step.index: step.before for step in steps if step.by_chance}
    place = 0
    for step in steps:
        if step.index != place:
            level = None
        place = step.index + step.entries
        before = step.before or level
        level = step.after or expected_at.get(place)
        if before is not None and level is not None:
            kind = "luck" if step.by_chance else "choice"
            found.append(Moved(step.index, step.moment, step.seat, kind, before, level, step.text))
    if complete and found and found[-1].after != final:
        last = found[-1]
        found.append(Moved(place, len(record.lines), last.seat, "secrets", last.after, final, ""))
    return found


def player(seat: int, moves: list[Moved], decisions: list[Decision]) -> Player:
    own = [each for each in decisions if each.seat == seat]

    def changes(kinds: tuple[str, ...], mine: bool) -> float:
        return fsum(move.change(seat) for move in moves if move.kind in kinds and (move.seat == seat) == mine)

    lucky, secrets = ("luck",), fsum(move.change(seat) for move in moves if move.kind == "secrets")
    return Player(
        seat=seat,
        start=moves[0].before[seat] if moves else 0.0,
        final=moves[-1].after[seat] if moves else 0.0,
        own_luck=changes(lucky, True),
        others_luck=changes(lucky, False) + secrets,
        own_play=changes(("choice",), True),
        others_play=changes(("choice",), False),
        lost=fsum(each.cost for each in own),
        at_stake=fsum(each.at_stake for each in own),
        grades={grade: sum(each.grade == grade for each in own) for grade in GRADES},
        decisions=len(own),
    )


def swing(move: Moved) -> float:
    return max(abs(move.change(seat)) for seat in range(len(move.after)))


def rounded(fact: object) -> object:
    match fact:
        case float():
            return round(fact, DIGITS) + 0.0
        case list():
            return [rounded(each) for each in fact]
        case dict():
            return {key: rounded(each) for key, each in fact.items()}
    return fact


def plain_decision(decision: Decision) -> dict[str, object]:
    facts: dict[str, object] = {name: rounded(fact) for name, fact in asdict(decision).items()}
    facts["class"] = facts.pop("grade")
    return facts


def plain_move(move: Moved) -> dict[str, object]:
    return {name: rounded(fact) for name, fact in asdict(move).items()}
