"""Reading a game's data files, with types, with errors that say where, and without a word that no code reads.

A game's `cards.py` reads its files through `load`; its `__init__.py` ends with

    check_read("pentarchy.games.mygame", {"designed_fields"})

which raises BadData for every key that nothing has asked for. The set names the keys that are meant for people;
`source`, `note` and texts in a language (`name_en`, `summary_cs`) always are.
"""

import tomllib
from importlib.resources import files
from typing import Final

from pentarchy.kernel.errors import BadData

FOR_PEOPLE: Final = ("source", "note")
LANGUAGES: Final = ("_en", "_cs", "_sk", "_de")


class Row:
    """One record of a data file: fields by name, read with the type that the code expects."""

    def __init__(self, where: str, fields: dict[str, object]) -> None:
        self.where = where
        self.fields = fields
        self.inner: dict[str, list[Row]] = {}
        """The tables within this one that were asked for, by key."""
        self.asked: set[str] = set()

    def has(self, key: str) -> bool:
        return key in self.fields

    def keys(self) -> list[str]:
        return list(self.fields)

    def value(self, key: str) -> object:
        if key not in self.fields:
            raise BadData(self.where, f"'{key}' is missing")
        self.asked.add(key)
        return self.fields[key]

    def text(self, key: str) -> str:
        value = self.value(key)
        if not isinstance(value, str):
            raise self.not_a("text", key)
        return value

    def word(self, key: str, known: list[str]) -> str:
        """A text that must be one of those which the code knows."""
        value = self.text(key)
        if value not in known:
            raise BadData(self.where, f"'{key}' must be one of {', '.join(known)}, not {value!r}")
        return value

    def exactly(self, key: str, only: object) -> None:
        """Reads a value that the rules cannot vary."""
        if self.value(key) != only:
            raise BadData(self.where, f"the rules know '{key}' only as {only!r}, not as {self.fields[key]!r}")

    def number(self, key: str) -> int:
        value = self.value(key)
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.not_a("whole number", key)
        return value

    def flag(self, key: str) -> bool:
        value = self.value(key)
        if not isinstance(value, bool):
            raise self.not_a("true or false", key)
        return value

    def items(self, key: str) -> list[object]:
        value = self.value(key)
        if not isinstance(value, list):
            raise self.not_a("list", key)
        return value

    def texts(self, key: str) -> list[str]:
        texts = []
        for item in self.items(key):
            if not isinstance(item, str):
                raise self.not_a("list of texts", key)
            texts.append(item)
        return texts

    def numbers(self, key: str) -> list[int]:
        numbers = []
        for item in self.items(key):
            if not isinstance(item, int):
                raise self.not_a("list of whole numbers", key)
            numbers.append(item)
        return numbers

    def row(self, key: str) -> "Row":
        value = self.value(key)
        if not isinstance(value, dict):
            raise self.not_a("table", key)
        if key not in self.inner:
            self.inner[key] = [Row(f"{self.where}.{key}", value)]
        return self.inner[key][0]

    def rows(self, key: str) -> list["Row"]:
        if key not in self.inner:
            self.inner[key] = [self.row_of(key, i, item) for i, item in enumerate(self.items(key))]
        return self.inner[key][:]

    def row_of(self, key: str, place: int, item: object) -> "Row":
        if not isinstance(item, dict):
            raise self.not_a("list of tables", key)
        return Row(f"{self.where}.{key}[{item.get('id', place)}]", item)

    def unread(self, about: set[str]) -> list[str]:
        """Where the keys are that nothing has asked for, except those about which people want to know."""
        places = [
            f"{self.where}: {key}" for key in self.fields if key not in self.asked and not is_for_people(key, about)
        ]
        return places + [place for rows in self.inner.values() for row in rows for place in row.unread(about)]

    def not_a(self, kind: str, key: str) -> BadData:
        return BadData(self.where, f"'{key}' must be a {kind}, not {self.fields[key]!r}")


def is_for_people(key: str, about: set[str]) -> bool:
    return key in FOR_PEOPLE or key in about or key.endswith(LANGUAGES)


LOADED: Final[dict[str, Row]] = {}


def load(package: str, name: str) -> Row:
    """The data file `data/<name>.toml` of a game's package; the same row whenever it is asked for."""
    path = f"{package}/{name}.toml"
    if path not in LOADED:
        text = files(package).joinpath("data", f"{name}.toml").read_text(encoding="utf-8")
        LOADED[path] = Row(f"{name}.toml", tomllib.loads(text))
    return LOADED[path]


def check_read(package: str, about: set[str] | None = None) -> None:
    """Raises BadData if a game's data say anything that its code has not read: a slip of the pen, or a dead letter."""
    names = [file.name for file in files(package).joinpath("data").iterdir() if file.name.endswith(".toml")]
    for name in sorted(names):
        unread = LOADED[f"{package}/{name}"].unread(about or set()) if f"{package}/{name}" in LOADED else ["all of it"]
        if unread:
            raise BadData(name, f"no code reads {len(unread)} of its keys, first: {'; '.join(unread[:5])}")
