"""A new card does not go without its texts: what its kin in the data file have, it has too."""

import re
import tomllib
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest

import pentarchy
from pentarchy.games import package_of
from pentarchy.words import LANGUAGES, Words
from pentarchy.words.names import inside

BOARDS = Path(__file__).parent.parent.parent / "web" / "src" / "boards"
MADE = re.compile(r"words\.text\(`(web-[a-z]+-)\$\{")
PERHAPS = re.compile(r"words\.has\(`(web-[a-z]+-)\$\{")
"""A board that asks first does without."""
NEVER_SHOWN = {
    "web-phase-end": "the end of a turn asks nothing of anybody",
    "web-action-rest": "an action of the automa alone, which no player board has",
    **dict.fromkeys(
        (f"web-action-{part}" for part in ("attributes", "debts", "kings_orders", "resources")),
        "a part of the points beside those that are named after actions",
    ),
    "guard_token": "pieces in the box that no sentence names",
    "vp_card": "pieces in the box that no sentence names",
}
in_every_language = pytest.mark.parametrize("lang", LANGUAGES)
of_every_game = pytest.mark.parametrize("slug", pentarchy.games())


@cache
def kin(slug):
    """Lists of ids that stand together in a data file."""
    folder = files(package_of(slug)).joinpath("data")
    tables = [tomllib.loads(file.read_text("utf-8")) for file in folder.iterdir() if file.name.endswith(".toml")]
    lists = [each for table in tables for record in inside(table) for each in record.values() if isinstance(each, list)]
    ids = [[item["id"] for item in each if isinstance(item, dict) and "id" in item] for each in lists]
    return [each for each in ids if all(isinstance(name, str) for name in each)]


@cache
def families(slug):
    """What the keys begin with that a board puts together from an id."""
    source = "\n".join(file.read_text("utf-8") for file in (BOARDS / slug).rglob("*.*"))
    return {*MADE.findall(source)} - {*PERHAPS.findall(source)}


def lacking(ids, has):
    """Those that have not what most of their kin have."""
    without = [each for each in ids if not has(each)]
    return without if 2 * len(without) < len(ids) else []


@in_every_language
@of_every_game
def test_what_a_board_says_about_a_card_is_there_for_all_its_kin(slug, lang):
    words = Words(pentarchy.load(slug), lang)
    found = {
        f"{family}{each}"
        for family in families(slug)
        for ids in kin(slug)
        for each in lacking(ids, lambda name, family=family: words.has(f"{family}{name}"))
    }
    assert found - NEVER_SHOWN.keys() == set()


@in_every_language
@of_every_game
def test_names_and_labels_are_there_for_all_kin(slug, lang):
    words = Words(pentarchy.load(slug), lang)
    unnamed = {each for ids in kin(slug) for each in lacking(ids, lambda name: is_named(words, name))}
    unlabelled = {each for ids in kin(slug) for each in lacking(ids, words.label)}
    assert (unnamed - NEVER_SHOWN.keys(), unlabelled) == (set(), set())


def is_named(words, name):
    return words.has(f"name-{name}") or name in words.names


@of_every_game
def test_the_boards_are_really_looked_at(slug):
    """Dice King's board has a picture for everything and says nothing of this kind."""
    assert kin(slug)
    assert families(slug) or slug == "dice_king"
