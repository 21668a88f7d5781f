"""Other values in the place of those in a game's data files: for a trial, in a process of its own, never in a file."""

import re
import sys
from collections.abc import Mapping

from pentarchy.games import package_of
from pentarchy.games.sources import NAMED_BY, Fields, data_of, is_designed, source_in
from pentarchy.kernel.data import LOADED, Row
from pentarchy.kernel.errors import PentarchyError

Values = Mapping[str, object]
"""By places such as `setup.setup[2].layout`: file, tables and fields, then records by their id, players or number."""
PART = re.compile(r"(\w+)(?:\[([^\]]+)\])?")
FIXED = {"source", "note", "id"}


class BadPlace(PentarchyError):
    """A place that the data files do not have."""

    def __init__(self, slug: str, place: str, why: str) -> None:
        self.slug = slug
        self.place = place
        self.why = why
        super().__init__(slug, place, why)

    def __str__(self) -> str:
        return f"{self.slug} has no value at '{self.place}': {self.why}"


class PrintedFact(PentarchyError):
    """A value that nobody may tune: it is printed in the box, or not known to be designed."""

    def __init__(self, slug: str, place: str) -> None:
        self.slug = slug
        self.place = place
        super().__init__(slug, place)

    def __str__(self) -> str:
        return f"'{self.place}' of {self.slug} is not marked as designed: printed facts are not tuned"


class TooLate(PentarchyError):
    """The game has been loaded with other values in this process."""

    def __init__(self, slug: str) -> None:
        self.slug = slug
        super().__init__(slug)

    def __str__(self) -> str:
        return f"{self.slug} is loaded already in this process; other values need a fresh one"


def put(slug: str, values: Values) -> None:
    """Lets this process play a game with other values. Raises BadPlace, PrintedFact, TooLate."""
    package = package_of(slug)
    if values and package in sys.modules:
        raise TooLate(slug)
    for name, fields in changed(slug, values).items():
        LOADED[f"{package}/{name}.toml"] = Row(f"{name}.toml", fields)


def changed(slug: str, values: Values) -> dict[str, Fields]:
    """The data files of a game with other values in them. Raises BadPlace, PrintedFact."""
    data = data_of(slug)
    for place, value in values.items():
        record, field = found(slug, data, place)
        record[field] = value
    return data


def value_at(slug: str, place: str) -> object:
    """The value of today. Raises BadPlace, PrintedFact."""
    record, field = found(slug, data_of(slug), place)
    return record[field]


def found(slug: str, data: dict[str, Fields], place: str) -> tuple[Fields, str]:
    """The table that holds a designed value, and the field. Raises BadPlace, PrintedFact."""
    name, *parts = split(place)
    table: object = data.get(name)
    says: tuple[Fields, str] | None = None
    for part in parts[:-1]:
        says = speaker(says, table, part)
        table = inside(slug, place, table, part)
    if not isinstance(table, dict) or not parts or parts[-1] not in table:
        raise BadPlace(slug, place, "there is no such field")
    says = speaker(says, table, parts[-1])
    if says is None or parts[-1] in FIXED or not is_designed(*says):
        raise PrintedFact(slug, place)
    return table, parts[-1]


def split(place: str) -> list[str]:
    return re.findall(r"[^.\[\]]+(?:\[[^\]]*\])?", place)


def speaker(says: tuple[Fields, str] | None, table: object, part: str) -> tuple[Fields, str] | None:
    """Which record speaks for a value, and of which of its fields: the innermost one that names its source."""
    speaks = isinstance(table, dict) and source_in(table) is not None
    return (table, part.partition("[")[0]) if speaks and isinstance(table, dict) else says


def inside(slug: str, place: str, table: object, part: str) -> object:
    match = PART.fullmatch(part)
    held = table.get(match[1]) if match and isinstance(table, dict) else None
    if match is None or held is None:
        raise BadPlace(slug, place, f"there is no '{part}'")
    if match[2] is None:
        return held
    named = [each for each in held if match[2] in names_of(each)] if isinstance(held, list) else []
    if len(named) != 1:
        raise BadPlace(slug, place, f"{len(named)} records are called '{match[2]}'")
    return named[0]


def names_of(record: object) -> list[str]:
    return [str(record[key]) for key in NAMED_BY if key in record] if isinstance(record, dict) else []
