"""Names have forms: each form that a message asks for is there for every id that can stand there."""

import re
import tomllib
from functools import cache
from importlib.resources import files

import pytest
from fluent.syntax.ast import Message
from fluent.syntax.serializer import FluentSerializer

import pentarchy
from pentarchy.kernel.moves import Counts, Subset, Word
from pentarchy.words import LANGUAGES, Words
from pentarchy.words.checks import seen_in, words_in
from pentarchy.words.facts import variables
from pentarchy.words.languages import game_messages
from pentarchy.words.names import inside
from pentarchy.words.typography import HARD_SPACE, typeset
from tests.together import games_together

WANTED = re.compile(r"\$([a-z_]+)-(acc|gen|dat|loc|ins|gender|few|many)\b")

FORMS = {
    "wool": {"acc": "vlnu", "gen": "vlny", "gender": "f", "few": "vlny", "many": "vln"},
    "cleric": {"acc": "klerika", "few": "klerici", "few-acc": "kleriky", "many": "kleriků"},
}
NAMES = {"wool": "vlna", "cleric": "klerik", "king": "král", "other king": "král"}


class Made:
    """Words of a language that is made up: two things with forms, one without."""

    def name(self, thing):
        return NAMES[thing]

    def label(self, thing):
        return ""

    def forms(self, thing):
        return FORMS.get(thing, {})

    def player(self, seat):
        return "nikdo" if seat < 0 else "AB"[seat]

    def nothing(self):
        return "nic"

    def together(self, names):
        return " a ".join(names)


def test_a_name_comes_with_its_forms():
    found = variables({"card": "wool"}, Made())
    assert (found["card"], found["card-acc"], found["card-gen"], found["card-gender"]) == ("vlna", "vlnu", "vlny", "f")
    assert "card-acc" not in variables({"card": "king"}, Made())


@pytest.mark.parametrize(
    ("count", "nominative", "accusative"),
    [
        (1, "1 klerik", "1 klerika"),
        (2, "2 klerici", "2 kleriky"),
        (4, "4 klerici", "4 kleriky"),
        (5, "5 kleriků", "5 kleriků"),
        (22, "22 kleriků", "22 kleriků"),
    ],
)
def test_counts_are_said_in_their_number_and_case(count, nominative, accusative):
    found = variables({"cards": {"cleric": count}}, Made())
    assert (found["cards"], found["cards-acc"]) == (nominative, accusative)


def test_counts_of_a_thing_without_forms_dodge_them():
    assert variables({"cards": {"king": 2, "wool": 1}}, Made())["cards"] == "2× král a 1 vlna"


def test_lists_have_the_forms_that_all_their_things_have():
    found = variables({"cards": ["wool", "cleric"]}, Made())
    assert found["cards-acc"] == "vlnu a klerika"
    assert "cards-gender" not in found
    assert "cards-acc" not in variables({"cards": ["wool", "king"]}, Made())


def test_what_comes_several_times_in_a_list_is_counted():
    found = variables({"cards": ["wool", "cleric", "wool"]}, Made())
    assert (found["cards"], found["cards-acc"]) == ("2 vlny a klerik", "2 vlny a klerika")
    assert variables({"cards": ["king", "other king"]}, Made())["cards"] == "2× král"


def test_several_are_named_as_people_do():
    assert variables({"winners": [0, 1], "dice": [3, 4]}, Made()) | {"dice-count": 2} == {
        "winners": "A a B",
        "winners-count": 2,
        "dice": "3 4",
        "dice-count": 2,
    }
    for lang, said in (("en", "Ann, Ben and Cid"), ("cs", "Ann, Ben a\u00a0Cid"), ("sk", "Ann, Ben a\u00a0Cid")):
        words = Words(pentarchy.load("night_watch"), lang, ["Ann", "Ben", "Cid"])
        assert (words.together(["Ann"]), words.together(["Ann", "Ben", "Cid"])) == ("Ann", said)


@pytest.mark.parametrize("empty", ["", [], {}, None])
def test_nothing_is_a_word_of_the_language_and_nobody_is_a_person(empty):
    assert variables({"card": empty, "players": empty}, Made())["card"] == "nic"
    assert variables({"card": empty, "players": empty}, Made())["players"] == "nikdo"


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("A v lese s\u00a0vlkem i bez.", "A~v~lese s~vlkem i~bez."),
        ("Máš 3 body a 2× vlnu, 5. tah", "Máš 3~body a~2×~vlnu, 5.~tah"),
        ("Pole A01 má 3 4", "Pole A01 má 3 4"),
        ("Neděs se", "Neděs se"),
        ("Šance je 61 %", "Šance je 61~%"),
        ("Ohně jsou za 4. Hra končí 5. tahem.", "Ohně jsou za 4. Hra končí 5.~tahem."),
    ],
)
def test_czech_and_slovak_are_typeset(text, shown):
    assert typeset(text, "cs") == typeset(text, "sk") == shown.replace("~", HARD_SPACE)
    assert typeset(text, "en") == text


