"""The lists of what can be bought agree with the prices and requirements, in random games."""

from random import Random

import pytest

from pentarchy.games.valeria import GAME
from pentarchy.games.valeria.cards import CITIZEN_PLACE, DOMAIN_PLACE, FOE_COUNT, GOLD, MAGIC, PURSES, STRENGTH
from pentarchy.games.valeria.costs import citizen_price, domain_prices, has_roles, missing_roles, slay_cost
from pentarchy.games.valeria.moves import BUILD, RECRUIT, SLAY
from pentarchy.games.valeria.steps.building import buildable
from pentarchy.games.valeria.steps.centre import foes_in_centre
from pentarchy.games.valeria.steps.recruiting import recruitable
from pentarchy.games.valeria.steps.slaying import slayable
from pentarchy.kernel.steps import CHANCE

CASES = [(2, {}), (1, {"hostile_events": True}), (5, {"selection": "random", "hostile_events": True})]
CASES += [(3, {"random_citizens": True}), (4, {"new_domain_works_same_turn": False})]


def positions(seats, options):
    """Random games; purses are filled at random too, so that everything is now and then affordable."""
    for seed in range(6):
        table, rng = GAME.new(seats, options), Random(seed)
        while not table.over:
            if table.question == "ChooseAction":
                table.purse[:seats] = [[rng.randrange(12) for _ in PURSES] for _ in range(seats)]
                table.cached_offer = None
                yield table
            table.play(table.draw(rng.random()) if table.seat == CHANCE else rng.choice(table.options()))


def affordable(table, seat, coin, price):
    """VAL-6.14, VAL-6.22: at least 1 of the coin, the rest coin or magic."""
    have, magic = table.purse[seat][coin], table.purse[seat][MAGIC]
    return have >= 1 and have + magic >= price


def tops(table, first, last):
    return sorted(stack[-1] for stack in table.stacks[first:last] if stack)


@pytest.mark.parametrize(("seats", "options"), CASES)
def test_what_can_be_bought_is_what_can_be_paid(seats, options):
    """VAL-6.5, VAL-6.6, VAL-6.13, VAL-6.14, VAL-6.20 to VAL-6.22"""
    for table in positions(seats, options):
        seat = table.active
        citizens = [
            kind
            for kind in tops(table, CITIZEN_PLACE, DOMAIN_PLACE)
            if affordable(table, seat, GOLD, citizen_price(table, seat, kind))
        ]
        assert sorted(recruitable(table, seat)) == [RECRUIT.base + kind for kind in citizens]
        domains = [stack[-1] for stack in table.stacks[DOMAIN_PLACE:] if stack]
        built = [
            domain
            for domain in sorted(domains)
            if has_roles(table, seat, domain) and affordable(table, seat, GOLD, domain_prices(table, seat)[domain])
        ]
        assert buildable(table, seat) == [BUILD.base + domain for domain in built]
        costs = {foe: slay_cost(table, foe) for foe in foes_in_centre(table)}
        foes = [
            foe
            for foe, (strength, magic) in costs.items()
            if table.purse[seat][MAGIC] >= magic and affordable(table, seat, STRENGTH, strength + magic)
        ]
        assert slayable(table, seat) == [SLAY.base + foe for foe in foes]
        assert all(has_roles(table, seat, domain) == (not missing_roles(table, seat, domain)) for domain in domains)


def test_random_purses_buy_everything_sooner_or_later():
    """The positions above are worth looking at."""
    bought = {
        move
        for table in positions(2, {})
        for move in [*slayable(table, 0), *recruitable(table, 0), *buildable(table, 0)]
    }
    assert sum(SLAY.covers(move) for move in bought) > 12 < FOE_COUNT
    assert sum(RECRUIT.covers(move) for move in bought) == 10
    assert sum(BUILD.covers(move) for move in bought) > 3
