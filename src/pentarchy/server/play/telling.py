"""What leaves the server about a table. Of a game's state only view, options and told events of a seat pass here."""

from collections.abc import Callable, Sequence, Set
from functools import lru_cache
from typing import Final, NamedTuple, TypeVar, cast

import msgspec
from msgspec import Raw

from pentarchy.kernel.events import Event, Plain
from pentarchy.kernel.steps import CHANCE
from pentarchy.server.fair import commitment
from pentarchy.server.play.messages import Ask, Facts, Glimpse, Past, Result, SeatInfo, Sight, Step, TableInfo
from pentarchy.server.store.rows import Entry
from pentarchy.server.tables.course import beat_at
from pentarchy.server.tables.library import game_of
from pentarchy.server.tables.live import Happened, LiveTable
from pentarchy.server.tables.terms import PerGame

Eye = int | None
"""A seat, or None for what a spectator sees."""

View = dict[str, Plain]
Glimpses = dict[Eye, Glimpse]
T = TypeVar("T")

ENCODER = msgspec.json.Encoder()
ABSENT: Final = object()


@lru_cache(maxsize=1_024)
def worded(game: str, options: tuple[int, ...]) -> list[str]:
    """The notation of what can be chosen: the same choices come again and again. Nobody may change the list."""
    return [game_of(game).text(move) for move in options]


def asked(live: LiveTable, eye: Eye, view: View) -> Ask | None:
    """The decision that a seat faces; a spectator faces none."""
    if eye is None or eye not in live.pending:
        return None
    options = worded(live.game.slug, tuple(live.record.state.options(eye)))
    question, deadline = str(view["question"]), live.timing.deadline(eye)
    return Ask(eye, live.decision_of(eye), question, options, deadline, beat_at(live, eye))


def sight(live: LiveTable, eye: Eye) -> Sight:
    view = live.record.state.view(eye)
    return Sight(eye, view, asked(live, eye, view))


class Shown(NamedTuple):
    """What an eye was shown last. Eyes that see the same table share it."""

    stance: View
    table: View


def shown(live: LiveTable, eye: Eye) -> Shown:
    state = live.record.state
    return Shown(state.stance(eye), state.sights([eye])[0])


def glimpses(live: LiveTable, eyes: Sequence[Eye], happened: Happened, before: dict[Eye, Shown]) -> Glimpses:
    """What this step tells each of these eyes, against what it was shown before, which is brought up to date."""
    state, told, news = live.record.state, {}, News()
    events = telling_of(happened.events)
    for eye, table in zip(eyes, state.sights([*eyes])):
        stance, old = state.stance(eye), before[eye]
        before[eye] = new = Shown(stance, table)
        told[eye] = Glimpse(eye, events(eye), news.since(old, new), news.gone, asked(live, eye, stance))
    return told


class News:
    """How a view has changed: found and written once for all who saw the same before and see the same now."""

    def __init__(self) -> None:
        self.old: View | None = None
        self.new: View | None = None
        self.changes: View = {}
        self.gone: list[str] = []
        """The names of fields that are no longer there."""
        self.turned: View | None = None
        self.written: Facts = {}

    def since(self, old: Shown, new: Shown) -> Facts:
        """The fields that have changed."""
        if self.old is not old.table or self.new is not new.table:
            self.old, self.new, self.turned = old.table, new.table, None
            self.changes = changed(old.table, new.table)
            same_names = old.table.keys() == new.table.keys()
            self.gone = [] if same_names else [key for key in old.table if key not in new.table]
        turned = changed(old.stance, new.stance)
        if turned != self.turned:
            self.turned, self.written = turned, written({**turned, **self.changes})
        return self.written


def changed(old: View, new: View) -> View:
    """What is not as before. Most of it is the same object, which needs no second look."""
    return {key: value for key, value in new.items() if (was := old.get(key, ABSENT)) is not value and was != value}


def written(told: T) -> T:
    """In JSON already, for messages that go to several; nothing stays nothing."""
    return cast(T, Raw(ENCODER.encode(told))) if told else told


def events_only(eyes: Sequence[Eye], happened: Happened) -> Glimpses:
    """Of an entry that others follow at once: the views belong to the last of them."""
    events = telling_of(happened.events)
    return {eye: Glimpse(eye, events(eye)) for eye in eyes}


def telling_of(events: list[Event]) -> Callable[[Eye], list[Facts]]:
    """How these events are told to an eye: without a secret among them, to all in the same words."""
    if any(event.secret is not None for event in events):
        return lambda eye: [event.told_to(eye) for event in events]
    public: list[Facts] = written([event.told_to(None) for event in events])
    return lambda eye: public


def step(live: LiveTable, entry: Entry, here: Set[int]) -> Step:
    """What everybody hears; the glimpses are for the eyes of each."""
    table = info(live, here) if entry.kind != "line" or live.over else None
    left = live.timing.left if isinstance(live.terms.clock, PerGame) else []
    return Step(entry.seq, entry.kind, shown_seat(entry), entry.at, public_text(entry), [], left, table)


def public_text(entry: Entry) -> str:
    """A line of the record may hold what only one seat may know: it is never told. Undo is, for it is public."""
    return entry.text if entry.kind != "line" or entry.text.startswith("undo ") else ""


def shown_seat(entry: Entry) -> int:
    return entry.seat if entry.seat != CHANCE else -1


def missed(live: LiveTable, eyes: list[Eye], last_seq: int, log: list[Entry]) -> list[Past]:
    """All after an entry, as these eyes may know it; from memory, or by playing the log through again."""
    happened = [*live.recent]
    if len(happened) < live.seq - last_seq:
        again = LiveTable(live.row, live.seats)
        happened = again.take_in(log)
    return [past(each, eyes) for each in happened if each.entry.seq > last_seq]


def past(happened: Happened, eyes: list[Eye]) -> Past:
    entry = happened.entry
    told = [Glimpse(eye, [event.told_to(eye) for event in happened.events]) for eye in eyes if happened.events]
    return Past(entry.seq, entry.kind, entry.seat, entry.at, public_text(entry), told)


def info(live: LiveTable, here: Set[int]) -> TableInfo:
    row, terms = live.row, live.terms
    return TableInfo(
        id=live.id,
        game=live.game.slug,
        rules=live.game.version,
        title=terms.title,
        status=live.status,
        public=row.public,
        options=live.record.state.settings.values,
        clock=terms.clock,
        stand_in=terms.stand_in,
        absent_after=terms.absent_after,
        seats=[seat_info(live, seat, here) for seat in range(len(live.seats))],
        commitment=commitment(row.seed),
        inherited=row.inherited,
        created_at=row.created_at,
        lines=live.lines,
        lesson=terms.lesson,
        proposal=live.proposal,
        ending=live.ending,
        result=result(live),
        seed=row.seed if live.over else None,
        rematch=live.rematch,
    )


def seat_info(live: LiveTable, seat: int, here: Set[int]) -> SeatInfo:
    row = live.seats[seat]
    taken = row.kind == "bot" or row.token_hash is not None
    level = row.level if row.kind == "bot" else ""
    return SeatInfo(seat, row.kind, row.name, level, taken, seat in here, seat in live.warm, seat in live.resigned)


def result(live: LiveTable) -> Result | None:
    """The outcome by the rules; None while the game runs, or when it ended otherwise."""
    if not live.record.state.over:
        return None
    outcome = live.record.state.outcome
    return Result(outcome.places, outcome.scores, outcome.parts, outcome.winners, outcome.tie_break, outcome.rival)
