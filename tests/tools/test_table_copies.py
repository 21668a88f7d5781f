"""Copies and fresh values are written from what a table declares, and say nothing else."""

import sys
from pathlib import Path

import pytest
from tools.table_copies import GAMES, main, written

import pentarchy

DECLARING = sorted(file.parent.name for file in GAMES.glob("*/fields.py"))
SAMPLE = '''
from pentarchy.kernel.fields import PerSeat, Shared


class Base:
    def copy_agenda_to(self, twin): ...


class Fields(Base):
    """A table."""

    name: str
    open: bool
    purses: PerSeat
    rows: list[list[int]]
    counts: dict[int, list[int]]
    map: Shared[list[int]]
    fight: "Fight | None"
    past: list["Fight"]
    camp: "Camp"


class Fight:
    foe: int
    laid: list[int]

    def strength(self):
        return sum(self.laid)


class Camp:
    tents: PerSeat
    colours: set[int]
    last: tuple[int, ...]
'''


@pytest.fixture
def sample(tmp_path, monkeypatch):
    """The modules `fields` and `copies` of a game with a field of each kind."""
    folder = tmp_path / "sample_game"
    folder.mkdir()
    (folder / "__init__.py").touch()
    (folder / "fields.py").write_text(SAMPLE)
    assert main([str(folder)]) == 0
    monkeypatch.syspath_prepend(tmp_path)
    from sample_game import copies, fields

    yield fields, copies
    for name in [name for name in sys.modules if name.startswith("sample_game")]:
        del sys.modules[name]


def begun(fields, copies):
    table = fields.Fields()
    table.seats = 3
    copies.fresh_fields(table)
    return table


def test_a_fresh_table_is_empty(sample):
    table = begun(*sample)
    assert (table.name, table.open, table.purses, table.rows, table.counts) == ("", False, [0, 0, 0], [], {})
    assert (table.map, table.fight, table.past, table.camp.tents) == ([], None, [], [0, 0, 0])


def test_a_copy_is_independent_but_for_what_is_shared(sample):
    fields, copies = sample
    table, twin = begun(*sample), fields.Fields()
    table.rows, table.counts, table.fight = [[1], [2]], {7: [8]}, copies.fresh_fight()
    table.past.append(table.fight)
    copies.copy_fields(table, twin)
    twin.rows[0].append(9)
    twin.counts[7].append(9)
    twin.fight.laid.append(9)
    twin.past[0].foe = 9
    twin.camp.tents[0] = 9
    twin.camp.colours.add(9)
    assert (table.rows, table.counts, table.fight.laid, table.past[0].foe) == ([[1], [2]], {7: [8]}, [], 0)
    assert (table.camp.tents, table.camp.colours) == ([0, 0, 0], set())
    assert twin.map is table.map


def test_what_nobody_declared_cannot_be_set(sample):
    with pytest.raises(AttributeError):
        sample[0].Fight().undeclared = 1


def test_a_field_without_a_fresh_value_is_refused(tmp_path):
    (tmp_path / "fields.py").write_text("class Fields:\n    fight: Fight\n")
    with pytest.raises(SystemExit, match="what is a fresh Fight"):
        main([str(tmp_path)])


@pytest.mark.parametrize("slug", DECLARING)
def test_the_files_are_up_to_date(slug):
    for path, text in written(GAMES / slug):
        assert Path(path).read_text(encoding="utf-8") == text, f"run python -m tools.table_copies {slug}"


@pytest.mark.parametrize("slug", DECLARING)
def test_a_table_has_no_undeclared_fields(slug):
    """Its class needs an empty `__slots__` for that."""
    game = pentarchy.load(slug)
    assert not hasattr(game.new(game.seats[-1]), "__dict__")
