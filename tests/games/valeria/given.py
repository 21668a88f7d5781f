"""Arrangements for scenarios: each is a function that changes the table."""

from collections.abc import Callable

from pentarchy.games.valeria import GAME
from pentarchy.games.valeria.cards import (
    AREA_OF,
    AREAS,
    CITIZEN_PLACE,
    CITIZENS,
    DOMAIN_PLACE,
    DOMAINS,
    DUKES,
    EVENTS,
    FOES,
    MONSTERS,
    SLOT_OF,
)
from pentarchy.games.valeria.costs import spot_of
from pentarchy.games.valeria.steps.actions import ACTION_PHASE
from pentarchy.games.valeria.steps.solo import MONSTERS_PHASE
from pentarchy.games.valeria.steps.turn import END_PHASE, TURN
from pentarchy.games.valeria.table import Table, added
from pentarchy.kernel.dealers import Dealer
from pentarchy.kernel.settings import Setting
from pentarchy.kernel.steps import CHANCE
from pentarchy.kernel.testing import Scenario

Arrangement = Callable[[Table], None]
RESOURCE = {"gold": 0, "strength": 1, "magic": 2, "vp": 3}


def play(seats: int, **options: Setting) -> Scenario[Table]:
    """A game whose setup is over: seat 0 is about to roll."""
    table = GAME.new(seats, options)
    assert isinstance(table, Table)
    scenario = Scenario(table)
    dealer = Dealer(0)
    while table.seat == CHANCE and table.question != "StartPlayer":
        table.play(dealer.choose(table))
    while table.question == "ChooseDuke":
        scenario.when(scenario.options()[0])
    if table.turns == 0:
        scenario.when("start 0")
    return scenario.given(turn_of(0))


def turn_of(seat: int, first: int = 0) -> Arrangement:
    """This seat is about to roll."""

    def arrange(table: Table) -> None:
        table.active, table.first, table.harvest = seat, first, None
        table.agenda[:] = [TURN]
        table.advance()

    return arrange


def acting(seat: int = 0, first: int = 0) -> Arrangement:
    """The action phase of this seat begins."""

    def arrange(table: Table) -> None:
        table.active, table.first, table.harvest = seat, first, None
        table.agenda[:] = [END_PHASE, ACTION_PHASE]
        table.advance()

    return arrange


def monsters_act(one: int, two: int) -> Arrangement:
    """Solo: the monsters phase begins with these dice."""

    def arrange(table: Table) -> None:
        table.die_one, table.die_two, table.harvest = one, two, None
        table.agenda[:] = [END_PHASE, MONSTERS_PHASE]
        table.advance()

    return arrange


def purse(seat: int, gold: int = 0, strength: int = 0, magic: int = 0, vp: int = 0) -> Arrangement:
    def arrange(table: Table) -> None:
        table.purse[seat] = [gold, strength, magic, vp]

    return arrange


def owns(row: int, *names: str) -> Arrangement:
    """Citizens, domains and slain monsters of a row."""

    def arrange(table: Table) -> None:
        for name in names:
            give(table, row, name)

    return arrange


def give(table: Table, row: int, name: str) -> None:
    if name in CITIZENS:
        table.add_citizens(row, CITIZENS.index(name), 1)
    elif name in DOMAINS:
        table.domains[row] |= 1 << DOMAINS.index(name)
        table.unseen_domains &= ~(1 << DOMAINS.index(name))
    else:
        table.pile[row] = (*table.pile[row], FOES.index(name))


def duke(seat: int, name: str) -> Arrangement:
    def arrange(table: Table) -> None:
        table.dukes[seat] = DUKES.index(name)
        table.dealt[seat] = 1 << table.dukes[seat]

    return arrange


def place_of(table: Table, name: str) -> int:
    """The place of a citizen, an area or a domain that lies face up."""
    if name in CITIZENS:
        return CITIZEN_PLACE + SLOT_OF[CITIZENS.index(name)]
    if name in DOMAINS:
        return table.stacks.index((DOMAINS.index(name),), DOMAIN_PLACE)
    return table.areas.index(AREAS.index(name))


