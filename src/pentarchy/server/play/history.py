"""What somebody has missed at a table: recent entries from memory, older ones from a record worker."""

import logging
from typing import TYPE_CHECKING, cast

import msgspec

from pentarchy.server.errors import Failed, TooMany
from pentarchy.server.live_tables import OpenTable
from pentarchy.server.workers.record_jobs import Missed
from pentarchy.tables import redaction
from pentarchy.tables.errors import Unavailable
from pentarchy.tables.outgoing import MissedEntry
from pentarchy.tables.rights import Viewer
from pentarchy.tables.table import Table

if TYPE_CHECKING:
    from pentarchy.server.node import Node

LOG = logging.getLogger(__name__)
Viewers = tuple[Viewer, ...]


class History:
    """All after an entry, as some viewers may know it. `ask` may take a while; `entries` is as the table is then."""

    def __init__(self, viewers: Viewers, last_seq: int | None) -> None:
        self.viewers = viewers
        self.last_seq = last_seq
        self.older: list[MissedEntry] = []

    async def ask(self, node: "Node", address: str, opened: OpenTable) -> None:
        """If no worker is free, only the latest entries are sent; the current state is sent in any case."""
        table = opened.table
        if self.last_seq is None or table.seq - self.last_seq <= len(table.recent):
            return
        log = await node.store.since(table.id, 0)
        job = Missed(table.row, table.seats, log, [*self.viewers], self.last_seq)
        try:
            found = await node.record_pool.run(address, job, list[msgspec.Raw])
        except (Unavailable, TooMany, Failed) as error:
            LOG.warning("a history is told in part: %s", error, extra={"table": table.id})
            return
        self.older = cast(list[MissedEntry], found)
        self.last_seq = max(self.last_seq, log[-1].seq if log else 0)

    def entries(self, table: Table) -> list[MissedEntry]:
        if self.last_seq is None:
            return []
        latest = [each for each in table.recent if each.entry.seq > self.last_seq]
        return [*self.older, *(redaction.past(each, self.viewers) for each in latest)]
