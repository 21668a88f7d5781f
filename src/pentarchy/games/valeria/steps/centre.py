"""The centre stacks: cards leave them, come back and turn up (VAL-6.26, VAL-6.31)."""

from typing import Final

from pentarchy.games.valeria.cards import (
    AREA_OF,
    AREAS,
    CITIZEN_PLACE,
    CITIZENS,
    COLUMNS,
    DOMAIN_PLACE,
    DOMAINS,
    EVENTS,
    KINDS_OF_SLOT,
    MONSTERS,
    NONE,
    SLOT_OF,
    SLOTS,
    Cards,
)
from pentarchy.games.valeria.costs import NO_TOKENS, spot_of, tokens_on, unseen_citizens
from pentarchy.games.valeria.fields import Tokens
from pentarchy.games.valeria.moves import APPEAR, UNVEIL
from pentarchy.games.valeria.table import Table
from pentarchy.games.valeria.transient import Gap
from pentarchy.kernel.decks import one_by_one
from pentarchy.kernel.events import Event, Json
from pentarchy.kernel.steps import NOBODY, Chance, Refusal, Step


def take_citizen_off(table: Table, kind: int) -> None:
    """The face-up citizen leaves the centre; a face-down one below is turned up at once (VAL-12.2)."""
    slot = SLOT_OF[kind]
    place = CITIZEN_PLACE + slot
    table.stacks[place] = table.stacks[place][:-1]
    if table.stacks[place]:
        return
    if table.hidden[place]:
        table.push(TURN_UP_CITIZEN[slot])
    else:
        table.emptied.append(Gap(place))


def take_domain_off(table: Table, column: int) -> None:
    """The next domain is turned up later (VAL-6.26)."""
    place = DOMAIN_PLACE + column
    table.stacks[place] = ()
    if not table.hidden[place]:
        table.emptied.append(Gap(place))


def take_foe_off(table: Table, foe: int) -> Tokens:
    """A monster or hostile event leaves the centre. The tokens that lay on it go to the supply (VAL-10.15)."""
    place = place_of(table, foe)
    tokens = lift_tokens(table, foe)
    if foe < MONSTERS:
        table.stacks[place] = table.stacks[place][:-1]
        if not table.stacks[place]:
            table.emptied.append(Gap(place))
    else:
        table.lairs[foe - MONSTERS] = NONE
        table.emptied.append(Gap(place, from_bottom=True))
    return tokens


def place_of(table: Table, foe: int) -> int:
    return table.areas.index(AREA_OF[foe]) if foe < MONSTERS else table.lairs[foe - MONSTERS]


def lift_tokens(table: Table, foe: int) -> Tokens:
    tokens = tokens_on(table, foe)
    if tokens != NO_TOKENS:
        table.tokens[spot_of(table, foe)] = NO_TOKENS
    return tokens


def foes_in_centre(table: Table) -> list[int]:
    """VAL-6.4, VAL-10.7: the top card of each monster stack and every hostile event."""
    foes = [stack[-1] for stack in table.stacks[:COLUMNS] if stack]
    if table.hostile:
        foes.extend([MONSTERS + event for event, place in enumerate(table.lairs) if place != NONE])
    foes.sort()
    return foes


def not_on_top(rule: str, stack: Cards, ids: list[str]) -> Refusal:
    """Only top cards can be had: what lies there instead, if anything does."""
    if not stack:
        return Refusal(rule, "stack-exhausted")
    return Refusal(rule, "not-on-top", {"top": ids[stack[-1]]})


def put_back(table: Table, place: int, card: int) -> None:
    """VAL-6.31, VAL-12.4: a card comes back on top of its stack, face up."""
    if table.exhausted(place):
        uncover(table, place)
    table.stacks[place] = (*table.stacks[place], card)


def uncover(table: Table, place: int) -> None:
    """VAL-6.31, VAL-10.17: an exhausted card goes to the bottom of its deck, a hostile event to the top."""
    if table.covered >> place & 1:
        table.covered ^= 1 << place
        table.exhausted_deck += 1
        if table.events is not None:
            table.tell(Event("uncovered", "VAL-6.31", NOBODY, {"place": place_name(table, place)}))
    elif place in table.lairs:
        send_back(table, table.lairs.index(place))
    table.emptied = [gap for gap in table.emptied if gap.place != place]


def send_back(table: Table, event: int) -> None:
    """VAL-10.17: face down on top of the deck; its tokens go to the supply."""
    if table.events is not None:
        facts: dict[str, Json] = {"hostile": EVENTS[event], "place": place_name(table, table.lairs[event])}
        table.tell(Event("sent-back", "VAL-10.17", NOBODY, facts))
    lift_tokens(table, MONSTERS + event)
    table.lairs[event] = NONE
    table.sent_back.append(event)


class TurnUpDomain(Chance[Table]):
    """VAL-6.26: any domain that nobody has seen (VAL-9.10)."""

    rule = "VAL-6.26"

    def __init__(self, column: int) -> None:
        super().__init__()
        self.place = DOMAIN_PLACE + column

    def options(self, table: Table) -> list[int]:
        return [UNVEIL.base + domain for domain in one_by_one(table.unseen_domains)]

    def play(self, table: Table, move: int) -> None:
        domain = move - UNVEIL.base
        table.unseen_domains ^= 1 << domain
        table.stacks[self.place] = (domain,)
        table.hidden[self.place] -= 1
        if table.events is not None:
            table.tell(Event("unveiled", self.rule, NOBODY, {"domain": DOMAINS[domain]}))


class NextDomain(Step[Table]):
    """VAL-6.26: if the stack still has cards, its next card is turned up."""

    rule = "VAL-6.26"

    def __init__(self, column: int) -> None:
        super().__init__()
        self.column = column

    def run(self, table: Table) -> None:
        if table.hidden[DOMAIN_PLACE + self.column]:
            table.push(TURN_UP_DOMAIN[self.column])


class TurnUpCitizen(Chance[Table]):
    """VAL-12.2: a face-down citizen is turned up, in proportion to the unseen cards of the slot (VAL-9.10)."""

    rule = "VAL-12.2"

    def __init__(self, slot: int) -> None:
        super().__init__()
        self.slot = slot

    def options(self, table: Table) -> list[int]:
        return [APPEAR.base + kind for kind in KINDS_OF_SLOT[self.slot] if unseen_citizens(table, kind)]

    def weights(self, table: Table) -> list[int]:
        counts = [unseen_citizens(table, kind) for kind in KINDS_OF_SLOT[self.slot]]
        return [count for count in counts if count]

    def play(self, table: Table, move: int) -> None:
        kind, place = move - APPEAR.base, CITIZEN_PLACE + self.slot
        table.hidden[place] -= 1
        table.stacks[place] = (kind,)
        if table.events is not None:
            table.tell(Event("appeared", self.rule, NOBODY, {"citizen": CITIZENS[kind]}))


def place_name(table: Table, place: int) -> str:
    """What a place of the centre is called: an area, a citizen slot or a domain column."""
    if place < CITIZEN_PLACE:
        return AREAS[table.areas[place]]
    return f"slot-{SLOTS[place - CITIZEN_PLACE]}" if place < DOMAIN_PLACE else f"domains-{place - DOMAIN_PLACE + 1}"


TURN_UP_DOMAIN: Final = [TurnUpDomain(column) for column in range(COLUMNS)]
NEXT_DOMAIN: Final = [NextDomain(column) for column in range(COLUMNS)]
TURN_UP_CITIZEN: Final = [TurnUpCitizen(slot) for slot in range(len(SLOTS))]
