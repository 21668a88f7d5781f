"""The greedy bot goes by `evaluation.worth`: it beats random players by far."""

from pentarchy.bots import GreedyBot, RandomBot, SeatObservation
from pentarchy.kernel.dealers import Dealer
from pentarchy.kernel.steps import CHANCE
from tests.games.night_watch.given import GAME


def winner_of(seed, seats=4):
    """One game of a greedy bot on seat `seed` against random ones; whether it wins."""
    hero = seed % seats
    state, dealer = GAME.new(seats, {"mode": "standard", "trade_offers_per_turn": 0}), Dealer(seed)
    bots = [GreedyBot(seed, 1) if seat == hero else RandomBot(seed * 7 + seat) for seat in range(seats)]
    while not state.over:
        if state.seat == CHANCE:
            state.play(dealer.choose(state))
        else:
            state.play(bots[state.seat].choose(SeatObservation(state, state.seat)))
    return state.outcome.winners == [hero]


def test_greedy_beats_three_random_players():
    """A small sample of what the arena measures with hundreds of games."""
    assert sum(winner_of(seed) for seed in range(8)) >= 7
