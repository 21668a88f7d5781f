"""Outside programs: good ones play, bad ones harm nobody."""

import json
import sys
from random import Random
from time import perf_counter

import pytest
from typer import Typer
from typer.testing import CliRunner

import pentarchy
from pentarchy.bots import RandomBot, SeatObservation
from pentarchy.bots.outside import OutsideBot, conformance
from pentarchy.cli.bot_check import bot_check
from pentarchy.kernel import CHANCE, Dealer

EXAMPLE = [sys.executable, "examples/outside_bot.py"]
GREET = """
import json, sys, time
say = lambda **message: print(json.dumps(message), flush=True)
json.loads(sys.stdin.readline())
say(type="hello", version=1, name="odd")
"""
LOOP = GREET + "for line in sys.stdin:\n    asked = json.loads(line)\n    if asked['type'] == 'bye': break\n    "


def program(code):
    return [sys.executable, "-c", code]


def position():
    state, dealer = pentarchy.load("dice_king").new(2), Dealer(3)
    while state.seat == CHANCE:
        state.play(dealer.choose(state))
    return state


def kinds_after(code, decisions=1, seconds=0.4):
    """The faults of a program in a few decisions, each of which is answered all the same."""
    state, player = position(), OutsideBot(program(code), 1, seconds)
    for _ in range(decisions):
        assert player.choose(SeatObservation(state, state.seat)) in state.options()
    player.close()
    return [fault.kind for fault in player.faults]


def test_the_example_keeps_to_the_protocol():
    checks = list(conformance(EXAMPLE, [], 5.0, 1))
    assert [check.game for check in checks] == pentarchy.games()
    assert [check.faults for check in checks] == [[] for _ in checks]
    assert {check.name for check in checks} == {"longest"}
    assert all(check.decisions > 0 for check in checks)


def test_the_example_is_thirty_lines():
    with open("examples/outside_bot.py", encoding="utf-8") as file:  # noqa: PTH123
        assert len(file.readlines()) <= 35


@pytest.mark.parametrize(
    ("code", "kind"),
    [
        ("1/0", "crashed"),
        (GREET + "sys.exit(3)", "crashed"),
        ("print('hi')", "nonsense"),
        ("print('[]', flush=True); input()", "nonsense"),
        ("""print('{"type": "hello", "version": 2}', flush=True); input()""", "nonsense"),
        (LOOP + "print('{{{')", "nonsense"),
        (LOOP + "say(type='move', id=asked['id'], move=None)", "nonsense"),
        (LOOP + "say(type='move', id=asked['id'], move=True)", "nonsense"),
        (LOOP + "say(type='move', id=asked['id'], move='fly away')", "nonsense"),
        (LOOP + "say(type='move', id=asked['id'] + 1, move=0)", "nonsense"),
        (LOOP + "print('x' * 2_000_000, flush=True)", "nonsense"),
        (LOOP + "say(type='move', id=asked['id'], move=10**9)", "illegal"),
        (LOOP + "say(type='move', id=asked['id'], move='alarm')", "illegal"),
        (LOOP + "time.sleep(1)", "late"),
    ],
)
def test_a_faulty_program_gets_a_fallback_move_and_a_report(code, kind):
    assert kinds_after(code) == [kind]


def test_a_program_that_cannot_be_started():
    state, player = position(), OutsideBot(["no-such-program"], 1)
    assert player.choose(SeatObservation(state, state.seat)) in state.options()
    assert player.faults[0].kind == "crashed"
    assert "no-such-program" in str(player.faults[0])


def test_moves_may_be_numbers_or_texts():
    assert kinds_after(LOOP + "say(type='move', id=asked['id'], move=asked['options'][0]['move'])", 3) == []
    assert kinds_after(LOOP + "say(type='move', id=asked['id'], move=asked['options'][0]['text'])", 3) == []


def test_a_late_answer_does_not_count_for_the_next_question():
    answer = "say(type='move', id=asked['id'], move=asked['options'][asked['id']]['move'])"
    code = LOOP + "time.sleep(0.6 if asked['id'] == 1 else 0); " + answer
    state, player = position(), OutsideBot(program(code), 1, 0.4)
    player.choose(SeatObservation(state, state.seat))
    player.seconds = 5.0
    assert player.choose(SeatObservation(state, state.seat)) == state.options()[2]
    assert [fault.kind for fault in player.faults] == ["late"]
    player.close()


def test_a_program_with_many_faults_is_sent_away():
    kinds = kinds_after(LOOP + "say(type='move', id=asked['id'], move=-1)", decisions=8)
    assert kinds == ["illegal"] * 5


def test_an_overrun_costs_no_more_than_the_deadline():
    state, player = position(), OutsideBot(program(LOOP + "time.sleep(60)"), 1, 0.2)
    player.choose(SeatObservation(state, state.seat))
    start = perf_counter()
    player.choose(SeatObservation(state, state.seat))
    assert 0.2 <= perf_counter() - start < 30
    player.program.process.kill()
    player.close()


def test_a_game_goes_on_with_a_program_that_dies_in_it():
    code = LOOP + "asked['id'] == 4 and sys.exit(1); say(type='move', id=asked['id'], move=asked['options'][0]['move'])"
    state, dealer = pentarchy.load("dice_king").new(2), Dealer(1)
    players = [OutsideBot(program(code), 1, 5.0), RandomBot(1)]
    while not state.over:
        mover = state.seat
        state.play(dealer.choose(state) if mover == CHANCE else players[mover].choose(SeatObservation(state, mover)))
    assert [(fault.kind, fault.decision) for fault in players[0].faults] == [("crashed", 4)]


def test_the_program_is_told_what_its_seat_may_see_and_no_more():
    state = position()
    echo = LOOP + "sys.stderr.write(json.dumps(asked)); sys.exit(0)"
    player = OutsideBot(program(echo), 1, 5.0)
    observation = SeatObservation(state, state.seat)
    player.choose(observation)
    told = json.loads(player.faults[0].what.partition(": ")[2])
    assert told["view"] == json.loads(json.dumps(state.view(state.seat)))
    assert [option["move"] for option in told["options"]] == state.options()
    assert set(told) == {"type", "id", "seat", "question", "seconds", "view", "options"}


def test_the_command():
    app, runner = Typer(), CliRunner()
    app.command()(bot_check)
    good = runner.invoke(app, [" ".join(EXAMPLE), "--game", "dice_king", "--seconds", "5"])
    assert good.exit_code == 0, good.output
    assert "passed dice_king" in good.output
    bad = runner.invoke(app, [f"{sys.executable} -c 1/0", "--game", "dice_king", "--json"])
    assert bad.exit_code == 1
    result = json.loads(bad.output)
    assert not result[0]["passed"]
    assert "ZeroDivisionError" in result[0]["faults"][0] or "crashed" in result[0]["faults"][0]


def test_random_games_of_the_example_are_the_same_twice():
    def moves():
        state, player, rng = position(), OutsideBot(EXAMPLE, 1, 5.0), Random(1)
        chosen = []
        for _ in range(12):
            while state.seat == CHANCE:
                state.play(state.draw(rng.random()))
            chosen.append(player.choose(SeatObservation(state, state.seat)))
            state.play(chosen[-1])
        player.close()
        return chosen

    assert moves() == moves()
