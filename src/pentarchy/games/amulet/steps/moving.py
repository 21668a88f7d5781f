"""The move of a turn and what it costs (AMU-4)."""

from typing import Final

from pentarchy.games.amulet.beginning import new_visit
from pentarchy.games.amulet.cards import BANK_OF, DESTINATIONS, INN, MONSTERS, MOST_SEATS, PLACES, RIVER_COST
from pentarchy.games.amulet.errands import BLOOD_REPAIR
from pentarchy.games.amulet.modifiers import (
    FREE_RIVER,
    FREE_RIVER_COST,
    HARSH,
    LOCKS,
    REVELS,
    RIVER_DEARER,
    RIVER_INCREASE,
)
from pentarchy.games.amulet.moves import DO, DRINK, GO, PAY, REST, SNEAK
from pentarchy.games.amulet.refusals import why_not_blood, why_not_drink
from pentarchy.games.amulet.steps.effects import PROGRAMS
from pentarchy.games.amulet.steps.free import BLOOD_SKILL, FREE_POTIONS, blood_repair, free_drinks, take_free_drink
from pentarchy.games.amulet.steps.health import spend_health
from pentarchy.games.amulet.steps.visiting import ARRIVE
from pentarchy.games.amulet.table import Table
from pentarchy.kernel.events import Event, Json
from pentarchy.kernel.steps import Decision, Refusal, SeatStep

BY_COIN: Final = PAY.base
BY_HEALTH: Final = PAY.base + 1


def river_payments(table: Table, seat: int, plagues: int) -> int:
    """AMU-4.3, AMU-20.7: skills replace the base, lasting monsters add to it."""
    base = FREE_RIVER_COST if table.knows(seat, FREE_RIVER) else RIVER_COST
    return base + RIVER_INCREASE * (plagues & RIVER_DEARER).bit_count()


CROSSES: Final = [[here != INN and bank != other for other in BANK_OF] for here, bank in enumerate(BANK_OF)]
"""AMU-4.3: from one bank to the other; the Inn lies on none."""


def affordable(coins: int, health: int, soft: int, hard: int) -> bool:
    """AMU-4.5: payments of a coin or a health, and of health only, that leave at least 1 health."""
    return health - hard - max(0, soft - coins) >= 1


def destinations(table: Table, seat: int) -> list[int]:
    """AMU-4.1, AMU-4.5: every other place that is not locked and can be paid for; others there do not matter (AMU-4.2),
    nor whether there is anything to do (AMU-4.8)."""
    here, plagues = table.place[seat], table.plagues(seat)
    river, crosses = river_payments(table, seat, plagues), CROSSES[here]
    coins, health, found = table.coins[seat], table.health[seat], []
    for place in DESTINATIONS:
        soft, hard = river if crosses[place] else 0, 0
        if plagues:
            if plagues & LOCKS[place]:
                continue
            revels = plagues & REVELS[place]
            hard = (revels & HARSH).bit_count()
            soft += revels.bit_count() - hard
        if place != here and affordable(coins, health, soft, hard):
            found.append(place)
    return found


class Move(Decision[Table]):
    """AMU-4.1: to another place; free things may come before (AMU-3.7). With nowhere to go, to the Inn (AMU-4.6)."""

    rule = "AMU-4.1"

    def options(self, table: Table) -> list[int]:
        moves = [GO.base + place for place in destinations(table, self.seat)] or [REST.base]
        if blood_repair(table, self.seat):
            moves.append(DO.base + BLOOD_REPAIR)
        if table.potions[self.seat] & FREE_POTIONS:
            moves.extend(free_drinks(table, self.seat))
        return moves

    def play(self, table: Table, move: int) -> None:
        if GO.covers(move):
            set_out(table, self.seat, move - GO.base)
        elif move == REST.base:
            table.place[self.seat] = INN
        elif DO.covers(move):
            table.spent[self.seat] |= BLOOD_SKILL
            table.push(self)
            table.then(PROGRAMS[self.seat][BLOOD_REPAIR])
        else:
            table.push(self)
            take_free_drink(table, self.seat, move)

    def why(self, table: Table, move: int) -> Refusal:
        if GO.covers(move):
            return why_not_there(table, self.seat, move - GO.base)
        if move == REST.base:
            return Refusal("AMU-4.6", "must-move")
        if move == DO.base + BLOOD_REPAIR:
            return why_not_blood(table, self.seat)
        if DRINK.covers(move) or SNEAK.covers(move):
            return why_not_drink(table, self.seat, move, "AMU-3.7", "move-first")
        return Refusal("AMU-3.7", "move-first")


