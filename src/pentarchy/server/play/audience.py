"""The people who listen to a table, and what each of them is told."""

from typing import Protocol, TypeVar, cast

from msgspec import Raw

from pentarchy.server.live_tables import LiveTables, OpenTable, TableObserver
from pentarchy.server.play.codec import ENCODER, encode
from pentarchy.tables import redaction
from pentarchy.tables.log import Happened
from pentarchy.tables.outgoing import Presence
from pentarchy.tables.redaction import Redaction, Snapshot
from pentarchy.tables.rights import Credentials, Viewer, viewers_now

T = TypeVar("T")
SEATS_CHANGED, SIGNED_OUT, BANNED, REMOVED = 4001, 4002, 4003, 4004
"""Why a websocket ends: what it may see has changed, its account was signed out, its person is not let in any more, its
table no longer exists. After the first two a new hello finds out what is still allowed."""


class Listener(Protocol):
    """Somebody at a table: through whose eyes they see, and a way to tell them."""

    shown: Credentials
    viewers: tuple[Viewer, ...]

    def tell(self, message: bytes) -> None: ...

    def end(self, code: int) -> None:
        """Nothing more is told or taken after this."""


def packed(told: T) -> T:
    """In JSON already, for messages that go to several; nothing stays nothing."""
    return cast(T, Raw(ENCODER.encode(told))) if told else told


class Audience:
    """All who listen to one table on this node."""

    redaction = Redaction(packed, packed)

    def __init__(self, opened: OpenTable) -> None:
        self.opened = opened
        self.listeners: set[Listener] = set()
        self.viewers: tuple[Viewer, ...] = ()
        """All through whose eyes somebody listens."""
        self.snapshots: dict[Viewer, Snapshot] = {}
        self.rights_version = opened.table.rights_version

    def enter(self, listener: Listener) -> None:
        """Call with the lock held, right before the welcome is sent: from then on the listener hears every step."""
        self.listeners.add(listener)
        self.count()
        for viewer in listener.viewers:
            self.snapshots[viewer] = redaction.snapshot(self.opened.table, viewer)

    def leave(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        self.count()
        self.snapshots = {viewer: shown for viewer, shown in self.snapshots.items() if viewer in self.viewers}

    def count(self) -> None:
        self.viewers = tuple({viewer for listener in self.listeners for viewer in listener.viewers})
        self.opened.connected = frozenset(viewer for viewer in self.viewers if viewer is not None)
        self.opened.watched = bool(self.listeners)

    def tell_all(self, happened: list[Happened]) -> None:
        """Tells everybody, each what they may know. Several entries at once are told in one go: the views belong to
        the last of them."""
        self.check_rights()
        for each in happened:
            self.tell(each, last=each is happened[-1])

    def check_rights(self) -> None:
        """Sends everybody away who may see something else now: nothing more is told on rights of the past."""
        table = self.opened.table
        if table.rights_version == self.rights_version:
            return
        self.rights_version = table.rights_version
        for listener in [*self.listeners]:
            if viewers_now(table, listener.shown) != listener.viewers:
                self.send_away(listener, SEATS_CHANGED)

    def send_away(self, listener: Listener, code: int) -> None:
        self.leave(listener)
        listener.end(code)

    def tell(self, happened: Happened, last: bool) -> None:
        table, entry = self.opened.table, happened.entry
        if last:
            updates = self.redaction.updates(table, self.viewers, happened, self.snapshots)
        else:
            updates = self.redaction.events_only(self.viewers, happened)
        step, messages = redaction.step(table, entry, self.opened.connected), dict[tuple[Viewer, ...], bytes]()
        for listener in self.listeners:
            viewers = listener.viewers
            if viewers not in messages:
                step.glimpses = [updates[viewer] for viewer in viewers] if entry.kind == "line" or last else []
                messages[viewers] = encode(step)
            listener.tell(messages[viewers])

    def tell_presence(self) -> None:
        message = encode(Presence(sorted(self.opened.connected)))
        for listener in self.listeners:
            listener.tell(message)


class Audiences(TableObserver):
    """The audience of every table that somebody listens to."""

    def __init__(self, live: LiveTables) -> None:
        self.audiences: dict[str, Audience] = {}
        live.observe(self)

    def of(self, opened: OpenTable) -> Audience:
        audience = self.audiences.get(opened.table.id)
        if audience is None or audience.opened is not opened:
            audience = self.audiences[opened.table.id] = Audience(opened)
        return audience

    def announce(self, opened: OpenTable, happened: list[Happened]) -> None:
        audience = self.audiences.get(opened.table.id)
        if audience is not None:
            audience.tell_all(happened)

    def removed(self, opened: OpenTable) -> None:
        audience = self.audiences.pop(opened.table.id, Audience(opened))
        for listener in [*audience.listeners]:
            audience.send_away(listener, REMOVED)

    def part(self, audience: Audience, listener: Listener) -> None:
        audience.leave(listener)
        if not audience.listeners and self.audiences.get(audience.opened.table.id) is audience:
            del self.audiences[audience.opened.table.id]
