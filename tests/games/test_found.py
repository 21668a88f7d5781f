"""Games are found by their folders and by entry points; what they say about themselves is read with care."""

import sys

import pytest

import pentarchy
from pentarchy.games import meta
from pentarchy.kernel.errors import BadData, BadGame, UnknownGame

GAMES = sys.modules["pentarchy.games"]


@pytest.fixture
def outside(monkeypatch):
    def bring(**packages):
        monkeypatch.setattr(GAMES, "outside", lambda: packages)
        GAMES.current.cache_clear()

    yield bring
    GAMES.current.cache_clear()


def test_a_game_that_cannot_be_imported_says_why(outside):
    outside(broken="no_such_package")
    with pytest.raises(
        BadGame, match=r"'broken' of the package 'no_such_package' cannot be loaded: ModuleNotFoundError"
    ):
        pentarchy.load("broken")


def test_a_game_must_have_the_name_of_its_entry_point(outside):
    outside(chess="pentarchy.games.valeria")
    with pytest.raises(BadGame, match="its game calls itself 'valeria'"):
        pentarchy.load("chess")


def test_the_others_can_be_played_beside_a_broken_one(outside):
    outside(broken="no_such_package")
    assert "broken" in pentarchy.games()
    with pytest.warns(UserWarning, match="cannot be loaded"):
        found = GAMES.loadable()
    assert [game.slug for game in found] == GAMES.shipped()


def test_an_unknown_game_names_the_known_ones(outside):
    outside(mine="somewhere")
    with pytest.raises(UnknownGame, match="dice_king, mine, night_watch"):
        pentarchy.load("chess")


@pytest.mark.parametrize(
    ("written", "why"),
    [
        ({"minuts": 5}, "nothing reads meta.toml of valeria: minuts"),
        ({"seats": "two"}, "'seats' must be a whole number, not 'two'"),
    ],
)
def test_metadata_that_nobody_understands_are_an_error(monkeypatch, written, why):
    monkeypatch.setattr(meta, "written", lambda slug: written)
    with pytest.raises(BadData, match=why):
        meta.meta_of.__wrapped__("valeria")


def test_metadata_are_optional(monkeypatch):
    monkeypatch.setattr(meta, "written", lambda slug: {})
    plain = meta.meta_of.__wrapped__("valeria")
    assert (plain.seats, plain.minutes, plain.line, plain.ways) == (0, 0, {}, {})


@pytest.mark.parametrize("slug", GAMES.shipped())
def test_every_game_of_ours_says_all_of_it(slug):
    found, game = meta.meta_of(slug), pentarchy.load(slug)
    assert found.seats in game.seats
    assert found.minutes
    assert {*found.line} == {"en", "cs", "sk"}
    assert {*found.ways} <= {variant.name for variant in game.variants}
    assert all({*names} == {"en", "cs", "sk"} for names in found.ways.values())
    assert game.variants[0].name in found.ways


@pytest.mark.parametrize("slug", pentarchy.games())
def test_every_number_of_seats_plays_with_what_is_usual(slug):
    game = pentarchy.load(slug)
    for seats in game.seats:
        assert game.new(seats).settings.values == game.usual_options(seats)
