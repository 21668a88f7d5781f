"""What goes through the pipes to a worker: a length, then MessagePack."""

import msgspec

LENGTH = 4


def framed(message: object) -> bytes:
    body = msgspec.msgpack.encode(message)
    return len(body).to_bytes(LENGTH, "big") + body
