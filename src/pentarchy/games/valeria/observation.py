"""All that a seat sees as numbers, in the order of its layout (VAL-9); the centre has a module of its own."""

from typing import TYPE_CHECKING, Final

from pentarchy.games.valeria.cards import (
    CITIZENS,
    COLUMNS,
    DOMAINS,
    DUKES,
    EVENTS,
    FOES,
    NONE,
    PACKAGE,
    RESOURCES,
    ROLES,
    STARTERS,
)
from pentarchy.games.valeria.costs import unseen_citizens
from pentarchy.games.valeria.moves import WORDS
from pentarchy.games.valeria.observation_centre import put_centre, put_emptied
from pentarchy.games.valeria.phases import PHASES
from pentarchy.games.valeria.questions import Question
from pentarchy.games.valeria.scoring import EXHAUSTED, LINES_WITHOUT_DUKES, LORD, REASONS, dark_lord_score, parts_of
from pentarchy.games.valeria.showing import on_turn
from pentarchy.kernel.observation import (
    NO,
    YES,
    Bags,
    Frame,
    Lines,
    Sets,
    Tallies,
    number,
    one_of,
    put_numbers,
    seat_seen,
    zeros,
)

if TYPE_CHECKING:
    from pentarchy.games.valeria.table import Table

FRAME: Final = Frame(PACKAGE, WORDS, ["keep"])
PHASE: Final = one_of(len(PHASES))
DIE: Final = one_of(7)
COLUMN: Final = one_of(COLUMNS + 1)
ENDING: Final = one_of(len(REASONS) - 1)
DUKE: Final = one_of(len(DUKES))
COIN: Final = one_of(len(RESOURCES))
CARDS: Final = [*FOES, *CITIZENS, *STARTERS, *DOMAINS]
CARD: Final = dict(zip([*CARDS, ""], one_of(len(CARDS))))
DOMAIN_SETS: Final = Sets(len(DOMAINS))
EVENT_SETS: Final = Sets(len(EVENTS))
DUKE_SETS: Final = Sets(len(DUKES))
KNOWN_EVENTS: Final = Lines(len(EVENTS), len(EVENTS))
CITIZEN_COUNTS: Final = Tallies(len(CITIZENS))
ROLE_COUNTS: Final = Tallies(len(ROLES))
PILES: Final = Bags(len(FOES))
EXCHANGES: Final = Bags(len(CITIZENS))
CITIZEN_PLACES: Final = {name: place for place, name in enumerate(CITIZENS)}
PARTS: Final = [*dict.fromkeys(["monsters", "domains", "board", "duke", *[line.part for line in LINES_WITHOUT_DUKES]])]
NO_CITIZENS: Final = zeros(len(CITIZENS))
NO_PURCHASE: Final = zeros(3 + len(CARDS) + len(RESOURCES))
NOT_ASKED: Final = zeros(1 + len(CARDS))
NO_LORD: Final = zeros(4 + len(CITIZENS) + len(DOMAINS) + len(FOES) + len(ROLES) + len(DUKES))


def observe(table: "Table", you: int) -> bytes:
    row: list[bytes] = []
    FRAME.put(row, table, you)
    put_turn(row, table, you)
    put_centre(row, table, you)
    put_emptied(row, table)
    put_unseen(row, table)
    for away in range(table.seats):
        put_player(row, table, (you + away) % table.seats, own=not away)
    put_question(row, table, you)
    row.append(COLUMN[table.attacked])
    row.append(number(table.exhausted_count()))
    row.append(ENDING[table.ending - 1])
    put_dark_lord(row, table)
    return b"".join(row)


def put_turn(row: list[bytes], table: "Table", you: int) -> None:
    active, seats, begun = on_turn(table), table.seats, table.turns > 0
    row.append(PHASE[table.phase])
    row.append(number(table.turns))
    row.append(seat_seen(NONE if active is None else active, you, seats))
    row.append(seat_seen(table.first if begun else NONE, you, seats))
    row.append(seat_seen(table.resting() if begun else NONE, you, seats))
    row.append(number(table.actions))
    row.append(DIE[table.die_one])
    row.append(DIE[table.die_two])
    row.append(DOMAIN_SETS.of(table.used))
    row.append(DOMAIN_SETS.of(table.sleeping))


def put_unseen(row: list[bytes], table: "Table") -> None:
    row.append(KNOWN_EVENTS.of(tuple(table.sent_back[::-1])))
    row.append(number(table.hostile_deck))
    row.append(number(table.exhausted_deck))
    row.append(DOMAIN_SETS.of(table.unseen_domains))
    if table.settings.flag("random_citizens"):
        put_numbers(row, [unseen_citizens(table, kind) for kind in range(len(CITIZENS))])
    else:
        row.append(NO_CITIZENS)
    row.append(EVENT_SETS.of(table.unseen_events if table.hostile else 0))


def put_tableau(row: list[bytes], table: "Table", owner: int) -> None:
    row.append(CITIZEN_COUNTS.of(table.citizens[owner]))
    row.append(DOMAIN_SETS.of(table.domains[owner]))
    row.append(PILES.of(table.pile[owner]))
    row.append(ROLE_COUNTS.of(table.roles[owner]))
    row.append(number(table.tableau_size(owner)))


def put_player(row: list[bytes], table: "Table", seat: int, own: bool) -> None:
    put_tableau(row, table, seat)
    put_numbers(row, table.purse[seat])
    put_yields(row, table, seat)
    put_dukes(row, table, seat, own)
    points = parts_of(table, seat)
    if not own and not table.over:
        points.pop("duke", None)
    put_numbers(row, [points.get(part, 0) for part in PARTS])


def put_yields(row: list[bytes], table: "Table", seat: int) -> None:
    """What the last roll gave, or has given so far, and the exchanges that may still be used."""
    harvest, last, sources = table.harvest, table.yields, list[int]()
    before = now = table.purse[seat]
    if harvest is not None:
        before = harvest.before[seat]
        sources = [CITIZEN_PLACES[exchange.source] for exchange in harvest.exchanges[seat]]
    elif last is not None:
        before, now = last.before[seat], last.after[seat]
    put_numbers(row, [now[coin] - before[coin] for coin in range(len(RESOURCES))])
    row.append(EXCHANGES.of(tuple(sources)))


def put_dukes(row: list[bytes], table: "Table", seat: int, own: bool) -> None:
    """Of the dukes of others only how many there are."""
    duke, dealt = table.dukes[seat], table.dealt[seat]
    row.append(DUKE[duke if own or table.over else NONE])
    row.append(NO if duke == NONE else YES)
    row += [YES, DUKE_SETS.of(dealt), NO, NO] if own else [NO, DUKE_SETS.of(0), YES, number(dealt.bit_count())]


def put_question(row: list[bytes], table: "Table", you: int) -> None:
    bought = table.purchase
    if bought is None:
        row.append(NO_PURCHASE)
    else:
        row += [YES, CARD[bought.name], number(bought.price), number(bought.magic), COIN[bought.coin]]
    step = table.facing(you if you in table.pending else table.seat) if table.agenda else None
    row += [YES, CARD[step.card(table)]] if isinstance(step, Question) else [NOT_ASKED]


def put_dark_lord(row: list[bytes], table: "Table") -> None:
    if not table.solo:
        row.append(NO_LORD)
        return
    row.append(YES)
    put_tableau(row, table, LORD)
    row.append(DUKE[table.dark_lord])
    scored = table.over and table.ending == EXHAUSTED
    row += [YES, number(dark_lord_score(table))] if scored else [NO, NO]
