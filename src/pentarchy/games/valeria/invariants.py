"""What must hold at every moment."""

from typing import TYPE_CHECKING, Final

from pentarchy.games.valeria.cards import (
    ALL_DOMAINS,
    AREA_OF,
    AREAS,
    CITIZEN_PLACE,
    COLUMNS,
    COPIES_OF,
    DOMAIN_PLACE,
    EVENTS,
    KINDS,
    KINDS_OF_SLOT,
    MONSTER_STACKS,
    MONSTERS,
    NO_DUKE,
    NONE,
    NUMBERS,
    PLACES,
    ROLE_OF,
    ROLES,
    SLOTS,
    mask_of,
)
from pentarchy.games.valeria.costs import EVENT_SPOT, NO_TOKENS, STACK_HEIGHT
from pentarchy.games.valeria.fields import Tokens
from pentarchy.games.valeria.phases import HARVESTS, SETTING_UP

if TYPE_CHECKING:
    from pentarchy.games.valeria.table import Table

MONSTERS_OF: Final = [
    [monster for monster in range(MONSTERS) if AREA_OF[monster] == area] for area in range(len(AREAS))
]
KINDS_WITH: Final = [[kind for kind in range(KINDS) if ROLE_OF[kind] == role] for role in range(len(ROLES))]


def broken(table: "Table") -> list[str]:
    """The invariants that do not hold."""
    checks = {
        "nothing is negative VAL-1.10": nothing_negative(table),
        "monsters VAL-2.2": monsters_conserved(table),
        "citizens VAL-2.7": citizens_conserved(table),
        "roles VAL-1.2": roles_agree(table),
        "domains VAL-2.9": domains_apart(table),
        "hostile events VAL-10.2": events_conserved(table),
        "exhausted cards VAL-2.10": exhausted_conserved(table),
        "covered places VAL-1.16": only_exhausted_are_covered(table),
        "tokens lie on cards VAL-10.15": tokens_on_cards(table),
        "dukes VAL-2.13": dukes_apart(table),
        "exchanges only in the harvest VAL-5.9": table.harvest is None or table.phase in HARVESTS,
        "all gaps are covered before the next action VAL-6.28": not table.emptied or table.question != "ChooseAction",
    }
    return [name for name, holds in checks.items() if not holds]


def nothing_negative(table: "Table") -> bool:
    numbers = [*table.hidden, table.exhausted_deck, table.hostile_deck, table.actions]
    for counts in [*table.purse, *table.citizens, *table.roles, *table.tokens]:
        numbers.extend(counts)
    return min(numbers) >= 0


def monsters_conserved(table: "Table") -> bool:
    """Every monster of the five areas is in its stack or in a pile."""
    if table.phase == SETTING_UP:
        return True
    for column, area in enumerate(table.areas):
        slain = [foe for pile in table.pile for foe in pile if foe in MONSTERS_OF[area]]
        if sorted([*table.stacks[column], *slain]) != sorted(MONSTER_STACKS[table.seats == 5][area]):
            return False
    return True


def in_piles(table: "Table", foe: int) -> int:
    return sum([pile.count(foe) for pile in table.pile])


def owned(table: "Table", kind: int) -> int:
    return sum([citizens[kind] for citizens in table.citizens])


def citizens_conserved(table: "Table") -> bool:
    """Every slot has as many cards as it began with, and no citizen more than its copies."""
    if table.phase == SETTING_UP:
        return True
    for slot in range(len(SLOTS)):
        place = CITIZEN_PLACE + slot
        stack = table.stacks[place]
        taken = sum(owned(table, kind) for kind in KINDS_OF_SLOT[slot])
        if len(stack) + table.hidden[place] + taken != NUMBERS[table.seats].citizen_stack:
            return False
        if any(stack.count(kind) + owned(table, kind) > COPIES_OF[kind] for kind in KINDS_OF_SLOT[slot]):
            return False
    return True


def roles_agree(table: "Table") -> bool:
    for row in range(len(table.domains)):
        for role in range(len(ROLES)):
            counted = sum([table.citizens[row][kind] for kind in KINDS_WITH[role]])
            if table.roles[row][role] != counted:
                return False
    return True


def domains_apart(table: "Table") -> bool:
    """No domain is in two places, and enough unseen ones are left for those face down."""
    tops = [stack[-1] for stack in table.stacks[DOMAIN_PLACE:] if stack]
    masks = [table.unseen_domains, mask_of(tops), *table.domains]
    together = 0
    for mask in masks:
        together |= mask
    apart = sum(mask.bit_count() for mask in masks) == together.bit_count()
    face_down = sum(table.hidden[DOMAIN_PLACE:])
    return apart and together & ~ALL_DOMAINS == 0 and face_down <= table.unseen_domains.bit_count()


def events_conserved(table: "Table") -> bool:
    """Every event seen is in play, in a pile or known on top of the deck; the number in the game never changes."""
    if not table.hostile:
        return table.hostile_deck == 0 and not table.sent_back
    for event in range(len(EVENTS)):
        places = [table.lairs[event] != NONE, in_piles(table, MONSTERS + event) == 1, event in table.sent_back]
        seen = not table.unseen_events >> event & 1
        if sum(places) != seen:
            return False
    seen_events = len(EVENTS) - table.unseen_events.bit_count()
    return seen_events + table.hostile_deck == NUMBERS[table.seats].hostile_events


def exhausted_conserved(table: "Table") -> bool:
    return table.exhausted_deck + table.covered.bit_count() == NUMBERS[table.seats].exhausted_cards


def only_exhausted_are_covered(table: "Table") -> bool:
    """One card at most lies in an exhausted place, and none in any other."""
    lairs = [place for place in table.lairs if place != NONE]
    covered = [place for place in range(PLACES) if table.covered >> place & 1]
    places = [*lairs, *covered]
    return len(set(places)) == len(places) and all(table.exhausted(place) for place in places)


def tokens_on_cards(table: "Table") -> bool:
    """Tokens lie on cards that are there."""
    if not table.hostile:
        return True
    for column in range(COLUMNS):
        height = len(table.stacks[column])
        if any_tokens(table.tokens[column * STACK_HEIGHT + height : (column + 1) * STACK_HEIGHT]):
            return False
    return not any_tokens(
        [table.tokens[EVENT_SPOT + event] for event, place in enumerate(table.lairs) if place == NONE]
    )


def any_tokens(spots: list[Tokens]) -> bool:
    return any(tokens != NO_TOKENS for tokens in spots)


def dukes_apart(table: "Table") -> bool:
    """No duke was dealt twice, and everybody keeps one of his own."""
    together = 0
    for dealt in table.dealt:
        if together & dealt:
            return False
        together |= dealt
    kept = [(table.dukes[seat], table.dealt[seat]) for seat in range(table.seats)]
    return all(duke == NO_DUKE or dealt >> duke & 1 for duke, dealt in kept)
