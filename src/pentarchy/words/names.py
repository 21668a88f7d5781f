"""Names and labels that stand in the data files: every record with an `id` and a `name_en`, `label_sk` …"""

import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files

from pentarchy.games import package_of
from pentarchy.words.languages import FALLBACKS

Record = dict[str, object]


@cache
def written(slug: str, field: str, lang: str) -> dict[str, str]:
    """By id, the field (`name` or `label`) in this language, or in the nearest one that the data have."""
    found: dict[str, str] = {}
    for record in records(slug):
        texts = [record.get(f"{field}_{near}") for near in FALLBACKS[lang]]
        spoken = [text for text in texts if isinstance(text, str) and text]
        if spoken:
            found.setdefault(str(record["id"]), spoken[0])
    return found


@cache
def forms(slug: str, lang: str) -> dict[str, dict[str, str]]:
    """By id, the forms of its name in this language (`forms_cs = { acc = "…" }`): cases, numbers, gender."""
    found: dict[str, dict[str, str]] = {}
    for record in records(slug):
        written_forms = record.get(f"forms_{lang}")
        if isinstance(written_forms, dict):
            found.setdefault(str(record["id"]), {form: str(text) for form, text in written_forms.items()})
    return found


@cache
def records(slug: str) -> list[Record]:
    """Every record with an id that is a word, in the order of files and lines."""
    folder = files(package_of(slug)).joinpath("data")
    if not folder.is_dir():
        return []
    texts = [file.read_text(encoding="utf-8") for file in sorted(folder.iterdir(), key=str) if is_toml(file.name)]
    found = [record for text in texts for record in inside(tomllib.loads(text))]
    return [record for record in found if isinstance(record.get("id"), str)]


def is_toml(name: str) -> bool:
    return name.endswith(".toml")


def inside(value: object) -> Iterator[Record]:
    """All tables within a value, the outer ones first."""
    if isinstance(value, dict):
        yield value
        for part in value.values():
            yield from inside(part)
    elif isinstance(value, list):
        for part in value:
            yield from inside(part)
