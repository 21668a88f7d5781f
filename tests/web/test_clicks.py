"""No routine choice takes more than three clicks on its board; docs/web-clicks.md says how many each takes."""

import random
import re
from collections import Counter
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web import clicks
from tests.web.player import Player
from tests.web.test_boards import SEATS, choose_even_folded, choose_until

PAGE = Path(__file__).parent.parent.parent / "docs" / "web-clicks.md"
TITLES = {"valeria": "Valeria", "paladins": "Paladins", "amulet": "Amulet", "night_watch": "Brotherhood of the Watch"}
PIECEMEAL = {"valeria": set(), "paladins": set(), "amulet": {"place"}, "night_watch": {"propose", "counter"}}
"""Put together from parts of the board: counted by tests of their own."""
MET = {
    "valeria": {"keep", "slay", "recruit", "gain", "pay"},
    "paladins": {"arrange", "hire", "act", "place", "pass"},
    "amulet": {"choose", "go", "do", "leave"},
    "night_watch": {"settle", "road", "roll", "end"},
}
DECISIONS = 22


def documented(game):
    """Clicks by verb, as the page says."""
    section = PAGE.read_text().partition(f"## {TITLES[game]}\n")[2].partition("\n## ")[0]
    rows = re.findall(r"(?m)^\| ((?:`\w+`(?:, )?)+) \|.*\| (\d) \|$", section)
    return {verb: int(most) for verbs, most in rows for verb in re.findall(r"\w+", verbs)}


@pytest.fixture
def clicker(browser, server):
    """A player whose moves can be caught before they are sent."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en")
    context.add_init_script(clicks.CATCH)
    player = Player(context, server.address, {"speed": "none", "sound": False})
    yield player
    player.leave()


@pytest.mark.parametrize("game", SEATS)
def test_at_most_three_clicks_as_the_page_says(clicker, game):
    most, met = documented(game), set()
    assert max(most.values()) <= clicks.MOST
    clicker.set_up(game, SEATS[game])
    for counted in decisions(clicker, PIECEMEAL[game]):
        verbs = {move: move.split()[0] for move in counted}
        assert {move: taken for move, taken in counted.items() if taken is None or taken > most[verbs[move]]} == {}
        met |= set(verbs.values())
    assert met >= MET[game]


def decisions(player, aside):
    """The clicks of each kind of decision that comes up; whatever was chosen least often is chosen."""
    rng, seen, chosen = random.Random(5), set(), Counter()
    for _ in range(DECISIONS):
        player.wait_for_choice()
        if player.is_over:
            return
        moves = player.page.eval_on_selector_all("button.option", "all => all.map(each => each.dataset.move)")
        kind = player.page.locator("#question").inner_text(), frozenset(move.split()[0] for move in moves)
        if kind not in seen:
            seen.add(kind)
            yield clicks.count(player, aside)
        move = min(moves, key=lambda move: (chosen[move.split()[0]], rng.random()))
        chosen[move.split()[0]] += 1
        choose_even_folded(player, move)


def test_an_action_with_three_workers_is_placed_by_two_clicks(clicker):
    clicker.set_up("paladins")
    choose_until(clicker, "act (garrison|commission|attack|convert|fortify|absolve)", ["arrange", "hire"])
    page, asked = clicker.page, clicker.asked()
    act = page.eval_on_selector_all(
        "button.option",
        "all => all.map(each => each.dataset.move)"
        ".find(move => /act (garrison|commission|attack|convert|fortify|absolve)/.test(move))",
    )
    tile = page.locator(f"[data-place='action-0-{act.split()[1]}'] > button")
    tile.click()
    clicker.wait_past(asked)
    asked = clicker.asked()
    tile.click()
    clicker.wait_past(asked)
    expect(page.locator(f"[data-place='action-0-{act.split()[1]}'] .here:not(.faint)")).not_to_have_count(0)


def test_a_token_lies_where_it_is_wanted_after_three_clicks(clicker):
    """Its turn, its place, put it down."""
    clicker.set_up("amulet")
    choose_until(
        clicker, "place .* turn [123]", ["go lair", "go manor", "do fight", "face", "arm", "lay", "done", "leave"]
    )
    page, asked = clicker.page, clicker.asked()
    laid = page.get_by_role("tabpanel").get_by_text(" lays the ")
    before = laid.count()
    page.get_by_role("group", name="Turn").get_by_role("button").last.click()
    page.locator(".arena .field").click()
    page.get_by_role("button", name="Put it down").click()
    clicker.wait_past(asked)
    expect(laid).to_have_count(before + 1)


def test_a_laid_token_is_taken_back_by_a_click(clicker):
    """Rule AMU-6.5: a click on it, and it is back in the hand."""
    clicker.set_up("amulet")
    choose_until(clicker, "lift ", ["go lair", "go manor", "do fight", "face", "arm", "lay", "place", "done", "leave"])
    page, asked = clicker.page, clicker.asked()
    page.locator(".arena .over").get_by_role("button", name="Take back").first.click()
    clicker.wait_past(asked)
    expect(page.get_by_role("tabpanel").get_by_text(" takes back the ")).to_have_count(1)
