"""All that can be done at a table. Each returns the entries to store, or raises and has changed nothing."""

from collections.abc import Callable
from unicodedata import category

from pentarchy.server.errors import Conflict, NotAllowed, Stale
from pentarchy.server.store.rows import Entry, SeatRow
from pentarchy.server.tables.library import move_of
from pentarchy.server.tables.live import LiveTable
from pentarchy.server.tables.seating import is_free
from pentarchy.server.tables.terms import What

Deed = Callable[[LiveTable, int], list[Entry]]
"""Something to be done at a table at a time."""

LONGEST_CHAT = 500


def choose(seat: int, decision: int, move: str) -> Deed:
    """Answers a decision. Raises Stale, IllegalMove, BadNotation."""

    def deed(live: LiveTable, at: int) -> list[Entry]:
        check_open(live, seat, decision)
        check_in_play(live, seat)
        live.record.play(move_of(live.game.slug, move), seat)
        returned = [live.write("back", seat, "", at)] if seat in live.warm else []
        return [*returned, settled(live, seat, at)]

    return deed


def choose_for(seat: int, decision: int, move: int) -> Deed:
    """The answer of the bot that plays a seat; Stale once the person is back."""

    def deed(live: LiveTable, at: int) -> list[Entry]:
        check_open(live, seat, decision)
        if not live.player_of(seat):
            raise Stale("the person is back at this seat")
        live.record.play(move, seat)
        return [settled(live, seat, at)]

    return deed


def settled(live: LiveTable, seat: int, at: int) -> Entry:
    live.luck.settle(live.record)
    return live.write("line", seat, live.record.lines[-1], at)


def check_open(live: LiveTable, seat: int, decision: int) -> None:
    if live.status != "running":
        raise Stale("the game is not running")
    if seat not in live.pending:
        raise Stale("this seat has nothing to decide now")
    if decision != live.decision_of(seat):
        raise Stale("this decision is no longer open")


def undo(seat: int) -> Deed:
    """Takes back a move by the kernel's rule. Raises CannotUndo: then the others may still consent."""

    def deed(live: LiveTable, at: int) -> list[Entry]:
        check_in_play(live, seat)
        check_own_moves(live, seat)
        live.record.undo(seat)
        return [live.write("line", seat, live.record.lines[-1], at)]

    return deed


def check_own_moves(live: LiveTable, seat: int) -> None:
    if live.record.last_of(seat) < live.inherited:
        raise Conflict("what was played before this table began is not taken back")


def propose(seat: int, what: What) -> Deed:
    """Asks the others for their consent; where nobody else is to be asked, it is done at once."""

    def deed(live: LiveTable, at: int) -> list[Entry]:
        check_in_play(live, seat)
        if live.proposal is not None:
            raise Conflict("another proposal waits for an answer")
        if what == "undo":
            check_own_moves(live, seat)
        return [live.write("propose", seat, what, at), *carried(live, at)]

    return deed


def answer(seat: int, yes: bool) -> Deed:
    def deed(live: LiveTable, at: int) -> list[Entry]:
        check_in_play(live, seat)
        if live.proposal is None or seat in live.proposal.agreed:
            raise Stale("there is no proposal for this seat to answer")
        return [live.write("answer", seat, "yes" if yes else "no", at), *carried(live, at)]

    return deed


def carried(live: LiveTable, at: int) -> list[Entry]:
    """Carries the proposal out once all who are there agree."""
    proposal = live.proposal
    asked = [seat for seat in live.people() if seat not in live.warm]
    if proposal is None or any(seat not in proposal.agreed for seat in asked):
        return []
    if proposal.what != "undo":
        return [live.write("end", proposal.seat, proposal.what, at)]
    live.record.undo(proposal.seat, consent=True)
    live.proposal = None
    return [live.write("line", proposal.seat, live.record.lines[-1], at)]


def resign(seat: int) -> Deed:
    """Gives the seat to the stand-in for good; the last who has not resigned has won."""

    def deed(live: LiveTable, at: int) -> list[Entry]:
        check_in_play(live, seat)
        entries = [live.write("resign", seat, "", at)]
        if len(live.seats) - len(live.resigned) < 2:
            entries.append(live.write("end", seat, "resigned", at))
        return entries

    return deed


def keep_warm(seat: int, decision: int) -> Deed:
    """Out of time, or away: the stand-in takes over until the person is back."""

    def deed(live: LiveTable, at: int) -> list[Entry]:
        check_open(live, seat, decision)
        if live.player_of(seat):
            raise Stale("a bot plays this seat already")
        return [live.write("warm", seat, "", at)]

    return deed


def come_back(seat: int) -> Deed:
    def deed(live: LiveTable, at: int) -> list[Entry]:
        if seat not in live.warm:
            raise Stale("nobody stands in for this seat")
        return [live.write("back", seat, "", at)]

    return deed


def chat(seat: int, text: str) -> Deed:
    def deed(live: LiveTable, at: int) -> list[Entry]:
        words = " ".join("".join(filter(is_writing, text)).split())
        if not words or len(words) > LONGEST_CHAT:
            raise NotAllowed(f"a message has 1 to {LONGEST_CHAT} characters")
        return [live.write("chat", seat, words, at)]

    return deed


def is_writing(character: str) -> bool:
    """Not a control character; blanks of all kinds are."""
    return category(character) != "Cc" or character.isspace()


def sit(row: SeatRow) -> Deed:
    """Somebody sits down; where that was the last free seat, the game begins."""

    def deed(live: LiveTable, at: int) -> list[Entry]:
        if live.over or not is_free(live.seats[row.seat]):
            raise Conflict("this seat is taken")
        live.seats[row.seat] = row
        entries = [live.write("sit", row.seat, row.name, at)]
        ready = live.status == "open" and live.terms.auto_start and not any(map(is_free, live.seats))
        return [*entries, *begun(live, at)] if ready else entries

    return deed


def leave(row: SeatRow) -> Deed:
    """Gives a seat up: before the game it is free again, during it the stand-in plays until somebody sits down."""

    def deed(live: LiveTable, at: int) -> list[Entry]:
        if live.over or live.seats[row.seat].token_hash is None:
            raise Conflict("nobody is to leave this seat any more")
        live.seats[row.seat] = row
        return [live.write("leave", row.seat, "", at)]

    return deed


def rematch(table_id: str) -> Deed:
    """Notes where the people of this table play again."""

    def deed(live: LiveTable, at: int) -> list[Entry]:
        if not live.over or live.rematch:
            raise Conflict("there is no rematch to be had here")
        return [live.write("rematch", -1, table_id, at)]

    return deed


def start() -> Deed:
    """Begins the game, once every seat is taken."""

    def deed(live: LiveTable, at: int) -> list[Entry]:
        if live.status != "open":
            raise Conflict("the game has begun already")
        free = [str(row.seat) for row in live.seats if is_free(row)]
        if free:
            raise Conflict(f"nobody sits at seat {', '.join(free)} yet")
        return begun(live, at)

    return deed


def begun(live: LiveTable, at: int) -> list[Entry]:
    written = len(live.record.lines)
    live.luck.settle(live.record)
    entries = [live.write("start", -1, "", at)]
    if len(live.record.lines) > written:
        entries.append(live.write("line", -1, live.record.lines[-1], at))
    return entries


def check_in_play(live: LiveTable, seat: int) -> None:
    if live.status != "running":
        raise Conflict("the game is not running")
    if seat in live.resigned:
        raise NotAllowed("this seat has resigned")