def monsters(*names: str) -> Arrangement:
    """The stack of their area holds just these, the first on top."""

    def arrange(table: Table) -> None:
        foes = [FOES.index(name) for name in names]
        table.stacks[table.areas.index(AREA_OF[foes[0]])] = tuple(reversed(foes))

    return arrange


def left(citizen: str, count: int) -> Arrangement:
    """The stack of this citizen has so many cards; none: it is exhausted and covered."""

    def arrange(table: Table) -> None:
        kind = CITIZENS.index(citizen)
        table.stacks[place_of(table, citizen)] = (kind,) * count
        if not count:
            exhausted(place_of(table, citizen))(table)

    return arrange


def exhausted(*places: int) -> Arrangement:
    """These places are empty; an exhausted card lies there."""

    def arrange(table: Table) -> None:
        for place in places:
            table.stacks[place], table.hidden[place] = (), 0
            table.covered |= 1 << place
            table.exhausted_deck -= 1

    return arrange


def domain_on_top(name: str, column: int = 1, below: int = 2) -> Arrangement:
    def arrange(table: Table) -> None:
        place, domain = DOMAIN_PLACE + column - 1, DOMAINS.index(name)
        before = table.stacks[place]
        if before:
            table.unseen_domains |= 1 << before[0]
        if (domain,) in table.stacks[DOMAIN_PLACE:]:
            other = table.stacks.index((domain,), DOMAIN_PLACE)
            table.stacks[other] = before
            table.unseen_domains &= ~(1 << before[0])
        table.stacks[place], table.hidden[place] = (domain,), below
        table.unseen_domains &= ~(1 << domain)

    return arrange


def in_play(event: str, place: int) -> Arrangement:
    """A hostile event lies in this place, whose stack is exhausted."""

    def arrange(table: Table) -> None:
        number = EVENTS.index(event)
        table.stacks[place], table.hidden[place] = (), 0
        table.lairs[number] = place
        table.unseen_events &= ~(1 << number)
        table.hostile_deck -= 1

    return arrange


def token(resource: str, foe: str, count: int = 1) -> Arrangement:
    def arrange(table: Table) -> None:
        spot = spot_of(table, FOES.index(foe))
        table.tokens[spot] = added(table.tokens[spot], RESOURCE[resource], count)

    return arrange


def purse_of(scenario: Scenario[Table], seat: int = 0) -> tuple[int, int, int, int]:
    """Gold, strength, magic and points on the board."""
    gold, strength, magic, vp = scenario.table.purse[seat]
    return gold, strength, magic, vp


def stack_of(scenario: Scenario[Table], name: str) -> list[str]:
    """The face-up cards of a stack, the top one first."""
    place = place_of(scenario.table, name)
    ids = FOES if place < CITIZEN_PLACE else CITIZENS if place < DOMAIN_PLACE else DOMAINS
    return [ids[card] for card in reversed(scenario.table.stacks[place])]


def count_of(scenario: Scenario[Table], row: int, name: str) -> int:
    """How many cards of this name a row owns."""
    table = scenario.table
    if name in CITIZENS:
        return table.citizens[row][CITIZENS.index(name)]
    if name in DOMAINS:
        return table.domains[row] >> DOMAINS.index(name) & 1
    return table.pile[row].count(FOES.index(name))


def payments(scenario: Scenario[Table], move: str) -> list[int]:
    """How much strength or gold may be paid after this move; one way alone is paid without asking."""
    twin = scenario.table.copy()
    twin.play(GAME.parse(move))
    texts = [GAME.text(move) for move in twin.options()] if not twin.over and twin.question.startswith("Pay") else []
    return [int(text.removeprefix("pay ")) for text in texts]


def foe_count(scenario: Scenario[Table], row: int) -> int:
    return len(scenario.table.pile[row])


def hostile(name: str) -> int:
    return MONSTERS + EVENTS.index(name)
