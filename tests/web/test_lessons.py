"""First games that teach: played through by clicking what is highlighted, at every size, in every language."""

import pytest
from playwright.sync_api import expect

from pentarchy.lessons import lesson_of, lessons
from tests.web.test_axe import violations

ANYTHING = ".lit, .deeds, .deed"
"""What the coach looks for where it points at no certain part of the board."""


class Pupil:
    """Does what the coach says, and notices where it says something that cannot be seen."""

    def __init__(self, player):
        self.player = player
        self.page = player.page
        self.coach = self.page.locator(".coach")

    def start(self, game):
        self.player.go(f"/learn/{game}")
        self.page.wait_for_url("**/t/*")
        self.wait_for("1")
        return self

    def wait_for(self, number):
        expect(self.coach.locator(".count")).to_contain_text(str(number))

    @property
    def key(self):
        return self.coach.get_attribute("data-page")

    def goes_on(self):
        """One page further: reads on, or does what is asked for. False once the coach is gone."""
        key, more = self.key, self.coach.locator(".next")
        if more.count():
            more.click()
        else:
            self.coach.locator(".led button.option").click()
        self.page.wait_for_function(
            "key => { const coach = document.querySelector('.coach');"
            " return !coach || (coach.dataset.page && coach.dataset.page !== key) }",
            arg=key,
        )
        return self.coach.count() > 0

    def read_to(self, key):
        while self.key != key:
            assert self.goes_on()

    def check_page(self):
        look = self.coach.get_attribute("data-look")
        if look and look != ANYTHING:
            expect(self.page.locator(".pointer")).to_be_visible()
        assert self.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert not self.coach.locator(".text").inner_text().startswith("lesson-")


@pytest.fixture
def pupil(anna):
    return Pupil(anna)


@pytest.mark.parametrize("game", lessons())
def test_a_whole_lesson(pupil, game):
    pupil.start(game)
    seen = []
    while True:
        seen.append(pupil.key)
        pupil.check_page()
        if not pupil.goes_on():
            break
    assert seen == lesson_of(game).pages
    pupil.page.locator("button.option").nth(1).wait_for(state="attached")
    pupil.page.reload()
    pupil.player.wait_for_choice()
    expect(pupil.coach).to_have_count(0)


def test_on_a_phone_in_czech(come):
    pupil = Pupil(come(width=360, height=740, lang="cs")).start("dice_king")
    expect(pupil.coach).to_contain_text("Vítej, Veličenstvo!")
    while pupil.goes_on():
        pupil.check_page()
        pupil.player.stand_still()
        coach, ring = pupil.coach.bounding_box(), pupil.page.locator(".pointer")
        assert coach["y"] + coach["height"] <= 741
        option = pupil.coach.locator(".led button.option")
        if option.count():
            assert option.bounding_box()["y"] + option.bounding_box()["height"] <= 740
        if ring.count():
            pupil.page.wait_for_function(
                "() => document.querySelector('.pointer').getBoundingClientRect().top"
                " < document.querySelector('.coach').getBoundingClientRect().top"
            )
    expect(pupil.page.get_by_text("Jsi na tahu")).to_be_visible()


def test_the_highlighted_thing_on_the_board_does_it(pupil):
    pupil.start("dice_king").read_to("place")
    expect(pupil.page.locator(".stage svg .lit")).to_have_count(1)
    pupil.page.locator(".stage svg .lit").click()
    expect(pupil.coach).to_have_attribute("data-page", "their-alarm")


def test_something_else_is_refused_kindly(pupil):
    pupil.start("valeria").read_to("actions")
    pupil.page.locator(".stage [aria-disabled=true]").first.click(force=True)
    expect(pupil.page.locator(".notice")).to_contain_text("This time: Slay a Goblin")
    assert pupil.key == "actions"


def test_a_reload_in_the_middle(pupil):
    pupil.start("valeria").read_to("second-turn")
    pupil.page.reload()
    expect(pupil.coach).to_have_attribute("data-page", "second-turn")
    assert pupil.goes_on()
    assert pupil.key == "gain"


def test_back_and_the_language(pupil):
    pupil.start("dice_king").read_to("dice")
    pupil.coach.get_by_role("button", name="Back").click()
    expect(pupil.coach).to_have_attribute("data-page", "offer")
    pupil.player.set_language("sk")
    expect(pupil.coach).to_contain_text("Týchto päť občanov")
    assert pupil.key == "offer"


def test_leaving_the_lesson(pupil):
    pupil.start("dice_king")
    pupil.coach.get_by_role("button", name="Leave the lesson").click()
    expect(pupil.coach).to_have_count(0)
    pupil.player.wait_for_choice()
    pupil.page.locator("button.option").nth(1).wait_for(state="attached")
    pupil.page.reload()
    pupil.player.wait_for_choice()
    expect(pupil.coach).to_have_count(0)


def test_by_keyboard_alone(pupil):
    pupil.start("dice_king")
    for key in lesson_of("dice_king").pages[:8]:
        expect(pupil.coach).to_have_attribute("data-page", key)
        pupil.page.wait_for_function("() => document.activeElement?.matches('.coach .next, .coach .option')")
        pupil.page.keyboard.press("Enter")
    expect(pupil.coach).to_have_attribute("data-page", lesson_of("dice_king").pages[8])


def test_the_offer_at_the_first_start(anna):
    page = anna.go()
    page.get_by_role("heading", name="New here?").wait_for()
    page.get_by_role("button", name="No, thanks").click()
    page.reload()
    page.locator("article").first.wait_for()
    expect(page.get_by_role("heading", name="New here?")).to_have_count(0)
    page.locator("a[href='/learn/amulet']").click()
    page.wait_for_url("**/t/*")
    expect(page.locator(".coach")).to_contain_text("monster hunter")


def test_the_offer_leads_to_a_lesson_and_is_gone_afterwards(anna):
    anna.go().get_by_role("button", name="Learn King of the Dice").click()
    anna.page.wait_for_url("**/t/*")
    expect(anna.page.locator(".coach .count")).to_contain_text("1 of")
    anna.go().get_by_role("heading", name="Continue playing").wait_for()
    expect(anna.page.get_by_role("heading", name="New here?")).to_have_count(0)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing(come, theme):
    pupil = Pupil(come(theme=theme)).start("valeria")
    assert violations(pupil.page) == []
    pupil.read_to("actions")
    assert violations(pupil.page) == []
    page = pupil.player.go("/edition/dice_king")
    page.get_by_role("heading", name="File by file").wait_for()
    page.locator("summary").first.click()
    assert violations(page) == []
    home = come(theme=theme).go()
    home.get_by_role("heading", name="New here?").wait_for()
    assert violations(home) == []


def test_the_edition_is_reached_from_the_form_and_the_rules(anna):
    anna.go("/new/valeria").get_by_role("link", name="About this edition").click()
    anna.page.get_by_text("designed for this edition").first.wait_for()
    anna.set_up("valeria")
    anna.wait_for_choice()
    anna.page.get_by_role("button", name="Rules").click()
    anna.page.get_by_role("dialog").get_by_role("searchbox").fill("20 stacks")
    picture = anna.page.get_by_role("dialog").get_by_role("img", name="The stacks in the centre")
    picture.scroll_into_view_if_needed()
    assert picture.evaluate("async picture => (await picture.decode(), picture.naturalWidth)") > 200
    anna.page.get_by_role("dialog").get_by_role("link", name="About this edition").click()
    anna.page.get_by_role("heading", name="About this edition: Valeria").wait_for()
