"""Takes the pictures of docs/pictures/web/: `python -m tools.web_pictures [NAME ...]`, all of them without a name.

Boards at golden positions (tools/board_fixtures.py) and the first page, at the sizes of desks and phones, in Chromium.
"""

import subprocess
import sys
from pathlib import Path
from typing import Literal, NamedTuple

from PIL import Image
from playwright.sync_api import Browser
from tools.serving import ROOT, chromium, easel, site

FOLDER = ROOT / "docs" / "pictures" / "web"
START, MIDDLE, LATE, END = 1, 3, 4, 9
"""Moments of a fixture; those beyond the last are the last."""


class Picture(NamedTuple):
    """A board at a moment of its fixture, or the first page where there is no fixture."""

    fixture: str
    moment: int = MIDDLE
    width: int = 1440
    height: int = 900
    theme: Literal["light", "dark"] = "light"
    lang: str = "en"
    scale: int = 1

    @property
    def query(self) -> str:
        game, _, solo = self.fixture.partition("-")
        return f"?game={game}&moment={self.moment}&theme={self.theme}&lang={self.lang}&bare{'&solo' if solo else ''}"


def at_desk(game: str, moment: int) -> Picture:
    return Picture(game, moment, 1280, 800)


PICTURES = {
    "home": Picture("", width=1280, height=800),
    "dice_king": Picture("dice_king", width=1180, height=1060),
    "dice_king-dark": Picture("dice_king", width=1180, height=1000, theme="dark"),
    "dice_king-phone": Picture("dice_king", width=360, height=1200, scale=2),
    "valeria": Picture("valeria"),
    "valeria-phone": Picture("valeria", width=360, height=740, theme="dark"),
    "valeria-solo": Picture("valeria-solo", theme="dark", lang="cs"),
    "paladins": at_desk("paladins", MIDDLE),
    "paladins-start": at_desk("paladins", START),
    "paladins-end": at_desk("paladins", END),
    "paladins-phone": Picture("paladins", width=360, height=740, theme="dark"),
    "paladins-solo": Picture("paladins-solo", theme="dark", lang="cs"),
    "amulet": at_desk("amulet", MIDDLE),
    "amulet-start": at_desk("amulet", START),
    "amulet-end": at_desk("amulet", END),
    "amulet-map": Picture("amulet", LATE, 1040, 760),
    "amulet-night": Picture("amulet", 5, 1040, 760),
    "amulet-phone": Picture("amulet", width=360, height=740, theme="dark"),
    "night_watch": at_desk("night_watch", MIDDLE),
    "night_watch-start": at_desk("night_watch", START),
    "night_watch-end": at_desk("night_watch", END),
    "night_watch-dark": Picture("night_watch", width=1180, height=1060, theme="dark"),
    "night_watch-phone": Picture("night_watch", width=360, height=740, theme="dark"),
}
SLOWEST = 90_000
"""Milliseconds until Vite has put a board together for the first time."""
SETTLED = 1200
"""Milliseconds until everything has stopped moving."""
COLOURS = 200


def take(browser: Browser, address: str, name: str) -> None:
    picture = PICTURES[name]
    page = browser.new_page(
        viewport={"width": picture.width, "height": picture.height},
        device_scale_factor=picture.scale,
        color_scheme=picture.theme,
        locale=picture.lang,
    )
    page.goto(address + (picture.query if picture.fixture else ""))
    page.wait_for_selector("main :is(svg, img)", state="attached", timeout=SLOWEST)
    page.wait_for_timeout(SETTLED)
    page.screenshot(path=FOLDER / f"{name}.png")
    page.close()
    pack(FOLDER / f"{name}.png")


def pack(path: Path) -> None:
    """The same picture in fewer colours: a third of the bytes."""
    Image.open(path).convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE).save(path, optimize=True)


def main(names: list[str]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    boards = [name for name in names if PICTURES[name].fixture]
    fixtures = sorted({PICTURES[name].fixture for name in boards})
    if fixtures:
        subprocess.run([sys.executable, "tools/board_fixtures.py", *fixtures], cwd=ROOT, check=True)
        with easel() as address, chromium() as browser:
            for name in boards:
                take(browser, address, name)
    if "home" in names:
        with site() as address, chromium() as browser:
            take(browser, address, "home")


if __name__ == "__main__":
    main(sys.argv[1:] or [*PICTURES])
