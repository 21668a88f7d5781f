"""Bytes to messages and back: the only place that knows JSON on the wire."""

import msgspec

from pentarchy.tables.errors import Malformed
from pentarchy.tables.incoming import parse
from pentarchy.tables.messages import Message
from pentarchy.tables.outgoing import Told

ENCODER = msgspec.json.Encoder()
DECODER: msgspec.json.Decoder[object] = msgspec.json.Decoder()


def encode(message: Told) -> bytes:
    return ENCODER.encode(message)


def decode(text: str | bytes) -> Message:
    """Raises Malformed for whatever is no message."""
    try:
        plain = DECODER.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Malformed(f"this is not a message: {error}") from None
    return parse(plain)
