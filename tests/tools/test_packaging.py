"""Wheels and source distributions carry the web client, are made without it where it cannot be, and leave no litter."""

import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
PAGE = "pentarchy/server/site/index.html"
BUILDS = """
from pathlib import Path
page = Path("src/pentarchy/server/site/index.html")
page.parent.mkdir(parents=True, exist_ok=True)
page.write_text("built")
"""
FAILS = "raise SystemExit('no Node')"


@pytest.fixture
def checkout(tmp_path):
    """The real way of packing, around a package of two empty modules."""
    pytest.importorskip("setuptools.command.bdist_wheel", reason="left out: setuptools is older than 77")
    folder = tmp_path / "checkout"
    for name in ("src/pentarchy/__init__.py", "src/pentarchy/server/__init__.py", "web/index.html", "docs/rules/a.md"):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).touch()
    for name in ("setup.py", "pyproject.toml", "MANIFEST.in", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, folder)
    return folder


def packed(checkout, kind, builder):
    """As pip does it, with a stand-in for the builder of the client."""
    (checkout / "tools").mkdir(exist_ok=True)
    (checkout / "tools" / "build_site.py").write_text(builder, encoding="utf-8")
    out = checkout.parent / "out"
    out.mkdir(exist_ok=True)
    code = f"from setuptools import build_meta; build_meta.build_{kind}({str(out)!r})"
    plain = {**os.environ, "PENTARCHY_COMPILE": "0"}
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, cwd=checkout, env=plain, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    [file] = out.iterdir()
    return file


def names_in(wheel):
    with zipfile.ZipFile(wheel) as archive:
        return archive.namelist()


def test_a_wheel_carries_the_client(checkout):
    assert PAGE in names_in(packed(checkout, "wheel", BUILDS))


def test_a_wheel_leaves_no_build_folder_behind(checkout):
    packed(checkout, "wheel", BUILDS)
    assert not (checkout / "build").exists()


def test_without_node_there_is_a_wheel_all_the_same(checkout):
    names = names_in(packed(checkout, "wheel", FAILS))
    assert "pentarchy/server/__init__.py" in names
    assert PAGE not in names


def test_a_source_distribution_carries_the_client_and_its_sources(checkout):
    with tarfile.open(packed(checkout, "sdist", BUILDS)) as archive:
        names = [name.partition("/")[2] for name in archive.getnames()]
    assert {f"src/{PAGE}", "web/index.html", "docs/rules/a.md", "tools/build_site.py"} <= {*names}


def test_an_editable_install_does_not_wait_for_the_client(checkout):
    packed(checkout, "editable", BUILDS)
    assert not (checkout / "src" / PAGE).exists()
