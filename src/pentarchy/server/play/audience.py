"""The audience of every table that somebody listens to on this node."""

from typing import TypeVar, cast

from msgspec import Raw

from pentarchy.server.live_tables import LiveTables, OpenTable, TableObserver
from pentarchy.server.play.codec import ENCODER, encode
from pentarchy.tables.audience import REMOVED, Audience, Listener
from pentarchy.tables.log import Happened
from pentarchy.tables.redaction import Redaction

T = TypeVar("T")
HereAudience = Audience[bytes, OpenTable]


def packed(told: T) -> T:
    """In JSON already, for messages that go to several; nothing stays nothing."""
    return cast(T, Raw(ENCODER.encode(told))) if told else told


REDACTION = Redaction(packed, packed)


class Audiences(TableObserver):
    def __init__(self, live: LiveTables) -> None:
        self.audiences: dict[str, HereAudience] = {}
        live.observe(self)

    def of(self, opened: OpenTable) -> HereAudience:
        audience = self.audiences.get(opened.table.id)
        if audience is None or audience.opened is not opened:
            audience = self.audiences[opened.table.id] = Audience(opened, encode, REDACTION)
        return audience

    def announce(self, opened: OpenTable, happened: list[Happened]) -> None:
        audience = self.audiences.get(opened.table.id)
        if audience is not None:
            audience.tell_all(happened)

    def removed(self, opened: OpenTable) -> None:
        audience = self.audiences.pop(opened.table.id, None) or Audience(opened, encode, REDACTION)
        for listener in [*audience.listeners]:
            audience.send_away(listener, REMOVED)

    def part(self, audience: HereAudience, listener: Listener[bytes]) -> None:
        audience.leave(listener)
        if not audience.listeners and self.audiences.get(audience.opened.table.id) is audience:
            del self.audiences[audience.opened.table.id]
