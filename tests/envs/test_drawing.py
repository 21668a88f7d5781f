"""Views as text and as pictures."""

import pytest

np = pytest.importorskip("numpy")
pytest.importorskip("PIL")

from pentarchy.envs.drawing import PAPER, WIDTH, folded, picture_of, text_of  # noqa: E402
from tests.envs.tables import TABLES, somewhere  # noqa: E402


@pytest.mark.parametrize(("slug", "seats", "options"), TABLES)
def test_every_view_can_be_drawn(slug, seats, options):
    text = text_of(somewhere(slug, seats, options, seed=2).view(0))
    assert len(text.splitlines()) > 8
    picture = picture_of(text)
    assert (picture != PAPER).any()


def test_the_text_says_who_is_asked_what():
    state = somewhere("dice_king", 2, {}, seed=1)
    first = text_of(state.view(0)).splitlines()[0]
    assert first == f"King of the Dice: Player {state.seat + 1} to choose ({state.question})"


def test_the_text_of_a_finished_game_says_so():
    state = somewhere("dice_king", 2, {}, seed=1)
    view = state.view(0) | {"over": True}
    assert text_of(view).splitlines()[0] == "King of the Dice: the game is over"


def test_pictures_have_one_size_and_show_different_texts():
    one, other = picture_of("a king"), picture_of("a castle\n" * 99)
    assert one.shape == other.shape
    assert one.dtype == np.uint8
    assert not np.array_equal(one, other)


def test_long_lines_are_folded():
    assert folded("x" * (WIDTH + 1)) == ["x" * WIDTH, "x"]
    assert folded("a\n\nb") == ["a", "", "b"]
