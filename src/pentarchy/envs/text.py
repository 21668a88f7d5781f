"""Games in words, for language models: a prompt with table, question and legal moves, and one line in answer.

    bot = TextBot(ask, lang="en")     # ask: a function from a prompt to an answer
    tournament("dice_king", [bot, "squire"], games=10, seats=2)

A bot of this kind sits wherever bots do. What was asked and answered is its transcript, which `Replayed` answers from.
"""

import json
import re
from collections.abc import Callable, Sequence
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from pentarchy.bots import SeatObservation
from pentarchy.envs.drawing import FRAME, section
from pentarchy.envs.errors import BadAnswer, BadTranscript
from pentarchy.games import load
from pentarchy.kernel.events import Facts
from pentarchy.kernel.views import called_in
from pentarchy.words import Words

FORMAT = 1
"""The version of the prompt's form: raised with every change of it."""
ANSWER = re.compile(r"^MOVE (\d+)$")
Ask = Callable[[str], str]


class Exchange(NamedTuple):
    """A prompt and what was said to it."""

    prompt: str
    answer: str


@lru_cache
def words_for(slug: str, lang: str) -> Words:
    return Words(load(slug), lang)


def prompt_of(view: Facts, options: Sequence[int], lang: str = "en") -> str:
    """What a seat is asked: who it is, what lies on the table, what is legal. Things, players, the question and the
    moves are in the language; the headings are always the same."""
    words = words_for(str(view["game"]), lang)
    words.called = called_in(view)
    you = view["you"]
    assert isinstance(you, int)
    moves = [f"{number}. {words.move(move)}" for number, move in enumerate(options, 1)]
    table = [line for key, value in view.items() if key not in FRAME for line in section(key, value, words)]
    return "\n".join(
        [
            f"GAME {words.game.names[lang]} (prompt {FORMAT}, rules {words.game.version})",
            f"YOU {words.player(you)}, seat {you} of {view['seats']}",
            "TABLE",
            *table,
            f"QUESTION {words.question(str(view['question']))}",
            "LEGAL MOVES",
            *moves,
            f"ANSWER with one line and nothing else: MOVE followed by a number from 1 to {len(moves)}.",
        ]
    )


def chosen(answer: str, options: Sequence[int]) -> int:
    """The move that an answer names. Raises BadAnswer."""
    found = ANSWER.match(answer.strip())
    if found is None:
        raise BadAnswer(answer, "expected one line such as 'MOVE 3'")
    number = int(found[1])
    if not 1 <= number <= len(options):
        raise BadAnswer(answer, f"the legal moves are numbered from 1 to {len(options)}")
    return options[number - 1]


class TextBot:
    """Whoever answers prompts, as a bot. An answer that names no legal move is asked for again, with what was wrong, so
    many times; then BadAnswer is raised."""

    def __init__(self, ask: Ask, lang: str = "en", name: str = "text", patience: int = 2) -> None:
        self.ask = ask
        self.lang = lang
        self.name = name
        self.patience = patience
        self.transcript: list[Exchange] = []

    def choose(self, observation: SeatObservation) -> int:
        first = prompt = prompt_of(observation.view(), observation.options, self.lang)
        for turn in range(self.patience + 1):
            answer = self.ask(prompt)
            self.transcript.append(Exchange(prompt, answer))
            try:
                return chosen(answer, observation.options)
            except BadAnswer as error:
                if turn == self.patience:
                    raise
                prompt = f"{first}\nYOUR LAST ANSWER WAS NOT UNDERSTOOD: {error.why}"
        raise AssertionError("the last turn returns or raises")

    def save(self, path: Path) -> None:
        """The transcript, a line of JSON for each exchange."""
        lines = [json.dumps(exchange._asdict(), ensure_ascii=False) for exchange in self.transcript]
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")


class Replayed:
    """Answers as a transcript does, for nothing: the same games, as long as the prompts are the same."""

    def __init__(self, transcript: Sequence[Exchange]) -> None:
        self.transcript = list(transcript)
        self.at = 0

    def __call__(self, prompt: str) -> str:
        """Raises BadTranscript where another prompt was answered, or none any more."""
        if self.at == len(self.transcript):
            raise BadTranscript(self.at, "the transcript has ended")
        known = self.transcript[self.at]
        if known.prompt != prompt:
            raise BadTranscript(self.at, "it answers another prompt")
        self.at += 1
        return known.answer


def read_transcript(path: Path) -> list[Exchange]:
    lines = path.read_text(encoding="utf-8").splitlines()
    return [Exchange(**json.loads(line)) for line in lines]
