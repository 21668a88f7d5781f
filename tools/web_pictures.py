"""Takes the pictures of docs/pictures/web/: `python -m tools.web_pictures [GAME or PICTURE ...]`, all without a name.

Real tables in Chromium, opened from games among bots: each game at its start, in the middle and at the end, at four
sizes and in three languages (in Slovak in the dark). And the pictures of the README.
"""

import io
import sys
from functools import cache
from itertools import product
from typing import Literal

from PIL import Image
from playwright.sync_api import Browser, Page
from tools.played import Played
from tools.serving import ROOT, chromium, site

FOLDER = ROOT / "docs" / "pictures" / "web"
SEATS = {"dice_king": 3, "valeria": 4, "paladins": 3, "amulet": 3, "night_watch": 3}
MAIN = {
    "dice_king": "RerollOrStop",
    "valeria": "ChooseAction",
    "paladins": "TakeTurn",
    "amulet": "Move",
    "night_watch": "Act",
}
"""What a game asks most: the middle is caught there."""
MOMENTS = ("start", "middle", "end")
SIZES = {"1280x720": (1280, 720), "1440x900": (1440, 900), "390x844": (390, 844), "844x390": (844, 390)}
THEMES: dict[str, Literal["light", "dark"]] = {"en": "light", "cs": "light", "sk": "dark"}
README = {"home": "", "dice_king": "dice_king", "valeria": "valeria", "paladins": "paladins"}
README |= {"night_watch": "night_watch", "amulet-map": "amulet"}
"""The game in whose middle each is taken; the first page has none."""
README_SIZE = (1280, 800)
SETTINGS = "localStorage['pentarchy.settings'] = JSON.stringify({speed: 'none', sound: false, celebrate: false});"
SETTLED = 600
"""Milliseconds until everything has stopped moving."""
COLOURS, QUALITY = 200, 58


def names(game: str) -> list[str]:
    """Without their endings, below the folder."""
    return [f"{game}/{moment}-{size}-{lang}" for moment, size, lang in product(MOMENTS, SIZES, THEMES)]


@cache
def play(game: str) -> tuple[Played, dict[str, int]]:
    """A game, and the choice before which each of its moments is."""
    played = Played(game, SEATS[game], level="greedy")
    return played, {"start": 0, "middle": played.near(MAIN[game], 0.5), "end": played.end}


def page_in(browser: Browser, lang: str, size: tuple[int, int]) -> Page:
    page = browser.new_page(viewport={"width": size[0], "height": size[1]}, color_scheme=THEMES[lang], locale=lang)
    page.add_init_script(SETTINGS)
    return page


def take_game(browser: Browser, address: str, game: str) -> None:
    played, moments = play(game)
    (FOLDER / game).mkdir(parents=True, exist_ok=True)
    for lang in THEMES:
        page = page_in(browser, lang, README_SIZE)
        for moment, at in moments.items():
            open_moment(page, address, played, at)
            for size, (width, height) in SIZES.items():
                page.set_viewport_size({"width": width, "height": height})
                write(shot(page), f"{game}/{moment}-{size}-{lang}.webp")
        page.close()


def open_moment(page: Page, address: str, played: Played, at: int) -> None:
    played.open(page, address, at)
    page.wait_for_selector(".choices.mine, #over")
    page.wait_for_load_state("networkidle")


def take_readme(browser: Browser, address: str, name: str) -> None:
    page = page_in(browser, "en", README_SIZE)
    if game := README[name]:
        played, moments = play(game)
        open_moment(page, address, played, moments["middle"])
    else:
        page.goto(address)
        page.wait_for_selector("article img")
    write(shot(page), f"{name}.png")
    page.close()


def shot(page: Page) -> bytes:
    page.wait_for_timeout(SETTLED)
    return page.screenshot()


def write(picture: bytes, name: str) -> None:
    """In few bytes: WebP, or PNG in fewer colours."""
    image = Image.open(io.BytesIO(picture)).convert("RGB")
    if name.endswith("webp"):
        image.save(FOLDER / name, quality=QUALITY, method=6)
    else:
        image.quantize(COLOURS, dither=Image.Dither.NONE).save(FOLDER / name, optimize=True)


def main(wanted: list[str]) -> None:
    with site() as address, chromium() as browser:
        for name in wanted:
            if name in README:
                take_readme(browser, address.rstrip("/"), name)
            if name in SEATS:
                take_game(browser, address.rstrip("/"), name)


if __name__ == "__main__":
    main(sys.argv[1:] or [*dict.fromkeys([*README, *SEATS])])
