"""One game: the lean loop for random bots is the honest one, only faster."""

import pytest

import pentarchy
from pentarchy.arena import lineup, play_out, usual_seats
from pentarchy.arena.lineup import BadLineup, UnknownBot, seated
from pentarchy.arena.play_out import Played
from pentarchy.bots import RandomBot

GAMES = [pentarchy.load(slug) for slug in pentarchy.games()]


class SeatedRandom:
    """A random bot that insists on its observation."""

    name = "seated"

    def __init__(self, seed):
        self.choose = RandomBot(seed).choose


def facts(played: Played):
    return played.decisions, played.chance_moves, played.outcome.scores, played.outcome.places, played.outcome.reason


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
@pytest.mark.parametrize("seed", range(3))
def test_random_bots_play_the_same_with_and_without_chairs(game, seed):
    seats = usual_seats(game)
    lean = play_out(game.new(seats), pentarchy.Dealer(seed), [RandomBot(seed + i) for i in range(seats)])
    honest = play_out(game.new(seats), pentarchy.Dealer(seed), [SeatedRandom(seed + i) for i in range(seats)])
    assert facts(lean) == facts(honest)
    assert lean.decisions > 0


@pytest.mark.parametrize("bots", [["random"], ["greedy"]])
def test_a_game_that_lasts_too_long_is_cut_off(bots):
    played = play_out(GAMES[0].new(2), pentarchy.Dealer(1), seated(lineup(bots, 2), 1), most=20)
    assert played.outcome is None
    assert 20 <= played.decisions + played.chance_moves < 40


def test_bots_are_named_once_for_all_or_once_for_each_seat():
    assert lineup(["greedy"], 3) == ["greedy"] * 3
    assert lineup(["greedy", "random"], 2) == ["greedy", "random"]
    with pytest.raises(BadLineup, match="2 bots do not fit 3 seats"):
        lineup(["greedy", "random"], 3)
    with pytest.raises(UnknownBot, match=r"the bots are: .*random"):
        lineup(["grandmaster"], 3)