def why_not_there(table: Table, seat: int, place: int) -> Refusal:
    if place == table.place[seat]:
        return Refusal("AMU-4.1", "must-move")
    if place == INN:
        return Refusal("AMU-5.15", "no-way-to-the-inn")
    locks = table.plagues(seat) & LOCKS[place]
    if locks:
        return Refusal("AMU-12.9", "locked", {"monster": MONSTERS[locks.bit_length() - 1]})
    soft, hard = payments(table, seat, place)
    facts: dict[str, Json] = {"needed": soft + hard, "coins": table.coins[seat], "health": table.health[seat]}
    return Refusal("AMU-4.5", "cannot-pay-the-way", facts)


def payments(table: Table, seat: int, place: int) -> tuple[int, int]:
    """AMU-4.3, AMU-4.7: what a way costs: payments of a coin or a health, and those of health only."""
    plagues = table.plagues(seat)
    revels = plagues & REVELS[place]
    hard = (revels & HARSH).bit_count()
    river = river_payments(table, seat, plagues) if CROSSES[table.place[seat]][place] else 0
    return river + revels.bit_count() - hard, hard


def set_out(table: Table, seat: int, place: int) -> None:
    """AMU-4.3, AMU-4.7: river payments first, then the revels of the place."""
    either, health = payments(table, seat, place)
    table.current_visit = new_visit(either, health)
    table.place[seat] = place
    if table.events is not None:
        table.tell(Event("moved", "AMU-4.1", seat, {"place": PLACES[place]}))
    table.push(ARRIVE[seat])
    if either or health:
        table.push(PAY_THE_WAY[seat])


class PayTheWay(SeatStep[Table]):
    """AMU-4.4: payment after payment; where only health counts there is nothing to choose."""

    rule = "AMU-4.4"

    def run(self, table: Table) -> None:
        visit = table.visit
        spend_health(table, self.who, visit.health_payments, "AMU-12.10")
        visit.health_payments = 0
        if visit.payments:
            table.push(PAY_OR_BLEED[self.who])


class PayOrBleed(Decision[Table]):
    """AMU-4.3, AMU-4.4: a coin or a health."""

    rule = "AMU-4.3"

    def options(self, table: Table) -> list[int]:
        coins, health, rest = table.coins[self.seat], table.health[self.seat], table.visit.payments - 1
        moves = [BY_COIN] if coins else []
        if affordable(coins, health - 1, rest, 0):
            moves.append(BY_HEALTH)
        return moves

    def play(self, table: Table, move: int) -> None:
        visit = table.visit
        table.latest = move
        if move == BY_COIN:
            table.coins[self.seat] -= 1
        else:
            table.health[self.seat] -= 1
        visit.payments -= 1
        if table.events is not None:
            table.tell(Event("paid", self.rule, self.seat, {"with": "coin" if move == BY_COIN else "health"}))
        if visit.payments:
            table.push(self)

    def why(self, table: Table, move: int) -> Refusal:
        if not PAY.covers(move):
            return Refusal(self.rule, "pay-now")
        return Refusal(self.rule, "no-coin") if move == BY_COIN else Refusal("AMU-4.5", "last-health")


MOVE: Final = [Move(s) for s in range(MOST_SEATS)]
PAY_THE_WAY: Final = [PayTheWay(s) for s in range(MOST_SEATS)]
PAY_OR_BLEED: Final = [PayOrBleed(s) for s in range(MOST_SEATS)]
