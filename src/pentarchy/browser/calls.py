"""What a page calls for over HTTP where there is a server: the same paths, the same answers."""

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import parse_qsl, urlsplit

from pentarchy.bots import BOTS
from pentarchy.bots.jobs import job_for
from pentarchy.browser.codec import decode, encode
from pentarchy.browser.effects import Drop, Effect, Reply, Stored, Think
from pentarchy.browser.reviews import CLOSER, closer_look, question
from pentarchy.browser.wanted import Analysis, NewLesson, filled, new_table
from pentarchy.kernel.record import Record
from pentarchy.lessons import lesson_of
from pentarchy.tables import making, opening, redaction
from pentarchy.tables.analysis import position
from pentarchy.tables.branching import branch_of, check_branch
from pentarchy.tables.errors import Conflict, NoSuchThing, NotAllowed, OtherRules
from pentarchy.tables.export import exported
from pentarchy.tables.library import game_of
from pentarchy.tables.luck import draws
from pentarchy.tables.making import Inherited, Made
from pentarchy.tables.old_rules import old_info
from pentarchy.tables.outgoing import TableInfo
from pentarchy.tables.puzzles import puzzle_seen
from pentarchy.tables.queries import Hint, Moment, TakeProof, TakeRecord
from pentarchy.tables.rights import Credentials, check, credentials, is_public, played_by, viewers_of
from pentarchy.tables.seeding import ALONE, promise, seed_from, seeding_in
from pentarchy.tables.verbs import Leave

if TYPE_CHECKING:
    from pentarchy.browser.host import Host

JSON, TEXT = "application/json", "text/plain"
OK, CREATED, NOTHING = 200, 201, 204


class Call:
    """One request of a page."""

    def __init__(self, host: "Host", message: dict[str, Any]) -> None:
        address = urlsplit(message["path"])
        self.host = host
        self.number: int = message["call"]
        self.method: str = message["method"]
        self.path = address.path
        self.query = dict(parse_qsl(address.query))
        self.text: str = message.get("body") or ""
        token = message.get("token")
        self.shown: Credentials = credentials([token] if token else [])

    def seat(self) -> int | None:
        return int(self.query["seat"]) if "seat" in self.query else None

    def reply(self, answer: object, status: int = OK) -> Effect:
        return Reply(self.number, status, JSON, encode(answer))


def call(host: "Host", message: dict[str, Any]) -> Effect:
    """The answer, or the decision that a bot has to think about first. Raises PentarchyError."""
    asked = Call(host, message)
    for method, pattern, answer in ROUTES:
        found = re.fullmatch(pattern, asked.path)
        if found and method == asked.method:
            return answer(asked, *found.groups())
    raise NoSuchThing("this edition has no such thing")


def create_table(call: Call) -> Effect:
    wanted = new_table(decode(call.text))
    opening.check_game(wanted.game, len(wanted.seats), wanted.options)
    return made_reply(call, making.make(wanted, wanted.game, wanted.options, BOTS, call.host.now))


def create_lesson(call: Call, game: str) -> Effect:
    new = filled(NewLesson, decode(call.text))
    return made_reply(call, making.make_lesson(lesson_of(game), new.name, new.others, new.title, call.host.now))


def made_reply(call: Call, made: Made) -> Effect:
    call.host.create(made)
    tokens = [{"seat": seat, "token": token} for seat, token in made.tokens.items()]
    table = made.row.id
    return call.reply({"id": table, "link": f"/t/{table}", "host_token": made.host, "seats": tokens}, CREATED)


def show_table(call: Call, table: str) -> Effect:
    return call.reply(info_of(call.host, table))


def info_of(host: "Host", table: str) -> TableInfo:
    """Also of a table whose rules are gone."""
    try:
        opened = host.open(table)
    except OtherRules:
        stored = host.kept[table]
        return old_info(stored.row, stored.seats, stored.entries)
    return redaction.info(opened.table, opened.connected)


def drop_table(call: Call, table: str) -> Effect:
    """Whoever has the device may clear what is kept on it."""
    call.host.forget(table)
    call.host.effects.append(Drop(table))
    return Reply(call.number, NOTHING, TEXT, "")


def leave_table(call: Call, table: str) -> Effect:
    opened = call.host.open(table)
    for seat in played_by(opened.table, call.shown):
        call.host.act(opened, Leave(seat=seat), call.shown)
    return Reply(call.number, NOTHING, TEXT, "")


def show_hint(call: Call, table: str) -> Effect:
    """What a bot would do in the caller's place. It sees no more than the caller does."""
    opened, seat, level = call.host.open(table), call.seat() or 0, call.query.get("level", "sovereign")
    check(opened.table, call.shown, Hint(seat))
    if seat not in opened.table.pending:
        raise Conflict("this seat has nothing to decide now")
    making.check_levels([level], BOTS)
    job = job_for(table, opened.table.record, seat, level)
    job.aloud = True
    return Think(f"hint {call.number}", job)


def export_record(call: Call, table: str) -> Effect:
    stored = kept(call, table)
    if not is_public(TakeRecord(), stored.row.status):
        raise NotAllowed("while the game runs, its record holds what others may not know")
    return Reply(call.number, OK, TEXT, exported(stored.row, stored.seats, stored.entries))


