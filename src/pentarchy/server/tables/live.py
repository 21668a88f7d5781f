"""A table in memory: its record, its people and its clock, all folded from one log."""

from collections import deque
from collections.abc import Sequence

import msgspec

from pentarchy.kernel.events import Event
from pentarchy.kernel.record import Record, replay_line
from pentarchy.kernel.steps import CHANCE
from pentarchy.server.errors import OtherRules
from pentarchy.server.fair import Luck
from pentarchy.server.store.rows import Entry, Kind, SeatRow, Status, TableRow
from pentarchy.server.tables.library import game_of
from pentarchy.server.tables.terms import NoClock, Terms, What
from pentarchy.server.tables.timing import Downtimes, Timing

REMEMBERED = 24
"""Steps whose events are kept; older ones are played through again when somebody asks for them."""


class Happened:
    """An entry of the log with the events that it caused."""

    __slots__ = ("entry", "events")

    def __init__(self, entry: Entry, events: list[Event]) -> None:
        self.entry = entry
        self.events = events


class Proposal(msgspec.Struct):
    """Something that needs the consent of the other people at the table."""

    what: What
    seat: int
    agreed: list[int]


class LiveTable:
    """Never ahead of what the caller is about to store: if storing fails, the object is thrown away."""

    def __init__(self, row: TableRow, seats: list[SeatRow], downtimes: Downtimes = ()) -> None:
        self.id = row.id
        self.game = game_of(row.game)
        if self.game.version != row.rules:
            raise OtherRules(row.game, row.rules, self.game.version)
        self.terms = msgspec.json.decode(row.terms, type=Terms)
        self.row = row
        self.status: Status = row.status if row.status == "replay" else "open"
        self.seats = seats
        self.record = Record(self.game, len(seats), self.terms.options)
        self.record.state.listen()
        self.pending: list[int] = []
        """The seats that have to choose: none before the start and after the end."""
        self.luck = Luck(row.seed)
        self.timing = Timing(self.terms.clock, len(seats), downtimes)
        self.unhurried = isinstance(self.terms.clock, NoClock) and self.terms.absent_after is None
        """Whether people may take, and be away for, as long as they like."""
        self.seq = 0
        self.lines = 0
        self.inherited = 0
        """How many moves were there before the table began: their luck was not this table's."""
        self.undos = 0
        self.choices = [0] * len(seats)
        self.warm: set[int] = set()
        self.resigned: set[int] = set()
        self.proposal: Proposal | None = None
        self.ending = ""
        self.rematch = ""
        self.recent: deque[Happened] = deque(maxlen=REMEMBERED)

    @property
    def over(self) -> bool:
        return self.status == "over"

    def decision_of(self, seat: int) -> int:
        """The number of the decision that a seat faces: it stays while others answer theirs, and never comes again."""
        return self.choices[seat] + self.undos

    def people(self) -> list[int]:
        """The seats that somebody holds and has not given up."""
        return [s.seat for s in self.seats if s.kind == "human" and s.token_hash and s.seat not in self.resigned]

    def player_of(self, seat: int) -> str:
        """The level of the bot that plays this seat now; '' for a person."""
        row = self.seats[seat]
        if row.kind == "bot":
            return row.level
        kept = row.token_hash is None or seat in self.warm or seat in self.resigned
        return self.terms.stand_in if kept else ""

    # The fold.

    def take_in(self, entries: Sequence[Entry]) -> list[Happened]:
        """Follows the log. The entries must be those right after `seq`."""
        return [self.keep(entry, self.replayed(entry)) for entry in entries]

    def replayed(self, entry: Entry) -> list[Event]:
        if entry.kind != "line":
            return []
        replay_line(self.record, entry.text)
        if self.lines >= self.row.inherited and not entry.text.startswith("undo "):
            self.luck.answered += entry.text.count("; ") + (entry.seat == CHANCE)
        return self.record.state.heard()

    def write(self, kind: Kind, seat: int, text: str, at: int) -> Entry:
        """A new entry about the people at the table, or the line that the record has just got."""
        entry = Entry(self.seq + 1, kind, seat, text, at)
        self.keep(entry, self.record.state.heard() if kind == "line" else [])
        return entry

    def keep(self, entry: Entry, events: list[Event]) -> Happened:
        self.seq = entry.seq
        if entry.kind == "line":
            self.keep_line(entry)
        else:
            KEEPING[entry.kind](self, entry)
        happened = Happened(entry, events)
        self.recent.append(happened)
        return happened

    def keep_line(self, entry: Entry) -> None:
        self.lines += 1
        undone = entry.text.startswith("undo ")
        if undone:
            self.undos += 1
        elif entry.seat != CHANCE:
            self.choices[entry.seat] += 1
        if self.lines == self.row.inherited:
            self.inherited = len(self.record.entries)
        if self.status != "running":
            return
        self.see_who_chooses()
        self.timing.went_on(entry.seat, self.pending, entry.at, undone)

    def keep_start(self, entry: Entry) -> None:
        self.status = "running"
        self.see_who_chooses()
        self.timing.went_on(CHANCE, [seat for seat in self.pending if seat != CHANCE], entry.at)

    def see_who_chooses(self) -> None:
        self.pending = self.record.state.pending
        if self.record.state.over:
            self.end(self.record.state.outcome.reason)

    def keep_proposal(self, entry: Entry) -> None:
        what: What = msgspec.convert(entry.text, What)
        self.proposal = Proposal(what, entry.seat, [entry.seat])

    def keep_answer(self, entry: Entry) -> None:
        if self.proposal is not None and entry.text == "yes":
            self.proposal.agreed.append(entry.seat)
        else:
            self.proposal = None

    def keep_resignation(self, entry: Entry) -> None:
        self.resigned.add(entry.seat)

    def keep_end(self, entry: Entry) -> None:
        self.end(entry.text)

    def keep_warm(self, entry: Entry) -> None:
        self.warm.add(entry.seat)

    def keep_back(self, entry: Entry) -> None:
        self.warm.discard(entry.seat)

    def keep_rematch(self, entry: Entry) -> None:
        self.rematch = entry.text

    def keep_word(self, entry: Entry) -> None:
        """Chat, and people sitting down and leaving: the rows of the seats say who sits there now."""
        if entry.kind != "chat":
            self.warm.discard(entry.seat)

    def end(self, reason: str) -> None:
        self.status = "over"
        self.pending = []
        self.ending = reason
        self.proposal = None


KEEPING = {
    "start": LiveTable.keep_start,
    "propose": LiveTable.keep_proposal,
    "answer": LiveTable.keep_answer,
    "resign": LiveTable.keep_resignation,
    "end": LiveTable.keep_end,
    "warm": LiveTable.keep_warm,
    "back": LiveTable.keep_back,
    "rematch": LiveTable.keep_rematch,
    "sit": LiveTable.keep_word,
    "leave": LiveTable.keep_word,
    "chat": LiveTable.keep_word,
}


def revived(row: TableRow, seats: list[SeatRow], entries: list[Entry], downtimes: Downtimes = ()) -> LiveTable:
    """The table as its log leaves it. Raises OtherRules, or BadRecord for a log that does not replay."""
    live = LiveTable(row, seats, downtimes)
    live.take_in(entries)
    return live
