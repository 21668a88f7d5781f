"""A visit: the actions of a place in any order (AMU-5.1, AMU-5.18)."""

from typing import ClassVar, Final

from pentarchy.games.amulet.beginning import new_trade
from pentarchy.games.amulet.cards import DUNGEON, HUT, LAIR, MANOR, MOST_SEATS
from pentarchy.games.amulet.errands import (
    AT_PLACE,
    AUTOMATIC,
    BLOOD_REPAIR,
    GAINS,
    HUT_ADVENTURE,
    HUT_PRICES,
    HUT_REPAIR,
    POTION,
    SKILLS_WITH_VISITS,
    SPELLS,
    VISIT_HOOKS,
    added,
)
from pentarchy.games.amulet.modifiers import CHEAP_HUT, HUT_DISCOUNT, TOP_CARD
from pentarchy.games.amulet.moves import DO, DRINK, FULFIL, LEAVE, SNEAK, TRADE
from pentarchy.games.amulet.refusals import why_not_blood, why_not_drink, why_not_errand, why_not_fulfil
from pentarchy.games.amulet.steps.buying import cheapest
from pentarchy.games.amulet.steps.doable import CHASE_BIT, FIGHT_BIT, doable, hut_due
from pentarchy.games.amulet.steps.effects import PROGRAMS
from pentarchy.games.amulet.steps.experience import spend_coins
from pentarchy.games.amulet.steps.free import (
    BLOOD_SKILL,
    FREE_POTIONS,
    blood_repair,
    free_drinks,
    only_gains,
    take_free_drink,
)
from pentarchy.games.amulet.steps.oaths import PAY_OATH, means, oath_moves
from pentarchy.games.amulet.steps.trading import LAST_TRADES, MAKE_OFFER, trade_moves, why_no_trade
from pentarchy.games.amulet.table import HIDDEN_OATHS, NONE, Table
from pentarchy.kernel.decks import one_by_one
from pentarchy.kernel.steps import Decision, Refusal, SeatStep, Step


class Arrive(SeatStep[Table]):
    """AMU-5.1: the visit begins, with the place as it is now."""

    rule = "AMU-5.1"

    def run(self, table: Table) -> None:
        visit = table.visit
        who, place = self.who, table.place[self.who]
        visit.upgraded = table.is_upgraded(place)
        visit.errands = errands_of(table, who, place)
        visit.waived = HUT_DISCOUNT if place == HUT and table.knows(who, CHEAP_HUT) else 0
        table.push(GO_ON[who])


def errands_of(table: Table, seat: int, place: int) -> int:
    """AMU-5.18: the entries of the place's list and the visit hooks of the visitor's skills."""
    errands = AT_PLACE[place][table.visit.upgraded]
    if table.skills[seat] & SKILLS_WITH_VISITS[place]:
        errands |= added(table.skills[seat], VISIT_HOOKS[place])
    if (place == LAIR and not table.lair) or (place == MANOR and not table.manor):
        errands &= ~FIGHT_BIT
    if place == DUNGEON and table.dungeon == NONE and not has_top_card(table, seat):
        errands &= ~FIGHT_BIT
    return errands if table.village else errands & ~CHASE_BIT


def has_top_card(table: Table, seat: int) -> bool:
    """AMU-21.5 `thi_dungeon_top`."""
    return table.mythical_deck > 0 and table.knows(seat, TOP_CARD)


def must_fight(table: Table, seat: int) -> bool:
    """AMU-5.16, AMU-5.17: a fight is mandatory, but for the Thief in an empty Dungeon."""
    return table.visit.errands & FIGHT_BIT != 0 and (table.place[seat] != DUNGEON or table.dungeon != NONE)


