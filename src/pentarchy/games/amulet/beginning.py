"""How a visit, a trade, a fight and a night begin."""

from typing import Final

from pentarchy.games.amulet.cards import COLOURS
from pentarchy.games.amulet.copies import fresh_fight, fresh_night, fresh_trade, fresh_visit
from pentarchy.games.amulet.fields import Fight, Night, Trade, Visit

NONE: Final = -1


def new_visit(payments: int, health_payments: int) -> Visit:
    """AMU-4.3, AMU-4.7: on the way, before anything is paid."""
    visit = fresh_visit()
    visit.payments = payments
    visit.health_payments = health_payments
    visit.gems_chased = [0] * len(COLOURS)
    return visit


def new_trade(partner: int) -> Trade:
    trade = fresh_trade()
    trade.partner = partner
    return trade


def new_fight(arena: int, foe: int) -> Fight:
    """Nothing lies on the card yet."""
    fight = fresh_fight()
    fight.arena = arena
    fight.foe = foe
    fight.outcome = fight.token = fight.borrowed = NONE
    return fight


def new_night(ready: int, seats: int) -> Night:
    """AMU-11.1: nobody's slot has begun; what is ready now may be given for an oath (AMU-14.13)."""
    night = fresh_night(seats)
    night.slot = night.card = NONE
    night.ready_at_dusk = ready
    return night
