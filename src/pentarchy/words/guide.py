"""The guide to a game: its rules as one player tells them to another, by what one wants to know.

A guide is a page of Markdown, `guide/<lang>.md` in the package of the game. Above each passage a comment that readers
do not see names the rules that it tells, ranges among them: `<!-- DIC-3.4 DIC-8.3-6 -->`.
"""

import re
from dataclasses import dataclass
from importlib.resources import files

from pentarchy.games import package_of
from pentarchy.words.languages import LANGUAGES, UnknownLanguage
from pentarchy.words.typography import typeset

SECTION = re.compile(r"^## (.+)$", re.MULTILINE)
PASSAGE = re.compile(r"^<!-- (.+?) -->$", re.MULTILINE)
CITED = re.compile(r"\b([A-Z]{3}-\d+)\.(\d+)(?:-(\d+))?")
PICTURE = re.compile(r"^!\[.*\]\(.*\)\n*", re.MULTILINE)


@dataclass(frozen=True)
class Passage:
    """A few paragraphs in Markdown, and the ids of the rules that they tell."""

    rules: list[str]
    text: str


@dataclass(frozen=True)
class Section:
    title: str
    passages: list[Passage]

    @property
    def rules(self) -> list[str]:
        return [rule for passage in self.passages for rule in passage.rules]

    @property
    def text(self) -> str:
        """As a terminal shows it: without its pictures."""
        told = "\n\n".join(PICTURE.sub("", passage.text).strip() for passage in self.passages)
        return f"## {self.title}\n\n{told}"


@dataclass(frozen=True)
class Guide:
    title: str
    sections: list[Section]

    def about(self, rule: str) -> Section | None:
        """The section that tells this rule."""
        return next((section for section in self.sections if rule in section.rules), None)

    @property
    def text(self) -> str:
        return "\n\n".join([f"# {self.title}", *(section.text for section in self.sections)])


def guide(slug: str, lang: str = "en") -> Guide | None:
    """The guide to a game in this language, or else in English; None where it has none. Raises UnknownGame,
    UnknownLanguage."""
    if lang not in LANGUAGES:
        raise UnknownLanguage(lang)
    folder = files(package_of(slug)).joinpath("guide")
    pages = [folder.joinpath(f"{each}.md") for each in (lang, "en")]
    return next((parse(page.read_text(encoding="utf-8"), lang) for page in pages if page.is_file()), None)


def parse(text: str, lang: str = "en") -> Guide:
    head, *parts = SECTION.split(text)
    pairs = zip(parts[::2], parts[1::2], strict=True)
    sections = [Section(typeset(title.strip(), lang), passages(body, lang)) for title, body in pairs]
    return Guide(head.strip().removeprefix("# "), sections)


def passages(body: str, lang: str) -> list[Passage]:
    _, *parts = PASSAGE.split(body)
    pairs = zip(parts[::2], parts[1::2], strict=True)
    return [Passage(cited(ids), typeset(text.strip(), lang)) for ids, text in pairs]


def cited(ids: str) -> list[str]:
    """DIC-8.3-5 stands for DIC-8.3, DIC-8.4 and DIC-8.5."""
    found = CITED.findall(ids)
    return [f"{chapter}.{n}" for chapter, first, last in found for n in range(int(first), int(last or first) + 1)]