def kept(call: Call, table: str) -> Stored:
    """As it is stored, whether or not its rules are still known. Raises NoSuchTable."""
    if table not in call.host.kept:
        call.host.open(table)
    return call.host.kept[table]


def show_moment(call: Call, table_id: str, number: str) -> Effect:
    table, moment, viewer = call.host.open(table_id).table, int(number), call.seat()
    if moment > table.lines:
        raise NoSuchThing(f"this game has only {table.lines} moments")
    if viewer is None:
        viewers_of(table, call.shown)
    elif viewer >= len(table.seats):
        raise NoSuchThing("there is no such seat")
    else:
        check(table, call.shown, Moment(viewer))
    lines, options = table.record.lines[:moment], table.terms.options
    view, events = call.host.moments.seen(table.id, table.game, len(table.seats), options, lines, viewer)
    line = lines[-1] if lines and is_public(TakeRecord(), table.phase) else None
    told = {"moment": moment, "moments": table.lines, "seat": viewer, "view": view, "events": events, "line": line}
    return call.reply(told)


def show_proof(call: Call, table: str) -> Effect:
    stored = kept(call, table)
    row, seeding = stored.row, seeding_in(stored.entries)
    if not is_public(TakeProof(), row.status):
        raise Conflict("the seed is revealed when the game is over")
    found = draws(game_of(row.game, row.rules), exported(row, stored.seats, stored.entries))
    told = {
        "commitment": promise(row.scheme, row.id, row.seed),
        "seed": seed_from(row.scheme, row.id, row.seed, seeding),
        "draws": [
            {"index": each.index, "options": each.options, "weights": each.weights, "answer": each.answer}
            for each in found
        ],
        "table": row.id,
        "scheme": row.scheme,
        "secret": "" if row.scheme == ALONE else row.seed,
        "parts": redaction.parts_in(seeding),
    }
    return call.reply(told)


def what_if(call: Call, table_id: str) -> Effect:
    """Goes on from a moment of a finished game as a new table, with other luck or with what came then."""
    table, wanted = call.host.open(table_id).table, new_table(decode(call.text))
    check_branch(table, call.shown, wanted)
    game, options, now = table.game, table.terms.options, call.host.now
    fresh = Record(game, len(table.seats), options)
    begun = branch_of(fresh, table.record.lines, wanted.moment, wanted.same_luck, now)
    inherited = Inherited(begun.entries, game.version, table.id, begun.points)
    return made_reply(call, making.make(wanted, game.slug, options, BOTS, now, None, inherited))


def show_review(call: Call, table: str) -> Effect:
    """As far as it has come; whoever asks first begins it. Choices are told once: the caller has `known` parts."""
    told, thoughts = call.host.reviews.of(table, finished(call, table), int(call.query.get("known", "0")))
    call.host.effects += thoughts
    return call.reply(told)


def look_closer(call: Call, table: str, index: str) -> Effect:
    true_cards = call.query.get("true", "0") != "0"
    return closer_look(f"{CLOSER} {call.number}", finished(call, table), int(index), true_cards)


def finished(call: Call, table_id: str) -> Record:
    table = call.host.open(table_id).table
    check(table, call.shown, TakeRecord())
    return table.record


def show_puzzle(call: Call, game: str, number: str) -> Effect:
    return call.reply(puzzle_seen(game, int(number)))


def upload_record(call: Call) -> Effect:
    row, seats, entries = opening.uploaded(call.text, call.host.now)
    call.host.add(Stored(row, seats, [], entries))
    return call.reply({"id": row.id, "link": f"/t/{row.id}"}, CREATED)


def show_position(call: Call) -> Effect:
    return call.reply(position(filled(Analysis, decode(call.text))))


def weigh_options(call: Call) -> Effect:
    found = position(filled(Analysis, decode(call.text)))
    if found.ask is None:
        raise Conflict("nobody has to choose here")
    return question(f"{CLOSER} {call.number}", found, found.ask.seat, call.query.get("deeper", "0") != "0")


TABLE: Final = r"/api/tables/([\w-]+)"
ROUTES: Final[list[tuple[str, str, Callable[..., Effect]]]] = [
    ("POST", "/api/tables", create_table),
    ("POST", r"/api/lessons/(\w+)", create_lesson),
    ("GET", TABLE, show_table),
    ("DELETE", TABLE, drop_table),
    ("POST", f"{TABLE}/leave", leave_table),
    ("GET", f"{TABLE}/hint", show_hint),
    ("GET", f"{TABLE}/record", export_record),
    ("GET", rf"{TABLE}/moments/(\d+)", show_moment),
    ("GET", f"{TABLE}/proof", show_proof),
    ("POST", f"{TABLE}/what-if", what_if),
    ("GET", f"{TABLE}/review", show_review),
    ("GET", rf"{TABLE}/review/(\d+)", look_closer),
    ("GET", r"/api/puzzles/(\w+)/(\d+)", show_puzzle),
    ("POST", "/api/records", upload_record),
    ("POST", "/api/analysis", show_position),
    ("POST", "/api/analysis/chances", weigh_options),
]
