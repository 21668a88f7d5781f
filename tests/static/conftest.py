"""One build, one host and one browser for all tests of the edition without a server."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.static.site import StaticHost
from tests.web.conftest import ROOT, chromium_running
from tests.web.player import Player

PATIENCE = 120_000
"""Milliseconds: Python has to start first, on a machine that may have much else to do."""
CLICKER = (Path(__file__).parent / "clicker.js").read_text(encoding="utf-8")
ALL_KEPT = """async () => {
    const { active } = await navigator.serviceWorker.ready;
    while (active.state !== 'activated') await new Promise(changed => { active.onstatechange = changed; }); }"""


class Visitor(Player):
    """Somebody at the edition without a server, who clicks inside the page."""

    def __init__(self, context, host):
        self.host = host
        self.foreign = []
        context.on("request", lambda request: self.note(request.url, host))
        super().__init__(context, f"{host.address}#", {"speed": "none", "sound": False, "level": "squire"})
        self.page.set_default_timeout(PATIENCE)

    def note(self, url, host):
        if not url.startswith((host.address, "blob:")):
            self.foreign.append(url)

    def go_offline(self):
        """After everything has been kept."""
        self.go().locator("article").first.wait_for()
        self.page.evaluate(ALL_KEPT)
        self.context.set_offline(True)

    def begin(self, game, options=None):
        """A small game in any language: the form as it stands, with bots that do not think."""
        page = self.go(f"/new/{game}")
        page.locator("form button[type=submit]").last.wait_for()
        for label, value in (options or {}).items():
            page.locator("details", has=page.get_by_label(label)).first.locator("summary").first.click()
            page.get_by_label(label).fill(str(value))
        for bot in page.locator("select:has(option[value=sovereign])").all():
            bot.select_option("random")
        page.locator("form button[type=submit]").last.click()
        page.wait_for_url("**/t/*")

    def click_through(self, most=3000, seed=7):
        """Answers questions until the game is over, or as many as that."""
        return self.page.evaluate(CLICKER, {"seed": seed, "most": most})

    def leave(self):
        super().leave()
        assert self.foreign == []


@pytest.fixture(scope="session")
def host():
    subprocess.run([sys.executable, "-m", "tools.build_static"], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    host = StaticHost()
    yield host
    host.close()


@pytest.fixture(scope="module")
def browser():
    """Gone before tests of the server come to this process."""
    with chromium_running() as browser:
        yield browser


@pytest.fixture
def come(browser, host):
    """Opens a browser window of its own; nothing in it asks any other host for anything."""
    visitors = []

    def coming(width=1280, height=900, lang="en", **more):
        view = {"width": width, "height": height}
        visitor = Visitor(browser.new_context(viewport=view, locale=lang, reduced_motion="reduce", **more), host)
        visitors.append(visitor)
        return visitor

    yield coming
    for visitor in visitors:
        visitor.leave()
