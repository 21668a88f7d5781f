"""Moves inside views, such as an answer that a seat has given and the others do not know yet."""

from collections.abc import Iterator

from pentarchy.envs.encoding.parts import Numbers, Part, Slice
from pentarchy.envs.errors import Unencodable
from pentarchy.kernel.errors import BadNotation
from pentarchy.kernel.moves import Vocabulary

DIGIT = 1 << 12


class MoveText(Part):
    """A move in its notation: an entry for its verb, then its arguments in two digits each; none sets no entry."""

    def __init__(self, vocabulary: Vocabulary, verbs: list[str]) -> None:
        self.vocabulary = vocabulary
        self.verbs = {name: i for i, name in enumerate(verbs)}
        self.arguments = max(len(vocabulary.by_name[name].arguments) for name in verbs)
        self.size = len(verbs) + 2 * self.arguments

    def put(self, value: object, out: Numbers, at: int, you: int) -> None:
        if value is None:
            return
        if not isinstance(value, str):
            raise Unencodable(value, "a move")
        try:
            move = self.vocabulary.parse(value)
        except BadNotation as error:
            raise Unencodable(value, f"a move: {error.why}") from error
        verb = self.vocabulary.verb_of(move)
        if verb.name not in self.verbs:
            raise Unencodable(value, f"a move that begins with {', '.join(self.verbs)}")
        out[at + self.verbs[verb.name]] = 1
        at += len(self.verbs)
        for i in range(len(verb.arguments)):
            out[at + 2 * i], out[at + 2 * i + 1] = divmod(verb.argument(move, i), DIGIT)

    def slices(self, name: str, at: int) -> Iterator[Slice]:
        yield Slice(f"{name}.verb", at, len(self.verbs), "1 for the verb that it is", tuple(self.verbs))
        labels = tuple(f"argument {i} {part}" for i in range(self.arguments) for part in (f"over {DIGIT}", "rest"))
        meaning = "the arguments, each as a quotient and a rest"
        yield Slice(f"{name}.arguments", at + len(self.verbs), 2 * self.arguments, meaning, labels, 16, binary=False)
