"""Perft files are read, written and refused with a reason."""

import pytest

from pentarchy.arena.perft_files import BadPerftFile, Perft, parse
from pentarchy.kernel.errors import BadNotation, BadOption, IllegalMove, PentarchyError, UnknownGame
from pentarchy.kernel.record_text import split_moves

TEXT = """# Two cards lie open.
game dice_king
seats 3
option setup=random
opening join band; burn A01
1 29
2 812
"""


def test_a_file_round_trips():
    perft = parse(TEXT)
    assert perft.title == "Two cards lie open."
    assert (perft.game, perft.seats, perft.options) == ("dice_king", 3, {"setup": "random"})
    assert perft.opening == ["join band", "burn A01"]
    assert perft.counts == {1: 29, 2: 812}
    assert perft.text() == TEXT


def test_a_long_opening_is_wrapped_and_read_again():
    perft = Perft("dice_king", 2, opening=[f"roll {n} 1 1" for n in range(1, 7)] * 3)
    assert perft.text().count("opening") == 3
    assert parse(perft.text()) == perft


def test_the_opening_leads_to_the_position():
    assert parse(TEXT).position().game.slug == "dice_king"
    assert len(parse(TEXT).position().options()) == 29


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("", BadPerftFile),
        ("game dice_king\n1 12", BadPerftFile),
        ("game dice_king\nseats two", BadPerftFile),
        ("game dice_king\nseats 2\nfive 5", BadPerftFile),
        ("game ludo\nseats 2", UnknownGame),
        ("game dice_king\nseats 2\noption colour=red", BadOption),
    ],
)
def test_broken_files_are_refused(text, error):
    with pytest.raises(error):
        parse(text)


@pytest.mark.parametrize(("opening", "error"), [("stop", IllegalMove), ("fly", BadNotation), ("x> stop", BadNotation)])
def test_broken_openings_are_refused(opening, error):
    with pytest.raises(error) as refused:
        Perft("dice_king", 2, opening=split_moves(opening)).position()
    assert isinstance(refused.value, PentarchyError)
