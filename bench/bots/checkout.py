"""Bots of another checkout of this project at the same table: they run in an interpreter of their own, which follows
the game move by move in notation.

    with Checkout(Path("../old/build/compiled")) as old:
        old.begin("valeria", 2, [])
        old.play("roll 3 5")
        old.choose("sovereign@80", seed=7, seat=0)
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

def follow(text):
    # What only one of the two versions asks has one answer, or several that come to the same.
    for _ in range(6):
        move = state.game.parse(text)
        if state.why_not(move) is None:
            return state.play(move)
        state.play(state.options()[0])
    raise ValueError(f"out of step at {text}")

for line in sys.stdin:
    verb, *rest = json.loads(line)
    answer = ""
    if verb == "begin":
        slug, seats, pairs = rest
        game = pentarchy.load(slug)
        state, seated = game.new(seats, game.parse_options(pairs)), {}
    elif verb == "play":
        follow(*rest)
    else:
        name, seed, seat = rest
        for _ in range(6):
            if state.seat == seat:
                break
            state.play(state.options()[0])
        if seat not in seated:
            seated[seat] = bots.bot(name, seed)
        answer = state.game.text(seated[seat].choose(Seat(state, seat)))
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

    def play(self, text: str) -> None:
        self.say("play", text)

    def choose(self, name: str, seed: int, seat: int) -> str:
        return self.say("choose", name, seed, seat)

    def say(self, *words: object) -> str:
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
        answer: str = json.loads(line)
        return answer
