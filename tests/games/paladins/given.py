"""Arrangements of a Paladins table, for `Scenario.given`."""

from pentarchy.games import load
from pentarchy.games.paladins.board import (
    ABSOLVE,
    ACTION_COUNT,
    ACTIONS,
    ATTACK,
    COMMISSION,
    CONVERT,
    DEVELOP,
    FORTIFY,
    GARRISON,
    JAR_SPACES,
    NOTHING,
    RECRUIT,
    RIGHT,
    SPACES,
    SPOTS,
)
from pentarchy.games.paladins.cards import FAVOURS, ORDERS, OUTSIDERS, PALADINS, TAVERN, TOWNSFOLK, WALLS
from pentarchy.games.paladins.reading import ATTRIBUTES, CRIMINAL, WORKERS, Effect
from pentarchy.games.paladins.solo import SCHEMES
from pentarchy.games.paladins.steps.automa import AUTOMA_TURN
from pentarchy.games.paladins.steps.effects import steps_for
from pentarchy.games.paladins.steps.round import END_OF_ROUND, ROUND
from pentarchy.games.paladins.steps.turn import NEXT_TURN, TAKE_TURN
from pentarchy.games.paladins.table import AUTOMA
from pentarchy.games.paladins.workers import count_of, packed
from pentarchy.kernel.testing import Scenario


def a_game(seats=2, **options):
    """A game with nothing turned up yet."""
    return Scenario(load("paladins").new(seats, options))


def a_turn(seats=2, seat=0, number=1, **options):
    """A turn of a seat in the given round, with empty rows and boards."""
    return a_game(seats, **options).given(turn(seat, number))


def automas_turn(number=1, **options):
    """The automa is about to turn up a scheme; the human has passed."""

    def arrange(table):
        table.agenda = [END_OF_ROUND, NEXT_TURN, AUTOMA_TURN]
        table.round, table.active, table.passed = number, AUTOMA, 1
        table.workers[AUTOMA] = 9
        table.workshops[AUTOMA] = 0
        table.advance()

    return a_game(1, **options).given(arrange)


def turn(seat, number=1):
    """The turn of a seat; each of the others has a labourer, so that the round goes on after it."""

    def arrange(table):
        table.agenda = [END_OF_ROUND, NEXT_TURN, TAKE_TURN[seat]]
        table.round, table.active, table.start, table.passed = number, seat, 0, 0
        table.hired = [-1] * table.seats
        for other in range(table.seats):
            if other != seat and not table.workers[other]:
                table.workers[other] = workers_of("1 labourer")

    return arrange


def doing(*steps):
    """These steps come next, then the turn goes on."""

    def arrange(table):
        table.agenda = [END_OF_ROUND, NEXT_TURN, *reversed(steps)]
        table.begin_turn(NOTHING, NOTHING)
        table.advance()

    return arrange


def effect(*effects, seat=0):
    """A seat gains these effects now."""
    return doing(*steps_for(list(effects), seat))


def criminals(amount, seat=0):
    """A seat gains criminals now."""
    return effect(Effect("worker", CRIMINAL, amount, []), seat=seat)


def new_round(number, start=0):
    """The round before this one has just ended."""

    def arrange(table):
        table.agenda = [ROUND]
        table.round, table.start = number - 1, start
        table.advance()

    return arrange


def workers_of(text):
    words = text.split()
    kinds = [
        WORKERS.index(kind) for count, kind in zip(words[::2], words[1::2], strict=True) for _ in range(int(count))
    ]
    return packed(kinds)


def supply(seat, text):
    def arrange(table):
        table.workers[seat] = workers_of(text)

    return arrange


def goods(seat, silver=0, provisions=0):
    def arrange(table):
        table.silver[seat], table.provisions[seat] = silver, provisions

    return arrange


def track(seat, strength=0, influence=0, faith=0):
    def arrange(table):
        table.attributes[seat * 3 : seat * 3 + 3] = [strength, influence, faith]

    return arrange


def paladin(seat, name):
    def arrange(table):
        table.paladin[seat] = PALADINS.index(name)
        table.used[seat] |= 1 << table.paladin[seat]
        table.undrawn[seat] &= ~table.used[seat]

    return arrange


def townsfolk(*names):
    """The row from the left; None for an empty column."""

    def arrange(table):
        table.town = [TOWNSFOLK.index(name) if name else -1 for name in names]
        table.town_unseen &= ~sum(1 << card for card in table.town if card >= 0)

    return arrange


def outsiders(*names):
    def arrange(table):
        table.outsiders = [OUTSIDERS.index(name) if name else -1 for name in names]
        table.outsiders_unseen &= ~sum(1 << card for card in table.outsiders if card >= 0)

    return arrange


def orders(*names):
    def arrange(table):
        table.orders = [ORDERS.index(name) if name else -1 for name in names]
        table.orders_unseen &= ~sum(1 << card for card in table.orders if card >= 0)

    return arrange


def favours(*names):
    def arrange(table):
        table.favours = [FAVOURS.index(name) if name else -1 for name in names]
        table.favours_unseen &= ~sum(1 << card for card in table.favours if card >= 0)

    return arrange


