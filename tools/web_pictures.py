"""Takes pictures of the web boards into docs/pictures/web/: `python tools/web_pictures.py [GAME ...]`.

Every board at a golden position (tools/board_fixtures.py), at desktop and at phone size, in a real Chromium.
"""

import shutil
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "docs" / "pictures" / "web"
GAMES = ["dice_king", "valeria", "paladins", "amulet", "night_watch"]
PORT = 5199
SIZES = {"": (1280, 800, "light"), "-phone": (360, 740, "dark")}
MOMENT = 3
SETTLED = 1200
"""Milliseconds until everything has stopped moving."""


@contextmanager
def easel() -> Iterator[str]:
    """The development page, served by Vite."""
    command = [shutil.which("npx") or "npx", "vite", "--port", str(PORT), "--strictPort"]
    process = subprocess.Popen(command, cwd=ROOT / "web", stdout=subprocess.DEVNULL)
    address = f"http://localhost:{PORT}/board.html"
    try:
        wait_for(address)
        yield address
    finally:
        process.terminate()
        process.wait()


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


def take(browser: Browser, address: str, game: str) -> None:
    for suffix, (width, height, theme) in SIZES.items():
        page = browser.new_page(viewport={"width": width, "height": height}, color_scheme=theme)  # type: ignore[arg-type]
        page.goto(f"{address}?game={game}&moment={MOMENT}&theme={theme}&bare")
        page.wait_for_selector("main *")
        page.wait_for_timeout(SETTLED)
        page.screenshot(path=FOLDER / f"{game}{suffix}.png")
        page.close()


def main(games: list[str]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    subprocess.run([sys.executable, "tools/board_fixtures.py", *games], cwd=ROOT, check=True)
    with easel() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for game in games:
            take(browser, address, game)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:] or GAMES)
