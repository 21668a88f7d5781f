"""Nothing jumps while a page loads: the layout shift, as browsers measure it, stays under 0.1, slow lines included."""

import pytest

MOST = 0.1
WATCH = """window.shift = 0;
new PerformanceObserver(seen => { for (const each of seen.getEntries()) if (!each.hadRecentInput) shift += each.value;
}).observe({type: 'layout-shift', buffered: true});"""
SHIFT = """() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() =>
    done(window.shift)))))"""
PAGES = ["/", "/puzzles", "/replays", "/new/paladins", "/settings", "/account", "/about"]
TABLES = ("dice_king", "night_watch", "paladins")
LESSONS = ("valeria", "amulet")
BOT = {"kind": "bot", "level": "random", "name": "Boris"}
SLOW = {"offline": False, "latency": 80, "downloadThroughput": 400_000, "uploadThroughput": 400_000}
"""A telephone far from its mast: letters, texts and tables come one after the other."""


@pytest.mark.parametrize(("size", "slow"), [((1280, 900), False), ((390, 844), False), ((390, 844), True)])
def test_nothing_jumps_while_a_page_loads(come, size, slow):
    anna = come(*size)
    anna.context.add_init_script(WATCH)
    if slow:
        slow_down(anna)
    shifts = {page: shift_of(anna, page) for page in PAGES}
    lobby = anna.make("amulet", {"kind": "human", "name": ""})
    shifts["lobby"] = shift_of(anna, f"/t/{lobby}")
    for game in TABLES:
        table = anna.make(game, BOT, BOT)
        anna.wait_for_choice()
        shifts[game] = shift_of(anna, f"/t/{table}")
    shifts["replay"] = shift_of(anna, f"/replay/{table}")
    shifts |= {f"lesson of {game}": shift_of(anna, f"/learn/{game}", ".coach") for game in LESSONS}
    shifts["/ with tables"] = shift_of(anna, "/")
    assert {page: shift for page, shift in shifts.items() if shift >= MOST} == {}


def slow_down(player):
    devtools = player.context.new_cdp_session(player.page)
    devtools.send("Network.enable")
    devtools.send("Network.setCacheDisabled", {"cacheDisabled": True})
    devtools.send("Network.emulateNetworkConditions", SLOW)


def shift_of(player, path, until="main"):
    page = player.go(path)
    page.locator(until).first.wait_for()
    page.wait_for_load_state("networkidle")
    return page.evaluate(SHIFT)
