"""What an editor found once is not found again: in texts, lessons, guides and the client, in each language."""

import re
from functools import cache
from pathlib import Path

import pytest

import pentarchy
from pentarchy.words import LANGUAGES, Words
from pentarchy.words.checks import seen_in, words_in
from pentarchy.words.guide import guide
from pentarchy.words.languages import game_messages
from pentarchy.words.names import records
from tests.together import games_together
from tests.words.test_glossaries import in_messages, in_rules

ROOT = Path(__file__).parent.parent.parent
GAMES = pentarchy.games()
COMMON = ["src/pentarchy/words/texts", "web/src/texts", "web/src/texts/late"]
FOLDERS = [*(f"src/pentarchy/games/{slug}/texts" for slug in GAMES), *COMMON]

GUESSED = {
    "en": [r"\bhis or her\b", r"\bs/he\b"],
    "cs": [
        r"\b(?:jsi|sis|ses|bys|abys|kdybys)\b[^.,;:|]*\b\w+la?\b",
        r"\b\w+la? (?:\w+ )?(?:jsi|sis|ses)\b",
        r"\bhraj(?:u|eš) sám\b",
        r"\w\(a\)",
    ],
    "sk": [
        r"\b(?:keď|ak|čo|ktor\w+|kam|by|aby) si (?:[^\s.,;:]+ ){0,4}?\w+[aeiouáéíóú]la?\b",
        r"\bhrá[mš] sám\b",
        r"\w\(a\)",
    ],
}
"""Sentences that take the reader for a man or for a woman."""
FOREIGN = {
    "en": [
        r"\b(?:can|to) be had\b",
        r"\b(?:the|an) own\b",
        r"\bby lot\b",
        r"\ball else\b",
        r"\bthe one who\b",
        r"\bgone on with\b",
        r"\bdearer\b",
        r"\bfor ever\b",
        r"\bvisits? of the\b(?! day)",
        r"\b(?:any|one|each|on|no|of|with) own\b",
        r"\bby (?:itself|themselves)\b",
        r"\bwith numbers? \d",
        r"\bset-up\b",
    ],
    "cs": [
        r"\blízni\b",
        r"\bcvrnk",
        r"\bmáš? jich \{",
        r"\bať [^,.;:()]{2,40} nebo ne\b",
        r"\bv tv(?!rz)",
        r"\w+koliv\b",
        r"\bnejvýše\b",
        r"\bnejvíce\b",
        r"\bpo řadě\b",
        r"\bti ti\b",
        r"\bneví které\b",
        r"\bz toho:",
        r"\bpoužít, kolik\b",
        r"\bza \d+ \w+ý\s\w",
        r"\bodhodit: ",
        r"\b[Vv]sa[dď]",
        r"\bse u kostek\b",
        r"(?:\}|hráče| a|kolo) bereš? (?:ze? zásoby|tři|jeho)\b",
        r"\bnavrchu (?:balíč|sv|žádn)",
        r"\bkart\w+ ceny\b",
        r"\bNaučit se: ",
        r"\b\w+ní: \{ \$name \}",
    ],
    "sk": [
        r"\bmáš? ich \{",
        r"\bnejde\b(?! žiadny)",
        r"\bto ide\b",
        r"\bpreživš",
        r"\bnijak\b",
        r"\blosom\b",
        r"\bkľudne\b",
        r"\bobtiažn",
        r"\bpokiaľ (?:nie|ne\w+)\b",
        r"\bči [^,.;:()]{2,40} alebo nie\b",
        r"\bobťažnos",
        r"\b(?:deň|dni|dní) v rade\b",
        r"\bje rovnako,",
        r"\bpoužiť, koľko\b",
        r"\bza \d+ \w+ý\s\w",
        r"\bz tvojej strany\b",
        r"(?:\}|hráča| a|kolo) berieš? (?:zo zásoby|z banky|troch|jeho)\b",
        r"\bnavrchu (?:balíč|sv|žiadn)",
        r"\bporazenú príšeru",
        r"\bNaučiť sa: ",
        r"\b\w+nie: \{ \$name \}",
        r"\bvsa[dď]",
        r"\bsa pri kockách\b",
    ],
}
"""What is said in another language: English that is translated, slang in Czech, Czech in Slovak; "máš jich 1"."""
SIDE_BY_SIDE = {
    "sk": [
        r"(?:^|[.;:] )(?!(?:ak|čo|kde|keď|kto) )[^.,;:]*\b(?:nie je|nemáš)\b[^.,;:]*, "
        r"(?!a |aby|alebo|ale|ak|ako|ani|čo|keď|kto|kým|lebo|len|máš|než|preto|skôr|takže|že|(?:\w+ )?ktor)"
    ],
}
"""A clause and what follows from it without a word that says so: "Karta nie je tvoja, nemôžeš ju zahrať"."""
TYPED = [r"\.\.\.", r"\w - \w", r"\d x \d", r"\w'\w|s' "]
"""Dots, hyphens, an x and apostrophes where there are signs for it."""
ABRUPT = re.compile(
    r"^(?:at|in|on|after|once per) [^,.;:]+ (?:gain|take|repair|discard|lose|damage|restore|every)\b", re.IGNORECASE
)
"""A card that says when before what, without the comma between the two."""
NONE = re.compile(r"\$([\w-]+) ->\s+\[0\]")
MISSING = re.compile(r"\b(?:chybí|chýba) \{ \$(\w+) \}")
PLURAL_NAMES = re.compile(r"^\{ \$(?:weapon|token) \} (?:už|není|nie|je|leží|ještě|ešte)\b")


