"""What was agreed before the game: written down and read again, and refused where it makes no sense."""

import pytest

from pentarchy.tables.errors import Malformed
from pentarchy.tables.terms import Clock, Terms, terms_from

GOOD = [Clock("none"), Clock("decision", 1), Clock("game", 600, 5), Clock("game", 600), Clock("days", days=60)]
BAD = [
    Clock("none", 5),
    Clock("decision"),
    Clock("decision", 30, 5),
    Clock("decision", 8 * 86_400),
    Clock("game", 0, 5),
    Clock("game", 600, -1),
    Clock("days"),
    Clock("days", days=61),
    Clock("days", 30, days=2),
]


@pytest.mark.parametrize("clock", GOOD, ids=str)
def test_terms_are_read_as_they_were_written(clock):
    clock.check()
    terms = Terms(options={"loud": True, "words": ["a", "b"]}, clock=clock, absent_after=60, title="Žluťoučký")
    assert terms_from(terms.text()) == terms


@pytest.mark.parametrize("clock", BAD, ids=str)
def test_clocks_that_make_no_sense(clock):
    with pytest.raises(Malformed):
        clock.check()


def test_terms_of_an_older_server():
    text = '{"options":{},"clock":{"type":"game","seconds":60,"increment":3},"stand_in":"greedy","spectators":false}'
    assert terms_from(text) == Terms(clock=Clock("game", 60, 3), spectators=False)
    assert terms_from("{}") == Terms()
