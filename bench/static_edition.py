"""Measures the edition without a server in Chromium: `python -m bench.static_edition`, after `make static`.

The time from opening the page to the first decision, on a first and on a later visit; the longest block of the page
until then; how long a bot of each level thinks in the browser; the memory of the page and its
workers after ten games.
"""

import json
import os
import re
import time
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, sync_playwright
from tests.static.site import SITE, StaticHost
from tests.web import chromium

from bench.plain_page import PlainPage
from pentarchy.bots import LEVELS
from pentarchy.games import games

DRIVER = (Path(__file__).parent.parent / "tests" / "static" / "worker.js").read_text(encoding="utf-8")
BLOCKS = """window.blocks = [];
new PerformanceObserver((list) => blocks.push(...list.getEntries().map((entry) => entry.duration)))
    .observe({ type: "longtask", buffered: true });"""
ME = {"kind": "human", "mine": True, "name": "Anna"}
SEATS = {"night_watch": 3}
TEN = 10
PATIENCE = 300_000
KEEPING = 12_000
"""Milliseconds in which a page keeps for the next visit what it started with."""
PAGE = "CrRendererMain"
PLAY = (Path(__file__).parent.parent / "tests" / "static" / "clicker.js").read_text(encoding="utf-8").rstrip(";\n")
BEGIN = """[...document.querySelectorAll("article")]
    .find((each) => each.querySelector("img[src='./pictures/dice_king.svg']"))?.querySelector("button")"""
REST = 20
SETTINGS = json.dumps({"speed": "none", "sound": False, "level": "random"})
QUIET = f"localStorage['pentarchy.settings'] ??= {json.dumps(SETTINGS)}"


def first_decision(context: BrowserContext, address: str) -> dict[str, float]:
    """From opening the page until somebody is asked something in a game that one click has begun."""
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.add_init_script(BLOCKS)
    before = {process: seconds_of(process) for process in renderers(context)}
    tracing(page, True)
    began = time.perf_counter()
    page.goto(address)
    page.locator("article", has=page.locator("img[src='./pictures/dice_king.svg']")).get_by_role("button").click()
    page.locator(".choices[data-decision]").wait_for(state="attached")
    took = time.perf_counter() - began
    processor = sum(seconds_of(process) - before.get(process, 0) for process in renderers(context))
    page.wait_for_function("async () => Boolean((await navigator.serviceWorker.ready).active)")
    longest = max(page.evaluate("blocks"), default=0)
    found = {
        "seconds": round(took, 2),
        "processor_seconds": round(processor, 2),
        "longest_block_ms": round(longest),
        "longest_block_processor_ms": longest_task(tracing(page, False), max(renderers(context), key=private)),
        "load": os.getloadavg()[0],
    }
    page.wait_for_timeout(KEEPING)
    page.close()
    return found


def tracing(page: Page, on: bool) -> bytes:
    browser = page.context.browser
    assert browser is not None
    if on:
        browser.start_tracing(page=page, categories=["toplevel"])
        return b""
    return browser.stop_tracing()


def longest_task(trace: bytes, process: int) -> int:
    """Milliseconds that the page's own thread worked without a break: what others do on the machine does not count."""
    events = json.loads(trace)["traceEvents"]
    ours = [each for each in events if each["pid"] == process]
    threads = {each["tid"] for each in ours if each["name"] == "thread_name" and PAGE in str(each["args"])}
    tasks = [each for each in ours if each["ph"] == "X" and each["tid"] in threads]
    longest: float = max(each.get("tdur", 0) for each in tasks)
    return round(longest / 1000)


def speaker(context: BrowserContext, address: str) -> Page:
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.goto(address)
    names = {name: next((SITE / "assets").glob(f"{name}-*.js")).name for name in ("tables", "bots")}
    files = {name: f"{address}assets/{file}" for name, file in names.items()}
    page.evaluate(DRIVER, {**files, "base": address})
    return page


def thinking(page: Page, game: str) -> dict[str, float]:
    """Milliseconds of a hint about the first decision, by level; the first of all is not counted."""
    seats = [{**ME, "name": f"Anna {seat}"} for seat in range(SEATS.get(game, 2))]
    script = """async ([wanted, levels]) => {
        const made = await speaker.call("POST", "/api/tables", JSON.stringify(wanted));
        const { lines } = await speaker.call("GET", `/api/tables/${made.id}`);
        const now = `/api/tables/${made.id}/moments/${lines}?seat=0`;
        const info = await speaker.call("GET", now, "", made.seats[0].token);
        const seat = info.view.pending[0];
        const found = {};
        for (const level of [levels[0], ...levels]) {
            const began = performance.now();
            const path = `/api/tables/${made.id}/hint?seat=${seat}&level=${level}`;
            await speaker.call("GET", path, "", made.seats[seat].token);
            found[level] = Math.round(performance.now() - began);
        }
        return found;
    }"""
    found: dict[str, float] = page.evaluate(script, [{"game": game, "seats": seats}, LEVELS])
    return found


def renderers(context: BrowserContext) -> list[int]:
    session = context.browser.new_browser_cdp_session()  # type: ignore[union-attr]
    found = session.send("SystemInfo.getProcessInfo")["processInfo"]
    return [each["id"] for each in found if each["type"] == "renderer"]


def seconds_of(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def private(process: int) -> float:
    """Megabytes that a process shares with no other."""
    text = Path(f"/proc/{process}/smaps_rollup").read_text(encoding="utf-8")
    return sum(int(size) for size in re.findall(r"Private_\w+:\s+(\d+) kB", text)) / 1000


def memory_of_ten_games(context: BrowserContext, address: str) -> dict[str, object]:
    """Of the page and its workers, which are one process: after each of ten games of King of the Dice that a script has
    clicked through, and after a rest in which the browser clears away what nobody uses any more."""
    assert context.browser is not None
    page = PlainPage(context.browser, QUIET)
    page.go(address)
    found = []
    for _ in range(TEN):
        page.do("void (location.hash = '#/')")
        page.wait(BEGIN)
        page.do(f"{BEGIN}.click()")
        page.wait("location.hash.startsWith('#/t/')")
        page.do(f"({PLAY})({{ seed: 7, most: 1000 }})")
        found.append(largest(context))
    time.sleep(REST)
    rested = largest(context)
    page.close()
    return {"after each game": found, f"{REST} seconds later": rested, "load": os.getloadavg()[0]}


def largest(context: BrowserContext) -> float:
    return round(max(map(private, renderers(context))), 1)


def show(name: str, found: object) -> None:
    print(json.dumps({name: found}, indent=1), flush=True)


def main() -> None:
    host = StaticHost()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=["--no-sandbox"])
        context = browser.new_context(locale="en")
        show("first visit", first_decision(context, host.address))
        show("later visits", [first_decision(context, host.address) for _ in range(3)])
        show("megabytes", memory_of_ten_games(context, host.address))
        page = speaker(context, host.address)
        show("thinking_ms", {game: thinking(page, game) for game in games()})
        browser.close()
    host.close()


if __name__ == "__main__":
    main()
