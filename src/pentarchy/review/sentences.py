"""What is to be said of a choice, in a sentence with its reason."""

from typing import Protocol

from pentarchy.bots.analysis import Speaker, percent
from pentarchy.kernel.game import Game
from pentarchy.review.grades import AS_GOOD, BEST, FINE, SURE
from pentarchy.review.report import Moved
from pentarchy.review.weighing import Decision, Option

WORTH_POINTS = 0.5
MOST = 0.5
"""Whoever gets more than this part of what was lost gets most of it."""


class Narrator(Speaker, Protocol):
    def player(self, seat: object) -> str: ...


def sentence(decision: Decision, game: Game, words: Narrator) -> str:
    """The better move, what it would have changed, and for whom."""
    if not decision.candidates:
        return words.said("review-only", {})
    best, made = decision.candidates[0], made_of(decision)
    here, there = (percent(option.chances[decision.seat]) for option in (made, best))
    if decision.grade == BEST:
        return words.said("review-as-good", {"percent": here})
    better = words.said("review-better", {"move": words.move(game.parse(best.move)), "there": there, "here": here})
    return "; ".join([better, *reasons(decision, best, made, words)]) + "."


def made_of(decision: Decision) -> Option:
    return next(option for option in decision.candidates if option.move == decision.move)


def reasons(decision: Decision, best: Option, made: Option, words: Narrator) -> list[str]:
    told = list[str]()
    if decision.points is not None and abs(decision.points) >= WORTH_POINTS:
        message = "review-more-points" if decision.points > 0 else "review-fewer-points"
        told.append(words.said(message, {"points": round(abs(decision.points))}))
    gains = {
        seat: made.chances[seat] - best.chances[seat] for seat in range(len(made.chances)) if seat != decision.seat
    }
    rival = max(gains, key=lambda seat: gains[seat], default=None)
    if rival is not None and len(gains) > 1 and gains[rival] > max(MOST * decision.cost, AS_GOOD):
        told.append(words.said("review-goes-to", {"player": words.player(rival)}))
    if decision.grade == FINE and SURE * decision.error > decision.cost:
        told.append(words.said("review-doubtful", {"percent": max(1, percent(SURE * decision.error))}))
    return told


def turning_point(move: Moved, game: Game, words: Narrator) -> str:
    """What it was, and whose chances it changed most."""
    whom = max(range(len(move.after)), key=lambda seat: abs(move.change(seat)))
    change = signed(move.change(whom))
    if move.kind != "choice":
        return words.said(f"review-turn-{move.kind}", {"player": words.player(whom), "percent": change})
    said = words.move(game.parse(move.text))
    facts: dict[str, str | int] = {"player": words.player(move.seat), "move": said, "percent": change}
    return words.said("review-turn-choice", facts | {"whom": words.player(whom)})


def signed(chance: float) -> str:
    return f"{100 * chance:+.0f}".replace("-", "\N{MINUS SIGN}")
