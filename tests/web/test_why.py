"""What is not possible says why, with its rule, in the player's language."""

import re

import pytest


@pytest.mark.parametrize(("lang", "reason"), [("en", "now"), ("cs", "teď")])
def test_a_card_that_cannot_be_chosen_explains_itself(come, lang, reason):
    """Out of reach is what lies on the table of Paladins while one arranges the own cards."""
    anna = come(lang=lang)
    anna.play_now("paladins")
    anna.wait_for_choice()
    anna.page.locator(".stage [aria-disabled=true]").first.click(force=True)  # it is marked as disabled, and answers
    notice = anna.page.locator(".notice")
    notice.wait_for()
    assert reason in notice.inner_text().lower()
    notice.get_by_role("button", name=re.compile("PAL-")).click()
    anna.page.get_by_role("dialog").locator(".rule.here").wait_for()