def favour_used(slot):
    def arrange(table):
        table.favour_workers[slot - 1] = workers_of("1 labourer")

    return arrange


def tavern(*names):
    def arrange(table):
        table.tavern = [TAVERN.index(name) for name in names]
        table.tavern_unseen &= ~sum(1 << card for card in table.tavern)

    return arrange


def retinue(seat, *names):
    def arrange(table):
        for name in names:
            table.retinue.append(seat * len(TOWNSFOLK) + TOWNSFOLK.index(name))
            table.town_unseen &= ~(1 << TOWNSFOLK.index(name))
            table.done[seat * ACTION_COUNT + RECRUIT] += 1
        if table.turn is not None:
            table.turn.retinue_before = len(table.retinue)

    return arrange


def suspicion(seat, *taxes):
    """Suspicion cards with these taxes, the latest last."""

    def arrange(table):
        for tax in taxes:
            table.suspicion_piles[seat] = table.suspicion_piles[seat] << 2 | tax
            table.suspicions[seat] += 1
            table.suspicion_unseen[tax] -= 1

    return arrange


def suspicion_pile(unseen, gone):
    def arrange(table):
        table.suspicion_unseen, table.suspicion_gone = list(unseen), list(gone)

    return arrange


def debts(seat, unpaid=0, paid=0):
    def arrange(table):
        table.unpaid[seat], table.paid[seat] = unpaid, paid

    return arrange


def tax(coins):
    def arrange(table):
        table.tax = coins

    return arrange


def placed(seat, action, text):
    def arrange(table):
        table.placed[seat * SPOTS + ACTIONS.index(action)] = workers_of(text)

    return arrange


def workshops(seat, *places):
    """`("commission", 1)` covers the first slot of Commission."""

    def arrange(table):
        for action, slot in places:
            table.workshops[seat] |= 1 << 2 * (ACTIONS.index(action) - RIGHT) + slot - 1
            if seat < table.seats:
                table.done[seat * ACTION_COUNT + DEVELOP] += 1

    return arrange


def monks(seat, *spaces):
    def arrange(table):
        table.monks |= sum(1 << SPACES.index(space) for space in spaces)
        table.done[seat * ACTION_COUNT + COMMISSION] += len(spaces)

    return arrange


def outposts(seat, *spaces):
    def arrange(table):
        table.outposts |= sum(1 << SPACES.index(space) for space in spaces)
        table.done[seat * ACTION_COUNT + GARRISON] += len(spaces)

    return arrange


def walls(seat, *names):
    def arrange(table):
        for name in names:
            table.walls.append(seat * len(WALLS) + WALLS.index(name))
            table.walls_unseen &= ~(1 << WALLS.index(name))
        table.done[seat * ACTION_COUNT + FORTIFY] += len(names)

    return arrange


def jars(seat, *numbers):
    def arrange(table):
        table.jars[seat] |= sum(1 << JAR_SPACES.index(f"jar_space_{number}") for number in numbers)
        table.done[seat * ACTION_COUNT + ABSOLVE] += len(numbers)

    return arrange


def attacked(seat, *names):
    def arrange(table):
        for name in names:
            table.attacked.append(seat * len(OUTSIDERS) + OUTSIDERS.index(name))
            table.outsiders_unseen &= ~(1 << OUTSIDERS.index(name))
        table.done[seat * ACTION_COUNT + ATTACK] += len(names)

    return arrange


def converted(seat, *names):
    def arrange(table):
        for name in names:
            table.converted.append(seat * len(OUTSIDERS) + OUTSIDERS.index(name))
            table.outsiders_unseen &= ~(1 << OUTSIDERS.index(name))
        table.done[seat * ACTION_COUNT + CONVERT] += len(names)

    return arrange


def marker(space):
    def arrange(table):
        table.marker = space - 1

    return arrange


def scheme_pile(*names):
    """Only these schemes are left in the draw pile."""

    def arrange(table):
        table.schemes_unseen = [names.count(scheme) for scheme in SCHEMES]

    return arrange


# Looking at a table.


def attributes(game, seat=0):
    """Strength, influence, faith on the track."""
    return tuple(game.table.attributes[seat * 3 : seat * 3 + len(ATTRIBUTES)])


def has(game, seat, kind):
    return count_of(game.table.workers[seat], WORKERS.index(kind))


def silver(game, seat=0):
    return game.table.silver[seat]


def provisions(game, seat=0):
    return game.table.provisions[seat]


def standing_on(game, action, seat=0):
    return game.table.placed[seat * SPOTS + ACTIONS.index(action)]


def row_of(game):
    return [TOWNSFOLK[card] if card >= 0 else None for card in game.table.town]


def outsiders_of(game):
    return [OUTSIDERS[card] if card >= 0 else None for card in game.table.outsiders]


def times(game, action, seat=0):
    return game.table.done[seat * ACTION_COUNT + ACTIONS.index(action)]


def acts(game):
    """The actions on offer, without favours and passing."""
    return [text.removeprefix("act ") for text in game.options() if text.startswith("act ")]
