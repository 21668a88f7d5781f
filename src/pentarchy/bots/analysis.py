"""How a bot came to its choice: numbers first, a sentence second."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, Protocol

from pentarchy.bots.observation import SeatObservation
from pentarchy.kernel.game import Game

CHANCES, POINTS, LOT = "chances", "points", "lot"
"""What the values of candidates are: chances to win, points, or nothing because the move was drawn by lot."""

WITH: Final = {"en": "{value} with {move}", "cs": "{value} za tah {move}", "sk": "{value} za ťah {move}"}
ALONE: Final = {"en": "{move} is all there is", "cs": "{move} je jediná možnost", "sk": "{move} je jediná možnosť"}
BY_LOT: Final = {
    "en": "{move}, one of {count} by lot",
    "cs": "{move}, losem z {count} možností",
    "sk": "{move}, lósom z {count} možností",
}
POINTS_WORD: Final = {"en": "points", "cs": "bodů", "sk": "bodov"}


class Speaker(Protocol):
    """Something that puts moves into words, such as `pentarchy.words.Words`."""

    lang: str

    def move(self, move: int) -> str: ...


class Bot(Protocol):
    """Something that chooses for a seat."""

    name: str

    def choose(self, observation: SeatObservation) -> int: ...


class Thinker(Bot, Protocol):
    """A bot that can say why: `analysis` is about its last choice."""

    analysis: "Analysis | None"


@dataclass(frozen=True)
class Candidate:
    """A move that was weighed: its value to the seat that chooses, and how often it was looked at."""

    move: int
    value: float
    visits: int


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
    notes: list[str] = field(default_factory=list)

    @property
    def chosen(self) -> int:
        return self.candidates[0].move

    def sentence(self, game: Game, words: Speaker | None = None, most: int = 2) -> str:
        """Why, in one sentence: in the words given, or else in the notation of moves."""
        lang = words.lang if words is not None else "en"
        say = words.move if words is not None else game.text
        return f"{self.bot}: {self.reason(say, lang, most)}"

    def reason(self, say: Callable[[int], str], lang: str, most: int) -> str:
        if self.options == 1:
            return ALONE[lang].format(move=say(self.chosen))
        if self.unit == LOT:
            return BY_LOT[lang].format(move=say(self.chosen), count=self.options)
        shown = [WITH[lang].format(value=self.written(c.value, lang), move=say(c.move)) for c in self.candidates[:most]]
        return ", ".join(shown)

    def written(self, value: float, lang: str) -> str:
        return f"{100 * value:.0f} %" if self.unit == CHANCES else f"{value:+.1f} {POINTS_WORD[lang]}"

    def plain(self, game: Game, most: int = 8) -> dict[str, object]:
        """As plain data, moves in notation: for reports."""
        shown = [
            {"move": game.text(c.move), "value": round(c.value, 4), "visits": c.visits} for c in self.candidates[:most]
        ]
        facts: dict[str, object] = {"bot": self.bot, "seat": self.seat, "unit": self.unit, "candidates": shown}
        facts.update(options=self.options, tries=self.tries, seconds=round(self.seconds, 4), reused=self.reused)
        return facts
