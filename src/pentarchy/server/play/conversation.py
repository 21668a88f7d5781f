"""One websocket: hello, what was missed, then steps as they come and answers to what is said."""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from starlette.types import Receive, Send
from starlette.websockets import WebSocketDisconnect

from pentarchy.kernel.errors import BadNotation, CannotUndo, IllegalMove, PentarchyError, UnknownMove
from pentarchy.server import errors
from pentarchy.server.desk import Place, now
from pentarchy.server.limits import Bucket
from pentarchy.server.play import messages as m
from pentarchy.server.play import telling
from pentarchy.server.play.codec import decode, encode
from pentarchy.server.play.eager import Begun
from pentarchy.server.play.telling import Eye
from pentarchy.server.store.rows import Entry
from pentarchy.server.tables import deeds
from pentarchy.server.tables.seating import held_by

if TYPE_CHECKING:
    from pentarchy.server.node import Node

LOG = logging.getLogger(__name__)
LONGEST_QUEUE = 256
HELLO_WITHIN = 10.0
MOST_REFUSALS = 100
POLICY, TRY_AGAIN = 1008, 1013


class Line:
    """A websocket in the plain terms of ASGI: a frame is worth no more layers than that."""

    def __init__(self, receive: Receive, send: Send) -> None:
        self.receive = receive
        self.send = send

    def say(self, text: str) -> Awaitable[None]:
        return self.send({"type": "websocket.send", "text": text})

    def close(self, code: int) -> Awaitable[None]:
        return self.send({"type": "websocket.close", "code": code})


