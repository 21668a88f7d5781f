"""The unit file and the container file: they name what is there, and nothing that was renamed since."""

import re
import shutil
import subprocess
from pathlib import Path

import msgspec
import pytest

from pentarchy.server.config import Config

ROOT = Path(__file__).parents[2]
UNIT = ROOT / "deploy" / "pentarchy.service"
CONTAINER = ROOT / "Containerfile"
SETTINGS = {f"PENTARCHY_{field.name.upper()}" for field in msgspec.structs.fields(Config)}


@pytest.mark.parametrize("file", [UNIT, CONTAINER, ROOT / "docs/server/operators.md"], ids=lambda file: file.name)
def test_every_setting_that_is_named_exists(file):
    assert {*re.findall(r"PENTARCHY_[A-Z_]+", file.read_text())} <= SETTINGS


def test_the_unit_sets_limits():
    lines = UNIT.read_text().splitlines()
    for line in ("LimitNOFILE=65536", "MemoryMax=2G", "TasksMax=512", "NoNewPrivileges=yes", "UMask=0077"):
        assert line in lines


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed here")
def test_systemd_understands_the_unit(tmp_path):
    unit = tmp_path / UNIT.name
    unit.write_text(UNIT.read_text().replace("/opt/pentarchy/bin/pentarchy", "/bin/true"))
    checked = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True, check=False)
    assert unit.name not in checked.stderr, checked.stderr


def test_all_that_the_container_copies_is_there_and_not_ignored():
    ignored = (ROOT / ".containerignore").read_text().split()
    copied = [line.split()[1:-1] for line in CONTAINER.read_text().splitlines() if line.startswith("COPY ")]
    sources = [name for names in copied for name in names if not names[0].startswith("--from")]
    assert "src" in sources
    for name in sources:
        assert (ROOT / name).exists(), name
        assert name not in ignored


def test_the_container_runs_as_nobody_in_particular_at_the_usual_port():
    lines = CONTAINER.read_text().splitlines()
    assert "USER 8137" in lines
    assert f"EXPOSE {Config().port}" in lines
