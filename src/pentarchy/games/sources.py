# not compiled
"""Where the values in a game's data files come from: each record says it, and for single fields where they differ.

source = "designed"            # rulebook, public, memory or designed: for all fields of the record and of tables in it
printed_fields = ["tiles"]     # these are printed all the same
designed_fields = ["health"]   # these are designed all the same
source_joker = "designed"      # where parts are named like this one, the others are not known to be designed
"""

import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Final, Literal, get_args

from pentarchy.games import package_of

Source = Literal["rulebook", "public", "memory", "designed"]
SOURCES: Final[tuple[Source, ...]] = get_args(Source)
NAMED_BY: Final = ("id", "players", "number")
"""What a record is told by among others of its kind."""
Fields = dict[str, object]


def folder_of(slug: str) -> Path:
    """Where the package of a game is; it is not imported. Raises UnknownGame."""
    spec = find_spec(package_of(slug))
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin).parent


def data_of(slug: str) -> dict[str, Fields]:
    """The data files of a game by their names, read anew. Raises UnknownGame."""
    paths = sorted(folder_of(slug).joinpath("data").glob("*.toml"))
    return {path.stem: tomllib.loads(path.read_text("utf-8")) for path in paths}


def records(value: object) -> Iterator[Fields]:
    """All tables in a value, those inside others too."""
    if isinstance(value, list):
        for each in value:
            yield from records(each)
    if isinstance(value, dict):
        yield value
        for inner in value.values():
            yield from records(inner)


def source_in(record: Fields) -> Source | None:
    said = record.get("source")
    return said if said in SOURCES else None


@cache
def named_things(slug: str) -> dict[str, Source | None]:
    """The ids of all records with a name, and where each comes from."""
    found = [record for file in data_of(slug).values() for record in records(file)]
    return {str(record["id"]): source_in(record) for record in found if "id" in record and "name_en" in record}


def is_designed(record: Fields, field: str) -> bool:
    """Whether a field of a record that has a source was designed; False where the record leaves it open."""
    if field in texts_in(record, "printed_fields"):
        return False
    if field in texts_in(record, "designed_fields"):
        return True
    for key in (f"source_{field}", f"{field}_source"):
        if key in record:
            return record[key] == "designed"
    in_parts = any(key.startswith("source_") for key in record)
    return source_in(record) == "designed" and not in_parts


def texts_in(record: Fields, key: str) -> list[str]:
    value = record.get(key)
    return [str(each) for each in value] if isinstance(value, list) else []
