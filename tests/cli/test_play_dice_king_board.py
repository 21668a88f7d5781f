"""The board of King of the Dice: true to the map, legible in plain text."""

import io
from itertools import combinations
from random import Random

import pytest
from rich.console import Console

import pentarchy
from pentarchy.cli.boards import board_for
from pentarchy.cli.boards.dice_king_map import abbreviated, places
from pentarchy.games.dice_king.cards import LAYOUTS, NEIGHBOURS, SPACES
from pentarchy.kernel.steps import CHANCE
from pentarchy.words import Words

GAME = pentarchy.load("dice_king")
BOARD = board_for("dice_king")
WITH_ASIDES = ("ClaimOrAlarm", "KeepTile", "PlaceTile", "StealCard", "SlayDragon", "ConquerCastle")


def position(seats, decisions, seed=3, options=None):
    state, rng = GAME.new(seats, options), Random(seed)
    while decisions or state.seat == CHANCE:
        decisions -= state.seat != CHANCE
        state.play(state.draw(rng.random()) if state.seat == CHANCE else rng.choice(state.options()))
    return state


def drawn(state, width, lang="en"):
    screen = io.StringIO()
    words = Words(GAME, lang, ["Anna", "Bořek", "Cecílie", "Dan"][: state.seats])
    Console(file=screen, width=width).print(BOARD.draw(state.view(0), words))
    assert words.problems == []
    return screen.getvalue()


MAP_AND_DICE = """
          ┌─────────┬─────────┬─────────┬─────────┐                  Turn 3 · Anna
          │A01      │A02   ◇  │A03    ▲ │A04   ◆  │                  Supply: ◆2 ◇10 ▲8 · 20 tiles left
          │coast    │pine f.  │mountains│quarry   │                  ▄▄▄▄▄ ▄▄▄▄▄ ▄▄▄▄▄ ▄▄▄▄▄ ▄▄▄▄▄ ▄▄▄▄▄
     ┌────┴────┬────┴────┬────┴────┬────┴────┬────┴────┐              5 B   5 G   5 R   6 B   5 R   5 B
     │A05    ▲ │A06      │A07   ◇  │A08      │A09      │             ▀▀▀▀▀ ▀▀▀▀▀ ▀▀▀▀▀ ▀▀▀▀▀ ▀▀▀▀▀ ▀▀▀▀▀
     │floodpla.│meadow   │cave     │volcano  │lava     │               1     2     3     4     5     6
┌────┴────┬────┴────┬────┴────┬────┴────┬────┴────┬────┴────┐        ◆ golden ◇ white gem ▲ fire ♜ castle
│A10   ◆  │A11      │A12    ▲ │A13      │A14   ◇  │A15      │        ╭─  ♜1 Anna  ◀ (you) ────────────────╮
│swamp    │farmland │flower m.│mushr. f.│steppe   │desert   │        │ Points 5  ♜ 1/16  ◆0 ◇1  ▲0        │
└────┬────┴────┬────┴────┬────┴────┬────┴────┬────┴────┬────┴────┐   │ Jokers: R6                         │
     │B15   ◆  │B14      │B13   ◇  │B12    ▲ │B11      │B10      │   ╰────────────────────────────────────╯
     │floodpla.│quarry   │meadow   │cave     │mountains│lava     │   ╭─  ♜2 Bořek  ───────────────────────╮
     └────┬────┴────┬────┴────┬────┴────┬────┴────┬────┴────┬────┘   │ Points 2  ♜ 0/16  ◆0 ◇1  ▲0        │
          │B09   ◇  │B08      │B07      │B06   ◇  │B05    ▲ │        │ Jokers: S×1                        │
          │coast    │flower m.│pine f.  │volcano  │steppe   │        ╰────────────────────────────────────╯
          └────┬────┴────┬────┴────┬────┴────┬────┴────┬────┘
               │B04    ♜1│B03    ▲ │B02      │B01   ◆▲ │
               │swamp    │farmland │mushr. f.│desert   │
               └─────────┴─────────┴─────────┴─────────┘
"""


def test_the_table_early_in_a_game():
    lines = [line.rstrip() for line in drawn(position(2, 10), 120).splitlines()]
    assert lines[:19] == MAP_AND_DICE.strip("\n").splitlines()


def test_the_offer_says_condition_effect_and_what_is_missing():
    text = drawn(position(2, 10), 120)
    line = next(line for line in text.splitlines() if line.startswith("Grumpy Merchant"))
    assert line.split("  ")[0] == "Grumpy Merchant"
    assert " ".join(line.split()) == "Grumpy Merchant two / three / four 4s 2 short 1 of ★ tiles; ★★★ a gem too G5 9"


@pytest.mark.parametrize("layout", LAYOUTS)
def test_bricks_touch_where_spaces_are_neighbours(layout):
    at, neighbours = places(layout), NEIGHBOURS[LAYOUTS.index(layout)]
    for one, other in combinations(SPACES, 2):
        (x, y), (u, v) = at[one], at[other]
        touching = (y == v and abs(x - u) == 2) or (abs(y - v) == 1 and abs(x - u) == 1)
        assert touching == bool(neighbours[SPACES.index(one)] >> SPACES.index(other) & 1), (one, other)


@pytest.mark.parametrize("lang", ["en", "cs", "sk"])
@pytest.mark.parametrize("width", [92, 100, 120])
@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, {}), (4, {}), (2, {"setup": "free", "layout": "wave"})])
def test_it_fits_and_shows_every_space_and_player(seats, options, width, lang):
    text = drawn(position(seats, 60, options=options), width, lang)
    assert max(len(line.rstrip()) for line in text.splitlines()) <= width
    assert all(text.count(f"│{space}") == 1 for space in SPACES)
    assert all(name in text for name in ["Anna", "Bořek", "Cecílie", "Dan"][:seats])
    assert "…" not in text


def test_long_names_are_abbreviated():
    names = ["Coast", "Farmland", "Mushroom Forest", "Pine Forest", "Mountains"]
    assert [abbreviated(name, 7) for name in names] == ["Coast", "Farmla.", "Mus. F.", "Pine F.", "Mounta."]


@pytest.mark.parametrize("seed", range(4))
def test_every_option_of_a_game_has_an_aside(seed):
    """No option that comes up breaks on the way to the screen."""
    state, rng, words = GAME.new(3), Random(seed), Words(GAME, "sk")
    while not state.over:
        if state.seat != CHANCE:
            view = state.view(state.seat)
            texts = [BOARD.option_note(move, {}, view, words) for move in state.options()]
            assert state.question in ("RerollOrStop", "TakeFaceDown", "FireSource", "StealGem", "SpendJokers") or any(
                texts
            )
        state.play(state.draw(rng.random()) if state.seat == CHANCE else rng.choice(state.options()))
    assert words.problems == []
