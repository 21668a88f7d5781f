"""The lines that go back and forth: one JSON object each."""

import json
from typing import Final

from pentarchy.bots.observation import SeatObservation
from pentarchy.bots.outside.faults import ILLEGAL, NONSENSE, FaultyMove
from pentarchy.kernel.errors import BadNotation
from pentarchy.kernel.game import Game

PROTOCOL: Final = "pentarchy-bot"
VERSION: Final = 1
SHOWN: Final = 80

Message = dict[str, object]


def hello(observation: SeatObservation, seed: int) -> Message:
    """Begins a game."""
    return {
        "type": "hello",
        "protocol": PROTOCOL,
        "version": VERSION,
        "game": observation.game.slug,
        "rules_version": observation.game.version,
        "seats": observation.seats,
        "seat": observation.seat,
        "settings": observation.settings.values,
        "seed": seed,
    }


def question(observation: SeatObservation, number: int, seconds: float) -> Message:
    """Asks for a move."""
    view = observation.view()
    return {
        "type": "choose",
        "id": number,
        "seat": observation.seat,
        "question": view["question"],
        "seconds": seconds,
        "view": view,
        "options": [{"move": move, "text": observation.game.text(move)} for move in observation.options],
    }


def written(message: Message) -> str:
    return json.dumps(message, ensure_ascii=False, separators=(",", ":")) + "\n"


def read(line: str) -> Message:
    """The object on a line. Raises FaultyMove."""
    try:
        message = json.loads(line)
    except ValueError:
        raise FaultyMove(NONSENSE, f"not a line of JSON: {line.strip()[:SHOWN]!r}") from None
    if not isinstance(message, dict) or not isinstance(message.get("type"), str):
        raise FaultyMove(NONSENSE, f"no JSON object with a type: {line.strip()[:SHOWN]!r}")
    return message


def check_hello(message: Message) -> str:
    """The name by which a bot answers. Raises FaultyMove."""
    if message["type"] != "hello" or message.get("version") != VERSION:
        raise FaultyMove(NONSENSE, f"expected a hello of version {VERSION}, got {str(message)[:SHOWN]}")
    return str(message.get("name", ""))


def chosen(message: Message, observation: SeatObservation) -> int:
    """The move that a bot answers, by its number or its text. Raises FaultyMove."""
    move = message.get("move")
    if message["type"] != "move" or isinstance(move, bool) or not isinstance(move, int | str):
        raise FaultyMove(NONSENSE, f"expected a move, got {str(message)[:SHOWN]}")
    number = parsed(observation.game, move) if isinstance(move, str) else move
    if number not in observation.options:
        raise FaultyMove(ILLEGAL, f"{move!r} is not among the {len(observation.options)} options")
    return number


def parsed(game: Game, text: str) -> int:
    try:
        return game.parse(text)
    except BadNotation as error:
        raise FaultyMove(NONSENSE, str(error)) from error
