"""The board of analysis, without a server and without a browser: moves for all seats, back and forth, chances."""

import json

import pytest

from pentarchy.arena import usual_seats
from pentarchy.games import games, load
from pentarchy.kernel.record import replay
from tests.browser.page import Page


@pytest.fixture
def page():
    return Page()


def position(page, **wanted):
    return page.got("POST", "/api/analysis", wanted)


def parts(at):
    return {name: at[name] for name in ("game", "rules", "seats", "options")}


@pytest.mark.parametrize("game", games())
def test_moves_of_all_seats_are_played_and_taken_back(page, game):
    """Each by the seat that has to choose, with that seat's view; stepping back and choosing again is another line."""
    at = position(page, game=game, seats=usual_seats(load(game), wanted=2))
    for _ in range(12):
        assert at["ask"]["seat"] == at["seat"] == at["view"]["you"]
        at = position(page, **parts(at), lines=at["lines"], move=at["ask"]["options"][0])
    assert len(at["lines"]) >= 12
    assert replay(load(game), at["text"]).lines == at["lines"]
    back = position(page, **parts(at), lines=at["lines"][:-1])
    assert back["lines"] == at["lines"][:-1]
    again = position(page, text=at["text"])
    assert again["lines"] == at["lines"]
    assert (again["view"], again["ask"]) == (at["view"], at["ask"])


def test_a_record_may_be_edited(page):
    """Whoever edits it by hand need not know how its check sum is made, and hears which line is wrong."""
    at = position(page, game="dice_king", seats=2)
    edited = at["text"].replace("sum ", "sum 0") + "\n\n"
    assert position(page, text=edited)["lines"] == at["lines"]
    reply = page.call("POST", "/api/analysis", {"text": edited.replace("moves\n", "moves\nnonsense\n")})
    assert (reply["status"], json.loads(reply["body"])["code"]) == (400, "bad-record")
    reply = page.call("POST", "/api/analysis", {**parts(at), "lines": at["lines"], "move": "nonsense"})
    assert reply["status"] == 400
    assert page.call("POST", "/api/analysis", {**parts(at), "lines": at["lines"], "seat": 7})["status"] == 404


def test_what_can_be_chosen_is_weighed(page):
    at = position(page, game="dice_king", seats=2)
    found = page.got("POST", "/api/analysis/chances", {**parts(at), "lines": at["lines"]})
    assert (found["seat"], found["moment"]) == (at["seat"], len(at["lines"]))
    moves = [option["move"] for option in found["candidates"]]
    assert found["best"] == moves[0]
    assert {*moves} <= {*at["ask"]["options"]}
    assert len(moves) == len({*moves}) > 3
    assert all(0 <= chance <= 1 for option in found["candidates"] for chance in option["chances"])
    assert found["candidates"][0]["looks"] > found["candidates"][-1]["looks"]


def test_the_end_of_a_game_has_a_result_and_no_choice(page):
    at = position(page, game="dice_king", seats=2)
    while at["ask"]:
        at = position(page, **parts(at), lines=at["lines"], move=at["ask"]["options"][0])
    assert len(at["result"]["scores"]) == 2
    assert page.call("POST", "/api/analysis/chances", {**parts(at), "lines": at["lines"]})["status"] == 409
