"""Pictures beside rules: a handful for each game, small, and each beside a rule that exists."""

import re
from collections import Counter
from pathlib import Path

import pytest

pytest.importorskip("playwright", reason="left out: Playwright is not installed")


from tools.rule_pictures import PICTURES

from pentarchy.words import LANGUAGES
from tools import web_pictures

ROOT = Path(__file__).parent.parent.parent
FOLDER = ROOT / "web" / "src" / "lessons" / "pictures"
LARGEST = 60_000
LARGEST_FOLDER = 12_000_000


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_picture_is_there_and_small(lang):
    wanted = {rule for pictures in PICTURES.values() for _, _, rule in pictures}
    taken = [*(FOLDER / lang).glob("*.webp")]
    assert {path.stem for path in taken} == wanted
    assert all(1_000 < path.stat().st_size < LARGEST for path in taken)
    assert all(path.read_bytes()[8:12] == b"WEBP" for path in taken)


def test_every_picture_stands_beside_a_rule():
    for game, pictures in PICTURES.items():
        rules = (ROOT / "docs" / "rules" / f"{game}.md").read_text("utf-8")
        defined = Counter(re.findall(r"^\s*(?:[-*] )?\*\*([A-Z]{3}-\d+\.\d+)\b", rules, re.MULTILINE))
        assert 3 <= len(pictures) <= 6
        assert [rule for _, _, rule in pictures if not defined[rule]] == []


def test_every_picture_of_the_documents_can_be_taken_again():
    assert {path.stem for path in web_pictures.FOLDER.glob("*.png")} == set(web_pictures.README)
    taken = {path.relative_to(web_pictures.FOLDER).with_suffix("").as_posix() for path in tables()}
    assert taken == {name for game in web_pictures.SEATS for name in web_pictures.names(game)}


def test_the_pictures_of_tables_are_small():
    assert sum(path.stat().st_size for path in tables()) < LARGEST_FOLDER


def tables():
    return [*web_pictures.FOLDER.glob("*/*.webp")]
