"""Carries tables for the pages of one browser: what comes in is done at once, what follows goes back as effects."""

import json
import logging
from typing import Any

from pentarchy.bots.jobs import BotAnswer, job_for
from pentarchy.browser.calls import call
from pentarchy.browser.codec import encode
from pentarchy.browser.effects import Effect, Reply, Store, Stored, Think, Wake
from pentarchy.browser.opened import OpenTable, stored_from
from pentarchy.browser.reviews import CLOSER, REVIEW, Reviews, closer_seen
from pentarchy.browser.visitor import Visitor
from pentarchy.kernel.errors import PentarchyError
from pentarchy.tables.due_times import SECOND, DueTimes, late
from pentarchy.tables.errors import NoSuchTable, Stale, Unavailable, code_of, status_of
from pentarchy.tables.lesson_script import scripted
from pentarchy.tables.making import Made
from pentarchy.tables.moments import Moments
from pentarchy.tables.rights import SERVER, Credentials
from pentarchy.tables.table import Changes, Table
from pentarchy.tables.terms import terms_from
from pentarchy.tables.verbs import BotChoose, Draw, StandIn, Start, Verb, do

LOG = logging.getLogger(__name__)
PATIENCE = 30 * SECOND
"""After which a bot that has not answered is asked again."""
SIMPLEST = "greedy"
RESTART = 1012
"""The code of a line that ends because its page should come back."""


