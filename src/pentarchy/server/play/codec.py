"""Bytes to messages and back: the only place that knows JSON on the wire."""

import msgspec

from pentarchy.server.errors import Malformed
from pentarchy.server.play.messages import FromServer, Said

ENCODER = msgspec.json.Encoder()
DECODER: msgspec.json.Decoder[Said] = msgspec.json.Decoder(Said)


def encode(message: FromServer) -> str:
    return ENCODER.encode(message).decode()


def decode(text: str | bytes) -> Said:
    """Raises Malformed for whatever is no message."""
    try:
        return DECODER.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Malformed(f"this is no message: {error}") from None
