"""The docs as they are read: the site builds without a broken link, every example in Python runs, and the command line
takes every command that is shown."""

import doctest
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
import typer
from typer.core import TyperGroup

from pentarchy.cli import app

ROOT = Path(__file__).parents[2]
OTHERS = ("adr", "gaps", "rules", "scenarios")
GUIDES = [page for page in (ROOT / "docs").rglob("*.md") if page.parent.name not in OTHERS]
PAGES = [*GUIDES, ROOT / "README.md", ROOT / "CONTRIBUTING.md"]
BLOCK = re.compile(r"(?:^    .*\n|^\n(?=    ))+|^```\w*\n.*?^```$", re.MULTILINE | re.DOTALL)
IN_PYTHON = re.compile(r"^\s*(from \w[\w.]* import |import \w|[a-z_]+ = \w[\w.]*\()", re.MULTILINE)
NOT_INSTALLED = re.compile(r"\b(polars|torch)\.")
COMMAND = re.compile(r"^\s*(pentarchy [a-z][^#\n]*)(?:#.*)?$", re.MULTILINE)
FLAGS = doctest.NORMALIZE_WHITESPACE | doctest.ELLIPSIS
FILLED_IN = re.compile(r"[<$…]")


def blocks(page):
    text = page.read_text(encoding="utf-8").replace("\\\n", "")  # lines that go on below
    return [found[0] for found in BLOCK.finditer(text)]


def named(pages):
    return [pytest.param(page, id=str(page.relative_to(ROOT))) for page in sorted(pages)]


@pytest.mark.parametrize("page", named(page for page in PAGES if page.parent.name != "research"))
def test_the_examples_run(page):
    failed, _ = doctest.testfile(str(page), module_relative=False, optionflags=FLAGS)
    assert not failed


@pytest.mark.parametrize("page", named(PAGES))
def test_whatever_is_python_is_run(page):
    shown = [block for block in blocks(page) if IN_PYTHON.search(block) and not NOT_INSTALLED.search(block)]
    assert [block for block in shown if ">>>" not in block] == []


def commands():
    for page in sorted(PAGES):
        for command in (found[1].strip() for block in blocks(page) for found in COMMAND.finditer(block)):
            if not FILLED_IN.search(command):
                yield pytest.param(command.split(" && ")[0], id=f"{page.stem}: {command}")


@pytest.mark.parametrize("command", [*commands()])
def test_the_command_line_takes_what_is_shown(command, tmp_path, monkeypatch):
    (tmp_path / "anna.game").touch()
    monkeypatch.chdir(tmp_path)
    _, *words = shlex.split(command)
    group, context = typer.main.get_command(app), None
    while isinstance(group, TyperGroup):
        name, *words = words
        context = group.context_class(group, parent=context, info_name=name)
        group = group.get_command(context, name)
        assert group is not None, f"there is no command '{name}'"
    group.make_context(group.name, words, parent=context)


def test_the_site_builds(tmp_path):
    pytest.importorskip("mkdocs")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(tmp_path)]
    quiet = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    done = subprocess.run(command, cwd=ROOT, env=quiet, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert (tmp_path / "research" / "vector" / "index.html").exists()