@pytest.mark.parametrize(
    ("text", "czech", "slovak"),
    [
        ("1 z 3, 2 z 5 a 4 z 7", "1~ze~3, 2~z~5~a~4~ze~7", "1~z~3, 2~z~5~a~4~zo~7"),
        ("s 6 kartami v 2. kole", "se~6~kartami ve~2.~kole", "so~6~kartami v~2.~kole"),
        ("z 10, z 12, z 100", "z~10, ze~12, ze~100", "z~10, z~12, zo~100"),
        ("V 4 z 10", "Ve~4~z~10", "V~4~z~10"),
        ("hrad hráče Hráč 1 zde", "hrad hráče 1~zde", "hrad hráče 1~zde"),
        ("od hráčů Hráč 2 a\u00a0Hráč 3", "od hráčů 2~a~3", "od hráčů 2~a~3"),
        ("Hráč 2 vyhrává", "Hráč 2~vyhrává", "Hráč 2~vyhrává"),
    ],
)
def test_a_number_is_set_as_it_is_said(text, czech, slovak):
    assert (typeset(text, "cs"), typeset(text, "sk")) == tuple(
        shown.replace("~", HARD_SPACE) for shown in (czech, slovak)
    )
    assert typeset(text, "en") == text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("text", "shown"), [("102 to -8", "102 to −8"), ("-18 x", "−18 x"), ("A01-15, i-4", "A01-15, i-4")]
)
def test_a_minus_is_not_a_hyphen(lang, text, shown):
    assert typeset(text, lang).replace(HARD_SPACE, " ") == shown


# Every form that a message of a game asks for.


def wanted(slug, lang):
    """(message, fact, form) for every form that a message names."""
    found = set()
    for entry in game_messages(slug, lang).body:
        if isinstance(entry, Message):
            text = FluentSerializer().serialize_entry(entry)
            found |= {(entry.id.name, fact, form) for fact, form in WANTED.findall(text)}
    return found


@cache
def kinds(slug):
    """By id, all ids of the same kind: those that stand in the same table of the data files."""
    found = {}
    for file in sorted(files(f"pentarchy.games.{slug}").joinpath("data").iterdir(), key=str):
        tables = tomllib.loads(file.read_text(encoding="utf-8"))
        for table in [*tables.pop("board", {}).values(), *tables.values()]:
            ids = {str(record["id"]) for record in inside(table) if isinstance(record.get("id"), str)}
            for thing in ids:
                found.setdefault(thing, ids)
    return found


def things(value):
    """The ids in a fact."""
    match value:
        case str():
            return {value} - {""}
        case list():
            return {thing for item in value for thing in things(item)}
        case dict():
            return set(value)
    return set()


def possible(slug, message, fact):
    """Every id that a fact of a message may hold: all words of an argument; all of a kind of which one was met."""
    field, _, name = message.partition("-")
    if field == "move":
        verb = next(verb for verb in pentarchy.load(slug).vocabulary.verbs if verb.name == name)
        argument = verb.arguments["abcd".index(fact)]
        return set(argument.words) if isinstance(argument, Word | Subset | Counts) else set()
    seen = seen_in(pentarchy.load(slug))
    told = [each for (kind, _), tellings in seen.told.items() if f"event-{kind}" == message for each in tellings]
    refused = [refusal.facts for key, refusal in seen.refusals.items() if f"why-{key}" == message]
    met = {thing for facts in [*told, *refused] for thing in things(facts.get(fact))}
    return set().union(met, *(kinds(slug).get(thing, set()) for thing in met))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", games_together("words"))
def test_every_form_that_a_message_asks_for_is_there(slug, lang):
    words = words_in(pentarchy.load(slug), lang)
    asked = [(thing, form) for message, fact, form in wanted(slug, lang) for thing in possible(slug, message, fact)]
    assert sorted({f"{thing}.{form}" for thing, form in asked if form not in words.forms(thing)}) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_form_that_is_missing_is_found(lang, monkeypatch):
    """The test above can fail: a sentence of one game asks for what no name has."""
    words = Words(pentarchy.load("night_watch"), lang)
    assert "voc" not in words.forms("wool")
    assert "wool" in possible("night_watch", "move-bank", "a")
