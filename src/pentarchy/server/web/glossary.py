"""What a client needs to put a game into words by itself: messages, names, and how moves are written."""

from functools import lru_cache
from importlib.resources import files

import msgspec

from pentarchy.games import package_of
from pentarchy.kernel.moves import Argument, Counts, Dice, Number, Subset, Vocabulary, Word
from pentarchy.server.web.caller import Caller
from pentarchy.tables.library import game_of
from pentarchy.words import LANGUAGES, UnknownLanguage
from pentarchy.words.names import forms, written


class ArgumentInfo(msgspec.Struct, omit_defaults=True):
    """One argument of a verb: a number from low, one word, a set of words, counts of words, or dice."""

    kind: str
    words: list[str] = []
    low: int = 0


class VerbInfo(msgspec.Struct):
    """A verb and its notation: in the pattern, `{0}` stands for the first argument."""

    name: str
    pattern: list[str]
    arguments: list[ArgumentInfo]


class Glossary(msgspec.Struct):
    """Of one game in one language: Fluent messages, names, their forms and labels by id, and the verbs of moves."""

    game: str
    lang: str
    title: str
    messages: str
    names: dict[str, str]
    labels: dict[str, str]
    forms: dict[str, dict[str, str]]
    verbs: list[VerbInfo]


async def show_glossary(caller: Caller, _: None) -> Glossary:
    """The words of a game in one language (en, cs or sk)."""
    return glossary(caller.path["game"], caller.query.get("lang", "en"))


@lru_cache(maxsize=64)
def glossary(slug: str, lang: str) -> Glossary:
    """Raises UnknownGame, UnknownLanguage."""
    game = game_of(slug)
    if lang not in LANGUAGES:
        raise UnknownLanguage(lang)
    own = messages(package_of(slug), lang) or messages(package_of(slug), "en")
    texts = own + without_terminal(messages("pentarchy.words", lang))
    names, labels = written(slug, "name", lang), written(slug, "label", lang)
    title = game.names.get(lang, game.names["en"])
    return Glossary(slug, lang, title, texts, names, labels, forms(slug, lang), verbs(game.vocabulary))


def messages(package: str, lang: str) -> str:
    file = files(package).joinpath("texts", f"{lang}.ftl")
    return file.read_text(encoding="utf-8") + "\n" if file.is_file() else ""


def without_terminal(text: str) -> str:
    """The messages that only the terminal shows begin with `ui-` and stand at the end."""
    return text.partition("\nui-")[0] + "\n"


def verbs(vocabulary: Vocabulary) -> list[VerbInfo]:
    return [VerbInfo(verb.name, verb.pattern, list(map(described, verb.arguments))) for verb in vocabulary.verbs]


def described(argument: Argument) -> ArgumentInfo:
    match argument:
        case Number():
            return ArgumentInfo("number", low=argument.low)
        case Word():
            return ArgumentInfo("word")
        case Subset():
            return ArgumentInfo("subset", argument.words)
        case Counts():
            return ArgumentInfo("counts", argument.words)
        case Dice():
            return ArgumentInfo("dice")
    raise AssertionError(f"{type(argument).__name__} is an argument that clients do not know")
