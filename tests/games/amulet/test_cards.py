"""Every card, token and verb is executed in some game, and every one of the 42 abilities is resolved."""

from functools import cache
from random import Random

import pytest

from pentarchy import Dealer, load
from pentarchy.games.amulet import cards, errands
from pentarchy.games.amulet.beginning import new_night
from pentarchy.games.amulet.steps.abilities import RESOLVE_ABILITY
from pentarchy.games.amulet.suggestion import suggested
from tests.games.amulet.given import at, coins, game, gems, potions, spells, trophies, upgraded

CHANCE = -1
GAMES = [
    (5, {}, range(24)),
    (4, {"characters": "random"}, range(4)),
    (3, {"mode": "cooperative", "quest_c": 2}, range(12)),
    (2, {"mode": "cooperative"}, range(10)),
    (4, {"mode": "hidden_oaths"}, range(10)),
    (1, {"mode": "solo"}, range(6)),
]


@cache
def played():
    """Every move of a few dozen random games. Everybody begins rich and learned, so that all of it comes up."""
    moves = set()
    for seats, options, seeds in GAMES:
        for seed in seeds:
            moves |= play(seats, options, seed)
    return moves


def play(seats, options, seed):
    state, dealer, rng, seen = load("amulet").new(seats, options), Dealer(seed), Random(seed), set()
    while not state.over:
        if state.question == "Move" and rng.random() < 0.4:
            enrich(state, rng)
        move = next_move(state, dealer, rng)
        seen.add(state.game.text(move))
        state.play(move)
    return seen


def next_move(state, dealer, rng):
    """A random move; on cards often what the solver suggests, so that adventures are completed now and then."""
    if state.seat == CHANCE:
        return dealer.choose(state)
    if state.question in ("Arrange", "Contribute", "PlaceToken") and rng.random() < 0.8:
        move = suggested(state, state.seat)
        if move in state.options():
            return move
    return rng.choice(state.options())


def enrich(state, rng):
    """Experience and coins for the one whose turn it is, and nobody is about to lose."""
    seat = state.seat
    state.xp[seat] += rng.randrange(1, 9)
    state.coins[seat] += 12
    state.upgrades |= 1 << rng.choice([cards.TOWER, cards.LAIR, cards.MANOR]) if rng.random() < 0.1 else 0
    state.stuns = [0] * state.seats
    state.health = [state.most_health(s) for s in range(state.seats)]
    if state.is_shared():
        state.campaign.quests |= 4
        state.campaign.quests &= ~3
    state.cached_offer = None


def words(verb):
    return {text.split()[1] for text in played() if text.split()[0] == verb}


def test_every_skill_is_learned_somewhere():
    """AMU-21, AMU-10.6."""
    assert words("learn") == set(cards.SKILLS) - {cards.SKILLS[skill] for skill in cards.START_SKILL}


def test_every_weapon_and_spell_is_laid_somewhere():
    """AMU-7, AMU-9.5."""
    assert words("lay") >= {*cards.WEAPONS, *cards.SPELLS, "hero", "monk", "knight", "priest"}


def test_every_errand_is_run_somewhere():
    """AMU-5.18, AMU-11.1: gains may come by themselves everywhere."""
    gains = {name for i, name in enumerate(errands.ERRANDS) if errands.GAINS >> i & 1}
    assert words("do") | gains == set(errands.ERRANDS)


def test_every_place_adventure_and_upgrade_comes_up():
    """AMU-4.1, AMU-8.5, AMU-18.8."""
    assert words("go") == set(cards.PLACES) - {"inn"}
    assert words("turn") == set(cards.ADVENTURES)
    assert words("upgrade") == set(cards.PLACES) - {"inn"}
    assert words("reveal") == set(cards.MYTHICAL)
    assert words("deal") == set(cards.BACKS)


def test_every_potion_is_bought_somewhere():
    """AMU-5.5, AMU-22."""
    assert words("buy") == {*cards.SPELLS, *cards.POTIONS}


def test_every_verb_is_used_somewhere():
    """AMU-19: no decision is dead."""
    rare = {"drop", "rest"}
    verbs = {text.split()[0] for text in played()}
    assert verbs >= set(load("amulet").vocabulary.by_name) - rare


@pytest.mark.parametrize("monster", cards.MONSTERS)
@pytest.mark.parametrize("seed", [1, 2])
def test_every_ability_is_resolved(monster, seed):
    """AMU-12.14, AMU-11.4: each of the 42 abilities runs to its end, with things to lose, and the card moves on."""
    s = game("preacher", "thief", "hunter").given(
        gems(0, red=1, blue=1),
        potions(1, "health", "stealth"),
        spells(2, "spark_1"),
        coins(0, 5),
        trophies(2, "cyclops"),
    )
    card, table, rng = cards.MONSTERS.index(monster), s.given(at(1, "lair"), upgraded("fair")).table, Random(seed)
    table.deck &= ~(1 << card)
    table.lair, table.phase = 1 << card, 3
    table.current_night = new_night(table.ready, table.seats)
    table.stop()
    table.push(RESOLVE_ABILITY[card])
    table.advance()
    while not table.over:
        table.play(rng.choice(table.options()))
    assert (table.village | table.lair | table.manor) >> card & 1
    assert all(1 <= health <= 6 for health in table.health)
    returns = cards.RETURN_TO[card]
    assert bool(table.village >> card & 1) is (returns < 0)
