"""`pentarchy serve` and `pentarchy admin` are there, and say what to install where the server's packages are not."""

import subprocess
import sys

import pytest
from typer.testing import CliRunner

from pentarchy.cli import app

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