class Host:
    def __init__(self) -> None:
        self.kept: dict[str, Stored] = {}
        self.tables: dict[str, OpenTable] = {}
        self.visitors: dict[int, Visitor] = {}
        self.asked: dict[str, int] = {}
        """When a bot was asked, by the key of its decision."""
        self.failed: set[str] = set()
        """Decisions for which the simplest bot was asked."""
        self.hints: dict[str, int] = {}
        """The calls that wait for advice, or for a closer look at a choice."""
        self.reviews = Reviews()
        self.moments = Moments()
        self.due = DueTimes(PATIENCE)
        self.effects: list[Effect] = []
        self.now = 0

    # What the browser says.

    def knows(self, table_id: str) -> bool:
        """Whether the table need not be fetched from the browser's store any more."""
        return table_id in self.kept

    def fetched(self, text: str, now: int) -> None:
        """A table as the store has it."""
        stored = stored_from(json.loads(text), now)
        self.kept[stored.row.id] = stored

    def lost(self, table_id: str) -> str:
        """Another window has gone on with the table: what is here is not true any more, and its pages come back."""
        self.effects = []
        self.forget(table_id)
        return encode(self.effects)

    def forget(self, table_id: str) -> None:
        self.kept.pop(table_id, None)
        opened = self.tables.pop(table_id, None)
        for visitor in [*self.visitors.values()]:
            if opened is not None and visitor.opened is opened:
                visitor.end(RESTART)

    def take(self, text: str) -> str:
        """Something has happened; what is to be done now."""
        message: dict[str, Any] = json.loads(text)
        self.effects, self.now = [], message["now"]
        getattr(self, f"take_{message['kind']}")(message)
        self.wake()
        return encode(self.effects)

    def take_said(self, message: dict[str, Any]) -> None:
        line = message["line"]
        visitor = self.visitors.setdefault(line, Visitor(self, line))
        visitor.handle(message["text"])

    def take_closed(self, message: dict[str, Any]) -> None:
        visitor = self.visitors.pop(message["line"], None)
        if visitor is not None:
            visitor.leave()

    def take_call(self, message: dict[str, Any]) -> None:
        number = message["call"]
        try:
            answer = call(self, message)
        except PentarchyError as error:
            self.refuse(number, error)
            return
        if isinstance(answer, Think):
            self.hints[answer.key] = number
        self.effects.append(answer)

    def refuse(self, number: int, error: PentarchyError) -> None:
        body = encode({"code": code_of(error), "why": str(error)})
        self.effects.append(Reply(number, status_of(error), "application/json", body))

    def take_thought(self, message: dict[str, Any]) -> None:
        key, answer = message["key"], message["answer"]
        if key.startswith(REVIEW):
            self.effects += self.reviews.take(key, answer)
        elif key in self.hints:
            told = self.show_closer if key.startswith(CLOSER) else self.advise
            told(self.hints.pop(key), answer)
        elif self.asked.pop(key, None) is not None:
            self.play(key, BotAnswer(answer["move"], answer["error"]))

    def take_tick(self, _: dict[str, Any]) -> None:
        """Looks after clocks, draws and bots that were forgotten."""
        self.asked = {key: at for key, at in self.asked.items() if at + PATIENCE > self.now}
        for opened in [*self.tables.values()]:
            drawn_by = opened.table.draw_due()
            gone = late(opened.table, opened.connected, self.now)
            if drawn_by is not None and drawn_by <= self.now:
                self.act(opened, Draw(), SERVER)
            elif gone:
                self.act(opened, StandIn(gone[0], opened.table.decision_of(gone[0])), SERVER)
            else:
                self.let_bots_choose(opened)

    # Tables.

    def open(self, table_id: str) -> OpenTable:
        """Raises NoSuchTable, OtherRules."""
        if table_id not in self.tables:
            if table_id not in self.kept:
                raise NoSuchTable
            self.tables[table_id] = OpenTable(self.kept[table_id])
        return self.tables[table_id]

    def create(self, made: Made) -> None:
        """Keeps a new table, and begins if nobody is missing."""
        self.add(Stored(made.row, made.seats, [], made.entries))
        if made.is_full and terms_from(made.row.terms).auto_start and made.row.status == "open":
            self.act(self.open(made.row.id), Start(), SERVER)

    def add(self, stored: Stored) -> None:
        table_id = stored.row.id
        self.kept[table_id] = stored
        self.effects.append(Store(table_id, stored.row, stored.seats, stored.downtimes, stored.entries[:]))

    def act(self, opened: OpenTable, verb: Verb, shown: Credentials) -> int:
        """Does something at a table, and lets bots go on. Raises what the verb raises."""
        changes = self.change(opened, verb, shown)
        seq = opened.table.seq
        self.let_bots_choose(opened)
        if changes.opened is not None:
            row, seats, entries = changes.opened
            self.create(Made(row, seats, "", {}, entries))
        return seq

    def change(self, opened: OpenTable, verb: Verb, shown: Credentials) -> Changes:
        table, before = opened.table, opened.table.seq
        try:
            do(table, verb, shown, max(self.now, table.last_at))
        except PentarchyError:
            if table.seq != before:
                opened.table = opened.revived()
            raise
        changes = table.take_changes()
        self.effects.append(opened.keep(changes))
        opened.audience.tell_all(changes.happened)
        return changes

    # Bots.

    def let_bots_choose(self, opened: OpenTable) -> None:
        """What needs no thought is done at once; for the rest bots are asked."""
        table = opened.table
        while (found := self.known_choice(table)) is not None:
            self.change(opened, found, SERVER)
        for seat in table.pending:
            key = f"{table.id} {seat} {table.decision_of(seat)}"
            if table.player_of(seat) and key not in self.asked:
                self.asked[key] = self.now
                self.effects.append(Think(key, job_for(table.id, table.record, seat, table.player_of(seat))))

    def known_choice(self, table: Table) -> BotChoose | None:
        """The only option of a bot, or what the script of a lesson says."""
        for seat in table.pending:
            options = table.record.state.options(seat) if table.player_of(seat) else []
            move = options[0] if len(options) == 1 else scripted(table, seat) if options else None
            if move is not None:
                return BotChoose(seat, table.decision_of(seat), move)
        return None

    def play(self, key: str, answer: BotAnswer) -> None:
        """A bot that failed is stood in for by the simplest one."""
        table_id, seat, decision = key.split()
        opened = self.open(table_id)
        try:
            if answer.error:
                raise Unavailable(f"a bot failed: {answer.error}")
            self.act(opened, BotChoose(int(seat), int(decision), answer.move), SERVER)
        except Stale:
            return  # the move before it was taken back, or the person is back
        except PentarchyError as error:
            LOG.error("a bot cannot play: %s", error)
            if key in self.failed:
                return  # not even the simplest can: it is asked again when its time is over
            self.failed.add(key)
            self.asked[key] = self.now
            self.effects.append(Think(key, job_for(table_id, opened.table.record, int(seat), SIMPLEST)))

    def advise(self, number: int, answer: dict[str, Any]) -> None:
        if answer["advice"] is None:
            self.refuse(number, Unavailable("no bot was free to think about it: try again"))
        else:
            self.effects.append(Reply(number, 200, "application/json", encode(answer["advice"])))

    def show_closer(self, number: int, answer: dict[str, Any]) -> None:
        try:
            self.effects.append(Reply(number, 200, "application/json", encode(closer_seen(answer))))
        except PentarchyError as error:
            self.refuse(number, error)

    def wake(self) -> None:
        times = [self.due.of(opened.table, self.now) for opened in self.tables.values() if opened.watched]
        due = min((at for at in times if at is not None), default=None)
        if due is not None:
            self.effects.append(Wake(due))
