"""How a sentence is set: a minus is not a hyphen, and Czech and Slovak never end a line with a one-letter word or part
a number from its noun or its per cent."""

import re
from typing import Final

HARD_SPACE: Final = "\u00a0"
ONE_LETTER_WORD: Final = re.compile(r"(?<!\w)([aikosuvzAIKOSUVZ]) (?=\S)")
NUMBER: Final = re.compile(r"(?<!\w)(\d+×?) (?=[^\W\d]|%)")
ORDINAL: Final = re.compile(r"(?<!\w)(\d+\.) (?=[a-záäčďéěíĺľňóôŕřšťúůýž])")
MINUS: Final = re.compile(r"(?<![\w.,:/-])-(?=\d)")
HARD: Final = r"\1" + HARD_SPACE
SET: Final = ("cs", "sk")


def typeset(text: str, lang: str) -> str:
    """The twin of `typeset` in the client."""
    text = MINUS.sub("−", text)
    return ORDINAL.sub(HARD, NUMBER.sub(HARD, ONE_LETTER_WORD.sub(HARD, text))) if lang in SET else text
