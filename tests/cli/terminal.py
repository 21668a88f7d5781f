"""A terminal with a game in it: a real process on a pseudo-terminal of some size, typed at and looked at."""

import codecs
import fcntl
import os
import pty
import re
import signal
import struct
import sys
import termios
import time
from pathlib import Path
from select import select

RUN = "from pentarchy.cli import app; app()"
CONTROLS = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
PATIENCE = 60
AGAIN = 2
"""Seconds after which a signal is sent once more: readline sleeps through one that comes right before it waits."""


class Terminal:
    """`with Terminal(folder, "play", …) as terminal`. It never outlives its block."""

    def __init__(self, folder, *arguments, size=(80, 24), **environment):
        self.arguments = [sys.executable, "-c", RUN, *arguments]
        self.folder = folder
        self.size = size
        self.environment = {**os.environ, "TERM": "xterm", "LANG": "C.UTF-8", **environment}
        self.seen = ""
        self.sent = None
        self.reader = codecs.getincrementaldecoder("utf-8")()

    def __enter__(self):
        self.process, self.line = pty.fork()
        if self.process == 0:
            os.chdir(self.folder)
            listen_to_every_signal()
            for name in ("COLUMNS", "LINES"):
                self.environment.pop(name, None)
            os.execve(sys.executable, self.arguments, self.environment)
        columns, rows = self.size
        fcntl.ioctl(self.line, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        return self

    def __exit__(self, *_):
        if self.line is not None:
            os.close(self.line)
        self.status(kill=True)

    def wait_for(self, text):
        """What has appeared up to now, once it contains a text behind all that was waited for before."""
        deadline = time.monotonic() + PATIENCE
        while text not in self.seen:
            left = deadline - time.monotonic()
            assert left > 0, f"{text!r} did not appear in {self.seen[-3000:]}"
            if not select([self.line], [], [], min(left, AGAIN))[0]:
                self.send_again()
            else:
                self.seen = CONTROLS.sub("", self.seen + self.reader.decode(os.read(self.line, 65536)))
        before, _, self.seen = self.seen.partition(text)
        return before + text

    def type(self, text):
        os.write(self.line, f"{text}\r".encode())

    def close(self):
        """As if somebody closed the window."""
        os.close(self.line)
        self.line = None

    def send(self, number):
        self.sent = number
        os.kill(self.process, number)

    def send_again(self):
        if self.sent is not None:
            os.kill(self.process, self.sent)

    def status(self, kill=False):
        """The exit status once the process has ended."""
        if self.process is None:
            return None
        if kill:
            os.kill(self.process, signal.SIGKILL)
        deadline = time.monotonic() + PATIENCE
        again = time.monotonic() + AGAIN
        while time.monotonic() < deadline:
            ended, status = os.waitpid(self.process, os.WNOHANG)
            if ended:
                self.process = None
                return os.waitstatus_to_exitcode(status)
            time.sleep(0.05)
            if time.monotonic() > again:
                again += AGAIN
                self.send_again()
        raise AssertionError("the process has not ended")


def listen_to_every_signal():
    """As in a fresh terminal: whoever started the tests may have blocked signals, and children inherit that."""
    signal.pthread_sigmask(signal.SIG_SETMASK, [])
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, signal.SIG_DFL)


def only_game(folder):
    """The text of the one game in a folder; nothing else lies there."""
    (file,) = Path(folder).iterdir()
    return file.read_text(encoding="utf-8")
