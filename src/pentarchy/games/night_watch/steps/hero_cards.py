"""What becomes of a hero card after its use: flip or exchange (NGT-19.6 to NGT-19.9)."""

from typing import Final

from pentarchy.games.night_watch.cards import HEROES
from pentarchy.games.night_watch.moves import CHOOSE, EXCHANGE, FLIP, placed
from pentarchy.games.night_watch.table import Table
from pentarchy.kernel.events import Event
from pentarchy.kernel.steps import Decision, Refusal, SeatStep


class HeroUsed(SeatStep[Table]):
    """NGT-19.6, NGT-19.7: after the first use flip or exchange, after the second exchange."""

    rule = "NGT-19.6"

    def run(self, table: Table) -> None:
        table.effect = None
        if table.watch.used_once[self.who]:
            exchange(table, self.who)
        else:
            table.push(FLIP_OR_EXCHANGE[self.who])


class FlipOrExchange(Decision[Table]):
    """NGT-19.6."""

    rule = "NGT-19.6"

    def options(self, table: Table) -> list[int]:
        return [FLIP.base, EXCHANGE.base]

    def play(self, table: Table, move: int) -> None:
        if move == EXCHANGE.base:
            exchange(table, self.seat)
            return
        table.watch.used_once[self.seat] = 1
        if table.events is not None:
            table.tell(Event("hero-flipped", self.rule, self.seat, {"hero": HEROES[table.watch.heroes[self.seat]]}))

    def why(self, table: Table, move: int) -> Refusal:
        return Refusal("NGT-19.6", "flip-or-exchange-now")


def exchange(table: Table, seat: int) -> None:
    """NGT-19.7, NGT-19.8: another hero of the display, or the own one again if there is no other."""
    if table.watch.display:
        table.push(CHOOSE_HERO[seat])
    else:
        take_hero(table, seat, table.watch.heroes[seat])


def take_hero(table: Table, seat: int, hero: int) -> None:
    """Side A up, and not usable this turn (NGT-19.2)."""
    watch = table.watch
    watch.display |= 1 << watch.heroes[seat]
    watch.display &= ~(1 << hero)
    watch.heroes[seat] = hero
    watch.used_once[seat] = 0
    watch.hero_turn[seat] = table.turns
    if table.events is not None:
        table.tell(Event("hero-taken", "NGT-19.7", seat, {"hero": HEROES[hero]}))


class ChooseHero(Decision[Table]):
    """NGT-19.7: any hero of the display but the one just returned."""

    rule = "NGT-19.7"

    def options(self, table: Table) -> list[int]:
        return placed(CHOOSE, table.watch.display)

    def play(self, table: Table, move: int) -> None:
        take_hero(table, self.seat, move - CHOOSE.base)

    def why(self, table: Table, move: int) -> Refusal:
        return Refusal("NGT-19.7", "not-in-display" if CHOOSE.covers(move) else "choose-hero-now")


HERO_USED: Final = [HeroUsed(seat) for seat in range(4)]
FLIP_OR_EXCHANGE: Final = [FlipOrExchange(seat) for seat in range(4)]
CHOOSE_HERO: Final = [ChooseHero(seat) for seat in range(4)]
