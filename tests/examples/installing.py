"""The example and what `pentarchy new-game` writes, installed from their own folders into one that Python looks at."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
MORRIS = ROOT / "examples" / "morris"
COMMAND = [sys.executable, "-c", "from pentarchy.cli import app; app()"]


class Installed:
    """A folder in which the games are installed, and programs that find them there."""

    def __init__(self, folder):
        self.folder = folder
        self.site = folder / "site"
        self.env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(self.site)])}

    def run(self, *words, program=COMMAND, code=0, text=""):
        done = subprocess.run(
            [*program, *words], env=self.env, cwd=self.folder, input=text, capture_output=True, text=True, check=False
        )
        assert done.returncode == code, done.stdout + done.stderr
        return done.stdout


def install(folder):
    games = Installed(folder)
    shutil.copytree(MORRIS, games.folder / "morris", ignore=shutil.ignore_patterns("build", "*.egg-info"))
    games.run("new-game", "count_up")
    offline = ["--quiet", "--no-deps", "--no-build-isolation", "--no-index", "--disable-pip-version-check"]
    pip = [sys.executable, "-m", "pip", "install", *offline]
    games.run("--target", str(games.site), "./morris", "./pentarchy-count_up", program=pip)
    return games
