"""The places of Brotherhood of the Watch are called by what lies around them."""

import re
from random import Random

import pytest

import pentarchy
from pentarchy.cli.boards import night_watch_map
from pentarchy.games.night_watch.maps import HEXES, INTERSECTIONS, MAPS, PATHS
from pentarchy.words import LANGUAGES, Words

GAME = pentarchy.load("night_watch")
VARIABLE = [variant for variant in GAME.variants if variant.options.get("variable_setup")]
IDENTIFIER = re.compile(r"\b[hipt]\d\d\b")


def laid(variant, seats, seed):
    """The first question to a player, with the map laid by chance before."""
    state, dealer = GAME.new(seats, variant.options), pentarchy.Dealer(seed=seed)
    while state.seat == pentarchy.CHANCE:
        state.play(dealer.choose(state))
    return state


def words_at(state, lang):
    words = Words(GAME, lang)
    words.called = state.view(None)["called"]
    return words


def all_names(state, lang):
    """Of each kind of place by itself: a road and a settlement may lie between the same hexes."""
    words, called = words_at(state, lang), state.view(None)["called"]
    return [[words.name(place) for place in kind if place in called] for kind in (HEXES, INTERSECTIONS, PATHS)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("variant", GAME.variants, ids=lambda variant: variant.name)
def test_every_place_has_a_name_of_its_own(variant, lang):
    for seats in variant.seats:
        for names in all_names(laid(variant, seats, 1), lang):
            assert sorted(names) == sorted({*names})
            assert not any(IDENTIFIER.search(name) for name in names)


@pytest.mark.parametrize("seed", range(60))
def test_even_where_chance_lays_the_same_terrain_with_the_same_number_often(seed):
    variant = VARIABLE[seed % len(VARIABLE)]
    for names in all_names(laid(variant, Random(seed).choice(variant.seats), seed), "en"):
        assert len({*names}) == len(names)


def test_no_number_lies_on_more_than_three_hexes_of_a_map():
    """More than three of a kind could not be told apart."""
    for layout in MAPS:
        numbers = [str(layout.numbers[place]) for place in layout.hexes if layout.numbers[place]]
        assert max(numbers.count(number) for number in numbers) <= 3


@pytest.mark.parametrize(
    ("lang", "sentences"),
    [
        (
            "en",
            [
                "Settlement between fields 8, pasture 10 and forest 11",
                "Settlement at the north corner of pasture 6",
                "Road between hills 5 and fields 8",
                "Road along the east side of forest 11",
                "Move Tormund to fields 10 in the east",
            ],
        ),
        (
            "cs",
            [
                "Postavit osadu mezi polem 8, pastvinou 10 a lesem 11",
                "Postavit osadu na severním rohu pastviny 6",
                "Postavit cestu mezi pahorkatinou 5 a polem 8",
                "Postavit cestu podél východní strany lesa 11",
                "Přemístit Tormunda na pole 10 na východě",
            ],
        ),
        (
            "sk",
            [
                "Postaviť osadu medzi poľom 8, pastvinou 10 a lesom 11",
                "Postaviť osadu na severnom rohu pastviny 6",
                "Postaviť cestu medzi pahorkatinou 5 a poľom 8",
                "Postaviť cestu pozdĺž východnej strany lesa 11",
                "Premiestniť Tormunda na pole 10 na východe",
            ],
        ),
    ],
)
def test_sentences_name_places(lang, sentences):
    words = words_at(GAME.new(4), lang)
    moves = ["settle i19", "settle i02", "road p12", "road p29", "tormund h33"]
    assert [words.move(GAME.parse(move)).replace("\u00a0", " ") for move in moves] == sentences


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_terminal_names_hexes_too(lang):
    """Its map has numbers for intersections, which menus use; a hex is what it is."""
    state, words = GAME.new(4), Words(GAME, lang)
    words.called = night_watch_map.called(state.view(0))
    assert words.move(GAME.parse("tormund h33")) == words_at(state, lang).move(GAME.parse("tormund h33"))
    assert "19" in words.move(GAME.parse("settle i19"))
