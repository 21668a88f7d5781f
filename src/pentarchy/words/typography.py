"""How a sentence is set: a minus is not a hyphen, and Czech and Slovak never end a line with a one-letter word or part
a number from its noun or its per cent. There a preposition is said with the number behind it ("ze 3", "zo 6"), and a
player without a name is one once ("od hráče 2", not "od hráče Hráč 2")."""

import re
from typing import Final

HARD_SPACE: Final = "\u00a0"
ONE_LETTER_WORD: Final = re.compile(r"(?<!\w)([aikosuvzAIKOSUVZ]) (?=\S)")
NUMBER: Final = re.compile(r"(?<!\w)(\d+×?) (?=[^\W\d]|%)")
ORDINAL: Final = re.compile(r"(?<!\w)(\d+\.) (?=[a-záäčďéěíĺľňóôŕřšťúůýž])")
MINUS: Final = re.compile(r"(?<![\w.,:/-])-(?=\d)")
UNNAMED: Final = re.compile(r"hráč\w*(?:(?:,|\sa)?\sHráč\s\d+)+")
PLAYER: Final = re.compile(r"Hráč\s")
HARD: Final = r"\1" + HARD_SPACE


def before(letters: str, digits: str) -> re.Pattern[str]:
    """Prepositions of one letter before numbers that begin, when they are said, like these digits or like a hundred."""
    return re.compile(rf"(?<!\w)([{letters}])\s(?=(?:1?[{digits}]|[{digits}]\d\d?|1\d\d)(?!\d))")


SOFT: Final = {
    "cs": [(before("szSZ", "23467"), "e"), (before("vV", "234"), "e")],
    "sk": [(before("szSZ", "467"), "o")],
}


def typeset(text: str, lang: str) -> str:
    """The twin of `typeset` in the client."""
    text = MINUS.sub("−", text)
    if lang not in SOFT:
        return text
    text = UNNAMED.sub(lambda players: PLAYER.sub("", players[0]), text)
    for preposition, vowel in SOFT[lang]:
        text = preposition.sub(rf"\g<1>{vowel}{HARD_SPACE}", text)
    return ORDINAL.sub(HARD, NUMBER.sub(HARD, ONE_LETTER_WORD.sub(HARD, text)))
