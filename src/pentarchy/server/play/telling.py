"""What leaves the server about a table. Of a game's state only view, options and told events of a seat pass here."""

from functools import lru_cache

import msgspec
from msgspec import Raw

from pentarchy.kernel.events import Plain
from pentarchy.kernel.steps import CHANCE
from pentarchy.server.fair import commitment
from pentarchy.server.play.messages import Ask, Glimpse, Past, Result, SeatInfo, Sight, Step, TableInfo
from pentarchy.server.store.rows import Entry
from pentarchy.server.tables.course import beat_at
from pentarchy.server.tables.library import game_of
from pentarchy.server.tables.live import Happened, LiveTable
from pentarchy.server.tables.terms import PerGame

Eye = int | None
"""A seat, or None for what a spectator sees."""

View = dict[str, Plain]
Shown = dict[str, bytes]
"""The fields of a view in JSON."""

ENCODER = msgspec.json.Encoder()


@lru_cache(maxsize=65_536)
def text_of(game: str, move: int) -> str:
    return game_of(game).text(move)


def asked(live: LiveTable, eye: Eye, view: View) -> Ask | None:
    """The decision that a seat faces; a spectator faces none."""
    if eye is None or eye not in live.pending:
        return None
    options = [text_of(live.game.slug, move) for move in live.record.state.options(eye)]
    question, deadline = str(view["question"]), live.timing.deadline(eye)
    return Ask(eye, live.decision_of(eye), question, options, deadline, beat_at(live, eye))


def sight(live: LiveTable, eye: Eye) -> Sight:
    view = live.record.state.view(eye)
    return Sight(eye, view, asked(live, eye, view))


def glimpse(live: LiveTable, eye: Eye, happened: Happened, before: Shown) -> tuple[Glimpse, Shown]:
    """What this step tells an eye, against what it was shown before."""
    view = live.record.state.view(eye)
    now = shown(view)
    told = Glimpse(eye, [event.told_to(eye) for event in happened.events])
    told.changes = {key: Raw(value) for key, value in now.items() if before.get(key) != value}
    told.gone = [key for key in before if key not in now]
    told.ask = asked(live, eye, view)
    return told, now


def shown(view: View) -> Shown:
    """Encoded once, field by field: quick to compare, sent as it is, and small to keep."""
    encode = ENCODER.encode
    return {key: encode(value) for key, value in view.items()}


def step(live: LiveTable, entry: Entry, glimpses: list[Glimpse], here: set[int]) -> Step:
    table = info(live, here) if entry.kind != "line" or live.over else None
    left = live.timing.left if isinstance(live.terms.clock, PerGame) else []
    return Step(entry.seq, entry.kind, shown_seat(entry), entry.at, public_text(entry), glimpses, left, table)


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


def info(live: LiveTable, here: set[int]) -> TableInfo:
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


def seat_info(live: LiveTable, seat: int, here: set[int]) -> SeatInfo:
    row = live.seats[seat]
    taken = row.kind == "bot" or row.token_hash is not None
    level = row.level if row.kind == "bot" else ""
    return SeatInfo(seat, row.kind, row.name, level, taken, seat in here, seat in live.warm, seat in live.resigned)


def result(live: LiveTable) -> Result | None:
    """The outcome by the rules; None while the game runs, or when it ended otherwise."""
    if not live.record.state.over:
        return None
    outcome = live.record.state.outcome
    return Result(outcome.places, outcome.scores, outcome.parts, outcome.winners, outcome.tie_break)
