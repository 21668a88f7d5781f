"""Words between people."""

from dataclasses import dataclass
from unicodedata import category

from pentarchy.tables.errors import NotAllowed
from pentarchy.tables.messages import ChatText
from pentarchy.tables.rights import grant
from pentarchy.tables.table import Table
from pentarchy.tables.verbs.verb import SeatVerb

LONGEST_CHAT = 500


@dataclass(slots=True, kw_only=True)
class Chat(SeatVerb):
    """Says something to everybody at the table."""

    text: ChatText

    may = grant("player resigned", "open running over")

    def change(self, table: Table, at: int) -> None:
        words = " ".join("".join(filter(is_writing, self.text)).split())
        if not words or len(words) > LONGEST_CHAT:
            raise NotAllowed(f"a message has 1 to {LONGEST_CHAT} characters")
        table.write("chat", self.seat, words, at)


def is_writing(character: str) -> bool:
    """Not a control character; blanks of all kinds are."""
    return category(character) != "Cc" or character.isspace()
