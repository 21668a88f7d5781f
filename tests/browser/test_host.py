"""The tables of the edition without a server, without its browser."""

import json

import pytest

from pentarchy.arena import usual_seats
from pentarchy.games import games, load
from pentarchy.kernel.record import replay
from pentarchy.lessons import lesson_of, lessons
from pentarchy.review import jobs_for
from pentarchy.tables.luck import verify
from tests.browser.page import Page

ME = {"kind": "human", "mine": True, "name": "Anna"}
NOBODY = 9
"""A seat that is not there."""
BOT = {"kind": "bot", "level": "random", "name": "Bot"}


@pytest.fixture
def page():
    return Page()


def other(game: str) -> list[dict]:
    return [BOT] * (usual_seats(load(game), wanted=2) - 1)


@pytest.mark.parametrize("game", games())
def test_a_game_ends_and_its_luck_is_confirmed(page, game):
    made = page.make(game, ME, *other(game))
    page.sit(made)
    page.play(most=40)
    page.open()  # the page is loaded again in the middle of the game
    page.sit(made)
    page.play()
    assert page.table["status"] == "over"
    text = page.got("GET", f"/api/tables/{made['id']}/record")
    assert replay(load(game), text).state.over
    assert verify(load(game), text) > 0
    moments = page.table["lines"]
    seen = page.got("GET", f"/api/tables/{made['id']}/moments/{moments}?seat=1")
    assert seen["view"]["over"]
    assert seen["line"]
    proof = page.got("GET", f"/api/tables/{made['id']}/proof")
    assert proof["draws"]
    assert proof["commitment"] == page.table["commitment"]


def test_several_at_one_device(page):
    made = page.make("dice_king", ME, {**ME, "name": "Boris"})
    page.sit(made)
    page.play()
    assert page.table["status"] == "over"
    assert [seat["name"] for seat in page.table["seats"]] == ["Anna", "Boris"]


def test_a_move_taken_back(page):
    made = page.make("valeria", ME, {**ME, "name": "Boris"})
    page.sit(made)
    for _ in range(60):
        page.play(most=1)
        seat = page.told[-2].get("seat", 0) if page.told[-2]["type"] == "step" else 0
        page.told.clear()
        page.say(1, type="undo", seat=seat, ref=7)
        if page.told[-1]["type"] == "done":
            break
    assert page.told[0]["text"].startswith("undo")


def test_hints_come_from_the_worker_of_the_bots(page):
    made = page.make("dice_king", ME, {**ME, "name": "Boris"})
    page.sit(made)
    ask = next(ask for ask in page.asks.values() if ask)
    token = made["seats"][ask["seat"]]["token"]
    advice = page.got("GET", f"/api/tables/{made['id']}/hint?seat={ask['seat']}&level=knight", token=token)
    assert advice["candidates"][0]["move"] in ask["options"]
    refused = page.call("GET", f"/api/tables/{made['id']}/hint?seat={ask['seat']}")
    assert refused["status"] == 401


def test_what_if_and_records(page):
    made = page.make("dice_king", ME, *other("dice_king"))
    page.sit(made)
    assert page.call("GET", f"/api/tables/{made['id']}/record")["status"] == 403
    page.play()
    text = page.got("GET", f"/api/tables/{made['id']}/record")
    found = page.got("POST", "/api/records", text)
    assert page.got("GET", f"/api/tables/{found['id']}")["status"] == "replay"
    seats = [ME, BOT]
    branch = page.got("POST", f"/api/tables/{found['id']}/what-if", {"seats": seats, "moment": 3})
    page.sit(branch, line=2)
    assert page.table["inherited"] == 3
    assert page.table["status"] == "running"
    page.play(line=2)
    assert page.table["status"] == "over"
    page.got("DELETE", f"/api/tables/{branch['id']}")
    assert branch["id"] not in page.store
    assert page.call("GET", f"/api/tables/{branch['id']}")["status"] == 404


@pytest.mark.parametrize("game", lessons())
def test_lessons_go_by_their_script(page, game):
    made = page.got("POST", f"/api/lessons/{game}", {"name": "Anna"})
    page.sit(made)
    for number, beat in enumerate(lesson_of(game).beats):
        assert page.asks[0]["beat"] == number
        if beat.do:
            page.say(1, type="choose", seat=0, decision=page.asks[0]["decision"], move=beat.do)


