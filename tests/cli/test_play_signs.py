"""Colours are never the only sign: pieces carry the numbers of their seats, gems and workers letters."""

import io
import re

import pytest
from rich.console import Console

import pentarchy
from pentarchy.cli.boards import board_for
from pentarchy.cli.boards.amulet import gem, grid, legend
from pentarchy.cli.boards.paladins import action, letters, supply
from pentarchy.games.amulet.cards import COLOURS
from pentarchy.games.paladins.cards import WORKERS
from pentarchy.words import LANGUAGES, Words
from tests.games.night_watch.given import A, B, C, D, an_empty_map, guards, keeps, roads_of, settlements


def words_of(slug, lang="en"):
    return Words(pentarchy.load(slug), lang, ["Anna", "Boris", "Cyril"])


def plain(thing):
    screen = io.StringIO()
    Console(file=screen, width=100, color_system=None).print(thing)
    return screen.getvalue()


def test_pieces_of_the_watch_carry_the_numbers_of_their_seats():
    game = an_empty_map("full").given(settlements(A, "i01"), keeps(B, "i31"), roads_of(C, "p01"), guards("w1", D, A))
    drawn = plain(board_for("night_watch").draw(game.table.view(0), words_of("night_watch")))
    assert all(sign in drawn for sign in ("▲1", "█2", "▮4▮1"))
    assert re.search("[▞▚┃]3", drawn)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_gems_of_amulet_differ_by_letters_that_are_explained(lang):
    words = words_of("amulet", lang)
    signs = [gem(colour, words) for colour in COLOURS]
    assert len(set(signs)) == 5
    for colour, sign in zip(COLOURS, signs, strict=True):
        assert f"{sign} {words.name(colour)}" in legend(words).plain


def test_the_supply_the_cards_and_the_mats_of_amulet_use_them():
    state = pentarchy.load("amulet").new(2, {"agreed": ["hunter", "thief"], "first": "0"})
    dealer = pentarchy.Dealer(1)
    while state.seat < 0:
        state.play(dealer.choose(state))
    view, words = state.view(0), words_of("amulet")
    view["players"][0]["gems"] = {colour: count for count, colour in enumerate(COLOURS)}
    drawn = plain(board_for("amulet").draw(view, words))
    assert "◆Y 25 ◆R 25 ◆B 25 ◆G 25 ◆K 25" in drawn
    assert "◆R×1" in drawn
    assert re.findall("◆(?![A-Z])", drawn) == [], "no gem without its letter"
    assert re.findall("◆(?![A-Z?])", plain(grid(view["castle"]["adventure"], [], words))) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_workers_of_paladins_differ_by_letters_that_are_explained(lang):
    words = words_of("paladins", lang)
    named = letters(words).plain
    marks = [words.text(f"board-letter-{kind}") for kind in [*WORKERS, "any"]]
    assert len(set(marks)) == 7
    for kind, mark in zip(WORKERS, marks, strict=False):
        assert f"{mark} {words.name(kind)}" in named


def test_slots_and_workers_that_stand_there_are_told_apart():
    view, words = pentarchy.load("paladins").new(2).view(0), words_of("paladins")
    mine = view["boards"][0]
    mine["placed"]["attack"] = {"scout": 1, "criminal": 1}
    name, slots, standing, _ = action("attack", mine, words)
    assert (name.plain, slots.plain, standing.plain) == ("Attack", "S*F", "SX")
    mine["workers"] = {"scout": 2}
    assert supply(mine, words).plain.strip() == "Workers: 2× scout"
