"""Setup (DIC-2) and its random variant (DIC-10)."""

from typing import Final

from pentarchy.games.dice_king.cards import (
    ALL_SPACES,
    BOXED,
    GOLD_ON_MAP,
    LAND_OF,
    MOST_SEATS,
    SETUPS,
    TILES_OF_LAND,
    WHITE_ON_MAP,
)
from pentarchy.games.dice_king.hidden import FRESH, SURE
from pentarchy.games.dice_king.moves import BURN, HIDE_GOLD, HIDE_WHITE, JOIN, SIXES
from pentarchy.games.dice_king.steps.offer import UNCOVER_DECK
from pentarchy.games.dice_king.steps.turn import TURN
from pentarchy.games.dice_king.table import Table
from pentarchy.kernel.decks import one_by_one
from pentarchy.kernel.events import Event
from pentarchy.kernel.moves import Verb
from pentarchy.kernel.steps import Chance, SeatChance, Step

NOT_IN: Final = -1


class DrawLayout(Chance[Table]):
    """DIC-10.1: the halves are joined at random."""

    rule = "DIC-10.1"

    def options(self, table: Table) -> list[int]:
        return list(range(JOIN.base, JOIN.end))

    def play(self, table: Table, move: int) -> None:
        table.layout = move - JOIN.base


class DrawSpace(Chance[Table]):
    """DIC-10.1: one fire or gem goes to a space drawn from those without fire or gem."""

    rule = "DIC-10.1"

    def __init__(self, verb: Verb) -> None:
        super().__init__()
        self.verb = verb

    def options(self, table: Table) -> list[int]:
        free = ALL_SPACES & ~(table.dragons | table.gold_spots | table.white_spots)
        return [self.verb.base + space for space in one_by_one(free)]

    def play(self, table: Table, move: int) -> None:
        bit = 1 << move - self.verb.base
        if self.verb.base == BURN.base:
            table.dragons |= bit
            table.fire_supply -= 1
        elif self.verb.base == HIDE_GOLD.base:
            table.gold_spots |= bit
            table.gold_supply -= 1
        else:
            table.white_spots |= bit
            table.white_supply -= 1


DRAW_LAYOUT: Final = DrawLayout()
DRAW_FIRE, DRAW_GOLD, DRAW_WHITE = DrawSpace(BURN), DrawSpace(HIDE_GOLD), DrawSpace(HIDE_WHITE)


def random_map(table: Table, draw_layout: bool) -> list[Step[Table]]:
    fires = SETUPS[table.seats].fires.bit_count()
    drawn: list[Step[Table]] = [DRAW_LAYOUT] if draw_layout else []
    drawn.extend([DRAW_FIRE] * fires)
    drawn.extend([DRAW_GOLD] * GOLD_ON_MAP)
    drawn.extend([DRAW_WHITE] * WHITE_ON_MAP)
    return drawn


DOUBT_AT_FIRST: Final = [SURE, 0, FRESH]


class FillTheSupply(Step[Table]):
    """DIC-2.2 to DIC-2.4: a tile below every fire (DIC-10.3: perhaps both of a land), two of the others in the box."""

    rule = "DIC-2.4"

    def run(self, table: Table) -> None:
        table.unseen = TILES_OF_LAND[:]
        for space in one_by_one(table.dragons):
            table.unseen[LAND_OF[space]] -= 1
        table.doubt = [DOUBT_AT_FIRST[count] for count in table.unseen]
        table.supply = sum(table.unseen) - BOXED


SIXES_ROLLED: Final = list(range(SIXES.base, SIXES.end))
ROLLS_WITH_SIXES: Final = [15625, 18750, 9375, 2500, 375, 30, 1]


class StartRoll(SeatChance[Table]):
    """DIC-2.10: one seat rolls all six dice; only the sixes count."""

    rule = "DIC-2.10"

    def options(self, table: Table) -> list[int]:
        return SIXES_ROLLED

    def weights(self, table: Table) -> list[int]:
        """Of the 6^6 rolls, how many show so many sixes."""
        return ROLLS_WITH_SIXES

    def play(self, table: Table, move: int) -> None:
        table.sixes = [*table.sixes[: self.who], move - SIXES.base, *table.sixes[self.who + 1 :]]
        if table.events is not None:
            table.tell(Event("start-roll", self.rule, self.who, {"sixes": table.sixes[self.who]}))


START_ROLLS: Final = [StartRoll(seat) for seat in range(MOST_SEATS)]


class StartPlayer(Step[Table]):
    """DIC-2.10: the most sixes start; those tied for them roll again among themselves."""

    rule = "DIC-2.10"

    def run(self, table: Table) -> None:
        most = max(table.sixes)
        tied = [seat for seat, sixes in enumerate(table.sixes) if sixes == most]
        if len(tied) > 1:
            table.sixes = [0 if seat in tied else NOT_IN for seat in range(table.seats)]
            table.push(self)
            table.then([START_ROLLS[seat] for seat in tied])
            return
        table.active = tied[0]
        if table.events is not None:
            table.tell(Event("starts", self.rule, table.active, {}))
        table.push(TURN)


START_PLAYER: Final = StartPlayer()
FILL_THE_SUPPLY: Final = FillTheSupply()


def setting_up(table: Table, map_steps: list[Step[Table]]) -> list[Step[Table]]:
    """Everything before the first turn, in order."""
    table.sixes = [0] * table.seats
    rolls: list[Step[Table]] = [START_ROLLS[seat] for seat in range(table.seats)]
    return [*map_steps, FILL_THE_SUPPLY, *UNCOVER_DECK, *rolls, START_PLAYER]
