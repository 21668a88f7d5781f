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
    FOE_COUNT,
    KINDS,
    KINDS_OF_SLOT,
    MONSTER_STACKS,
    MONSTERS,
    NO_DUKE,
    NUMBERS,
    PLACES,
    ROLE_OF,
    ROLES,
    SLOTS,
    cards_in,
    mask_of,
)
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
        "exchanges only in the harvest VAL-5.9": not any(table.exchanges) or table.phase in HARVESTS,
        "all gaps are covered before the next action VAL-6.28": not table.emptied or table.question != "ChooseAction",
    }
    return [name for name, holds in checks.items() if not holds]


def nothing_negative(table: "Table") -> bool:
    lists = [table.purse, table.citizens, table.roles, table.pile, table.hidden, table.exchanges, table.tokens]
    least = min([min(numbers) for numbers in lists if numbers])
    return min(least, table.exhausted_deck, table.event_deck, table.actions) >= 0


def monsters_conserved(table: "Table") -> bool:
    """Every monster of the five areas is in its stack or in a pile."""
    if table.phase == SETTING_UP:
        return True
    for column, area in enumerate(table.areas):
        stack, all_there = cards_in(table.stacks[column]), cards_in(MONSTER_STACKS[table.seats == 5][area])
        for monster in MONSTERS_OF[area]:
            if stack.count(monster) + in_piles(table, monster) != all_there.count(monster):
                return False
    return True


def in_piles(table: "Table", foe: int) -> int:
    return sum(table.pile[foe::FOE_COUNT])


def citizens_conserved(table: "Table") -> bool:
    """Every slot has as many cards as it began with, and no citizen more than its copies."""
    if table.phase == SETTING_UP:
        return True
    for slot in range(len(SLOTS)):
        place = CITIZEN_PLACE + slot
        stack = cards_in(table.stacks[place])
        owned = sum(sum(table.citizens[kind::KINDS]) for kind in KINDS_OF_SLOT[slot])
        if len(stack) + table.hidden[place] + owned != NUMBERS[table.seats].citizen_stack:
            return False
        if any(stack.count(kind) + sum(table.citizens[kind::KINDS]) > COPIES_OF[kind] for kind in KINDS_OF_SLOT[slot]):
            return False
    return True


def roles_agree(table: "Table") -> bool:
    for row in range(len(table.domains)):
        for role in range(len(ROLES)):
            counted = sum([table.citizens[row * KINDS + kind] for kind in KINDS_WITH[role]])
            if table.roles[row * 4 + role] != counted:
                return False
    return True


def domains_apart(table: "Table") -> bool:
    """No domain is in two places, and enough unseen ones are left for those face down."""
    tops = [stack - 1 for stack in table.stacks[DOMAIN_PLACE:] if stack]
    masks = [table.unseen_domains, mask_of(tops), *table.domains]
    together = 0
    for mask in masks:
        together |= mask
    apart = sum(mask.bit_count() for mask in masks) == together.bit_count()
    face_down = sum(table.hidden[DOMAIN_PLACE:])
    return apart and together & ~ALL_DOMAINS == 0 and face_down <= table.unseen_domains.bit_count()


def events_conserved(table: "Table") -> bool:
    """Every event seen is in play, in a pile or known on top of the deck; the number in the game never changes."""
    if not table.tokens:
        return table.event_deck == 0 and not table.sent_back
    for event in range(len(EVENTS)):
        places = [table.lairs[event] >= 0, in_piles(table, MONSTERS + event) == 1, event in table.sent_back]
        seen = not table.unseen_events >> event & 1
        if sum(places) != seen:
            return False
    seen_events = len(EVENTS) - table.unseen_events.bit_count()
    return seen_events + table.event_deck == NUMBERS[table.seats].hostile_events


def exhausted_conserved(table: "Table") -> bool:
    return table.exhausted_deck + table.covered.bit_count() == NUMBERS[table.seats].exhausted_cards


def only_exhausted_are_covered(table: "Table") -> bool:
    """One card at most lies in an exhausted place, and none in any other."""
    lairs = [place for place in table.lairs if place >= 0]
    covered = [place for place in range(PLACES) if table.covered >> place & 1]
    places = [*lairs, *covered]
    return len(set(places)) == len(places) and all(table.exhausted(place) for place in places)


def tokens_on_cards(table: "Table") -> bool:
    """Tokens lie on cards that are there."""
    if not table.tokens:
        return True
    for column in range(COLUMNS):
        cards = len(cards_in(table.stacks[column]))
        if any(table.tokens[column * 6 + cards : column * 6 + 6]):
            return False
    return all(table.lairs[event] >= 0 or not table.tokens[COLUMNS * 6 + event] for event in range(len(EVENTS)))


def dukes_apart(table: "Table") -> bool:
    """No duke was dealt twice, and everybody keeps one of his own."""
    together = 0
    for dealt in table.dealt:
        if together & dealt:
            return False
        together |= dealt
    kept = [(table.dukes[seat], table.dealt[seat]) for seat in range(table.seats)]
    return all(duke == NO_DUKE or dealt >> duke & 1 for duke, dealt in kept)
