"""Axe finds nothing on any page, on any board, in both themes; and the first load is small."""

import random
from pathlib import Path
from urllib.request import Request, urlopen

import pytest

AXE = Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"
GAMES = ["dice_king", "valeria", "paladins", "amulet", "night_watch"]
MOST_BYTES = 250_000

STILL = """() => document.getAnimations().every(
    each => each.playState !== 'running' || each.effect.getComputedTiming().endTime === Infinity)"""
"""Half-way between two colours there is little contrast; what moves for ever may go on."""


def violations(page, within="html"):
    """Run in a world of its own, which the content policy does not reach."""
    page.wait_for_function(STILL)
    page.evaluate(AXE.read_text())
    found = page.evaluate("where => axe.run(where, {resultTypes: ['violations']})", within)
    return [
        f"{each['id']}: {node['target']} {node['html'][:120]}" for each in found["violations"] for node in each["nodes"]
    ]


PAGES = ["/", "/new/valeria", "/puzzles", "/replays", "/settings", "/account", "/about", "/analysis"]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("path", PAGES)
def test_pages(come, path, theme):
    player = come(theme=theme, lang="cs")
    player.go(path).locator("main h1").first.wait_for()
    player.page.wait_for_load_state("networkidle")
    assert violations(player.page) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_page_that_is_not_there(come, theme):
    page = come(theme=theme, lang="cs").go()
    page.locator("article").first.wait_for()
    page.evaluate("history.pushState(null, '', '/nowhere'), dispatchEvent(new PopStateEvent('popstate'))")
    page.locator("main [role=alert]").wait_for()
    assert violations(page) == []


@pytest.mark.parametrize("game", GAMES)
def test_boards(come, game):
    player = come(theme="light")
    player.set_up(game)
    rng = random.Random(4)
    for _ in range(8):
        player.wait_for_choice()
        player.choose(rng)
    player.wait_for_choice()
    assert violations(player.page) == []
    player.page.emulate_media(color_scheme="dark")
    player.page.get_by_role("tab", name="Points").click()
    player.page.get_by_role("button", name="Rules").click()
    player.page.get_by_role("dialog").locator(".passage:visible").first.wait_for()
    assert violations(player.page, "dialog") == []
    player.page.get_by_role("button", name="Close", exact=True).click()
    assert violations(player.page, ".tabs") == []


@pytest.mark.parametrize("game", GAMES)
def test_the_first_load_is_small(come, game):
    """Home and one board, everything as it goes over the wire with gzip; in Czech, which needs the most letters."""
    player, asked = come(lang="cs"), {}
    player.page.on("response", lambda answer: asked.update({answer.url: answer}))
    player.play_now(game)
    player.wait_for_choice()
    player.stand_still()
    sizes = {url: size_of(answer) for url, answer in [*asked.items()]}
    assert sum(sizes.values()) < MOST_BYTES, sorted(sizes.items(), key=lambda item: -item[1])[:12]


def size_of(answer):
    """What goes over the wire with gzip, whatever else the browser understands: a file is fetched again for it."""
    if answer.request.method != "GET":
        return len(answer.body())
    with urlopen(Request(answer.url, headers={"Accept-Encoding": "gzip"}), timeout=30) as again:
        return len(again.read())
