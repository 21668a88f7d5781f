"""Tables that teach: the script of the others, coming back, leaving the path, and what is said about their luck."""

import pytest

from pentarchy.lessons import lesson_of, lessons
from pentarchy.tables.seeding import ALONE, promise
from tests.server.client import closed_with

pytestmark = pytest.mark.anyio
PROMISED = promise(ALONE, "", lesson_of("dice_king").seed)


async def begun(api, game):
    answer = await api.post(f"/api/lessons/{game}", {"name": "Anna", "others": ["Boris", "Cyril"], "title": "first"})
    assert answer.status_code == 201, answer.text
    made = answer.json()
    return made["id"], made["seats"][0]["token"]


async def asked(player):
    await player.until(lambda player: player.asks.get(0))
    return player.asks[0]


async def follow(player, lesson, beats):
    """Plays the moves of these beats."""
    for number in beats:
        ask = await asked(player)
        assert ask["beat"] == number
        assert lesson.beats[number].do in ask["options"]
        assert (await player.choose(0, lesson.beats[number].do))["type"] == "done"


@pytest.mark.parametrize("game", lessons())
async def test_a_lesson_leads_to_free_play(api, game):
    lesson = lesson_of(game)
    table, token = await begun(api, game)
    async with api.player() as player:
        welcome = await player.hello(table, token)
        assert welcome["table"]["lesson"]
        assert [seat["name"] for seat in welcome["table"]["seats"][1:]] == ["Boris", "Cyril"][: lesson.seats - 1]
        last = len(lesson.beats) - 1
        await follow(player, lesson, range(last))
        assert (await asked(player))["beat"] == last
        assert (await player.choose(0))["type"] == "done"
        assert (await asked(player))["beat"] is None


async def test_coming_back_in_the_middle(api):
    lesson = lesson_of("dice_king")
    table, token = await begun(api, "dice_king")
    async with api.player() as player:
        await player.hello(table, token)
        await follow(player, lesson, range(3))
        ask = await asked(player)
    api.node.live.tables.clear()
    async with api.player() as player:
        welcome = await player.hello(table, token)
        assert welcome["sights"][0]["ask"] == ask
        await follow(player, lesson, range(3, 6))


async def test_a_move_taken_back_is_made_again(api):
    lesson = lesson_of("dice_king")
    table, token = await begun(api, "dice_king")
    async with api.player() as player:
        await player.hello(table, token)
        await follow(player, lesson, range(3))
        await asked(player)
        await player.say("undo", seat=0, ref=2)
        await player.hear("done")
        await follow(player, lesson, range(2, 5))


async def test_whoever_leaves_the_path_plays_on_with_bots(api):
    table, token = await begun(api, "dice_king")
    async with api.player() as player:
        await player.hello(table, token)
        assert (await asked(player))["beat"] == 0
        assert (await player.choose(0, "stop"))["type"] == "done"
        assert (await asked(player))["beat"] is None
        assert (await player.play_on(0))["status"] == "over"
    record = (await api.get(f"/api/tables/{table}/record")).text
    assert "note lesson its luck was known before" in record


async def test_its_luck_is_that_of_the_lesson_and_a_rematch_is_an_ordinary_game(api):
    table, token = await begun(api, "dice_king")
    assert (await api.get(f"/api/tables/{table}")).json()["commitment"] == PROMISED
    async with api.player() as player:
        await player.hello(table, token)
        await asked(player)
        await player.say("resign", seat=0, ref=3)
        assert await closed_with(player) == 4001
    again = (await api.post(f"/api/tables/{table}/rematch", token=token)).json()["id"]
    fresh = (await api.get(f"/api/tables/{again}")).json()
    assert not fresh["lesson"]
    assert fresh["commitment"] != PROMISED


async def test_an_ordinary_table_has_no_beats(api):
    table, _, _ = await api.table({"kind": "human", "mine": True, "name": "Anna"}, {"kind": "bot", "level": "random"})
    assert not (await api.get(f"/api/tables/{table}")).json()["lesson"]


async def test_what_the_coach_says(api):
    told = (await api.get("/api/lessons/dice_king", params={"lang": "cs"})).json()
    assert told["beats"][0] == {"say": lesson_of("dice_king").beats[0].say, "do": lesson_of("dice_king").beats[0].do}
    assert "lesson-aim = Vítej" in told["messages"]
    assert (await api.get("/api/lessons/dice_king", params={"lang": "de"})).status_code == 400
    assert (await api.get("/api/lessons/chess")).status_code == 400
    assert (await api.post("/api/lessons/chess", {"name": "Anna"})).status_code == 400


async def test_the_catalogue_knows_the_lessons(api):
    games = {each["slug"]: each["lesson"] for each in (await api.get("/api/games")).json()["games"]}
    assert {slug for slug, taught in games.items() if taught} == set(lessons())
    assert not games["toy"]
