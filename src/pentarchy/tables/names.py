"""What people write: names, titles and words, without what cannot be seen or makes one text look like another."""

from collections.abc import Collection
from typing import Final
from unicodedata import category, name, normalize

from pentarchy.tables.errors import Malformed

JOINERS: Final = "\u200c\u200d"
"""Needed inside words of some scripts, and inside emoji."""
BLANKS: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and marks that show nothing."""
LONGEST_NAME: Final = 40
MOST_MARKS: Final = 3
"""Marks on one letter: more of them spill over the lines of others."""
ALPHABETS: Final = ("LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE", "COPTIC")
"""Alphabets with letters that look the same."""
TWINS: Final = str.maketrans("аеорсухіјѕһԁԛԝвнкмтοανρυχκιτβηεζμıɑɡ", "aeopcyxijshdqwbhkmtoavpyxkitbhezmiag")
"""Small letters of one alphabet that look like letters of another, in either case."""

MISTAKEN: Final = str.maketrans("i1|0", "lllo")


def clean_text(text: str) -> str:
    """One line without controls, directions and what cannot be seen; may be empty."""
    shown = "".join(character for character in normalize("NFC", text) if is_writing(character))
    return " ".join(without_heaps(shown).split()).strip(JOINERS)


def is_writing(character: str) -> bool:
    """Blanks are; controls, formats, directions, private and unknown characters are not."""
    if character in JOINERS or character.isspace():
        return True
    return category(character)[0] != "C" and character not in BLANKS


def without_heaps(text: str) -> str:
    """At most a few marks on each letter."""
    kept, marks = "", 0
    for character in text:
        marks = marks + 1 if category(character) in ("Mn", "Me") else 0
        kept += character if marks <= MOST_MARKS else ""
    return kept


def clean_name(text: str) -> str:
    """A name that can be read and told apart. Raises Malformed."""
    if any(category(character) == "Cc" and not character.isspace() for character in text):
        raise Malformed("a name needs letters, and only characters that can be printed")
    words = clean_text(normalize("NFKC", text))
    if len(words) > LONGEST_NAME or not any(category(character)[0] in "LNS" for character in words):
        raise Malformed("a name needs letters, and only characters that can be printed")
    if len(alphabets_in(words)) > 1:
        raise Malformed("a name must use one alphabet only")
    return words


def alphabets_in(text: str) -> set[str]:
    first_words = {name(character, "").partition(" ")[0] for character in text if character.isalpha()}
    return first_words & {*ALPHABETS}


def folded(text: str) -> str:
    """The same for all names that differ in case, in width, or in which of several alphabets a letter comes from."""
    return normalize("NFKC", text).casefold().translate(TWINS)


def likeness(text: str) -> str:
    """As `folded`, and the same for signs of one alphabet that are easily taken for each other: I, l, 1 and |, O and 0.
    No two people at a table, and no two new accounts, have names of one likeness."""
    return folded(text).translate(MISTAKEN)


def known_as(name: str) -> list[str]:
    """How the name of an account may stand in a store: names were folded in other ways once. The narrower ways come
    first."""
    return [folded(name), name.casefold(), likeness(name)]


def distinct(text: str, others: Collection[str]) -> str:
    """A name that nobody else has at the table: 'Anna 2' where another Anna sits."""
    taken = {likeness(other) for other in others}
    number = 2
    wanted = text
    while likeness(wanted) in taken:
        wanted, number = f"{text} {number}", number + 1
    return wanted
