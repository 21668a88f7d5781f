"""A full game of each of the five, by clicking the real buttons."""

import pytest
from playwright.sync_api import expect

SHORT = {
    "dice_king": {},
    "valeria": {},
    "paladins": {},
    "amulet": {},
    "night_watch": {"Turns after which the game stops": 14},
}


@pytest.mark.parametrize("game", SHORT)
def test_a_game_against_a_bot_to_its_end(anna, game):
    seats = ("me", "bot", "bot") if game == "night_watch" else ("me", "bot")
    anna.set_up(game, seats, options=SHORT[game])
    anna.play_to_the_end()
    page = anna.page
    over, won = (page.get_by_role("heading", name=name) for name in ("The game is over", "You have won!"))
    expect(over.or_(won)).to_be_visible()
    expect(page.get_by_role("rowheader", name="Total").first).to_be_visible()
    page.get_by_role("button", name="Verify the luck").click()
    page.get_by_text("Your browser checked").wait_for()
