"""One websocket: hello, what was missed, then steps as they come and answers to what is said."""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from starlette.types import Receive, Send
from starlette.websockets import WebSocketDisconnect

from pentarchy.kernel.errors import PentarchyError
from pentarchy.server.accounts.sessions import Account
from pentarchy.server.clock import now
from pentarchy.server.errors import TooMany
from pentarchy.server.fairness import client_network
from pentarchy.server.limits import Bucket
from pentarchy.server.live_tables import OpenTable
from pentarchy.server.play.audience import HereAudience
from pentarchy.server.play.codec import decode, encode
from pentarchy.server.play.history import History
from pentarchy.tables import errors, outgoing, redaction
from pentarchy.tables.conversation import refusal, welcome
from pentarchy.tables.incoming import Hello, Ping, Why
from pentarchy.tables.messages import Message
from pentarchy.tables.rights import NOBODY, Credentials, Viewer, check, credentials, held_by, played_by, viewers_of
from pentarchy.tables.verbs import Chat, Propose, SeatVerb

if TYPE_CHECKING:
    from pentarchy.server.node import Node

LOG = logging.getLogger(__name__)
LONGEST_QUEUE = 256
HELLO_WITHIN = 10.0
MOST_REFUSALS = 100
POLICY, FAILED, TRY_AGAIN = 1008, 1011, 1013


class Connection:
    """A websocket in plain ASGI: further layers would cost time for every frame."""

    def __init__(self, receive: Receive, send: Send, quick: Callable[[bytes], bool] | None = None) -> None:
        """`quick`: sends a text at once, and says whether it could; not every server has that."""
        self.receive = receive
        self.send = send
        self.quick = quick

    def write(self, text: bytes) -> bool:
        """Whether the connection could take this text at once."""
        return self.quick is not None and self.quick(text)

    def say(self, text: bytes) -> Awaitable[None]:
        return self.send({"type": "websocket.send", "text": text.decode()})

    def close(self, code: int) -> Awaitable[None]:
        return self.send({"type": "websocket.close", "code": code})