class Conversation:
    """What a connection may do is settled by its hello: the seats whose tokens it has shown, nothing else."""

    def __init__(self, node: "Node", line: Line, user_id: str | None) -> None:
        self.node = node
        self.line = line
        self.user_id = user_id
        self.eyes: tuple[Eye, ...] = ()
        self.seats: list[int] = []
        self.place: Place | None = None
        self.outbox: deque[str] = deque()
        """What waits for the end of this turn of the event loop, or until the line takes more."""
        self.held: Begun | None = None
        """The sending that has to wait, before all of the outbox."""
        self.stirred = asyncio.Event()
        """Set when something waits to be sent, or nothing more will come."""
        self.blocked = False
        self.ended = False
        self.bucket = Bucket(node.config.rate, 2 * node.config.rate)
        self.refusals = 0
        self.overrun = False

    def tell(self, message: str) -> None:
        """Never waits: whoever does not read is cut off, and finds everything again on the next hello."""
        if not self.outbox and not self.blocked:
            self.node.burst.add(self.send_waiting)
        self.outbox.append(message)
        self.overrun = self.overrun or (self.blocked and len(self.outbox) > LONGEST_QUEUE)

    def send_waiting(self) -> None:
        while self.outbox and not self.blocked:
            self.send_at_once(self.outbox.popleft())

    def send_at_once(self, message: str) -> None:
        """What goes wrong here is no matter of those who speak: the listening end of a broken line hears of it."""
        try:
            sending = Begun(self.line.say(message))
        except (OSError, RuntimeError) as error:
            self.blocked = True
            LOG.debug("nobody can be told any more: %s", error)
            return
        if not sending.done:
            self.blocked, self.held = True, sending
            self.stirred.set()

    async def run(self) -> None:
        sending = asyncio.create_task(self.send())
        try:
            await self.listen()
            await sending
        except TimeoutError:
            await self.line.close(POLICY)
        except WebSocketDisconnect as end:
            LOG.debug("a conversation ended with %s", end.code)
        except OSError as error:
            LOG.debug("a conversation broke off: %s", error)
        finally:
            sending.cancel()
            await asyncio.gather(sending, return_exceptions=True)
            await self.part()

    async def send(self) -> None:
        """Sends what the line did not take at once, and says goodbye."""
        over = False
        while not over:
            await self.stirred.wait()
            self.stirred.clear()
            over = self.ended
            await self.send_all()
            over = over or self.overrun
        self.blocked = True
        await self.line.close(TRY_AGAIN if self.overrun else POLICY)

    async def send_all(self) -> None:
        self.blocked = True
        if self.held is not None:
            await self.held
        while self.outbox and not self.overrun:
            await self.line.say(self.outbox.popleft())
        self.blocked, self.held = False, None

    async def listen(self) -> None:
        async with asyncio.timeout(HELLO_WITHIN):
            await self.listen_while(lambda: self.place is None)
        await self.listen_while(lambda: True)
        self.end()

    async def listen_while(self, goes_on: Callable[[], bool]) -> None:
        while self.refusals <= MOST_REFUSALS and goes_on():
            await self.answer(await self.heard())

    def end(self) -> None:
        """Says nothing more after what is still to be sent."""
        self.ended = True
        self.stirred.set()

    async def heard(self) -> str | bytes:
        message = await self.line.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        text: str | bytes = message.get("text") or message.get("bytes") or ""
        return text

    async def answer(self, text: str | bytes) -> None:
        """Whatever was said, there is one clean answer; what goes wrong changes nothing."""
        said: m.Said | None = None
        try:
            if not self.bucket.take():
                raise errors.TooMany("too many messages: wait a moment")
            said = decode(text)
            await self.obey(said)
            self.refusals = 0
        except PentarchyError as error:
            self.refusals += 1
            answer = self.refusal(error, said)
            self.node.figures.refusals.labels(type(answer).__name__.lower()).inc()
            self.tell(encode(answer))

    async def obey(self, said: m.Said) -> None:
        if isinstance(said, m.Ping):
            self.tell(encode(m.Pong(now(), said.ref)))
        elif isinstance(said, m.Hello):
            await self.greet(said)
        elif self.place is None:
            raise errors.Unauthorised("say hello first")
        elif said.seat not in self.seats:
            raise errors.Unauthorised("this seat is not yours")
        elif isinstance(said, m.Why):
            self.explain(self.place, said)
        else:
            began = time.perf_counter()
            seq = await self.node.desk.act(self.place.live.id, deed_for(said))
            self.node.figures.changes.note(time.perf_counter() - began)
            if said.ref is not None:
                self.tell(encode(m.Done(seq, said.ref)))

    async def greet(self, hello: m.Hello) -> None:
        if self.place is not None:
            raise errors.Conflict("this connection is at a table already: open another one")
        place = await self.node.desk.place(hello.table)
        self.seats = held_by(place.live.seats, hello.tokens, self.user_id)
        if hello.tokens and not self.seats:
            raise errors.Unauthorised("these tokens belong to no seat of this table")
        if not self.seats and not place.live.terms.spectators:
            raise errors.Unauthorised("this table has no spectators")
        self.eyes = tuple(self.seats) or (None,)
        log = await self.node.desk.store.since(hello.table, 0) if hello.last_seq is not None else []
        async with place.lock:
            if place.broken:
                await self.node.desk.mend(place)
            if not self.node.config.alone:
                await self.node.desk.catch_up(place)
            place.enter(self)
            self.place = place
            self.tell(encode(self.welcome(place, hello, log)))
        self.node.desk.tell_presence(place)
        await self.node.arrived(place, self.seats)

    def welcome(self, place: Place, hello: m.Hello, log: list[Entry]) -> m.Welcome:
        live, eyes = place.live, [*self.eyes]
        missed = telling.missed(live, eyes, hello.last_seq, log) if hello.last_seq is not None else []
        sights = [telling.sight(live, eye) for eye in eyes]
        table, at = telling.info(live, place.here), now()
        return m.Welcome(live.seq, at, self.seats, table, sights, missed, hello.ref, live.timing.rests(at))

    def explain(self, place: Place, why: m.Why) -> None:
        live = place.live
        if why.seat not in live.pending:
            raise errors.Stale("this seat has nothing to decide now")
        refusal = live.record.state.why_not(live.game.parse(why.move), why.seat)
        answer = m.Reason(True) if refusal is None else m.Reason(False, refusal.rule, refusal.key, refusal.facts)
        answer.ref = why.ref
        self.tell(encode(answer))

    def refusal(self, error: PentarchyError, said: m.Said | None) -> m.FromServer:
        ref, why = said.ref if said is not None else None, str(error)
        if isinstance(error, errors.Stale) and isinstance(said, m.FromSeat) and self.place is not None:
            return m.Stale(why, self.place.live.seq, self.asked(said.seat), ref)
        if isinstance(error, IllegalMove):
            return m.Illegal(why, error.rule, error.key, error.refusal.facts, ref)
        if isinstance(error, BadNotation | UnknownMove):
            return m.Illegal(why, "", "no-such-move", ref=ref)
        if isinstance(error, errors.Unauthorised):
            return m.Unauthorised(why, ref)
        if isinstance(error, CannotUndo):
            return m.RefusedMessage("cannot-undo", why, ref)
        return m.RefusedMessage(error.code if isinstance(error, errors.Refused) else "refused", why, ref)

    def asked(self, seat: int) -> m.Ask | None:
        if self.place is None or seat not in self.seats:
            return None
        return telling.sight(self.place.live, seat).ask

    async def part(self) -> None:
        if self.place is not None:
            self.place.leave(self)
            self.node.desk.tell_presence(self.place)
            await self.node.left(self.place, self.seats)


def deed_for(said: m.Choose | m.Undo | m.Propose | m.Answer | m.Resign | m.Back | m.Chat) -> deeds.Deed:
    match said:
        case m.Choose():
            return deeds.choose(said.seat, said.decision, said.move)
        case m.Undo():
            return deeds.undo(said.seat)
        case m.Propose():
            return deeds.propose(said.seat, said.what)
        case m.Answer():
            return deeds.answer(said.seat, said.yes)
        case m.Resign():
            return deeds.resign(said.seat)
        case m.Back():
            return deeds.come_back(said.seat)
        case m.Chat():
            return deeds.chat(said.seat, said.text)
