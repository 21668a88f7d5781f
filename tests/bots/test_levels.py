"""The five levels: names, deadlines, and why."""

from itertools import pairwise
from random import Random
from time import process_time

import pytest

import pentarchy
from pentarchy.bots import BOTS, LEVELS, Analysis, Candidate, SeatObservation, UnknownBot, bot, explained
from pentarchy.bots.analysis import Prospect
from pentarchy.bots.levels import SEARCHERS
from pentarchy.bots.noise import blurred
from pentarchy.bots.search import Budget, SearchBot
from pentarchy.bots.search.search import LOOKS
from pentarchy.kernel import CHANCE, Dealer
from pentarchy.words import Words
from tests.bots.trees import Ask, End, TreeJudge, begun


def wide_position():
    """Sixty-four ways to roll dice again."""
    state, dealer = pentarchy.load("dice_king").new(2), Dealer(3)
    while state.seat == CHANCE:
        state.play(dealer.choose(state))
    assert len(state.options()) == 64
    return state


class Clock:
    """A clock that only passes when it is looked at: `step` seconds each time."""

    def __init__(self, step):
        self.now, self.step, self.looks = 0.0, step, 0

    def __call__(self):
        self.now += self.step
        self.looks += 1
        return self.now


def test_the_names():
    assert LEVELS == ["squire", "knight", "baron", "duke", "sovereign"]
    assert set(LEVELS) | {"random", "greedy"} == set(BOTS)
    for name in BOTS:
        assert bot(name, 1).name == name
    assert bot("duke@70", 1).name == "duke@70"
    for wrong in ("emperor", "random@5", "duke@x", ""):
        with pytest.raises(UnknownBot, match=r"the bots are: baron, duke"):
            bot(wrong, 1)


@pytest.mark.parametrize("name", ["duke", "sovereign"])
def test_a_level_keeps_its_deadline(name):
    """On any clock: no matter how slow the machine is, it stops at the first look at the clock after its time."""
    state, level = wide_position(), SEARCHERS[name]
    assert level.seconds < level.limit
    for step in (0.01, 0.05, 10.0):
        clock = Clock(step)
        searcher = SearchBot(name, 1, Budget(seconds=level.seconds), clock=clock)
        assert searcher.choose(SeatObservation(state, state.seat)) in state.options()
        assert clock.now <= level.seconds + 4 * step


@pytest.mark.parametrize("name", ["duke", "sovereign"])
def test_a_level_plays_alike_wherever_it_has_the_time(name):
    """It stops after its tries, so a fast machine gets the same opponent as a slow one."""
    state, level = wide_position(), SEARCHERS[name]
    thoughts = []
    for clock in (Clock(0.0), Clock(level.seconds / 40_000)):
        searcher = SearchBot(name, 1, Budget(level.seconds, level.tries), clock=clock)
        searcher.choose(SeatObservation(state, state.seat))
        thoughts.append((searcher.analysis.candidates, searcher.analysis.tries))
    assert thoughts[0] == thoughts[1]
    assert level.tries <= thoughts[0][1] < level.tries + 3 * len(state.options()) + 2 * LOOKS


def test_each_searching_level_tries_more_than_the_one_below():
    tries = [SEARCHERS[name].tries for name in LEVELS]
    assert tries == sorted(tries)
    assert tries[-2] > 0
    noise = [SEARCHERS[name].noise for name in LEVELS]
    assert all(below > above or below == above == 0.0 for below, above in pairwise(noise))


def test_the_limits_of_the_levels():
    assert [SEARCHERS[name].limit for name in LEVELS[2:]] == [0.3, 1.0, 3.0]


def test_baron_answers_in_time_on_this_machine():
    """By its processor time, the best of three: other programs may hold this machine up. The clock is tested above."""
    state, baron, seconds = wide_position(), bot("baron", 1), []
    for _ in range(3):
        start = process_time()
        baron.choose(SeatObservation(state, state.seat))
        seconds.append(process_time() - start)
    assert min(seconds) < 0.3


def test_without_time_a_sensible_move_is_in_hand():
    state = wide_position()
    late, calm = SearchBot("b", 1, Budget(seconds=0.0)), SearchBot("b", 1, Budget(tries=0))
    for player in (late, calm):
        player.choose(SeatObservation(state, state.seat))
    assert late.analysis.tries == len(state.options()) + 1
    tempting = [candidate.move for candidate in calm.analysis.candidates[: len(state.options()) // 4]]
    assert late.analysis.chosen in tempting, "what is late plays what the net sees at a glance"


def test_a_search_without_an_end_is_refused():
    with pytest.raises(ValueError, match="does not end by itself"):
        Budget()


@pytest.mark.parametrize("name", ["squire", "knight", "baron@100"])
def test_each_level_says_why(name):
    state, player = wide_position(), bot(name, 2)
    move = player.choose(SeatObservation(state, state.seat))
    words = Words(state.game, "en")
    sentence = player.analysis.sentence(state.game, words)
    assert sentence.startswith(f"{name}: ")
    assert words.move(move) in sentence
    assert state.game.text(move) in player.analysis.sentence(state.game)
    assert player.analysis.chosen == move
    for lang in ("cs", "sk"):
        assert player.analysis.sentence(state.game, Words(state.game, lang)) != sentence


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        (
            "en",
            "68% chance of winning, expects 6 points, the Wall holds in 8 out of 10 games; "
            "“Roll the dice” would lower the chance by 4 percentage points",
        ),
        (
            "cs",
            "šance na výhru 68 %, očekává 6 bodů, Zeď vydrží v 8 z 10 her; "
            "tah „Hodit kostkami“ by šanci snížil o 4 procentní body",
        ),
        (
            "sk",
            "šanca na výhru 68 %, očakáva 6 bodov, Múr vydrží v 8 z 10 hier; "
            "ťah „Hodiť kockami“ by šancu znížil o 4 percentuálne body",
        ),
    ],
)
def test_a_reason_speaks_of_the_game(lang, said):
    game = pentarchy.load("night_watch")
    moves = [game.parse("end"), game.parse("roll")]
    weighed = [Candidate(moves[0], 0.7, 9, 0.68), Candidate(moves[1], 0.6, 5, 0.64)]
    ends = {"glorious": 0.81, "tragic_breach": 0.17, "tragic_gift": 0.02}
    analysis = Analysis("duke", 0, "chances", weighed, 5, prospect=Prospect(0.68, 6.2, ends))
    assert analysis.reason(Words(game, lang)).replace("\u00a0", " ") == said


