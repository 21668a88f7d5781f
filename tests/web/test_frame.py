"""Around the board: popovers, why not, the pace of others' turns, the end, settings, sounds, shortcuts, notices."""

import random
import re

import pytest
from playwright.sync_api import expect

from tests.web.player import on_turn
from tests.web.test_around import BOT, COUNT_NOTES, OPEN
from tests.web.test_boards import choose_even_folded, choose_until

APART = """([one, other]) => {
    const [a, b] = [one, other].map(each => each.getBoundingClientRect());
    return a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top; }"""
NEVER_DONE = """
    const { set } = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage');
    Object.defineProperty(WebSocket.prototype, 'onmessage', { set(hear) {
        set.call(this, message => JSON.parse(message.data).type === 'done' || hear(message)); } });
"""
PUSH_KEY = {"key": "BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM"}


def apart(player, one, other):
    player.stand_still()
    return player.page.evaluate(APART, [one.element_handle(), other.element_handle()])


@pytest.mark.parametrize("size", [(1280, 720), (390, 844)])
def test_a_card_explains_itself_and_is_not_covered(come, size):
    anna = come(width=size[0], height=size[1])
    anna.set_up("dice_king")
    anna.wait_for_choice()
    card, popover = anna.page.locator(".offer .card").nth(1), anna.page.get_by_role("tooltip")
    card.hover()
    expect(popover).to_contain_text(card.locator(".name").inner_text())
    assert apart(anna, card, popover)
    anna.page.mouse.move(1, 1)
    expect(popover).to_have_count(0)


def test_why_not_stands_beside_the_thing_that_was_tried(anna):
    anna.set_up("night_watch", seats=("me", "bot", "bot"))
    choose_until(anna, "end", ["settle", "road", "roll", "refuse"])
    tried = anna.page.locator(".stage .build button[aria-disabled=true]").first
    tried.click(force=True)  # it is marked as disabled, and answers
    notice = anna.page.locator(".beside.notice")
    expect(notice).to_be_visible()
    assert apart(anna, tried, notice)
    anna.page.keyboard.press("Escape")
    expect(notice).to_have_count(0)


def test_others_are_followed_at_a_pace_and_skipped_by_space(come):
    anna = come(speed="slow")
    anna.make("dice_king", BOT)
    anna.wait_for_choice()
    anna.page.evaluate("window.setTimeout = () => 0")  # time stands still: nothing but the key leads on
    paused, mine = anna.page.locator(".skip-telling"), anna.page.locator(".choices.mine")
    until(paused, mine, lambda: anna.choose_any(random.Random(1)))
    expect(anna.page.locator(".choices .what")).not_to_have_text("")
    anna.page.locator("#question").focus()
    until(mine, paused, lambda: anna.page.keyboard.press(" "))
    expect(anna.page.locator(".sentence .roll svg").first).to_be_visible()


def until(wanted, otherwise, act, most=40):
    """Acts until something is there; after each time that or another thing is."""
    for _ in range(most):
        act()
        wanted.or_(otherwise).first.wait_for()
        if wanted.count():
            return
    raise AssertionError("it never came")


def test_the_next_question_is_answered_whether_or_not_the_last_answer_is_confirmed(come):
    """The next question is told first: on a slow line somebody is quicker than the confirmation."""
    anna = come()
    anna.context.add_init_script(NEVER_DONE)
    anna.make("dice_king", BOT)
    for _ in range(3):
        anna.wait_for_choice()
        choose_even_folded(anna, anna.page.locator("button.option").first.get_attribute("data-move"))


def test_whoever_uses_the_header_keeps_it_when_the_game_starts(come):
    anna, boris = come(name="Anna"), come(name="Boris")
    table = anna.make("dice_king", OPEN)
    language = anna.page.get_by_role("banner").get_by_role("combobox")
    language.focus()
    boris.go(f"/t/{table}").get_by_role("button", name="Sit down").click()
    anna.page.locator(".choices").wait_for()
    expect(language).to_be_focused()
    language.select_option("cs")
    anna.page.locator(".crown").click()
    expect(language).to_have_count(0)


def test_what_happened_is_shown_again_on_the_board(come):
    anna = come()
    anna.make("dice_king", BOT)
    again = anna.page.locator("button.since")
    for _ in range(40):
        anna.wait_for_choice()
        if again.count():
            break
        anna.choose_any(random.Random(1))
    asked = anna.asked()
    again.click()
    anna.page.get_by_role("button", name="Show it on the board").click()
    anna.wait_past(asked)
    anna.page.locator("#question").focus()
    anna.page.keyboard.press(" ")
    anna.page.wait_for_function("asked => document.querySelector('.choices').dataset.decision === asked", arg=asked)


