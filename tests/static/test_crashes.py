"""What goes wrong in a browser is said, and games go on from what was stored."""

import pytest

from tests.static.conftest import Visitor

pytestmark = pytest.mark.xdist_group("static")
CRASH = "() => setTimeout(() => { throw new Error('out of memory') })"
NONSENSE = "() => self.onmessage({ data: { kind: 'nonsense' } })"
"""Python raises what nobody expects."""
NO_STORE = "indexedDB.open = () => { throw new Error('full') }"


@pytest.fixture(scope="module")
def anna(browser, host):
    """One for all crashes: Python need not start anew for each."""
    visitor = Visitor(browser.new_context(locale="en", reduced_motion="reduce"), host)
    yield visitor
    visitor.troubles.clear()  # the crashes themselves
    visitor.leave()


def worker_of(visitor, name):
    """The latest one, as soon as there is one."""
    while not (found := [each for each in visitor.page.workers if f"/{name}-" in each.url]):
        visitor.page.wait_for_timeout(100)
    return found[-1]


def next_bots(visitor):
    """Those that start while this is entered."""
    return visitor.page.expect_worker(lambda worker: "/bots-" in worker.url)


def at_a_table(visitor, answers=3):
    visitor.begin("dice_king")
    visitor.click_through(most=answers)
    visitor.wait_for_choice()
    return visitor.asked()


def test_workers_that_crash_come_back_where_they_were(anna):
    before = at_a_table(anna)
    with next_bots(anna):
        worker_of(anna, "bots").evaluate(CRASH)
    with next_bots(anna) as bots:
        worker_of(anna, "tables").evaluate(NONSENSE)
        anna.page.get_by_text("The game program stopped").wait_for()
    anna.wait_for_choice()
    assert anna.asked() == before
    bots.value.evaluate(CRASH)
    assert anna.click_through(most=8) == 8


def test_workers_that_die_again_and_again_are_given_up_in_words(anna):
    """Deaths count while they are fresh: however long it takes here, they come at one moment."""
    anna.page.clock.set_fixed_time(0)
    with next_bots(anna) as bots:
        anna.page.reload()
    for _ in range(3):
        with next_bots(anna) as later:
            bots.value.evaluate(CRASH)
        bots = later
    bots.value.evaluate(CRASH)
    anna.page.get_by_role("alert").get_by_text("too little free memory").wait_for()


def test_where_nothing_can_be_stored_it_is_said_and_play_goes_on(come):
    boris = come(service_workers="block")
    boris.page.route("**/assets/tables-*.js", lambda route: prefixed(route, NO_STORE))
    at_a_table(boris)
    boris.page.get_by_role("alert").get_by_text("will not save games").wait_for()


def prefixed(route, script):
    answer = route.fetch()
    route.fulfill(response=answer, body=f"{script};{answer.text()}")


def test_without_webassembly_it_is_said(come):
    boris = come()
    boris.page.add_init_script("delete window.WebAssembly")
    boris.go().get_by_text("too old").first.wait_for()


@pytest.mark.parametrize("file", ["pyodide.asm.wasm", "about.json"])
def test_files_that_do_not_come_are_told(come, file):
    boris = come(service_workers="block")
    boris.page.route(f"**/python/{file}", lambda route: route.abort())
    boris.go().get_by_role("alert").get_by_text("not all of its files arrived").wait_for()
    boris.troubles.clear()
