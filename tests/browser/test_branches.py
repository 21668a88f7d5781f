"""Branches of finished games, without a server and without a browser: same luck, other luck, origin, record."""

import pytest

from pentarchy.games import games, load
from pentarchy.kernel.record import Record, replay, replay_line
from pentarchy.kernel.record_text import read_file, record_line
from pentarchy.kernel.steps import CHANCE
from pentarchy.tables.branching import branch_of
from pentarchy.tables.luck import Luck, verify
from tests.browser.page import Page
from tests.browser.test_host import BOT, ME
from tests.review.games import random_game


@pytest.fixture
def page():
    return Page()


@pytest.mark.parametrize("game", games())
def test_the_same_choices_meet_the_same_luck(game):
    """Any record will do: no seed has to be known."""
    played = random_game(game, 3, seed=5)
    moment = len(played.lines) // 2
    record = Record(played.game, 3)
    begun = branch_of(Record(played.game, 3), played.lines, moment, same_luck=True, at=0)
    for line in played.lines[:moment]:
        replay_line(record, line)
    luck = Luck("00" * 32, begun.points)
    for line in played.lines[moment:]:
        choice = record_line(line).moves[0]
        record.play(record.game.parse(choice.move), choice.seat)
        luck.answer_chance(record)
    assert record.lines == played.lines
    assert luck.answered == len(begun.points) > 0


def points(lines):
    return branch_of(Record(load("dice_king"), 2), lines, 1, same_luck=True, at=0).points


def test_the_luck_is_found_however_a_record_is_written():
    """In capital letters, and with a choice that was taken back before chance had answered it."""
    lines = random_game("dice_king", 2, seed=5).lines
    assert points([line.upper() for line in lines]) == points(lines)
    record = Record(load("dice_king"), 2)
    for line in lines[:2]:
        replay_line(record, line)
    seat, choice = record.state.seat, lines[2].split("; ")[0]
    replay_line(record, choice)
    assert record.state.seat == CHANCE
    assert len(points([*lines[:2], choice, f"undo {seat}", *lines[2:]])) == len(points(lines))


def finished(page, game="dice_king"):
    made = page.make(game, ME, BOT)
    page.sit(made)
    page.play()
    return made["id"], page.got("GET", f"/api/tables/{made['id']}/record")


def branch(page, origin, moment, **more):
    made = page.got("POST", f"/api/tables/{origin}/what-if", {"seats": [ME, BOT], "moment": moment, **more})
    page.sit(made, line=2)
    return made["id"]


def test_a_branch_knows_its_origin_and_its_luck_is_confirmed(page):
    origin, _ = finished(page)
    made = branch(page, origin, 3, same_luck=True, title="Braver")
    assert (page.table["origin"], page.table["inherited"], page.table["title"]) == (origin, 3, "Braver")
    repeated = page.table["repeated"]
    assert repeated > 0
    page.play(line=2)
    text = page.got("GET", f"/api/tables/{made}/record")
    notes = read_file(text)[0].notes
    assert (notes["origin"], notes["inherited"], notes["repeated"]) == (origin, "3", str(repeated))
    drawn = drawn_after(text, 3)
    assert verify(load("dice_king"), text) == max(0, drawn - repeated)
    brought = page.got("POST", "/api/records", text)
    assert page.got("GET", f"/api/tables/{brought['id']}")["origin"] == origin


def drawn_after(text, moment):
    lines = replay(load("dice_king"), text).lines
    fresh = Record(load("dice_king"), 2)
    for line in lines[:moment]:
        replay_line(fresh, line)
    before = sum(entry.seat == CHANCE for entry in fresh.entries)
    for line in lines[moment:]:
        replay_line(fresh, line)
    return sum(entry.seat == CHANCE for entry in fresh.entries) - before


def test_other_luck_repeats_nothing(page):
    origin, _ = finished(page)
    branch(page, origin, 3)
    assert (page.table["origin"], page.table["repeated"]) == (origin, 0)


def test_what_cannot_be_branched(page):
    """A game under way, the luck after the end of a game, and luck that one of several people would know."""
    asked = {"seats": [ME, BOT], "moment": 0}
    origin, text = finished(page)
    last = {**asked, "moment": len(read_file(text)[1]), "same_luck": True}
    assert page.call("POST", f"/api/tables/{origin}/what-if", last)["status"] == 409
    shared = {"seats": [ME, {"kind": "human", "name": "Boris"}], "moment": 3, "same_luck": True}
    assert page.call("POST", f"/api/tables/{origin}/what-if", shared)["status"] == 409
    running = page.make("dice_king", ME, {**ME, "name": "Boris"})
    page.sit(running)
    token = running["seats"][0]["token"]
    assert page.call("POST", f"/api/tables/{running['id']}/what-if", asked, token)["status"] == 403
