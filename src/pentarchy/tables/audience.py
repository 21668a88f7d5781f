"""The people who listen to a table, and what each of them is told."""

from collections.abc import Callable
from typing import Generic, Protocol, TypeVar

from pentarchy.tables import redaction
from pentarchy.tables.log import Happened
from pentarchy.tables.outgoing import Presence, Told
from pentarchy.tables.redaction import Redaction, Snapshot
from pentarchy.tables.rights import Credentials, Viewer, viewers_now
from pentarchy.tables.table import Table

M = TypeVar("M")
"""What a message is on the line: bytes, or text."""
N = TypeVar("N", contravariant=True)
SEATS_CHANGED, SIGNED_OUT, BANNED, REMOVED = 4001, 4002, 4003, 4004
"""Why a line ends: what it may see has changed, its account was signed out, its person is not let in any more, its
table no longer exists. After the first two a new hello finds out what is still allowed."""


class Listener(Protocol[N]):
    """Somebody at a table: through whose eyes they see, and a way to tell them."""

    shown: Credentials
    viewers: tuple[Viewer, ...]

    def tell(self, message: N) -> None: ...

    def end(self, code: int) -> None:
        """Nothing more is told or taken after this."""


class Carried(Protocol):
    """A table in the hands of whoever carries it."""

    table: Table
    connected: frozenset[int]
    """The seats at which somebody is."""
    watched: bool
    """Whether anybody is told what happens here."""


C = TypeVar("C", bound=Carried)


class Audience(Generic[M, C]):
    """All who listen to one table here."""

    def __init__(self, opened: C, encode: Callable[[Told], M], redaction: Redaction | None = None) -> None:
        self.opened = opened
        self.encode = encode
        self.redaction = redaction or Redaction()
        self.listeners: set[Listener[M]] = set()
        self.viewers: tuple[Viewer, ...] = ()
        """All through whose eyes somebody listens."""
        self.snapshots: dict[Viewer, Snapshot] = {}
        self.rights_version = opened.table.rights_version

    def enter(self, listener: Listener[M]) -> None:
        """Call right before the welcome is sent, with nothing happening between: from then on the listener hears every
        step."""
        self.listeners.add(listener)
        self.count()
        for viewer in listener.viewers:
            self.snapshots[viewer] = redaction.snapshot(self.opened.table, viewer)

    def leave(self, listener: Listener[M]) -> None:
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

    def send_away(self, listener: Listener[M], code: int) -> None:
        self.leave(listener)
        listener.end(code)

    def tell(self, happened: Happened, last: bool) -> None:
        table, entry = self.opened.table, happened.entry
        if last:
            updates = self.redaction.updates(table, self.viewers, happened, self.snapshots)
        else:
            updates = self.redaction.events_only(self.viewers, happened)
        step, messages = redaction.step(table, entry, self.opened.connected), dict[tuple[Viewer, ...], M]()
        for listener in self.listeners:
            viewers = listener.viewers
            if viewers not in messages:
                step.glimpses = [updates[viewer] for viewer in viewers] if entry.kind == "line" or last else []
                messages[viewers] = self.encode(step)
            listener.tell(messages[viewers])

    def tell_presence(self) -> None:
        message = self.encode(Presence(sorted(self.opened.connected)))
        for listener in self.listeners:
            listener.tell(message)