def test_a_move_that_the_rules_alone_know_has_its_chance_too():
    """Amulet's solver leaves one way to lay tokens: nothing was weighed, and the net still says what it is worth."""
    state = pentarchy.load("amulet").new(2)
    rng = Random(5)
    while len(state.candidates(state.seat)) != 1 or len(state.options(state.seat)) < 3:
        state.play(rng.choice(state.options(state.seat)), state.seat)
        state.settle(rng.random)
    observation, player = SeatObservation(state, state.seat), bot("knight", 1)
    player.choose(observation)
    told = explained(player.analysis, observation)
    assert player.analysis.candidates[0].visits == 0
    assert 0.001 < told.candidates[0].chance == told.prospect.chance < 0.999


def test_a_sentence_from_known_numbers():
    worse = Ask(1, [Ask(0, [End([9, 0]), End([0, 9])]), Ask(0, [End([0, 9])])])
    state = begun(Ask(0, [Ask(1, [End([9, 0])]), worse]))
    duke = SearchBot("duke", 1, Budget(tries=200), judging=TreeJudge)
    duke.choose(SeatObservation(state, 0))
    assert duke.analysis.sentence(state.game).startswith("duke: 99 % with go 0, ")
    assert duke.analysis.sentence(state.game).endswith(" % with go 1")
    assert duke.analysis.plain(state.game)["candidates"][0]["move"] == "go 0"


def test_a_single_move_takes_no_thinking():
    state = begun(Ask(0, [End([1, 0])]))
    for name in ("random", "squire", "knight", "baron", "duke", "sovereign"):
        player = bot(name, 1)
        assert player.choose(SeatObservation(state, 0)) == 0
        assert player.analysis.sentence(state.game) == f"{name}: go 0, of 1"
        assert player.analysis.tries <= 1


def steps_apart(count=8):
    """Moves whose chances lie a little apart, the last the best."""
    return begun(Ask(0, [Ask(1, [End([0, 0])], worth=[0.1 * i, 0]) for i in range(count)]))


def slipping(name):
    level = SEARCHERS[name]
    return SearchBot(name, 1, Budget(tries=level.tries), noise=level.noise, judging=TreeJudge)


def test_a_squire_errs_more_than_a_knight_and_greed_never():
    state = steps_apart()
    best = dict.fromkeys(("squire", "knight", "baron", "greedy"), 0)
    for name in best:
        player = slipping(name)
        best[name] = sum(player.choose(SeatObservation(state, 0)) == 7 for _ in range(200))
    assert best["squire"] < best["knight"] < best["baron"] < best["greedy"] == 200
    assert best["squire"] > 25 + 10, "it errs, but not as if it drew lots"


def test_a_slip_is_told_with_its_own_value():
    """A move that only seemed best comes first, with the chance that was found for it."""
    state, squire = steps_apart(), slipping("squire")
    while (move := squire.choose(SeatObservation(state, 0))) == 7:
        pass
    told = squire.analysis.sentence(state.game)
    assert f" % with go {move}, " in told
    assert squire.analysis.candidates[0].chance < squire.analysis.candidates[1].chance


def test_moves_hardly_looked_at_do_not_tempt():
    ranked = [Candidate(1, 0.5, 40), Candidate(2, 0.49, 30), Candidate(3, 0.99, 2)]
    taken = [blurred(ranked, 0.1, Random(seed))[0].move for seed in range(200)]
    assert 60 < taken.count(1) < 140
    assert 3 not in taken
    assert blurred(ranked, 0.0, Random(1)) == ranked


def test_greed_comes_to_an_end():
    """In Valeria two hoarders could wait for each other for ever."""
    state, dealer, players = pentarchy.load("valeria").new(2), Dealer(1), [bot("greedy", 1), bot("greedy", 2)]
    decisions = 0
    while not state.over:
        if state.seat == CHANCE:
            state.play(dealer.choose(state))
            continue
        state.play(players[state.seat].choose(SeatObservation(state, state.seat)))
        decisions += 1
        assert decisions < 600


CASES = [
    pytest.param(slug, variant, seats, id=f"{slug}-{variant.name}-{seats}")
    for slug in pentarchy.games()
    for variant in pentarchy.load(slug).variants
    for seats in variant.seats
]


@pytest.mark.parametrize(("slug", "variant", "seats"), CASES)
def test_every_level_plays_every_mode_at_every_seat_count(slug, variant, seats):
    state, dealer, rng = pentarchy.load(slug).new(seats, variant.options), Dealer(1), Random(1)
    players = [bot(name, 1) for name in ("squire", "knight", "baron@10", "duke@15", "sovereign@20")]
    turn = 0
    while not state.over and turn < 10:
        if state.seat == CHANCE:
            state.play(dealer.choose(state))
            continue
        seat, turn = rng.choice(state.pending), turn + 1
        state.play(players[turn % len(players)].choose(SeatObservation(state, seat)), seat)
    assert turn == 10 or state.over
