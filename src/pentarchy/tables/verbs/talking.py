"""Words between people."""

from dataclasses import dataclass

from pentarchy.tables.errors import NotAllowed
from pentarchy.tables.messages import ChatText
from pentarchy.tables.names import clean_text
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
        words = clean_text(self.text)
        if not words or len(words) > LONGEST_CHAT:
            raise NotAllowed(f"a message has 1 to {LONGEST_CHAT} characters")
        table.write("chat", self.seat, words, at)