def test_a_rematch_begins_at_once(page):
    made = page.make("dice_king", ME, BOT)
    page.sit(made)
    page.play()
    page.say(1, type="propose", seat=0, what="rematch", ref=1)
    assert page.table["rematch"] in page.store


def test_clocks_stand_while_no_page_is_open(page):
    made = page.make("dice_king", ME, {**ME, "name": "Boris"}, clock={"type": "decision", "seconds": 60})
    page.sit(made)
    page.open()
    page.now += 3_600_000
    page.sit(made)
    seat, ask = next((seat, ask) for seat, ask in page.asks.items() if ask)
    assert 0 < ask["deadline"] - page.now <= 60_000
    assert page.woken == ask["deadline"]
    page.now = ask["deadline"]
    page.take("tick")
    assert any(told.get("kind") == "warm" and told["seat"] == seat for told in page.told)


def test_what_another_window_has_done_is_not_overwritten(page):
    made = page.make("dice_king", ME, {**ME, "name": "Boris"})
    page.sit(made)
    assert json.loads(page.host.lost(made["id"])) == [{"do": "end", "line": 1, "code": 1012}]
    page.sit(made, line=2)
    assert page.table["status"] == "running"


@pytest.mark.parametrize(
    ("method", "path", "body", "status"),
    [
        ("POST", "/api/tables", {"game": "dice_king", "seats": [{"sort": "human"}]}, 400),
        ("POST", "/api/tables", {"game": "chess", "seats": [ME, ME]}, 400),
        ("POST", "/api/tables", {"game": "dice_king", "seats": [ME, {"kind": "bot", "level": "emperor"}]}, 400),
        ("POST", "/api/records", "nonsense", 400),
        ("GET", "/api/tables/none", None, 404),
        ("GET", "/api/account", None, 404),
    ],
)
def test_what_cannot_be_is_refused(page, method, path, body, status):
    reply = page.call(method, path, body)
    assert reply["status"] == status
    assert json.loads(reply["body"])["why"]


def test_a_bot_that_fails_is_stood_in_for(page, monkeypatch):
    answer = page.thinker.answer
    failed = []

    def failing(text: str) -> str:
        if not failed:
            failed.append(text)
            return json.dumps({"move": -1, "error": "it broke", "advice": None})
        return answer(text)

    monkeypatch.setattr(page.thinker, "answer", failing)
    page.sit(page.make("dice_king", ME, BOT))
    page.play()
    assert failed
    assert page.table["status"] == "over"


def test_a_finished_game_is_reviewed_part_by_part(page, monkeypatch):
    def quick(record, _=1.0, true_cards=False, parts=1):
        return jobs_for(record, 0.01, true_cards, only=0 if parts == 1 else NOBODY, parts=min(parts, 8))

    monkeypatch.setattr("pentarchy.browser.reviews.jobs_for", quick)
    made = page.make("dice_king", ME, *other("dice_king"))
    page.sit(made)
    path = f"/api/tables/{made['id']}/review"
    assert page.call("GET", path)["status"] == 403
    page.play()
    assert page.got("GET", path)["done"] == 0
    whole = page.got("GET", path)
    assert whole["done"] == whole["parts"] > 1
    assert whole["complete"]
    assert [player["seat"] for player in whole["players"]] == [0, 1]
    kinds = {kind: [move["index"] for move in whole["graph"] if move["kind"] == kind] for kind in ("luck", "choice")}
    assert page.call("GET", f"{path}/{kinds['luck'][0]}")["status"] == 404
    looks = [page.call("GET", f"{path}/{index}?true=1") for index in kinds["choice"][:6]]
    assert json.loads(next(look for look in looks if look["status"] == 200)["body"])["candidates"]


def test_a_review_that_fails_is_begun_anew(page, monkeypatch):
    made = page.make("dice_king", ME, *other("dice_king"))
    page.sit(made)
    page.play()
    monkeypatch.setattr(page.thinker, "answer", lambda _: json.dumps({"part": None, "error": "it broke"}))
    path = f"/api/tables/{made['id']}/review"
    assert page.got("GET", path)["done"] == 0
    assert made["id"] not in page.host.reviews.kept
    assert page.call("GET", f"{path}/1")["status"] == 503


def test_a_puzzle_is_shown_as_its_seat_sees_it(page):
    shown = page.got("GET", "/api/puzzles/valeria/1")
    assert shown["answers"][0]["move"] in shown["ask"]["options"]
    assert shown["view"]["you"] == shown["seat"]
    assert page.call("GET", "/api/puzzles/valeria/99999")["status"] == 404
