"""The words of one game in one language: names, moves, questions, refusals, what happened, how it ended."""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from fluent.runtime import FluentBundle

from pentarchy.kernel.events import Facts
from pentarchy.kernel.game import Game
from pentarchy.kernel.moves import Argument, Counts, Number, Subset
from pentarchy.kernel.outcome import Outcome
from pentarchy.kernel.steps import Refusal
from pentarchy.kernel.views import Called
from pentarchy.words.facts import Variables, variables, worded
from pentarchy.words.languages import common_messages, game_messages
from pentarchy.words.names import forms, written
from pentarchy.words.typography import typeset

SEAT: Final = re.compile(r"\d+")


class Words:
    """Puts plain data into words. Never raises for a message that is missing: `problems` says what went wrong."""

    def __init__(self, game: Game, lang: str, players: Sequence[str] | None = None) -> None:
        self.game = game
        self.lang = lang
        self.players = list(players or [])
        self.called: Called = {}
        """The facts behind names that depend on the table; a view has them."""
        self.problems: list[str] = []
        functions: dict[str, Callable[[Any], Any]] = {"PLAYER": self.seated, "FROM_ONE": from_one}
        self.bundle = FluentBundle([lang], functions, use_isolating=False)
        self.bundle.add_resource(game_messages(game.slug, lang))
        self.bundle.add_resource(common_messages(lang))
        self.names = written(game.slug, "name", lang)
        self.labels = written(game.slug, "label", lang)
        self.inflected = forms(game.slug, lang)

    def has(self, message: str) -> bool:
        return self.bundle.has_message(message)

    def text(self, message: str, /, **facts: object) -> str:
        """A message with its facts put into words; its id where there is no such message."""
        return self.said(message, variables(facts, self))

    def said(self, message: str, values: Variables) -> str:
        """A message whose variables are words already."""
        pattern = self.bundle.get_message(message).value if self.has(message) else None
        if pattern is None:
            self.report(f"{self.lang}: there is no message '{message}'")
            return message
        text, errors = self.bundle.format_pattern(pattern, values)
        for error in errors:
            self.report(f"{self.lang}: {message}: {error}")
        return typeset(str(text), self.lang)

    def report(self, problem: str) -> None:
        if problem not in self.problems:
            self.problems.append(problem)

    def name(self, thing: str) -> str:
        """The display name of anything with an id."""
        message, values = self.naming(thing)
        return self.said(message, values) if self.has(message) else self.names.get(thing, thing)

    def naming(self, thing: str) -> tuple[str, Variables]:
        """The message that names a thing: its own, or the one for things of its kind."""
        facts = self.called.get(thing)
        return (f"called-{facts['kind']}", variables(facts, self)) if facts else (f"name-{thing}", {})

    def label(self, thing: str) -> str:
        """What is written on a card beside its name; '' for things without it."""
        message = f"label-{thing}"
        return self.said(message, {}) if self.has(message) else self.labels.get(thing, "")

    def forms(self, thing: str) -> Mapping[str, str]:
        """The forms of a name that sentences want: `acc`, `gen`, `loc`, `gender`, `few` and `many` beside a number;
        in English `a` has its article. From the attributes of `name-…`, or else from the data files."""
        name, values = self.naming(thing)
        message = self.bundle.get_message(name) if self.has(name) else None
        if message is None or not message.attributes:
            found = self.inflected.get(thing, {})
        else:
            texts = message.attributes.items()
            found = {form: str(self.bundle.format_pattern(text, values)[0]) for form, text in texts}
        return (
            found if self.lang != "en" or not thing or "a" in found else {"a": with_article(self.name(thing)), **found}
        )

    def nothing(self) -> str:
        return self.said("nothing", {})

    def player(self, seat: object) -> str:
        """Who sits there."""
        number = int(str(seat))
        if number < 0:
            return self.said("nobody", {})
        if number < len(self.players):
            return self.players[number]
        beyond = "board-rival" if self.players and self.has("board-rival") else "player"
        return self.said(beyond, {"number": number + 1})

    def seated(self, seats: object) -> str:
        """The Fluent function PLAYER, for arguments of moves that are seats: `1`, or `1 and 2`, or none of them."""
        if not str(seats)[:1].isdigit():
            return self.said("nobody", {})
        return self.together([self.player(seat) for seat in SEAT.findall(str(seats))])

    def together(self, names: list[str]) -> str:
        """Agatha, Boris and Cecily."""
        if len(names) < 2:
            return "".join(names)
        return self.said("together", {"others": ", ".join(names[:-1]), "last": names[-1]})

    def move(self, move: int) -> str:
        """A move as a button would say it; its notation where there is no message."""
        verb = self.game.vocabulary.verb_of(move)
        if not self.has(f"move-{verb.name}"):
            return self.game.text(move)
        given = [argued(kind, verb.argument(move, i)) for i, kind in enumerate(verb.arguments)]
        return self.text(f"move-{verb.name}", **dict(zip("abcd", given)))

    def note(self, move: int, facts: Facts) -> str:
        """A few words beside an option: its facts as `note-<verb>` says them, or one after the other."""
        message = f"note-{self.game.vocabulary.verb_of(move).name}"
        if facts and self.has(message):
            return self.text(message, **facts)
        return "; ".join(filter(None, (self.fact(name, fact) for name, fact in facts.items())))

    def fact(self, name: str, fact: object) -> str:
        """One fact about an option; in its plain form where `fact-<name>` does not say it in words."""
        if self.has(f"fact-{name}"):
            return self.text(f"fact-{name}", **{name: fact})
        return f"{self.name(name)}: {worded(name, fact, self)}".replace("_", " ")

    def question(self, name: str) -> str:
        """What a decision asks, by the name of its step."""
        return self.text(f"ask-{name}")

    def refusal(self, refusal: Refusal) -> str:
        """Why a move is not possible, with the rule that forbids it."""
        why = self.text(f"why-{refusal.key}", **refusal.facts)
        return f"{why} ({refusal.rule})" if refusal.rule else why

    def event(self, told: Facts) -> str:
        """One sentence for an event as told to a seat; the `-unseen` one for those who were not told all of it."""
        message = f"event-{told['kind']}"
        facts = {key: fact for key, fact in told.items() if key not in ("kind", "rule", "seat")}
        values = variables({"player": told["seat"], **facts}, self)
        return self.said(f"{message}-unseen" if self.lacks(message, values) else message, values)

    def lacks(self, message: str, values: Variables) -> bool:
        """Whether a message asks for more than these values, and there is one that does not."""
        pattern = self.bundle.get_message(message).value if self.has(f"{message}-unseen") else None
        return pattern is not None and bool(self.bundle.format_pattern(pattern, values)[1])

    def option(self, name: str) -> str:
        return self.text(f"option-{name}")

    def part(self, name: str) -> str:
        """One part of a score."""
        return self.text(f"part-{name}")

    def outcome(self, outcome: Outcome) -> str:
        """Who has won, why the game is over, and what broke a tie."""
        winners: list[object] = [*outcome.winners]
        best = max((outcome.scores[seat] for seat in outcome.winners), default=outcome.scores[0])
        why = self.text(f"reason-{outcome.reason}", points=best, rival=sum(outcome.rival.values()))
        lost_to_a_rival = outcome.rival and not winners
        won = f"won-{outcome.reason}" if self.has(f"won-{outcome.reason}") else "won"
        sentences = [why] if lost_to_a_rival else [why, self.text(won, winners=winners, points=best)]
        if outcome.tie_break:
            sentences.append(self.text(f"tie-{outcome.tie_break}"))
        return " ".join(sentences)


def from_one(number: object) -> str:
    """The Fluent function FROM_ONE, for rows and columns that rules count from 0 and people from 1."""
    return str(int(str(number)) + 1)


def with_article(name: str) -> str:
    """English: a Goblin, an Outpost."""
    return f"{'an' if name[:1] in 'AEIOUaeiou' else 'a'} {name}"


def argued(kind: Argument, value: int) -> object:
    """An argument of a move as a fact."""
    match kind:
        case Number():
            return kind.low + value
        case Subset():
            return [word for i, word in enumerate(kind.words) if value >> i & 1]
        case Counts():
            return {word: count for word, count in zip(kind.words, kind.unpack(value)) if count}
    return kind.text(value)
