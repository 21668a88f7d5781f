"""People at tables: two browsers, one device for two, coming back, watching, playing again."""

import random
import re

import pytest
from playwright.sync_api import expect

from tests.web.player import FOLDED, on_turn

LIT_IN_SIGHT = """() => [...document.querySelectorAll('.stage .lit')].some(thing => {
    const box = thing.getBoundingClientRect();
    return box.top >= 0 && box.top < innerHeight;
})"""

FOR_DEVELOPERS = re.compile(r"src/|\.toml|\bdice_king\b|[Ii]mplement|\b[A-Z]{3}-\d|<!--")


def test_one_click_from_home_to_a_game(anna):
    anna.play_now("dice_king")
    anna.wait_for_choice()
    assert anna.visible()
    expect(anna.page).to_have_title(re.compile("^● Your turn"))


def test_two_browsers_at_one_table(come):
    anna, boris = come(name="Anna"), come(name="Boris")
    table = anna.set_up("dice_king", seats=("me", "friend"))
    anna.page.get_by_text("Waiting for 1 more player").wait_for()

    boris.go().get_by_label("Link or code").fill(anna.page.get_by_label("Link", exact=True).input_value())
    boris.page.get_by_role("button", name="Go to the table").click()
    boris.page.get_by_role("button", name="Sit down").click()
    rng = random.Random(3)
    for _ in range(12):
        on_turn(anna, boris)[0].choose(rng)
    chooses, waits = on_turn(anna, boris)
    expect(lines_of(waits)).to_have_text(lines_of(chooses).all_text_contents())

    boris.page.get_by_role("tab", name="Chat").click()
    boris.page.get_by_label("Message").fill("Good luck!")
    boris.page.get_by_role("button", name="Send").click()
    anna.page.get_by_role("tab", name=re.compile("Chat.*1 new")).click()
    anna.page.get_by_role("tabpanel").get_by_text("Good luck!").wait_for()
    assert boris.table == table


@pytest.mark.parametrize(("lang", "says"), [("en", "Only this"), ("cs", "jen na tomto"), ("sk", "len na tomto")])
def test_a_link_that_friends_cannot_open_is_not_offered_without_a_word(come, lang, says):
    """The server of the tests listens to this machine alone, as `pentarchy serve` does unless told otherwise."""
    anna = come(lang=lang)
    table = anna.make("dice_king", {"kind": "open"})
    note = anna.page.get_by_role("note")
    expect(note).to_contain_text(says)
    expect(note).to_contain_text("--host 0.0.0.0")
    expect(anna.page.locator(".link input")).to_have_value(f"{anna.address}/t/{table}")
    expect(anna.page.locator("img[src$='code.svg']")).to_have_count(0)


def test_a_server_in_the_house_offers_the_address_of_the_house(come):
    anna = come()
    house = {"address": "http://192.168.7.5:8137", "switch": ""}
    anna.page.route("**/api/reach", lambda route: route.fulfill(json=house))
    table = anna.set_up("dice_king", seats=("me", "friend"))
    expect(anna.page.get_by_label("Link", exact=True)).to_have_value(f"http://192.168.7.5:8137/t/{table}")
    expect(anna.page.get_by_role("img", name="QR code")).to_be_visible()
    expect(anna.page.get_by_role("note")).to_have_count(0)


def lines_of(player):
    return player.page.get_by_role("tabpanel").locator("li .sentence")


def test_one_device_for_two_hides_what_is_secret(come):
    anna = come(name="Anna")
    anna.set_up("valeria", seats=("me", "here"))
    anna.wait_for_choice()
    first = anna.visible()
    anna.choose(random.Random(1))
    anna.page.get_by_role("heading", name="Pass the device to Player 2").wait_for()
    expect(anna.page.locator(".stage .whole")).to_have_count(0)
    anna.page.get_by_role("button", name="I am Player 2").click()
    anna.wait_for_choice()
    assert anna.visible() != first


