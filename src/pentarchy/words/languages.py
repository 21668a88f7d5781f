"""The languages, and the Fluent messages of each."""

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentResource
from fluent.syntax.ast import Resource

from pentarchy.games import package_of
from pentarchy.kernel.errors import PentarchyError

LANGUAGES = ["en", "cs", "sk"]
FALLBACKS = {"en": ["en", "cs", "sk"], "cs": ["cs", "sk", "en"], "sk": ["sk", "cs", "en"]}
"""In which order languages stand in for a name that the data files do not have."""


class UnknownLanguage(PentarchyError):
    def __init__(self, lang: str) -> None:
        self.lang = lang
        super().__init__(f"there is no language '{lang}'; the languages are: {', '.join(LANGUAGES)}")


def common_messages(lang: str) -> Resource:
    """What is the same in every game."""
    return messages("pentarchy.words", lang)


def game_messages(slug: str, lang: str) -> Resource:
    """The messages of one game; the English ones where it does not speak the language."""
    own = messages(package_of(slug), lang)
    return own if own.body or lang == "en" else messages(package_of(slug), "en")


@cache
def messages(package: str, lang: str) -> Resource:
    if lang not in LANGUAGES:
        raise UnknownLanguage(lang)
    file = files(package).joinpath("texts", f"{lang}.ftl")
    return FluentResource(file.read_text(encoding="utf-8") if file.is_file() else "")
