"""Messages as JSON text, and back."""

import json
from dataclasses import fields, is_dataclass

from pentarchy.tables.errors import Malformed


def encode(message: object) -> str:
    return json.dumps(message, default=plain, ensure_ascii=False, separators=(",", ":"))


def plain(message: object) -> dict[str, object]:
    if not is_dataclass(message):
        raise TypeError(f"{type(message).__name__} cannot be told")
    return {each.name: getattr(message, each.name) for each in fields(message)}


def decode(text: str) -> object:
    """Raises Malformed."""
    try:
        return json.loads(text)
    except ValueError as error:
        raise Malformed(f"this is not a message: {error}") from None