def test_a_reload_in_the_middle_loses_nothing(anna):
    anna.set_up("dice_king")
    rng = random.Random(2)
    for _ in range(5):
        anna.wait_for_choice()
        anna.choose(rng)
    anna.wait_for_choice()
    asked, options, log = anna.asked(), anna.visible(), lines_of(anna).all_text_contents()
    anna.page.reload()
    anna.wait_for_choice()
    assert (anna.asked(), anna.visible()) == (asked, options)
    expect(lines_of(anna)).to_have_text(log)


def test_a_restart_of_the_server_in_the_middle(anna, server):
    anna.set_up("dice_king")
    anna.wait_for_choice()
    options = anna.visible()
    server.stop()
    anna.page.get_by_text("Connection lost").wait_for()
    server.start()
    anna.page.get_by_text("Connection lost").wait_for(state="detached")
    assert anna.visible() == options
    anna.choose(random.Random(1))
    anna.wait_for_choice()


def test_somebody_watches(come):
    anna, eva = come(), come()
    table = anna.set_up("dice_king")
    anna.wait_for_choice()
    eva.go(f"/t/{table}").get_by_text("You are watching this game").wait_for()
    assert eva.visible() == []


def test_confirm_and_take_back(come):
    """The first settlement of the Watch: the road comes next, no chance in between."""
    anna = come(confirm=True)
    anna.set_up("night_watch", seats=("me", "bot", "bot"))
    anna.wait_for_choice()
    anna.unfold()
    asked, options = anna.asked(), anna.visible()
    confirm = anna.page.get_by_role("group", name="Confirm")
    anna.page.locator("button.option:visible").first.click()
    confirm.get_by_role("button", name="Back").click()
    expect(confirm).to_have_count(0)
    assert anna.asked() == asked
    anna.page.locator("button.option:visible").first.click()
    confirm.get_by_role("button", name="Confirm").click()
    anna.wait_past(asked)
    anna.wait_for_choice()
    assert anna.visible() != options
    anna.page.get_by_role("button", name="Take back").click()
    anna.page.locator(f'button.option[data-move="{options[0]}"]').wait_for()
    assert anna.visible() == options


def test_a_hint_says_why(anna):
    anna.set_up("valeria")
    anna.wait_for_choice()
    anna.page.get_by_role("button", name="Hint").click()
    expect(anna.page.locator(".advice")).to_contain_text(
        re.compile("The sovereign would choose: .*chance of winning, expects", re.DOTALL)
    )


def test_rules_are_searched_and_opened_from_the_log(anna):
    anna.set_up("dice_king")
    anna.wait_for_choice()
    anna.choose(random.Random(1))
    anna.page.get_by_role("tabpanel").get_by_role("button", name="The rule").first.click()
    drawer = anna.page.get_by_role("dialog")
    drawer.locator(".passage.here").wait_for()
    drawer.get_by_role("searchbox").fill("super joker")
    expect(drawer.locator(".passage").first).to_be_visible()
    drawer.get_by_role("searchbox").fill("no such word")
    expect(drawer.locator("details")).to_have_count(0)
    drawer.get_by_role("button", name="Close").click()
    expect(drawer).to_have_count(0)


def test_the_rules_open_at_the_question_of_the_moment_and_by_keyboard(come):
    """On a phone as well; and nothing that developers write to each other is to be read."""
    anna = come(width=390, height=844)
    anna.play_now("dice_king")
    anna.wait_for_choice()
    anna.page.keyboard.press("b")
    drawer = anna.page.get_by_role("dialog")
    here = drawer.locator(".passage.here")
    expect(here).to_contain_text("Roll all six dice.")
    expect(here).to_be_in_viewport()
    expect(drawer.locator("summary", has_text="What do I do on my turn?")).to_be_focused()
    anna.page.keyboard.press("Enter")
    expect(here).to_be_hidden()
    drawer.locator("details").evaluate_all("all => all.forEach(each => each.open = true)")
    assert FOR_DEVELOPERS.findall(drawer.inner_text()) == []
    assert drawer.evaluate("it => [...it.querySelectorAll('*')].every(each => each.clientWidth <= innerWidth)")
    anna.page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)


