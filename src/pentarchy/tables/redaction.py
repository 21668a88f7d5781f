"""What leaves a table. Of a game's state only view, options and told events of a seat pass here."""

from collections.abc import Callable, Sequence, Set
from functools import lru_cache
from typing import Final, NamedTuple

from pentarchy.kernel.errors import BadNotation, CannotUndo, IllegalMove, PentarchyError, UnknownMove
from pentarchy.kernel.events import Event, Facts
from pentarchy.kernel.record import Record
from pentarchy.kernel.record_text import is_undo
from pentarchy.kernel.steps import CHANCE
from pentarchy.tables import errors, outgoing
from pentarchy.tables.incoming import Why
from pentarchy.tables.lesson_script import beat_at
from pentarchy.tables.library import game_of
from pentarchy.tables.log import Entry, Happened
from pentarchy.tables.outgoing import (
    Ask,
    CurrentView,
    MissedEntry,
    PartInfo,
    Result,
    SeatInfo,
    Step,
    TableInfo,
    ViewUpdate,
)
from pentarchy.tables.rights import Viewer
from pentarchy.tables.seeding import ALONE, Seeding, promise
from pentarchy.tables.table import Table

ABSENT: Final = object()


@lru_cache(maxsize=1_024)
def worded(game: str, rules: int, options: tuple[int, ...]) -> list[str]:
    """The notation of what can be chosen: the same choices come again and again. Nobody may change the list."""
    return [game_of(game, rules).text(move) for move in options]


def asked(table: Table, viewer: Viewer, view: Facts) -> Ask | None:
    """The decision that a seat faces; a spectator faces none."""
    if viewer is None or viewer not in table.pending:
        return None
    ask = question_to(table.record, viewer, table.decision_of(viewer), str(view["question"]))
    ask.deadline, ask.beat = table.timing.deadline(viewer), beat_at(table, viewer)
    return ask


def question_to(record: Record, seat: int, decision: int, question: str) -> Ask:
    """What a seat may choose now, with what the rules tell about it."""
    state = record.state
    moves, told = state.options(seat), state.option_facts(seat)
    options = worded(record.game.slug, record.game.version, tuple(moves))
    facts = {option: told[move] for move, option in zip(moves, options) if move in told} if told else {}
    return Ask(seat, decision, question, state.rule(seat), options, facts=facts)


def sight(table: Table, viewer: Viewer) -> CurrentView:
    view = table.record.state.view(viewer)
    return CurrentView(viewer, view, asked(table, viewer, view))


class Snapshot(NamedTuple):
    """What a viewer was shown last. Viewers who see the same table share it."""

    stance: Facts
    table: Facts


def snapshot(table: Table, viewer: Viewer) -> Snapshot:
    state = table.record.state
    return Snapshot(state.stance(viewer), state.sights([viewer])[0])


class Redaction:
    """Tells what happened to each viewer. `pack_facts` and `pack_events` may put what goes to several people into its
    final form, once for all."""

    def __init__(
        self,
        pack_facts: Callable[[Facts], Facts] = lambda facts: facts,
        pack_events: Callable[[list[Facts]], list[Facts]] = lambda events: events,
    ) -> None:
        self.pack_facts = pack_facts
        self.pack_events = pack_events

    def updates(
        self, table: Table, viewers: Sequence[Viewer], happened: Happened, before: dict[Viewer, Snapshot]
    ) -> dict[Viewer, ViewUpdate]:
        """What this entry tells each viewer, against what they were shown before, which is brought up to date."""
        state, found, diff = table.record.state, {}, ViewDiff(self.pack_facts)
        events = self.events(happened.events)
        for viewer, view in zip(viewers, state.sights([*viewers])):
            stance, old = state.stance(viewer), before[viewer]
            before[viewer] = new = Snapshot(stance, view)
            changes = diff.since(old, new)
            found[viewer] = ViewUpdate(viewer, events(viewer), changes, diff.gone, asked(table, viewer, stance))
        return found

    def events_only(self, viewers: Sequence[Viewer], happened: Happened) -> dict[Viewer, ViewUpdate]:
        """Of an entry that others follow at once: the views belong to the last of them."""
        events = self.events(happened.events)
        return {viewer: ViewUpdate(viewer, events(viewer)) for viewer in viewers}

    def events(self, events: list[Event]) -> Callable[[Viewer], list[Facts]]:
        """How these events are told to a viewer: without a secret among them, to all in the same words."""
        if any(event.secret is not None for event in events):
            return lambda viewer: [event.told_to(viewer) for event in events]
        public = self.pack_events([event.told_to(None) for event in events])
        return lambda viewer: public


class ViewDiff:
    """How a view has changed: found once for all who saw the same before and see the same now."""

    def __init__(self, pack: Callable[[Facts], Facts]) -> None:
        self.pack = pack
        self.old: Facts | None = None
        self.new: Facts | None = None
        self.changes: Facts = {}
        self.gone: list[str] = []
        """The names of fields that are no longer there."""
        self.turned: Facts | None = None
        self.packed: Facts = {}

    def since(self, old: Snapshot, new: Snapshot) -> Facts:
        """The fields that have changed."""
        if self.old is not old.table or self.new is not new.table:
            self.old, self.new, self.turned = old.table, new.table, None
            self.changes = changed(old.table, new.table)
            same_names = old.table.keys() == new.table.keys()
            self.gone = [] if same_names else [key for key in old.table if key not in new.table]
        turned = changed(old.stance, new.stance)
        if turned != self.turned:
            self.turned, self.packed = turned, self.pack({**turned, **self.changes})
        return self.packed


