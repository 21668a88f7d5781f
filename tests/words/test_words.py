"""Words: names, facts, players and their fallbacks."""

import pytest
from fluent.runtime import FluentResource

import pentarchy
from pentarchy.kernel.errors import PentarchyError
from pentarchy.kernel.outcome import Outcome
from pentarchy.kernel.steps import Refusal
from pentarchy.words import LANGUAGES, UnknownLanguage, Words
from pentarchy.words.facts import variables

DICE_KING = pentarchy.load("dice_king")
PEOPLE = ["Anna", "Bořek"]


def words(lang="en", players=PEOPLE):
    return Words(DICE_KING, lang, players)


def at_a_table(lang="en"):
    """Knows what the spaces are called there."""
    found = words(lang)
    found.called = DICE_KING.new(2).view(None)["called"]
    return found


def test_an_unknown_language_is_an_error_that_names_the_known_ones():
    with pytest.raises(UnknownLanguage, match="no language 'de'; the languages are: en, cs, sk") as caught:
        Words(DICE_KING, "de")
    assert isinstance(caught.value, PentarchyError)
    assert caught.value.lang == "de"


@pytest.mark.parametrize(("lang", "name"), [("en", "floodplain"), ("cs", "niva"), ("sk", "niva")])
def test_names_come_from_messages_then_from_the_data(lang, name):
    assert words(lang).name("floodplain") == name


def test_a_thing_without_a_name_keeps_its_id():
    assert words().name("A01") == "A01"


def test_a_name_missing_in_the_data_is_borrowed_from_the_nearest_language():
    assert words("cs").names["quarry"] == "kameňolom"


@pytest.mark.parametrize(
    ("lang", "label"), [("en", "straight of 6"), ("cs", "postupka 6\u00a0čísel"), ("sk", "rad zo 6 čísel"), ("en", "")]
)
def test_labels(lang, label):
    card = next(card for card, text in words("en").labels.items() if text == "straight of 6")
    assert words(lang).label(card if label else "A01") == label


def test_players_have_names_or_numbers():
    assert [words().player(seat) for seat in (0, 1, 2, -1)] == ["Anna", "Bořek", "Player 3", "nobody"]
    assert words("cs", []).player(0) == "Hráč 1"


@pytest.mark.parametrize(("lang", "name"), [("en", "Automa"), ("cs", "Virtuální hráč"), ("sk", "Virtuálny hráč")])
def test_who_sits_beyond_the_players_of_a_solo_game_is_the_automa(lang, name):
    assert Words(pentarchy.load("paladins"), lang, ["Anna"]).player(1) == name


def test_moves_say_names_and_players():
    assert words().move(DICE_KING.parse("rob white from 1")) == "Steal a white gem from Bořek"
    assert words("sk").move(DICE_KING.parse("reroll 1 3 5")) == "Hodiť znova kockami č. 1, 3\u00a0a\u00a05"
    assert words().move(DICE_KING.parse("claim C1-01 stars 2")) == "Claim the Grumpy Merchant for two stars"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_several_seats_in_a_move_are_those_players(lang):
    watch = pentarchy.load("night_watch")
    said = Words(watch, lang, ["Anna", "Bořek", "Cilka", "Dana"])
    assert said.together(["Bořek", "Dana"]) in said.move(watch.parse("propose 1 lumber for 1 brick to 1 3"))
    assert said.together(["Anna", "Cilka"]) in said.move(watch.parse("demand wool from 0 2"))


@pytest.mark.parametrize(
    ("lang", "note"),
    [
        ("en", "costs 2× floodplain; leaves 1; other cards: 3"),
        ("cs", "stojí 2×\u00a0niva; zbude 1; other cards: 3"),
        ("sk", "stojí 2×\u00a0niva; zostane 1; other cards: 3"),
    ],
)
def test_facts_about_an_option_are_said_one_after_the_other(lang, note):
    move = DICE_KING.parse("stop")
    assert words(lang).note(move, {"cost": {"floodplain": 2}, "leaves": 1, "other_cards": 3}) == note
    assert words(lang).note(move, {}) == ""


