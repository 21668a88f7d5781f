"""The rules of the games as docs/rules tells them: every rule with its id and its text."""

import re
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from textwrap import dedent

import pentarchy
from pentarchy.games import outside, package_of
from pentarchy.kernel.errors import PentarchyError
from pentarchy.words import LANGUAGES, UnknownLanguage

DEFINITION = re.compile(r"\*\*([A-Z]{3}-\d+\.\d+)\b")
"""A rule is defined where its id stands in bold, alone or with a title: **DIC-4.10**, **DIC-1.4 Map.**"""
HEADING = re.compile(r"^(#+ |---$)")
TABLE_HEAD = 2
"""The lines above the rows of a table: a rule that is a row keeps them."""
ID = re.compile(r"^([A-Za-z]{3})-\d+(\.\d+)?$")


class NoRules(PentarchyError):
    def __init__(self, slug: str, known: list[str]) -> None:
        self.slug = slug
        self.known = known
        super().__init__(f"there are no rules for '{slug}'; there are rules for: {', '.join(known)}")


class UnknownRule(PentarchyError):
    def __init__(self, rule: str) -> None:
        self.rule = rule
        super().__init__(f"there is no rule '{rule}'; 'pentarchy rules' lists the games with their rule ids")


class NoCheckout(PentarchyError):
    def __init__(self) -> None:
        super().__init__("what cites a rule can only be shown inside a checkout: run this command there")


@dataclass(frozen=True)
class Rule:
    """One rule: its id and its text in Markdown."""

    id: str
    text: str


@dataclass(frozen=True)
class Rulebook:
    """All rules of one game, in their order."""

    slug: str
    text: str
    rules: list[Rule]

    def find(self, wanted: str) -> list[Rule]:
        """The rule with this id, or all of a chapter (`DIC-4`). Raises UnknownRule."""
        wanted = wanted.upper()
        found = [rule for rule in self.rules if rule.id == wanted or rule.id.startswith(f"{wanted}.")]
        if not found:
            raise UnknownRule(wanted)
        return found

    @property
    def prefix(self) -> str:
        return self.rules[0].id[:3]


def checkout() -> Path:
    """The root of the checkout around this package or around the current folder. Raises NoCheckout."""
    for folder in (*Path(pentarchy.__file__).resolve().parents, Path.cwd(), *Path.cwd().parents):
        if (folder / "docs" / "rules").is_dir():
            return folder
    raise NoCheckout


def library() -> Path:
    """Where the rules are: in an installed package beside it, or else in docs/rules of the checkout."""
    shipped = Path(pentarchy.__file__).parent / "rules"
    return shipped if shipped.is_dir() else checkout() / "docs" / "rules"


def rulebooks(lang: str = "en") -> dict[str, Traversable]:
    """By game the file with its rules. Raises UnknownLanguage."""
    if lang not in LANGUAGES:
        raise UnknownLanguage(lang)
    folder = library() if lang == "en" else library() / lang
    brought = {slug: files(package_of(slug)).joinpath("rules", f"{lang}.md") for slug in outside()}
    return {
        **{path.stem: path for path in sorted(folder.glob("*.md"))},
        **{slug: page for slug, page in brought.items() if page.is_file()},
    }


def read(slug: str, lang: str = "en") -> Rulebook:
    """The rules of a game, whether it is implemented or not. Raises NoRules, UnknownLanguage."""
    known = rulebooks(lang)
    if slug not in known:
        raise NoRules(slug, list(known))
    text = known[slug].read_text(encoding="utf-8")
    return Rulebook(slug, text, parse(text))


def parse(text: str) -> list[Rule]:
    """Every rule with all lines up to the next rule or heading."""
    rules: list[tuple[str, list[str]]] = []
    open_rule = False
    head: list[str] = []
    for line in text.splitlines():
        head = [] if not line.lstrip().startswith("|") else head if len(head) == TABLE_HEAD else [*head, line]
        found = DEFINITION.search(line)
        if found:
            rules.append((found[1], head[:]))
        open_rule = bool(found) or (open_rule and not HEADING.match(line))
        if open_rule:
            rules[-1][1].append(line)
    return [Rule(name, dedent("\n".join(lines)).strip()) for name, lines in rules]


def slug_of(rule: str) -> str:
    """The game that a rule id belongs to. Raises UnknownRule."""
    for slug in rulebooks():
        if read(slug).prefix == rule[:3].upper():
            return slug
    raise UnknownRule(rule)
