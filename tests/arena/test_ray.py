"""Ray gives what this machine gives. The cluster runs in a process of its own: nothing of it outlives the test."""

import json
import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

pytestmark = pytest.mark.xdist_group("ray")
ROOT = Path(__file__).parent.parent.parent
PATIENCE = 600
CLOCKS = ("seconds", "slowest", "decisions_per_second")


@pytest.fixture(scope="module")
def results():
    pytest.importorskip("ray", reason="Ray is not installed: pip install 'pentarchy[ray]'")
    command = [sys.executable, "-W", "ignore", "-m", "tests.arena.ray_child"]
    child = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True)
    try:
        told, trouble = child.communicate(timeout=PATIENCE)
    finally:
        with suppress(ProcessLookupError):  # all of it has ended by itself
            os.killpg(child.pid, signal.SIGKILL)
    assert child.returncode == 0, trouble.decode()[-2000:]
    return json.loads(told)


def timeless(result):
    """A result without what a clock has measured."""
    if isinstance(result, list):
        return [timeless(part) for part in result]
    if isinstance(result, dict):
        return {key: timeless(value) for key, value in result.items() if key not in CLOCKS}
    return result


@pytest.mark.parametrize("command", ["simulate", "tournament"])
def test_two_workers_of_a_local_cluster_give_what_this_process_gives(results, command):
    here, on_ray = results[command]
    assert timeless(here) == timeless(on_ray)


def test_failures_are_told_as_they_were(results):
    here, on_ray = results["failure"]
    assert here == on_ray
    assert "it rained" in on_ray[1]
