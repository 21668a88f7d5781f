"""My Game keeps the promises of every game, and its own rules."""

import pentarchy
from pentarchy.cli.promises import promises

GAME = pentarchy.load("mygame")


def test_it_keeps_all_promises():
    assert {each.name: each.faults for each in promises(GAME) if each.faults} == {}


def test_who_reaches_the_goal_wins():
    """MYG-1.3"""
    state = GAME.new(2)
    while not state.over:
        state.play(max(state.options()))
    assert state.view(None)["total"] == 21
    assert state.outcome.winners == [0]
