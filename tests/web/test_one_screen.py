"""The table on one screen: from the first choice to the last the page does not scroll, and what matters is in sight."""

import random

import pytest
from tools.played import Played

from tests.web.player import Player
from tests.web.test_axe import GAMES

SIZES = {"1280": (1280, 720), "1440": (1440, 900), "1920": (1920, 1080), "tall": (390, 844), "flat": (844, 390)}
PHONES = ("tall", "flat")
MIDDLE = "middle"
MOMENTS = [
    *[("dice_king", 2, "RerollOrStop"), ("dice_king", 3, "PlaceTile"), ("dice_king", 4, "KeepTile")],
    *[("valeria", 1, "ChooseDuke"), ("valeria", 3, MIDDLE), ("valeria", 5, "ChooseAction")],
    *[("paladins", 1, "TakeTurn"), ("paladins", 3, MIDDLE), ("paladins", 4, "PlaceWorkers")],
    *[("amulet", 1, "ChooseCharacter"), ("amulet", 3, MIDDLE), ("amulet", 5, "Arrange")],
    *[("night_watch", 3, "FoundSettlement"), ("night_watch", 4, MIDDLE), ("night_watch", 4, "Respond")],
]
"""Beginnings, middles and ends of games: the last time that this was asked of somebody."""
PLACES = {"board": ".field", "own resources": ".zones > .own", "question": ".choices"}
SMALLEST = {"board": (300, 180), "own resources": (200, 36), "question": (200, 36)}

BOX = """wanted => {
    const {x, y, width, height} = document.querySelector(wanted).getBoundingClientRect();
    return {x, y, width, height}; }"""
OVERFLOWING = """() => [...document.querySelectorAll('.stage, .field, .field > *')].filter(zone =>
    zone.scrollHeight > zone.clientHeight + 1 || zone.scrollWidth > zone.clientWidth + 1).map(zone => zone.className)"""
SMALL_TEXT = """() => [...document.querySelectorAll('.frame *')].filter(element => {
    const speaks = [...element.childNodes].some(child => child.nodeType === 3 && child.textContent.trim());
    if (!speaks || element.closest('.unseen, title') || !element.checkVisibility()) return false;
    const svg = element.closest('svg'), scale = element.getScreenCTM && svg ? element.getScreenCTM().a : 1;
    return parseFloat(getComputedStyle(element).fontSize) * scale < 11.99;
}).map(element => `${element.className.baseVal ?? element.className}: ${element.textContent.trim()}`)"""
SMALL_TARGETS = """() => [...document.querySelectorAll('.frame :is(button, [role=button], a)')].filter(element => {
    const {width, height} = element.getBoundingClientRect();
    return element.checkVisibility() && width > 0 && element.ariaDisabled !== 'true' && Math.min(width, height) < 43.5
        && !element.closest('.sentence');
}).map(element => `${element.getAttribute("class")}: ${element.ariaLabel ?? element.textContent.trim()}`)"""

CUT_ANSWERS = """() => {
    const bar = document.querySelector('.choices').getBoundingClientRect();
    const tools = document.querySelector('.choices .tools').getBoundingClientRect();
    return [...document.querySelectorAll('.answers .option')].slice(0, 2).filter(answer => {
        const {left, right, top, bottom} = answer.getBoundingClientRect();
        const beside = right <= tools.left || left >= tools.right || bottom <= tools.top || top >= tools.bottom;
        return right > bar.right || bottom > bar.bottom || !beside;
    }).map(answer => `cut: ${answer.textContent}`); }"""
"""The two likeliest answers: the others may be swiped to."""


@pytest.fixture(scope="module")
def looker(browser, running_server):
    """Somebody who looks at one table after the other."""
    running_server.fate.write_text("one screen", encoding="utf-8")
    player = Player(browser.new_context(locale="en"), running_server.address, {"speed": "none", "sound": False})
    yield player
    player.leave()


@pytest.mark.parametrize(("game", "seats", "question"), MOMENTS)
def test_a_moment_fits_every_screen(looker, game, seats, question):
    """The page does not scroll, what matters is in sight together, text can be read, fingers hit what they aim at."""
    played = Played(game, seats, longest=400)
    moment = played.at(0.5) if question == MIDDLE else played.near(question, 1)
    played.open(looker.page, looker.address, moment)
    looker.wait_for_choice()
    faults = {size: faults_at(looker, size) for size in SIZES}
    assert {size: found for size, found in faults.items() if found} == {}


def faults_at(looker, size):
    page, (width, height) = looker.page, SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    looker.stand_still()
    sides = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    found = [] if sides == [width, height] else [f"the page is {sides}"]
    found += [name for name in PLACES if not is_in_sight(page.evaluate(BOX, PLACES[name]), name, width, height)]
    found += page.evaluate(OVERFLOWING) + page.evaluate(SMALL_TEXT) + page.evaluate(CUT_ANSWERS)
    if size in PHONES:
        found += page.evaluate(SMALL_TARGETS)
    elif page.evaluate(BOX, ".choices .tools button")["height"] < 36:
        found.append("tools")
    return found


def is_in_sight(box, name, width, height):
    least_wide, least_high = SMALLEST[name]
    within = box["x"] >= 0 and box["y"] >= 0 and box["x"] + box["width"] <= width and box["y"] + box["height"] <= height
    return within and box["width"] >= least_wide and box["height"] >= least_high


@pytest.mark.parametrize("game", GAMES)
def test_a_game_begins_with_text_to_read_and_targets_for_fingers(come, game):
    """Where the first buildings go, and whatever else is lit in the drawings, choice after choice."""
    player = come(*SIZES["tall"])
    player.make(game, *({"kind": "bot", "level": "random", "name": f"Bot {i}"} for i in (1, 2)))
    rng = random.Random(7)
    for _ in range(8):
        player.wait_for_choice()
        player.stand_still()
        assert player.page.evaluate(SMALL_TEXT) == []
        assert player.page.evaluate(SMALL_TARGETS) == []
        player.choose_any(rng)


@pytest.mark.parametrize("game", GAMES)
def test_every_zone_keeps_its_place(come, game):
    player = come(width=1440, height=900)
    player.make(game, *({"kind": "bot", "level": "random", "name": f"Bot {i}"} for i in (1, 2)))
    rng, places = random.Random(6), set()
    for _ in range(16):
        player.wait_for_choice()
        player.stand_still()
        places.add(str([player.page.evaluate(BOX, place) for place in (".field", ".choices", ".rail")]))
        player.choose_any(rng)
    assert len(places) == 1
