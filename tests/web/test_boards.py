"""The boards of Valeria, Paladins, Amulet and Brotherhood of the Watch: by keyboard, drag and touch, on a phone.

Tables are random: a test goes on choosing until what it needs is there.
"""

import random
import re

import pytest
from playwright.sync_api import expect

from tests.web.player import Player
from tests.web.test_keyboard import choose_by_keys
from tests.web.test_one_screen import PHONES, SIZES

SEATS = {
    "valeria": ("me", "bot"),
    "paladins": ("me", "bot"),
    "amulet": ("me", "bot"),
    "night_watch": ("me", "bot", "bot"),
}
ON_BOARD = "document.activeElement?.matches('.stage :is(.lit, .way, .worker, .choice, .deeds button)')"
CLIPPED = """() => [...document.querySelectorAll('.stage *')].filter(element => {
  const speaks = [...element.childNodes].some(child => child.nodeType === 3 && child.textContent.trim());
  if (!speaks || element.closest('svg, .unseen') || !element.checkVisibility()) return false;
  if (getComputedStyle(element).clipPath !== 'none' || element.clientWidth === 0) return false;
  return element.scrollWidth > element.clientWidth + 1 || element.getBoundingClientRect().right > innerWidth + 1;
}).map(element => `${element.className}: ${element.textContent.trim()}`)"""


def by_keys_on_the_board(player, most=80):
    """Tab to something that is lit on the board, and Enter; whether the focus came to anything."""
    page = player.page
    page.evaluate("document.activeElement?.blur()")
    for _ in range(most):
        page.keyboard.press("Tab")
        if page.evaluate(ON_BOARD):
            page.keyboard.press("Enter")
            player.wait_until_taken()
            return True
    return False


QUICKLY = {"paladins": "^(pass|done|decline)", "amulet": "^(rest|leave|done|pass)", "night_watch": "^(roll|end|refuse)"}


@pytest.mark.parametrize("game", QUICKLY)
def test_a_game_by_keyboard_alone(anna, game):
    """The first choices on the board, the next in the list, then whatever ends the game soon."""
    anna.set_up(game, SEATS[game], options={"Turns after which the game stops": 6} if game == "night_watch" else {})
    rng, pressed = random.Random(6), 0
    for turn in range(600):
        anna.wait_for_choice()
        if anna.is_over:
            break
        if turn < 6 and by_keys_on_the_board(anna):
            pressed += 1
        else:
            choose_by_keys(anna, rng, hurry=QUICKLY[game] if turn > 9 else None)
    assert anna.is_over
    assert pressed >= 4


@pytest.mark.parametrize("game", SEATS)
def test_nothing_is_cut_off_on_a_phone_in_czech(come, game):
    english = come(width=360, height=740)
    english.set_up(game, SEATS[game])
    page = english.page
    english.set_language("cs")
    english.wait_for_choice()
    expect(page.locator(".choices .turn")).to_contain_text("Jsi na tahu")
    rng = random.Random(7)
    for _ in range(14):
        english.wait_for_choice()
        english.stand_still()
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
        assert page.evaluate(CLIPPED) == []
        english.choose(rng)


# Drags.


class Pointer:
    def drag(self, start, end, turn=False):
        self.press(start)
        self.move(end)
        if turn:
            self.turn()
        self.release()


class Mouse(Pointer):
    def __init__(self, page):
        self.page = page

    def press(self, at):
        self.page.mouse.move(*at)
        self.page.mouse.down()

    def move(self, to):
        self.page.mouse.move(*to, steps=8)

    def turn(self):
        self.page.keyboard.press("r")

    def release(self):
        self.page.mouse.up()


