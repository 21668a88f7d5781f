"""`make play` at a terminal: Ctrl+C ends the server, and make does not call that an error."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
PENTARCHY = """#!/bin/sh
trap 'exit 0' INT
echo "serving with $*"
while :; do sleep 0.1; done
"""
AT_A_TERMINAL = """
import os, pty, signal, sys
signal.pthread_sigmask(signal.SIG_SETMASK, [])  # whoever started the tests may have blocked or ignored signals
signal.signal(signal.SIGINT, signal.SIG_DFL)
sys.exit(os.waitstatus_to_exitcode(pty.spawn(sys.argv[1:])))
"""
pytestmark = pytest.mark.skipif(shutil.which("make") is None, reason="left out: there is no make")


@pytest.fixture
def installed(tmp_path):
    """A virtual environment of stand-ins in which everything is up to date."""
    for name, text in (("python", "#!/bin/sh\n"), ("pentarchy", PENTARCHY)):
        program = tmp_path / "bin" / name
        program.parent.mkdir(exist_ok=True)
        program.write_text(text, encoding="utf-8")
        program.chmod(0o755)
    (tmp_path / ".server-installed").touch()
    return tmp_path


def said_at_a_terminal(command, sign):
    """What a command says, and its exit status; Ctrl+C is pressed once the sign is there."""
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    with subprocess.Popen([sys.executable, "-c", AT_A_TERMINAL, *command], cwd=ROOT, **pipes) as process:
        said = ""
        while sign not in said and (more := os.read(process.stdout.fileno(), 4096)):
            said += more.decode()
        rest = process.communicate(b"\x03", timeout=60)[0]
    return said + rest.decode(), process.returncode


def test_ctrl_c_ends_it_without_an_error(installed):
    command = ["make", "play", f"VENV={installed}", "ARGS=--host 0.0.0.0"]
    said, status = said_at_a_terminal(command, "serving with serve --host 0.0.0.0")
    assert status == 0
    assert "***" not in said
    assert "Error" not in said