class Session:
    """What a connection may do follows from what its hello has shown and from what is true at the table now."""

    def __init__(self, node: "Node", connection: Connection, address: str = "", account: Account | None = None) -> None:
        self.node = node
        self.connection = connection
        self.address = address
        self.account = account
        self.shown: Credentials = NOBODY
        self.viewers: tuple[Viewer, ...] = ()
        self.audience: HereAudience | None = None
        self.outbox: deque[bytes] = deque()
        """What waits for the end of this turn of the event loop, or until the connection takes more."""
        self.stirred = asyncio.Event()
        """Set when something waits to be sent, or nothing more will come."""
        self.blocked = False
        self.close_code: int | None = None
        """Why nothing more is told or taken, once that is so."""
        self.bucket = Bucket(node.config.rate, 2 * node.config.rate)
        self.refusals = 0
        self.overrun = False

    def tell(self, message: bytes) -> None:
        """Never waits: whoever does not read is cut off, and finds everything again on the next hello."""
        if not self.outbox and not self.blocked:
            self.node.sends.add(self.send_waiting)
        self.outbox.append(message)
        self.overrun = self.overrun or (self.blocked and len(self.outbox) > LONGEST_QUEUE)

    def send_waiting(self) -> None:
        """Send errors are ignored here: the receiving side notices the broken connection."""
        while self.outbox and not self.blocked:
            if self.connection.write(self.outbox[0]):
                self.outbox.popleft()
            else:
                self.blocked = True
                self.stirred.set()

    async def run(self) -> None:
        sending = asyncio.create_task(self.send())
        self.node.sessions.add(self)
        try:
            await self.listen()
            await sending
        except TimeoutError:
            await self.connection.close(POLICY)
        except WebSocketDisconnect as end:
            LOG.debug("a session ended with %s", end.code)
        except OSError as error:
            LOG.debug("a session was interrupted: %s", error)
        except Exception:
            LOG.exception("a session failed")
            await self.connection.close(FAILED)
        finally:
            self.node.sessions.discard(self)
            sending.cancel()
            await asyncio.gather(sending, return_exceptions=True)
            await self.leave()

    async def send(self) -> None:
        """Sends what the connection did not take at once, and says goodbye."""
        over = False
        while not over:
            await self.stirred.wait()
            self.stirred.clear()
            over = self.close_code is not None
            await self.send_all()
            over = over or self.overrun
        self.blocked = True
        await self.connection.close(TRY_AGAIN if self.overrun else self.close_code or POLICY)

    async def send_all(self) -> None:
        self.blocked = True
        while self.outbox and not self.overrun:
            await self.connection.say(self.outbox.popleft())
        self.blocked = False

    async def listen(self) -> None:
        async with asyncio.timeout(HELLO_WITHIN):
            await self.listen_while(lambda: self.audience is None)
        await self.listen_while(lambda: True)
        self.end(POLICY)

    async def listen_while(self, goes_on: Callable[[], bool]) -> None:
        while self.refusals <= MOST_REFUSALS and self.close_code is None and goes_on():
            await self.handle(await self.next_text())

    def end(self, code: int) -> None:
        """Says nothing more after what is still to be sent, and takes nothing more."""
        self.close_code = self.close_code or code
        self.shown = NOBODY
        self.stirred.set()

    async def next_text(self) -> str | bytes:
        message = await self.connection.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        text: str | bytes = message.get("text") or message.get("bytes") or ""
        return text

    async def handle(self, text: str | bytes) -> None:
        """Whatever was said, there is one clean answer; what goes wrong changes nothing."""
        said: Message | None = None
        try:
            if not self.bucket.take():
                raise TooMany("too many messages: wait a moment")
            said = decode(text)
            await self.dispatch(said)
            self.refusals = 0
        except PentarchyError as error:
            self.refusals += 1
            table = self.audience.opened.table if self.audience is not None else None
            answer = refusal(error, said, table, self.shown)
            self.node.metrics.refusals.labels(answer.type).inc()
            self.tell(encode(answer))

    async def dispatch(self, said: Message) -> None:
        if isinstance(said, Ping):
            self.tell(encode(outgoing.Pong(self.now(), said.ref)))
        elif isinstance(said, Hello):
            await self.greet(said)
        elif self.audience is None:
            raise errors.Unauthorised("say hello first")
        elif isinstance(said, Why):
            self.explain(self.audience.opened, said)
        elif isinstance(said, SeatVerb):
            await self.act(self.audience.opened, said)

    def now(self) -> int:
        """The time at this session's table."""
        return now() if self.audience is None else self.audience.opened.now()

    async def act(self, opened: OpenTable, verb: SeatVerb) -> None:
        began = time.perf_counter()
        if isinstance(verb, Propose) and verb.what == "rematch":
            self.node.new_tables.check(client_network(self.address))
        if isinstance(verb, Chat):
            self.check_may_speak(opened, verb)
        if verb.replays(opened.table):
            self.node.replays.check(client_network(self.address))
        seq = await self.node.live.act(opened.table.id, verb, self.shown)
        self.node.metrics.changes.note(time.perf_counter() - began)
        if verb.ref is not None:
            self.tell(encode(outgoing.Done(seq, verb.ref)))

    def check_may_speak(self, opened: OpenTable, chat: Chat) -> None:
        """Raises Muted."""
        holders = [seat.user_id for seat in opened.table.seats if seat.seat == chat.seat]
        self.node.measures.check_speech(self.address, [self.user_id, *holders])

    @property
    def user_id(self) -> str | None:
        return self.account.user_id if self.account is not None else None

    def check_let_in(self) -> None:
        """Raises Banned."""
        self.node.measures.check_address(self.address)
        self.node.measures.check_account(self.user_id)
        if self.audience is not None:
            self.node.measures.check_seats(self.audience.opened.table, self.shown)

    async def greet(self, hello: Hello) -> None:
        if self.audience is not None:
            raise errors.Conflict("this connection is already at a table: open another one")
        opened = await self.node.live.open(hello.table)
        shown = credentials(hello.tokens, self.user_id)
        self.node.measures.check_seats(opened.table, shown)
        if hello.tokens and not held_by(opened.table, shown):
            raise errors.Unauthorised("these tokens belong to no seat of this table")
        history = History(viewers_of(opened.table, shown), hello.last_seq)
        await history.ask(self.node, client_network(self.address), opened)
        opened = await self.node.live.open(hello.table)
        async with opened.lock:
            if self.node.live.tables.get(hello.table) is not opened:
                raise errors.Conflict("the table is being reloaded: say hello again")
            if opened.broken:
                await self.node.live.reload(opened)
            if not self.node.config.alone:
                await self.node.live.catch_up(opened)
            if self.close_code is not None:
                return
            if viewers_of(opened.table, shown) != history.viewers:
                raise errors.Conflict("the seats have just changed: say hello again")
            self.shown, self.viewers = shown, history.viewers
            self.audience = self.node.audiences.of(opened)
            self.audience.enter(self)
            missed = history.entries(opened.table)
            self.tell(encode(welcome(opened.table, shown, opened.connected, opened.now(), missed, hello.ref)))
        self.audience.tell_presence()
        await self.node.note_arrival(opened, played_by(opened.table, shown), shown)

    def explain(self, opened: OpenTable, why: Why) -> None:
        check(opened.table, self.shown, why)
        self.tell(encode(redaction.reason(opened.table, why)))

    def send_away(self, code: int) -> None:
        """Ends at once, whatever else happens at the table."""
        if self.audience is not None:
            self.audience.leave(self)
        self.end(code)

    async def leave(self) -> None:
        if self.audience is not None:
            self.node.audiences.part(self.audience, self)
            self.audience.tell_presence()
            await self.node.note_departure(self.audience.opened, played_by(self.audience.opened.table, self.shown))
