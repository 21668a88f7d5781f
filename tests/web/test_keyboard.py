"""A game without a mouse."""

import random

ON_OPTION = "document.activeElement?.matches('button.option')"


def test_a_game_by_keyboard_alone(anna):
    page = anna.go()
    tab_to(page, "document.activeElement?.getAttribute('aria-label') === 'Play now: King of the Dice'")
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    rng = random.Random(5)
    for _ in range(400):
        anna.wait_for_choice()
        if anna.is_over:
            break
        choose_by_keys(anna, rng)
    assert anna.is_over


def choose_by_keys(player, rng, hurry=None):
    """Chooses one of the first three options, or the first that matches `hurry`."""
    page, asked = player.page, player.asked()
    if asked == "none":
        return
    if not page.evaluate(ON_OPTION):
        skip_to_choices(page)
    if page.evaluate("document.activeElement.matches('summary')"):
        page.keyboard.press("Enter")
        page.keyboard.press("Tab")
    for _ in range(steps_to(page, hurry) if hurry else rng.randrange(3)):
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    player.wait_past(asked)


def skip_to_choices(page):
    """By the link at the top of the page, from there on by Tab."""
    page.evaluate("document.activeElement?.blur()")
    tab_to(page, "document.activeElement?.textContent === 'Skip to the choices'")
    page.keyboard.press("Enter")
    tab_to(page, f"{ON_OPTION} || document.activeElement?.matches('.choices summary')")


def steps_to(page, pattern):
    return page.evaluate(
        """pattern => {
            const moves = [...document.querySelectorAll('button.option')].filter(each => each.offsetParent !== null);
            return Math.max(0, moves.findIndex(each => each.dataset.move.match(pattern))); }""",
        pattern,
    )


def tab_to(page, wanted, most=200):
    for _ in range(most):
        page.keyboard.press("Tab")
        if page.evaluate(wanted):
            return
    raise AssertionError(f"the focus never came to: {wanted}")
