"""The command in a process of its own. It hears Ctrl-C even where the tests are deaf to it, as background jobs are, and
it never outlives its test."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

HEARING = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
RUN = "from pentarchy.cli import app; print('ready', file=__import__('sys').stderr, flush=True); app()"


@contextmanager
def running(arguments: list[str]) -> Iterator[subprocess.Popen[str]]:
    """Begun, with its libraries loaded."""
    command = [sys.executable, "-c", f"{HEARING}; {RUN}", *arguments]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        assert process.stderr is not None
        assert process.stderr.readline() == "ready\n"
        yield process
    finally:
        process.kill()
        process.wait()
