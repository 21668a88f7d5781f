"""Games that live outside this repository: the example, and what `pentarchy new-game` writes. They are installed from
their own folders, and then played in every way there is, without a file of this repository knowing them."""

import asyncio
import json
import sys
from importlib.util import find_spec

import pytest

from tests.examples.installing import install
from tests.server.client import HUMAN, Process

pytestmark = pytest.mark.xdist_group("outside games")
EPISODE = """
import sys
from pentarchy.envs import gymnasium
env = gymnasium.env(sys.argv[1], 2, "random")
seen, info = env.reset(seed=1)
ended = False
while not ended:
    seen, reward, over, cut_off, info = env.step(int(info["action_mask"].argmax()))
    ended = over or cut_off
assert env.observation_space.contains(seen)
print(info["place"])
"""


@pytest.fixture(scope="module")
def installed(tmp_path_factory):
    return install(tmp_path_factory.mktemp("outside"))


@pytest.mark.parametrize(("slug", "folder"), [("morris", "morris"), ("count_up", "pentarchy-count_up")])
def test_it_keeps_all_promises_and_its_own_tests_pass(installed, slug, folder):
    assert f"{slug} keeps all" in installed.run("check-game", slug)
    alone = ["--rootdir", folder, folder, "-k", "not promises"]
    pytest_alone = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *alone]
    installed.run(program=pytest_alone)


def test_a_game_that_breaks_a_promise_is_told_which(installed):
    texts = installed.site / "pentarchy_count_up" / "texts" / "cs.ftl"
    whole = texts.read_text(encoding="utf-8")
    texts.write_text(whole.replace("ask-Add", "ask-Subtract"), encoding="utf-8")
    told = installed.run("check-game", "count_up", code=1)
    texts.write_text(whole, encoding="utf-8")
    assert "✗ questions_are_worded" in told
    assert "cs: there is no message 'ask-Add'" in told
    assert "count_up breaks 2 of" in told


def test_it_is_listed_and_counted(installed):
    listed = {game["slug"]: game for game in json.loads(installed.run("games", "--json"))}
    assert listed["morris"]["names"]["cs"] == "Mlýn"
    assert json.loads(installed.run("perft", "morris", "--depth", "3", "--json"))["nodes"] == 24 * 23 * 22
    assert "MOR-4.3" in installed.run("rules", "MOR-4.3", "--lang", "sk")


def test_bots_play_it(installed):
    simulated = json.loads(installed.run("simulate", "morris", "--bots", "knight,random", "--games", "4", "--json"))
    assert simulated["games"] == 4
    contest = ["--bots", "random,baron@4", "--games", "2", "--json"]
    assert installed.run("tournament", "count_up", *contest)


def test_it_is_played_in_the_terminal_and_replayed(installed):
    shown = installed.run(
        "play", "morris", "--lang", "cs", "--seed", "1", "--save", "mine.game", text="a1\nplace d6\nquit\n"
    )
    assert "7  " in shown
    assert "Kam položíš kámen?" in shown
    assert "place d6" in (installed.folder / "mine.game").read_text()
    installed.run("replay", "mine.game")


@pytest.mark.skipif(not find_spec("gymnasium"), reason="left out: gymnasium is not installed")
@pytest.mark.parametrize("slug", ["morris", "count_up"])
def test_it_is_an_environment(installed, slug):
    assert installed.run(slug, program=[sys.executable, "-c", EPISODE]).strip() in ("1", "2")


def test_it_is_played_at_a_server(installed, monkeypatch):
    monkeypatch.setenv("PYTHONPATH", installed.env["PYTHONPATH"])
    monkeypatch.setenv("XDG_DATA_HOME", str(installed.folder))
    asyncio.run(played_on_a_server(f"sqlite:///{installed.folder}/tables.sqlite"))


async def played_on_a_server(database):
    process = Process(database=database)
    try:
        api = await process.ready()
        listed = {game["slug"]: game for game in (await api.get("/api/games")).json()["games"]}
        assert listed["morris"]["line"]["sk"].startswith("Tri kamene")
        assert [way["names"].get("cs") for way in listed["morris"]["variants"]] == ["se skákáním", "bez skákání"]
        assert "Kterým kamenem táhneš?" in (await api.get("/api/games/morris/words?lang=cs")).json()["messages"]
        assert "# Mlýn" in (await api.get("/rules/cs/morris.md")).text
        assert (await api.get("/pictures/morris.svg")).headers["content-type"] == "image/svg+xml"
        for slug, level in (("morris", "random"), ("count_up", "knight")):
            table, _, [anna] = await api.table(HUMAN, {"kind": "bot", "level": level}, game=slug)
            async with api.player(table, anna) as player:
                assert (await player.play_on(0))["result"]["places"]
    finally:
        await process.close()
