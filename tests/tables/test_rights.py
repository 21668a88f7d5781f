"""Who may do what: every role, act and phase against a table written by hand, and random people at random tables."""

from dataclasses import replace
from random import Random

import pytest

from pentarchy.kernel.errors import PentarchyError
from pentarchy.tables import queries, rights
from pentarchy.tables.consent import PATIENCE
from pentarchy.tables.errors import Conflict, NotAllowed, Refused, Stale, Unauthorised
from pentarchy.tables.incoming import Why
from pentarchy.tables.rights import NOBODY, SERVER, Credentials, credentials
from pentarchy.tables.seats import Seat
from pentarchy.tables.seeding import seal_of
from pentarchy.tables.table import revived
from pentarchy.tables.terms import Clock
from pentarchy.tables.verbs import (
    Answer,
    Back,
    BotChoose,
    Chat,
    Choose,
    Draw,
    Kick,
    Leave,
    Propose,
    Resign,
    Reveal,
    Seal,
    SeatVerb,
    Sit,
    StandIn,
    Start,
    Undo,
    Verb,
    do,
)
from tests.tables.people import BOT, FREE, HELD, HOST, KEPT, a_table, fingerprint, running, shows

SEAT = 0
PHASES = ("open", "running", "over", "replay")
ROLES = ("player", "account", "resigned", "left", "other", "host", "server", "newcomer", "forger")

ACTS = {
    "choose": Choose(seat=SEAT, decision=0, move="bid 1"),
    "why": Why(seat=SEAT, move="bid 1"),
    "undo": Undo(seat=SEAT),
    "propose undo": Propose(seat=SEAT, what="undo"),
    "propose draw": Propose(seat=SEAT, what="draw"),
    "propose abort": Propose(seat=SEAT, what="abort"),
    "propose free": Propose(seat=SEAT, what="free", about=1),
    "propose stand-in": Propose(seat=SEAT, what="stand-in", about=1),
    "propose rematch": Propose(seat=SEAT, what="rematch"),
    "answer": Answer(seat=SEAT, yes=True),
    "resign": Resign(seat=SEAT),
    "back": Back(seat=SEAT),
    "chat": Chat(seat=SEAT, text="hello"),
    "leave": Leave(seat=SEAT),
    "sit": Sit(Seat(seat=1, kind="human", name="x", token_hash="x"), 1),
    "start": Start(),
    "stand in": StandIn(SEAT, 0),
    "bot": BotChoose(SEAT, 0, 0),
    "kick": Kick(SEAT),
    "hint": queries.Hint(SEAT),
    "moment": queries.Moment(SEAT),
    "record": queries.TakeRecord(),
    "proof": queries.TakeProof(),
    "invite": queries.Invite(),
    "remove": queries.Remove(),
    "notify": queries.Notify(SEAT),
    "seal": Seal(seat=SEAT, seal="00" * 32),
    "reveal": Reveal(seat=SEAT, part="00" * 32),
    "draw": Draw(),
}
PLAYER = {"player", "account"}
WATCHES = PLAYER | {"resigned"}
ALL = {*ROLES}
MAY = {
    "choose": {"running": PLAYER},
    "why": {"running": PLAYER},
    "undo": {"running": PLAYER},
    "propose undo": {"running": PLAYER},
    "propose draw": {"running": PLAYER},
    "propose abort": {"running": PLAYER},
    "propose free": {"running": PLAYER},
    "propose stand-in": {"running": PLAYER},
    "propose rematch": {"over": WATCHES},
    "answer": {"running": PLAYER, "over": WATCHES},
    "resign": {"running": PLAYER},
    "back": {"running": PLAYER | {"left"}},
    "chat": {"open": WATCHES, "running": WATCHES, "over": WATCHES},
    "leave": {"open": PLAYER, "running": PLAYER},
    "sit": {"open": ALL, "running": {"host", "server", "newcomer", "forger"}},
    "start": {"open": {"host", "server"}},
    "stand in": {"running": {"server"}},
    "bot": {"running": {"server"}},
    "kick": {"open": {"server"}, "running": {"server"}},
    "hint": {"running": PLAYER},
    "moment": {"open": PLAYER, "running": PLAYER, "over": ALL, "replay": ALL},
    "record": {"over": ALL, "replay": ALL},
    "proof": {"over": ALL},
    "invite": {"open": {"host"}, "running": {"host"}, "over": {"host"}},
    "remove": {"open": {"host"}},
    "notify": {"open": PLAYER, "running": PLAYER},
    "seal": {"open": PLAYER, "over": WATCHES},
    "reveal": {"running": PLAYER},
    "draw": {"running": {"server"}},
}


