"""`pentarchy admin`: it makes nothing that nobody asked for, overwrites nothing, and looks before it asks."""

import json

import pytest
from typer.testing import CliRunner

from pentarchy.cli import app

pytest.importorskip("sqlalchemy", reason="the server's packages are not installed")
from pentarchy.server.store import Store


def run(*arguments, typed=""):
    return CliRunner().invoke(app, ["admin", *map(str, arguments)], input=typed)


@pytest.fixture
def database(tmp_path):
    """An empty database of this program."""
    address = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    Store(address).close()
    return address


@pytest.mark.parametrize("command", [["list"], ["inspect", "x"], ["export", "x"], ["remove", "x"], ["backup", "b.gz"]])
def test_a_mistyped_path_makes_nothing_and_is_told(command, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    shown = run(*command, "--database", "sqlite:///nowhere/tables.sqlite")
    assert shown.exit_code == 2
    assert "there is no database at nowhere/tables.sqlite" in shown.stderr
    assert [*tmp_path.iterdir()] == []


@pytest.mark.parametrize("content", [b"", b"x", b"a file of some other program\n" * 9])
def test_another_file_is_left_as_it_is(content, tmp_path):
    other = tmp_path / "notes.txt"
    other.write_bytes(content)
    shown = run("list", "--database", f"sqlite:///{other}")
    assert shown.exit_code == 2
    assert "is not a database of Pentarchy" in shown.stderr
    assert "Traceback" not in shown.output
    assert other.read_bytes() == content
    assert [*tmp_path.iterdir()] == [other]


def test_a_server_that_does_not_answer_is_one_sentence_without_the_password():
    shown = run("list", "--database", "postgresql://anna:secret@127.0.0.1:9/tables")
    assert shown.exit_code == 2
    assert "refused" in shown.stderr
    assert "secret" not in shown.output
    assert len(shown.stderr.splitlines()) == 1


def test_an_empty_list_says_so_and_programs_get_json(database):
    shown = run("list", "--database", database)
    assert (shown.exit_code, shown.stdout, shown.stderr) == (0, "", "There are no tables yet.\n")
    assert json.loads(run("list", "--database", database, "--json").stdout) == []


def test_remove_looks_before_it_asks(database):
    shown = run("remove", "nosuch", "--database", database)
    assert shown.exit_code == 2
    assert "there is no such table" in shown.stderr
    assert "for good?" not in shown.output


def test_a_backup_does_not_take_the_place_of_a_file_unasked(database, tmp_path):
    file = tmp_path / "mine.gz"
    file.write_text("precious")
    shown = run("backup", file, "--database", database)
    assert shown.exit_code == 2
    assert "already exists" in shown.stderr
    assert file.read_text() == "precious"
    assert run("backup", file, "--database", database, "--overwrite").exit_code == 0
    assert file.read_bytes()[:2] == b"\x1f\x8b"


def test_a_backup_that_fails_leaves_the_old_one(database, tmp_path):
    file = tmp_path / "mine.gz"
    file.write_text("precious")
    assert run("backup", file, "--database", f"sqlite:///{tmp_path / 'nosuch'}", "--overwrite").exit_code == 2
    assert file.read_text() == "precious"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["mine.gz", "pentarchy.key", "tables.sqlite"]
