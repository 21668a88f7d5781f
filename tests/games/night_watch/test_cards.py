"""Every card, every hero, every kind of wildling and every step of the rules comes up in random games."""

from functools import cache
from random import Random

import pytest

from pentarchy.games.night_watch.cards import CARDS, HEROES, TOKENS
from pentarchy.games.night_watch.steps import effects
from pentarchy.games.night_watch.steps.arrivals import ARRIVALS
from pentarchy.kernel.dealers import Dealer
from pentarchy.kernel.steps import CHANCE
from tests.games.night_watch.given import GAME

RUNS = [
    ("full", 4, {"combined_trade_build": True}),
    ("full", 3, {"tragedy_of_heroes": True}),
    ("standard", 4, {}),
]


@cache
def came_up():
    """Moves, questions and events of a few dozen games."""
    moves, questions, events = set(), set(), set()
    for mode, seats, options in RUNS:
        for seed in range(12):
            state = GAME.new(seats, {"mode": mode, "trade_offers_per_turn": 1, "turn_limit": 400, **options})
            play(state, seed, moves, questions, events)
    return moves, questions, events


def play(state, seed, moves, questions, events):
    dealer, rng = Dealer(seed), Random(seed)
    state.listen()
    while not state.over:
        questions.add(state.question)
        seat = rng.choice(state.pending)
        move = dealer.choose(state) if seat == CHANCE else rng.choice(state.options(seat))
        moves.add(GAME.text(move))
        state.play(move, seat)
        events.update(event.kind for event in state.heard())


@pytest.mark.parametrize("card", [card for card in CARDS if card != "victory_point"])
def test_every_action_card_is_played(card):
    """NGT-11, NGT-20"""
    assert f"play {card}" in came_up()[0]


def test_victory_points_are_drawn():
    assert "draw victory_point" in came_up()[0]


@pytest.mark.parametrize("hero", HEROES)
def test_every_hero_is_used(hero):
    """NGT-19"""
    assert f"hero {hero}" in came_up()[0]


@pytest.mark.parametrize("token", TOKENS)
def test_every_token_is_turned(token):
    assert f"token {token}" in came_up()[0]


@pytest.mark.parametrize(
    "question",
    [
        "PlaceTormund",
        "ChooseVictim",
        "StealCard",
        "ChooseResources",
        "NameResource",
        "PlaceFreeRoad",
        "PlaceFreeGuard",
        "ChoosePatrol",
        "ExpelWildling",
        "BanishWildling",
        "Demand",
        "GiveBack",
        "Swap",
        "LiftRoad",
        "LayLifted",
        "Substitute",
        "SeeCard",
        "RetainCard",
        "SpyOn",
        "SeizeCard",
        "UseTarly",
        "FlipOrExchange",
        "ChooseHero",
        "BuryHero",
        "Respond",
        "ChoosePartner",
        "DiscardOne",
    ],
)
def test_every_question_is_asked(question):
    """NGT-24.1"""
    assert question in came_up()[1]


@pytest.mark.parametrize("event", ["breach", "guard-lost", "entered-gift", "special-card", "tormund-home"])
def test_wildlings_do_all_they_can(event):
    """NGT-15, NGT-16"""
    assert event in came_up()[2]


def test_every_operation_of_the_data_is_known():
    """NGT-26: programs exist for every card and hero; an unknown operation is refused when the data are read."""
    assert all(len(programs) == len(CARDS) for programs in effects.CARD_PROGRAMS)
    assert all(effects.HERO_PROGRAMS)
    assert [len(steps) for kind in ARRIVALS for steps in kind[:1]] == [2, 1, 3]
