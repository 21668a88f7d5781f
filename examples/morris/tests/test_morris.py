"""Nine Men's Morris keeps the promises of every game, and its own rules."""

import pentarchy
from pentarchy.cli.promises import promises
from pentarchy.kernel.perft import perft

GAME = pentarchy.load("morris")


def played(*moves, **options):
    state = GAME.new(2, options)
    for move in moves:
        state.play(GAME.parse(move))
    return state


def arranged(white, black, **options):
    """White is to move; all men are on the board."""
    state = GAME.new(2, options)
    for seat, points in enumerate((white, black)):
        for point in points.split():
            state.owners[GAME.parse(f"place {point}")] = seat
    state.hands = [0, 0]
    state.turn = 1
    state.agenda.clear()
    from pentarchy_morris.steps import NEXT_TURN

    state.push(NEXT_TURN)
    state.advance()
    return state


def offered(state):
    return [GAME.text(move) for move in state.options()]


def test_it_keeps_all_promises():
    assert {each.name: each.faults for each in promises(GAME) if each.faults} == {}


def test_placing():
    """MOR-2.2: 24 points for the first man, 23 for the second, 22 for the third."""
    assert [perft(GAME.new(2), depth) for depth in (1, 2, 3)] == [24, 24 * 23, 24 * 23 * 22]


def test_the_board_has_sixteen_lines_and_thirty_two_ways():
    """MOR-1.1"""
    from pentarchy_morris.board import LINES, NEIGHBOURS, POINTS

    assert (len(POINTS), len(LINES), sum(map(len, NEIGHBOURS)) // 2) == (24, 16, 32)


def test_a_mill_takes_a_man():
    """MOR-4.1"""
    state = played("place a1", "place b2", "place a4", "place b4", "place a7")
    assert offered(state) == ["remove b2", "remove b4"]
    state.play(GAME.parse("remove b4"))
    assert state.view(None)["players"][1] == {"hand": 7, "men": 1, "flies": False}


def test_a_man_in_a_mill_is_safe_unless_all_are():
    """MOR-4.2, MOR-4.3"""
    safe = arranged("a1 a4 d7 g7", "b2 b4 b6 f2")
    safe.play(GAME.parse("move d7 to a7"))
    assert safe.view(None)["players"][1]["men"] == 3, "the only man out of a mill is taken without asking"
    all_in_mills = arranged("a1 a4 d7 g7", "b2 b4 b6")
    all_in_mills.play(GAME.parse("move d7 to a7"))
    assert offered(all_in_mills) == ["remove b2", "remove b4", "remove b6"]


def test_two_mills_at_once_take_one_man():
    """MOR-4.4"""
    state = arranged("a1 a4 d7 g7 b6", "b2 b4 f2 f4 f6 e3")
    state.play(GAME.parse("move d7 to a7"))
    state.play(GAME.parse("remove e3"))
    assert state.view(None)["on_turn"] == 1


def test_three_men_fly_and_four_do_not():
    """MOR-3.1, MOR-3.3"""
    assert len(arranged("a1 d3 g7", "b2 b4 f2 f4").options()) == 3 * (24 - 7)
    assert "move a1 to a4" in offered(arranged("a1 d3 g7 e5", "b2 b4 f2 f4"))
    assert "move a1 to g4" not in offered(arranged("a1 d3 g7", "b2 b4 f2 f4", flying=False))


def test_two_men_lose():
    """MOR-5.1"""
    state = arranged("a1 a4 d7 g7", "b2 b4 f2")
    state.play(GAME.parse("move d7 to a7"))
    state.play(GAME.parse("remove b2"))
    assert (state.outcome.winners, state.outcome.reason) == ([0], "few")


def test_who_cannot_move_loses():
    """MOR-5.2, MOR-3.2"""
    state = arranged("d1 a4 b4 g4 f6", "a1 g1 a7 g7")
    state.play(GAME.parse("move f6 to d6"))
    assert not state.over
    state = arranged("d1 a4 g4 d6", "a1 g1 a7 g7")
    state.play(GAME.parse("move d6 to d7"))
    assert (state.outcome.winners, state.outcome.reason) == ([0], "stuck")


def test_fifty_moves_without_a_capture_are_a_draw():
    """MOR-5.3"""
    state = arranged("a1 d3 e4 g7", "b2 b4 f2 d6")
    back = {"move a1 to d1": "move d1 to a1", "move b2 to d2": "move d2 to b2"}
    for turn in range(50):
        state.play(GAME.parse([*back, *back.values()][turn % 4]))
    assert (state.outcome.winners, state.outcome.places, state.outcome.reason) == ([], [1, 1], "calm")