def test_a_verb_may_say_its_facts_in_its_own_way():
    spoken = words()
    spoken.bundle.add_resource(FluentResource('note-stop = for { $cost }, by { $player }\nfact-hidden = {""}'))
    assert spoken.note(DICE_KING.parse("stop"), {"cost": 2, "player": 1}) == "for 2, by Bořek"
    assert spoken.note(DICE_KING.parse("alarm"), {"hidden": 2, "cost": 3}) == "costs 3"
    assert spoken.problems == []


def test_a_refusal_names_its_rule_and_what_it_is_about():
    refusal = Refusal("DIC-6.4", "occupied", {"space": "A01"})
    assert at_a_table("cs").refusal(refusal) == "Pole na pobřeží na severu je obsazené. (DIC-6.4)"


@pytest.mark.parametrize(
    ("count", "sentence"),
    [
        (1, "Chybí ještě jedna kostka a\u00a0tvoji žolíci žádnou nedají. (DIC-4.3)"),
        (2, "Chybějí ještě 2\u00a0kostky a\u00a0tvoji žolíci žádnou nedají. (DIC-4.3)"),
        (6, "Chybí ještě 6\u00a0kostek a\u00a0tvoji žolíci žádnou nedají. (DIC-4.3)"),
    ],
)
def test_slavic_plurals(count, sentence):
    refusal = Refusal("DIC-4.3", "not-fulfilled", {"lacks": count, "dice": 0})
    assert words("cs").refusal(refusal) == sentence


def test_an_event_may_choose_by_id_and_by_nobody():
    told = {"kind": "fire", "rule": "DIC-7.1", "seat": 0, "space": "A01", "from": -1}
    assert at_a_table().event(told) == "A dragon fire breaks out on the northern coast."
    assert at_a_table().event(told | {"from": 1}) == "One of Bořek’s dragon fires breaks out on the northern coast."


def test_who_does_not_know_the_secret_hears_the_other_sentence():
    speaker = words()
    speaker.bundle.add_resource(FluentResource("event-peeked = Saw { $card }.\nevent-peeked-unseen = Saw a card."))
    told = {"kind": "peeked", "rule": "", "seat": 0}
    assert speaker.event(told | {"card": "C4-01"}) == "Saw Aggressive Rogue."
    assert speaker.event(told) == "Saw a card."
    assert speaker.problems == []


def test_facts_of_every_kind():
    facts = {"is": True, "at": None, "of": "", "dice": [1, 2], "lands": ["coast", "cave"], "cost": {"gold": 2}, "n": 3}
    found = variables(facts | {"players": [0, 1]}, words())
    assert found == {
        "is": "yes",
        "at": "nothing",
        "of": "nothing",
        "of-id": "none",
        "lands-a": "a coast and a cave",
        "lands-at": "on and in",
        "cost-acc": "2× golden gem",
        "of-label": "",
        "dice": "1 2",
        "dice-count": 2,
        "lands": "coast and cave",
        "lands-count": 2,
        "cost": "2× golden gem",
        "cost-count": 2,
        "n": 3,
        "players": "Anna and Bořek",
        "players-count": 2,
    }


def test_the_outcome_in_a_few_sentences():
    shared = Outcome([1, 1], [21, 21], [{}, {}], "tiles_placed", "shared")
    lines = "Na mape leží posledný dielik hradu. Anna a\u00a0Bořek vyhrávajú spoločne so ziskom 21\u00a0bodov. "
    assert words("sk").outcome(shared).startswith(lines)
    lost = Outcome([2, 2], [0, 0], [{}, {}], "tiles_placed", winners=[])
    assert words().outcome(lost).endswith("Nobody wins.")


def test_a_missing_message_is_noted_and_not_raised():
    speaker = words()
    assert speaker.text("event-unheard-of") == "event-unheard-of"
    assert speaker.text("event-starts") != ""
    assert len(speaker.problems) == 2


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "Pilgrim’s Staff, not turned, row 1, column 5"),
        ("cs", "Poutnická hůl, bez otočení, řádek 1, sloupec 5"),
        ("sk", "Pútnická palica, bez otočenia, riadok 1, stĺpec 5"),
    ],
)
def test_people_count_rows_and_columns_from_one(lang, sentence):
    game = pentarchy.load("amulet")
    assert Words(game, lang).move(game.parse("place pre_staff turn 0 at 0 4")) == sentence
