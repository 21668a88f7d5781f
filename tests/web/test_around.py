"""Around a game: codes, clocks, a bot that keeps the seat, proposals, giving up, accounts, sound, the title."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.player import on_turn

BOT = {"kind": "bot", "level": "random"}
OPEN = {"kind": "open"}
COUNT_NOTES = """
    const start = OscillatorNode.prototype.start;
    window.notes = 0;
    OscillatorNode.prototype.start = function (...when) { window.notes += 1; return start.apply(this, when); };
"""
SECONDS = """() => {
    const [minutes, seconds] = document.querySelector('%s [role=timer]').textContent.split(':').map(Number);
    return minutes * 60 + seconds;
}"""


@pytest.fixture
def pair(come):
    """Anna and Boris at one table, whose game has begun."""
    anna, boris = come(name="Anna"), come(name="Boris")
    table = anna.make("dice_king", OPEN)
    boris.go(f"/t/{table}").get_by_role("button", name="Sit down").click()
    for player in (anna, boris):
        player.page.locator(".choices").wait_for()
    return anna, boris


def from_menu(player, name):
    player.page.get_by_role("button", name="Table and settings").click()
    player.page.get_by_role("dialog").get_by_role("button", name=name).click()


# Codes.


def test_a_code_leads_to_the_table(come):
    anna, boris = come(name="Anna"), come(name="Boris")
    table = anna.make("dice_king", OPEN)
    code = anna.page.locator(".code b").inner_text()
    assert re.fullmatch("[A-HJKMNP-TV-Z2-9]{3} [A-HJKMNP-TV-Z2-9]{3}", code)
    join(boris, code.lower())
    boris.page.wait_for_url(f"**/t/{table}")
    boris.page.get_by_role("button", name="Sit down").click()
    boris.page.locator(".choices").wait_for()


@pytest.mark.parametrize("code", ["AAA AAA", "abc", "what is this?"])
def test_a_code_that_leads_nowhere(anna, code):
    join(anna, code)
    expect(anna.page.get_by_role("alert").get_by_text("No table with this code")).to_be_visible()
    assert "/t/" not in anna.page.url


def join(player, code):
    player.go().get_by_label("Link or code").fill(code)
    player.page.get_by_role("button", name="Go to the table").click()


# Clocks.


def test_a_clock_for_each_decision_counts_down(anna):
    anna.make("dice_king", BOT, clock={"type": "decision", "seconds": 300})
    anna.wait_for_choice()
    first = anna.page.evaluate(SECONDS % ".choices")
    assert 200 < first <= 300
    anna.page.wait_for_function(f"first => ({SECONDS % '.choices'})() < first", arg=first)


def test_a_clock_for_the_whole_game_counts_for_who_has_to_choose(come):
    anna, boris = come(name="Anna"), come(name="Boris")
    terms = {"clock": {"type": "game", "seconds": 600, "increment": 0}}
    table = anna.make("dice_king", OPEN, **terms)
    boris.go(f"/t/{table}").get_by_role("button", name="Sit down").click()
    _, waits = on_turn(anna, boris)
    clocks = waits.page.locator(".frame").get_by_role("timer")
    expect(clocks).to_have_count(2)
    own, running = clocks.first, clocks.last
    expect(running).not_to_have_text("10:00")
    expect(own).to_have_text("10:00")
    waits.page.reload()
    expect(clocks).to_have_count(2)
    expect(running).not_to_have_text("10:00")


def test_out_of_time_a_bot_keeps_the_seat_until_one_is_back(come):
    """The bot plays up to the turn of the other person, so the game is still there to come back to."""
    anna, boris = come(name="Anna"), come(name="Boris")
    table = anna.make("dice_king", OPEN, clock={"type": "decision", "seconds": 20}, stand_in="random")
    boris.go(f"/t/{table}").get_by_role("button", name="Sit down").click()
    late, other = on_turn(anna, boris)
    name = "Anna" if late is anna else "Boris"
    late.page.get_by_text("A bot is playing for you").wait_for()
    late.page.get_by_role("button", name="Take your seat back").click()
    expect(late.page.get_by_text("A bot is playing for you")).to_have_count(0)
    for player in (late, other):
        expect(player.page.get_by_role("tabpanel")).to_contain_text(f"A bot stands in for {name}.")
        expect(player.page.get_by_role("tabpanel")).to_contain_text(f"{name} is back.")


# Proposals.


def test_a_draw_is_offered_refused_and_another_agreed_on(pair):
    anna, boris = pair
    from_menu(anna, "Offer a draw")
    boris.page.locator(".banner").get_by_text("Anna offers a draw.").wait_for()
    boris.page.get_by_role("button", name="No", exact=True).click()
    for player in pair:
        expect(player.page.locator(".banner").get_by_text("Anna offers a draw.")).to_have_count(0)
        expect(player.page.get_by_role("tabpanel")).to_contain_text("Boris does not agree.")
    from_menu(boris, "Propose ending the game")
    anna.page.get_by_role("button", name="Agree").click()
    for player in pair:
        player.page.get_by_text("The players agreed to stop.").wait_for()


def test_a_move_is_taken_back_by_consent(pair):
    """The dice were rolled since: alone nobody takes that back."""
    mover, other = on_turn(*pair)
    mover.wait_for_choice()
    rerolls = mover.visible()
    everything = [
        move
        for move in mover.page.eval_on_selector_all(
            "button.option", "buttons => buttons.map(button => button.dataset.move)"
        )
        if move.startswith("reroll")
    ]
    mover.page.evaluate(
        "move => document.querySelector(`button.option[data-move='${move}']`).click()", (everything or rerolls)[-1]
    )
    expect(mover.page.get_by_role("tabpanel").locator("li")).not_to_have_count(0)
    mover.page.get_by_role("button", name="Take back").click()
    mover.page.get_by_text("Nothing can be taken back").wait_for()
    from_menu(mover, "Ask to take back more moves")
    other.page.locator(".banner").get_by_text("asks to take a move back").wait_for()
    other.page.get_by_role("button", name="Agree").click()
    for player in pair:
        expect(player.page.get_by_role("tabpanel")).to_contain_text("takes a move back.")
        expect(player.page.locator(".banner").get_by_text("asks to take a move back")).to_have_count(0)


# Accounts.


def test_nothing_is_asked_about_the_account_of_a_guest(anna):
    asked = []
    anna.page.on("request", lambda request: asked.append(request.url))
    anna.go("/replays").get_by_role("heading", name="My games").wait_for()
    assert not [url for url in asked if "/api/account" in url]


def test_an_account_from_making_it_to_signing_in_elsewhere(come):
    anna, elsewhere = come(), come(lang="cs")
    fill_account(anna, "Anna of the Test", "correct horse")
    anna.page.get_by_role("button", name="Create an account").click()
    anna.page.get_by_text("You are signed in as Anna of the Test").wait_for()
    anna.page.get_by_role("button", name="Sign out").click()
    fill_account(anna, "Anna of the Test", "wrong horse")
    anna.page.get_by_role("button", name="Sign in").click()
    anna.page.get_by_role("alert").get_by_text("The name or the password is wrong.").wait_for()
    anna.page.get_by_role("button", name="Create an account").click()
    anna.page.get_by_role("alert").get_by_text("This name is taken.").wait_for()

    elsewhere.go("/account")
    elsewhere.page.locator("input[autocomplete=username]").fill("Anna of the Test")
    elsewhere.page.locator("input[type=password]").fill("correct horse")
    elsewhere.page.locator("button[type=submit]").click()
    expect(elsewhere.page.get_by_text("Anna of the Test")).to_be_visible()


def test_a_password_is_changed_and_other_devices_are_signed_out(come):
    anna, elsewhere = come(), come()
    for player, button in ((anna, "Create an account"), (elsewhere, "Sign in")):
        fill_account(player, "Anna the Careful", "correct horse")
        player.page.get_by_role("button", name=button).click()
        player.page.get_by_text("You are signed in").wait_for()
    change_password(anna, "wrong horse", "battery staple")
    anna.page.get_by_role("alert").get_by_text("The old password is wrong.").wait_for()
    change_password(anna, "correct horse", "battery staple")
    anna.page.get_by_role("status").get_by_text("Password changed.").wait_for()
    anna.page.reload()
    anna.page.get_by_text("You are signed in as Anna the Careful").wait_for()
    elsewhere.page.reload()
    elsewhere.page.get_by_role("button", name="Create an account").wait_for()


def change_password(player, old, new):
    player.page.get_by_label("Old password").fill(old)
    player.page.get_by_label("New password").fill(new)
    player.page.get_by_role("button", name="Change the password").click()


def fill_account(player, name, password):
    if not player.page.url.endswith("/account"):
        player.go("/account")
    player.page.get_by_label("Name").fill(name)
    player.page.get_by_label("Password").fill(password)


# Your turn.


def test_a_sound_and_the_title_say_that_it_is_your_turn(come):
    anna, boris = come(sound=True), come(name="Boris", sound=True)
    for player in (anna, boris):
        player.context.add_init_script(COUNT_NOTES)
    table = anna.make("dice_king", OPEN)
    anna.page.locator("h1").click()  # browsers keep quiet until somebody has touched the page
    boris.go(f"/t/{table}").get_by_role("button", name="Sit down").click()
    chooses, waits = on_turn(anna, boris)
    chooses.page.wait_for_function("() => window.notes >= 2")
    expect(chooses.page).to_have_title(re.compile("^● Your turn"))
    expect(waits.page).to_have_title("King of the Dice")
    assert waits.page.evaluate("window.notes") == 0


def test_no_sound_where_none_is_wanted(come):
    anna = come(sound=False)
    anna.context.add_init_script(COUNT_NOTES)
    anna.set_up("dice_king")
    anna.wait_for_choice()
    assert anna.page.evaluate("window.notes") == 0


# Sharing.


def test_the_link_is_shared_from_the_table(anna):
    anna.page.route("**/api/reach", lambda route: route.fulfill(json={"address": anna.address, "switch": ""}))
    table = anna.set_up("dice_king")
    anna.wait_for_choice()
    anna.page.get_by_role("button", name="Share this table").click()
    dialog = anna.page.get_by_role("dialog")
    expect(dialog.get_by_label("Link", exact=True)).to_have_value(f"{anna.address}/t/{table}")
    expect(dialog.get_by_role("img", name="QR code")).to_be_visible()
    anna.page.wait_for_function("() => document.querySelector('dialog img').naturalWidth > 0")
