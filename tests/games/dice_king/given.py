"""Arrangements of a King of the Dice table, for `Scenario.given`."""

from pentarchy.games import load
from pentarchy.games.dice_king.cards import (
    CARDS,
    DECK_SIZE,
    EFFECT_OF,
    LANDS,
    LAYOUTS,
    SPACES,
    shown,
    space_mask,
    tally_at,
)
from pentarchy.games.dice_king.hidden import FRESH, SURE
from pentarchy.games.dice_king.steps.checking import CLAIM_OR_ALARM
from pentarchy.games.dice_king.steps.effects import DRAGON_ALARM, PROGRAMS
from pentarchy.games.dice_king.steps.turn import END_OF_PHASE_3
from pentarchy.kernel.testing import Scenario


def a_game(seats=4, start=0, **options):
    """A game whose first player is known and whose dice are about to fall; C1-12, C2-12, … are the offer."""
    scenario = Scenario(load("dice_king").new(seats, options))
    scenario.when("uncover C1-12", "uncover C2-12", "uncover C3-12", "uncover C4-12", "uncover C5-12")
    return scenario.when(*(f"sixes {3 if seat == start else 0}" for seat in range(seats)))


def plain_spaces(sentence):
    """A sentence with the spaces that may break instead of those that may not."""
    return sentence.replace("\xa0", " ")


def tally_of(numbers):
    """What dice are counted as that show these numbers, less one."""
    return tally_at(shown(list(range(6)), numbers))


def mask_of(ids):
    return sum(1 << CARDS.index(card) for card in ids)


def leave_decks(table, cards):
    """These cards lie somewhere else now."""
    for deck in range(5):
        table.decks[deck] &= ~(cards >> deck * DECK_SIZE)


def offer(*cards):
    """One card or None for every deck; the cards that lay there go below."""

    def arrange(table):
        for deck, name in enumerate(cards):
            if table.tops[deck] >= 0:
                table.decks[deck] |= 1 << table.tops[deck] % DECK_SIZE
            table.tops[deck] = CARDS.index(name) if name else -1
            leave_decks(table, 1 << table.tops[deck] if name else 0)

    return arrange


def citizens(seat, *cards):
    def arrange(table):
        table.citizens[seat] |= mask_of(cards)
        leave_decks(table, mask_of(cards))

    return arrange


def supers(seat, *cards):
    def arrange(table):
        table.supers[seat] |= mask_of(cards)
        leave_decks(table, mask_of(cards))

    return arrange


def dice(*numbers):
    def arrange(table):
        table.dice = [number - 1 for number in numbers]

    return arrange


def checking():
    """Phase 2 of the active player begins."""

    def arrange(table):
        table.rolls = 0
        table.agenda = [END_OF_PHASE_3, CLAIM_OR_ALARM[table.active]]

    return arrange


def using(card, stars=1):
    """Phase 3a of the active player begins with this card."""

    def arrange(table):
        table.rolls, table.stars = 0, stars
        table.agenda = [END_OF_PHASE_3, *reversed(PROGRAMS[EFFECT_OF[CARDS.index(card)]])]
        table.advance()

    return arrange


def alarm():
    """Phase 3b of the active player begins."""

    def arrange(table):
        table.rolls = 0
        table.agenda = [END_OF_PHASE_3, *DRAGON_ALARM]
        table.advance()

    return arrange


def layout(name):
    def arrange(table):
        table.layout = LAYOUTS.index(name)

    return arrange


def castles(seat, *spaces):
    def arrange(table):
        table.castles[seat] |= space_mask(list(spaces))
        table.dragons &= ~space_mask(list(spaces))

    return arrange


def many_castles(seat, count):
    """So many castles on the first spaces of the map that are not dragons."""

    def arrange(table):
        free = [space for space in range(len(SPACES)) if not table.dragons >> space & 1]
        table.castles[seat] = sum(1 << space for space in free[:count])

    return arrange


def dragons(*spaces):
    def arrange(table):
        table.dragons = space_mask(list(spaces))

    return arrange


def tiles(supply, **unseen):
    """What is left in supply and box together, never turned up so far."""

    def arrange(table):
        table.unseen = [unseen.get(land, 0) for land in LANDS]
        table.doubt = [[SURE, 0, FRESH][count] for count in table.unseen]
        table.supply, table.doubts = supply, 0

    return arrange


def gems(seat, white=0, gold=0):
    def arrange(table):
        table.white[seat], table.gold[seat] = white, gold

    return arrange


def fires(*counts):
    def arrange(table):
        table.fires = list(counts)

    return arrange


def supply(**counts):
    """Gems and fires of the common supply: white, gold, fire."""

    def arrange(table):
        for kind, count in counts.items():
            setattr(table, f"{kind}_supply", count)

    return arrange


def bare_map():
    """Nothing lies on the map."""

    def arrange(table):
        table.dragons = table.white_spots = table.gold_spots = 0
        table.castles = [0] * table.seats

    return arrange