class Finger(Pointer):
    def __init__(self, page):
        self.line = page.context.new_cdp_session(page)

    def touch(self, kind, *points):
        touched = [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(points)]
        self.line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touched})

    def press(self, at):
        self.at = at
        self.touch("touchStart", at)

    def move(self, to):
        start, self.at = self.at, to
        for part in range(1, 9):
            self.touch("touchMove", tuple(a + (b - a) * part / 8 for a, b in zip(start, to, strict=True)))

    def turn(self):
        """A second finger."""
        self.touch("touchStart", self.at, (self.at[0] + 60, self.at[1] + 60))
        self.touch("touchEnd", self.at)

    def release(self):
        self.touch("touchEnd")


HANDS = {"mouse": (1440, 900), "touch": (820, 1180), "phone": (360, 740)}


@pytest.fixture(params=HANDS)
def hand(request, browser, server):
    """A player, and what they drag with."""
    touching = request.param != "mouse"
    width, height = HANDS[request.param]
    context = browser.new_context(viewport={"width": width, "height": height}, has_touch=touching, locale="en")
    player = Player(context, server.address, {"speed": "none", "sound": False})
    yield player, (Finger if touching else Mouse)(player.page)
    player.leave()


def middle(locator):
    box = locator.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def both_in_sight(player, first, second):
    """Scrolls the board until both can be touched; the list of choices is folded."""
    page = player.page
    player.stand_still()
    fold = page.locator(".choices .fold[aria-expanded=true]")
    if fold.is_visible():
        fold.click()
    first.evaluate("element => element.scrollIntoView({block: 'center'})")
    boxes = middle(first)[1], middle(second)[1]
    page.evaluate(
        "by => document.querySelector('.stage').scrollBy(0, by)",
        sum(boxes) / 2 - page.viewport_size["height"] * 0.42,
    )
    player.stand_still()


IN_SIGHT = """element => {
    const {top, bottom} = element.getBoundingClientRect();
    const stage = document.querySelector('.stage').getBoundingClientRect();
    return top > stage.top && bottom < stage.bottom; }"""


def carry(player, pointer, target):
    """Moves what is held to a target; on a phone by way of the edge behind which it lies: the board goes along, on a
    busy machine too far."""
    while not target.evaluate(IN_SIGHT):
        stage = player.page.locator(".stage").bounding_box()
        above = middle(target)[1] < stage["y"] + stage["height"] / 2
        pointer.move((180, stage["y"] + (10 if above else stage["height"] - 10)))
        pointer.move((180, player.page.viewport_size["height"] * 0.4))
        player.stand_still()
    pointer.move(middle(target))


CLICK_OPTION = "move => document.querySelector(`button.option[data-move='${move}']`).click()"
"""Found and clicked in one go: the list may be drawn anew in between."""


def choose_until(player, wanted, prefer, most=120):
    """Chooses what the patterns prefer, in their order, until an option matches `wanted`."""
    rng = random.Random(9)
    for _ in range(most):
        player.wait_for_choice()
        assert not player.is_over
        there = player.page.eval_on_selector_all("button.option", "buttons => buttons.map(each => each.dataset.move)")
        if any(re.match(wanted, move) for move in there):
            return player.stand_still()
        liked = [move for pattern in prefer for move in there if re.match(pattern, move)]
        choose_even_folded(player, liked[0] if liked else rng.choice(there))
    raise AssertionError(f"{wanted} never came up")


def choose_even_folded(player, move):
    asked = player.asked()
    player.page.evaluate(CLICK_OPTION, move)
    player.wait_past(asked)


def test_a_worker_is_dragged_to_an_action(hand):
    player, pointer = hand
    player.set_up("paladins")
    choose_until(player, "act conspire", ["arrange", "hire"])
    page, asked = player.page, player.asked()
    tile = page.locator("[data-place='action-0-conspire']")
    worker = page.locator("[data-place='board-0'] .supply > .held").first
    kind = worker.get_by_role("img").get_attribute("aria-label")
    both_in_sight(player, worker, tile)
    pointer.press(middle(worker))
    carry(player, pointer, tile)
    pointer.release()
    player.wait_past(asked)
    expect(tile.get_by_role("img", name=kind)).to_be_visible()


