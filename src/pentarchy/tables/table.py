"""A table: its record, its people and its clock, all folded from one log."""

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from pentarchy.kernel.events import Event
from pentarchy.kernel.record import Record, replay_line
from pentarchy.kernel.record_text import is_undo
from pentarchy.kernel.steps import CHANCE
from pentarchy.tables.clocks import Downtimes, Timing
from pentarchy.tables.consent import OUTVOTED, Proposal, proposal_in
from pentarchy.tables.library import game_of
from pentarchy.tables.log import Entry, Happened, Kind
from pentarchy.tables.luck import Luck
from pentarchy.tables.seats import Seat
from pentarchy.tables.seeding import ALONE, PATIENCE, Seeding, seed_from
from pentarchy.tables.terms import terms_from

Phase = Literal["open", "running", "over", "replay"]
REMEMBERED = 24
"""Entries whose events are kept; older ones are played through again when somebody asks for them."""


@dataclass(slots=True, kw_only=True)
class TableRow:
    """What is written down about a table apart from its seats and its log. Only `status` and the times change."""

    id: str
    game: str
    rules: int
    terms: str
    status: Phase
    public: bool
    seed: str
    """What the server's commitment is to: in scheme 1 the seed itself, in scheme 2 the server's secret part of it."""
    inherited: int
    """The log began with this many record lines of another game."""
    host_hash: str
    created_at: int
    changed_at: int
    due_at: int | None = None
    scheme: int = ALONE
    """How the seed comes about; see `seeding`."""


class Changes:
    """What a verb has done to a table, to be stored before anybody is told."""

    __slots__ = ("happened", "opened", "seats")

    def __init__(self) -> None:
        self.happened: list[Happened] = []
        self.seats: list[Seat] = []
        """Seats that somebody else holds now."""
        self.opened: tuple[TableRow, list[Seat], list[Entry]] | None = None
        """Another table with the beginning of its log, for a rematch."""


