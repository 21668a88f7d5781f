"""A game without a mouse."""

import random

import pytest

ON_OPTION = "document.activeElement?.matches('button.option')"

AIMED_AT = """async () => {
  const things = [...document.querySelectorAll('.stage :is(button, [role=button]):is(.lit, .lit *)')];
  const shown = () => new Promise(done => setTimeout(() =>
    done([...document.querySelectorAll('.choices button.option.aimed')].map(each => each.dataset.move)), 100));
  const found = [];
  for (const thing of things.filter(each => each.checkVisibility()).slice(0, 12)) {
    thing.dispatchEvent(new PointerEvent('pointerenter'));
    const byMouse = await shown();
    thing.dispatchEvent(new PointerEvent('pointerleave'));
    thing.focus({ preventScroll: true });
    const byKeys = await shown();
    thing.blur();
    found.push([thing.outerHTML.slice(0, 120), byMouse, byKeys, await shown()]);
  }
  return found;
}"""
"""For things that are lit on the board: which option the mouse, the focus, and in the end nothing aims at."""


@pytest.mark.parametrize("game", ["amulet", "dice_king", "night_watch", "paladins", "valeria"])
def test_mouse_and_keyboard_aim_at_the_same_option(anna, game):
    anna.play_now(game)
    rng, seen = random.Random(3), 0
    for _ in range(8):
        anna.wait_for_choice()
        anna.stand_still()
        anna.page.mouse.move(1, 1)  # where the last click left it, the real mouse would aim too
        for thing, by_mouse, by_keys, after in anna.page.evaluate(AIMED_AT):
            assert by_mouse == by_keys != [], thing
            assert after == [], thing
            seen += 1
        anna.choose(rng)
    assert seen > 3


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
    tab_to(page, f"{ON_OPTION} || document.activeElement?.matches('.choices :is(summary, .fold[aria-expanded=false])')")
    if page.evaluate("document.activeElement.matches('.fold')"):
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
