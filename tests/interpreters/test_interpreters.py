"""Every supported Python plays the same games, and the properties of the kernel hold on each."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tools.build_site import WEB, is_new_enough, search_path

import pentarchy
from pentarchy.kernel.testing import PROPERTIES
from tests.interpreters.found import interpreter, starts

pytestmark = pytest.mark.xdist_group("interpreters")
HERE = Path(__file__).parent
ROOT = HERE.parent.parent
VERSIONS = ("3.11", "3.12", "3.13", "3.14")
PYODIDES = "3.14"
"""The Python of the Pyodide that web/package-lock.json pins."""
SLOWEST = 600


def told_by(*command):
    environment = {**os.environ, "PATH": search_path(), "PYTHONPATH": str(ROOT / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=SLOWEST, check=False
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@pytest.fixture(scope="module")
def here():
    """What the Python that runs the tests says."""
    return told_by(sys.executable, HERE / "plays.py")


@pytest.mark.parametrize("version", VERSIONS)
def test_the_same_games_and_the_properties_hold(version, here):
    if version == ".".join(map(str, sys.version_info[:2])):
        pytest.skip("all the other tests run on this one")
    found = interpreter(version)
    if not found:
        pytest.skip(f"left out: no Python {version} on this machine")
    told = told_by(found, HERE / "plays.py", "properties")
    assert told["python"] == version
    assert told["records"] == here["records"]
    assert len(told["properties"]) == len(PROPERTIES) * len(pentarchy.games())


def test_the_same_games_in_pyodide(here):
    missing = "" if is_new_enough() else "no Node that is new enough"
    if not (WEB / "node_modules" / "pyodide").is_dir():
        missing = "Pyodide is not installed: python tools/build_site.py check"
    if missing and os.environ.get("PENTARCHY_ALL_SERVICES"):
        pytest.fail(f"left out: {missing}")
    if missing:
        pytest.skip(f"left out: {missing}")
    told = told_by(shutil.which("node", path=search_path()), HERE / "pyodide.mjs")
    assert told["python"] == PYODIDES
    assert told["records"] == here["records"]
    assert len(told["properties"]) == len(PROPERTIES) * len(pentarchy.games())


def test_every_game_is_played(here):
    assert {key.partition(",")[0] for key in here["records"]} == {*pentarchy.games()}


def test_a_python_that_does_not_start_is_none(tmp_path):
    shim = tmp_path / "python3.12"
    shim.write_text("#!/bin/sh\necho command not found >&2\nexit 127\n", encoding="utf-8")
    shim.chmod(0o755)
    assert not starts(str(shim), "3.12")
    assert starts(sys.executable, ".".join(map(str, sys.version_info[:2])))
