"""The board of analysis in a browser: moves for all seats, chances in the list and on the board, back and forth."""

import re
from random import Random

from playwright.sync_api import expect

from tests.review.games import anything, begun, random_game
from tests.web.test_axe import violations
from tests.web.test_review import WHOLE


def test_a_position_is_set_up_by_playing(anna, tmp_path):
    page = anna.go("/analysis")
    page.get_by_label("Game").select_option("valeria")
    page.get_by_role("button", name="Open", exact=True).first.click()
    best = page.locator("ol button.option").first
    expect(best).to_contain_text("%", timeout=WHOLE)
    expect(page.locator(".marks .best").first).to_contain_text("%")
    assert violations(page) == []
    count = page.locator(".controls .count")
    before = count.inner_text()
    at = int(before.split(" / ")[0])
    best.click()
    expect(count).to_have_text(f"{at + 1} / {at + 1}")
    expect(page.locator("ol button.option").first).to_contain_text("%", timeout=WHOLE)
    page.get_by_role("button", name="One step back").click()
    expect(count).to_have_text(f"{at} / {at + 1}")
    page.get_by_role("button", name="One step forward").click()
    expect(count).to_have_text(f"{at + 1} / {at + 1}")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the record").click()
    download.value.save_as(tmp_path / "position.record")
    edit(page, count, (tmp_path / "position.record").read_text(), at)


def edit(page, count, record, at):
    """Without the last move the position is the one before; a record that is wrong is not opened."""
    page.get_by_role("button", name="Edit the record").click()
    page.get_by_label("Record", exact=True).fill(record.replace("moves\n", "moves\nnonsense\n"))
    page.get_by_role("dialog").get_by_role("button", name="Open", exact=True).click()
    expect(page.get_by_role("dialog").get_by_role("alert")).to_have_text(
        re.compile(r"^This record cannot be played: line \d+ is wrong\.$")
    )
    page.get_by_label("Record", exact=True).fill("\n".join(record.splitlines()[:-2]))
    page.get_by_role("dialog").get_by_role("button", name="Open", exact=True).click()
    expect(count).to_have_text(f"{at} / {at}")


def test_a_finished_game_on_a_phone_in_czech(come, tmp_path):
    file = tmp_path / "game.record"
    file.write_text(random_game("night_watch", 2, {"turn_limit": 2}, seed=3).text(), encoding="utf-8")
    player = come(lang="cs", width=390, height=844)
    page = player.page
    player.go("/replays")
    page.locator("input[type=file]").set_input_files(file)
    page.wait_for_url("**/replay/*")
    page.get_by_role("slider").fill("9")
    page.get_by_role("link", name="Analýza na desce").and_(page.locator("[href$='at=9']")).click()
    expect(page.locator(".controls .count")).to_contain_text("9 / ")
    page.get_by_role("button", name="Tahy").click()
    expect(page.locator("ol button.option").first).to_contain_text("%", timeout=WHOLE)
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(page) == []


def test_where_a_move_carries_something_an_arrow_leads(anna):
    """From the hunter that moves to every place it may go."""
    page, record = anna.go("/analysis"), begun("amulet", 2, 1)
    rng = Random(1)
    while record.state.question != "Move":
        record.play(*anything(record, rng))
    page.get_by_label("Record", exact=True).fill(record.text())
    page.get_by_role("button", name="Open", exact=True).last.click()
    expect(page.locator(".marks .arrow.best").first).to_be_attached(timeout=WHOLE)
    seat = record.state.seat
    shown = page.evaluate(TIPS, f"figure:{seat}")
    assert len(shown) > 1
    assert all(near_start for near_start, _ in shown), "arrows begin at the hunter"
    assert all(near_end for _, near_end in shown), "and end at places that are weighed"


TIPS = """(figure) => {
    const middle = (box) => [box.left + box.width / 2, box.top + box.height / 2];
    const apart = ([x, y], [u, v]) => Math.hypot(x - u, y - v);
    const hunter = middle(document.querySelector(`[data-place="${figure}"]`).getBoundingClientRect());
    const places = [...document.querySelectorAll("[data-from]")].map((each) => each.getBoundingClientRect());
    return [...document.querySelectorAll(".marks .arrow")].map((arrow) => {
        const matrix = arrow.getScreenCTM();
        const length = arrow.querySelector("path").getBBox().width;
        const point = (x) => new DOMPoint(x, 0).matrixTransform(matrix);
        const at = (x) => [point(x).x, point(x).y];
        return [
            apart(at(0), hunter) < 12,
            places.some((box) => apart(at(length), middle(box)) < Math.max(box.width, box.height)),
        ];
    });
}"""