@cache
def said_in(lang):
    """All that players read, by where it stands, without the rules, which speak of "the player"."""
    found = {}
    for slug in GAMES:
        folder = ROOT / "src" / "pentarchy"
        texts = in_messages(folder / "games" / slug / "texts" / f"{lang}.ftl")
        texts |= in_messages(folder / "lessons" / slug / f"{lang}.ftl")
        texts |= {f"guide, {section.title}": section.text for section in guide(slug, lang).sections}
        for record in records(slug):
            texts |= {f"{record['id']}.{key}": record.get(f"{key}_{lang}", "") for key in ("name", "label")}
        found |= {f"{slug}: {where}": text for where, text in texts.items()}
    for file in COMMON:
        found |= in_messages(ROOT / file / f"{lang}.ftl")
    return {where: text.replace("\u00a0", " ") for where, text in found.items()}


def offending(patterns, texts):
    found = [(where, re.search(each, text, re.IGNORECASE)) for where, text in texts.items() for each in patterns]
    return [f"{where}: {match.group()}" for where, match in found if match]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("patterns", [GUESSED, FOREIGN], ids=["gender", "accent"])
def test_nothing_that_an_editor_struck_out_comes_back(patterns, lang):
    assert offending(patterns[lang], said_in(lang)) == []


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("cs", "i ty, které sis předtím nechal"),
        ("cs", "abys ho mohl znovu použít"),
        ("cs", "Jak hraju sám?"),
        ("cs", "přihlášen(a)"),
        ("sk", "aj tie, ktoré si si predtým nechal"),
        ("sk", "aby si ju v tomto kole mohol použiť"),
        ("sk", "keď si ju kúpil"),
    ],
)
def test_a_guessed_gender_is_found(lang, sentence):
    assert offending(GUESSED[lang], {"here": sentence})


@pytest.mark.parametrize("lang", SIDE_BY_SIDE)
def test_what_follows_from_something_is_said_to_follow(lang):
    assert offending(SIDE_BY_SIDE[lang], said_in(lang)) == []
    assert offending(SIDE_BY_SIDE[lang], {"here": "Takú kartu nemáš, nemôžeš ju vrátiť."})
    assert not offending(SIDE_BY_SIDE[lang], {"here": "Keď taký nie je, nepríde nikto."})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_sentence_is_set_like_a_typewriter_does(lang):
    assert offending(TYPED, said_in(lang)) == []


def test_a_card_pauses_between_when_and_what():
    cards = {
        where: text for where, text in said_in("en").items() if re.search(r"label-|web-(?:domain|hostile)-", where)
    }
    assert [where for where, text in cards.items() if ABRUPT.search(text)] == []
    assert ABRUPT.search("At the Village gain 2 coins.")
    assert not ABRUPT.search("At the Village, gain 2 coins.")


