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


def choose_by_keys(player, rng):
    page, asked = player.page, player.asked()
    if asked == "none":
        return
    if not page.evaluate(ON_OPTION):
        tab_to(page, f"{ON_OPTION} || document.activeElement?.matches('.choices summary')")
    if page.evaluate("document.activeElement.matches('summary')"):
        page.keyboard.press("Enter")
        page.keyboard.press("Tab")
    for _ in range(rng.randrange(3)):
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    page.wait_for_function("asked => document.querySelector('.choices')?.dataset.decision !== asked", arg=asked)


def tab_to(page, wanted, most=200):
    for _ in range(most):
        page.keyboard.press("Tab")
        if page.evaluate(wanted):
            return
    raise AssertionError(f"the focus never came to: {wanted}")
