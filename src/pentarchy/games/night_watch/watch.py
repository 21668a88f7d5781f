"""What only the full game has on the table: the Wall, the wildlings, their tokens and the heroes."""

from typing import Final

from pentarchy.games.night_watch.cards import (
    CAMPS,
    CARD_KINDS,
    CLANS,
    CLEARINGS,
    FIGURES,
    SECTIONS,
    SETTLEMENTS,
    SPACES,
    TOKEN_COPIES,
    TOKENS,
)

EMPTY: Final = -1


class Watch:
    """The north, the Wall and the heroes (NGT-13 to NGT-19). A token's kind is decided when it is turned (NGT-23.9)."""

    # Wildlings: the camps of each clan in order, the regular ones in each clearing, a mask of hexes for each kind.
    camps: list[int]
    clearings: list[int]
    gift: list[int]
    figures: list[int]
    breaches: int
    arriving: int
    clearing: int

    # The Wall: owners, each section packed from its first space.
    wall: list[int]

    # Heroes: the card of each seat, whether it lies on side B, the turn in which it was taken or last used.
    heroes: list[int]
    used_once: list[int]
    hero_turn: list[int]
    display: int
    lost_heroes: int

    # Tokens: what is left of each batch, the batch under each settlement space, the pool, those turned.
    batches: list[int]
    under: list[int]
    pool: int
    pool_batch: int
    turned: list[int]
    turning: int

    # A purchase or an effect of a hero under way.
    looked: list[int]
    target: int
    givers: int

    def copy(self) -> "Watch":
        twin = Watch()
        twin.camps = self.camps[:]
        twin.clearings = self.clearings[:]
        twin.gift = self.gift[:]
        twin.figures = self.figures[:]
        twin.breaches = self.breaches
        twin.arriving = self.arriving
        twin.clearing = self.clearing
        twin.wall = self.wall[:]
        twin.heroes = self.heroes[:]
        twin.used_once = self.used_once[:]
        twin.hero_turn = self.hero_turn[:]
        twin.display = self.display
        twin.lost_heroes = self.lost_heroes
        twin.batches = self.batches[:]
        twin.under = self.under[:]
        twin.pool = self.pool
        twin.pool_batch = self.pool_batch
        twin.turned = self.turned[:]
        twin.turning = self.turning
        twin.looked = self.looked[:]
        twin.target = self.target
        twin.givers = self.givers
        return twin

    def guards_of(self, seat: int) -> int:
        """Guards of a seat on the whole Wall."""
        return self.wall.count(seat)

    def guards_at(self, section: int) -> int:
        """Guards of all seats on one section."""
        start = section * SPACES
        return SPACES - self.wall[start : start + SPACES].count(EMPTY)

    def in_gift(self) -> int:
        """The hexes with a wildling."""
        return self.gift[0] | self.gift[1] | self.gift[2]

    def camped(self, clan: int) -> int:
        """Wildlings in the camps of a clan."""
        start = clan * CAMPS
        return CAMPS - self.camps[start : start + CAMPS].count(EMPTY)


def new_watch(seats: int) -> Watch:
    """Nobody on the Wall, all wildlings in the Frostfangs, no hero dealt."""
    watch = Watch()
    watch.camps = [EMPTY] * (CAMPS * len(CLANS))
    watch.clearings = [0] * len(CLEARINGS)
    watch.gift = [0, 0, 0]
    watch.figures = FIGURES[:]
    watch.breaches = watch.arriving = watch.clearing = 0
    watch.wall = [EMPTY] * (SPACES * len(SECTIONS))
    watch.heroes = [EMPTY] * seats
    watch.used_once = [0] * seats
    watch.hero_turn = [EMPTY] * seats
    watch.display = watch.lost_heroes = 0
    watch.batches = TOKEN_COPIES[:]
    watch.under = [0] * (SETTLEMENTS * seats)
    watch.pool = watch.pool_batch = watch.turning = 0
    watch.turned = [0] * len(TOKENS)
    watch.looked = [0] * CARD_KINDS
    watch.target = EMPTY
    watch.givers = 0
    return watch
