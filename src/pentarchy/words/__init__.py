"""Words: everything that a player reads, in English, Czech and Slovak."""

from pentarchy.words.languages import LANGUAGES, UnknownLanguage
from pentarchy.words.words import Words

__all__ = ["LANGUAGES", "UnknownLanguage", "Words"]