@pytest.mark.parametrize("lang", ["cs", "sk"])
def test_guides_are_typeset(lang):
    """No line ends with a one-letter word, in a guide as little as anywhere else."""
    for slug in GAMES:
        text = guide(slug, lang).text
        assert re.findall(r"(?<!\w)[aikosuvzAIKOSUVZ] (?=\w)", text) == [], slug
        assert "\u00a0" in text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", GAMES)
def test_rules_have_no_accent(slug, lang):
    assert offending(FOREIGN[lang], in_rules(slug, lang)) == []


@pytest.mark.parametrize("lang", ["cs", "sk"])
def test_no_verb_depends_on_whether_a_weapon_is_one_or_several(lang):
    """Paklíče and Vrhací nože are plural: a sentence says what they are before it says what they do."""
    messages = in_messages(ROOT / "src/pentarchy/games/amulet/texts" / f"{lang}.ftl")
    assert [name for name, text in messages.items() if PLURAL_NAMES.search(text)] == []
    assert PLURAL_NAMES.search("{ $weapon } není tvoje zbraň.")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_monster_of_amulet_is_called_by_its_own_weak_spots(lang):
    """`dark_knights-11-41` has them in row 2 column 2 and row 5 column 2; rows and columns are told from 1."""
    words = Words(pentarchy.load("amulet"), lang)
    backs = {entry.id.name.removeprefix("name-") for entry in game_messages("amulet", lang).body if "id" in vars(entry)}
    backs = {back for back in backs if re.fullmatch(r"[a-z_]+(-\d\d){2,3}", back)}
    assert len(backs) >= len({record["family"] for record in records("amulet") if "family" in record})
    for back in sorted(backs):
        squares = [(int(row) + 1, int(column) + 1) for row, column in re.findall(r"-(\d)(\d)", back)]
        for name in (words.name(back), words.forms(back).get("a", ""), words.forms(back).get("dat", "")):
            assert not name or told(name) == squares, name


def told(name):
    """The squares that a name tells: `row 3 columns 2 and 5`, `3. řádek 2. a 5. sloupec`."""
    found, row = [], 0
    for part in name.replace("\u00a0", " ").partition(": ")[2].split(", "):
        numbers = [int(number) for number in re.findall(r"\d+", part)]
        if re.search(r"row|řád|riad", part):
            row, *numbers = numbers
        found += [(row, number) for number in numbers]
    return found


def zeros(folder, lang):
    """By message, the numbers of which it says something else when there are none."""
    messages = in_messages(ROOT / folder / f"{lang}.ftl")
    return {name: set(NONE.findall(text)) for name, text in messages.items()}


@pytest.mark.parametrize("lang", ["cs", "sk"])
@pytest.mark.parametrize("folder", FOLDERS)
def test_none_is_said_in_every_language(folder, lang):
    """Where English says "none is left", no other language says "0 cards are left"; it may say it more often."""
    english, other = zeros(folder, "en"), zeros(folder, lang)
    assert {name: found for name, found in english.items() if found - other.get(name, found)} == {}


@pytest.mark.parametrize("lang", ["cs", "sk"])
@pytest.mark.parametrize("folder", FOLDERS)
def test_what_is_missing_has_a_verb_in_its_number(folder, lang):
    """Chybí 1, chybějí 2, chybí 5."""
    messages = in_messages(ROOT / folder / f"{lang}.ftl").items()
    missing = [(name, each, text) for name, text in messages for each in MISSING.findall(text)]
    assert [name for name, fact, text in missing if f"${fact} ->" not in text and name != "fact-missing"] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", games_together("words"))
def test_sentences_begin_with_a_capital(slug, lang):
    """A name that is written small does not stand first."""
    game = pentarchy.load(slug)
    seen, words = seen_in(game), words_in(game, lang)
    sentences = [words.refusal(each) for each in seen.refusals.values()]
    sentences += [words.event(told) for tellings in seen.told.values() for told in tellings[:50]]
    assert [sentence for sentence in sentences if sentence[0].islower()] == []
