"""Reading a game's data files, with types and with errors that say where."""

import tomllib
from importlib.resources import files

from pentarchy.kernel.errors import BadData


class Row:
    """One record of a data file: fields by name, read with the type that the code expects."""

    def __init__(self, where: str, fields: dict[str, object]) -> None:
        self.where = where
        self.fields = fields

    def has(self, key: str) -> bool:
        return key in self.fields

    def keys(self) -> list[str]:
        return list(self.fields)

    def value(self, key: str) -> object:
        if key not in self.fields:
            raise BadData(self.where, f"'{key}' is missing")
        return self.fields[key]

    def text(self, key: str) -> str:
        value = self.value(key)
        if not isinstance(value, str):
            raise self.not_a("text", key)
        return value

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
        return Row(f"{self.where}.{key}", value)

    def rows(self, key: str) -> list["Row"]:
        rows = []
        for i, item in enumerate(self.items(key)):
            if not isinstance(item, dict):
                raise self.not_a("list of tables", key)
            rows.append(Row(f"{self.where}.{key}[{item.get('id', i)}]", item))
        return rows

    def not_a(self, kind: str, key: str) -> BadData:
        return BadData(self.where, f"'{key}' must be a {kind}, not {self.fields[key]!r}")


def load(package: str, name: str) -> Row:
    """The data file `data/<name>.toml` of a game's package."""
    text = files(package).joinpath("data", f"{name}.toml").read_text(encoding="utf-8")
    return Row(f"{name}.toml", tomllib.loads(text))
