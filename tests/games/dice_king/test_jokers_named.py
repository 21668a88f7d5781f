"""DIC-4.10: no joker is spent unnamed. What a claim costs is in the view before it is chosen, in the log after it."""

from random import Random

import pytest

from pentarchy.cli.boards.dice_king import option_note
from pentarchy.games import load
from pentarchy.games.dice_king.cards import CARDS, JOKER_OF, SYMBOLS
from pentarchy.kernel.dealers import Dealer
from pentarchy.kernel.errors import CannotUndo
from pentarchy.kernel.record import Record
from pentarchy.kernel.steps import CHANCE
from pentarchy.words import Words
from tests.games.dice_king.given import a_game, checking, citizens, dice, mask_of, offer, plain_spaces, supers

GAME = load("dice_king")


def michi(*numbers):
    """Two red 6 and two super jokers."""
    return a_game().given(
        offer("C1-02", "C2-01", "C3-01", "C4-02", "C5-04"),
        citizens(0, "C4-03", "C5-01"),
        supers(0, "C1-03", "C2-02"),
        dice(*numbers),
        checking(),
    )


def test_the_view_names_the_only_payment_before_the_claim():
    """DIC-4.10, DIC-9.2: for every onlooker, and only for claims that take jokers."""
    game = michi(1, 1, 6, 2, 3, 4)
    for seat in (None, 0, 1, 2, 3):
        assert game.table.view(seat)["costs"] == {
            "claim C2-01 stars 1": {"ways": 1, "fewest": 4, "jokers": {"red-6": 2, "super": 2}},
            "claim C3-01 stars 1": {"ways": 3, "fewest": 2, "jokers": {}},
            "claim C5-04 stars 1": {"ways": 1, "fewest": 2, "jokers": {"super": 2}},
        }


def test_the_view_names_what_the_next_joker_brings_with_it():
    """DIC-4.10: red 6 leaves a choice, a super joker does not."""
    game = michi(1, 1, 6, 2, 3, 4).when("claim C3-01 stars 1")
    view = game.table.view(0)
    assert view["claim"] == {"card": "C3-01", "stars": 1, "spent": []}
    assert view["costs"] == {
        "spend red-6": {"ways": 2, "fewest": 2, "jokers": {}},
        "spend super": {"ways": 1, "fewest": 2, "jokers": {"super": 2}},
    }
    game.when("spend red-6")
    assert game.table.view(0)["costs"] == {
        "spend red-6": {"ways": 1, "fewest": 1, "jokers": {"red-6": 1}},
        "spend super": {"ways": 1, "fewest": 1, "jokers": {"super": 1}},
    }


def test_nothing_costs_jokers_at_other_times():
    assert a_game().table.view(0)["costs"] == {}
    assert michi(1, 1, 6, 2, 3, 4).when("alarm").table.view(0)["costs"] == {}


COSTS = {
    "en": ("spends 2 red sixes and 2 super jokers", "spends 2 or more jokers; you choose which"),
    "cs": ("odhodíš 2 červené šestky a 2 superžolíky", "odhodíš aspoň 2 žolíky podle svého výběru"),
    "sk": ("odhodíš 2 červené šestky a 2 superžolíky", "odhodíš aspoň 2 žolíky podľa svojho výberu"),
}


@pytest.mark.parametrize("lang", COSTS)
def test_the_terminal_names_them_beside_the_claim(lang):
    """DIC-4.10"""
    table, words = michi(1, 1, 6, 2, 3, 4).table, Words(GAME, lang)
    one, several = (
        plain_spaces(option_note(move, table.facts(move), table.view(0), words))
        for move in map(GAME.parse, ("claim C2-01 stars 1", "claim C3-01 stars 1"))
    )
    assert one.endswith(f"; {COSTS[lang][0]}")
    assert several.endswith(f"; {COSTS[lang][1]}")
    assert words.problems == []


