"""The people who listen to a table, and what each of them is told."""

from typing import Protocol, TypeVar, cast

from msgspec import Raw

from pentarchy.server.live_tables import OpenTable
from pentarchy.server.play.codec import ENCODER, encode
from pentarchy.tables import redaction
from pentarchy.tables.log import Happened
from pentarchy.tables.redaction import Redaction, Snapshot
from pentarchy.tables.rights import Viewer
from pentarchy.tables.told import Presence

T = TypeVar("T")


class Listener(Protocol):
    """Somebody at a table: through whose eyes they see, and a way to tell them."""

    viewers: tuple[Viewer, ...]

    def tell(self, message: str) -> None: ...


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
        for each in happened:
            self.tell(each, last=each is happened[-1])

    def tell(self, happened: Happened, last: bool) -> None:
        table, entry = self.opened.table, happened.entry
        if last:
            updates = self.redaction.updates(table, self.viewers, happened, self.snapshots)
        else:
            updates = self.redaction.events_only(self.viewers, happened)
        step, messages = redaction.step(table, entry, self.opened.connected), dict[tuple[Viewer, ...], str]()
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


class Audiences:
    """The audience of every table that somebody listens to."""

    def __init__(self) -> None:
        self.audiences: dict[str, Audience] = {}

    def of(self, opened: OpenTable) -> Audience:
        return self.audiences.setdefault(opened.table.id, Audience(opened))

    def announce(self, opened: OpenTable, happened: list[Happened]) -> None:
        audience = self.audiences.get(opened.table.id)
        if audience is not None:
            audience.tell_all(happened)

    def part(self, audience: Audience, listener: Listener) -> None:
        audience.leave(listener)
        if not audience.listeners:
            self.audiences.pop(audience.opened.table.id, None)
