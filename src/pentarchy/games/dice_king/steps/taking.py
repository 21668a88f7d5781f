"""What merchants gain and thieves take (DIC-6.8 to DIC-6.11)."""

from typing import Final

from pentarchy.games.dice_king.cards import CARDS, GEM_KINDS, MOST_SEATS
from pentarchy.games.dice_king.moves import DECLINE, ROB, STEAL
from pentarchy.games.dice_king.pending import GEM, STEAL_CARD, STEAL_GEM, Choice, Effect
from pentarchy.games.dice_king.table import Table
from pentarchy.kernel.decks import one_by_one
from pentarchy.kernel.events import Event, Json
from pentarchy.kernel.steps import Refusal

WHITE: Final = GEM_KINDS.index("white")
GOLD: Final = GEM_KINDS.index("gold")


class GainSupplyGem(Effect):
    """DIC-6.8: with so many stars a gem of the supply, of the first of these kinds that there is, else none."""

    rule = "DIC-6.8"

    def __init__(self, if_stars: int, kinds: list[str]) -> None:
        super().__init__(GEM)
        self.if_stars = if_stars
        self.kinds = kinds

    def run(self, table: Table) -> None:
        if table.stars != self.if_stars:
            return
        for gem in self.kinds:
            if gained(table, gem):
                if table.events is not None:
                    table.tell(Event("supply-gem", self.rule, table.active, {"gem": gem}))
                return
        skipped(table, "no-gem", self.rule)


def gained(table: Table, gem: str) -> bool:
    """Takes a gem of this kind from the supply, if there is one."""
    if gem == "gold" and table.gold_supply:
        table.gold_supply -= 1
        table.gold[table.active] += 1
        return True
    if gem == "white" and table.white_supply:
        table.white_supply -= 1
        table.white[table.active] += 1
        return True
    return False


def skipped(table: Table, why: str, rule: str) -> None:
    """DIC-6.1: what cannot be carried out is skipped, and the log says so."""
    if table.events is not None:
        table.tell(Event(why, rule, table.active, {}))


def declined(table: Table) -> None:
    """DIC-6.1: only stealing may be declined."""
    if table.events is not None:
        table.tell(Event("declined", "DIC-6.1", table.active, {}))


class Steal(Effect):
    """DIC-6.11: the theft comes after the tile and falls away where there is nothing to steal."""

    rule = "DIC-6.11"

    def __init__(self, what: str, optional: bool) -> None:
        self.cards = what == "face_up_citizen"
        super().__init__(STEAL_CARD if self.cards else STEAL_GEM)
        self.steal_card = [StealCard(seat, optional) for seat in range(MOST_SEATS)]
        self.steal_gem = [StealGem(seat, optional) for seat in range(MOST_SEATS)]

    def run(self, table: Table) -> None:
        seat = table.active
        if self.cards and cards_of_others(table, seat):
            table.push(self.steal_card[seat])
        elif not self.cards and gems_of_others(table, seat):
            table.push(self.steal_gem[seat])
        else:
            skipped(table, "nothing-to-steal", self.rule)


def cards_of_others(table: Table, seat: int) -> int:
    """Face up, as a set."""
    return sum(table.citizens) - table.citizens[seat]


def gems_of_others(table: Table, seat: int) -> int:
    return sum(table.white) + sum(table.gold) - table.white[seat] - table.gold[seat]


class StealCard(Choice):
    """DIC-6.9: a face-up card of an opponent; its effect is not carried out. DIC-6.1: `optional` may be declined."""

    rule = "DIC-6.9"

    def __init__(self, seat: int, optional: bool) -> None:
        super().__init__(seat, STEAL_CARD)
        self.optional = optional

    def options(self, table: Table) -> list[int]:
        moves = [STEAL.base + card for card in one_by_one(cards_of_others(table, self.seat))]
        if self.optional:
            moves.append(DECLINE.base)
        return moves

    def play(self, table: Table, move: int) -> None:
        if move == DECLINE.base:
            declined(table)
            return
        card = move - STEAL.base
        victim = table.holder_of(card)
        table.citizens[victim] ^= 1 << card
        table.citizens[self.seat] |= 1 << card
        if table.events is not None:
            table.tell(Event("stole-card", self.rule, self.seat, {"card": CARDS[card], "from": victim}))

    def why(self, table: Table, move: int) -> Refusal:
        if not STEAL.covers(move):
            return Refusal("DIC-6.9", "steal-a-card-now")
        card = move - STEAL.base
        named: dict[str, Json] = {"card": CARDS[card]}
        if any(supers >> card & 1 for supers in table.supers):
            return Refusal("DIC-6.9", "super-jokers-stay", named)
        return Refusal("DIC-6.9", "your-own-card" if table.holder_of(card) >= 0 else "not-with-an-opponent", named)


class StealGem(Choice):
    """DIC-6.10: a gem of an opponent, white or golden. DIC-6.1: `optional` may be declined."""

    rule = "DIC-6.10"

    def __init__(self, seat: int, optional: bool) -> None:
        super().__init__(seat, STEAL_GEM)
        self.optional = optional

    def options(self, table: Table) -> list[int]:
        moves = [ROB.of(WHITE, seat) for seat, gems in enumerate(table.white) if gems and seat != self.seat]
        moves += [ROB.of(GOLD, seat) for seat, gems in enumerate(table.gold) if gems and seat != self.seat]
        return [*moves, DECLINE.base] if self.optional else moves

    def play(self, table: Table, move: int) -> None:
        if move == DECLINE.base:
            declined(table)
            return
        kind, victim = ROB.argument(move, 0), ROB.argument(move, 1)
        gems = table.gold if kind == GOLD else table.white
        gems[victim] -= 1
        gems[self.seat] += 1
        if table.events is not None:
            table.tell(Event("stole-gem", self.rule, self.seat, {"gem": GEM_KINDS[kind], "from": victim}))

    def why(self, table: Table, move: int) -> Refusal:
        if not ROB.covers(move):
            return Refusal("DIC-6.10", "steal-a-gem-now")
        gem, victim = GEM_KINDS[ROB.argument(move, 0)], ROB.argument(move, 1)
        if victim == self.seat:
            return Refusal("DIC-6.10", "your-own-gem")
        return Refusal("DIC-6.10", "has-no-such-gem", {"gem": gem, "from": victim})