@pytest.mark.parametrize(("lang", "opens", "word"), [("cs", "Pravidla", "zolik"), ("sk", "Pravidlá", "hracsky zeton")])
def test_rules_are_in_the_language_of_the_player(come, lang, opens, word):
    anna = come(lang=lang)
    anna.play_now("dice_king")
    anna.page.get_by_role("button", name=opens, exact=True).click()
    drawer = anna.page.get_by_role("dialog")
    drawer.get_by_role("searchbox").fill(word)
    expect(drawer.locator(".passage").first).to_be_visible()


@pytest.mark.parametrize(("lang", "turn"), [("cs", "Jsi na tahu"), ("sk", "Si na ťahu")])
def test_the_language_changes_in_the_middle(anna, lang, turn):
    anna.set_up("dice_king")
    anna.wait_for_choice()
    said = anna.page.locator("button.option").first.inner_text()
    anna.set_language(lang)
    anna.page.get_by_text(turn).first.wait_for()
    assert anna.page.locator("html").get_attribute("lang") == lang
    expect(anna.page.locator("button.option").first).not_to_have_text(said)


@pytest.mark.parametrize("game", ["dice_king", "valeria", "paladins", "amulet", "night_watch"])
def test_on_a_phone_the_choices_are_in_sight_and_the_board_is_too(come, game):
    """The question and the way to every option are at the bottom, the board is above, nothing sticks out."""
    anna = come(width=360, height=740, lang="cs")
    anna.play_now(game)
    anna.wait_for_choice()
    page = anna.page
    anna.stand_still()
    sheet, question = page.locator(".choices").bounding_box(), page.locator("#question").bounding_box()
    assert sheet["y"] >= 740 * 0.6
    assert question["y"] + question["height"] <= 740
    if page.locator(FOLDED).is_visible():
        page.locator(FOLDED).click()
    anna.stand_still()
    first = page.locator("button.option, .choices summary").first.bounding_box()
    assert first["x"] >= 0
    assert first["x"] + first["width"] <= 360
    assert first["y"] + first["height"] <= 740
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    anna.choose(random.Random(1))
    anna.wait_for_choice()


def test_on_a_phone_the_end_of_a_game_is_in_sight(come):
    anna = come(width=360, height=740)
    anna.set_up("night_watch", seats=("me", "bot", "bot"), options={"Turns after which the game stops": 2})
    anna.play_to_the_end()
    expect(anna.page.locator("#over")).to_be_in_viewport()
    expect(anna.page.get_by_role("button", name="Play again")).to_be_in_viewport()


def test_on_a_phone_the_part_of_the_board_that_is_asked_about_comes_into_sight(come):
    """The first settlement of the Watch: its places lie on the map, wherever the page was before."""
    anna = come(width=360, height=740)
    anna.set_up("night_watch", seats=("me", "bot", "bot"))
    anna.wait_for_choice()
    anna.page.locator(".stage .lit").first.wait_for()
    anna.page.evaluate("document.querySelector('.stage').scrollTo(0, 9999)")
    anna.choose(random.Random(1))
    anna.page.wait_for_function(LIT_IN_SIGHT)
    anna.page.wait_for_timeout(300)
    assert anna.page.evaluate(LIT_IN_SIGHT), "it did not stay in sight"


def test_a_long_log_makes_no_page_longer(come):
    anna = come(width=360, height=740)
    anna.set_up("dice_king")
    rng = random.Random(3)
    for _ in range(20):
        anna.wait_for_choice()
        anna.choose(rng)
    anna.page.get_by_role("navigation", name="Sheets").get_by_role("button", name="Log").click()
    expect(anna.page.get_by_role("tabpanel").locator("li").first).to_be_visible()
    assert anna.page.evaluate("document.documentElement.scrollHeight") == 740


def test_a_phone_remembers_that_its_list_of_choices_was_unfolded(come):
    anna = come(width=360, height=740)
    anna.play_now("dice_king")
    anna.page.locator(FOLDED).click()
    unfolded = anna.page.locator(".choices .fold[aria-expanded=true]")
    unfolded.wait_for()
    anna.page.reload()
    unfolded.click()
    expect(anna.page.locator(FOLDED)).to_be_visible()


