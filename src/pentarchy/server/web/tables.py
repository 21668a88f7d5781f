"""Making tables, coming to them and leaving them."""

import io

import msgspec
import segno

from pentarchy.bots import BOTS
from pentarchy.games import games
from pentarchy.kernel.record import Record
from pentarchy.kernel.settings import Amount, OneOf, Option, Picks, Setting, Switch
from pentarchy.lessons import lessons
from pentarchy.server.desk import now
from pentarchy.server.errors import Conflict, Malformed, NoSuchTable, NotAllowed, Unauthorised, Unavailable
from pentarchy.server.play import telling
from pentarchy.server.play.messages import TableInfo
from pentarchy.server.reach import Reach
from pentarchy.server.store.rows import SeatRow, TableRow
from pentarchy.server.tables import deeds, opening
from pentarchy.server.tables.library import game_of
from pentarchy.server.tables.live import LiveTable
from pentarchy.server.tables.seating import CODE, hashed, invitation, is_free, is_invitation, new_token
from pentarchy.server.tables.terms import Terms
from pentarchy.server.web import bodies as b
from pentarchy.server.web.asker import Asker
from pentarchy.server.workers import Advice

LONGEST_LIST = 100


async def list_games(asker: Asker, _: None) -> b.Catalogue:
    """The games and the levels of the bots."""
    return b.Catalogue([game_info(slug) for slug in games()], [*BOTS])


def game_info(slug: str) -> b.GameInfo:
    game = game_of(slug)
    options = [option_info(option) for option in game.options]
    variants = [b.VariantInfo(variant.name, variant.options, variant.seats) for variant in game.variants]
    return b.GameInfo(slug, game.names, game.version, game.seats, options, variants, slug in lessons())


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


async def create_table(asker: Asker, new: b.NewTable) -> b.Made:
    """Make a table."""
    opening.check_game(new.game, len(new.seats), new.options)
    return await opened(asker, new, new.game, new.options)


async def opened(
    asker: Asker, new: b.Seating, game: str, options: dict[str, Setting], lines: list[str] | None = None
) -> b.Made:
    """Stores a table, with the lines that it inherits, and begins if nobody is missing."""
    asker.node.new_tables.check(asker.address)
    terms = terms_of(new, options)
    seats, tokens = seated(asker, new.seats)
    opening.check_levels(terms, seats)
    host = new_token()
    row = opening.table_row(game, msgspec.json.encode(terms).decode(), new.public, host, now())
    row.inherited = len(lines or [])
    entries = opening.entries_of(lines or [], Record(game_of(game), len(seats), options), now())
    await asker.node.store.create(row, seats, entries)
    if new.auto_start and not any(map(is_free, seats)):
        await asker.node.desk.act(row.id, deeds.start())
    return b.Made(row.id, link_to(asker, row.id), host, tokens)


def terms_of(new: b.Seating, options: dict[str, Setting]) -> Terms:
    return Terms(
        options=options,
        clock=new.clock,
        stand_in=new.stand_in,
        absent_after=new.absent_after,
        spectators=new.spectators,
        auto_start=new.auto_start,
        title=" ".join(new.title.split()),
    )


def seated(asker: Asker, seats: list[b.NewSeat]) -> tuple[list[SeatRow], list[b.SeatToken]]:
    rows, tokens = [], []
    for i, seat in enumerate(seats):
        name = opening.clean_name(seat.name) if seat.name else ""
        row = SeatRow(seat=i, kind=seat.kind, level=seat.level if seat.kind == "bot" else "", name=name)
        if seat.mine:
            if seat.kind == "bot":
                raise Malformed("a bot's seat cannot be yours")
            tokens.append(b.SeatToken(i, taken(row, asker, name or "guest")))
        rows.append(row)
    return rows, tokens


def taken(row: SeatRow, asker: Asker, name: str) -> str:
    """Gives the seat to the asker; returns its token."""
    token = new_token()
    row.kind, row.name, row.user_id, row.token_hash, row.seen_at = "human", name, asker.user_id, hashed(token), now()
    return token


def link_to(asker: Asker, table_id: str) -> str:
    return f"{asker.base}/t/{table_id}"


async def list_tables(asker: Asker, _: None) -> list[b.Listed]:
    """Public tables that wait for players or are being played, the newest first."""
    limit = min(number_in(asker, "limit", 50), LONGEST_LIST)
    before = number_in(asker, "before", 0) or None
    rows = await asker.node.store.listed(asker.query.get("game"), limit, before)
    return [await listed(asker, row) for row in rows]


def number_in(asker: Asker, name: str, default: int) -> int:
    return int(asker.query.get(name, default))


async def listed(asker: Asker, row: TableRow) -> b.Listed:
    terms = msgspec.json.decode(row.terms, type=Terms)
    seats = await asker.node.store.seats_of(row.id)
    free = sum(seat.kind == "open" and is_free(seat) for seat in seats)
    return b.Listed(row.id, row.game, terms.title, row.status, row.created_at, terms.clock, len(seats), free)


async def table_at(asker: Asker) -> LiveTable:
    return (await asker.node.desk.place(asker.path["table"])).live


async def show_table(asker: Asker, _: None) -> TableInfo:
    """What everybody who has the link may know about a table."""
    place = await asker.node.desk.place(asker.path["table"])
    return telling.info(place.live, place.here)


async def show_reach(asker: Asker, _: None) -> Reach:
    """The address that links begin with, and whether others can open it."""
    return asker.reach


