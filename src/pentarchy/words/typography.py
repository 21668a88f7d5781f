"""How a sentence is set: Czech and Slovak never end a line with a one-letter word or part a number from its noun."""

import re
from typing import Final

HARD_SPACE: Final = "\u00a0"
ONE_LETTER_WORD: Final = re.compile(r"(?<!\w)([aikosuvzAIKOSUVZ]) (?=\S)")
NUMBER: Final = re.compile(r"(?<!\w)(\d+[.×]?) (?=[^\W\d])")
HARD: Final = r"\1" + HARD_SPACE
SET: Final = ("cs", "sk")


def typeset(text: str, lang: str) -> str:
    """The twin of `typeset` in the client."""
    return NUMBER.sub(HARD, ONE_LETTER_WORD.sub(HARD, text)) if lang in SET else text
