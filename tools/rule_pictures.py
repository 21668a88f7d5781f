"""Takes the pictures of the guides: `python -m tools.rule_pictures [GAME ...]`.

Plays the lesson of a game in a real Chromium, because there everything is always the same, and cuts out the part of
the board that a rule speaks of, at the page of the lesson that is about it. In each language: boards have words.
"""

import base64
import sys
from itertools import product

from playwright.sync_api import Browser, Page
from tools.serving import ROOT, chromium, site

from pentarchy.words import LANGUAGES

FOLDER = ROOT / "web" / "src" / "lessons" / "pictures"
SETTLED = 700
WIDTH = 640
"""Pixels that a picture is wide at most."""

PICTURES = {
    "dice_king": [
        ("aim", ".stage .map", "DIC-1.4"),
        ("offer", ".stage .offer", "DIC-2.9"),
        ("first-roll", ".stage .tray", "DIC-3.4"),
        ("place", ".stage .map", "DIC-6.4"),
    ],
    "valeria": [
        ("duke", ".stage .deed", "VAL-1.5"),
        ("harvest", ".stage .dice", "VAL-4.2"),
        ("market", ".stage .market", "VAL-2.1"),
        ("second-turn", ".stage .duchy .cards", "VAL-1.15"),
    ],
    "paladins": [
        ("attributes", ".stage .tracks", "PAL-1.3"),
        ("spaces", ".stage .player", "PAL-4.1"),
        ("outpost", ".stage .map", "PAL-6.2"),
    ],
    "amulet": [
        ("map", ".stage .map", "AMU-4.1"),
        ("symbol-place", ".stage .arena", "AMU-6.5"),
        ("victory", ".stage .mat svg:has(.section)", "AMU-10.11"),
    ],
    "night_watch": [
        ("numbers", ".stage .map", "NGT-3.4"),
        ("roll", ".stage .hand", "NGT-2.7"),
        ("others-roll", ".stage .north", "NGT-1.3"),
    ],
}
"""By game: at which page of its lesson, what is cut out, for which rule."""

PACK = """async ([data, width]) => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
    const scale = Math.min(1, width / image.width);
    const canvas = new OffscreenCanvas(Math.round(image.width * scale), Math.round(image.height * scale));
    const pen = canvas.getContext('2d');
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(image, 0, 0, canvas.width, canvas.height);
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.78 });
    const packed = new Uint8Array(await blob.arrayBuffer());
    return btoa(packed.reduce((text, byte) => text + String.fromCharCode(byte), ''));
}"""


def take(browser: Browser, address: str, game: str, lang: str) -> None:
    page = browser.new_page(viewport={"width": 1280, "height": 900}, color_scheme="light", locale=lang)
    page.add_init_script("localStorage['pentarchy.settings'] = JSON.stringify({ speed: 'none', sound: false });")
    desk = browser.new_page()
    page.goto(f"{address}learn/{game}")
    for key, part, rule in PICTURES[game]:
        read_to(page, key)
        page.locator(".pointer").evaluate_all("all => all.forEach(each => each.hidden = true)")
        page.wait_for_timeout(SETTLED)
        shot = page.locator(part).first.screenshot()
        (FOLDER / lang / f"{rule}.webp").write_bytes(packed(desk, shot))
    page.close()
    desk.close()


def packed(desk: Page, shot: bytes) -> bytes:
    """The picture made small by the browser itself, which writes WebP."""
    return base64.b64decode(desk.evaluate(PACK, [base64.b64encode(shot).decode(), WIDTH]))


def read_to(page: Page, key: str) -> None:
    """Does what the coach says until it comes to a page."""
    coach = page.locator(".coach[data-page]:not([data-page=''])")
    coach.wait_for()
    while (here := coach.get_attribute("data-page")) != key:
        more = coach.locator(".next")
        (more if more.count() else coach.locator(".led button.option")).click()
        page.wait_for_selector(f".coach[data-page]:not([data-page='']):not([data-page='{here}'])")


def main(games: list[str]) -> None:
    with site() as address, chromium() as browser:
        for game, lang in product(games, LANGUAGES):
            (FOLDER / lang).mkdir(parents=True, exist_ok=True)
            take(browser, address, game, lang)


if __name__ == "__main__":
    main(sys.argv[1:] or [*PICTURES])
