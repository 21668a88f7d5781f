"""Making tables, coming to them and leaving them."""

import io
from functools import lru_cache

import segno

from pentarchy.arena import usual_seats
from pentarchy.bots import BOTS
from pentarchy.bots.jobs import Advice
from pentarchy.bots.levels import SEARCHERS
from pentarchy.games import loadable
from pentarchy.games.meta import meta_of
from pentarchy.kernel.settings import Amount, OneOf, Option, Picks, Setting, Switch
from pentarchy.lessons import lessons
from pentarchy.server.clock import now
from pentarchy.server.reach import Reach
from pentarchy.server.web import bodies as b
from pentarchy.server.web.caller import Caller
from pentarchy.tables import making, opening, redaction
from pentarchy.tables.errors import Conflict, NoSuchTable, OtherRules, Unauthorised, Unavailable
from pentarchy.tables.library import game_of
from pentarchy.tables.making import NOTHING, Inherited, Made, check_levels, take_seat
from pentarchy.tables.names import clean_name
from pentarchy.tables.old_rules import old_info
from pentarchy.tables.outgoing import TableInfo
from pentarchy.tables.queries import Hint, Invite
from pentarchy.tables.rights import SERVER, check, held_by
from pentarchy.tables.seats import CODE, Seat, invitation, is_invitation
from pentarchy.tables.table import Table, TableRow
from pentarchy.tables.terms import terms_from
from pentarchy.tables.verbs import Answer, Leave, Propose, SeatVerb, Sit, Start
from pentarchy.tables.verbs.seating import ANY
from pentarchy.words import LANGUAGES

LONGEST_LIST = 100


async def list_games(caller: Caller, _: None) -> b.Catalogue:
    """The games and the levels of the bots."""
    return catalogue()


def catalogue() -> b.Catalogue:
    """The games in the order that they ask for, and the levels of the bots."""
    slugs = sorted((meta_of(game.slug).order, game.slug) for game in loadable())
    limits = {name: level.limit for name, level in SEARCHERS.items()}
    return b.Catalogue([game_info(slug) for _, slug in slugs], [*BOTS], limits)


@lru_cache(maxsize=64)
def game_info(slug: str) -> b.GameInfo:
    game, meta = game_of(slug), meta_of(slug)
    return b.GameInfo(
        slug=slug,
        names=game.names,
        line=in_every_language(meta.line),
        version=game.version,
        seats=game.seats,
        usual_seats=meta.seats or usual_seats(game, wanted=2),
        minutes=meta.minutes,
        options=[option_info(option) for option in game.options],
        variants=[
            b.VariantInfo(way.name, in_every_language(meta.ways.get(way.name, {})), way.options, way.seats)
            for way in game.variants
        ],
        lesson=slug in lessons(),
    )


def in_every_language(texts: dict[str, str]) -> dict[str, str]:
    """English stands in where a game does not speak a language."""
    return {lang: texts.get(lang, texts["en"]) for lang in LANGUAGES} if texts else {}


def option_info(option: Option) -> b.OptionInfo:
    name, default, values = option.name, option.default, option.values()
    match option:
        case Switch():
            return b.OptionInfo(name, default, values, "switch")
        case OneOf():
            return b.OptionInfo(name, default, values, "one", option.words)
        case Amount():
            return b.OptionInfo(name, default, values, "amount", low=option.low, high=option.high)
        case Picks():
            return b.OptionInfo(name, default, values, "picks", option.words)
    raise AssertionError(f"{type(option).__name__} is an option that clients do not know")


async def create_table(caller: Caller, new: b.NewTable) -> b.CreatedTable:
    """Make a table."""
    opening.check_game(new.game, len(new.seats), new.options)
    return await open_table(caller, new, new.game, new.options)


async def open_table(
    caller: Caller,
    new: b.Seating,
    game: str,
    options: dict[str, Setting],
    inherited: Inherited = NOTHING,
) -> b.CreatedTable:
    caller.node.new_tables.check(caller.client_network)
    return await store_made(caller, making.make(new, game, options, BOTS, now(), caller.user_id, inherited))


async def store_made(caller: Caller, made: Made) -> b.CreatedTable:
    """Stores a table, and begins if nobody is missing."""
    table_id = made.row.id
    await caller.node.store.create(made.row, made.seats, made.entries)
    if made.is_full and terms_from(made.row.terms).auto_start:
        await caller.node.live.act(table_id, Start(), SERVER)
    tokens = [b.SeatToken(seat, token) for seat, token in made.tokens.items()]
    return b.CreatedTable(table_id, link_to(caller, table_id), made.host, tokens)


def link_to(caller: Caller, table_id: str) -> str:
    return f"{caller.base}/t/{table_id}"


async def list_tables(caller: Caller, _: None) -> list[b.Listed]:
    """Public tables that wait for players or are being played, the newest first."""
    limit = min(number_in(caller, "limit", 50), LONGEST_LIST)
    before = number_in(caller, "before", 0) or None
    rows = await caller.node.store.listed(caller.query.get("game"), limit, before)
    seats = await caller.node.store.seats_at([row.id for row in rows])
    return [listed(row, seats.get(row.id, [])) for row in rows]


def number_in(caller: Caller, name: str, default: int) -> int:
    return int(caller.query.get(name, default))


def listed(row: TableRow, seats: list[Seat]) -> b.Listed:
    terms = terms_from(row.terms)
    free = sum(seat.kind == "open" and seat.is_free for seat in seats)
    return b.Listed(row.id, row.game, terms.title, row.status, row.created_at, terms.clock, len(seats), free)


