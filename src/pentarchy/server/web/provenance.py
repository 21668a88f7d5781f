"""About this edition: which values of a game are printed facts and which were designed, as its data files say."""

from collections.abc import Iterator
from functools import lru_cache

import msgspec

from pentarchy.games import outside, package_of
from pentarchy.games.sources import NAMED_BY, SOURCES, Source, data_of, source_in
from pentarchy.server.web.caller import Caller
from pentarchy.tables.library import game_of
from pentarchy.words import LANGUAGES, UnknownLanguage


class EntryInfo(msgspec.Struct):
    """One entry of a data file: a card, a space, a rule's number."""

    name: str
    source: Source
    note: str


class FileInfo(msgspec.Struct):
    path: str
    counts: dict[Source, int]
    entries: list[EntryInfo]


class Edition(msgspec.Struct):
    """Where the values of a game come from, file by file."""

    game: str
    counts: dict[Source, int]
    files: list[FileInfo]


async def show_edition(caller: Caller, _: None) -> Edition:
    """Which card values of a game are printed facts and which were designed."""
    return edition(caller.path["game"], caller.query.get("lang", "en"))


@lru_cache(maxsize=32)
def edition(slug: str, lang: str) -> Edition:
    """Raises UnknownGame, UnknownLanguage."""
    game_of(slug)
    if lang not in LANGUAGES:
        raise UnknownLanguage(lang)
    read = [file_info(slug, name, data, lang) for name, data in data_of(slug).items()]
    found = [each for each in read if each.entries]
    return Edition(slug, counted([entry for each in found for entry in each.entries]), found)


def file_info(slug: str, name: str, data: dict[str, object], lang: str) -> FileInfo:
    entries = [*entries_in(data, "", lang)]
    return FileInfo(f"{place_of(slug)}/data/{name}.toml", counted(entries), entries)


def place_of(slug: str) -> str:
    """Where the files of a game are: inside this repository, or inside the package that brings it."""
    return f"src/{package_of(slug).replace('.', '/')}" if slug not in outside() else package_of(slug)


def counted(entries: list[EntryInfo]) -> dict[Source, int]:
    return {source: sum(entry.source == source for entry in entries) for source in SOURCES}


def entries_in(value: object, key: str, lang: str) -> Iterator[EntryInfo]:
    """Every table that says where it comes from, inside others too; `key` is what it is called there."""
    if isinstance(value, list):
        for each in value:
            yield from entries_in(each, key, lang)
    if not isinstance(value, dict):
        return
    source = source_in(value)
    if source is not None:
        yield EntryInfo(name_of(value, key, lang), source, str(value.get("note", "")))
    for name, inner in value.items():
        yield from entries_in(inner, name, lang)


def name_of(fields: dict[str, object], key: str, lang: str) -> str:
    named = [fields[name] for name in (f"name_{lang}", "name_en", *NAMED_BY) if name in fields]
    return f"{named[0]}" if named and isinstance(named[0], str) else " ".join([key, *map(str, named[:1])])
