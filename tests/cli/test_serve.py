"""`pentarchy serve` and `pentarchy admin` are there, and say in a sentence what keeps them from working."""

import json
import os
import pty
import signal
import socket
import subprocess
import sys
from contextlib import contextmanager

import pytest
from typer.testing import CliRunner

from pentarchy.cli import app
from pentarchy.cli.welcome import block
from pentarchy.server.web import site
from tests.server.services import free_port

run = CliRunner().invoke
WITHOUT = """
import sys
for name in ("alembic", "argon2", "cryptography", "msgspec", "sqlalchemy", "starlette", "uvicorn"):
    sys.modules[name] = None
from pentarchy.cli import app
app()
"""


@pytest.mark.parametrize("command", ["serve", "admin"])
def test_the_command_explains_itself(command):
    shown = run(app, [command, "--help"])
    assert shown.exit_code == 0
    assert command in run(app, ["--help"]).stdout


@pytest.mark.parametrize(
    ("arguments", "code", "says"),
    [
        (["serve"], 2, "pip install 'pentarchy[server]'"),
        (["admin", "list"], 2, "pip install 'pentarchy[server]'"),
        (["games"], 0, "dice_king"),
    ],
)
def test_without_the_packages_of_the_server(arguments, code, says):
    shown = subprocess.run([sys.executable, "-c", WITHOUT, *arguments], capture_output=True, text=True, check=False)
    assert (shown.returncode, says in shown.stdout + shown.stderr) == (code, True), shown.stderr


def test_an_error_of_the_server_is_one_sentence():
    shown = run(app, ["admin", "list", "--database", "mysql://localhost/x"])
    assert shown.exit_code == 2
    assert "must be sqlite or postgresql" in shown.stderr


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--log-level", "loud"], "the log level must be debug, info, warning or error, not 'loud'"),
        (["--log-format", "xml"], "the log format must be json or text, not 'xml'"),
        (["--database", "nonsense"], "'nonsense' is not a database address"),
        (["--database", "sqlite:////dev/null/a/b.sqlite"], "sqlite:////dev/null/a/b.sqlite cannot be used"),
        (["--database", f"sqlite:///{__file__}"], "cannot be used: file is not a database"),
        (["--bus", "nonsense"], "the bus must be memory:, local:, redis: or postgresql:"),
        (["--bus", "redis://localhost:many"], "the bus at redis://localhost:many cannot be used"),
        (["--bus", "redis://anna:secret@127.0.0.1:1"], "the bus at redis://…@127.0.0.1:1 cannot be used"),
        (["--bus", "postgresql://anna:secret@127.0.0.1:1/x"], "the bus at postgresql://…@127.0.0.1:1/x cannot be used"),
    ],
)
def test_a_setting_that_cannot_be_is_told_in_one_sentence(arguments, says, monkeypatch, tmp_path):
    monkeypatch.setenv("PENTARCHY_SITE", "none")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    shown = run(app, ["serve", "--no-open", "--port", str(free_port()), *arguments])
    assert (shown.exit_code, shown.stdout, len(shown.stderr.splitlines())) == (2, "", 1), shown.stderr
    assert says in shown.stderr
    assert "secret" not in shown.stderr


def test_a_home_that_cannot_be_written_is_told_in_one_sentence(monkeypatch):
    monkeypatch.setenv("PENTARCHY_SITE", "none")
    monkeypatch.setenv("XDG_DATA_HOME", "/dev/null")
    shown = run(app, ["serve", "--no-open", "--port", str(free_port())])
    assert (shown.exit_code, len(shown.stderr.splitlines())) == (2, 1)
    assert "/dev/null/pentarchy/pentarchy.sqlite cannot be used" in shown.stderr


def test_a_busy_port_is_told_before_anything_else(monkeypatch, tmp_path):
    monkeypatch.setenv("PENTARCHY_SITE", "none")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    with socket.create_server(("127.0.0.1", 0)) as busy:
        shown = run(app, ["serve", "--no-open", "--port", str(busy.getsockname()[1])])
    assert (shown.exit_code, shown.stdout, len(shown.stderr.splitlines())) == (2, "", 1)
    assert "another program is using port" in shown.stderr
    assert not [*tmp_path.iterdir()]


@pytest.mark.parametrize(("in_a_checkout", "says"), [(True, "make play"), (False, "install Node 20.19 or newer")])
def test_without_a_client_it_says_how_to_get_one(monkeypatch, tmp_path, in_a_checkout, says):
    monkeypatch.setattr(site, "SITE", tmp_path)
    monkeypatch.setattr(site, "BUILDER", tmp_path / "build_site.py")
    if in_a_checkout:
        (tmp_path / "build_site.py").touch()
    shown = run(app, ["serve", "--no-open"])
    assert (shown.exit_code, len(shown.stderr.splitlines())) == (2, 1)
    assert says in shown.stderr


# At a terminal, and as a service.


@contextmanager
def served(tmp_path, terminal, *arguments):
    """`pentarchy serve` whose output goes to a terminal or to a file; yields the process and how to read on."""
    ours, theirs = pty.openpty() if terminal else os.pipe()
    settings = {"PENTARCHY_SITE": "none", "XDG_DATA_HOME": str(tmp_path), "COLUMNS": "80"}
    hearing = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
    command = [sys.executable, "-c", f"{hearing}; from pentarchy.cli import app; app()", "serve", "--no-open"]
    process = subprocess.Popen(
        [*command, "--port", str(free_port()), *arguments],
        stdout=theirs,
        stderr=theirs,
        env={key: value for key, value in os.environ.items() if key != "MAKELEVEL"} | settings,
    )
    os.close(theirs)
    try:
        yield process, lambda: read_on(ours)
    finally:
        process.kill()
        process.wait()
        os.close(ours)


def read_on(source):
    """What comes next; '' at the end, which a terminal tells by an error."""
    try:
        return os.read(source, 65536).decode()
    except OSError:
        return ""


def said_until(read, sign):
    said = ""
    while sign not in said and (more := read()):
        said += more
    return said


def test_at_a_terminal_it_greets_people_and_goes_quietly(tmp_path):
    with served(tmp_path, True) as (process, read):
        greeting = said_until(read, "Ctrl+C")
        process.send_signal(signal.SIGINT)
        rest = said_until(read, "never said")
        assert process.wait(30) == 0
    assert "http://127.0.0.1:" in greeting
    assert "pentarchy serve --host 0.0.0.0" in greeting
    assert "{" not in greeting + rest
    assert rest.replace("to stop.", "").strip() == ""


@pytest.mark.parametrize(("terminal", "arguments"), [(False, []), (True, ["--log-format", "json"])])
def test_a_service_writes_json_lines_and_nothing_else(tmp_path, terminal, arguments):
    with served(tmp_path, terminal, *arguments) as (process, read):
        said = said_until(read, '"listening"')
        process.send_signal(signal.SIGINT)
        said += said_until(read, "never said")
        assert process.wait(30) == 0
    lines = [json.loads(line) for line in said.splitlines()]
    assert {"open", "listening", "closed"} <= {line["message"] for line in lines}


def test_others_in_the_house_get_their_address_and_a_code():
    shown = block("http://127.0.0.1:8137", "http://192.168.7.5:8137")
    assert "http://192.168.7.5:8137/" in shown
    assert "█" in shown
    assert "--host" not in shown
