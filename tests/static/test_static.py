"""Games in the worker of the edition without a server are the games of CPython."""

from pathlib import Path

import pytest

from pentarchy.arena import usual_seats
from pentarchy.games import games, load
from pentarchy.kernel.record import replay
from pentarchy.kernel.record_text import read_file
from pentarchy.tables.luck import verify
from tests.static.site import SITE

pytestmark = pytest.mark.xdist_group("static")
GOLDEN = Path(__file__).parent.parent / "golden"
LAST_VIEWS = """async (wanted) => {
    const views = [];
    for (const [text, moments] of wanted) {
        const { id } = await speaker.call("POST", "/api/records", text);
        views.push((await speaker.call("GET", `/api/tables/${id}/moments/${moments}`)).view);
    }
    return views;
}"""
DRIVER = (Path(__file__).parent / "worker.js").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def speaker(browser, host):
    """A page whose script speaks to the worker directly, as the client's door does."""
    page = browser.new_page()
    page.goto(host.address)
    names = {name: next((SITE / "assets").glob(f"{name}-*.js")).name for name in ("tables", "bots")}
    files = {name: f"{host.address}assets/{file}" for name, file in names.items()}
    page.evaluate(DRIVER, {**files, "base": host.address})
    yield page
    page.close()


@pytest.mark.parametrize("game", games())
def test_a_game_in_the_worker_is_the_same_game_in_cpython(speaker, game):
    """Its record replays here to the same end, and its luck follows from its seed."""
    me, bot = {"kind": "human", "mine": True, "name": "Anna"}, {"kind": "bot", "level": "random", "name": "Bot"}
    seats = [me] + [bot] * (usual_seats(load(game), wanted=2) - 1)
    text = speaker.evaluate("wanted => speaker.play(wanted)", {"game": game, "seats": seats})
    assert replay(load(game), text).state.over
    assert verify(load(game), text) > 0


@pytest.mark.parametrize("game", games())
def test_golden_games_end_alike_in_the_worker(speaker, game):
    """All of them: with one seed there is one game, wherever it is played."""
    texts = [file.read_text(encoding="utf-8") for file in sorted((GOLDEN / game).glob("*.record"))]
    wanted = [[text, len(read_file(text)[1])] for text in texts]
    views = speaker.evaluate(LAST_VIEWS, wanted)
    assert views == [replay(load(game), text).state.view(None) for text in texts]
