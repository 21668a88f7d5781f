"""Takes the pictures of docs/pictures/web/: `python tools/web_pictures.py [NAME ...]`, all of them without a name.

Boards at golden positions (tools/board_fixtures.py) and the first page, at the sizes of desks and phones, in Chromium.
"""

import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal, NamedTuple

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "docs" / "pictures" / "web"


class Picture(NamedTuple):
    """A board at a moment of its fixture, or the first page where there is no game."""

    game: str
    moment: int = 3
    width: int = 1440
    height: int = 900
    theme: Literal["light", "dark"] = "light"


PICTURES = {
    "home": Picture("", width=1280, height=800),
    "dice_king": Picture("dice_king", width=1180, height=1060),
    "dice_king-dark": Picture("dice_king", width=1180, height=1000, theme="dark"),
    "dice_king-phone": Picture("dice_king", width=360, height=1200),
    "valeria": Picture("valeria"),
    "valeria-phone": Picture("valeria", width=360, height=740, theme="dark"),
    "paladins": Picture("paladins"),
    "paladins-phone": Picture("paladins", width=360, height=740, theme="dark"),
    "amulet": Picture("amulet", 2, 1040, 760),
    "amulet-map": Picture("amulet", 4, 1040, 760),
    "amulet-night": Picture("amulet", 5, 1040, 760),
    "amulet-phone": Picture("amulet", 2, 360, 740),
    "night_watch": Picture("night_watch", width=1180, height=1080),
    "night_watch-dark": Picture("night_watch", width=1180, height=1060, theme="dark"),
    "night_watch-phone": Picture("night_watch", width=360, height=1200),
}
SLOWEST = 90_000
"""Milliseconds until Vite has put a board together for the first time."""
SETTLED = 1200
"""Milliseconds until everything has stopped moving."""


@contextmanager
def running(command: list[str], address: str, folder: Path) -> Iterator[str]:
    """A process that answers at an address."""
    process = subprocess.Popen(command, cwd=folder, stdout=subprocess.DEVNULL)
    try:
        wait_for(address)
        yield address
    finally:
        process.terminate()
        process.wait()


def easel() -> AbstractContextManager[str]:
    """The development page, served by Vite."""
    port = free_port()
    command = [str(ROOT / "web" / "node_modules" / ".bin" / "vite"), "--port", str(port), "--strictPort"]
    return running(command, f"http://localhost:{port}/board.html", ROOT / "web")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def site() -> Iterator[str]:
    """The built client with its server, on an empty database."""
    subprocess.run([sys.executable, "tools/build_site.py"], cwd=ROOT, check=True)
    with TemporaryDirectory() as folder:
        port = free_port()
        flags = f"port={port}, no_open=True, database='sqlite:///{folder}/pictures.sqlite'"
        command = [sys.executable, "-c", f"from pentarchy.cli.serve import serve; serve({flags})"]
        with running(command, f"http://127.0.0.1:{port}/", ROOT) as address:
            yield address


def wait_for(address: str, seconds: float = 30) -> None:
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        try:
            urllib.request.urlopen(address, timeout=1).close()
        except (urllib.error.URLError, OSError):
            time.sleep(0.2)
        else:
            return
    raise TimeoutError(f"nothing answers at {address}")


def take(browser: Browser, address: str, name: str) -> None:
    picture = PICTURES[name]
    size = {"width": picture.width, "height": picture.height}
    page = browser.new_page(viewport=size, color_scheme=picture.theme, locale="en")  # type: ignore[arg-type]
    board = f"?game={picture.game}&moment={picture.moment}&theme={picture.theme}&bare"
    page.goto(address + (board if picture.game else ""))
    page.wait_for_selector("main :is(svg, img)", state="attached", timeout=SLOWEST)
    page.wait_for_timeout(SETTLED)
    page.screenshot(path=FOLDER / f"{name}.png")
    page.close()


def main(names: list[str]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    boards = [name for name in names if PICTURES[name].game]
    games = sorted({PICTURES[name].game for name in boards})
    if games:
        subprocess.run([sys.executable, "tools/board_fixtures.py", *games], cwd=ROOT, check=True)
        with easel() as address:
            take_all(address, boards)
    if "home" in names:
        with site() as address:
            take_all(address, ["home"])


def take_all(address: str, names: list[str]) -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for name in names:
            take(browser, address, name)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:] or [*PICTURES])
