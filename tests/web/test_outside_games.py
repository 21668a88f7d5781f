"""Games that live outside this repository, on the board that is drawn for a game that nobody has drawn one for."""

import random
import shutil

import pytest
from playwright.sync_api import expect

from tests.examples.installing import install
from tests.web.conftest import Server, visitors

MOST = 400
LIT = ".cells .lit button"
CLICK_LIT = f"""([luck, clicked]) => {{
    const lit = [...document.querySelectorAll("{LIT}")].filter((each) => !clicked.includes(each.innerText));
    const found = lit[Math.floor(luck * lit.length)];
    found?.click();
    return found ? [found.innerText] : []; }}"""
"""Found and clicked in one go: the board may be drawn anew in between."""


@pytest.fixture(scope="module")
def installed(tmp_path_factory):
    return install(tmp_path_factory.mktemp("outside"))


@pytest.fixture
def come(site, browser, installed, tmp_path, request):
    """A window at a server where the games are installed; the luck is that of the test."""
    server = Server(tmp_path, installed.env)
    server.fate.write_text(request.node.nodeid, encoding="utf-8")
    with visitors(browser, server) as coming:
        yield coming
    server.stop()


def choose_on_the_board(player, rng):
    """Clicks points that are lit until the move is made: a stone that can go to several places is clicked first."""
    asked, clicked = player.asked(), []
    player.stand_still()
    while player.asked() == asked and not player.is_over:
        clicked += player.page.evaluate(CLICK_LIT, [rng.random(), clicked])
        player.wait_until_taken()


def test_nine_mens_morris_is_clicked_to_its_end_on_the_generic_board(come):
    anna, rng = come(), random.Random(1)
    anna.set_up("morris")
    for _ in range(MOST):
        anna.wait_for_choice()
        if anna.is_over:
            break
        choose_on_the_board(anna, rng)
    expect(anna.page.locator("#over")).to_be_visible()
    expect(anna.page.get_by_role("rowheader", name="Total").first).to_be_visible()


@pytest.mark.parametrize(
    ("lang", "rules", "sentence"),
    [
        ("en", "Rules", "This game comes without written rules."),
        ("cs", "Pravidla", "K této hře nejsou sepsaná pravidla."),
        ("sk", "Pravidlá", "K tejto hre nie sú spísané pravidlá."),
    ],
)
def test_a_game_without_rules_pages_says_so(come, installed, lang, rules, sentence):
    shutil.rmtree(installed.site / "pentarchy_count_up" / "rules", ignore_errors=True)
    anna = come(lang=lang)
    anna.make("count_up", {"kind": "bot", "level": "random"})
    anna.page.get_by_role("button", name=rules, exact=True).first.click()
    dialog = anna.page.get_by_role("dialog")
    dialog.get_by_text(sentence).wait_for()
    expect(dialog.get_by_role("searchbox")).to_have_count(0)