class Visit(Decision[Table]):
    """AMU-5.18: the next action, or the end of the visit. Free things, oaths and trades are possible too."""

    rule = "AMU-5.18"

    def options(self, table: Table) -> list[int]:
        seat = self.seat
        errands = doable(table, seat) | blood_repair(table, seat)
        asides = self.asides(table)
        if not asides and only_gains(table, seat, errands, table.place[seat]):
            return [LEAVE.base]
        moves = [DO.base + errand for errand in one_by_one(errands)]
        if not table.visit.errands & CHASE_BIT and not must_fight(table, seat):
            moves.append(LEAVE.base)
        return moves + asides if asides else moves

    def asides(self, table: Table) -> list[int]:
        """What is possible besides the errands of the place."""
        seat, moves = self.seat, []
        if table.potions[seat] & FREE_POTIONS:
            moves.extend(free_drinks(table, seat))
        if table.campaign.oaths[seat]:
            moves.extend(oath_moves(table, seat, table.place[seat]))
        if table.is_shared() and not table.visit.late:
            moves.extend(trade_moves(table, seat))
        return moves

    def play(self, table: Table, move: int) -> None:
        seat = self.seat
        if move == LEAVE.base:
            finish(table, seat)
            return
        table.push(GO_ON[seat])
        if DO.covers(move):
            do_errand(table, seat, move - DO.base)
        elif TRADE.covers(move):
            table.current_trade = new_trade(move - TRADE.base)
            table.push(MAKE_OFFER[seat])
        elif FULFIL.covers(move):
            table.push(PAY_OATH[seat][move - FULFIL.base])
        else:
            take_free_drink(table, seat, move)

    def why(self, table: Table, move: int) -> Refusal:
        seat = self.seat
        if move == LEAVE.base:
            return why_stay(table, seat)
        if move == DO.base + BLOOD_REPAIR:
            return why_not_blood(table, seat)
        if DO.covers(move):
            return why_not_do(table, seat, move - DO.base)
        if FULFIL.covers(move):
            oath = move - FULFIL.base
            return why_not_fulfil(table, seat, oath, table.place[seat], means(table, seat, oath))
        if TRADE.covers(move):
            return why_no_trade(table, seat, move - TRADE.base, table.visit.late)
        if DRINK.covers(move) or SNEAK.covers(move):
            return why_not_drink(table, seat, move, "AMU-22.3", "not-in-a-visit")
        return Refusal(self.rule, "not-in-a-visit")


def why_stay(table: Table, seat: int) -> Refusal:
    if table.visit.errands & CHASE_BIT:
        return Refusal("AMU-5.9", "chase-first")
    return Refusal("AMU-5.17" if table.place[seat] == DUNGEON else "AMU-5.16", "must-fight-first")


def why_not_do(table: Table, seat: int, errand: int) -> Refusal:
    visit = table.visit
    place = table.place[seat]
    if visit.errands & GAINS & 1 << errand:
        return Refusal("AMU-5.18", "comes-by-itself")
    offered = AT_PLACE[place][visit.upgraded] | added(table.skills[seat], VISIT_HOOKS[place])
    price = hut_due(table, errand) if HUT_REPAIR <= errand <= HUT_ADVENTURE else 0
    if errand in (SPELLS, POTION):
        price = cheapest(table, seat, errand == SPELLS)
    return why_not_errand(table, seat, errand, offered, price)


class SecretVisit(Visit):
    """AMU-16.1: the same while the visitor holds hidden oaths: he is asked even where he can only leave."""

    forced: ClassVar[bool] = False  # silence would tell that he holds no oath that he could pay here


def do_errand(table: Table, seat: int, errand: int) -> None:
    visit = table.visit
    if errand == BLOOD_REPAIR:
        table.spent[seat] |= BLOOD_SKILL
    else:
        visit.late = True
        visit.errands &= ~(1 << errand)
    if HUT_REPAIR <= errand <= HUT_ADVENTURE:
        pay_hut(table, seat, errand)
    table.then(PROGRAMS[seat][errand])


def pay_hut(table: Table, seat: int, errand: int) -> None:
    visit = table.visit
    due = hut_due(table, errand)
    visit.waived = max(0, visit.waived - HUT_PRICES[visit.upgraded][errand - HUT_REPAIR])
    spend_coins(table, seat, due, "AMU-5.11")


def finish(table: Table, seat: int) -> None:
    """AMU-5.18: automatic actions not picked are done in the order of the data; then the second trade window."""
    visit = table.visit
    left = one_by_one(visit.errands & AUTOMATIC & ~FIGHT_BIT)
    visit.errands = 0
    visit.late = True
    if table.is_shared() and table.seats > 1:
        table.push(LAST_TRADES[seat])
    for errand in reversed(left):
        table.then(PROGRAMS[seat][errand])


class EndVisit(Step[Table]):
    """AMU-3.7: nothing of the visit is left."""

    rule = "AMU-3.7"

    def run(self, table: Table) -> None:
        table.current_visit = None


class GoOn(SeatStep[Table]):
    """The visit goes on; for the stunned it is over (AMU-10.3)."""

    rule = "AMU-5.18"

    def run(self, table: Table) -> None:
        if table.stunned:
            return
        if table.mode == HIDDEN_OATHS and table.campaign.oaths[self.who]:
            table.push(SECRET_VISIT[self.who])
        else:
            table.push(VISIT[self.who])


END_VISIT: Final[Step[Table]] = EndVisit()
ARRIVE: Final = [Arrive(s) for s in range(MOST_SEATS)]
GO_ON: Final = [GoOn(s) for s in range(MOST_SEATS)]
VISIT: Final = [Visit(s) for s in range(MOST_SEATS)]
SECRET_VISIT: Final = [SecretVisit(s) for s in range(MOST_SEATS)]
