"""Somebody in front of a browser: looks at pages, clicks buttons, and notices what goes wrong."""

import json
import random
import re

from playwright.sync_api import TimeoutError

OPTIONS = "button.option:not([aria-disabled=true])"
BUSY = ".choices button.option[aria-disabled=true]"
"""While an answer is on its way."""
FOLDED = f"body:not(:has({BUSY})) .choices .fold[aria-expanded=false]:visible"
"""What unfolds the list of choices."""
PATIENCE = 60_000
STILL = """async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const boxes = () => JSON.stringify([innerWidth, ...[...document.querySelectorAll('main *')].map(each =>
        each.getBoundingClientRect())]);
    const comes = () => document.fonts.status === 'loading' || document.querySelector('.stage .whole > [role=status]');
    for (let old = '', now = boxes(); comes() || old !== now; now = boxes()) {
        old = now;
        for (let i = 0; i < 6; i++) await frame();
    } }"""
"""Until board and letters are there and the drawings have followed the size of the window."""
OTHERWISE_ASKED = "asked => document.querySelector('.choices')?.dataset.decision !== asked"
MAKE = """async wanted => {
    const answer = await fetch('/api/tables', {
        method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(wanted)});
    const made = await answer.json();
    const mine = {id: made.id, game: wanted.game, title: '', at: Date.now(), over: false, host: made.host_token};
    localStorage['pentarchy.tables'] = JSON.stringify([{...mine, seats: made.seats}]);
    return made.id;
}"""


class Player:
    def __init__(self, context, address, settings):
        self.context = context
        self.address = address
        self.troubles = []
        context.add_init_script("crypto.getRandomValues = (array) => array.fill(7)")  # own parts of the luck
        context.add_init_script(
            "if (!localStorage['pentarchy.settings'])"
            f" localStorage['pentarchy.settings'] = JSON.stringify({json.dumps(settings)});"
        )
        self.page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.on("console", self.heard)
        self.steps = 0
        self.page.on("websocket", lambda socket: socket.on("framereceived", self.told))

    def heard(self, message):
        """Errors of scripts and of the content policy; that a server is away is the matter of the test."""
        away = "WebSocket connection" in message.text or "Failed to load resource" in message.text
        if message.type == "error" and not away:
            self.troubles.append(message.text)

    def told(self, frame):
        self.steps += '"type":"step"' in str(frame)

    def go(self, path="/"):
        self.page.goto(self.address + path)
        return self.page

    def leave(self):
        self.context.close()
        assert not self.troubles, self.troubles

    # Home and tables.

    def play_now(self, game):
        """One click on the home page."""
        self.go().locator("article", has=self.page.locator(f"img[src='/pictures/{game}.svg']")).get_by_role(
            "button"
        ).click()
        self.page.wait_for_url("**/t/*")

    def set_up(self, game, seats=("me", "bot"), level="random", options=None):
        """A table through the form: who sits where, the bots' level, and options by their labels."""
        page = self.go(f"/new/{game}")
        page.get_by_role("combobox", name="Players", exact=True).select_option(str(len(seats)))
        for number, who in enumerate(seats[1:], start=2):
            page.get_by_label(f"Player {number}").select_option(who)
        for select in page.get_by_label("Strength", exact=True).all():
            select.select_option(level)
        for label, value in (options or {}).items():
            self.set_option(label, value)
        page.get_by_role("button", name="Create the table").click()
        page.wait_for_url("**/t/*")
        return self.table

    def make(self, game, *others, **terms):
        """A table with terms that the form does not offer, such as a clock of a few seconds."""
        wanted = {"game": game, "seats": [{"kind": "human", "mine": True, "name": "Anna"}, *others], **terms}
        self.go().locator("article").first.wait_for()
        made = self.page.evaluate(MAKE, wanted)
        self.go(f"/t/{made}")
        return made

    def set_option(self, label, value):
        details = self.page.locator("details", has_text="All options").first
        if details.get_attribute("open") is None:
            details.locator("summary").first.click()
        field = self.page.get_by_label(label, exact=True)
        if field.evaluate("field => field.tagName") == "SELECT":
            field.select_option(value)
        else:
            field.fill(str(value))

    @property
    def table(self):
        return re.search(r"/t/([\w-]+)", self.page.url)[1]

    # Playing.

    def wait_for_choice(self):
        """As long as others move: many bots in a row take their time on a busy machine."""
        while True:
            before = self.steps
            try:
                return self.page.wait_for_selector(f"{OPTIONS}:visible, #over, .choices summary:visible, {FOLDED}")
            except TimeoutError:
                if self.steps == before:
                    raise

    def stand_still(self):
        """Before anything is measured or aimed at."""
        self.page.evaluate(STILL)

    def wait_until_taken(self):
        """Until no answer is on its way."""
        self.page.wait_for_function("busy => !document.querySelector(busy)", arg=BUSY)

    @property
    def is_over(self):
        return self.page.locator("#over").count() > 0

    def choose(self, rng):
        """Clicks one of the buttons that are there, unfolding them first where they are folded."""
        self.unfold()
        folded = self.page.locator(".choices details:not([open]) > summary")
        if folded.count() and not self.visible():
            folded.nth(rng.randrange(folded.count())).click()
        options = self.visible()
        if options:
            self.click(rng.choice(options))

    def unfold(self):
        """Opens the list of all choices."""
        if self.page.locator(FOLDED).is_visible():
            self.page.locator(FOLDED).click()

    def choose_any(self, rng):
        """Chooses out of all options without touching the page."""
        asked, moves = (
            self.asked(),
            self.page.eval_on_selector_all(OPTIONS, "all => all.map(each => each.dataset.move)"),
        )
        if moves:
            button = self.page.locator(f'{OPTIONS}[data-move="{rng.choice(moves)}"]').first
            button.evaluate("button => button.click()")
            self.wait_past(asked)

    def set_language(self, lang):
        """In the site's header, which is folded away while somebody plays."""
        menu = self.page.locator(".crown")
        if "/t/" in self.page.url:
            menu.or_(self.page.locator("#seats")).first.wait_for()
        if menu.count() and menu.get_attribute("aria-expanded") == "false":
            menu.click()
        self.page.get_by_role("banner").get_by_role("combobox").select_option(lang)

    def visible(self):
        """The moves on the buttons that can be seen, in their order."""
        return self.page.eval_on_selector_all(
            OPTIONS, "buttons => buttons.filter(button => button.checkVisibility()).map(button => button.dataset.move)"
        )

    def click(self, move):
        """Clicks an option and waits until it is gone or another question is there."""
        asked = self.asked()
        self.page.locator(f'{OPTIONS}[data-move="{move}"]').first.click()
        self.wait_past(asked)

    def wait_past(self, asked):
        """Until this decision is no longer the open one."""
        self.page.wait_for_function(OTHERWISE_ASKED, arg=asked)

    def asked(self):
        """The number of the decision that is open, or "none"."""
        return self.page.evaluate("document.querySelector('.choices')?.dataset.decision ?? 'none'")

    def play_to_the_end(self, seed=1, most=3000):
        rng = random.Random(seed)
        for _ in range(most):
            self.wait_for_choice()
            if self.is_over:
                return
            self.choose(rng)
        raise AssertionError(f"the game did not end after {most} choices")


def on_turn(*players):
    """Who has to choose, then the others. Nobody does until all browsers have told their part of the seed."""
    for _ in range(PATIENCE // 100):
        for chooses in players:
            if chooses.asked() != "none":
                return chooses, *(player for player in players if player is not chooses)
        players[0].page.wait_for_timeout(100)
    raise AssertionError("nobody is asked")