@pytest.mark.parametrize("path", ["/", "/new/valeria", "/replays", "/settings", "/account", "/about"])
def test_no_page_is_wider_than_a_phone(come, path):
    page = come(width=360, height=740, lang="cs").go(path)
    page.locator("main h1").wait_for()
    page.wait_for_load_state("networkidle")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_giving_up_asks_first_and_everybody_is_told_the_truth(come):
    anna, boris = come(name="Anna"), come(name="Boris")
    table = anna.set_up("dice_king", seats=("me", "friend"))
    boris.go(f"/t/{table}").get_by_role("button", name="Sit down").click()
    on_turn(anna, boris)
    give_up(anna, "Keep playing")
    anna.page.get_by_role("dialog").wait_for(state="detached")
    expect(boris.page.get_by_text("Anna resigns")).to_have_count(0)
    give_up(anna, "Resign")
    boris.page.get_by_role("heading", name="You have won").wait_for()
    anna.page.get_by_role("heading", name="The game is over").wait_for()
    for player in (anna, boris):
        expect(player.page.locator(".end")).to_contain_text("Anna resigned.")
        expect(player.page.locator(".end")).to_contain_text("Boris won.")

    anna.page.get_by_role("button", name="Play again").click()
    anna.page.get_by_text("Waiting for everyone to agree").wait_for()
    boris.page.get_by_text("Anna would like to play again").first.wait_for()
    boris.page.get_by_role("button", name="Agree").click()
    anna.page.wait_for_url(lambda url: table not in url)
    boris.page.get_by_role("button", name="Go to the rematch").click()
    on_turn(anna, boris)


def give_up(player, answer):
    player.page.get_by_role("button", name="Table and settings").click()
    player.page.get_by_role("button", name="Resign").click()
    player.page.get_by_role("dialog").get_by_role("button", name=answer).click()


def test_of_three_whoever_gave_up_watches(come):
    anna, boris = come(name="Anna"), come(name="Boris")
    table = anna.set_up("dice_king", seats=("me", "friend", "bot"))
    boris.go(f"/t/{table}").get_by_role("button", name="Sit down").click()
    on_turn(anna, boris)
    give_up(anna, "Resign")
    anna.page.get_by_text("You have resigned. You are watching the others play on.").wait_for()
    boris.page.get_by_text("resigned").first.wait_for()
    assert anna.visible() == []


def test_a_seat_is_given_back_before_the_game(come):
    anna, boris = come(name="Anna"), come(name="Boris")
    table = anna.set_up("dice_king", seats=("me", "friend", "friend"))
    boris.go(f"/t/{table}").get_by_role("button", name="Sit down").click()
    anna.page.get_by_text("Waiting for 1 more player").wait_for()
    boris.page.get_by_role("button", name="Leave the seat").click()
    anna.page.get_by_text("Waiting for 2 more players").wait_for()
    boris.page.get_by_role("button", name="Sit down").click()
    anna.page.get_by_text("Waiting for 1 more player").wait_for()


def test_whoever_leaves_in_the_middle_may_come_back(come):
    anna, boris = come(name="Anna"), come(name="Boris")  # with bots alone the game would rush to its end meanwhile
    table = anna.set_up("dice_king", seats=("me", "friend"))
    boris.go(f"/t/{table}").get_by_role("button", name="Sit down").click()
    on_turn(anna, boris)
    anna.page.get_by_role("button", name="Table and settings").click()
    anna.page.get_by_role("button", name="Leave the table").click()
    anna.page.get_by_text("your seat is kept: come back").wait_for()
    anna.page.get_by_role("button", name="Leave the table").click()
    anna.page.get_by_text("You have left this game").wait_for()
    anna.page.get_by_role("button", name="Take your seat back").click()
    anna.page.get_by_text("You have left this game").wait_for(state="hidden")
    on_turn(anna, boris)
