"""Luck and skill of a finished game: the graph, the choices on the board, a longer look, on a desk and on a phone."""

from playwright.sync_api import expect

from tests.review.games import random_game
from tests.web.test_axe import violations

WHOLE = 600_000
"""Milliseconds: a review takes a while where many tests run beside it."""
SHORT = {"Turns after which the game stops": 2}


def test_a_game_is_looked_back_on(anna):
    sign_up(anna.go("/account"))
    anna.set_up("night_watch", seats=("me", "bot", "bot"), options=SHORT)
    anna.play_to_the_end()
    page = anna.page
    page.get_by_role("button", name="Luck and skill").click()
    page.wait_for_url("**/review/*")
    check_sums(page, 3)
    expect(page.get_by_role("heading", name="Turning points")).to_be_visible()
    page.get_by_label("good choices too").check()
    choice = page.locator("ol button").nth(1)
    choice.click()
    expect(choice).to_have_attribute("aria-current", "step")
    before = page.locator("#question small").inner_text()
    page.get_by_role("button", name="Think longer about this one").click()
    expect(page.locator("#question small")).not_to_have_text(before, timeout=WHOLE)
    assert violations(page) == []
    page.reload()
    check_sums(page, 3)
    page.emulate_media(color_scheme="dark")
    assert violations(page) == []
    try_another_way(page)
    see_statistics(anna)


def sign_up(page):
    page.get_by_label("Name").fill("Annabella")
    page.get_by_label("Password").fill("correct horse battery")
    page.get_by_role("button", name="Create an account").click()
    expect(page.get_by_text("Annabella")).to_be_visible()


def check_sums(page, players):
    rows = page.locator(".aside table tbody tr")
    expect(rows).to_have_count(players, timeout=WHOLE)
    for row in rows.all():
        result, luck, skill = [int(cell.replace("−", "-")) for cell in row.locator("td").all_inner_texts()[:3]]
        assert abs(luck + skill - result) <= 1, "each is rounded by itself"


def try_another_way(page):
    page.locator("ol button").last.click()
    page.get_by_role("button", name="Try it another way from here").click()
    expect(page.get_by_role("button", name="Continue from here")).to_be_visible()
    assert violations(page) == []


def see_statistics(player):
    player.go("/replays")
    row = player.page.locator("section[aria-labelledby=played] tbody tr")
    expect(row).to_have_count(1)
    expect(row).to_contain_text("%")
    assert violations(player.page) == []
    player.page.set_viewport_size({"width": 390, "height": 844})
    assert player.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    player.page.evaluate("localStorage.removeItem('pentarchy-reviews')")
    player.page.reload()
    expect(row).to_have_count(1)  # it follows the account


def test_it_fits_a_phone_in_slovak(come, tmp_path):
    """The review of a record that somebody brings."""
    file = tmp_path / "game.record"
    file.write_text(random_game("night_watch", 2, {"turn_limit": 2}, seed=3).text(), encoding="utf-8")
    player = come(lang="sk", width=390, height=844)
    page = player.page
    player.go("/replays")
    page.locator("input[type=file]").set_input_files(file)
    page.wait_for_url("**/replay/*")
    page.get_by_role("link", name="Šťastie a umenie").click()
    page.locator("#question").wait_for(timeout=WHOLE)
    player.stand_still()
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(page) == []
