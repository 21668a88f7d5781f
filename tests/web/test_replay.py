"""After a game: look back from any seat, go on from a moment, save and open the record, play again."""

import pytest
from playwright.sync_api import expect

from tests.review.games import random_game
from tests.web.test_axe import violations
from tests.web.test_review import WHOLE


@pytest.fixture
def finished(anna):
    """A short game that is over."""
    anna.set_up("night_watch", seats=("me", "bot", "bot"), options={"Turns after which the game stops": 2})
    anna.play_to_the_end()
    return anna


def test_everything_one_does_after_a_game(finished, tmp_path):
    page, table = finished.page, finished.table
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the record").first.click()
    record = tmp_path / "game.record"
    download.value.save_as(record)
    assert "night_watch" in record.read_text()

    page.get_by_role("button", name="Watch the replay").click()
    slider = page.get_by_role("slider")
    last = int(slider.get_attribute("max"))
    expect(page.get_by_text(f"{last} / {last}")).to_be_visible()
    slider.fill("0")
    page.get_by_text("The game begins.").wait_for()
    page.get_by_role("button", name="One step forward").click()
    page.get_by_text(f"1 / {last}").wait_for()
    page.get_by_label("View as").select_option("1")
    page.get_by_role("button", name="Play", exact=True).click()
    page.get_by_text(f"3 / {last}").wait_for()
    page.get_by_role("button", name="Try it another way from here").click()
    expect(page.locator(".controls [aria-label=Play]")).to_be_visible()  # it stands still at this moment
    moment = page.locator(".controls .count").inner_text().split(" / ")[0]
    page.get_by_label("Name").fill("Braver")
    page.get_by_role("button", name="Continue from here").click()
    page.wait_for_url("**/t/*")
    finished.wait_for_choice()
    assert finished.table != table
    finished.play_to_the_end()
    compare_and_delete(finished, table, moment)

    page.goto(f"{finished.address}/replays")
    page.locator("input[type=file]").set_input_files(record)
    page.wait_for_url("**/replay/*")
    page.get_by_text(f"{last} / {last}").wait_for()


def compare_and_delete(player, game, moment):
    """The branch stands beside its game until it is deleted, and then it is gone."""
    page, branch = player.page, player.table
    page.goto(f"{player.address}/replay/{game}")
    row = page.get_by_role("listitem").filter(has=page.get_by_role("link", name="Braver"))
    expect(row).to_contain_text(f"from move {moment} · the same luck")
    row.get_by_role("button", name="Compare").click()
    compared = page.get_by_role("dialog")
    expect(compared.get_by_role("row", name="accuracy")).to_contain_text("%", timeout=WHOLE)
    assert violations(page) == []
    compared.get_by_role("button", name="Close").click()
    page.once("dialog", lambda asked: asked.accept())
    with page.expect_response(lambda answer: answer.request.method == "DELETE"):
        row.get_by_role("button", name="Delete").click()
    expect(row).to_have_count(0)
    page.goto(f"{player.address}/replay/{branch}")
    expect(page.get_by_role("status").filter(has_text="no such table")).to_be_visible()


@pytest.mark.parametrize("lang", ["en", "cs", "sk"])
def test_its_controls_fit_a_phone(come, tmp_path, lang):
    file = tmp_path / "game.record"
    file.write_text(random_game("night_watch", 3, {"turn_limit": 1}, seed=3).text(), encoding="utf-8")
    player = come(lang=lang, width=390, height=844)
    page = player.go("/replays")
    page.locator("input[type=file]").set_input_files(file)
    controls = page.locator(".controls")
    expect(controls).to_be_visible()
    player.stand_still()
    assert controls.evaluate("box => box.scrollHeight <= box.clientHeight && box.scrollWidth <= box.clientWidth")


def test_play_again(finished):
    before = finished.table
    finished.page.get_by_role("button", name="Play again").click()
    finished.page.locator("#over").wait_for(state="detached")
    finished.wait_for_choice()
    assert finished.table != before
    assert not finished.is_over
