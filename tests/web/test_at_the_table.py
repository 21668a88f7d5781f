"""At the table: sounds, looking closer, the whole screen, celebration, hopeless trades, bots that think, ends."""

import random
import re

import pytest
from playwright.sync_api import expect
from tools.played import PLAYERS, Played

from tests.web.test_around import BOT

HEAR = """
window.heard = [];
for (const source of [OscillatorNode, AudioBufferSourceNode]) {
    const start = source.prototype.start;
    source.prototype.start = function (...when) {
        window.heard.push(this.frequency ? Math.round(this.frequency.value) : 'knock');
        return start.apply(this, when);
    };
}"""
RENDER = """window.AudioContext = class extends OfflineAudioContext {
    constructor() { super(1, 2 * 44100, 44100); window.rendered = this; } };"""
LOUDEST = """async () => Math.max(...(await window.rendered.startRendering()).getChannelData(0).map(Math.abs))"""
JUMP = "const now = Date.now; window.ahead = 0; Date.now = () => now() + window.ahead;"
"""Time that a test lets go by at once."""
TURN, CLOCK, END = [659, 880], [1319, 1319], [523, 659, 784, 1047]
DICE = ["knock"] * 6
LOOK = "() => { const at = new DOMMatrix(getComputedStyle(document.querySelector('.drawing')).transform);"
SCALE = f"{LOOK} return at.a; }}"
LEFT = f"{LOOK} return at.e; }}"


def heard(page, notes):
    """Until these were sounded one after the other."""
    page.wait_for_function("notes => String(window.heard).includes(String(notes))", arg=notes)


def touch(player):
    """Browsers keep quiet until somebody has touched the page."""
    player.page.locator("#question").click()


def test_dice_and_a_turn_are_heard(come):
    anna, rng = come(sound=True), random.Random(1)
    anna.context.add_init_script(HEAR + RENDER)
    anna.set_up("dice_king")
    anna.wait_for_choice()
    touch(anna)
    while not {DICE[0], TURN[0]} <= set(anna.page.evaluate("window.heard")):
        anna.wait_for_choice()
        anna.choose_any(rng)
    for notes in (DICE, TURN):
        heard(anna.page, notes)
    assert anna.page.evaluate(LOUDEST) > 0.1


def test_little_time_is_heard_and_one_key_turns_it_off(come):
    for wanted in (True, False):
        anna = come(sound=True)
        anna.context.add_init_script(HEAR + JUMP)
        anna.make("dice_king", BOT, clock={"type": "decision", "seconds": 600})
        anna.wait_for_choice()
        touch(anna)
        if not wanted:
            anna.page.keyboard.press("m")
        anna.page.evaluate("window.ahead = 590_000")
        anna.page.locator(".choices [role=timer].short").wait_for()
        assert (CLOCK[0] in anna.page.evaluate("window.heard")) is wanted


def test_the_map_is_looked_at_closely(come):
    """By wheel, keys, dragging, and two fingers."""
    anna = come()
    anna.set_up("night_watch")
    anna.wait_for_choice()
    page, zoom = anna.page, anna.page.locator(".zoom")
    expect(page.locator(".drawing")).to_be_visible()
    zoom.hover()
    page.mouse.wheel(0, -300)
    page.wait_for_function(f"() => ({SCALE})() > 1.5")
    x, y = middle(zoom)
    before = page.evaluate(LEFT)
    drag(page, (x, y), (x + 40, y))
    page.wait_for_function(f"before => ({LEFT})() > before", arg=before)
    page.get_by_role("button", name="Show everything").focus()
    for key, wanted in (("0", "=== 1"), ("+", "> 1"), ("-", "=== 1")):
        page.keyboard.press(key)
        page.wait_for_function(f"() => ({SCALE})() {wanted}")
    pinch(page, (x, y))
    page.wait_for_function(f"() => ({SCALE})() > 1.5")


def middle(zone):
    box = zone.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page, start, end):
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(*end, steps=4)
    page.mouse.up()


def pinch(page, around):
    """Two fingers that go apart."""
    x, y = around
    devtools = page.context.new_cdp_session(page)
    for kind, apart in (("touchStart", 30), ("touchMove", 60), ("touchMove", 90), ("touchEnd", None)):
        points = [] if apart is None else [{"x": x - apart, "y": y, "id": 0}, {"x": x + apart, "y": y, "id": 1}]
        devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def test_the_whole_screen_is_for_the_board(come):
    anna = come()
    anna.set_up("dice_king")
    anna.wait_for_choice()
    higher = anna.page.locator(".field").bounding_box()["height"]
    anna.page.keyboard.press("f")
    expect(anna.page.locator(".frame")).to_have_class(re.compile("quiet"))
    expect(anna.page.locator(".frame > .top")).to_be_hidden()
    expect(anna.page.locator("#question")).to_be_in_viewport()
    assert anna.page.locator(".field").bounding_box()["height"] > higher
    anna.page.keyboard.press("f")
    expect(anna.page.locator(".frame > .top")).to_be_visible()


