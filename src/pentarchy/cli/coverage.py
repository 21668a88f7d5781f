"""Which code and which tests cite each rule. None may be without a test."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from pentarchy.cli.rulebook import checkout, read, rulebooks
from pentarchy.games import games

TEXTS = {".py", ".toml", ".ftl", ".perft", ".md", ".txt"}


@dataclass(frozen=True)
class Coverage:
    """The rules of one game with the files that cite them, as paths within the checkout."""

    slug: str
    rules: list[str]
    code: dict[str, list[str]]
    tests: dict[str, list[str]]

    @property
    def untested(self) -> list[str]:
        return [rule for rule in self.rules if rule not in self.tests]

    @property
    def unknown(self) -> dict[str, list[str]]:
        """Citations of rules that do not exist."""
        known = set(self.rules)
        cited = {rule: [*self.code.get(rule, []), *self.tests.get(rule, [])] for rule in {**self.code, **self.tests}}
        return {rule: files for rule, files in sorted(cited.items()) if rule not in known}

    def counted(self) -> dict[str, object]:
        return {
            "implemented": self.slug in games(),
            "rules": len(self.rules),
            "cited_in_code": sum(rule in self.code for rule in self.rules),
            "cited_in_tests": sum(rule in self.tests for rule in self.rules),
            "untested": self.untested,
            "unknown": self.unknown,
            "citations": {
                rule: {"code": self.code.get(rule, []), "tests": self.tests.get(rule, [])} for rule in self.rules
            },
        }


def coverage(slug: str) -> Coverage:
    book, root = read(slug), checkout()
    code = citations(root, root / "src" / "pentarchy" / "games" / slug, book.prefix)
    tests = citations(root, root / "tests" / "games" / slug, book.prefix)
    return Coverage(slug, [rule.id for rule in book.rules], code, tests)


def all_coverage() -> list[Coverage]:
    return [coverage(slug) for slug in rulebooks()]


def citations(root: Path, folder: Path, prefix: str) -> dict[str, list[str]]:
    """The files under a folder that cite each rule."""
    cited: dict[str, list[str]] = {}
    for file in text_files(folder):
        for rule in sorted(cited_in(file.read_text(encoding="utf-8"), prefix)):
            cited.setdefault(rule, []).append(str(file.relative_to(root)))
    return cited


def text_files(folder: Path) -> Iterator[Path]:
    """All but guides: a passage cites the rules that it tells, and carries none out."""
    return (file for file in sorted(folder.rglob("*")) if file.suffix in TEXTS and file.parent.name != "guide")


def cited_in(text: str, prefix: str) -> set[str]:
    """The whole rule ids in a text: DIC-4.10 is no citation of DIC-4.1, and of a range only the ends count."""
    return set(re.findall(rf"(?<![\w-]){prefix}-\d+\.\d+(?!\d)", text))