def shown_by(role):
    match role:
        case "player" | "resigned" | "left":
            return shows(SEAT)
        case "account":
            return credentials([], f"user {SEAT}")
        case "other":
            return shows(1)
        case "host":
            return HOST
        case "server":
            return SERVER
        case "forger":
            return credentials(["token", "token 7", "' OR 1=1 --"], "user 7")
    return NOBODY


def table_in(phase, role):
    """A table of three in a phase, with the person of seat 0 in a role."""
    table = a_table(HELD, HELD, HELD, status="replay" if phase == "replay" else "open")
    if phase in ("running", "over"):
        do(table, Start(), SERVER, 1)
    if role == "resigned" and phase in ("running", "over"):
        do(table, Resign(seat=SEAT), shows(SEAT), 2)
    if role == "left" and phase in ("running", "over"):
        do(table, Leave(seat=SEAT), shows(SEAT), 2)
    if phase == "over":
        table.end("draw")
    return table


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("act", ACTS)
def test_every_role_act_and_phase(role, act, phase):
    if role in ("resigned", "left") and phase in ("open", "replay"):
        role = "player"  # nobody has given up a game that did not begin
    table, shown = table_in(phase, role), shown_by(role)
    expected = role in MAY[act].get(phase, set())
    before = fingerprint(table)
    try:
        rights.check(table, shown, ACTS[act])
        allowed = True
    except (Unauthorised, NotAllowed, Conflict, Stale):
        allowed = False
    assert allowed == expected
    if isinstance(ACTS[act], Verb) and not expected:
        with pytest.raises(Refused):
            do(table, ACTS[act], shown, 3)
    if not expected or not isinstance(ACTS[act], Verb):
        assert fingerprint(table) == before


def test_every_verb_is_in_the_table():
    def below(kind):
        return {each for child in kind.__subclasses__() for each in ({child} | below(child))}

    abstract = {"Verb", "SeatVerb"}
    known = {kind.__name__ for kind in below(rights.Act) if kind.__module__.startswith("pentarchy.")} - abstract
    assert known == {type(act).__name__ for act in ACTS.values()}


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("spectators", [True, False])
@pytest.mark.parametrize("role", ROLES)
def test_who_sees_through_whose_eyes(role, spectators, phase):
    if role in ("resigned", "left") and phase in ("open", "replay"):
        role = "player"
    table = table_in(phase, role)
    table.terms = replace(table.terms, spectators=spectators)
    seen = rights.viewers_now(table, shown_by(role))
    if role in PLAYER:
        assert seen == (SEAT,)
    elif role == "other":
        assert seen == (1,)
    elif role in ("resigned", "left"):
        assert seen == (None,)
    else:
        assert seen == ((None,) if spectators else ())


# Random tables.

WEIGHTS = {
    "choose": 10,
    "bot": 4,
    "propose": 6,
    "answer": 10,
    "stand in": 4,
    "back": 3,
    "undo": 2,
    "chat": 1,
    "sit": 2,
    "start": 1,
    "leave": 0.7,
    "resign": 0.4,
    "kick": 0.3,
    "seal": 1,
    "reveal": 3,
    "draw": 2,
}
PARTS = [f"{number:064x}" for number in range(8)]
WHATS = ["undo", "undo", "draw", "abort", "rematch", "rematch", "rematch", "free", "free", "stand-in", "stand-in"]
PEOPLE = ["0", "1", "2", "3", "01", "", "host", "server", "user 1"]


def some_verb(rng, table, count):
    """Something that may well be possible now, or not."""
    seat = rng.choice([*table.pending, *table.pending, *range(len(table.seats)), 3])
    options = table.record.state.options(seat) if seat in table.pending else []
    decision = table.decision_of(seat) if seat < len(table.seats) else 0
    move = rng.choice(options) if options else 0
    match rng.choices([*WEIGHTS], [*WEIGHTS.values()])[0]:
        case "choose":
            return Choose(seat=seat, decision=decision, move=table.game.text(move) if options else "bid 1")
        case "bot":
            return BotChoose(seat, decision, move)
        case "stand in" | "kick" as kind:
            return Kick(seat) if kind == "kick" else StandIn(seat, decision)
        case "propose":
            what = rng.choice(WHATS)
            about = rng.choice([*table.left, *table.pending, seat])
            return Propose(seat=seat, what=what, about=about if what in ("free", "stand-in") else None)
        case "answer":
            return Answer(seat=seat, yes=rng.random() < 0.7)
        case "sit":
            row = Seat(seat=0, kind="human", name="new", token_hash=f"newcomer {count}")
            return Sit(row, rng.randrange(-1, 4), rng.random() < 0.5)
        case "start":
            return Start(rng.choice(["", "random"]))
        case "seal":
            return Seal(seat=seat, seal=seal_of(rng.choice(PARTS)))
        case "reveal":
            known = [part for part in PARTS if seal_of(part) == table.seeding.seals.get(seat)]
            return Reveal(seat=seat, part=(known or PARTS)[0])
        case "draw":
            return Draw()
        case "chat":
            return Chat(seat=seat, text="hm")
        case kind:
            return {"back": Back, "undo": Undo, "leave": Leave, "resign": Resign}[kind](seat=seat)


