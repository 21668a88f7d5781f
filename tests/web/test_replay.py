"""After a game: look back from any seat, go on from a moment, save and open the record, play again."""

import pytest
from playwright.sync_api import expect


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
    page.get_by_role("button", name="One step on").click()
    page.get_by_text(f"1 / {last}").wait_for()
    page.get_by_label("View as").select_option("1")
    page.get_by_role("button", name="Play", exact=True).click()
    page.get_by_text(f"3 / {last}").wait_for()
    page.get_by_role("button", name="Continue from here").click()
    page.wait_for_url("**/t/*")
    finished.wait_for_choice()
    assert finished.table != table

    page.goto(f"{finished.address}/replays")
    page.locator("input[type=file]").set_input_files(record)
    page.wait_for_url("**/replay/*")
    page.get_by_text(f"{last} / {last}").wait_for()


def test_play_again(finished):
    before = finished.table
    finished.page.get_by_role("button", name="Play again").click()
    finished.page.locator("#over").wait_for(state="detached")
    finished.wait_for_choice()
    assert finished.table != before
    assert not finished.is_over
