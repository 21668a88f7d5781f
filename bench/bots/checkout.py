"""Bots of another checkout of this project at the same table: they run in an interpreter of their own, which follows
the game move by move in notation.

    with Checkout(Path("../old/build/compiled")) as old:
        old.begin("valeria", 2, [])
        old.play("roll 3 5", "Roll", seat=-1)
        old.choose("sovereign@80", 7, "ChooseAction", seat=0)

Every move comes with the question and the seat that it answers: one version asks what the other knows without asking.
"""

import json
import os
import subprocess
import sys
from pathlib import Path
from types import TracebackType

OTHER_SIDE = """
import json, sys
import pentarchy
from pentarchy import bots
Seat = getattr(bots, "SeatObservation", None) or bots.Chair
state, seated = None, {}

def reach(question, seat):
    # What this version asks and the other does not has one answer, or several that come to the same.
    for _ in range(40):
        if (state.question, state.seat) == (question, seat):
            return
        state.play(state.options()[0])
    raise ValueError(f"out of step at {question}")

def scores():
    for _ in range(40):
        if state.over:
            return state.outcome.scores
        state.play(state.options()[0])
    raise ValueError("the game goes on here")

for line in sys.stdin:
    verb, *rest = json.loads(line)
    answer = ""
    if verb == "begin":
        slug, seats, pairs = rest
        game = pentarchy.load(slug)
        state, seated = game.new(seats, game.parse_options(pairs)), {}
    elif verb == "play":
        text, question, seat = rest
        reach(question, seat)
        state.play(state.game.parse(text))
    elif verb == "scores":
        answer = scores()
    else:
        name, seed, question, seat = rest
        reach(question, seat)
        if seat not in seated:
            seated[seat] = bots.bot(name, seed)
        player = seated[seat]
        move = player.choose(Seat(state, seat))
        why = getattr(player, "analysis", None) or player.thought
        answer = [state.game.text(each) for each in [move, *(one.move for one in why.candidates), *state.options()]]
    print(json.dumps(answer), flush=True)
"""


class OutOfStep(Exception):
    """The other checkout could not follow the game: its rules differ."""


class Checkout:
    """The interpreter of another checkout; `tree` is what has to be imported from, such as its `build/compiled`."""

    def __init__(self, tree: Path) -> None:
        self.tree = tree
        self.process = self.started()

    def started(self) -> "subprocess.Popen[str]":
        environment = {**os.environ, "PYTHONPATH": str(self.tree)}
        command = [sys.executable, "-c", OTHER_SIDE]
        pipe = subprocess.PIPE
        return subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=subprocess.DEVNULL, text=True, env=environment)

    def __enter__(self) -> "Checkout":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.process.kill()
        self.process.communicate()

    def begin(self, slug: str, seats: int, options: list[str]) -> None:
        self.say("begin", slug, seats, options)

    def play(self, text: str, question: str, seat: int) -> None:
        self.say("play", text, question, seat)

    def choose(self, name: str, seed: int, question: str, seat: int) -> list[str]:
        """The bot's moves, best first: one version may offer but one of two moves that come to the same."""
        ranked = self.say("choose", name, seed, question, seat)
        assert isinstance(ranked, list)
        return ranked

    def agree(self, scores: list[int]) -> None:
        """At the end of a game: it ended there as it did here, or it was not the same game. Raises OutOfStep."""
        if self.say("scores") != scores:
            raise OutOfStep("scores", *scores)

    def say(self, *words: object) -> object:
        """Raises OutOfStep."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        try:
            self.process.stdin.write(json.dumps(words) + "\n")
            self.process.stdin.flush()
        except BrokenPipeError:
            raise OutOfStep(*words) from None
        line = self.process.stdout.readline()
        if not line:
            self.process.communicate()
            raise OutOfStep(*words)
        answer: object = json.loads(line)
        return answer
