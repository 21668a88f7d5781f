"""Puzzles in the browser: tried, solved and remembered, on a desk and on a phone."""

from playwright.sync_api import expect

from pentarchy.puzzles import puzzles_of
from tests.web.test_axe import violations


def choose(page, move):
    """By the list of choices, which every game has."""
    page.locator(f'[data-move="{move}"]:visible').click()


def test_a_puzzle_is_tried_solved_and_remembered(come):
    anna, puzzle = come(unfolded=True), puzzles_of("valeria")[0]
    page = anna.page
    anna.go("/")
    page.get_by_role("link", name="Puzzles").click()
    page.locator("a[href='/puzzle/valeria']").click()
    page.get_by_role("heading", name="Puzzle 1 ·").wait_for()
    choose(page, puzzle.answers[1].move)
    expect(page.get_by_text("Not the best move")).to_be_visible()
    expect(page.get_by_text(f"by {round(100 * puzzle.answers[1].behind)} percentage point")).to_be_visible()
    assert violations(page) == []
    page.get_by_role("button", name="Try again").click()
    expect(page.locator(".choices #question")).to_be_focused()
    choose(page, puzzle.best)
    expect(page.get_by_text("Right!")).to_be_visible()
    expect(page.get_by_text(f"{round(100 * puzzle.answers[0].chance)}% chance of winning")).to_be_visible()
    expect(page.get_by_text("Solved: 0 of")).to_be_visible()
    page.get_by_role("button", name="Next puzzle").click()
    page.get_by_role("heading", name="Puzzle 2 ·").wait_for()
    expect(page.locator(".choices #question")).to_be_focused()
    choose(page, puzzles_of("valeria")[1].best)
    expect(page.get_by_text("1 day in a row")).to_be_visible()
    anna.go("/puzzles")
    expect(page.get_by_text("Solved: 1 of").first).to_be_visible()
    assert violations(page) == []


def test_it_fits_a_phone_in_czech_and_goes_by_keys(come):
    player = come(lang="cs", width=390, height=844)
    page = player.page
    player.go("/puzzle/paladins?n=2")
    page.locator("#question").wait_for()
    page.keyboard.press("a")
    expect(page.get_by_text("Řešení")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(page) == []
    page.keyboard.press("n")
    page.get_by_role("heading", name="Hádanka 3 ·").wait_for()
    page.get_by_role("button", name="Hádanky").click()
    expect(page.get_by_text("Vyřešeno: 0 z")).to_be_visible()


def test_a_puzzle_that_comes_too_late_does_not_lead_back(anna):
    page, held = anna.page, []
    page.route("**/api/puzzles/valeria/*", lambda route: held.append(route))
    anna.go("/puzzles")
    with page.expect_request("**/api/puzzles/valeria/*"):
        page.locator("a[href='/puzzle/valeria']").click()
    page.go_back()
    page.locator("a[href='/puzzle/valeria']").wait_for()
    with page.expect_response("**/api/puzzles/valeria/*"):
        held[0].continue_()
    page.locator("a[href='/puzzle/amulet']").click()
    page.get_by_role("heading", name="Puzzle 1 · Amulet").wait_for()
    page.go_back()
    expect(page).to_have_url(f"{anna.address}/puzzles")
