"""`pentarchy rules`: every id form of the five rulebooks, and citations of whole ids only."""

import json
import os
import re
import subprocess
import sys

import pytest
from typer.testing import CliRunner

import pentarchy
from pentarchy.cli import app
from pentarchy.cli.coverage import Coverage, cited_in
from pentarchy.cli.rulebook import checkout, parse, read, rulebooks
from pentarchy.words import LANGUAGES

run = CliRunner().invoke
BOOKS = list(rulebooks())

FORMS = """# A game

## DIC-4 Checking

- **DIC-4.1** Json,
  over two lines (DIC-4.9).
- **DIC-4.2 With a title.** Text.
- **DIC-4.3 `in_code`** Text.
- **DIC-4.4 (ruling)** Text with **bold** words.

| id | place |
|---|---|
| **DIC-4.5** | Castle |
| **DIC-4.6** | Fair |

**DIC-4.10** At the start of a line

---

Not a rule any more, see **the rest**.
"""


def test_all_forms_of_ids_are_found():
    assert [rule.id for rule in parse(FORMS)] == [f"DIC-4.{n}" for n in (1, 2, 3, 4, 5, 6, 10)]


def test_a_rule_reaches_to_the_next_rule_or_heading():
    texts = {rule.id: rule.text for rule in parse(FORMS)}
    assert texts["DIC-4.1"] == "- **DIC-4.1** Json,\n  over two lines (DIC-4.9)."
    assert texts["DIC-4.10"] == "**DIC-4.10** At the start of a line"


def test_a_rule_in_a_table_keeps_the_head_of_the_table():
    texts = {rule.id: rule.text for rule in parse(FORMS)}
    assert texts["DIC-4.6"] == "| id | place |\n|---|---|\n| **DIC-4.6** | Fair |"


@pytest.mark.parametrize("slug", BOOKS)
def test_every_id_that_a_rulebook_mentions_is_defined_once(slug):
    book = read(slug)
    defined = [rule.id for rule in book.rules]
    assert len(defined) == len(set(defined)) > 100
    assert set(re.findall(rf"\b{book.prefix}-\d+\.\d+", book.text)) == set(defined)


def test_a_whole_id_is_cited_and_nothing_less():
    text = 'rule = "DIC-4.10"; DIC-6.2 to DIC-6.5. (DIC-7.1) PDIC-8.1 DIC-9'
    assert cited_in(text, "DIC") == {"DIC-4.10", "DIC-6.2", "DIC-6.5", "DIC-7.1"}


def test_coverage_tells_what_is_untested_and_what_does_not_exist():
    covered = Coverage("g", ["DIC-1.1", "DIC-1.2"], {"DIC-1.1": ["a.py"]}, {"DIC-1.2": ["t.py"], "DIC-9.9": ["t.py"]})
    assert covered.untested == ["DIC-1.1"]
    assert covered.unknown == {"DIC-9.9": ["t.py"]}


def test_coverage_as_json():
    result = json.loads(run(app, ["rules", "--coverage", "--json"]).stdout)
    assert list(result) == BOOKS
    for slug, figures in result.items():
        assert figures["implemented"] == (slug in pentarchy.games())
        assert figures["rules"] == figures["cited_in_tests"] + len(figures["untested"])
        assert figures["cited_in_code"] <= figures["rules"]
    cited = result["dice_king"]["citations"]["DIC-3.1"]["code"]
    assert all((checkout() / file).is_file() for file in cited)


def test_coverage_as_a_table():
    assert "untested" in run(app, ["rules", "--coverage"]).stdout
    assert "DIC-13.8" in run(app, ["rules", "dice_king", "--coverage"]).stdout


def test_rules_are_read_by_game_chapter_and_id():
    assert "DIC-13.8" in run(app, ["rules", "dice_king", "--exact"]).stdout
    assert "DIC-4.10" in run(app, ["rules", "dice_king", "dic-4"]).stdout
    for arguments in (["DIC-4.1"], ["dice_king", "DIC-4.1"]):
        shown = run(app, ["rules", *arguments]).stdout
        assert "DIC-4.1 " in shown
        assert "DIC-4.10" not in shown


