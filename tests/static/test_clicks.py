"""Each game played to its end by clicks in the edition without a server: on a phone, in Czech, without a network, and
through a reload in the middle."""

import re
from importlib.resources import files

import pytest
from playwright.sync_api import expect

from pentarchy.games import shipped
from tests.static.conftest import Visitor

pytestmark = pytest.mark.xdist_group("static")
TEXTS = files("pentarchy.games.night_watch") / "texts" / "cs.ftl"
TURNS = 12
BEFORE_THE_RELOAD = 12


@pytest.fixture(scope="module")
def phone(browser, host):
    """One for all games, as people have it: Python and its games have to start only once."""
    size = {"width": 360, "height": 740}
    context = browser.new_context(
        viewport=size, locale="cs", reduced_motion="reduce", is_mobile=True, has_touch=True, device_scale_factor=1
    )
    visitor = Visitor(context, host)
    visitor.go_offline()
    yield visitor
    visitor.leave()


def turns_label():
    return re.search(r"^option-turn_limit = (.*)$", TEXTS.read_text(encoding="utf-8"), re.MULTILINE)[1]


def short(game):
    """Where chance alone may keep a game going for hours, it stops after some turns."""
    return {turns_label(): TURNS} if game == "night_watch" else {}


@pytest.mark.parametrize("game", shipped())
def test_a_game_to_its_end(phone, game):
    page = phone.page
    phone.begin(game, short(game))
    phone.click_through(most=BEFORE_THE_RELOAD)
    phone.wait_for_choice()
    before = phone.asked()
    page.reload()
    phone.wait_for_choice()
    assert phone.asked() == before
    phone.click_through()
    expect(page.locator("#over")).to_be_visible()
    expect(page.get_by_role("rowheader", name="Celkem").first).to_be_visible()
    page.get_by_role("button", name="Ověřit náhodu").click()
    page.get_by_text("Tvůj prohlížeč ověřil").wait_for()
    assert page.locator("html").get_attribute("lang") == "cs"


def test_a_puzzle_is_shown_and_answered(phone):
    page = phone.go("/puzzle/valeria?n=1")
    page.get_by_role("heading", name="Hádanka 1 ·").wait_for()
    page.get_by_role("button", name="Ukázat řešení").click()
    page.get_by_role("heading", name="Řešení").wait_for()


def test_several_at_one_device_hand_it_over(phone):
    page = phone.go("/new/valeria")
    page.get_by_label("Hráč 2").select_option("here")
    page.locator("form button[type=submit]").last.click()
    phone.wait_for_choice()
    first = phone.visible()
    phone.click_through(most=1)
    page.get_by_role("heading", name="Předej zařízení hráči 2").wait_for()
    expect(page.locator(".stage .whole")).to_have_count(0)
    page.get_by_role("button", name="Jsem Hráč 2").click()
    phone.wait_for_choice()
    assert phone.visible() != first
