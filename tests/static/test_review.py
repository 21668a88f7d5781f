"""Luck and skill of a finished game in the edition without a server: the workers of the browser work it out."""

import pytest

from tests.review.games import random_game
from tests.web.test_review import check_sums

pytestmark = pytest.mark.xdist_group("static")


def test_a_game_is_looked_back_on(come, tmp_path):
    """Each choice comes once, however often the page asks how far the review is."""
    file = tmp_path / "game.record"
    game = random_game("night_watch", 2, {"turn_limit": 1}, seed=1)
    file.write_text(game.text(), encoding="utf-8")
    visitor = come()
    page = visitor.go("/replays")
    page.locator("input[type=file]").set_input_files(file)
    page.get_by_role("link", name="Luck and skill").click()
    check_sums(page, game.seats)
    page.get_by_label("good choices too").check()
    page.locator("ol button").last.click()
    page.get_by_role("button", name="Try it another way from here").click()
    page.get_by_role("button", name="Continue from here").click()
    page.wait_for_url("**/t/*")
    visitor.wait_for_choice()
