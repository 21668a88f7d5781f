"""What thieves, slayers and rogues take (DIC-6.8 to DIC-6.17)."""

from typing import Final

from pentarchy.games.dice_king.cards import CARDS, SPACES, widened
from pentarchy.games.dice_king.moves import CONQUER, DECLINE, ROB, SLAY, STEAL
from pentarchy.games.dice_king.steps.tiles_and_castles import has_token, put_token
from pentarchy.games.dice_king.table import Table
from pentarchy.kernel.decks import one_by_one
from pentarchy.kernel.events import Event
from pentarchy.kernel.steps import Decision, Refusal, Step

WHITE: Final = 0
GOLD: Final = 1


class GainSupplyGem(Step[Table]):
    """DIC-6.8: with three stars a golden gem of the supply, else a white one, else none."""

    rule = "DIC-6.8"

    def __init__(self, if_stars: int) -> None:
        super().__init__()
        self.if_stars = if_stars

    def run(self, table: Table) -> None:
        if table.stars != self.if_stars:
            return
        if not table.gold_supply + table.white_supply:
            skipped(table, "no-gem", self.rule)
            return
        gem = "gold" if table.gold_supply else "white"
        if gem == "gold":
            table.gold_supply -= 1
            table.gold[table.active] += 1
        else:
            table.white_supply -= 1
            table.white[table.active] += 1
        if table.events is not None:
            table.tell(Event("supply-gem", self.rule, table.active, {"gem": gem}))


def skipped(table: Table, why: str, rule: str) -> None:
    """DIC-6.1: what cannot be carried out is skipped, and the log says so."""
    if table.events is not None:
        table.tell(Event(why, rule, table.active, {}))


def declined(table: Table) -> None:
    """DIC-6.1: only stealing may be declined."""
    if table.events is not None:
        table.tell(Event("declined", "DIC-6.1", table.active, {}))


class Steal(Step[Table]):
    """DIC-6.11: the theft comes after the tile and falls away where there is nothing to steal."""

    rule = "DIC-6.11"

    def __init__(self, what: str) -> None:
        super().__init__()
        self.cards = what == "face_up_citizen"

    def run(self, table: Table) -> None:
        seat = table.active
        if self.cards and cards_of_others(table, seat):
            table.push(STEAL_CARD[seat])
        elif not self.cards and gems_of_others(table, seat):
            table.push(STEAL_GEM[seat])
        else:
            skipped(table, "nothing-to-steal", self.rule)


def cards_of_others(table: Table, seat: int) -> int:
    """Face up, as a set."""
    return sum(table.citizens) - table.citizens[seat]


def gems_of_others(table: Table, seat: int) -> int:
    return sum(table.white) + sum(table.gold) - table.white[seat] - table.gold[seat]


class StealCard(Decision[Table]):
    """DIC-6.9: a face-up card of an opponent; its effect is not carried out. May be declined (DIC-6.1)."""

    rule = "DIC-6.9"

    def options(self, table: Table) -> list[int]:
        moves = [STEAL.base + card for card in one_by_one(cards_of_others(table, self.seat))]
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
            return Refusal("DIC-6.9", "steal-or-decline-now")
        card = move - STEAL.base
        face_down = any(supers >> card & 1 for supers in table.supers)
        return Refusal("DIC-6.9", "super-jokers-stay" if face_down else "not-with-an-opponent")


class StealGem(Decision[Table]):
    """DIC-6.10: a gem of an opponent, white or golden. May be declined (DIC-6.1)."""

    rule = "DIC-6.10"

    def options(self, table: Table) -> list[int]:
        moves = [ROB.of(WHITE, seat) for seat, gems in enumerate(table.white) if gems and seat != self.seat]
        moves += [ROB.of(GOLD, seat) for seat, gems in enumerate(table.gold) if gems and seat != self.seat]
        return [*moves, DECLINE.base]

    def play(self, table: Table, move: int) -> None:
        if move == DECLINE.base:
            declined(table)
            return
        kind, victim = ROB.argument(move, 0), ROB.argument(move, 1)
        gems = table.gold if kind == GOLD else table.white
        gems[victim] -= 1
        gems[self.seat] += 1
        if table.events is not None:
            gem = "gold" if kind == GOLD else "white"
            table.tell(Event("stole-gem", self.rule, self.seat, {"gem": gem, "from": victim}))

    def why(self, table: Table, move: int) -> Refusal:
        return Refusal("DIC-6.10", "has-no-such-gem" if ROB.covers(move) else "steal-or-decline-now")


class ReplaceFire(Step[Table]):
    """DIC-6.12, DIC-6.13: without a dragon space nothing happens."""

    rule = "DIC-6.13"

    def run(self, table: Table) -> None:
        if not table.dragons:
            skipped(table, "no-dragon", self.rule)
        elif has_token(table):
            table.push(SLAY_DRAGON[table.active])


class SlayDragon(Decision[Table]):
    """DIC-6.12: any dragon space of the map; fire and gem are taken."""

    rule = "DIC-6.12"
    forced = True

    def options(self, table: Table) -> list[int]:
        return [SLAY.base + space for space in one_by_one(table.dragons)]

    def play(self, table: Table, move: int) -> None:
        space = move - SLAY.base
        table.dragons ^= 1 << space
        table.fires[self.seat] += 1
        put_token(table, space, "slain", self.rule)

    def why(self, table: Table, move: int) -> Refusal:
        return Refusal("DIC-6.12", "no-dragon-there" if SLAY.covers(move) else "slay-now")


class ReplaceToken(Step[Table]):
    """DIC-6.14, DIC-6.17: without a token of an opponent nothing happens."""

    rule = "DIC-6.17"

    def run(self, table: Table) -> None:
        if not table.castles_of_others(table.active):
            skipped(table, "no-castle", self.rule)
        elif has_token(table):
            table.push(CONQUER_CASTLE[table.active])


def nearest_castles(table: Table, seat: int) -> int:
    """DIC-6.15, DIC-6.16: the opponents' tokens at the smallest distance from any own one; all of them without one."""
    targets, reach = table.castles_of_others(seat), table.castles[seat]
    if not reach:
        return targets
    while not reach & targets:
        reach = widened(reach, table.layout)
    return reach & targets


class ConquerCastle(Decision[Table]):
    """DIC-6.14: one of the nearest tokens is replaced and goes back to its owner."""

    rule = "DIC-6.14"
    forced = True

    def options(self, table: Table) -> list[int]:
        return [CONQUER.base + space for space in one_by_one(nearest_castles(table, self.seat))]

    def play(self, table: Table, move: int) -> None:
        space = move - CONQUER.base
        victim = table.owner_of(space)
        table.castles[victim] ^= 1 << space
        table.castles[self.seat] |= 1 << space
        if table.events is not None:
            table.tell(Event("conquered", self.rule, self.seat, {"space": SPACES[space], "from": victim}))

    def why(self, table: Table, move: int) -> Refusal:
        if not CONQUER.covers(move):
            return Refusal("DIC-6.14", "conquer-now")
        bit = 1 << move - CONQUER.base
        far = bool(table.castles_of_others(self.seat) & bit)
        return Refusal("DIC-6.15", "not-the-nearest") if far else Refusal("DIC-6.17", "no-opponent-there")


STEAL_CARD: Final = [StealCard(seat) for seat in range(4)]
STEAL_GEM: Final = [StealGem(seat) for seat in range(4)]
SLAY_DRAGON: Final = [SlayDragon(seat) for seat in range(4)]
CONQUER_CASTLE: Final = [ConquerCastle(seat) for seat in range(4)]
