"""A table in the memory of the worker, with all that is stored of it."""

from typing import Any

from pentarchy.browser.codec import encode
from pentarchy.browser.effects import Store, Stored
from pentarchy.tables import redaction
from pentarchy.tables.audience import Audience
from pentarchy.tables.log import Entry
from pentarchy.tables.outgoing import MissedEntry
from pentarchy.tables.rights import Viewer
from pentarchy.tables.seats import Seat
from pentarchy.tables.table import Changes, Table, TableRow, revived


class OpenTable:
    def __init__(self, stored: Stored) -> None:
        """Raises OtherRules, BadRecord."""
        self.stored = stored
        self.table = self.revived()
        self.connected: frozenset[int] = frozenset()
        self.watched = False
        self.audience: Audience[str, OpenTable] = Audience(self, encode)

    def revived(self) -> Table:
        stored = self.stored
        return revived(stored.row, stored.seats, stored.entries, stored.downtimes)

    def keep(self, changes: Changes) -> Store:
        """What has to be written down after a change."""
        stored, entries = self.stored, [each.entry for each in changes.happened]
        stored.row.status = self.table.phase
        stored.row.changed_at = self.table.last_at
        stored.entries += entries
        return Store(self.table.id, stored.row, stored.seats, stored.downtimes, entries)

    def missed(self, viewers: tuple[Viewer, ...], last_seq: int | None) -> list[MissedEntry]:
        """All after an entry; what is no longer remembered is played through again."""
        if last_seq is None:
            return []
        happened = [*self.table.recent]
        if self.table.seq - last_seq > len(happened):
            happened = Table(self.stored.row, self.stored.seats).fold(self.stored.entries)
        return [redaction.past(each, viewers) for each in happened if each.entry.seq > last_seq]


def stored_from(plain: dict[str, Any], now: int) -> Stored:
    """A table as the browser has kept it. While no page was open, no clock ran."""
    entries = [Entry(**each) for each in plain["entries"]]
    downtimes = [(start, end) for start, end in plain["downtimes"]]
    if entries and entries[-1].at < now:
        downtimes.append((entries[-1].at, now))
    return Stored(TableRow(**plain["row"]), [Seat(**each) for each in plain["seats"]], downtimes, entries)
