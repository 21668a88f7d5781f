"""What is not possible says why, with its rule, in the player's language."""

import random

import pytest
from playwright.sync_api import expect


@pytest.mark.parametrize(
    ("lang", "reason", "rule"), [("en", "the road must", "The rule"), ("cs", "cesta musí", "Pravidlo")]
)
def test_a_thing_that_cannot_be_chosen_explains_itself(come, lang, reason, rule):
    """Out of reach is what could be built later, while the first road is laid."""
    anna = come(lang=lang)
    anna.play_now("night_watch")
    anna.wait_for_choice()
    anna.choose(random.Random(1))
    anna.wait_for_choice()
    anna.stand_still()
    anna.page.locator(".stage [aria-disabled=true]").first.click(force=True)  # it is marked as disabled, and answers
    notice = anna.page.locator(".notice")
    expect(notice).to_contain_text(reason, ignore_case=True)
    notice.get_by_role("button", name=rule).click()
    anna.page.get_by_role("dialog").locator(".passage.here").wait_for()