def changed(old: Facts, new: Facts) -> Facts:
    """What is not as before. Most of it is the same object, which needs no second look."""
    return {key: value for key, value in new.items() if (was := old.get(key, ABSENT)) is not value and was != value}


def step(table: Table, entry: Entry, here: Set[int]) -> Step:
    """What everybody hears; the glimpses are for each viewer alone."""
    about = info(table, here) if entry.kind != "line" or table.over else None
    left = table.timing.left if table.terms.clock.type == "game" else []
    return Step(entry.seq, entry.kind, shown_seat(entry), entry.at, public_text(entry), [], left, about)


def public_text(entry: Entry) -> str:
    """A line of the record may hold what only one seat may know: it is never told. Undo is, for it is public."""
    return entry.text if entry.kind != "line" or is_undo(entry.text) else ""


def shown_seat(entry: Entry) -> int:
    return entry.seat if entry.seat != CHANCE else -1


def past(happened: Happened, viewers: Sequence[Viewer]) -> MissedEntry:
    """An entry of some time ago, as these viewers may know it."""
    entry = happened.entry
    known = [
        ViewUpdate(each, [event.told_to(each) for event in happened.events]) for each in viewers if happened.events
    ]
    return MissedEntry(entry.seq, entry.kind, entry.seat, entry.at, public_text(entry), known)


def reason(table: Table, why: Why) -> outgoing.Reason:
    """Why a move is not possible; rights are checked before."""
    if why.seat not in table.pending:
        raise errors.Stale("this seat has nothing to decide now")
    refusal = table.record.state.why_not(table.game.parse(why.move), why.seat)
    if refusal is None:
        return outgoing.Reason(True, ref=why.ref)
    return outgoing.Reason(False, refusal.rule, refusal.key, refusal.facts, why.ref)


def refusal(error: PentarchyError, ref: int | None) -> outgoing.Told:
    """How an error is told to whoever caused it."""
    why = str(error)
    if isinstance(error, IllegalMove):
        return outgoing.Illegal(why, error.rule, error.key, error.refusal.facts, ref)
    if isinstance(error, BadNotation | UnknownMove):
        return outgoing.Illegal(why, "", "no-such-move", ref=ref)
    if isinstance(error, errors.Unauthorised):
        return outgoing.Unauthorised(why, ref)
    if isinstance(error, CannotUndo):
        return outgoing.Refused("cannot-undo", why, ref)
    return outgoing.Refused(error.code if isinstance(error, errors.Refused) else "refused", why, ref)


def info(table: Table, here: Set[int]) -> TableInfo:
    """What everybody may know about a table; `here` are the seats at which somebody is."""
    row, terms = table.row, table.terms
    return TableInfo(
        id=table.id,
        game=table.game.slug,
        rules=table.game.version,
        title=terms.title,
        status=table.phase,
        public=row.public,
        options=table.record.state.settings.values,
        clock=terms.clock,
        stand_in=terms.stand_in,
        absent_after=terms.absent_after,
        seats=[seat_info(table, seat, here) for seat in range(len(table.seats))],
        commitment=promise(row.scheme, row.id, row.seed),
        inherited=row.inherited,
        created_at=row.created_at,
        lines=table.lines,
        lesson=terms.lesson,
        scheme=row.scheme,
        parts=parts_in(table.seeding),
        drawing=table.draw_due() is not None,
        proposal=table.proposal,
        ending=table.ending,
        result=result(table),
        seed=(table.luck.seed or None) if table.over else None,
        secret=row.seed if table.over and row.scheme != ALONE else None,
        rematch=table.rematch,
        origin=terms.origin,
        repeated=len(terms.repeated),
    )


def parts_in(seeding: Seeding) -> list[PartInfo]:
    return [PartInfo(seat, seal, seeding.parts.get(seat)) for seat, seal in sorted(seeding.seals.items())]


def seat_info(table: Table, seat: int, here: Set[int]) -> SeatInfo:
    row = table.seats[seat]
    level = row.level if row.kind == "bot" else ""
    gone = seat in table.stood_in, seat in table.resigned, seat in table.left
    return SeatInfo(seat, row.kind, row.name, level, not row.is_free, seat in here, *gone)


def result(table: Table) -> Result | None:
    """Who has won; None while the game runs, or when it ended by agreement. Whoever gave up has not won."""
    places = table.places()
    if not places:
        return None
    if not table.record.state.over:
        return Result(places, [], [], [seat for seat in range(len(places)) if seat not in table.resigned], "", {})
    outcome = table.record.state.outcome
    stayed = [seat for seat in outcome.winners if seat not in table.resigned]
    winners = stayed or [seat for seat, place in enumerate(places) if place == 1 and outcome.winners]
    return Result(places, outcome.scores, outcome.parts, winners, outcome.tie_break, outcome.rival)