async def list_invitations(asker: Asker, _: None) -> b.Invitations:
    """The links to hand out (host only): one for the table, one for each seat that is kept for somebody."""
    live = await table_at(asker)
    asker.check_host(live)
    link = link_to(asker, live.id)
    seats = [
        b.Invitation(seat.seat, f"{link}?seat={seat.seat}&invite={invitation(asker.node.secret, live.id, seat.seat)}")
        for seat in live.seats
        if is_free(seat)
    ]
    return b.Invitations(link, seats)


async def show_code(asker: Asker, _: None) -> str:
    """The link to a table, or to a seat of it, as a QR code."""
    live = await table_at(asker)
    link, invite = link_to(asker, live.id), asker.query.get("invite", "")
    if invite:
        seat = number_in(asker, "seat", 0)
        if not is_invitation(invite, asker.node.secret, live.id, seat):
            raise Unauthorised("this is no invitation to that seat")
        link += f"?seat={seat}&invite={invite}"
    image = io.BytesIO()
    segno.make(link, error="m").save(image, kind="svg", scale=8, xmldecl=False)
    return image.getvalue().decode()


async def find_table(asker: Asker, _: None) -> b.Found:
    """The table that waits for players and whose code this is: the first six signs of its id, or more of them."""
    asker.node.guesses.check(asker.address)
    code = asker.path["code"]
    found = await asker.node.store.coded(code) if len(code) >= CODE else []
    if not found:
        raise NoSuchTable
    if len(found) > 1:
        raise Conflict("several tables have this code: ask for the link")
    return b.Found(found[0])


async def join_table(asker: Asker, join: b.Join) -> b.SeatToken:
    """Sit down: at an open seat, or with an invitation at the seat that it is for."""
    live = await table_at(asker)
    seat = free_seat(live, join.seat)
    if live.seats[seat].kind == "human" and not is_invitation(join.invite, asker.node.secret, live.id, seat):
        raise Unauthorised("this seat is kept for somebody: bring the invitation")
    row = SeatRow(seat=seat, kind="human")
    token = taken(row, asker, opening.clean_name(join.name))
    await asker.node.desk.act(live.id, deeds.sit(row), [row])
    return b.SeatToken(seat, token)


def free_seat(live: LiveTable, wanted: int | None) -> int:
    free = [seat.seat for seat in live.seats if is_free(seat) and (seat.kind == "open" or seat.seat == wanted)]
    if wanted is not None and wanted in free:
        return wanted
    if wanted is not None or not free:
        raise Conflict("this seat is taken" if wanted is not None else "there is no open seat")
    return free[0]


async def leave_table(asker: Asker, _: None) -> None:
    """Give the seat up."""
    live = await table_at(asker)
    row = SeatRow(seat=asker.seat_at(live), kind="open")
    await asker.node.desk.act(live.id, deeds.leave(row), [row])


async def start_table(asker: Asker, start: b.Start) -> TableInfo:
    """Begin (host only); `fill` seats bots at the free seats."""
    live = await table_at(asker)
    asker.check_host(live)
    if start.fill is not None:
        await filled(asker, live, start.fill)
    if (await table_at(asker)).status == "open":
        await asker.node.desk.act(live.id, deeds.start())
    return await show_table(asker, None)


async def filled(asker: Asker, live: LiveTable, level: str) -> None:
    if level not in BOTS:
        raise Malformed(f"there is no bot '{level}'; the levels are: {', '.join(BOTS)}")
    for seat in [seat for seat in live.seats if is_free(seat)]:
        row = SeatRow(seat=seat.seat, kind="bot", level=level, name="")
        await asker.node.desk.act(live.id, deeds.sit(row), [row])


async def show_hint(asker: Asker, _: None) -> Advice:
    """What a bot would do in the asker's place, and why. It sees no more than the asker does."""
    live = await table_at(asker)
    seat, level = number_in(asker, "seat", -1), asker.query.get("level", "sovereign")
    if seat not in asker.seats_at(live):
        raise Unauthorised("this seat is not yours")
    if seat not in live.pending:
        raise Conflict("this seat has nothing to decide now")
    if level not in BOTS:
        raise Malformed(f"there is no bot '{level}'; the levels are: {', '.join(BOTS)}")
    advice = await asker.node.attendant.advise(live, seat, level)
    if advice is None:
        raise Unavailable("no bot had time to think about it: try again")
    return advice


async def rematch_table(asker: Asker, _: None) -> b.Gone:
    """Play again with the same people: everybody's token is good for the new table too."""
    live = await table_at(asker)
    asker.seat_at(live)
    if not live.over:
        raise Conflict("the game is not over")
    if not live.rematch:
        await played_again(asker, live)
    rematch = (await table_at(asker)).rematch
    return b.Gone(rematch, link_to(asker, rematch))


async def played_again(asker: Asker, live: LiveTable) -> None:
    row, seats = opening.again(live.row, now()), [msgspec.structs.replace(seat) for seat in live.seats]
    await asker.node.store.create(row, seats, [])
    try:
        await asker.node.desk.act(live.id, deeds.rematch(row.id))
    except Conflict:
        await asker.node.store.remove(row.id)
        return
    if not any(map(is_free, seats)):
        await asker.node.desk.act(row.id, deeds.start())


async def remove_table(asker: Asker, _: None) -> None:
    """Remove a table before its game begins (host only)."""
    live = await table_at(asker)
    asker.check_host(live)
    if live.status != "open":
        raise NotAllowed("a game that has begun is not removed by its host")
    await asker.node.store.remove(live.id)
    asker.node.desk.places.pop(live.id, None)