def credentials_of(who):
    match who:
        case "host":
            return HOST
        case "server":
            return SERVER
        case "":
            return NOBODY
        case _ if who.startswith("user"):
            return credentials([], who)
    return shows(*who)


def some_credentials(rng, verb):
    """Mostly of whoever may say this."""
    if rng.random() < 0.15:
        return credentials_of(rng.choice(PEOPLE))
    if isinstance(verb, SeatVerb):
        return shows(verb.seat)
    return NOBODY if isinstance(verb, Sit) else SERVER


def key_of(verb):
    if isinstance(verb, Propose):
        return f"propose {verb.what}"
    names = {"BotChoose": "bot", "StandIn": "stand in"}
    return names.get(type(verb).__name__, type(verb).__name__.lower())


def roles_by_hand(table, shown, seat):
    """As the rulebook of rights says it, from the table's plain fields."""
    if shown.server:
        return {"server"}
    held = {
        s.seat for s in table.seats if s.token_hash and (s.token_hash in shown.hashes or s.user_id == shown.user_id)
    }
    roles = {"host"} if shown == HOST else set()
    if not held:
        return roles | {"newcomer"}
    if seat is None:
        return roles | {"other"}
    if seat not in held:
        return roles | {"other"}
    return {"resigned" if seat in table.resigned else "left" if seat in table.left else "player"}


class Oracle:
    """Goes along with a table: what needs consent is done only when everybody who still plays has agreed."""

    def __init__(self):
        self.agreed = set()

    def check(self, players, entries):
        for entry in entries:
            if entry.kind == "propose":
                self.agreed = {entry.seat}
            if entry.kind == "answer" and entry.text == "yes":
                self.agreed.add(entry.seat)
            agreed_end = entry.kind == "end" and entry.text in ("draw", "abort")
            agreed_undo = entry.kind == "line" and entry.text.endswith(" agreed")
            if agreed_end or agreed_undo or entry.kind == "free":
                assert self.agreed >= {*players}, "somebody who still plays was not asked"


@pytest.mark.parametrize("seed", range(400))
def test_random_people_at_random_tables(seed):
    rng = Random(seed)
    kinds = rng.choices([HELD, BOT, FREE, KEPT], [8, 1, 1, 0.5], k=rng.randint(2, 4))
    clock = Clock("decision", 60) if seed % 3 == 0 else Clock("none")
    table = a_table(*kinds, game="dice_king" if len(kinds) == 4 else "toy", clock=clock)
    log, oracle = [], Oracle()
    for count in range(80):
        begins = Seal(seat=0, seal=seal_of(PARTS[0])) if count == 0 else Start("random")
        verb = some_verb(rng, table, count) if count > 1 else begins
        shown = some_credentials(rng, verb)
        before, players, phase = fingerprint(table), table.players(), table.phase
        roles = roles_by_hand(table, shown, verb.at_seat())
        try:
            do(table, verb, shown, count * PATIENCE)
        except PentarchyError:
            assert fingerprint(table) == before, "what was refused has changed something"
            continue
        assert roles & MAY[key_of(verb)].get(phase, set()), (roles, key_of(verb), phase)
        entries = [each.entry for each in table.take_changes().happened]
        log += entries
        gone = {entry.seat for entry in entries if entry.kind in ("resign", "leave", "kick")}
        oracle.check([seat for seat in players if seat not in gone], entries)
        check_eyes(table)
    again = revived(table.row, [replace(seat) for seat in table.seats], log)
    assert fingerprint(again) == fingerprint(table), "the log does not lead to the same table"


def check_eyes(table):
    """Nobody sees through the eyes of a seat that they do not hold now."""
    for who in PEOPLE:
        shown = credentials_of(who)
        for viewer in rights.viewers_now(table, shown):
            if viewer is not None:
                seat = table.seats[viewer]
                assert seat.token_hash in shown.hashes or seat.user_id == (shown.user_id or "nobody")
                assert viewer not in table.left | table.resigned


def test_an_empty_account_holds_no_seat():
    table = running(HELD, HELD)
    table.seats[0].user_id = None
    assert rights.held_by(table, Credentials(user_id=None)) == []
