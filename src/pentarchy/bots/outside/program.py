"""A running program that is spoken to line by line, and never waited for longer than agreed."""

import subprocess
from collections import deque
from collections.abc import Callable
from queue import Empty, Queue
from threading import Thread
from time import monotonic
from typing import IO, Final

from pentarchy.bots.outside.faults import CRASHED, LATE, NONSENSE, FaultyMove
from pentarchy.bots.outside.messages import Message, read, written

LONGEST_LINE: Final = 1_000_000
PATIENCE: Final = 2.0
"""Seconds that a program has to end after its goodbye."""
LAST_WORDS: Final = 5


class Program:
    """A child process. Threads of their own write to it and listen to it, so nothing it does can hold up a game."""

    def __init__(self, command: list[str]) -> None:
        self.process = started(command)
        self.to_say: Queue[Message | None] = Queue()
        self.heard: Queue[str] = Queue()
        self.last_words: deque[str] = deque(maxlen=LAST_WORDS)
        self.mouth = Thread(target=self.speak, daemon=True)
        self.ears = [self.listening(self.process.stdout, self.heard.put)]
        self.ears.append(self.listening(self.process.stderr, self.last_words.append))
        self.mouth.start()

    def speak(self) -> None:
        """Writes until the last word. A program that has ended is noticed by whoever waits for its answer."""
        stdin = self.process.stdin
        assert stdin is not None
        try:
            while (message := self.to_say.get()) is not None:
                stdin.write(written(message))
                stdin.flush()
            stdin.close()
        except OSError:
            self.last_words.append("(it reads no more)")

    def listening(self, stream: IO[str] | None, hear: Callable[[str], None]) -> Thread:
        assert stream is not None

        def listen() -> None:
            while line := stream.readline(LONGEST_LINE):
                hear(line)
            hear("")

        ear = Thread(target=listen, daemon=True)
        ear.start()
        return ear

    def ask(self, message: Message, deadline: float, number: int | None = None) -> Message:
        """The answer to a message. Answers to earlier questions, which came too late, are passed over."""
        self.to_say.put(message)
        while True:
            answer = read(self.next_line(deadline))
            if number is None or answer.get("id") == number:
                return answer
            earlier = answer.get("id")
            if not isinstance(earlier, int) or earlier > number:
                raise FaultyMove(NONSENSE, f"expected an answer to question {number}, got one to {earlier!r}")

    def next_line(self, deadline: float) -> str:
        try:
            line = self.heard.get(timeout=max(0.0, deadline - monotonic()))
        except Empty:
            raise FaultyMove(LATE, "no answer before the deadline") from None
        if not line:
            self.heard.put("")
            raise self.ended()
        if len(line) >= LONGEST_LINE:
            raise FaultyMove(NONSENSE, f"a line of {LONGEST_LINE} characters and more")
        return line

    def ended(self) -> FaultyMove:
        self.ears[1].join(timeout=PATIENCE)
        words = " / ".join(line.strip() for line in self.last_words if line.strip())
        return FaultyMove(CRASHED, f"the program ended{': ' if words else ''}{words}")

    def close(self) -> int | None:
        """Says goodbye and ends the process, whatever it does. Its exit code; None where it had to be killed."""
        self.to_say.put({"type": "bye"})
        self.to_say.put(None)
        try:
            code: int | None = self.process.wait(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            code = None
            self.process.kill()
            self.process.wait()
        self.release()
        return code

    def release(self) -> None:
        for thread in (self.mouth, *self.ears):
            thread.join(timeout=PATIENCE)
        for stream in (self.process.stdin, self.process.stdout, self.process.stderr):
            if stream is not None and not stream.closed:
                close_quietly(stream)


def started(command: list[str]) -> "subprocess.Popen[str]":
    pipe = subprocess.PIPE
    try:
        return subprocess.Popen(
            command, stdin=pipe, stdout=pipe, stderr=pipe, text=True, encoding="utf-8", errors="replace"
        )
    except OSError as error:
        raise FaultyMove(CRASHED, f"cannot start {command[0]!r}: {error.strerror}") from error


def close_quietly(stream: IO[str]) -> None:
    """Unsent words to a program that has ended are of no interest."""
    try:
        stream.close()
    except OSError:
        return
