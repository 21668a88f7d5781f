"""A server as a process, Chromium, and players who click."""

import os
import subprocess
import sys
import time
import urllib.error
import urllib.request
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.services import free_port
from tests.web import chromium
from tests.web.player import Player

ROOT = Path(__file__).parent.parent.parent
PATIENCE = 60
STARTS = 600
"""Seconds: on a busy machine a server takes its time; one that has died is noticed at once."""
QUICK = {"PENTARCHY_BOT_PAUSE": "0", "PENTARCHY_RATE": "0", "PENTARCHY_LOG_LEVEL": "warning"}
UNHURRIED = {"PENTARCHY_BOT_DEADLINE": "300"}
"""A bot that is late is stood in for, and then the game is another one."""


class Server:
    """`pentarchy serve` on a port of its own; it can be stopped and started again with the same tables."""

    def __init__(self, folder: Path, env: dict[str, str] | None = None) -> None:
        self.env = {**os.environ, **(env or {}), **QUICK, **UNHURRIED}
        self.port = free_port()
        self.database = folder / "pentarchy.sqlite"
        self.fate = folder / "test"
        self.address = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "tests.web.fated_server", str(self.port), str(self.database), str(self.fate)]
        self.process = subprocess.Popen(command, cwd=ROOT, env=self.env, stdout=subprocess.DEVNULL)
        deadline = time.monotonic() + STARTS
        while not self.answers():
            assert self.process.poll() is None, "the server has stopped"
            assert time.monotonic() < deadline, "the server did not start"
            time.sleep(0.1)

    def answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.address}/healthz", timeout=10) as answer:
                return bool(answer.status == 200)
        except (urllib.error.URLError, OSError):
            return False

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(STARTS)


@pytest.fixture(scope="session")
def site():
    """The client, built from what is in the checkout now."""
    subprocess.run([sys.executable, "tools/build_site.py"], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)


@pytest.fixture(scope="session")
def running_server(site, tmp_path_factory):
    server = Server(tmp_path_factory.mktemp("web"))
    yield server
    server.stop()


@pytest.fixture
def server(running_server, request):
    """The server, with the luck of this test."""
    running_server.fate.write_text(request.node.nodeid, encoding="utf-8")
    return running_server


@pytest.fixture(scope="session")
def browser():
    with chromium_running() as browser:
        yield browser


@contextmanager
def chromium_running():
    """While it runs, Playwright keeps an event loop in this process: no test of the server can run beside it."""
    sync_api = pytest.importorskip("playwright.sync_api", reason="left out: Playwright is not installed")
    try:
        path = chromium.find()
    except chromium.NoChromium as missing:
        if os.environ.get("PENTARCHY_ALL_SERVICES"):
            pytest.fail(f"left out: {missing}")
        pytest.skip(f"left out: {missing}")
    sync_api.expect.set_options(timeout=PATIENCE * 1000)
    with sync_api.sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def come(browser, server):
    """Opens a browser window of its own: `come(width=360, height=740, lang="cs", theme="dark")`."""
    with visitors(browser, server) as coming:
        yield coming


@contextmanager
def visitors(browser, server):
    players = []

    def coming(width=1280, height=900, lang="en", theme="light", **settings):
        context = browser.new_context(viewport={"width": width, "height": height}, color_scheme=theme, locale=lang)
        player = Player(context, server.address, {"speed": "none", "sound": False, "level": "squire", **settings})
        players.append(player)
        return player

    yield coming
    for player in players:
        player.leave()


@pytest.fixture
def anna(come):
    return come()