def test_a_worker_dropped_where_it_cannot_go_says_why(hand):
    player, pointer = hand
    player.set_up("paladins")
    choose_until(player, "act conspire", ["arrange", "hire"])
    page, asked = player.page, player.asked()
    closed = page.locator(".wrap:has(> .action[aria-disabled=true])").first
    worker = page.locator("[data-place='board-0'] .supply > .held").first
    both_in_sight(player, worker, closed)
    pointer.press(middle(worker))
    carry(player, pointer, closed)
    pointer.release()
    page.locator(".notice").wait_for()
    assert player.asked() == asked


def fight(player):
    """To the moment when something can be laid on a monster."""
    player.set_up("amulet")
    choose_until(player, "lay ", ["go lair", "go manor", "do fight", "face", "arm", "done", "leave"])


def test_a_token_is_dragged_from_the_hand_onto_the_monster(hand):
    player, pointer = hand
    fight(player)
    page, asked = player.page, player.asked()
    token, card = page.locator(".arena .deeds .held").first, page.locator(".arena .still")
    both_in_sight(player, token, card)
    pointer.drag(middle(token), middle(card), turn=True)
    player.wait_past(asked)
    field, stands = page.locator(".arena .field"), page.locator(".reckoning")
    expect(field.locator(".held .piece")).to_be_visible()
    expect(stands).to_be_visible()
    asked = player.asked()
    page.get_by_role("button", name="Put it down").click()
    player.wait_past(asked)


def test_a_held_token_follows_the_pointer_and_is_told_what_it_covers(hand):
    player, pointer = hand
    fight(player)
    choose_until(player, "place ", ["lay "])
    page, asked = player.page, player.asked()
    field, stands = page.locator(".arena .field"), page.locator(".reckoning")
    both_in_sight(player, field, field)
    told = set()
    box = field.bounding_box()
    for part in (0.3, 0.5, 0.7):
        end = box["x"] + box["width"] * part, box["y"] + box["height"] * part
        pointer.drag((box["x"] + box["width"] * (1 - part), box["y"] + box["height"] * 0.5), end)
        player.stand_still()
        if player.asked() != asked:
            return
        told.add((field.locator(".held .piece > .body").get_attribute("d"), stands.inner_text()))
    assert len(told) > 1


def test_a_token_is_laid_by_keyboard(anna):
    fight(anna)
    choose_until(anna, "place ", ["lay "])
    page, asked = anna.page, anna.asked()
    field = page.locator(".arena .field")
    field.focus()
    seen = {field.locator(".held .piece > .body").get_attribute("d")}
    for key in ("ArrowLeft", "ArrowDown", "r", "ArrowRight", "ArrowUp", "r"):
        page.keyboard.press(key)
        seen.add(field.locator(".held .piece > .body").get_attribute("d"))
    assert len(seen) > 1
    page.keyboard.press("Enter")
    anna.wait_past(asked)


# What each game has of its own.


def test_the_automa_has_its_name(anna):
    anna.set_up("paladins", seats=("me",))
    rng = random.Random(3)
    for _ in range(8):
        anna.wait_for_choice()
        anna.choose(rng)
    anna.wait_for_choice()
    assert not [line for line in anna.page.locator("li .sentence").all_inner_texts() if "Player 2" in line]
    fold = anna.page.locator(".choices .fold[aria-expanded=true]")
    if fold.is_visible():
        fold.click()
    anna.page.get_by_role("tab", name="Points").click()
    expect(anna.page.get_by_role("columnheader", name="Automa")).to_be_visible()