async def table_at(caller: Caller) -> Table:
    """Raises NoSuchTable, OtherRules, Banned."""
    table = (await caller.node.live.open(caller.path["table"])).table
    caller.node.measures.check_seats(table, caller.shown)
    return table


async def show_table(caller: Caller, _: None) -> TableInfo:
    """What everybody who has the link may know about a table."""
    return await info_of(caller, caller.path["table"])


async def info_of(caller: Caller, table_id: str) -> TableInfo:
    """Also of a table whose rules are gone. Raises NoSuchTable."""
    try:
        opened = await caller.node.live.open(table_id)
    except OtherRules:
        return old_info(*await caller.node.store.load(table_id))
    return redaction.info(opened.table, opened.connected)


async def show_reach(caller: Caller, _: None) -> Reach:
    """The address that links begin with, and whether others can open it."""
    return caller.reach


async def list_invitations(caller: Caller, _: None) -> b.Invitations:
    """The links to hand out (host only): one for the table, one for each seat that is kept for somebody."""
    table = await table_at(caller)
    check(table, caller.shown, Invite())
    link = link_to(caller, table.id)
    seats = [
        b.Invitation(seat.seat, f"{link}?seat={seat.seat}&invite={invitation(caller.node.secret, table.id, seat.seat)}")
        for seat in table.seats
        if seat.is_free
    ]
    return b.Invitations(link, seats)


async def show_code(caller: Caller, _: None) -> str:
    """The link to a table, or to a seat of it, as a QR code."""
    table = await table_at(caller)
    link, invite = link_to(caller, table.id), caller.query.get("invite", "")
    if invite:
        seat = number_in(caller, "seat", 0)
        if not is_invitation(invite, caller.node.secret, table.id, seat):
            raise Unauthorised("this is not an invitation to that seat")
        link += f"?seat={seat}&invite={invite}"
    image = io.BytesIO()
    segno.make(link, error="m").save(image, kind="svg", scale=8, xmldecl=False)
    return image.getvalue().decode()


async def find_table(caller: Caller, _: None) -> b.Found:
    """The table that waits for players and whose code this is: the first six signs of its id, or more of them."""
    caller.node.guesses.check(caller.client_network)
    code = caller.path["code"]
    found = await caller.node.store.coded(code) if len(code) >= CODE else []
    if not found:
        raise NoSuchTable
    if len(found) > 1:
        raise Conflict("several tables have this code: ask for the link")
    return b.Found(found[0])


async def join_table(caller: Caller, join: b.Join) -> b.SeatToken:
    """Sit down: at an open seat, or with an invitation at the seat that it is for."""
    table_id, wanted = caller.path["table"], ANY if join.seat is None else join.seat
    row = Seat(seat=wanted, kind="human")
    token = take_seat(row, clean_name(join.name), caller.user_id, now())
    invited = is_invitation(join.invite, caller.node.secret, table_id, wanted)
    await caller.node.live.act(table_id, Sit(row, wanted, invited, join.seal), caller.shown)
    return b.SeatToken(row.seat, token)


async def leave_table(caller: Caller, _: None) -> None:
    """Leave the seat."""
    table = await table_at(caller)
    await caller.node.live.act(table.id, Leave(seat=caller.seat_at(table)), caller.shown)


async def start_table(caller: Caller, start: b.Start) -> TableInfo:
    """Begin (host only); `fill` seats bots at the free seats."""
    check_levels([start.fill] if start.fill else [], BOTS)
    await caller.node.live.act(caller.path["table"], Start(start.fill or ""), caller.shown)
    return await show_table(caller, None)


async def show_hint(caller: Caller, _: None) -> Advice:
    """What a bot would do in the caller's place, and why. It sees no more than the caller does."""
    table = await table_at(caller)
    seat, level = number_in(caller, "seat", -1), caller.query.get("level", "sovereign")
    check(table, caller.shown, Hint(seat))
    if seat not in table.pending:
        raise Conflict("this seat has nothing to decide now")
    check_levels([level], BOTS)
    with caller.node.hints.hold(caller.client_network):
        advice = await caller.node.scheduler.advise(table, seat, level)
    if advice is None:
        raise Unavailable("no bot was free to think about it: try again")
    return advice


async def rematch_table(caller: Caller, _: None) -> b.TableLink:
    """Agree to play again; once all have, this is where. Everybody's token is good for the new table too."""
    table = await table_at(caller)
    caller.seat_at(table)
    for seat in held_by(table, caller.shown):
        verb = consent_to_rematch(caller, (await table_at(caller)), seat)
        if verb is not None:
            await caller.node.live.act(table.id, verb, caller.shown)
    rematch = (await table_at(caller)).rematch
    return b.TableLink(rematch, link_to(caller, rematch) if rematch else "")


def consent_to_rematch(caller: Caller, table: Table, seat: int) -> SeatVerb | None:
    """What a seat still has to say for a rematch; None where it has agreed."""
    if table.rematch or (table.proposal is not None and seat in table.proposal.agreed):
        return None
    if table.proposal is not None:
        return Answer(seat=seat, yes=True)
    caller.node.new_tables.check(caller.client_network)
    return Propose(seat=seat, what="rematch")


async def remove_table(caller: Caller, _: None) -> None:
    """Remove a table before its game begins, or at any time a branch that nobody else plays (host only)."""
    await caller.node.live.remove(caller.path["table"], caller.shown)