def test_a_game_is_told_by_its_guide():
    shown = run(app, ["rules", "dice_king", "--lang", "sk"]).stdout
    assert "Ako vyhrám?" in shown
    assert "DIC-" not in shown
    told = json.loads(run(app, ["rules", "dice_king", "--json", "--lang", "en"]).stdout)
    assert told["sections"][0]["passages"][0]["rules"][0] == "DIC-1.2"


def test_the_books_are_listed():
    listed = json.loads(run(app, ["rules", "--json"]).stdout)
    assert listed["amulet"]["prefix"] == "AMU"
    assert "amulet" in run(app, ["rules"]).stdout


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["ludo"], "there are no rules for 'ludo'"),
        (["dice_king", "DIC-99.1"], "there is no rule 'DIC-99.1'"),
        (["XYZ-1.1"], "there is no rule 'XYZ-1.1'"),
    ],
)
def test_mistakes_are_explained(arguments, sentence):
    shown = run(app, ["rules", *arguments])
    assert shown.exit_code == 2
    assert sentence in shown.stderr


def test_the_rules_are_read_in_every_language():
    assert "DIC-4.1" in run(app, ["rules", "DIC-4.1", "--lang", "cs"]).stdout
    told = {lang: json.loads(run(app, ["rules", "DIC-4.1", "--lang", lang, "--json"]).stdout) for lang in LANGUAGES}
    assert len({each["rules"]["DIC-4.1"] for each in told.values()}) == 3
    for local, lang in (("sk_SK.UTF-8", "sk"), ("C", "en")):
        shown = run(app, ["rules", "DIC-4.1", "--json"], env={"LANG": local, "LC_ALL": "", "LC_MESSAGES": ""})
        assert json.loads(shown.stdout) == told[lang]
    shown = run(app, ["rules", "dice_king", "--lang", "de"])
    assert (shown.exit_code, "there is no language 'de'" in shown.stderr) == (2, True)


@pytest.fixture(scope="module")
def installed(tmp_path_factory):
    """The package as a wheel carries it, outside a checkout."""
    folder = tmp_path_factory.mktemp("installed")
    arguments = [sys.executable, "setup.py", "--quiet", "egg_info", "--egg-base", str(tmp_path_factory.mktemp("egg"))]
    build = ["build_py", "--build-lib", str(folder)]
    subprocess.run([*arguments, *build], cwd=checkout(), check=True, capture_output=True, timeout=120)
    return folder


@pytest.mark.parametrize(
    ("arguments", "code", "says"),
    [
        (["rules"], 0, "amulet"),
        (["rules", "valeria", "--lang", "cs"], 0, "Jak vyhraju?"),
        (["rules", "dice_king", "DIC-4.10"], 0, "DIC-4.10"),
        (["rules", "AMU-7.2", "--lang", "sk"], 0, "AMU-7.2"),
        (["rules", "--coverage"], 2, "can only be shown inside a checkout"),
    ],
)
def test_an_installed_package_carries_the_rules(installed, arguments, code, says, tmp_path):
    command = [sys.executable, "-c", "from pentarchy.cli import app; app()", *arguments]
    environment = {**os.environ, "PYTHONPATH": str(installed)}
    shown = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=60)
    assert (shown.returncode, says in shown.stdout + shown.stderr) == (code, True), shown.stdout + shown.stderr


def test_the_package_carries_all_rules_and_nothing_older(installed):
    docs = checkout() / "docs" / "rules"
    books = {path.relative_to(docs): path.read_bytes() for path in docs.rglob("*.md")}
    shipped = installed / "pentarchy" / "rules"
    assert {path.relative_to(shipped): path.read_bytes() for path in shipped.rglob("*.md")} == books
    assert len(books) == 15