@pytest.mark.parametrize("size", [(1280, 720), (390, 844), (844, 390)])
def test_the_end_shows_all_points_without_scrolling(come, size):
    anna = come(width=size[0], height=size[1])
    anna.set_up("night_watch", seats=("me", "bot", "bot"), options={"Turns after which the game stops": 2})
    anna.play_to_the_end()
    total = anna.page.locator(".end").get_by_role("rowheader", name="Total")
    expect(total).to_be_in_viewport(ratio=1)
    for name in ("Play again", "Watch the replay", "Share"):
        expect(anna.page.get_by_role("button", name=name, exact=True)).to_be_in_viewport(ratio=1)
    anna.page.get_by_role("button", name="See the board").click()
    expect(anna.page.locator("#over")).to_have_count(0)
    anna.page.get_by_role("button", name="See the result").click()
    expect(anna.page.locator("#over")).to_be_visible()


def test_settings_are_the_same_at_the_table_and_stay(anna):
    anna.set_up("dice_king")
    anna.wait_for_choice()
    rail = anna.page.locator(".rail").bounding_box()["x"]
    anna.page.get_by_role("button", name="Table and settings").click()
    anna.page.get_by_label("Left-handed").check()
    anna.page.get_by_label("Colours for the colour-blind").check()
    anna.page.get_by_role("button", name="Close", exact=True).click()
    assert anna.page.locator(".rail").bounding_box()["x"] < rail
    anna.go("/settings")
    expect(anna.page.get_by_label("Left-handed")).to_be_checked()
    expect(anna.page.locator("html")).to_have_attribute("data-colours", "apart")


def test_keys_are_listed_and_one_turns_sounds_off(come):
    anna = come(sound=True)
    anna.context.add_init_script(COUNT_NOTES)
    anna.set_up("dice_king")
    anna.wait_for_choice()
    anna.page.keyboard.press("?")
    dialog = anna.page.get_by_role("dialog", name="Shortcuts")
    expect(dialog).to_contain_text("Sound on or off")
    anna.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    anna.page.keyboard.press("m")
    before = anna.page.evaluate("window.notes")
    rng = random.Random(1)
    for _ in range(4):
        anna.wait_for_choice()
        anna.choose_any(rng)
    assert anna.page.evaluate("window.notes") == before
    anna.wait_for_choice()
    anna.page.keyboard.press("c")
    expect(anna.page.locator(".choices .fold[aria-expanded=true]").or_(anna.page.locator("#over"))).to_be_visible()


def test_notices_are_offered_once_to_whoever_waits(come):
    anna, boris = come(name="Anna"), come(name="Boris")
    for player in (anna, boris):
        player.context.grant_permissions(["notifications"])
        player.page.route("**/api/push-key", lambda route: route.fulfill(json=PUSH_KEY))
    table = anna.make("dice_king", OPEN)
    boris.go(f"/t/{table}").get_by_role("button", name="Sit down").click()
    _, waits = on_turn(anna, boris)
    offer = waits.page.get_by_text("Shall we let you know when it is your turn?")
    expect(offer).to_be_visible()
    waits.page.get_by_role("button", name="No, thanks").click()
    expect(offer).to_have_count(0)
    waits.page.reload()
    waits.page.locator(".choices").wait_for()
    expect(waits.page.get_by_text(re.compile("let you know"))).to_have_count(0)


def test_what_is_chosen_while_the_line_is_cut_is_told_as_it_is(anna, server):
    anna.set_up("dice_king")
    anna.wait_for_choice()
    move = anna.page.locator("button.option").first
    server.stop()
    anna.page.get_by_text("Connection lost").wait_for()
    move.evaluate("button => button.click()")
    expect(anna.page.locator(".notice")).to_contain_text("This was not sent")
    server.start()
    anna.page.get_by_text("Connection lost").wait_for(state="detached")
    expect(anna.page.locator(".notice")).to_have_count(0)


def test_a_notice_of_the_turn_opens_the_right_table(come):
    """From the worker that gets a push message to the table that it is about."""
    anna = come()
    anna.context.grant_permissions(["notifications"])
    page = anna.go("/settings")
    with anna.context.expect_event("serviceworker") as started:
        page.evaluate(REGISTER)
    started.value.evaluate(PUSHED, {"table": "ABC"})
    assert page.evaluate(SHOWN) == ["Your turn", "ABC"]
    assert started.value.evaluate(CLICKED) == "/t/ABC"


REGISTER = "navigator.serviceWorker.register('/notices.js').then(() => navigator.serviceWorker.ready).then(() => null)"
PUSHED = """message => {
    ExtendableEvent.prototype.waitUntil = () => {};  // is for events of the browser alone
    self.dispatchEvent(new PushEvent('push', {data: JSON.stringify(message)})); }"""
SHOWN = """async () => {
    const registration = await navigator.serviceWorker.ready;
    for (;;) {
        const [shown] = await registration.getNotifications();
        if (shown) return [shown.title, shown.tag];
        await new Promise(later => setTimeout(later, 20));
    } }"""
CLICKED = """() => new Promise(async opened => {
    self.clients.openWindow = opened;  // only a real click may open windows
    const [notification] = await self.registration.getNotifications();
    self.dispatchEvent(new NotificationEvent('notificationclick', {notification})); })"""