class Table:
    """Never ahead of what the caller is about to store: if storing fails, the object is thrown away."""

    def __init__(self, row: TableRow, seats: list[Seat], downtimes: Downtimes = ()) -> None:
        self.id = row.id
        self.game = game_of(row.game, row.rules)
        self.terms = terms_from(row.terms)
        self.row = row
        self.phase: Phase = row.status if row.status == "replay" else "open"
        self.seats = seats
        self.record = Record(self.game, len(seats), self.terms.options)
        self.record.state.listen()
        self.pending: list[int] = []
        """The seats that have to choose: none before the start and after the end."""
        self.seeding = Seeding()
        self.luck = Luck("")
        """Answers nothing before the seed is fixed."""
        self.timing = Timing(self.terms.clock, len(seats), downtimes)
        self.seq = 0
        self.lines = 0
        self.inherited = 0
        """How many moves were there before the table began: their luck was not this table's."""
        self.undos = 0
        self.choices = [0] * len(seats)
        self.stood_in: set[int] = set()
        """The seats that a bot keeps warm until their people are back."""
        self.resigned: set[int] = set()
        """The seats that were given up for good."""
        self.left: set[int] = set()
        """The seats that were left in the middle of the game: a bot plays until their people sit down again."""
        self.joined: set[int] = set()
        """The seats at which somebody sat down after the table was made."""
        self.outvoted: set[int] = set()
        """The seats that a bot was once given to by a vote."""
        self.rights_version = 0
        """Grows with whatever may change who sees and does what."""
        self.last_at = 0
        self.proposal: Proposal | None = None
        self.ending = ""
        self.rematch = ""
        self.recent: deque[Happened] = deque(maxlen=REMEMBERED)
        self.changes = Changes()

    @property
    def over(self) -> bool:
        return self.phase == "over"

    def decision_of(self, seat: int) -> int:
        """The number of the decision that a seat faces: it stays while others answer theirs, and never comes again."""
        return self.choices[seat] + self.undos

    def people(self) -> list[int]:
        """The seats that somebody holds and has not left: those who gave up still watch."""
        return [s.seat for s in self.seats if s.kind == "human" and s.token_hash and s.seat not in self.left]

    def plays_alone(self) -> bool:
        """Whether nobody but the one who made the table plays here."""
        return not self.joined.intersection(self.people())

    def draw_due(self) -> int | None:
        """When the seed is fixed without the parts that are still missing; None while nobody is waited for."""
        if self.over or not self.seeding.waits:
            return None
        begun = self.seeding.begun_at
        return begun + PATIENCE + sum(max(0, up - max(begun, down)) for down, up in self.timing.downtimes)

    def players(self) -> list[int]:
        """The seats of people who still play, whether or not a bot keeps them warm."""
        return [seat for seat in self.people() if seat not in self.resigned]

    def player_of(self, seat: int) -> str:
        """The level of the bot that plays this seat now; '' for a person."""
        row = self.seats[seat]
        if row.kind == "bot":
            return row.level
        kept = row.token_hash is None or seat in self.stood_in or seat in self.resigned or seat in self.left
        return self.terms.stand_in if kept else ""

    def places(self) -> list[int]:
        """Everybody's place at the end, whoever gave up behind all others; [] where the game has no order."""
        if self.phase not in ("over", "replay") or (self.ending != "resigned" and not self.record.state.over):
            return []
        stayed = [seat for seat in range(len(self.seats)) if seat not in self.resigned]
        by_rules = self.record.state.outcome.places if self.record.state.over else [1] * len(self.seats)
        better = {seat: sum(by_rules[other] < by_rules[seat] for other in stayed) for seat in stayed}
        return [better.get(seat, len(stayed)) + 1 for seat in range(len(self.seats))]

    # What verbs do.

    def write(self, kind: Kind, seat: int, text: str, at: int) -> None:
        """Notes something about the people at the table, or the line that the record has just got."""
        entry = Entry(self.seq + 1, kind, seat, text, at)
        self.changes.happened.append(self.fold_entry(entry, self.record.state.heard() if kind == "line" else []))

    def write_line(self, seat: int, at: int) -> None:
        """Lets chance answer what a move has asked it, and notes the line."""
        self.luck.answer_chance(self.record)
        self.write("line", seat, self.record.lines[-1], at)

    def give_seat(self, row: Seat) -> None:
        self.seats[row.seat] = row
        self.changes.seats.append(row)

    def take_changes(self) -> Changes:
        changes, self.changes = self.changes, Changes()
        return changes

    # The fold.

    def fold(self, entries: Sequence[Entry]) -> list[Happened]:
        """Follows the log. The entries must be those right after `seq`."""
        return [self.fold_entry(entry, self.replay(entry)) for entry in entries]

    def replay(self, entry: Entry) -> list[Event]:
        if entry.kind != "line":
            return []
        line = replay_line(self.record, entry.text)
        if self.lines >= self.row.inherited and not line.undo:
            self.luck.answered += len(line.moves) - (entry.seat != CHANCE)
        return self.record.state.heard()

    def fold_entry(self, entry: Entry, events: list[Event]) -> Happened:
        self.seq, self.last_at = entry.seq, entry.at
        FOLDS[entry.kind](self, entry)
        happened = Happened(entry, events)
        self.recent.append(happened)
        return happened

    def fold_line(self, entry: Entry) -> None:
        self.lines += 1
        undone = is_undo(entry.text)
        if self.proposal is not None and self.proposal.lapses_with(entry.seat):
            self.proposal = None
        if undone:
            self.undos += 1
        elif entry.seat != CHANCE:
            self.choices[entry.seat] += 1
        if self.lines == self.row.inherited:
            self.inherited = len(self.record.entries)
        if self.phase == "running":
            self.see_who_chooses()
            self.timing.went_on(entry.seat, self.pending, entry.at, undone)

    def fold_seeding(self, entry: Entry) -> None:
        self.seeding.fold(entry)
        if entry.kind == "draw":
            self.open_luck(entry)

    def fold_start(self, entry: Entry) -> None:
        self.phase = "running"
        self.seeding.fold(entry)
        if self.seeding.done:
            self.open_luck(entry)

    def open_luck(self, entry: Entry) -> None:
        """The seed is fixed: from now on chance answers, and people are asked."""
        seed = seed_from(self.row.scheme, self.id, self.row.seed, self.seeding)
        self.luck = Luck(seed, self.terms.repeated)
        self.see_who_chooses()
        self.timing.went_on(CHANCE, [seat for seat in self.pending if seat != CHANCE], entry.at)

    def see_who_chooses(self) -> None:
        self.pending = self.record.state.pending
        if self.record.state.over:
            self.end(self.record.state.outcome.reason)

    def fold_proposal(self, entry: Entry) -> None:
        self.proposal = proposal_in(entry)

    def fold_answer(self, entry: Entry) -> None:
        if self.proposal is None or entry.text == "no":
            self.proposal = None
        elif entry.text == "yes":
            self.proposal.agreed.append(entry.seat)
        else:
            self.proposal.against.append(entry.seat)

    def fold_resignation(self, entry: Entry) -> None:
        self.resigned.add(entry.seat)
        self.see_who_is_gone(entry.seat)

    def see_who_is_gone(self, seat: int) -> None:
        self.rights_version += 1
        self.stood_in.discard(seat)
        if self.proposal is not None and seat in (self.proposal.seat, self.proposal.about):
            self.proposal = None

    def fold_end(self, entry: Entry) -> None:
        self.end(entry.text)

    def fold_stand_in(self, entry: Entry) -> None:
        self.stood_in.add(entry.seat)
        if entry.text == OUTVOTED:
            self.outvoted.add(entry.seat)
            self.proposal = None

    def fold_sit(self, entry: Entry) -> None:
        self.joined.add(entry.seat)
        self.fold_back(entry)

    def fold_back(self, entry: Entry) -> None:
        """Somebody is back, or somebody else sits down: the seats say who sits there now."""
        self.seeding.fold(entry)
        self.rights_version += 1
        self.stood_in.discard(entry.seat)
        self.left.discard(entry.seat)

    def fold_leave(self, entry: Entry) -> None:
        self.seeding.fold(entry)
        if self.phase == "running":
            self.left.add(entry.seat)
        self.see_who_is_gone(entry.seat)

    def fold_free(self, entry: Entry) -> None:
        self.left.discard(entry.seat)
        self.see_who_is_gone(entry.seat)

    def fold_rematch(self, entry: Entry) -> None:
        self.rematch = entry.text
        self.proposal = None

    def fold_chat(self, entry: Entry) -> None:
        """Words change nothing."""

    def end(self, reason: str) -> None:
        self.phase = "over"
        self.pending = []
        self.ending = reason
        self.proposal = None


FOLDS: Final[dict[Kind, Callable[[Table, Entry], None]]] = {
    "line": Table.fold_line,
    "start": Table.fold_start,
    "propose": Table.fold_proposal,
    "answer": Table.fold_answer,
    "resign": Table.fold_resignation,
    "end": Table.fold_end,
    "warm": Table.fold_stand_in,
    "back": Table.fold_back,
    "sit": Table.fold_sit,
    "leave": Table.fold_leave,
    "free": Table.fold_free,
    "kick": Table.fold_free,
    "rematch": Table.fold_rematch,
    "chat": Table.fold_chat,
    "seal": Table.fold_seeding,
    "reveal": Table.fold_seeding,
    "draw": Table.fold_seeding,
}


def revived(row: TableRow, seats: list[Seat], entries: list[Entry], downtimes: Downtimes = ()) -> Table:
    """The table as its log leaves it. Raises OtherRules, or BadRecord for a log that does not replay."""
    table = Table(row, seats, downtimes)
    table.fold(entries)
    return table