def test_a_townsfolk_is_paid_for_on_the_board(anna):
    """A card, then how to pay: two clicks."""
    anna.set_up("paladins")
    choose_until(
        anna, "take .* for debt", ["arrange", "hire", "act recruit", "act dismiss", "place", "act trade", "act hunt"]
    )
    page, asked = anna.page, anna.asked()
    debt = page.locator("button.option[data-move$='for debt']").first.get_attribute("data-move")
    page.locator(f"button[data-place='{debt.split()[1]}']").click()
    page.locator(".answers").get_by_role("button", name="for a debt").click()
    anna.wait_past(asked)
    expect(page.get_by_role("tabpanel").get_by_text("takes a debt.").first).to_be_visible()


def test_a_card_says_in_words_what_it_does_by_a_long_press(browser, server):
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, locale="en")
    player = Player(context, server.address, {"speed": "none", "sound": False})
    player.set_up("paladins")
    choose_until(player, "act conspire", ["arrange", "hire"])
    page, asked = player.page, player.asked()
    finger = Finger(page)
    finger.press(middle(page.locator("[data-place='action-0-conspire']")))
    popover = page.get_by_role("tooltip")
    expect(popover).to_contain_text("draw a suspicion card")
    finger.release()
    assert player.asked() == asked
    player.leave()


def test_on_a_phone_the_board_turns_to_what_can_be_chosen(come):
    anna = come(width=390, height=844)
    anna.set_up("paladins")
    anna.wait_for_choice()
    shown = anna.page.locator(".face[aria-pressed=true]")
    choose_until(anna, "act ", ["arrange", "hire"])
    expect(shown).to_have_text("Actions")
    choose_until(anna, "take ", ["act dismiss", "act recruit", "place"])
    expect(shown).to_have_text("King and town")


@pytest.mark.parametrize("size", PHONES)
def test_with_all_spaces_in_play_they_are_large_enough_for_fingers(come, size):
    width, height = SIZES[size]
    anna = come(width=width, height=height)
    anna.set_up("paladins", seats=("me", "bot", "bot", "bot"))
    choose_until(anna, "settle", ["arrange", "hire", "act (commission|garrison)", "place"])
    anna.page.locator(".space.lit").first.wait_for()
    anna.stand_still()
    sides = anna.page.eval_on_selector_all(
        ".space", "all => all.flatMap(each => [each.offsetWidth, each.offsetHeight])"
    )
    assert len(sides) == 2 * 40
    assert min(sides) >= 44


@pytest.mark.parametrize(("game", "opponent"), [("paladins", "Automa"), ("valeria", "Dark Lord")])
def test_the_solo_opponent_stands_with_the_others(come, game, opponent):
    anna = come(width=1280, height=720)
    anna.set_up(game, seats=("me",))
    anna.wait_for_choice()
    anna.page.locator(".rail").get_by_role("region", name=opponent).wait_for()


def test_a_trade_is_offered_to_the_others(anna):
    """A card of the hand, what for, offer: three clicks; and the rates of the bank stand beside."""
    anna.set_up("night_watch", SEATS["night_watch"])
    choose_until(anna, "propose", ["settle", "roll", "found", "refuse", "end"])
    page, asked = anna.page, anna.asked()
    card = page.get_by_label("Your hand").get_by_role("button", name=re.compile(r"Give \+1")).first
    given = card.get_attribute("aria-label").partition(":")[0]
    card.click()
    trade = page.get_by_role("region", name="Trade")
    trade.get_by_role("button", name=re.compile(rf"Get \+1 (?!{given})")).first.click()
    expect(trade.locator(".rate").first).to_have_text(re.compile(r"^[234]:1$"))
    trade.get_by_role("button", name="Offer", exact=True).click()
    anna.wait_past(asked)
    page.get_by_role("tabpanel").get_by_text(re.compile("offers|proposes")).first.wait_for()


def test_a_trade_that_is_answered_is_in_sight_on_a_phone(come):
    anna = come(width=360, height=740)
    anna.set_up("night_watch", SEATS["night_watch"])
    choose_until(anna, "accept", ["settle", "roll", "found", "end"])
    expect(anna.page.locator(".proposal")).to_be_in_viewport(ratio=1)