@pytest.mark.parametrize("wanted", [True, False])
def test_winners_are_celebrated_where_that_is_wanted(come, wanted):
    anna = come(speed="fast", celebrate=wanted, sound=True)
    played = Played("night_watch", 3, options={"trade_offers_per_turn": 0, "mode": "base"})
    anna.context.add_init_script(HEAR)
    played.open(anna.page, anna.address, played.end - 1)
    anna.wait_for_choice()
    touch(anna)
    anna.page.locator(f'button.option[data-move="{last_move(played)}"]').first.evaluate("button => button.click()")
    expect(anna.page.locator("#over")).to_be_visible()
    heard(anna.page, END)
    expect(anna.page.locator(".confetti")).to_have_count(int(wanted))


def last_move(played):
    """Chance had nothing to say after it, so it ends the game at every table."""
    last = played.record.entries[-1]
    assert last.seat >= 0
    return played.record.game.text(last.move)


# Trades.


class Traded(Played):
    """A game of the Watch; `hopeless` are the choices of somebody who cannot accept a trade."""

    def __init__(self):
        self.hopeless = []
        super().__init__("night_watch", 3, longest=150, options={"mode": "base"})

    def choose(self):
        state, seat = self.record.state, self.record.state.pending[0]
        answers = [state.game.text(move).split()[0] for move in state.options(seat)]
        if "refuse" in answers and "accept" not in answers:
            self.hopeless.append(len(self.asked))
        super().choose()


@pytest.mark.parametrize("declines", [True, False])
def test_a_trade_that_cannot_be_made_is_declined_where_that_is_wanted(come, declines):
    anna, played = come(autoDecline=declines), Traded()
    played.open(anna.page, anna.address, played.hopeless[0])
    anna.wait_for_choice()
    if declines:  # and what is asked next may be another trade, one that could be made
        expect(anna.page.get_by_text(f"{PLAYERS[played.asked[played.hopeless[0]]]} refuses").first).to_be_attached()
    else:
        expect(anna.page.locator("#question", has_text="Do you accept this trade?")).to_be_visible()


def test_whoever_answers_a_trade_sees_it(come):
    anna, played = come(), Played("amulet", 2, level="greedy", options={"mode": "cooperative"})
    played.open(anna.page, anna.address, played.near("AnswerOffer", 0.5))
    anna.wait_for_choice()
    expect(anna.page.locator(".field").get_by_text(re.compile("^(Anna|Boris) gives: [^–]"))).to_be_in_viewport()


# Bots.


def test_a_bot_that_thinks_says_how_long_it_may(come):
    anna = come()
    anna.page.route("**/api/games", slow_bots)
    anna.page.route_web_socket(re.compile("/ws"), hold_when_a_bot_is_asked)
    anna.make("dice_king", BOT)
    thinking, rng = anna.page.locator(".choices .dots"), random.Random(1)
    for _ in range(40):
        anna.page.wait_for_selector(".choices .dots, .choices.mine button.option", state="attached")
        if thinking.count():
            break
        anna.choose_any(rng)
    expect(anna.page.locator(".choices .turn")).to_contain_text(re.compile("at most [0-9]+ seconds left"))


def slow_bots(route):
    answer = route.fetch()
    route.fulfill(response=answer, json={**answer.json(), "limits": {"random": 60}})


def hold_when_a_bot_is_asked(page_side):
    server, held = page_side.connect_to_server(), []

    def pass_on(message):
        if not held:
            page_side.send(message)
        if '"pending":[1]' in str(message).replace(" ", ""):
            held.append(message)

    server.on_message(pass_on)


# Ends.


def test_a_fallen_wall_says_who_won_and_why(come):
    anna = come(width=844, height=390)
    played = Played("night_watch", 3, seed=3, options={"trade_offers_per_turn": 0, "tragedy_of_heroes": True})
    assert played.record.state.outcome.reason == "tragic_breach"
    played.open(anna.page, anna.address, played.end)
    end = anna.page.locator(".end")
    expect(end).to_contain_text("Whoever has the most guards on the Wall wins, whatever the points.")
    guards = end.get_by_role("row", name=re.compile("^Guards on the Wall"))
    for shown in (guards, anna.page.get_by_role("button", name="Verify the luck")):
        expect(shown).to_be_in_viewport(ratio=1)
    mine, theirs = (
        list(map(int, row.locator("td").all_inner_texts())) for row in (guards, end.get_by_role("row", name="Total"))
    )
    assert mine[0] > max(mine[1:])
    assert len(theirs) == 3


def test_where_all_win_or_lose_no_points_are_told(come):
    anna = come()
    played = Played("amulet", 2, options={"mode": "cooperative"})
    played.open(anna.page, anna.address, played.end)
    end = anna.page.locator(".end")
    expect(end).to_contain_text("Together you have lost.")
    expect(end.get_by_role("row", name=re.compile("^Quests fulfilled"))).to_be_visible()
    expect(end.get_by_role("row", name="Total")).to_have_count(0)


@pytest.mark.parametrize(("game", "rival"), [("valeria", "Dark Lord"), ("paladins", "Automa")])
def test_an_opponent_without_a_seat_has_a_name_in_the_result(come, game, rival):
    anna, played = come(), Played(game, 1)
    played.open(anna.page, anna.address, played.end)
    expect(anna.page.locator(".end").get_by_role("columnheader", name=rival)).to_be_visible()
