"""A look at the table: what several of the numbers have in common, worked out once."""

from typing import TYPE_CHECKING, Final

from pentarchy.games.valeria.cards import (
    CITIZEN_PLACE,
    COLUMNS,
    DOMAIN_PLACE,
    DOMAIN_VP,
    EVENTS,
    FOE_VP,
    GOLD,
    MAGIC,
    MONSTERS,
    NO_DUKE,
    NONE,
    NUMBERS,
    PLACES,
    STRENGTH,
)
from pentarchy.games.valeria.costs import slay_cost
from pentarchy.games.valeria.features.tastes import COMMON_TASTE, NO_TASTE, TASTES, TASTES_BUT, Taste
from pentarchy.games.valeria.moves import KEEP
from pentarchy.games.valeria.phases import ROLLING
from pentarchy.games.valeria.scoring import NOT_ENDING
from pentarchy.kernel.steps import CHANCE, UNANSWERED, Simultaneous

if TYPE_CHECKING:
    from pentarchy.games.valeria.table import Table

HIGHEST: Final = 12
"""No stack is as high, whatever comes back to it."""
OUT_OF_REACH: Final = 9999
"""The magic that a monster costs where there is none."""


class Look:
    """What the player who looks can see of the centre and knows of the dukes."""

    def __init__(self, table: "Table", me: int, over: bool) -> None:
        self.table = table
        self.me = me
        self.over = over
        self.rolled = table.phase > ROLLING or (table.phase == ROLLING and table.seat != CHANCE)
        self.no_dukes = table.settings.flag("no_dukes")
        self.duke = own_duke(table, me)
        self.taste = self.taste_of(me)
        self.heights = [0] * PLACES
        self.stacks_of = [0] * HIGHEST
        """How many stacks have so many cards."""
        self.foes_left = 0
        self.domains_left = 0
        self.measure_stacks()
        self.stacks_left = max(0, NUMBERS[table.seats].end_exhausted - self.stacks_of[0])
        self.cards_left = 0 if table.ending != NOT_ENDING else self.fewest_cards()
        self.foes: list[int] = []
        """The top monster of each column, or NONE; then the hostile events in play."""
        self.strength: list[int] = []
        self.magic: list[int] = []
        self.see_foes()
        self.foe_rivals = [0] * len(self.foes)
        self.domain_rivals = [0] * COLUMNS

    def measure_stacks(self) -> None:
        stacks, hidden = self.table.stacks, self.table.hidden
        for place in range(PLACES):
            height = len(stacks[place]) + hidden[place]
            self.heights[place] = height
            self.stacks_of[min(height, HIGHEST - 1)] += 1
            if place < CITIZEN_PLACE:
                self.foes_left += height
            elif place >= DOMAIN_PLACE:
                self.domains_left += height

    def see_foes(self) -> None:
        table = self.table
        for column in range(COLUMNS):
            stack = table.stacks[column]
            self.see_foe(stack[-1] if stack else NONE)
        if table.hostile:
            for event in range(len(EVENTS)):
                if table.lairs[event] != NONE:
                    self.see_foe(MONSTERS + event)

    def see_foe(self, foe: int) -> None:
        strength, magic = slay_cost(self.table, foe) if foe != NONE else (0, OUT_OF_REACH)
        self.foes.append(foe)
        self.strength.append(strength)
        self.magic.append(magic)

    def taste_of(self, seat: int) -> Taste:
        """VAL-9.2, VAL-9.6: the dukes of the others are known only when the game is over."""
        if self.no_dukes:
            return COMMON_TASTE
        if seat == self.me:
            return TASTES[self.duke] if self.duke != NO_DUKE else NO_TASTE
        if self.over and self.table.dukes[seat] != NO_DUKE:
            return TASTES[self.table.dukes[seat]]
        return TASTES_BUT[self.table.dealt[self.me]]

    def fewest_cards(self) -> int:
        """VAL-7.2: how many cards have to leave the centre before the game can end."""
        needed, cards = self.stacks_left, 0
        for height in range(1, HIGHEST):
            stacks = min(needed, self.stacks_of[height])
            cards += height * stacks
            needed -= stacks
        return min(cards, min(self.foes_left, self.domains_left))

    def missing_for_foe(self, place: int) -> int:
        """VAL-6.5, VAL-6.6: how many resources the player lacks for a target, one of them strength."""
        purse, on_top = self.table.purse[self.me], self.magic[place]
        strength, magic = purse[STRENGTH], purse[MAGIC]
        missing = max(on_top - magic, self.strength[place] + on_top - strength - magic)
        return max(0 if strength else 1, missing)

    def missing_gold(self, price: int) -> int:
        """VAL-6.14, VAL-6.22: the same for what costs gold."""
        purse = self.table.purse[self.me]
        gold = purse[GOLD]
        return max(0 if gold else 1, price - gold - purse[MAGIC])

    def worth_of_foe(self, foe: int) -> int:
        """In points at the end, for the player who looks."""
        return FOE_VP[foe] + self.taste.foes[foe] // self.taste.divisor

    def worth_of_domain(self, domain: int) -> int:
        return DOMAIN_VP[domain] + self.taste.domains[domain] // self.taste.divisor


def own_duke(table: "Table", me: int) -> int:
    """The duke kept; also while the others still choose (VAL-2.13)."""
    top = table.agenda[-1] if table.agenda else None
    if isinstance(top, Simultaneous):
        answer: int = top.answer_of(me)
        return answer - KEEP.base if answer != UNANSWERED else NO_DUKE
    return table.dukes[me]
