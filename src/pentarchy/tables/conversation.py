"""What somebody is answered who comes to a table and speaks."""

from collections.abc import Set

from pentarchy.kernel.errors import PentarchyError
from pentarchy.tables import errors, outgoing, redaction
from pentarchy.tables.incoming import Why
from pentarchy.tables.messages import Message
from pentarchy.tables.outgoing import MissedEntry, Told, Welcome
from pentarchy.tables.rights import Credentials, held_by, played_by, viewers_of
from pentarchy.tables.table import Table
from pentarchy.tables.verbs import SeatVerb


def welcome(
    table: Table, shown: Credentials, here: Set[int], at: int, missed: list[MissedEntry], ref: int | None
) -> Welcome:
    """Everything as it is now, for whoever shows this."""
    sights = [redaction.sight(table, viewer) for viewer in viewers_of(table, shown)]
    seats = played_by(table, shown)
    watched = [seat for seat in held_by(table, shown) if seat not in seats]
    about, rests = redaction.info(table, here), table.timing.rests(at)
    return Welcome(table.seq, at, seats, about, sights, missed, ref, rests, watched)


def refusal(error: PentarchyError, said: Message | None, table: Table | None, shown: Credentials) -> Told:
    """How an error is told to whoever caused it; an answer that comes too late is told what is asked now."""
    ref = said.ref if said is not None else None
    if isinstance(error, errors.Stale) and isinstance(said, SeatVerb | Why) and table is not None:
        ask = redaction.sight(table, said.seat).ask if said.seat in played_by(table, shown) else None
        return outgoing.Stale(str(error), table.seq, ask, ref)
    return redaction.refusal(error, ref)
