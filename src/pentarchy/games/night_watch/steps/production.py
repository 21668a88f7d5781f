"""The roll and what it brings (NGT-5.3, NGT-6, NGT-14)."""

from typing import Final

from pentarchy.games.night_watch.cards import HEROES, KINDS, RESOURCES, TARLY
from pentarchy.games.night_watch.maps import MAPS
from pentarchy.games.night_watch.moves import BURY, DECLINE, DICE, HERO, WILD, placed
from pentarchy.games.night_watch.steps.effects import ready
from pentarchy.games.night_watch.steps.playing import use_hero
from pentarchy.games.night_watch.steps.tormund import seven
from pentarchy.games.night_watch.steps.trails import ADVANCE_WILDLINGS
from pentarchy.games.night_watch.table import Table
from pentarchy.kernel.events import Event, Json
from pentarchy.kernel.steps import Chance, Decision, Refusal, Step

SEVEN: Final = 7


class RollDice(Chance[Table]):
    """NGT-5.3: two dice; in the full game the wildling die falls with them (NGT-14.1)."""

    rule = "NGT-5.3"

    def options(self, table: Table) -> list[int]:
        return ALL_DICE

    def play(self, table: Table, move: int) -> None:
        turn = table.turn
        turn.first, turn.second = DICE.argument(move, 0) + 1, DICE.argument(move, 1) + 1
        turn.rolled = True
        if table.full:
            table.push(ROLL_WILD)
            return
        tell_roll(table)
        resolve(table)


class RollWild(Chance[Table]):
    """NGT-14.1: the wildling die; all three are seen before anything happens (NGT-14.2), and it counts on a seven too
    (NGT-14.3)."""

    rule = "NGT-14.1"

    def options(self, table: Table) -> list[int]:
        return ALL_WILD

    def play(self, table: Table, move: int) -> None:
        table.turn.wild = move - WILD.base + 1
        tell_roll(table)
        table.then([TARLY_WINDOW, ADVANCE_WILDLINGS])
        table.then([TRAGEDY_OF_HEROES, RESOLVE])


def tell_roll(table: Table) -> None:
    """All dice are seen before anything happens (NGT-14.2)."""
    if table.events is not None:
        turn = table.turn
        dice: dict[str, Json] = {"first": turn.first, "second": turn.second, "wild": turn.wild}
        table.tell(Event("rolled", "NGT-14.1" if table.full else "NGT-5.3", table.active, dice))


class Resolve(Step[Table]):
    rule = "NGT-14.2"

    def run(self, table: Table) -> None:
        resolve(table)


def resolve(table: Table) -> None:
    """Production, or the seven (NGT-6.1, NGT-7.1)."""
    total = table.turn.first + table.turn.second
    if total == SEVEN:
        seven(table)
    else:
        produce(table, total)


def produce(table: Table, total: int) -> None:
    """NGT-6.1 to NGT-6.6: every settlement gives one card, every keep two, unless its hex is blocked."""
    blocked, stakes = blocked_hexes(table), table.stakes
    dues: dict[int, list[int]] = {}
    table.turn.received = 0
    for place in MAPS[table.layout].hexes_of_sum[total]:
        if not blocked >> place & 1:
            kind, shares = table.terrain[place], stakes[place]
            dues[kind] = [due + share for due, share in zip(dues[kind], shares)] if kind in dues else shares
    for kind in sorted(dues):
        pay_out(table, kind, dues[kind])


def blocked_hexes(table: Table) -> int:
    """NGT-6.3, NGT-7.8, NGT-16.10: where Tormund or a wildling stands. Barren hexes have no number (NGT-6.4)."""
    blocked = 1 << table.robber if table.robber >= 0 else 0
    return blocked | table.watch.in_gift() if table.full else blocked


def pay_out(table: Table, kind: int, shares: list[int]) -> None:
    """Everybody gets his share of one kind, as far as the bank goes."""
    if sum(shares) > table.bank[kind]:
        shares = in_shortage(shares, table.bank[kind])
    for seat, cards in enumerate(shares):
        if cards:
            table.hands[seat * KINDS + kind] += cards
            table.bank[kind] -= cards
            table.turn.received |= 1 << seat
            if table.events is not None:
                table.tell(Event("produced", "NGT-6.2", seat, {"cards": {RESOURCES[kind]: cards}}))


def in_shortage(shares: list[int], stock: int) -> list[int]:
    """NGT-6.5: if the bank is short nobody gets anything, but a single player gets what is left."""
    single = max(shares) == sum(shares)
    return [stock if share and single else 0 for share in shares]


class TragedyOfHeroes(Step[Table]):
    """NGT-22.2: three equal dice cost a hero of the display."""

    rule = "NGT-22.2"

    def run(self, table: Table) -> None:
        equal = table.turn.first == table.turn.second == table.turn.wild
        if equal and table.watch.display and table.settings.flag("tragedy_of_heroes"):
            table.push(BURY_HERO[table.active])


class BuryHero(Decision[Table]):
    """NGT-22.2: the active player removes a hero from the game; those of players are safe."""

    rule = "NGT-22.2"

    def options(self, table: Table) -> list[int]:
        return placed(BURY, table.watch.display)

    def play(self, table: Table, move: int) -> None:
        hero = move - BURY.base
        table.watch.display ^= 1 << hero
        table.watch.lost_heroes |= 1 << hero
        if table.events is not None:
            table.tell(Event("hero-lost", self.rule, self.seat, {"hero": HEROES[hero]}))

    def why(self, table: Table, move: int) -> Refusal:
        return Refusal("NGT-22.2", "not-in-display" if BURY.covers(move) else "bury-hero-now")


class TarlyWindow(Step[Table]):
    """NGT-19.13: the holder of Tarly is asked after production, not after a seven."""

    rule = "NGT-19.13"

    def run(self, table: Table) -> None:
        if TARLY not in table.watch.heroes or table.turn.first + table.turn.second == SEVEN:
            return
        seat = table.watch.heroes.index(TARLY)
        if ready(table, seat) == TARLY:
            table.push(USE_TARLY[seat])


class UseTarly(Decision[Table]):
    """NGT-19.13, NGT-5.8: also in the turn of another player; using him is voluntary (NGT-19.4)."""

    rule = "NGT-19.13"

    def options(self, table: Table) -> list[int]:
        return [HERO.base + TARLY, DECLINE.base]

    def play(self, table: Table, move: int) -> None:
        if move != DECLINE.base:
            use_hero(table, self.seat, TARLY, self.rule)

    def why(self, table: Table, move: int) -> Refusal:
        return Refusal("NGT-19.13", "tarly-or-decline-now")


ALL_DICE: Final = list(range(DICE.base, DICE.end))
ALL_WILD: Final = list(range(WILD.base, WILD.end))
ROLL_DICE: Final = RollDice()
ROLL_WILD: Final = RollWild()
RESOLVE: Final = Resolve()
TRAGEDY_OF_HEROES: Final = TragedyOfHeroes()
BURY_HERO: Final = [BuryHero(seat) for seat in range(4)]
TARLY_WINDOW: Final = TarlyWindow()
USE_TARLY: Final = [UseTarly(seat) for seat in range(4)]
