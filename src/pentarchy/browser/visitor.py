"""One line from a page to a table: hello, then steps as they come and answers to what is said."""

from typing import TYPE_CHECKING

from pentarchy.browser.codec import decode, encode
from pentarchy.browser.effects import End, Tell
from pentarchy.browser.opened import OpenTable
from pentarchy.kernel.errors import PentarchyError
from pentarchy.tables import errors, outgoing, redaction
from pentarchy.tables.conversation import refusal, welcome
from pentarchy.tables.incoming import Hello, Ping, Why, parse
from pentarchy.tables.messages import Message
from pentarchy.tables.outgoing import Told
from pentarchy.tables.rights import NOBODY, Credentials, Viewer, check, credentials, held_by, played_by, viewers_of
from pentarchy.tables.verbs import Back, SeatVerb

if TYPE_CHECKING:
    from pentarchy.browser.host import Host


class Visitor:
    def __init__(self, host: "Host", line: int) -> None:
        self.host = host
        self.line = line
        self.shown: Credentials = NOBODY
        self.viewers: tuple[Viewer, ...] = ()
        self.opened: OpenTable | None = None

    def tell(self, message: str) -> None:
        self.host.effects.append(Tell(self.line, message))

    def answer(self, told: Told) -> None:
        self.tell(encode(told))

    def end(self, code: int) -> None:
        self.opened = None
        self.host.visitors.pop(self.line, None)
        self.host.effects.append(End(self.line, code))

    def handle(self, text: str) -> None:
        """Whatever was said, there is one clean answer; what goes wrong changes nothing."""
        said: Message | None = None
        try:
            said = parse(decode(text))
            self.dispatch(said)
        except PentarchyError as error:
            self.answer(refusal(error, said, self.opened.table if self.opened else None, self.shown))

    def dispatch(self, said: Message) -> None:
        if isinstance(said, Ping):
            self.answer(outgoing.Pong(self.host.now, said.ref))
        elif isinstance(said, Hello):
            self.greet(said)
        elif self.opened is None:
            raise errors.Unauthorised("say hello first")
        elif isinstance(said, Why):
            check(self.opened.table, self.shown, said)
            self.answer(redaction.reason(self.opened.table, said))
        elif isinstance(said, SeatVerb):
            seq = self.host.act(self.opened, said, self.shown)
            if said.ref is not None:
                self.answer(outgoing.Done(seq, said.ref))

    def greet(self, hello: Hello) -> None:
        if self.opened is not None:
            raise errors.Conflict("this line is already at a table: open another one")
        opened, shown = self.host.open(hello.table), credentials(hello.tokens)
        table = opened.table
        if hello.tokens and not held_by(table, shown):
            raise errors.Unauthorised("these tokens belong to no seat of this table")
        self.viewers, self.shown, self.opened = viewers_of(table, shown), shown, opened
        missed = opened.missed(self.viewers, hello.last_seq)
        opened.audience.enter(self)
        self.answer(welcome(table, shown, opened.connected, self.host.now, missed, hello.ref))
        opened.audience.tell_presence()
        self.arrive(opened)

    def arrive(self, opened: OpenTable) -> None:
        """Whoever comes back has the seat back, and bots that were asked before the page was closed are asked again."""
        for seat in played_by(opened.table, self.shown):
            if seat in opened.table.stood_in - opened.table.outvoted:
                self.host.act(opened, Back(seat=seat), self.shown)
        self.host.let_bots_choose(opened)

    def leave(self) -> None:
        if self.opened is not None:
            self.opened.audience.leave(self)
            self.opened.audience.tell_presence()
