"""The builder of the web client: with Node from wherever it can be had, quiet unless it fails, and only when needed."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

BUILDER = Path(__file__).parent.parent.parent / "tools" / "build_site.py"
NPM = """#!/bin/sh
echo "npm $*" >> "$CALLS"
env node --version || exit 1
site=../src/pentarchy/server/site
if [ "$*" = "run --silent build" ]; then mkdir -p $site && echo page > $site/index.html; fi
"""
pytestmark = pytest.mark.skipif(os.name == "nt", reason="the stand-ins for Node are shell scripts")


def program(path, text):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    path.chmod(0o755)


@pytest.fixture
def checkout(tmp_path):
    """A small one, with stand-ins for Node where the one from PyPI would be."""
    for name in ("web/package-lock.json", "web/index.html", "src/pentarchy/games/toy/guide/en.md"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("x", encoding="utf-8")
    program(tmp_path / "tools" / "build_site.py", BUILDER.read_text(encoding="utf-8"))
    program(tmp_path / "web/.node/bin/node", "#!/bin/sh\necho v22.0.0\n")
    program(tmp_path / "web/.node/bin/npm", NPM)
    return tmp_path


def build(checkout, *arguments, **more):
    """Where no Node is on the PATH: only a few programs that a shell needs."""
    programs = checkout / "programs"
    programs.mkdir(exist_ok=True)
    for name in ("env", "mkdir", "sh"):
        if not (programs / name).exists():
            (programs / name).symlink_to(Path("/usr/bin") / name if Path("/usr/bin", name).exists() else f"/bin/{name}")
    environment = {**os.environ, "PATH": str(programs), "CALLS": str(checkout / "calls"), **more}
    command = [sys.executable, "tools/build_site.py", *arguments]
    return subprocess.run(command, cwd=checkout, env=environment, capture_output=True, text=True, check=False)


def calls(checkout):
    return (checkout / "calls").read_text(encoding="utf-8").splitlines()


def test_what_npm_runs_finds_the_node_that_npm_belongs_to(checkout):
    done = build(checkout)
    assert (done.returncode, done.stderr) == (0, "")
    assert calls(checkout) == ["npm ci --no-audit --no-fund", "npm run --silent build"]
    assert (checkout / "src/pentarchy/server/site/index.html").is_file()


def test_it_says_a_line_for_each_step_and_keeps_the_noise_to_itself(checkout):
    lines = build(checkout).stdout.splitlines()
    assert lines
    assert all(line.startswith("The web client: ") for line in lines)


def test_what_is_up_to_date_is_not_built_again(checkout):
    build(checkout)
    before = calls(checkout)
    assert build(checkout).stdout == ""
    assert calls(checkout) == before


@pytest.mark.parametrize(
    "source", ["web/index.html", "src/pentarchy/games/toy/guide/en.md", "src/pentarchy/games/toy/data/cards.toml"]
)
def test_a_newer_source_is_built_anew(checkout, source):
    build(checkout)
    (checkout / source).parent.mkdir(parents=True, exist_ok=True)
    (checkout / source).write_text("y", encoding="utf-8")
    later = (checkout / "src/pentarchy/server/site/index.html").stat().st_mtime + 5
    os.utime(checkout / source, (later, later))
    assert "build" in build(checkout).stdout


def test_a_failure_is_shown_whole_and_told(checkout):
    program(checkout / "web/.node/bin/npm", "#!/bin/sh\necho the builder broke\nexit 3\n")
    done = build(checkout)
    assert done.returncode == 1
    assert "the builder broke" in done.stderr
    assert "could not be built" in done.stderr
    assert "Traceback" not in done.stderr


def test_without_node_and_without_a_network_it_says_so(checkout):
    """The Node that is there is too old, and pip finds none."""
    program(checkout / "web/.node/bin/node", "#!/bin/sh\necho v18.0.0\n")
    nowhere = {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": str(checkout / "nothing"), "PIP_EXTRA_INDEX_URL": ""}
    done = build(checkout, PIP_CONFIG_FILE=os.devnull, **nowhere)
    assert done.returncode == 1
    assert "taking it from PyPI" in done.stdout
    assert "Traceback" not in done.stderr
