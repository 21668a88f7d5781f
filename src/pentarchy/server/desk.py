"""The desk: the tables that this node has in memory, and the one way to change one."""

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Protocol

from pentarchy.kernel.errors import PentarchyError
from pentarchy.server.bus import Bus
from pentarchy.server.errors import Unavailable
from pentarchy.server.play import telling
from pentarchy.server.play.codec import encode
from pentarchy.server.play.messages import Presence
from pentarchy.server.play.telling import Eye, Shown
from pentarchy.server.store import Store
from pentarchy.server.store.rows import Append, SeatRow, Taken
from pentarchy.server.tables.deeds import Deed
from pentarchy.server.tables.live import Happened, LiveTable, revived

LOG = logging.getLogger(__name__)
ATTEMPTS = 8


def now() -> int:
    return time.time_ns() // 1_000_000


class Listener(Protocol):
    """Somebody at a table: which seats' views they get, and a way to tell them."""

    eyes: tuple[Eye, ...]

    def tell(self, message: str) -> None: ...


class Place:
    """A table in memory with the people who listen to it. `lock` is held while it changes."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.broken = False
        """What is in memory may not be what is stored: it must be read again."""
        self.told = live.seq
        self.lock = asyncio.Lock()
        self.audience: set[Listener] = set()
        self.eyes: tuple[Eye, ...] = ()
        """All through which somebody listens."""
        self.here: frozenset[int] = frozenset()
        """The seats at which somebody is."""
        self.shown: dict[Eye, Shown] = {}
        self.used_at = time.monotonic()

    def enter(self, listener: Listener) -> None:
        """Call with the lock held, right before the welcome is sent: from then on the listener hears every step."""
        self.audience.add(listener)
        self.count()
        for eye in listener.eyes:
            self.shown[eye] = telling.shown(self.live, eye)

    def leave(self, listener: Listener) -> None:
        self.audience.discard(listener)
        self.count()
        self.shown = {eye: shown for eye, shown in self.shown.items() if eye in self.eyes}

    def count(self) -> None:
        self.eyes = tuple({eye for listener in self.audience for eye in listener.eyes})
        self.here = frozenset(eye for eye in self.eyes if eye is not None)


class Desk:
    """Every change is stored before anybody hears of it. Of several nodes that change a table at once, one succeeds;
    the others catch up and try again on what is there now."""

    def __init__(self, store: Store, bus: Bus, due: Callable[[LiveTable, int], int | None]) -> None:
        self.store = store
        self.bus = bus
        self.due = due
        self.places: dict[str, Place] = {}
        self.opening: dict[str, asyncio.Lock] = {}
        self.downtimes: list[tuple[int, int]] = []
        self.changed: list[Callable[[Place], None]] = []
        """Called after each change that was made on this node."""

    async def place(self, table_id: str) -> Place:
        """The table, from memory or from the store. Raises NoSuchTable, OtherRules."""
        place = self.places.get(table_id)
        if place is None:
            lock = self.opening.setdefault(table_id, asyncio.Lock())
            async with lock:
                place = self.places.get(table_id) or Place(await self.revive(table_id))
                self.places[table_id] = place
            self.opening.pop(table_id, None)
        place.used_at = time.monotonic()
        return place

    async def revive(self, table_id: str) -> LiveTable:
        row, seats, entries = await self.store.load(table_id)
        return revived(row, seats, entries, self.downtimes)

    async def act(self, table_id: str, deed: Deed, seats: list[SeatRow] | None = None) -> int:
        """Does something at a table and returns its number once it is durable. Raises what the deed raises."""
        place = await self.place(table_id)
        async with place.lock:
            for _ in range(ATTEMPTS):
                if place.broken:
                    await self.mend(place)
                if await self.attempt(place, deed, seats or []):
                    break
            else:
                raise Unavailable("too many things happen at this table at once: try again")
        for changed in self.changed:
            changed(place)
        return place.live.seq

    async def attempt(self, place: Place, deed: Deed, seats: list[SeatRow]) -> bool:
        live, before, at = place.live, place.live.seq, now()
        place.broken = True
        try:
            entries = deed(live, at)
        except PentarchyError:
            place.broken = live.seq != before
            raise
        try:
            await self.store.append(Append(live.id, entries, live.status, self.due(live, at), seats))
        except Taken:
            return False
        place.broken = False
        self.announce(place, [*live.recent][-len(entries) :])
        self.bus.publish(live.id, live.seq)
        return True

    async def mend(self, place: Place) -> None:
        """Reads a table again that has gone wrong in memory, and tells its people what they have not heard."""
        row, seats, entries = await self.store.load(place.live.id)
        live = LiveTable(row, seats, self.downtimes)
        happened = live.take_in(entries)
        place.live, place.broken = live, False
        self.announce(place, [each for each in happened if each.entry.seq > place.told])

    async def follow(self, table_id: str, seq: int) -> None:
        """Another node says that a table has gone on."""
        place = self.places.get(table_id)
        if place is None or place.live.seq >= seq:
            return
        async with place.lock:
            if place.broken:
                await self.mend(place)
            await self.catch_up(place)

    async def catch_up(self, place: Place) -> None:
        entries = await self.store.since(place.live.id, place.live.seq)
        if any(entry.kind in ("sit", "leave", "start") for entry in entries):
            place.live.seats = await self.store.seats_of(place.live.id)
        self.announce(place, place.live.take_in(entries))

    def announce(self, place: Place, happened: list[Happened]) -> None:
        """Tells everybody at the table, each what they may know. Several entries at once are told in one go: the views
        belong to the last of them."""
        for each in happened:
            place.told = each.entry.seq
            self.tell(place, each, last=each is happened[-1])

    def tell(self, place: Place, happened: Happened, last: bool) -> None:
        live, entry = place.live, happened.entry
        if last:
            glimpses = telling.glimpses(live, place.eyes, happened, place.shown)
        else:
            glimpses = telling.events_only(place.eyes, happened)
        step, messages = telling.step(live, entry, place.here), dict[tuple[Eye, ...], str]()
        for listener in place.audience:
            eyes = listener.eyes
            if eyes not in messages:
                step.glimpses = [glimpses[eye] for eye in eyes] if entry.kind == "line" or last else []
                messages[eyes] = encode(step)
            listener.tell(messages[eyes])

    # Coming and going.

    def tell_presence(self, place: Place) -> None:
        message = encode(Presence(sorted(place.here)))
        for listener in place.audience:
            listener.tell(message)

    def forget_idle(self, seconds: float) -> None:
        """Drops tables from memory that nobody listens to and nobody has used for a while."""
        limit = time.monotonic() - seconds
        for table_id, place in [*self.places.items()]:
            if not place.audience and place.used_at < limit and not place.lock.locked():
                del self.places[table_id]

    async def look_for_missed(self) -> None:
        """What the bus may have lost: asks the store about every table that somebody listens to."""
        watched = {table_id: place for table_id, place in self.places.items() if place.audience}
        if watched:
            for table_id, seq in (await self.store.latest([*watched])).items():
                await self.follow(table_id, seq)