def test_the_terminal_names_what_goes_with_a_joker():
    table, words = michi(1, 1, 6, 2, 3, 4).when("claim C3-01 stars 1").table, Words(GAME, "en")
    notes = [option_note(move, table.facts(move), table.view(0), words) for move in table.options()]
    assert notes == ["more jokers to follow", "settles the rest: 2 super jokers"]


LOG = {
    "en": "Anna claims the Arrogant Thief, spending 2 red sixes and 2 super jokers.",
    "cs": "Anna získává Arogantní zlodějku a jako žolíky odhazuje 2 červené šestky a 2 superžolíky.",
    "sk": "Anna získava Arogantnú zlodejku a ako žolíky odhadzuje 2 červené šestky a 2 superžolíky.",
}


@pytest.mark.parametrize("lang", LOG)
def test_the_log_names_the_jokers_spent(lang):
    """DIC-4.14, DIC-9.2"""
    told = michi(1, 1, 6, 2, 3, 4).when("claim C2-01 stars 1").told("claimed")[0]
    assert told["jokers"] == {"red-6": 2, "super": 2}
    assert sorted(told["spent"]) == ["C1-03", "C2-02", "C4-03", "C5-01"]
    assert plain_spaces(Words(GAME, lang, ["Anna"]).event(told)) == LOG[lang]


def a_hand(seed):
    """A table in phase 2 with some jokers in the area of seat 0."""
    rng = Random(seed)
    tops = [rng.choice([card for card in CARDS if card.startswith(f"C{deck}")]) for deck in range(1, 6)]
    hand = rng.sample([card for card in CARDS if card not in tops], rng.randint(2, 8))
    faces = [rng.randint(1, 6) for _ in range(6)]
    down = rng.randint(0, len(hand) // 2)
    return a_game().given(offer(*tops), citizens(0, *hand[down:]), supers(0, *hand[:down]), dice(*faces), checking())


def jokers_of(table):
    """The jokers of seat 0 by their names."""
    names = [SYMBOLS[JOKER_OF[i]] for i, card in enumerate(CARDS) if table.citizens[0] & mask_of([card])]
    return sorted([*names, *["super"] * table.supers[0].bit_count()])


@pytest.mark.parametrize("seed", range(60))
def test_just_the_jokers_named_are_spent(seed):
    """DIC-4.10: what is not named is not spent, and a choice between payments is asked."""
    start = a_hand(seed).table
    costs = start.view(0)["costs"]
    for move in start.options():
        text, after = GAME.text(move), start.copy()
        after.play(move)
        cost = costs.get(text)
        assert (after.question == "SpendJokers") == (cost is not None and cost["ways"] > 1)
        if text.startswith("claim") and after.question != "SpendJokers":
            named = [name for name, count in (cost["jokers"] if cost else {}).items() for _ in range(count)]
            gained = SYMBOLS[JOKER_OF[CARDS.index(text.split()[1])]]
            assert sorted([*jokers_of(after), *named]) == sorted([*jokers_of(start), gained])
    assert set(costs) <= {GAME.text(move) for move in start.options()}


def paying():
    """A random game, written down, that has come to a choice of jokers."""
    for seed in range(100):
        record, dealer, rng = Record(GAME, 2), Dealer(seed), Random(seed)
        while not record.state.over:
            chance = record.state.seat == CHANCE
            record.play(dealer.choose(record.state) if chance else rng.choice(record.state.options()))
            if record.state.question == "SpendJokers":
                return record
    raise AssertionError("nobody had a choice of jokers")


def test_a_payment_can_be_taken_back_until_the_next_card_is_uncovered():
    """DIC-4.10, DIC-4.16: as long as jokers are being named nothing is discarded and nothing shown."""
    record = paying()
    seat, claim = record.state.seat, record.entries[-1].move
    record.undo(seat)
    assert record.state.question == "ClaimOrAlarm"
    record.play(claim)
    while record.state.question == "SpendJokers":
        record.play(record.state.options()[0])
    assert record.state.question == "Uncover"
    record.play(record.state.options()[0])
    with pytest.raises(CannotUndo):
        record.undo(seat)
