"""About this edition: what it counts is what the data files say."""

import re
from pathlib import Path

import pytest

import pentarchy
from pentarchy.games.sources import SOURCES
from pentarchy.server.web.provenance import edition
from pentarchy.words import LANGUAGES, UnknownLanguage

ROOT = Path(__file__).parent.parent.parent
WRITTEN = re.compile(rf'(?<![\w"])source = "({"|".join(SOURCES)})"')


@pytest.mark.parametrize("game", pentarchy.games())
def test_the_counts_are_those_of_the_files(game):
    """Counted a second time in the text of the files, where comments are left out."""
    for file in edition(game, "en").files:
        text = re.sub(r"^\s*#.*$", "", (ROOT / file.path).read_text("utf-8"), flags=re.MULTILINE)
        found = WRITTEN.findall(text)
        assert file.counts == {source: found.count(source) for source in SOURCES}, file.path
        assert len(file.entries) == len(found)


@pytest.mark.parametrize("game", pentarchy.games())
def test_every_file_with_a_source_is_there_and_sums_up(game):
    told = edition(game, "en")
    folder = ROOT / "src" / "pentarchy" / "games" / game / "data"
    assert {Path(file.path).name for file in told.files} == {
        path.name for path in folder.glob("*.toml") if WRITTEN.search(path.read_text("utf-8"))
    }
    assert told.counts == {source: sum(file.counts[source] for file in told.files) for source in SOURCES}
    assert told.counts["rulebook"] > 0
    assert told.counts["designed"] > 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_entries_have_names(lang):
    for game in pentarchy.games():
        assert all(entry.name.strip() for file in edition(game, lang).files for entry in file.entries)


def test_names_follow_the_language():
    def names(lang):
        return [entry.name for file in edition("valeria", lang).files for entry in file.entries]

    assert "Goblin" in names("en")
    assert "Skřet" in names("cs")
    with pytest.raises(UnknownLanguage):
        edition("valeria", "de")
