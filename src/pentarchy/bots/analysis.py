"""How a bot came to its choice: numbers first, a sentence second."""

from dataclasses import dataclass
from typing import Final, Protocol

from pentarchy.bots.observation import SeatObservation
from pentarchy.kernel.game import Game

CHANCES, LOT = "chances", "lot"
"""How a move was found: by its chances to win, or by lot."""

WORTH_TELLING: Final = 0.005
"""Chances that lie closer together are told to be the same."""
UNSURE: Final = 0.03
"""An end that is at least so likely, and so unlikely, is worth a word."""


class Speaker(Protocol):
    """Something that puts moves and messages into words, such as `pentarchy.words.Words`."""

    def move(self, move: int) -> str: ...

    def has(self, message: str) -> bool: ...

    def said(self, message: str, values: dict[str, str | int]) -> str: ...


class Bot(Protocol):
    """Something that chooses for a seat."""

    name: str

    def choose(self, observation: SeatObservation) -> int: ...


class Thinker(Bot, Protocol):
    """A bot that can say why: `analysis` is about its last choice."""

    analysis: "Analysis | None"


@dataclass(frozen=True)
class Candidate:
    """A move that was weighed: what the seat that chooses goes by, how often it was looked at, its chance to win."""

    move: int
    value: float
    visits: int
    chance: float = 0.0


@dataclass(frozen=True)
class Prospect:
    """What the seat expects after its move: its chance to win, its points, None where the game counts none, and how
    likely each end is."""

    chance: float
    points: float | None
    ends: dict[str, float]


@dataclass(frozen=True)
class Analysis:
    """One decision of a bot. The candidates begin with the move that it chose; the others follow, best first."""

    bot: str
    seat: int
    unit: str
    candidates: list[Candidate]
    options: int
    tries: int = 0
    """How many times a move was tried out in an imagined game."""
    seconds: float = 0.0
    reused: int = 0
    """Visits taken over from the decision before."""
    prospect: Prospect | None = None
    """`prospects.explained` looks for it, when somebody wants to know."""

    @property
    def chosen(self) -> int:
        return self.candidates[0].move

    def sentence(self, game: Game, words: Speaker | None = None) -> str:
        """What and why, in one sentence: in the words given, or else in the notation of moves."""
        if words is None:
            return f"{self.bot}: {self.figures(game)}"
        return f"{self.bot}: {words.move(self.chosen)}; {self.reason(words)}"

    def figures(self, game: Game, most: int = 2) -> str:
        if self.unit == LOT or not self.candidates[0].visits:
            return f"{game.text(self.chosen)}, of {self.options}"
        return ", ".join(f"{percent(each.chance)} % with {game.text(each.move)}" for each in self.candidates[:most])

    def reason(self, words: Speaker) -> str:
        """The chances, what the net expects of the move, and what the next best would cost."""
        if self.options == 1:
            return words.said("hint-only", {})
        if self.unit == LOT:
            return words.said("hint-lot", {"count": self.options})
        expected = [words.said("hint-chance", {"percent": percent(self.candidates[0].chance)})]
        expected += self.expected(words)
        return "; ".join([", ".join(expected), *self.compared(words)])

    def expected(self, words: Speaker) -> list[str]:
        if self.prospect is None:
            return []
        points, ends = self.prospect.points, self.prospect.ends
        told = [] if points is None else [words.said("hint-points", {"points": round(points)})]
        for end, chance in ends.items():
            if UNSURE < chance < 1 - UNSURE and words.has(f"hint-end-{end}"):
                told.append(words.said(f"hint-end-{end}", {"times": round(10 * chance)}))
        return told

    def compared(self, words: Speaker) -> list[str]:
        if len(self.candidates) == 1:
            return []
        lead = self.candidates[0].chance - self.candidates[1].chance
        message = "hint-same" if abs(lead) < WORTH_TELLING else "hint-cost" if lead > 0 else "hint-gain"
        return [words.said(message, {"move": words.move(self.candidates[1].move), "percent": percent(abs(lead))})]

    def plain(self, game: Game, most: int = 8) -> dict[str, object]:
        """As plain data, moves in notation: for reports."""
        shown = [
            {"move": game.text(c.move), "value": round(c.value, 4), "chance": round(c.chance, 4), "visits": c.visits}
            for c in self.candidates[:most]
        ]
        facts: dict[str, object] = {"bot": self.bot, "seat": self.seat, "unit": self.unit, "candidates": shown}
        facts.update(options=self.options, tries=self.tries, seconds=round(self.seconds, 4), reused=self.reused)
        return facts


def percent(chance: float) -> int:
    return round(100 * chance)
